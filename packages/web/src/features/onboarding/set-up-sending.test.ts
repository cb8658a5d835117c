import { expect, it } from 'vitest';
import { newDraft, type SetUp } from './draft.ts';
import { pauseBefore, type Sending, SetUpRefused, sendSetUp } from './set-up-sending.ts';

const made: SetUp = { agent: '+16045550141', agentId: 'a', businessId: 'b', claimToken: 'c' };
const draft = newDraft('00000000-0000-4000-8000-00000000000a', 1);

/** Sends to a server that answers as listed, and writes down what is told. */
async function send(answers: (Error | SetUp)[], leaveAfter = Number.POSITIVE_INFINITY) {
  const told: Sending[] = [];
  const sentIds: string[] = [];
  await sendSetUp(() => draft, {
    send: async ({ draftId }) => {
      sentIds.push(draftId);
      const answer = answers[sentIds.length - 1];
      if (!answer || answer instanceof Error) throw answer ?? new TypeError('fetch failed');
      return answer;
    },
    wait: async () => undefined,
    wanted: () => sentIds.length < leaveAfter,
    tell: (sending) => void told.push(sending),
  });
  return { told, sentIds };
}

it('is tried again while the server is away, always as the same draft', async () => {
  const away = new TypeError('fetch failed');
  const { told, sentIds } = await send([away, away, made]);
  expect(sentIds).toEqual([draft.draftId, draft.draftId, draft.draftId]);
  expect(told.map(({ stage }) => stage)).toEqual([
    'sending',
    'waiting',
    'sending',
    'waiting',
    'sending',
    'done',
  ]);
});

it('stops at a refusal and tells its sentence', async () => {
  const { told, sentIds } = await send([new SetUpRefused('NO_NUMBER_LEFT', 'All are taken.')]);
  expect(sentIds).toHaveLength(1);
  expect(told.at(-1)).toEqual({
    stage: 'refused',
    code: 'NO_NUMBER_LEFT',
    sentence: 'All are taken.',
  });
});

it('stops when nobody waits for it any more', async () => {
  const { sentIds } = await send([], 2);
  expect(sentIds).toHaveLength(2);
});

it('waits longer each time, but never long', () => {
  expect([2, 3, 4, 5, 6, 7, 50].map(pauseBefore)).toEqual([1, 2, 4, 8, 15, 15, 15]);
});
