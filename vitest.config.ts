import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('packages/web/src', import.meta.url)) } },
  test: {
    include: [
      'packages/*/src/**/*.test.{ts,tsx}',
      'packages/*/scenarios/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    pool: 'threads',
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
