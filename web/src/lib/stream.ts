// The live connection of a table: server-sent events that come back by themselves.
import type { Moment, Notice, TableInfo, Update } from '../wire';
import { api } from './api';

export type Link = 'joining' | 'live' | 'lost';

export interface Listener {
  moment(moment: Moment): void;
  update(update: Update): void;
  table(info: TableInfo): void;
  notice(notice: Notice): void;
  link(link: Link): void;
}

const PATIENCE = [500, 1000, 2000, 4000, 8000];

/** Opens the stream; the function it returns closes it. */
export function listen(id: string, listener: Listener): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const open = () => {
    clearTimeout(timer);
    source?.close();
    source = new EventSource(api.streamUrl(id));
    const on = <T>(name: string, tell: (data: T) => void) =>
      source?.addEventListener(name, (event) => tell(JSON.parse((event as MessageEvent<string>).data) as T));
    on<Moment>('moment', (it) => listener.moment(it));
    on<Update>('update', (it) => listener.update(it));
    on<TableInfo>('table', (it) => listener.table(it));
    on<Notice>('notice', (it) => listener.notice(it));
    source.onopen = () => {
      failures = 0;
      listener.link('live');
    };
    source.onerror = () => {
      listener.link('lost');
      // The browser tries again by itself unless the server answered with an error; then we do.
      if (source?.readyState === EventSource.CLOSED) {
        timer = setTimeout(open, PATIENCE[Math.min(failures++, PATIENCE.length - 1)]);
      }
    };
  };
  // A laptop that slept or a phone that was in a pocket should not wait for a timeout.
  const wake = () => {
    if (document.visibilityState === 'visible' && source?.readyState !== EventSource.OPEN) open();
  };
  document.addEventListener('visibilitychange', wake);
  addEventListener('online', wake);
  open();
  return () => {
    clearTimeout(timer);
    source?.close();
    document.removeEventListener('visibilitychange', wake);
    removeEventListener('online', wake);
  };
}
