import { describe, expect, it } from 'vitest';
import { modelCall } from '../testing/model-call.ts';
import { shops } from './recordings/shops.ts';

const { bakery, plumber } = shops;
const lastLine = (call: ReturnType<typeof modelCall>) =>
  call.state().transcript.findLast(({ role }) => role === 'assistant');

describe('words of ours in a turn that is the model’s', () => {
  it('are counted and shown where they stand in for a sentence', () => {
    const call = modelCall(bakery);
    call.say('how much is a half sheet cake');
    call.reply('{"a":[["ask.price","s1.o2"]]}\nGood choice! It is only $50.');
    expect(call.state().tally.ours).toEqual({ 'in-place': 1 });
    expect(lastLine(call)?.model).toEqual({
      sentences: 2,
      dropped: ['amount'],
      ours: ['in-place'],
    });
  });

  it('where nothing of a complaint’s answer could be spoken', () => {
    const call = modelCall(bakery);
    call.say('your cake was stale yesterday and I am really upset');
    call.reply('{"a":[["complain"]]}\nI have refunded you $50.');
    expect(call.state().tally.ours?.['no-words']).toBeGreaterThan(0);
    expect(lastLine(call)?.model).toMatchObject({ dropped: ['amount'], ours: ['no-words'] });
  });

  it('where it told what it heard and found no words', () => {
    const call = modelCall(bakery);
    call.say('how much is a half sheet cake');
    call.reply('{"a":[["ask.price","s1.o2"]]}');
    expect(lastLine(call)?.model).toMatchObject({ sentences: 0, ours: ['no-words'] });
  });

  it('where it is late, and where it is down', () => {
    const late = modelCall(bakery);
    late.say('how much is a half sheet cake');
    late.wait();
    late.wait();
    expect(late.state().tally.ours?.['without-model']).toBeGreaterThan(0);
    expect(lastLine(late)?.model).toMatchObject({ sentences: 0, ours: ['without-model'] });
    const down = modelCall(bakery);
    down.say('how much is a half sheet cake');
    const effectId = down.state().model?.effectId ?? '';
    down.give({ type: 'requestFailed', effectId, reason: 'down' });
    expect(lastLine(down)?.model).toMatchObject({ ours: ['without-model'] });
  });

  it('where it did not ask for what is needed', () => {
    const call = modelCall(plumber, '+14165550199');
    call.say('I want to book a drain cleaning');
    call.reply('{"a":[["want.book","s1"]]}\nOf course.');
    expect(call.state().tally.ours).toEqual({ question: 1 });
    expect(lastLine(call)?.model).toMatchObject({ ours: ['question'] });
  });

  it('and none where it led the turn by itself', () => {
    const call = modelCall(bakery);
    call.say('how much is a half sheet cake');
    call.reply('{"a":[["ask.price","s1.o2"]],"q":"offerBooking"}\nIt is {f2}. Shall we make one?');
    expect(call.state().tally.ours).toBeUndefined();
    expect(lastLine(call)?.model).toEqual({ sentences: 2, dropped: [] });
  });
});

it('no sentence is left out without its reason', () => {
  const call = modelCall(bakery);
  call.say('how much is a half sheet cake');
  call.reply(
    `{"a":[["ask.price","s1.o2"]]}\nIt is only $50. After that it comes with a message. Is that all right? ${'We bake every morning. '.repeat(6)}`,
  );
  const { dropped } = call.state().tally;
  expect(dropped.amount).toBe(1);
  expect(Object.values(dropped).reduce((sum, one) => sum + (one ?? 0), 0)).toBeGreaterThan(2);
});
