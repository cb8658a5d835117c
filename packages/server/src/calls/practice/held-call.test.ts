import { prepareReceptionist, type ReceptionistProfile } from '@second-ring/conversation';
import { describe, expect, it } from 'vitest';
import { usualBooking } from '../../knowledge/businesses/booking-settings.ts';
import { systemClock } from '../../platform/clock.ts';
import { triedShop } from '../doctor/try-model.ts';
import type { Thinker } from '../thinking/thinker.ts';
import { HeldCall } from './held-call.ts';
import { pretend } from './hold-run.ts';
import { LimitReached, Meter } from './meter.ts';

const profile: ReceptionistProfile = {
  agentId: 'practice',
  knowledge: triedShop,
  firstMessage: null,
  transferNumber: null,
  languageModel: true,
  books: true,
  modelDeadline: 700,
};
const at = Date.parse('2026-11-24T18:00:00Z');

function hold(
  ask: Thinker['ask'],
  change: Partial<ReceptionistProfile> = {},
  signal = new AbortController().signal,
) {
  return new HeldCall(
    {
      receptionist: prepareReceptionist({ ...profile, ...change }),
      thinker: { ask },
      clock: systemClock,
      pretend: (request, now) =>
        pretend(
          request,
          { knowledge: triedShop, booking: { ...usualBooking, enabled: true } },
          now,
        ),
      signal,
    },
    { callId: 'practice', at, from: '+16045550110' },
  );
}

const broken = () => Promise.reject(new Error('down'));

describe('a practice call', () => {
  it('takes the model’s sentences as they come, and tells which were stopped', async () => {
    const call = hold(async (_prompt, heard) => {
      heard('{"a":[["ask.price","s1.o2"]]}\nA medium frame is {f2}. ', false);
      await Promise.resolve();
      heard('{"a":[["ask.price","s1.o2"]]}\nA medium frame is {f2}. It is $99 today.', true);
    });
    const { said } = await call.say('how much is a medium frame');
    expect(said).toContain('A medium frame is $140.');
    expect(said).not.toContain('$99');
    // Asked to say it another way, this one says the same.
    const stopped = { reason: 'amount', sentence: 'It is $99 today.' };
    expect(call.unsaid).toEqual([stopped, stopped]);
    expect(call.end().model).toMatchObject({ asked: 1, led: 1 });
  });

  it('is answered without the model where that fails, or says nothing until its deadline', async () => {
    for (const ask of [broken, () => new Promise<void>(() => {})]) {
      const call = hold(ask);
      expect((await call.say('how much is a medium frame')).said).toMatch(/\$140/);
      expect(call.end().transcript.length).toBeGreaterThan(2);
    }
  });

  it('books in a book that is not there', async () => {
    const call = hold(broken);
    await call.say('I would like to book a large custom frame');
    await call.say('on thursday at 2 pm please');
    await call.say('Robin Ashe, 604 555 0123');
    for (let yes = 0; yes < 3 && !call.isClosing; yes += 1) await call.say('yes, that is right');
    expect(call.end().bookings).toMatchObject([{ action: 'booked' }]);
  });

  it('puts nobody through to anybody', async () => {
    const call = hold(broken, { transferNumber: '+16045550190' });
    await call.say('Can I talk to a real person please?');
    expect(call.goesOn).toBe(false);
    expect(call.end().transferred).toBe(true);
  });

  it('waits for nothing once the run is over', async () => {
    const ending = new AbortController();
    const call = hold(() => new Promise<void>(() => {}), {}, ending.signal);
    const saying = call.say('how much is a medium frame');
    ending.abort(new Error('over'));
    await expect(saying).rejects.toThrow('over');
  });

  it('hides card numbers from the model', async () => {
    let sent = '';
    const call = hold(async (prompt) => {
      sent = JSON.stringify(prompt);
    });
    await call.say('my card is 4111 1111 1111 1111, how much is a medium frame');
    expect(sent).not.toMatch(/4111 1111/);
    expect(JSON.stringify(call.transcript)).not.toMatch(/4111 1111/);
  });
});

describe('a meter', () => {
  const prompt = { system: 'x'.repeat(380), messages: [], maxTokens: 50 };
  const model = {
    name: 'talks',
    reply: async function* () {
      yield 'y'.repeat(38);
      yield 'y'.repeat(38);
    },
  };
  const ask = async (meter: Meter) => {
    for await (const _ of meter.over(model).reply(prompt, new AbortController().signal));
  };

  it('counts what is sent and what comes back, broken off or not', async () => {
    const meter = new Meter({ requests: 9, tokens: 9_999 });
    await ask(meter);
    for await (const _ of meter.over(model).reply(prompt, new AbortController().signal)) break;
    expect(meter).toMatchObject({ requests: 2, inputTokens: 200, outputTokens: 30 });
  });

  it('lets no request begin that could take too much', async () => {
    for (const most of [
      { requests: 1, tokens: 9_999 },
      { requests: 9, tokens: 269 },
    ]) {
      const meter = new Meter(most);
      await ask(meter);
      await expect(ask(meter)).rejects.toThrow(LimitReached);
      expect(meter).toMatchObject({ requests: 1, isSpent: true });
    }
  });
});
