import { test as base, expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { fromElsewhere } from './elsewhere.ts';
import { type Credentials, giveSession, operatorOf } from './people.ts';

/** The sample agent's number, by which its call page can be opened. */
export const sampleNumber = '+16045550142';

interface Fixtures {
  /**
   * Fails with a readable list where the page, as it stands, breaks a WCAG 2.2 AA rule that axe can
   * see; its colours are looked at in light and in dark.
   */
  checkAccessibility: (page: Page) => Promise<void>;
  /** Gives the page limits per address of its own. The mailbox is read before: it answers only here. */
  comeFromElsewhere: (page: Page) => Promise<void>;
  /** Signs the page in, as the operator unless someone else is named. */
  signIn: (page: Page, credentials?: Credentials) => Promise<void>;
}

/** Pages arrive readable; a click needs the application. A page of another kind is at once what it is. */
const applicationIsLive = () =>
  document.getElementById('root') === null || document.documentElement.dataset.live !== undefined;

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

declare global {
  interface Window {
    /** What its source leaves in the page. */
    axe: typeof axe;
  }
}

/**
 * What axe has against the page itself: the call page that the admin shows in a frame has its own
 * test, and a toast may fade while it is looked at.
 */
async function barriers(page: Page, runOnly: RunOptions['runOnly']): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    const { violations } = await window.axe.run(
      { exclude: [['[data-sonner-toast]']] },
      { runOnly: only, resultTypes: ['violations'], iframes: false },
    );
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
    );
  }, runOnly);
}

/**
 * Colours are judged where they end, not on their way. What inherits a colour may set out once its
 * parent has arrived, so the page is looked at until nothing moves twice in a row.
 */
async function showIn(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  const isStill = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== 'running' || !Number.isFinite(effect?.getComputedTiming().endTime),
        ),
    );
  await expect.poll(async () => (await isStill()) && (await isStill())).toBe(true);
}

export const test = base.extend<Fixtures>({
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (...to) => {
      const response = await goto(...to);
      await page.waitForFunction(applicationIsLive);
      return response;
    };
    await use(page);
  },
  checkAccessibility: async ({ browserName: _ }, use) => {
    await use(async (page) => {
      // A target that a bar at the top happens to cover half of is not a small one.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await showIn(page, 'light');
      expect(await barriers(page, rules), 'accessibility').toEqual([]);
      await showIn(page, 'dark');
      const inDark = await barriers(page, { type: 'rule', values: ['color-contrast'] });
      expect(inDark, 'accessibility in dark').toEqual([]);
      await page.emulateMedia({ colorScheme: null });
    });
  },
  comeFromElsewhere: async ({ browserName: _ }, use) => {
    await use((page) => page.context().setExtraHTTPHeaders(fromElsewhere()));
  },
  signIn: async ({ browserName: _ }, use, { parallelIndex }) => {
    await use((page, credentials = operatorOf(parallelIndex)) => giveSession(page, credentials));
  },
});

export { expect };
