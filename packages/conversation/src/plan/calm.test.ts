import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../advance.ts';
import type { Effect } from '../conversation.ts';
import { summarise } from '../summary/summarise.ts';
import { plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';
import { modelCall } from '../testing/model-call.ts';
import { receptionistOf } from '../testing/receptionist-of.ts';

const alertsOf = (effects: readonly Effect[]) =>
  effects.flatMap((effect) =>
    effect.type === 'request' && effect.request.kind === 'alertOwner' ? [effect.request.text] : [],
  );

/** An alarm by how it was announced, of which no rule is sure. */
const announced = 'this is an emergency, my tap drips a little';
const gas = 'I smell gas in my kitchen';

describe('an alarm that a caller says is none', () => {
  it.each([
    [announced, "no no, it's not an emergency"],
    [announced, "oh it's not urgent, I just want somebody to look at it"],
    [announced, 'non non, c’est pas une urgence'],
    [announced, "c'est pas grave, y a pas de danger"],
    [gas, 'false alarm, there is no gas, it was the garbage'],
    [gas, "sorry, that's not an emergency at all"],
  ])('is taken back: %s … %s', (alarm, denial) => {
    const call = callTo(plumber, '+16045550150');
    call.say(alarm);
    expect(call.outcome().urgent).toBe(true);
    expect(call.say(denial)).not.toMatch(/911/);
    expect(call.outcome().urgent).toBe(false);
    expect(
      call
        .outcome()
        .commitments.map(({ text }) => text)
        .join(),
    ).not.toMatch(/at once|urgent/i);
  });

  it.each([
    [gas, 'it is not that serious, can you come tomorrow'],
    [gas, "there's no fire, just the smell"],
    [gas, "isn't that an emergency?"],
    [gas, "I don't know if it's an emergency"],
    [announced, "it's not an emergency but I smell gas now"],
    ['my dad is unconscious on the floor', 'he is not responding'],
    [gas, 'no'],
    [announced, "relax, nobody's hurt"],
    [
      'your van rolled back into our fence and now we are blocked in, send somebody now',
      "no one's injured, it is 40 Elm Street",
    ],
    ['le sous-sol est inondé, ça monte encore', 'personne est blessé là'],
  ])('but stands where that is not denied: %s … %s', (alarm, denial) => {
    const call = callTo(plumber, '+16045550150');
    call.say(alarm);
    call.say(denial);
    expect(call.outcome().urgent).toBe(true);
  });

  it('rings again when something does happen', () => {
    const call = callTo(plumber, '+16045550150');
    call.say(announced);
    call.say("it's not an emergency");
    expect(call.say(gas)).toContain('911');
    expect(call.outcome().urgent).toBe(true);
  });
});

describe('an alarm that a model takes back', () => {
  const led = (...lines: readonly [string, string][]) => {
    const call = modelCall(plumber, '+14165550199');
    const alerts: string[] = [];
    for (const [caller, reply] of lines) {
      call.say(caller);
      alerts.push(...alertsOf(call.effects()));
      if (!call.prompt()) continue;
      call.reply(reply);
      alerts.push(...alertsOf(call.effects()));
    }
    const outcome = outcomeOf(call.state());
    const receptionist = receptionistOf(plumber, { languageModel: true });
    return { call, alerts, outcome, summary: summarise(receptionist, outcome, null) };
  };
  const ring: [string, string] = [
    'my cellar is a bit damp',
    '{"a":[["alarm.urgent"]],"q":"name"}\nI\'ve flagged that as urgent. What is your name?',
  ];

  it('is none in the state, the summary and to the owner, who is told once', () => {
    const { call, alerts, outcome, summary } = led(
      ring,
      [
        'Dana Field, I only want a quote some day',
        '{"a":[["calm"],["give",{"name":"Dana Field"}]]}\nOf course, Dana.',
      ],
      ['yes', '{"a":[["calm"],["affirm"]]}\nGood.'],
    );
    expect(call.state().urgent).toBe(false);
    expect(call.state().wanted.requests).not.toContainEqual(
      expect.objectContaining({ kind: 'emergency' }),
    );
    expect(outcome.urgent).toBe(false);
    expect(summary.sms).not.toMatch(/URGENT|at once/);
    expect(alerts).toHaveLength(2);
    expect(alerts[0]).toMatch(/^URGENT/);
    expect(alerts[1]).toMatch(/^NOT URGENT AFTER ALL · Dana Field/);
  });

  it('is taken back by the caller alone where rules are sure of it', () => {
    const told = led(
      [gas, ''],
      ['it has been like that all week', '{"a":[["calm"],["deny"]]}\nThen do not worry.'],
    );
    expect(told.outcome.urgent).toBe(true);
    expect(told.alerts).toHaveLength(1);
    const denied = led(
      [gas, ''],
      ['false alarm, there is no gas', '{"a":[["deny"]]}\nGood to hear.'],
    );
    expect(denied.outcome.urgent).toBe(false);
    expect(denied.alerts).toHaveLength(2);
  });
});

describe('a house that is cold, at a shop that wrote what to do about gas', () => {
  const heating = {
    ...plumber,
    commonQuestions: [
      {
        id: 'gas',
        question: 'What if I smell gas, is that an emergency?',
        answer: 'explain' as const,
        explanation: 'Leave the house and call 911 from outside.',
      },
    ],
  };
  const cold = "there is no heat at all and my mom is elderly, she can't be in the cold";

  it('is not left because of gas that nobody told of', () => {
    const call = callTo(heating, '+16045550150');
    expect(call.say(cold)).not.toMatch(/leave the house/i);
    expect(call.outcome().urgent).toBe(true);
  });

  it('stays urgent where the caller says that it is no gas', () => {
    const call = callTo(heating, '+16045550150');
    call.say(cold);
    call.say("there's no gas smell, it's just cold");
    expect(call.outcome().urgent).toBe(true);
  });
});
