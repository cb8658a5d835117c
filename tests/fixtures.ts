import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
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

/**
 * Judges the page alone: the call page that the admin shows in a frame has its own test, and a toast
 * may fade while it is looked at.
 */
const axe = (page: Page) =>
  new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], iframes: false })
    .exclude('[data-sonner-toast]');

async function barriers(analysis: AxeBuilder): Promise<string[]> {
  const { violations } = await analysis.analyze();
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join('\n  ')}`,
  );
}

/**
 * Colours are judged where they end, not on their way. What inherits a colour may set out once its
 * parent has arrived, so the page is looked at until nothing moves for two frames.
 */
async function showIn(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        );
    for (let stillFrames = 0; stillFrames < 2; stillFrames += 1) {
      await new Promise(requestAnimationFrame);
      const ending = moving();
      if (ending.length > 0) stillFrames = -1;
      await Promise.allSettled(ending.map((animation) => animation.finished));
    }
  });
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
      await showIn(page, 'light');
      expect(await barriers(axe(page).withTags(rules)), 'accessibility').toEqual([]);
      await showIn(page, 'dark');
      const inDark = await barriers(axe(page).withRules('color-contrast'));
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
