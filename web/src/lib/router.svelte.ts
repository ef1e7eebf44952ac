// Pages by address. Addresses are hashes (#/t/ABCD?step=12), so that they work however the files are served; a plain
// path that somebody typed or scanned (/t/ABCD) is turned into one.

export interface Route {
  /** The parts of the path: ['t', 'ABCD']. */
  path: string[];
  query: URLSearchParams;
}

function read(): Route {
  const [path = '', query = ''] = location.hash.replace(/^#\/?/, '').split('?');
  return { path: path.split('/').filter(Boolean).map(decodeURIComponent), query: new URLSearchParams(query) };
}

if (location.pathname !== '/' && !location.hash) {
  history.replaceState(null, '', `/#${location.pathname}${location.search}`);
}

let current = $state.raw<Route>(read());
addEventListener('hashchange', () => (current = read()));

export const route = () => current;

export function go(path: string): void {
  location.hash = path;
}

/** Changes the address without a step in the browser's history. */
export function replace(path: string): void {
  history.replaceState(null, '', `#${path}`);
  current = read();
}

export const link = (path: string) => `#${path}`;
export const fullLink = (path: string) => `${location.origin}/#${path}`;
