import { defineConfig } from 'vitest/config';

export default defineConfig({
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
