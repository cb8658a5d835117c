import { expect, test } from './fixtures.ts';

test('the console says which business is not forwarded yet, until it is', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  let verifiedAt: string | null = null;
  const business = '00000000-0000-4000-8000-00000000000b';
  const status = {
    business_id: business,
    business_name: 'Otter Point Window Tint',
    time_zone: 'America/Vancouver',
    business_number: '+12505550132',
    agent_id: '00000000-0000-4000-8000-00000000000a',
    agent_number: '+16045550143',
    line_connected: true,
    latest_call: null,
    number_held_until: null,
    number_held_once_called: null,
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/api/forwarding', (route) =>
    route.fulfill({ json: [{ ...status, verified_at: verifiedAt }] }),
  );
  await signIn(page);
  await page.goto('/admin');
  const banner = page.getByRole('region', { name: 'Call forwarding' });
  await expect(banner).toContainText(
    'Calls to Otter Point Window Tint, (250) 555-0132, are not forwarded',
  );
  await expect(banner.getByRole('link', { name: 'Set up forwarding' })).toHaveAttribute(
    'href',
    new RegExp(`/onboard/number-forwarding\\?.*business=.*${business}`),
  );
  await checkAccessibility(page);
  verifiedAt = '2026-11-20T17:00:00.000Z';
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Command Center' })).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test('businesses that no line reaches share one bar', async ({ page, signIn }) => {
  const business = (end: string, name: string, isConnected: boolean) => ({
    business_id: `00000000-0000-4000-8000-0000000000${end}`,
    business_name: name,
    time_zone: 'America/Vancouver',
    business_number: '+12505550132',
    agent_id: `00000000-0000-4000-8000-0000000001${end}`,
    agent_number: '+16045550143',
    line_connected: isConnected,
    latest_call: null,
    number_held_until: null,
    number_held_once_called: null,
    verified_at: null,
  });
  await page.route('**/api/forwarding', (route) =>
    route.fulfill({
      json: [
        business('0a', 'Otter Point Window Tint', false),
        business('0b', 'Quiet Harbour Tint', false),
        business('0c', 'Copper Lane Plumbing', true),
      ],
    }),
  );
  await signIn(page);
  await page.goto('/admin');
  const bars = page.getByRole('region', { name: 'Call forwarding' }).getByRole('paragraph');
  await expect(bars).toHaveText([
    /^No telephone line is connected yet: the AI employees of 2 businesses answer in the browser only/,
    /^Calls to Copper Lane Plumbing, \(250\) 555-0132, are not forwarded/,
  ]);
});
