/*
 * A disk that fails and a clock that jumps, preloaded into the real server process (LD_PRELOAD) by the laboratory.
 *
 * It stands between the process and the system for the files of one folder: the database's. What it does is told by
 * a control file, mapped into memory, so that asking costs nothing. Three things:
 *
 *   - faults: a full disk (ENOSPC), a broken one (EIO), a read-only one (EROFS), writes cut in half;
 *   - a journal of every write, truncation and sync, in order, from which the laboratory makes the files as a power cut
 *     would leave them: what was synced, and any part of what was not;
 *   - the time of day, shifted by so many milliseconds.
 *
 * System calls are made directly, never by the library functions that are replaced here.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

enum { NONE, FULL, BROKEN, READ_ONLY, HALVES, LIES };

/* The control file: `crates/drill/src/lab/disk.rs` knows the same places. */
struct control {
    volatile uint64_t fault;
    volatile int64_t clock_ms;
    volatile uint64_t writes, syncs, refused;
};

static struct control none;
static struct control *control = &none;
static char folder[512];
static size_t folder_length;
static int journal = -1;
static pthread_mutex_t order = PTHREAD_MUTEX_INITIALIZER;

/* The files of the folder that are open, by descriptor: the part of their path below the folder. */
#define FILES 4096
static char names[FILES][64];

__attribute__((constructor)) static void begin(void) {
    const char *path = getenv("THARSIS_FAULTS"), *within = getenv("THARSIS_FAULTS_FOLDER");
    const char *kept = getenv("THARSIS_FAULTS_JOURNAL");
    if (!path || !within || strlen(within) >= sizeof folder) return;
    int file = syscall(SYS_openat, AT_FDCWD, path, O_RDWR | O_CLOEXEC, 0);
    if (file < 0) return;
    void *shared = mmap(0, sizeof *control, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    syscall(SYS_close, file);
    if (shared == MAP_FAILED) return;
    if (kept) journal = syscall(SYS_openat, AT_FDCWD, kept, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
    strcpy(folder, within);
    folder_length = strlen(within);
    control = shared;
}

static int is_ours(int fd) {
    return fd >= 0 && fd < FILES && names[fd][0];
}

/* An entry of the journal: its kind, name, two numbers and the bytes that follow. */
struct note {
    char kind, name[63];
    int64_t at, length;
};

static void note(char kind, int fd, int64_t at, int64_t length, const void *bytes) {
    if (journal < 0) return;
    struct note entry = {.kind = kind, .at = at, .length = length};
    memcpy(entry.name, names[fd], sizeof entry.name);
    struct iovec parts[2] = {{&entry, sizeof entry}, {(void *)bytes, bytes ? (size_t)length : 0}};
    syscall(SYS_writev, journal, parts, bytes ? 2 : 1);
}

static int refuse(int error) {
    __atomic_add_fetch(&control->refused, 1, __ATOMIC_RELAXED);
    errno = error;
    return -1;
}

/* The error that a change of a file meets now; 0 for none. */
static int fault_now(void) {
    switch (control->fault) {
    case FULL: return ENOSPC;
    case BROKEN: return EIO;
    case READ_ONLY: return EROFS;
    default: return 0;
    }
}

/* A write is noted before it is made: a process killed between the two leaves a note of what is not there, which is a
 * write that never reached the disk. */
static ssize_t write_at(int fd, const void *bytes, size_t length, off_t at) {
    int error = fault_now();
    if (error) return refuse(error);
    if (control->fault == HALVES) {
        /* The first half arrives, the rest meets a full disk: a short write, then an error. */
        static __thread int halved;
        if ((halved = !halved) == 0 || length < 2) return refuse(ENOSPC);
        __atomic_add_fetch(&control->refused, 1, __ATOMIC_RELAXED);
        length /= 2;
    }
    __atomic_add_fetch(&control->writes, 1, __ATOMIC_RELAXED);
    pthread_mutex_lock(&order);
    note('w', fd, at, length, bytes);
    ssize_t written = syscall(SYS_pwrite64, fd, bytes, length, at);
    pthread_mutex_unlock(&order);
    return written;
}

ssize_t pwrite64(int fd, const void *bytes, size_t length, off_t at) {
    if (!is_ours(fd)) return syscall(SYS_pwrite64, fd, bytes, length, at);
    return write_at(fd, bytes, length, at);
}

ssize_t pwrite(int fd, const void *bytes, size_t length, off_t at) {
    return pwrite64(fd, bytes, length, at);
}

ssize_t write(int fd, const void *bytes, size_t length) {
    if (!is_ours(fd)) return syscall(SYS_write, fd, bytes, length);
    off_t at = syscall(SYS_lseek, fd, 0, SEEK_CUR);
    ssize_t written = write_at(fd, bytes, length, at);
    if (written > 0) syscall(SYS_lseek, fd, at + written, SEEK_SET);
    return written;
}

ssize_t writev(int fd, const struct iovec *parts, int n) {
    if (!is_ours(fd)) return syscall(SYS_writev, fd, parts, n);
    for (int i = 0; i < n; i++)
        if (parts[i].iov_len) return write(fd, parts[i].iov_base, parts[i].iov_len);
    return 0;
}

/* A sync is noted after it was made: only then may anybody have been told. */
static int sync_by(long call, int fd) {
    if (!is_ours(fd)) return syscall(call, fd);
    if (control->fault == BROKEN) return refuse(EIO);
    if (control->fault == LIES) return 0;
    __atomic_add_fetch(&control->syncs, 1, __ATOMIC_RELAXED);
    pthread_mutex_lock(&order);
    int done = syscall(call, fd);
    if (done == 0) note('s', fd, 0, 0, 0);
    pthread_mutex_unlock(&order);
    return done;
}

int fsync(int fd) { return sync_by(SYS_fsync, fd); }
int fdatasync(int fd) { return sync_by(SYS_fdatasync, fd); }

int ftruncate64(int fd, off_t length) {
    if (!is_ours(fd)) return syscall(SYS_ftruncate, fd, length);
    if (fault_now()) return refuse(fault_now());
    pthread_mutex_lock(&order);
    note('t', fd, length, 0, 0);
    int done = syscall(SYS_ftruncate, fd, length);
    pthread_mutex_unlock(&order);
    return done;
}

int ftruncate(int fd, off_t length) { return ftruncate64(fd, length); }

int fallocate64(int fd, int mode, off_t at, off_t length) {
    if (is_ours(fd) && fault_now()) return refuse(fault_now());
    return syscall(SYS_fallocate, fd, mode, at, length);
}

int fallocate(int fd, int mode, off_t at, off_t length) { return fallocate64(fd, mode, at, length); }

int posix_fallocate64(int fd, off_t at, off_t length) {
    return fallocate64(fd, 0, at, length) < 0 ? errno : 0;
}

int posix_fallocate(int fd, off_t at, off_t length) { return posix_fallocate64(fd, at, length); }

static int open_at(int where, const char *path, int flags, mode_t mode) {
    int ours = folder_length && !strncmp(path, folder, folder_length) && path[folder_length] == '/';
    int writes = (flags & O_ACCMODE) != O_RDONLY;
    if (ours && writes && control->fault == READ_ONLY) return refuse(EROFS);
    if (ours && (flags & O_CREAT) && control->fault == FULL && syscall(SYS_faccessat, where, path, F_OK) < 0)
        return refuse(ENOSPC);
    int fd = syscall(SYS_openat, where, path, flags, mode);
    if (fd >= 0 && fd < FILES) {
        names[fd][0] = 0;
        if (ours && writes) strncpy(names[fd], path + folder_length + 1, sizeof names[fd] - 1);
    }
    return fd;
}

#define MODE(flags)                                                                                                     \
    mode_t mode = 0;                                                                                                    \
    if ((flags) & (O_CREAT | O_TMPFILE)) {                                                                              \
        va_list rest;                                                                                                   \
        va_start(rest, flags);                                                                                          \
        mode = va_arg(rest, mode_t);                                                                                    \
        va_end(rest);                                                                                                   \
    }

int open64(const char *path, int flags, ...) { MODE(flags) return open_at(AT_FDCWD, path, flags, mode); }
int open(const char *path, int flags, ...) { MODE(flags) return open_at(AT_FDCWD, path, flags, mode); }
int openat64(int where, const char *path, int flags, ...) { MODE(flags) return open_at(where, path, flags, mode); }
int openat(int where, const char *path, int flags, ...) { MODE(flags) return open_at(where, path, flags, mode); }

int close(int fd) {
    if (fd >= 0 && fd < FILES) names[fd][0] = 0;
    return syscall(SYS_close, fd);
}

int clock_gettime(clockid_t clock, struct timespec *now) {
    int done = syscall(SYS_clock_gettime, clock, now);
    int64_t shift = control->clock_ms;
    if (done == 0 && shift && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) {
        int64_t nanos = now->tv_nsec + shift % 1000 * 1000000;
        now->tv_sec += shift / 1000 + nanos / 1000000000;
        now->tv_nsec = nanos % 1000000000;
        if (now->tv_nsec < 0) {
            now->tv_nsec += 1000000000;
            now->tv_sec -= 1;
        }
    }
    return done;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
    struct timespec exact;
    (void)zone;
    clock_gettime(CLOCK_REALTIME, &exact);
    now->tv_sec = exact.tv_sec;
    now->tv_usec = exact.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *now) {
    struct timespec exact;
    clock_gettime(CLOCK_REALTIME, &exact);
    if (now) *now = exact.tv_sec;
    return exact.tv_sec;
}
