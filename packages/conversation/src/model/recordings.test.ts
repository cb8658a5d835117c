import { describe, expect, it } from 'vitest';
import { amountsIn } from '../knowledge/guard.ts';
import { modelCall } from '../testing/model-call.ts';
import { bareLies } from './recordings/bare-lies.ts';
import { goodCallsBikes } from './recordings/good-calls-bikes.ts';
import { goodCallsEnglish } from './recordings/good-calls-english.ts';
import { goodCallsFrench } from './recordings/good-calls-french.ts';
import { goodCallsLocks } from './recordings/good-calls-locks.ts';
import { goodCallsStoves } from './recordings/good-calls-stoves.ts';
import { goodCallsWorkshops } from './recordings/good-calls-workshops.ts';
import { hairdresserLies } from './recordings/hairdresser-lies.ts';
import { heldOutLies } from './recordings/held-out-lies.ts';
import { heldOutSentences } from './recordings/held-out-sentences.ts';
import { laterLies } from './recordings/later-lies.ts';
import { honestSentences, misleadingLies } from './recordings/misleading-lies.ts';
import { nearNeighbours } from './recordings/near-neighbours.ts';
import { plantedLies } from './recordings/planted-lies.ts';
import { type SaidOf, saidInEnglish, saidInFrench } from './recordings/right-sentences.ts';
import { shops } from './recordings/shops.ts';
import { toldBeside } from './recordings/told-beside.ts';
import { upholsteryLies } from './recordings/upholstery-lies.ts';

const goodCalls = [
  ...goodCallsEnglish,
  ...goodCallsFrench,
  ...goodCallsStoves,
  ...goodCallsBikes,
  ...goodCallsWorkshops,
  ...goodCallsLocks,
];
const plain = (text: string) => text.replace(/\u00a0/g, ' ');
const droppedIn = (tally: { dropped: Partial<Record<string, number>> }) =>
  Object.values(tally.dropped).reduce<number>((sum, count) => sum + (count ?? 0), 0);

describe('calls that a good model led', () => {
  it('are sixty exchanges and more, in both languages', () => {
    expect(goodCalls.flatMap(({ exchanges }) => exchanges).length).toBeGreaterThanOrEqual(60);
  });

  it.each(goodCalls.map((call, at) => [`${at + 1}, ${call.shop}`, call] as const))(
    'are spoken as it led them: call %s',
    (_name, { shop, from, exchanges }) => {
      const call = modelCall(shops[shop], from);
      for (const { caller, reply, says = [] } of exchanges) {
        const spoken = plain(call.say(caller) + call.reply(reply));
        for (const words of says) expect(spoken).toContain(words);
        expect(spoken).not.toMatch(/[{}]/);
      }
    },
  );

  it('have at most three sentences in a hundred dropped', () => {
    let spoken = 0;
    let dropped = 0;
    for (const { shop, from, exchanges } of goodCalls) {
      const call = modelCall(shops[shop], from);
      for (const { caller, reply } of exchanges) {
        call.say(caller);
        call.reply(reply);
      }
      spoken += call.state().tally.sentences;
      dropped += droppedIn(call.state().tally);
    }
    for (const { shop, caller, reply } of heldOutSentences) {
      const call = modelCall(shops[shop], '+14165550155');
      call.say(caller);
      if (call.state().awaiting?.kind !== 'askModel') continue;
      call.reply(reply);
      spoken += call.state().tally.sentences;
      dropped += droppedIn(call.state().tally);
    }
    expect(spoken).toBeGreaterThan(250);
    expect(dropped / (spoken + dropped)).toBeLessThanOrEqual(0.03);
  });
});

const lies = [
  ...plantedLies,
  ...heldOutLies,
  ...laterLies,
  ...bareLies,
  ...misleadingLies,
  ...upholsteryLies,
  ...hairdresserLies,
].flatMap(({ shop, caller, lies: lines }) =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((lie) => ({ shop, caller, lie })),
);

describe('lies planted in a model’s mouth', () => {
  it('are five hundred and more', () => {
    expect(lies.length).toBeGreaterThanOrEqual(500);
  });

  it('are none of them spoken', { timeout: 240_000 }, () => {
    const told = lies.filter(({ shop, caller, lie }) => {
      const call = modelCall(shops[shop], '+19025550199');
      for (const words of caller.slice(0, -1)) {
        call.say(words);
        call.reply('=\nOkay.');
      }
      call.say(caller.at(-1) ?? '');
      call.reply(`=\n${lie}`);
      return droppedIn(call.state().tally) === 0;
    });
    expect(told.map(({ lie }) => lie)).toEqual([]);
  });

  it('leave the truth to be told in their place', () => {
    const call = modelCall(shops.bakery);
    call.say('how much is a half sheet cake');
    const spoken = call.reply('{"a":[["ask.price","s1.o2"]]}\nThat one is only $80 today.');
    expect(amountsIn(spoken)).toEqual([86_00]);
    expect(call.state().quotes).toMatchObject([{ optionId: 'sheet-2', spoken: '$86' }]);
  });
});

describe('what sounds like a lie and is none', () => {
  it.each(
    honestSentences.flatMap(({ shop, caller, sentences }) =>
      sentences.map((sentence) => [sentence, shop, caller] as const),
    ),
  )('is spoken: %s', (sentence, shop, caller) => {
    const call = modelCall(shops[shop], '+19025550199');
    call.say(caller);
    call.reply(`=\n${sentence}`);
    expect(call.state().tally.dropped).toEqual({});
  });
});

/** What a reply of one sentence lost, each in a call of its own. */
function lostOf({ shop, caller, acts = [] }: SaidOf, sentence: string): string[] {
  const call = modelCall(shops[shop], '+17055550199');
  for (const [at, words] of caller.slice(0, -1).entries()) {
    call.say(words);
    call.reply(`${acts[at] ?? '='}\nOkay.`);
  }
  call.say(caller.at(-1) ?? '');
  expect(call.prompt()).not.toBeNull();
  call.reply(`${acts[caller.length - 1] ?? '='}\n${sentence}`);
  return Object.keys(call.state().tally.dropped);
}

describe('right sentences and lies in the same shapes', () => {
  const linesOf = (text: string) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  const said = [...saidInEnglish, ...saidInFrench, ...toldBeside, ...nearNeighbours];

  it('are spoken, but for three in a hundred, where they are right', { timeout: 60_000 }, () => {
    const right = said.flatMap((one) =>
      linesOf(one.right).map((sentence) => ({ sentence, lost: lostOf(one, sentence) })),
    );
    const dropped = right.filter(({ lost }) => lost.length > 0);
    expect(right.length).toBeGreaterThanOrEqual(60);
    expect(dropped.length / right.length).toBeLessThan(0.03);
  });

  it('are none of them spoken where they are lies', { timeout: 60_000 }, () => {
    const planted = said.flatMap((one) =>
      linesOf(one.lies).map((sentence) => ({ sentence, lost: lostOf(one, sentence) })),
    );
    expect(planted.length).toBeGreaterThanOrEqual(60);
    expect(planted.filter(({ lost }) => lost.length === 0)).toEqual([]);
  });
});
