import type { Locator, Page } from '@playwright/test';
import { postAsCarrier } from './carrier.ts';
import { expect } from './fixtures.ts';

/** Presses Tab until the control has the focus: what cannot be reached this way cannot be used. */
export async function tabTo(page: Page, control: Locator) {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${control}.`);
}

export async function typeInto(page: Page, control: Locator, words: string) {
  await tabTo(page, control);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(words);
}

export async function press(page: Page, control: Locator) {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const address = (page: Page) => page.getByRole('combobox', { name: 'Address', exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Touches where there is a touch screen, else clicks. */
export type Touch = (control: Locator) => Promise<void>;
export const touchOf =
  (hasTouch: boolean): Touch =>
  (control) =>
    hasTouch ? control.tap() : control.click();

/** Types the shortest draft that may be sent up to its one service, and asks to go on. */
export async function fillServices(page: Page, touch: Touch, price: string) {
  await page.goto('/onboard/step-one');
  await field(page, 'Business name').fill('Otter Point Window Tint');
  await field(page, 'Phone number').fill('2505550132');
  await address(page).fill('21 Harbour Road, Victoria, BC V8V 1A1');
  await touch(button(page, 'Continue'));
  await touch(button(page, 'Full Window Tint'));
  await field(page, 'Price').fill(price);
  await touch(button(page, 'Continue'));
}

/** Types the shortest draft that may be sent, and arrives at the last step. */
export async function fillDraft(page: Page, touch: Touch) {
  await fillServices(page, touch, '$1,299.99');
  await expect(heading(page, 'Common questions and answers')).toBeVisible();
  await touch(button(page, 'Continue'));
  await expect(heading(page, 'Day-to-day operations')).toBeVisible();
}

/** Rings the installation as Twilio does: a signed form. */
export async function ring(page: Page, address: string, fields: Record<string, string>) {
  await postAsCarrier(page.request, address, '/hooks/twilio/voice', fields);
}
