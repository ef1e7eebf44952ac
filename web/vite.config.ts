// Builds the client into `dist/`: hashed files, each with a .br and a .gz beside it for the server to hand out.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** The icons stand in the page itself: `<use href="#r-steel">` needs no further request. */
function inlineSprite(): Plugin {
  return {
    name: 'inline-sprite',
    transformIndexHtml(html) {
      const sprite = readFileSync(new URL('./src/assets/sprite.svg', import.meta.url), 'utf8');
      return html.replace('<!--sprite-->', () => sprite.replace(/>\s+</g, '><'));
    },
  };
}

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

/** Compressed once here rather than at every request. */
function precompress(): Plugin {
  let folder = 'dist';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      for (const path of files(folder).filter((path) => /\.(js|css|html|svg|json|txt)$/.test(path))) {
        const bytes = readFileSync(path);
        const quality = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
        writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: quality }));
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

interface Module {
  importedIds: readonly string[];
  importers: readonly string[];
}
type Find = (id: string) => Module | null;

const PAGE = /src.main\.ts$/;
const TABLE = /src.(mars|ares).\w+Table\.svelte$/;

/** Whether a module comes with another one, by way of others or not, and not only when something is opened. */
function comesWith(root: RegExp, id: string, find: Find, seen = new Set<string>()): boolean {
  if (root.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (find(id)?.importers ?? []).some((it) => find(it)?.importedIds.includes(id) === true && comesWith(root, it, find, seen));
}

/**
 * What the tables of both games need is one file of code, and with it what a table shares with parts that are opened: fewer requests than
 * the many small ones a bundler would make of it. All else is fetched when it is opened.
 */
function shared(id: string, find: Find): string | null {
  const atOnce = (it: string) => comesWith(PAGE, it, find) || comesWith(TABLE, it, find);
  const common = /node_modules.svelte|src.(table|lib)./.test(id) || find(id)?.importers.some((it) => !atOnce(it)) === true;
  return common && !TABLE.test(id) && atOnce(id) ? 'shared' : null;
}

export default defineConfig({
  plugins: [svelte(), inlineSprite(), precompress()],
  build: {
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: (id, context) => shared(id, (it) => context.getModuleInfo(it)) }] } },
    },
    target: 'es2022',
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  // The server refuses what comes from pages of other hosts: the page's own host must be told it.
  server: { proxy: { '/api': { target: process.env['THARSIS_API'] ?? 'http://127.0.0.1:8080', changeOrigin: false } } },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'] },
});
