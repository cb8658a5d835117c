import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { contractRoutes } from './packages/web/build/contract-routes.ts';

export default defineConfig({
  plugins: [contractRoutes()],
  resolve: { alias: { '@': fileURLToPath(new URL('packages/web/src', import.meta.url)) } },
  test: {
    include: [
      'packages/*/src/**/*.test.{ts,tsx}',
      'packages/*/scenarios/**/*.test.ts',
      'packages/*/training/**/*.test.ts',
      'packages/*/encoder/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    setupFiles: ['scripts/report-properties-at-once.ts'],
    pool: 'threads',
    // Tests share nothing but code, and loading it anew for each file took as long as many of them.
    isolate: false,
    // Many tests wait for a database or a socket; a core left free would only idle with them.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A machine shared with other work may be slow once; a test that fails twice is broken.
    retry: process.env.CI === 'true' ? 1 : 0,
  },
});
