import { type Browser, chromium, type Page } from '@playwright/test';
import { openPostgresql } from '../packages/server/src/platform/database/open-postgresql.ts';
import { seedLogs } from '../packages/server/src/testing/seed.ts';
import { buildWebIfChanged } from '../scripts/build-web-if-changed.mjs';
import { presentChromium } from '../scripts/find-chromium.mjs';
import { signUp } from './support/account.ts';
import { createThrowAwayDatabase } from './support/database.ts';
import type { Row } from './support/row.ts';
import { startServerProcess } from './support/server-process.ts';

const rowsOfEach = 100_000;
const visits = 5;
const scrolledMs = 4_000;
const lists = [
  ['call logs', '/admin/call-logs'],
  ['SMS logs', '/admin/sms-logs'],
] as const;

/** What a person at the console waits for, in Chromium, with a hundred thousand of each log. */
export async function run(): Promise<Row[]> {
  await buildWebIfChanged();
  const database = await createThrowAwayDatabase();
  const executablePath = presentChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const open = await openPostgresql(database.url, () => undefined);
    await seedLogs(open.database, { calls: rowsOfEach, messages: rowsOfEach });
    await open.close();
    const server = await startServerProcess(database.url, { AUTH_EMAIL_AUTOCONFIRM: 'true' });
    try {
      const session = JSON.stringify(await signUp(server.origin));
      return await measure(browser, server.origin, session);
    } finally {
      await server.stop();
    }
  } finally {
    await browser.close();
    await database.drop();
  }
}

async function measure(browser: Browser, origin: string, session: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, path] of lists) {
    const times: number[] = [];
    for (let visit = 0; visit < visits; visit += 1)
      times.push(await visitWith(browser, origin, session, path, firstRowAt));
    times.sort((one, other) => one - other);
    const [median = 0, slowest = 0] = [times[Math.floor(visits / 2)], times.at(-1)];
    rows.push({
      measure: `${name}: first rows after navigation, nothing cached`,
      value: `median ${median.toFixed(0)} ms, slowest of ${visits} ${slowest.toFixed(0)} ms`,
    });
    const frames = await visitWith(browser, origin, session, path, scroll);
    rows.push({ measure: `${name}: scrolling`, value: told(frames) });
  }
  return rows;
}

/** Opens a list as a signed-in operator in a browser that knows nothing yet. */
async function visitWith<Result>(
  browser: Browser,
  origin: string,
  session: string,
  path: string,
  look: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
  });
  try {
    await context.addInitScript(
      (text) => localStorage.setItem('second-ring-session', text),
      session,
    );
    const page = await context.newPage();
    await page.goto(path, { waitUntil: 'commit' });
    return await look(page);
  } finally {
    await context.close();
  }
}

/** Milliseconds from the navigation to the frame that shows rows. */
function firstRowAt(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.querySelector('tbody tr[data-index]')) resolve(performance.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

/** The milliseconds between frames while the list runs past, new pages coming in from the server. */
async function scroll(page: Page): Promise<number[]> {
  await page.locator('tbody tr[data-index]').first().waitFor();
  return page.evaluate(
    (forMs) =>
      new Promise<number[]>((resolve) => {
        const gaps: number[] = [];
        let before = performance.now();
        const began = before;
        const step = (now: number) => {
          gaps.push(now - before);
          before = now;
          if (now - began > forMs) return resolve(gaps.slice(1));
          window.scrollBy(0, 40);
          requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      }),
    scrolledMs,
  );
}

function told(gaps: number[]): string {
  const spent = gaps.reduce((sum, gap) => sum + gap, 0);
  const sorted = gaps.toSorted((one, other) => one - other);
  const p95 = sorted[Math.floor(gaps.length * 0.95)] ?? 0;
  return `${((gaps.length / spent) * 1_000).toFixed(0)} frames a second, 95% within ${p95.toFixed(0)} ms of the one before`;
}
