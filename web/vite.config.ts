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

export default defineConfig({
  plugins: [svelte(), inlineSprite(), precompress()],
  // What both games' tables need is one file: fewer requests than the many small ones a bundler would make of it.
  build: {
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', test: /node_modules.svelte|src.(table|lib).(?!i18n.(cs|pl|ru))/ }] } } },
    target: 'es2022', cssCodeSplit: false, modulePreload: { polyfill: false }, assetsInlineLimit: 0,
  },
  // The server refuses what comes from pages of other hosts: the page's own host must be told it.
  server: { proxy: { '/api': { target: process.env['THARSIS_API'] ?? 'http://127.0.0.1:8080', changeOrigin: false } } },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'] },
});
