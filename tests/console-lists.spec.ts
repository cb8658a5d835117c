import { addOwner } from './console-owners.ts';
import { expect, test } from './fixtures.ts';
import { answerRows, lists, refuse } from './lists-of-console.ts';

const newest = ['Timestamp', 'Created At'];

test.beforeEach(({ page, signIn }) => signIn(page));

test('a list that the address asks to sort by what it does not know is shown newest first', async ({
  page,
}) => {
  await page.goto('/admin/businesses?sort=shoe_size&order=asc');
  await expect(page.getByRole('table').locator('tbody tr').first()).toBeVisible();
  await expect(page.getByText('Loading Error')).toHaveCount(0);
});

for (const list of lists) {
  test.describe(list.title, () => {
    test.beforeEach(async ({ page }) => {
      if (list.needsOwner) await addOwner(page, 'Otter Point Window Tint');
    });

    test('shows its columns and no barrier', async ({ page, checkAccessibility }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(list.path);
      await expect(page.getByText(list.description, { exact: true })).toBeVisible();
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
      const [title = '', ...texts] = list.noMatch;
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
      for (const text of texts) await expect(page.getByText(text, { exact: true })).toBeVisible();
      await expect(page).toHaveURL(/q=nothing/);
      await page.getByRole('button', { name: 'Clear search' }).last().click();
      await expect(rows.first()).toBeVisible();
      await expect(page).toHaveURL(list.path);
    });

    test('says when it is empty', async ({ page }) => {
      await page.route(list.api, (route) => answerRows(route, []));
      await page.goto(list.path);
      const [title = '', ...texts] = list.empty;
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
      for (const text of texts) await expect(page.getByText(text, { exact: true })).toBeVisible();
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

    test('tells a failure without a sentence of ours in its own words', async ({ page }) => {
      let answer = { status: 500, contentType: 'text/plain', body: 'oops' };
      await page.route(list.api, (route) => route.fulfill(answer));
      await page.goto(list.path);
      const status = `${list.withCode ? '500 ' : ''}Internal Server Error`;
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(`Failed to fetch ${list.thing}: ${status}`);
      answer = { status: 200, contentType: 'application/json', body: '{' };
      await alert.getByRole('button', { name: 'Retry' }).click();
      await expect(alert).toContainText(list.unknown ?? 'An unknown error occurred');
      await expect(alert.getByRole('button', { name: 'Retry' })).toBeVisible();
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
