import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { sessionToken } from './people.ts';

/** A list of the console: its words, its columns and which of them sort. */
const lists = [
  {
    path: '/admin/businesses',
    api: '**/api/businesses?*',
    title: 'Businesses',
    placeholder: 'Search businesses...',
    columns: ['Name', 'Primary Industry', 'Website'],
    sorts: { Name: 'name', 'Primary Industry': 'primary_industry', Website: 'website' },
    empty: 'No businesses found',
    noMatch: 'No matching businesses',
  },
  {
    path: '/admin/agents',
    api: '**/api/agents?*',
    title: 'Agents',
    placeholder: 'Search by business, agent ID...',
    columns: ['Business', 'Millis Agent ID', 'Phone Number', 'Summary Recipient', 'Created At'],
    sorts: {
      Business: 'business_name',
      'Millis Agent ID': 'millis_agent_id',
      'Phone Number': 'phone_number',
      'Summary Recipient': 'call_summary_recipient_number',
      'Created At': 'created_at',
    },
    empty: 'No agents found',
    noMatch: 'No matching agents',
  },
  {
    path: '/admin/phone-numbers',
    api: '**/api/phone-numbers?*',
    title: 'Phone Numbers',
    placeholder: 'Search phone numbers...',
    columns: ['Phone Number', 'Assigned To', 'Reusable', 'Status', 'Region', 'Created At'],
    sorts: {
      'Phone Number': 'phone_number',
      'Assigned To': 'business_name',
      Reusable: 'reusable',
      Status: 'status',
      Region: 'region',
      'Created At': 'created_at',
    },
    empty: 'No phone numbers found',
    noMatch: 'No matching phone numbers found',
  },
  {
    path: '/admin/call-logs',
    api: '**/api/call-logs?*',
    title: 'Call Logs',
    placeholder: 'Search Call ID, Agent ID, Status...',
    columns: ['Timestamp', 'Business', 'Agent ID', 'Duration', 'Status', 'Cost'],
    sorts: {
      Timestamp: 'call_timestamp',
      Business: 'business_name',
      'Agent ID': 'millis_agent_id',
      Duration: 'call_duration',
      Status: 'call_status',
    },
    empty: 'No call logs found',
    noMatch: 'No Matching Logs',
  },
  {
    path: '/admin/sms-logs',
    api: '**/api/sms-logs?*',
    title: 'SMS Logs',
    placeholder: 'Search number, business, body, SID...',
    columns: ['Timestamp', 'From', 'To', 'Direction', 'Body (Snippet)', 'Status', 'Telephony SID'],
    sorts: {
      Timestamp: 'created_at',
      Direction: 'direction',
      'Body (Snippet)': 'body',
      Status: 'status',
      'Telephony SID': 'twilio_sid',
    },
    empty: 'No SMS logs found',
    noMatch: 'No Matching Logs',
  },
  {
    path: '/admin/audit-log',
    api: '**/api/audit-log?*',
    title: 'Audit Log',
    placeholder: 'Search person, deed, business...',
    columns: ['Timestamp', 'Who', 'What', 'Whom', 'Business', 'From'],
    sorts: { Timestamp: 'created_at', Who: 'actor_email', Business: 'business_name' },
    empty: 'Nothing written down yet',
    noMatch: 'No matching entries',
    isExported: false,
  },
  {
    path: '/admin/users',
    api: '**/api/users?*',
    title: 'Users',
    placeholder: 'Search users...',
    columns: ['Email', 'Role', 'Businesses', 'Status', 'Last Sign-in', 'Created At'],
    sorts: { Email: 'email', 'Last Sign-in': 'last_sign_in_at', 'Created At': 'created_at' },
    empty: 'No users found',
    noMatch: 'No matching users',
    isExported: false,
  },
];

const newest = ['Timestamp', 'Created At'];

test.beforeEach(({ page, signIn }) => signIn(page));

for (const list of lists) {
  test.describe(list.title, () => {
    test('shows its columns and no barrier', async ({ page, checkAccessibility }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(list.path);
      const table = page.getByRole('table', { name: list.title });
      await expect(table.locator('tbody tr').first()).toBeVisible();
      for (const name of list.columns)
        await expect(table.locator('thead').getByText(name, { exact: true })).toBeAttached();
      await checkAccessibility(page);
    });

    test('sorts by each column through the server, kept in the address bar', async ({
      page,
      isMobile: _,
      viewport,
    }) => {
      test.skip((viewport?.width ?? 0) < 1024, 'cards have no headers to press');
      await page.goto(list.path);
      for (const [name, key] of Object.entries(list.sorts)) {
        const header = page.getByRole('columnheader', { name, exact: true });
        const wasActive = newest.includes(name) && key.endsWith(name === 'Timestamp' ? '' : 'at');
        const isNewest = wasActive && (await header.getAttribute('aria-sort')) === 'descending';
        await header.getByRole('button').click();
        await expect(page).toHaveURL(`${list.path}?sort=${key}&order=asc`);
        await expect(header).toHaveAttribute('aria-sort', 'ascending');
        if (isNewest) continue;
        await header.getByRole('button').click();
        await expect(page).toHaveURL(`${list.path}?sort=${key}&order=desc`);
        await page.reload();
        await expect(header).toHaveAttribute('aria-sort', 'descending');
      }
    });

    test('sorts its cards too, by a choice of columns', async ({ page, viewport }) => {
      test.skip((viewport?.width ?? 0) >= 1024, 'a table has headers to press');
      await page.goto(list.path);
      const [name = '', key] = Object.entries(list.sorts)[0] ?? [];
      const table = page.getByRole('table', { name: list.title });
      await expect(table.locator('tbody tr').first()).toBeVisible();
      await expect(table.getByRole('button', { name, exact: true })).toHaveCount(0);
      const choice = page.getByRole('combobox', { name: 'Sort by' });
      const last = Object.keys(list.sorts).at(-1) ?? '';
      for (const column of [last, name]) {
        await choice.click();
        await page.getByRole('option', { name: column, exact: true }).click();
        await expect(choice).toHaveText(column);
      }
      await expect(page).toHaveURL(`${list.path}?sort=${key}&order=asc`);
      await page.getByRole('button', { name: 'Sort descending' }).click();
      await expect(page).toHaveURL(`${list.path}?sort=${key}&order=desc`);
      await expect(page.getByRole('button', { name: 'Sort ascending' })).toBeVisible();
    });

    test('shows all of a row between phone and desk, without scrolling sideways', async ({
      page,
    }) => {
      await page.goto(list.path);
      const row = page.getByRole('table', { name: list.title }).locator('tbody tr').first();
      for (const width of [768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(row).toBeVisible();
        const sticksOut = await page.evaluate(() => {
          const cells = [...document.querySelectorAll('tbody tr:first-child td, thead th')];
          const { right } = document.querySelector('main')?.getBoundingClientRect() ?? { right: 0 };
          const outside = cells.filter((cell) =>
            [cell, ...cell.querySelectorAll('*')].some(
              (part) => !part.matches('.sr-only') && part.getBoundingClientRect().right > right,
            ),
          );
          const { scrollWidth } = document.documentElement;
          return [
            ...outside.map((cell) => cell.textContent),
            ...(scrollWidth > innerWidth ? [scrollWidth] : []),
          ];
        });
        expect(sticksOut, `at ${width} pixels`).toEqual([]);
      }
    });

    test('searches as one types, and finds its way back from nothing', async ({ page }) => {
      await page.goto(list.path);
      const rows = page.getByRole('table', { name: list.title }).locator('tbody tr');
      await expect(rows.first()).toBeVisible();
      await page.getByPlaceholder(list.placeholder).fill('nothing is called this');
      await expect(page.getByRole('heading', { name: list.noMatch })).toBeVisible();
      await expect(page).toHaveURL(/q=nothing/);
      await page.getByRole('button', { name: 'Clear search' }).last().click();
      await expect(rows.first()).toBeVisible();
      await expect(page).toHaveURL(list.path);
    });

    test('says when it is empty', async ({ page }) => {
      await page.route(list.api, (route) => answer(route, []));
      await page.goto(list.path);
      await expect(page.getByRole('heading', { name: list.empty })).toBeVisible();
    });

    test('says what went wrong and tries again', async ({ page }) => {
      await page.route(list.api, refuse);
      await page.goto(list.path);
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('Loading Error');
      await expect(alert).toContainText('The database rests.');
      await page.unroute(list.api, refuse);
      await alert.getByRole('button', { name: 'Retry' }).click();
      const table = page.getByRole('table', { name: list.title });
      await expect(table.locator('tbody tr').first()).toBeVisible();
    });

    test('can be saved as CSV', async ({ page }) => {
      test.skip(list.isExported === false, 'people and what they did stay in the console');
      await page.goto(list.path);
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export CSV' }).click();
      expect((await saving).suggestedFilename()).toBe(`${list.path.split('/').at(-1)}.csv`);
    });
  });
}

test('a failure without a sentence of ours is told with its status', async ({ page }) => {
  const broken = (route: Route) => route.fulfill({ status: 500, body: 'oops' });
  await page.route('**/api/sms-logs?*', broken);
  await page.goto('/admin/sms-logs');
  await expect(page.getByRole('alert')).toContainText('Failed to fetch SMS logs: 500');
});

test('an SMS log opens in the address bar, copies its ids and closes on Back', async ({
  page,
  context,
  checkAccessibility,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto('/admin/sms-logs');
  await page.getByRole('button', { name: 'View' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'SMS Log Details' });
  await expect(dialog.getByRole('heading', { name: 'Message Body' })).toBeVisible();
  await expect(page).toHaveURL(/sms=/);
  await checkAccessibility(page);
  const id = new URL(page.url()).searchParams.get('sms');
  const copied = dialog.getByRole('status').filter({ hasText: 'copied' });
  for (const what of ['ID', 'Phone Number', 'Telephony SID']) {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await dialog.getByRole('button', { name: `Copy ${what}`, exact: true }).click();
    await expect(copied).toBeAttached();
    if (what === 'ID') expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id);
    await page.clock.runFor(1_400);
    await expect(copied).toBeAttached();
    await page.clock.runFor(200);
    await expect(copied).toHaveCount(0);
  }
  await page.clock.resume();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
});

test('a link to a call opens it: summary, transcript, promises, ids', async ({
  page,
  checkAccessibility,
}) => {
  const call = await callWithLead(page);
  await page.goto(`/admin/call-logs/?call=${call}`);
  const dialog = page.getByRole('dialog', { name: 'Call Log Details' });
  for (const name of ['Summary', 'Lead', 'Transcript', 'Technical Details'])
    await expect(dialog.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(dialog.getByText('Caller', { exact: true }).first()).toBeVisible();
  await expect(dialog.getByText('Agent', { exact: true }).first()).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Call back' })).toHaveAttribute('href', /^tel:\+1/);
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).not.toHaveURL(/call=/);
});

test('an unknown call says so in the dialog', async ({ page }) => {
  await page.goto('/admin/call-logs?call=00000000-0000-4000-8000-000000000001');
  const dialog = page.getByRole('dialog', { name: 'Call Log Details' });
  await expect(dialog.getByRole('alert')).toContainText('Error loading details:');
  await expect(dialog.getByRole('alert')).toContainText('There is no such call log.');
});

test('the keyboard alone finds a business from anywhere', async ({ page, checkAccessibility }) => {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('harbour');
  const option = page.getByRole('group', { name: 'Businesses' }).getByRole('option').first();
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await checkAccessibility(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/businesses\/[0-9a-f-]{36}/);
});

test('Escape closes the search and puts the focus back', async ({ page }) => {
  await page.goto('/admin');
  const button = page.getByRole('button', { name: /^Search/ });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('call');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('a row that was imported oddly is shown, and so is all around it', async ({ page }) => {
  const log = {
    id: '00000000-0000-4000-8000-000000000002',
    created_at: '2026-11-20T12:00:00Z',
    direction: 'outbound',
    phone_number: null,
    business_name: 'Long'.repeat(60),
    business_id: null,
    call_id: null,
    time_zone: 'Mars/Olympus_Mons',
    status: 'undelivered',
    twilio_sid: null,
    body: 'Unbreakable'.repeat(30),
    error_message: 'The carrier refused it',
    error_code: '30007',
    metadata: 'no object',
  };
  await page.route('**/api/sms-logs?*', (route) => answer(route, [log]));
  await page.route(`**/api/sms-logs/${log.id}`, (route) => route.fulfill({ json: log }));
  await page.goto('/admin/sms-logs');
  await page.getByRole('button', { name: 'View' }).click();
  const dialog = page.getByRole('dialog', { name: 'SMS Log Details' });
  await expect(dialog).toContainText('The carrier refused it (Code: 30007)');
  await expect(dialog).toContainText('No valid metadata object.');
  await expect(dialog).toContainText('Nov 20, 2026');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

test('the dashboard counts, draws and links', async ({ page, checkAccessibility }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Leads waiting' })).toBeVisible();
  await expect(page.locator('main a[href="/admin/call-logs"]')).toContainText(/Call Logs\s*\d/);
  await checkAccessibility(page);
});

async function callWithLead(page: Page): Promise<string> {
  const headers = { authorization: `Bearer ${await sessionToken(page)}` };
  const answer = await page.request.get('/api/call-logs?sort=call_timestamp&order=asc', {
    headers,
  });
  const calls: { id: string; summary: string | null }[] = await answer.json();
  return calls.find(({ summary }) => summary?.includes('Priya'))?.id ?? '';
}

function answer(route: Route, rows: unknown[]) {
  return route.fulfill({
    json: rows,
    headers: { 'x-total-count': String(rows.length), 'access-control-expose-headers': '*' },
  });
}

function refuse(route: Route) {
  return route.fulfill({
    status: 503,
    json: { error: 'The database rests. Try again in a minute.', code: 'UNAVAILABLE' },
  });
}
