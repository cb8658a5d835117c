import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { type Credentials, giveSession, operatorOf } from './people.ts';

/** The sample agent's number, by which its call page can be opened. */
export const sampleNumber = '+16045550142';

interface Fixtures {
  /** Fails with a readable list where the page breaks a WCAG 2.2 AA rule that axe can see. */
  checkAccessibility: (page: Page) => Promise<void>;
  /** Signs the page in, as the operator unless someone else is named. */
  signIn: (page: Page, credentials?: Credentials) => Promise<void>;
}

/** Pages arrive readable; a click needs the application. A page of another kind is at once what it is. */
const applicationIsLive = () =>
  document.getElementById('root') === null || document.documentElement.dataset.live !== undefined;

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
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      const found = violations.map(
        ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join('\n  ')}`,
      );
      expect(found, 'accessibility').toEqual([]);
    });
  },
  signIn: async ({ browserName: _ }, use, { parallelIndex }) => {
    await use((page, credentials = operatorOf(parallelIndex)) => giveSession(page, credentials));
  },
});

export { expect };
