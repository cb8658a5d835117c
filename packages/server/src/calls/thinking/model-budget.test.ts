import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { dailyImports } from '../../platform/database/schema/daily-imports.ts';
import { dailySpending } from '../../platform/database/schema/daily-spending.ts';
import { openEmptyPglite } from '../../testing/databases.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { addShop } from '../../testing/shops.ts';
import {
  type ModelLimits,
  type ModelPayer,
  modelForImports,
  thinkerOnBudget,
} from './model-budget.ts';

let open: OpenDatabase;
const businesses: string[] = [];
beforeAll(async () => {
  open = await openEmptyPglite();
  for (const [index, name] of ['One', 'Two', 'Three'].entries())
    businesses.push((await addShop(open.database, name, `+1604555012${index}`)).business.id);
});
beforeEach(async () => {
  await open.database.delete(dailySpending);
  await open.database.delete(dailyImports);
});
afterAll(() => open.close());

const ample: ModelLimits = {
  perMinute: 100,
  perBrowserCall: 100,
  perBusinessDay: 100,
  perDay: 100,
};

function budget(limits: Partial<ModelLimits>) {
  const clock = new FakeClock();
  const sent: string[] = [];
  const thinker = thinkerOnBudget(
    { ask: async ({ messages }) => void sent.push(JSON.stringify(messages)) },
    { ...ample, ...limits },
    { database: open.database, clock },
  );
  const ask = (payer: Partial<ModelPayer>, content = 'hello') =>
    thinker
      .ask(
        {
          callId: 'c',
          channel: 'phone',
          businessId: businesses[0] ?? null,
          fromNumber: '+16045550144',
          ...payer,
        },
        { system: '', messages: [{ role: 'user', content }], maxTokens: 10 },
        () => {},
        new AbortController().signal,
      )
      .then(
        () => true,
        () => false,
      );
  const askOften = async (times: number, payer: Partial<ModelPayer> = {}) => {
    let answered = 0;
    for (let time = 0; time < times; time += 1) if (await ask(payer)) answered += 1;
    return answered;
  };
  return { clock, sent, ask, askOften };
}

it('one call asks the model so often in any minute, and again when that has passed', async () => {
  const { clock, askOften } = budget({ perMinute: 5 });
  expect(await askOften(20)).toBe(5);
  expect(await askOften(20, { callId: 'another' })).toBe(5);
  clock.pass(61_000);
  expect(await askOften(20)).toBe(5);
});

it('a call from a browser asks it so often in all, a call by phone as long as it lasts', async () => {
  const { askOften } = budget({ perBrowserCall: 7 });
  expect(await askOften(20, { callId: 'b', channel: 'browser' })).toBe(7);
  expect(await askOften(20, { callId: 'p' })).toBe(20);
});

it('one business’s callers ask it so often a day, and keep no other’s from it', async () => {
  const { clock, askOften } = budget({ perBusinessDay: 9 });
  expect(await askOften(20)).toBe(9);
  expect(await askOften(20, { callId: 'fresh' })).toBe(0);
  expect(await askOften(20, { callId: 'o', businessId: businesses[1] ?? null })).toBe(9);
  clock.pass(24 * 60 * 60_000);
  expect(await askOften(20)).toBe(9);
});

it('all businesses together ask it so often a day', async () => {
  const { askOften } = budget({ perDay: 12, perBusinessDay: 5 });
  const answered = [];
  for (const businessId of businesses)
    answered.push(await askOften(20, { callId: businessId, businessId }));
  expect(answered).toEqual([5, 5, 2]);
});

it('one number’s calls and texts ask it a tenth of what its business’s may in a day, however many they are', async () => {
  const { clock, ask, askOften } = budget({ perBusinessDay: 300, perDay: 900, perMinute: 10 });
  const calls = async (times: number, payer: Partial<ModelPayer>) => {
    let answered = 0;
    for (let call = 0; call < times; call += 1)
      answered += await askOften(10, { callId: JSON.stringify([payer, call]), ...payer });
    return answered;
  };
  expect(await calls(5, { fromNumber: '+16045550155' })).toBe(30);
  expect(await ask({ callId: 's', channel: 'sms', fromNumber: '+16045550155' })).toBe(false);
  expect(await calls(2, { fromNumber: '+16045550156' })).toBe(20);
  expect(await calls(20, { fromNumber: null })).toBe(90);
  const other = { businessId: businesses[1] ?? null, fromNumber: '+16045550155' };
  expect(await calls(1, { ...other })).toBe(10);
  clock.pass(24 * 60 * 60_000);
  expect(await calls(1, { fromNumber: '+16045550155' })).toBe(10);
});

it('calls from browsers leave most of it to those by phone, of a business and of all', async () => {
  const { askOften } = budget({ perBusinessDay: 10, perDay: 12 });
  expect(await askOften(20, { callId: 'b', channel: 'browser' })).toBe(3);
  const other = { callId: 'c', channel: 'browser', businessId: businesses[1] ?? null } as const;
  expect(await askOften(20, other)).toBe(1);
  expect(await askOften(20, { callId: 'p' })).toBe(7);
});

it('the last of a day is the telephone’s, of a business and of all', async () => {
  const { askOften } = budget({ perBusinessDay: 10, perDay: 16 });
  const browser = { callId: 'b', channel: 'browser' } as const;
  expect(await askOften(7)).toBe(7);
  expect(await askOften(20, browser)).toBe(0);
  expect(await askOften(20)).toBe(3);
  const other = { businessId: businesses[1] ?? null };
  expect(await askOften(1, { callId: 'o', ...other })).toBe(1);
  expect(await askOften(20, { ...browser, ...other })).toBe(0);
  expect(await askOften(20, { callId: 'o', ...other })).toBe(5);
});

it('none of it, where the limit is none', async () => {
  expect(await budget({ perBusinessDay: 0 }).askOften(3)).toBe(0);
});

it('a model is shown no card', async () => {
  const { sent, ask } = budget({});
  await ask({}, 'my card is 4539 5787 6362 1486');
  expect(sent.join()).not.toMatch(/4539|5787|6362/);
});

it('reading websites takes of what strangers may ask in a day, and leaves calls the rest', async () => {
  const { clock, askOften } = budget({ perDay: 20 });
  let replies = 0;
  const model = modelForImports(
    {
      name: 'counting',
      async *reply() {
        replies += 1;
        yield '{}';
      },
    },
    20,
    { database: open.database, clock },
  );
  const read = async () => {
    const pieces: string[] = [];
    const prompt = { system: '', messages: [], maxTokens: 10 };
    for await (const piece of model.reply(prompt, new AbortController().signal)) pieces.push(piece);
    return pieces;
  };
  expect(await askOften(2, { channel: 'browser' })).toBe(2);
  const answers = await Promise.allSettled(Array.from({ length: 9 }, read));
  expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(6);
  await expect(read()).rejects.toThrow('often enough');
  expect(await askOften(1, { channel: 'browser' })).toBe(0);
  expect(await askOften(20)).toBe(20 - 2 - replies);
  clock.pass(24 * 60 * 60_000);
  expect(await read()).toEqual(['{}']);
});
