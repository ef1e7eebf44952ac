// RFC 6902 patches, as far as the server sends them (add, remove, replace), applied without touching the old value:
// whatever a patch does not reach stays the same object, so that nothing unchanged is drawn anew.
import type { PatchStep } from '../wire';

type Container = Record<string, unknown> | unknown[];

const unescape = (part: string) => part.replaceAll('~1', '/').replaceAll('~0', '~');

export function patched<T>(value: T, steps: readonly PatchStep[]): T {
  let root: unknown = value;
  const fresh = new Set<unknown>();
  const own = (it: unknown): Container => {
    if (typeof it !== 'object' || it === null) throw new Error('a patch leads into a plain value');
    if (fresh.has(it)) return it as Container;
    const copy: Container = Array.isArray(it) ? [...it] : { ...(it as Record<string, unknown>) };
    fresh.add(copy);
    return copy;
  };
  for (const { op, path, value: news } of steps) {
    if (path === '') {
      root = op === 'remove' ? null : news;
      continue;
    }
    const parts = path.slice(1).split('/').map(unescape);
    const last = parts.pop() as string;
    let at = own(root);
    root = at;
    for (const part of parts) {
      const below = own((at as Record<string, unknown>)[part]);
      (at as Record<string, unknown>)[part] = below;
      at = below;
    }
    change(at, op, last, news);
  }
  return root as T;
}

function change(at: Container, op: string, key: string, value: unknown): void {
  if (!Array.isArray(at)) {
    if (op === 'remove') delete at[key];
    else at[key] = value;
    return;
  }
  const index = key === '-' ? at.length : Number(key);
  if (!Number.isInteger(index) || index < 0 || index > at.length) throw new Error(`no place ${key} in a list`);
  if (op === 'remove') at.splice(index, 1);
  else if (op === 'add') at.splice(index, 0, value);
  else at[index] = value;
}
