import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { address, button, field, fillDraft, heading, touchOf } from './onboarding-form.ts';
import { openAccount, sessionToken, stranger } from './people.ts';

/** The name and the first price of each business of whoever is signed in. */
async function ownBusinesses(page: Page): Promise<{ id: string; name: string; price: string }[]> {
  const headers = { authorization: `Bearer ${await sessionToken(page)}` };
  const answer = await page.request.get('/api/businesses', { headers });
  const rows: { id: string; name: string }[] = await answer.json();
  return Promise.all(
    rows.map(async ({ id, name }) => {
      const one = await page.request.get(`/api/businesses/${id}`, { headers });
      const { services } = await one.json();
      return { id, name, price: String(services[0]?.basePrice) };
    }),
  );
}

test('a signed-in owner’s next set-up is another business, and the first stays as it is', async ({
  page,
  request,
  hasTouch,
  signIn,
  comeFromElsewhere,
  checkAccessibility,
}) => {
  test.setTimeout(120_000);
  const touch = touchOf(hasTouch);
  const broken: string[] = [];
  page.on('pageerror', ({ message }) => broken.push(message));
  await openAccount(request, stranger());
  await signIn(page, stranger());
  await comeFromElsewhere(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await fillDraft(page, touch);
  await touch(button(page, 'Complete Setup'));
  await expect(heading(page, 'Your AI employee is ready')).toBeVisible();
  const [first] = await ownBusinesses(page);
  const headers = { authorization: `Bearer ${await sessionToken(page)}` };
  await page.request.put(`/api/businesses/${first?.id}`, {
    headers,
    data: {
      services: [
        { id: 't', name: 'Full Window Tint', pricingType: 'simple', basePrice: '95', options: [] },
      ],
    },
  });

  await test.step('it asks whether this is another business', async () => {
    for (const step of ['step-one', 'step-four']) {
      await page.goto(`/onboard/${step}`);
      await expect(heading(page, 'Are you setting up another business?')).toBeVisible();
    }
    await expect(
      page.getByRole('link', { name: 'Change Otter Point Window Tint' }),
    ).toHaveAttribute('href', `/admin/businesses/${first?.id}`);
    await checkAccessibility(page);
  });

  await test.step('another begins blank and is a business of its own', async () => {
    await page.goto('/onboard/step-one');
    await touch(button(page, 'Set up another business'));
    await expect(field(page, 'Business name')).toHaveValue('');
    await field(page, 'Business name').fill('Salon Łódź 2');
    await field(page, 'Phone number').fill('2505550155');
    await address(page).fill('21 Harbour Road, Victoria, BC V8V 1A1');
    await touch(button(page, 'Continue'));
    await touch(page.getByRole('button', { name: /Haircut/ }).first());
    await field(page, 'Price').first().fill('40');
    await touch(button(page, 'Continue'));
    await expect(heading(page, 'Common questions and answers')).toBeVisible();
    await touch(button(page, 'Continue'));
    await touch(button(page, 'Complete Setup'));
    await expect(heading(page, 'Your AI employee is ready')).toBeVisible();
    const own = await ownBusinesses(page);
    expect(own.map(({ name, price }) => `${name} ${price}`).toSorted()).toEqual([
      'Otter Point Window Tint 95',
      'Salon Łódź 2 40',
    ]);
  });

  await test.step('its forwarding says whose it is, and leads to the other’s', async () => {
    const main = page.getByRole('main');
    await expect(main.getByText('Salon Łódź 2', { exact: true })).toBeVisible();
    await touch(main.getByRole('link', { name: /Otter Point Window Tint/ }));
    await expect(page).toHaveURL(new RegExp(`business=${first?.id}`));
    await expect(main.getByRole('link', { name: /Salon Łódź 2/ })).toBeVisible();
    await checkAccessibility(page);
  });

  await test.step('pages that arrive drawn are taken over as they are', async () => {
    for (const path of ['/onboard', '/onboard/step-one', '/']) await page.goto(path);
    const footer = page.getByRole('navigation', { name: 'Footer' });
    await expect(footer.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    expect(broken).toEqual([]);
  });
});
