import { describe, expect, it } from 'vitest';
import { agrees, held, pianos, smsOf } from '../testing/led-calls.ts';
import { modelCall } from '../testing/model-call.ts';

describe('a visit that a model hears wanted', () => {
  it('is wanted beside news of a job, though nothing here is listed under that name', () => {
    const outcome = held(pianos, [
      [
        'You took my action away last Tuesday, is it ready? Fenna Roorda',
        '{"a":[["ask.status"],["give",{"name":"Fenna Roorda"}]],"q":"phone"}',
        "I can't see from here whether it is ready, but I'll pass the question on. Is this the best number for you?",
      ],
      [
        'Yes. And the pedal squeaks, could somebody see to that on Thursday morning?',
        '{"a":[["affirm"],["want.book","?squeaking pedal",{"when":"thursday morning"}]]}',
        "I've noted Thursday morning for the pedal, and somebody confirms it. Is there anything else?",
      ],
      agrees,
    ]);
    expect(outcome.lead?.reason).toMatch(/^book\b.*update on a job/);
    expect(smsOf(pianos, outcome)).toMatch(/confirm the booking/);
  });

  it('keeps its name beside an alarm, and the trouble is asked about first', () => {
    const call = modelCall(pianos, '+16135550144');
    call.say(
      'Water is dripping from the ceiling into my grand right now! Can somebody come tune and dry it tonight',
    );
    call.reply(
      '{"a":[["alarm.urgent"],["want.book","s1.o2",{"when":"tonight"}]],"q":"address"}\nI am passing this on as urgent. What is the address?',
    );
    const { wanted } = call.state();
    expect(wanted.items.map(({ name }) => name)).toEqual(['Piano Tuning (Grand)']);
    expect(wanted.requests.map(({ kind }) => kind)).toEqual(['booking', 'emergency']);
  });
});
