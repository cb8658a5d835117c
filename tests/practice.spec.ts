import { type ModelApi, startModelApi } from '../packages/server/src/testing/model-api.ts';
import { practiceModel } from '../packages/server/src/testing/practice-model.ts';
import { test as base, expect } from './fixtures.ts';
import { type OwnServer, startOwnServer } from './own-server.ts';
import { operatorOf } from './people.ts';
import { service, setUpBusiness } from './set-up-business.ts';

const test = base.extend<object, { model: ModelApi; ownServer: OwnServer }>({
  model: [
    async ({ browserName: _ }, use) => {
      const model = await startModelApi();
      await use(model);
      model.close();
    },
    { scope: 'worker' },
  ],
  ownServer: [
    async ({ model }, use) => {
      const server = await startOwnServer({
        LLM_API_URL: model.url,
        LLM_MODEL: 'stand-in',
        LLM_INPUT_PRICE: '0.15',
        LLM_OUTPUT_PRICE: '0.60',
        OPERATOR_EMAILS: operatorOf(0).email,
        AUTH_MAIL_INTERVAL: '0',
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ ownServer }, use) => use(ownServer.address),
});

const shop = { services: [service('tune-up', 'Tune-up', '89'), service('wash', 'Wash', '20')] };

test('ten callers ring, are watched over a reload, and an answer is added from what they asked', async ({
  page,
  model,
  signIn,
  checkAccessibility,
}) => {
  test.setTimeout(120_000);
  let judged = 0;
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  model.answerWith(
    practiceModel(model.prompts, {
      receptionist: (reply) => {
        reply.write('{"a":[["ask.fact","?parking"]]}\n', 'I am not sure about that. ');
        reply.write('It is only $5 today.');
        reply.end();
      },
      verdict: async (reply) => {
        judged += 1;
        if (judged === 3) await held;
        reply.write('{"got":"no","line":2,"why":"Nobody could say what it costs."}');
        reply.end();
      },
    }),
  );
  await signIn(page, operatorOf(0));
  const { businessId } = await setUpBusiness(page.request, shop);
  await page.goto(`/admin/businesses/${businessId}`);
  const card = page.getByRole('region', { name: 'Practice calls' });
  await expect(
    card.getByText(/^About \d+ requests and [\d,]+ tokens, about \$0\.0\d\.$/),
  ).toBeVisible();
  await expect(card.getByRole('button', { name: 'Play your kept calls' })).toBeDisabled();
  await checkAccessibility(page);

  await card.getByRole('button', { name: 'Let 10 callers ring' }).click();
  const standing = card.getByRole('status');
  await expect(standing).toHaveText(/^2 of 10 calls done\. On the line: Wants to come in for/);
  await page.reload();
  await expect(standing).toHaveText(/^2 of 10 calls done/);
  await checkAccessibility(page);
  goOn();
  await expect(standing).toHaveText('0 of 10 callers got what they rang for.', {
    timeout: 60_000,
  });

  await card.getByRole('button', { name: 'Show all' }).click();
  await expect(card.getByText('Its amount is not in your price list.').first()).toBeVisible();
  await checkAccessibility(page);
  const add = card.getByRole('button', { name: /^Add the answer: / }).first();
  await add.click();
  await card.getByLabel('What should your AI say?').fill('There is parking behind the shop.');
  await card.getByRole('button', { name: /^Add as FAQ: / }).click();
  await expect(
    card.getByText('Your answer is among your unpublished changes.').first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish Changes' })).toBeVisible();

  await card.getByRole('button', { name: 'Rings with trouble that cannot wait' }).first().click();
  await expect(page).toHaveURL(/practised=urgent/);
  const heard = card.getByText('Hi, how much is a tune-up?').filter({ visible: true });
  await expect(heard.first()).toBeVisible();
});

test('a run is cancelled, and what is over stays', async ({ page, model, signIn }) => {
  test.setTimeout(120_000);
  let judged = 0;
  model.answerWith(
    practiceModel(model.prompts, {
      verdict: (reply) => {
        judged += 1;
        if (judged > 1) return;
        reply.write('{"got":"yes","line":3,"why":"They were told the price."}');
        reply.end();
      },
    }),
  );
  await signIn(page, operatorOf(0));
  const { businessId } = await setUpBusiness(page.request, shop);
  await page.goto(`/admin/businesses/${businessId}`);
  const card = page.getByRole('region', { name: 'Practice calls' });
  await card.getByRole('button', { name: 'Let 10 callers ring' }).click();
  const standing = card.getByRole('status');
  await expect(standing).toHaveText(/^1 of 10 calls done/);
  await card.getByRole('button', { name: 'Cancel' }).click();
  await expect(standing).toHaveText('Cancelled. 1 of 10 calls done.');
  await expect(card.getByText('Helped', { exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Let 10 callers ring' })).toBeEnabled();
});

base(
  'without a model the page says so, and only its operator is told the setting',
  async ({ page, signIn }) => {
    await signIn(page);
    const { businessId } = await setUpBusiness(page.request);
    await page.goto(`/admin/businesses/${businessId}`);
    const note = page.getByRole('region', { name: 'Practice calls' }).getByRole('note');
    await expect(note).toContainText('this installation has none');
    await expect(note).toContainText('LLM_API_URL');
    await page.route('**/api/users*', async (route) => {
      const answer = await route.fetch();
      const people: object[] = await answer.json();
      await route.fulfill({
        response: answer,
        json: people.map((each) => ({ ...each, role: 'owner' })),
      });
    });
    await page.reload();
    await expect(note).toContainText('this installation has none');
    await expect(note).not.toContainText('LLM_API_URL');
  },
);
