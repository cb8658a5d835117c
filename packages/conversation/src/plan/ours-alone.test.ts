import { describe, expect, it } from 'vitest';
import { advance, newConversation } from '../advance.ts';
import type { Effect } from '../conversation.ts';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { barber, plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';
import { modelCall } from '../testing/model-call.ts';
import { receptionistOf } from '../testing/receptionist-of.ts';

const stops = (effects: readonly Effect[]) =>
  effects.filter((effect) => effect.type === 'request' && effect.request.kind === 'stopTexts');
const number = '+16045550150';

describe('who wants no more texts', () => {
  it.each([
    ['take me off your texts', /no more texts/],
    ["and please don't text me any more", /no more texts/],
    ["arrêtez de m'envoyer des textos s'il vous plaît", /plus aucun texto/],
  ])('is told that none will come, with a model and without: %s', (line, told) => {
    expect(callTo(barber, number).say(line)).toMatch(told);
    const led = modelCall(barber, number);
    expect(led.say(line)).toMatch(told);
    expect(led.prompt()).toBeNull();
    expect(stops(led.effects())).toHaveLength(1);
    expect(led.state().textable).toBe(false);
  });

  it('is answered what else they ask beside it', () => {
    const said = callTo(barber, number).say('stop texting me, and how much is a skin fade');
    expect(said).toMatch(/no more texts.*\$40/);
  });

  it.each([
    [null, 'phone'],
    [number, 'browser'],
  ] as const)('is promised nothing for a number nobody delivered: %s by %s', (from, channel) => {
    const call = modelCall(barber, from, {}, false, channel);
    expect(call.say('stop texting me')).toMatch(/ask the team to stop/);
    expect(stops(call.effects())).toEqual([]);
  });
});

describe('what is kept of a call', () => {
  it.each(['is this being recorded', 'do you keep what I say', 'what happens with my information'])(
    'is told as it is, and by no model: %s',
    (line) => {
      const call = modelCall(barber, number, { wordsKeptDays: 30 });
      expect(call.say(line)).toMatch(/No sound is recorded.*deleted after 30 days/);
      expect(callTo(barber).say(line)).toMatch(/No sound is recorded.*limited time/);
    },
  );

  it('is told in French', () => {
    const call = modelCall(barber, number, { wordsKeptDays: 90 });
    expect(call.say("est-ce que l'appel est enregistré")).toMatch(/Aucun son.*90 jours/);
  });

  it.each<Partial<BusinessKnowledge>>([
    {
      commonQuestions: [
        { id: 'r', question: 'Are calls recorded?', answer: 'explain', explanation: 'Ask Mira.' },
      ],
    },
    {
      operationalNotes: [{ id: 'r', title: 'Privacy', content: 'Ask Mira of your details.' }],
    },
  ])('is first what the shop says of it itself', (own) => {
    expect(callTo({ ...barber, ...own }).say('do you record this call')).toMatch(/Ask Mira/);
  });
});

describe('a demand to own up or to pay', () => {
  it.each([
    'do you admit it was your fault',
    "so you'll pay for the damage, yes?",
    'you accept responsibility right',
    'can you confirm you owe me',
    'vous allez payer les dommages, hein?',
  ])('is met with regret and a person, and with no yes: %s', (line) => {
    const call = callTo(plumber, number);
    const said = call.say(line);
    expect(said).toMatch(/look into it|regarder ça/);
    expect(said).not.toMatch(/\b(?:yes|we will|covered|one year|oui)\b/i);
    expect(call.sms()).toMatch(/complaint/);
    const led = modelCall(plumber, number);
    expect(led.say(line)).toMatch(/look into it|regarder ça/);
    expect(led.prompt()).toBeNull();
  });

  it.each([
    'Yes, that was our fault.',
    "I can't believe it, but it's our mistake.",
    "Our technician caused it, and we'll make it right.",
    'We will take care of the repair bill.',
    "You're right, they damaged it.",
    "Oui, c'est notre faute.",
    'On a brisé votre plancher.',
  ])('is conceded by no model either: %s', (lie) => {
    const call = modelCall(plumber, number);
    call.say('your guy was here Tuesday and my hardwood has gouges all over');
    expect(call.reply(`{"a":[["complain"]]}\n${lie}`)).not.toContain(lie);
  });

  it.each([
    "I can't say whose fault it was.",
    "I'm so sorry about your floor, I'll pass that on.",
    'Sorry, my mistake, I have Tuesday now.',
  ])('leaves a model the words that concede nothing: %s', (line) => {
    const call = modelCall(plumber, number);
    call.say('your guy was here Tuesday and my hardwood has gouges all over');
    expect(call.reply(`{"a":[["complain"]]}\n${line}`)).toContain(line);
  });
});

describe('a threat to the shop', () => {
  it.each([
    "I'm going to come down there and burn the place",
    'je vais venir tout casser',
    "I know where you live, I'll smash your windows",
  ])('is passed on calmly and asked nothing: %s', (line) => {
    const call = callTo(barber, number);
    const said = call.say(line);
    expect(said).toMatch(/passing your message on|transmets votre message/);
    expect(said).not.toMatch(/911|\?|\$|book/);
    expect(call.alerts()).toHaveLength(1);
    expect(call.alerts()[0]).toMatch(/^THREAT · \+16045550150 · /);
    expect(call.outcome().urgent).toBe(true);
    expect(call.sms()).toMatch(/^THREAT · 604-555-0150 · .*NEXT: mind your safety/);
    const led = modelCall(barber, number);
    led.say(line);
    expect(led.prompt()).toBeNull();
  });

  it('is told once, and anew where it is another', () => {
    const call = callTo(barber, number);
    call.say("I'll burn your shop down");
    call.say("I'll burn your shop down");
    call.say("and I'm going to break your windows first");
    expect(call.alerts()).toHaveLength(2);
  });

  it('goes before a price or a visit that is asked beside it', () => {
    const call = callTo(barber, number);
    expect(call.say("how much is a fade, I'll come down and burn the place")).not.toMatch(/\$/);
  });

  it.each(["I'm gonna kill my husband if he picks beige", "you're killing me with these prices"])(
    'is none in a way of speaking: %s',
    (line) => {
      const call = callTo(barber, number);
      expect(call.say(line)).not.toMatch(/passing your message on/);
      expect(call.alerts()).toEqual([]);
    },
  );

  it('leaves danger to somebody a danger', () => {
    const call = callTo(barber, number);
    expect(call.say("there's a fire in my kitchen and it's spreading")).toMatch(/911/);
  });
});

it('asks for no texts to be stopped twice where the call goes on from a stored step', () => {
  const receptionist = receptionistOf(barber, { agentId: 'a' });
  const begun = advance(
    receptionist,
    newConversation(),
    { type: 'answered', callId: 'c', channel: 'phone', from: number },
    0,
  ).conversation;
  const step = () =>
    advance(receptionist, begun, { type: 'callerSpoke', text: 'stop texting me' }, 9_000).effects;
  expect(step()).toEqual(step());
});
