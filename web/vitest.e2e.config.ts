// Tests in a real browser against a real server: `THARSIS_BIN=… npm run e2e`.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['e2e/**/*.test.ts'],
    globalSetup: ['e2e/server.ts'],
    // Whole games with a random deal may be long ones, and machines slow.
    testTimeout: 300_000,
    hookTimeout: 60_000,
    // Two at a time: more would only wait for each other on a small machine.
    maxWorkers: 2,
    // The files share nothing but a server; reading the tools anew for each takes a second.
    isolate: false,
    retry: 0,
    // What is on its way is waited for; a second is too little where a build runs beside the browser.
    expect: { poll: { timeout: 15_000 } },
  },
});
