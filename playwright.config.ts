import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { presentChromium } from './scripts/find-chromium.mjs';
import { freePort } from './tests/free-port.ts';
import { operatorEmails } from './tests/people.ts';

// Every worker reads this file again: what the first reading chose is handed on in the environment.
process.env.BROWSER_TEST_PORT ??= String(freePort());
process.env.BROWSER_TEST_SITES ??= `127.0.0.1:${freePort()}`;
process.env.BROWSER_TEST_FOLDER ??= mkdtempSync(join(tmpdir(), 'second-ring-browser-'));

const {
  BROWSER_TEST_PORT: port,
  BROWSER_TEST_SITES: sites = '',
  BROWSER_TEST_FOLDER: folder,
} = process.env;
const address = `http://127.0.0.1:${port}`;
const chromium = presentChromium();

const specs = readdirSync(join(import.meta.dirname, 'tests'))
  .filter((name) => name.endsWith('.spec.ts'))
  .toSorted();

/** Where each test is to run at one width only, every second file of them at each. */
function leftOut(turn: 0 | 1): string[] {
  if (process.env.BROWSER_TEST_WIDTHS !== 'one') return [];
  return specs.filter((_, at) => at % 2 === turn).map((name) => `**/${name}`);
}

/** Tests against the real server, the built pages and a database that is thrown away. */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // A machine shared with other work may be slow once; a test that fails three times is broken.
  retries: process.env.CI === 'true' ? 2 : 0,
  reporter: 'list',
  globalTeardown: './tests/remove-database.ts',
  use: {
    baseURL: address,
    // Recording slows every test, so only what failed once is recorded: `--trace on` records all.
    trace: 'on-first-retry',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: leftOut(1),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    {
      name: 'desktop',
      testIgnore: leftOut(0),
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: [
    {
      command: 'node tests/site-server.ts',
      port: Number(sites.split(':')[1]),
      reuseExistingServer: false,
      env: { PORT: sites.split(':')[1] ?? '' },
    },
    {
      command: 'node packages/server/src/main.ts',
      url: `${address}/readyz`,
      timeout: 60_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      env: {
        PORT: port,
        HOST: '127.0.0.1',
        PUBLIC_URL: address,
        // With it the carrier's webhooks answer to whoever signs with it, as the tests' carrier does.
        TWILIO_AUTH_TOKEN: 'a-token-for-tests',
        DATA_DIR: join(folder, 'database'),
        LOG_LEVEL: 'error',
        OPERATOR_EMAILS: operatorEmails.join(','),
        // The websites that tests have agents made of.
        WEBSITE_ALLOW_HOSTS: sites,
        // Every test signs in from the same address, and none waits a minute for its second mail.
        AUTH_LIMIT_TOKEN: '0',
        AUTH_LIMIT_VERIFY: '0',
        AUTH_LIMIT_MAIL: '0',
        AUTH_LIMIT_FACTOR: '0',
        AUTH_MAIL_INTERVAL: '0',
        AUTH_MAILS_PER_HOUR: '0',
        // Whether vectors come in time is up to the machine; what is said must not be.
        SENTENCE_VECTORS: 'off',
      },
    },
  ],
});
