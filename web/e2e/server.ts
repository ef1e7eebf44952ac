// Starts a server on a free port with a database of its own, for all tests.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    url: string;
  }
}

export const BIN = process.env['THARSIS_BIN'] ?? '../target/release/tharsis';

export function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.on('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address ? found(address.port) : failed(new Error('no port'))));
    });
  });
}

export interface Running {
  url: string;
  /** Ends it hard, as a crash would. */
  kill(): Promise<void>;
}

/** A server; the same folder and port again give the same tables. */
export async function start(folder: string, port: number): Promise<Running> {
  if (!existsSync(BIN)) throw new Error(`there is no ${BIN}: build it, or set THARSIS_BIN`);
  const url = `http://127.0.0.1:${port}`;
  const child: ChildProcess = spawn(BIN, ['serve'], {
    env: {
      ...process.env,
      THARSIS_LISTEN: `127.0.0.1:${port}`,
      THARSIS_DATABASE: `sqlite:${join(folder, 'tables.db')}`,
      THARSIS_RATE: '0',
      THARSIS_URL: url,
    },
    stdio: 'ignore',
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  for (let i = 0; i < 200; i++) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    if (answer?.ok) {
      return {
        url,
        kill: async () => {
          child.kill('SIGKILL');
          await ended;
        },
      };
    }
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('the server did not come up');
}

export const newFolder = () => mkdtempSync(join(tmpdir(), 'tharsis-e2e-'));

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env['E2E_URL'];
  if (running) {
    project.provide('url', running);
    return () => Promise.resolve();
  }
  const folder = newFolder();
  const server = await start(folder, await freePort());
  project.provide('url', server.url);
  return async () => {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
}
