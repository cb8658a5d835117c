import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { amountsIn } from '../knowledge/guard.ts';
import { note, priced, unquoted, withOptions } from '../testing/business-parts.ts';
import { pianos } from '../testing/led-calls.ts';
import { modelCall } from '../testing/model-call.ts';
import { shops } from './recordings/shops.ts';

const { bakery } = shops;
const price = '{"a":[["ask.price","s1.o2"]],"q":"offerBooking"}\n';
const asked = 'how much is a half sheet cake';
const callThatRewords = () => modelCall(bakery, '+19025550199', {}, true);

it('what cannot be spoken is asked for again, with what is wrong with it', () => {
  const call = callThatRewords();
  call.say(asked);
  const reply = `${price}Good choice! It is only $50. Would you like to order one?`;
  expect(call.reply(reply)).toBe('Good choice!');
  const last = call.prompt()?.messages.at(-1)?.content ?? '';
  expect(last).toMatch(/EVENT: .*"It is only \$50\." was not spoken: an amount in it/);
  expect(last).toContain('"Would you like to order one?"');
  const spoken = call.reply('{"q":"offerBooking"}\nA half sheet is {f2}. Would you like one?');
  expect(spoken).toBe('A half sheet is $86. Would you like one?');
  expect(call.state().open?.question.kind).toBe('offerBooking');
});

it('a caller hears nothing twice of an answer that is given again', () => {
  const call = callThatRewords();
  call.say(asked);
  call.reply(`${price}A half sheet is {f2}. We have sold 70 of them today.`);
  expect(call.reply('=\nA half sheet is {f2}. Shall I take an order?')).toBe(
    'Shall I take an order?',
  );
});

it('the second wording is the last: then the plan says what it knows, and the rest follows', () => {
  const call = callThatRewords();
  call.say(asked);
  call.reply(`${price}It is only $50. Would you like to order one?`);
  expect(call.reply('=\nIt is $51.')).toMatch(/\$86.* Would you like to order one\?$/);
  expect(call.state().awaiting).toBeNull();
  expect(call.state().modelFailures).toBe(0);
});

it('where the plan knows nothing of what was lost, its own answer is told once', () => {
  const call = callThatRewords();
  call.say(asked);
  call.reply(`${price}Our oven is 90 years old.`);
  const spoken = call.reply('=\nIt is 91.');
  expect(spoken.match(/\$86/g)).toHaveLength(1);
});

it('no caller waits longer for it than for any answer', () => {
  for (const opening of ['', 'Good choice! ']) {
    const call = callThatRewords();
    call.say(asked);
    const from = call.now();
    call.reply(`${price}${opening}It is only $50. Would you like to order one?`);
    let spoken = call.wait();
    if (!spoken.includes('$86')) spoken = call.wait();
    expect(spoken).toMatch(/\$86.* Would you like to order one\?$/);
    expect(call.now() - from).toBeLessThan(3_000);
  }
});

it('who goes on meanwhile is answered, and what they had said first is heard with it', () => {
  const call = callThatRewords();
  call.say(asked);
  call.reply(`${price}It is only $50.`);
  call.give({ type: 'callerSpoke', text: 'and a full one' });
  expect(call.prompt()?.messages.at(-1)?.content).toContain(`CALLER: ${asked} and a full one`);
});

it('a text message is answered at once, in one piece', () => {
  const texts = modelCall(bakery, '+19025550199', {}, true, 'sms');
  texts.say(asked);
  expect(texts.reply(`${price}It is only $50. Would you like to order one?`)).toContain('$86');
});

it('whatever is written the second time, no amount is spoken that is not the shop’s', () => {
  const known = new Set([48, 86, 149, 26, 12].map((dollars) => dollars * 100));
  const sentence = fc.constantFrom(
    ...['It is $50.', 'That is {f2}.', 'Fifty, tops.', 'It costs 51', 'dollars all in.', 'Sure!'],
  );
  fc.assert(
    fc.property(fc.array(sentence), fc.array(sentence), (first, second) => {
      const call = callThatRewords();
      call.say(asked);
      const spoken = [call.reply(`${price}It is $49. ${first.join(' ')}`)];
      spoken.push(call.reply(`=\n${second.join(' ')}`));
      if (call.state().model) spoken.push(call.wait(), call.wait());
      for (const amount of spoken.flatMap(amountsIn)) expect(known).toContain(amount);
    }),
  );
});

it('what was refused twice is told of in the next turn, so that it can still be answered', () => {
  const call = callThatRewords();
  call.say(asked);
  call.reply(`${price}Good choice! Our oven is 90 years old. Would you like to order one?`);
  call.reply('=\nThe oven turned 91. Would you like to order one?');
  call.say('what did you say of the oven');
  const told = call.prompt()?.messages.at(-1)?.content ?? '';
  expect(told).toMatch(/NOT SPOKEN .*"The oven turned 91\."/);
  call.reply('=\nThat I would have to leave to somebody here.');
  call.say('and how big is that');
  expect(call.prompt()?.messages.at(-1)?.content).not.toContain('NOT SPOKEN');
});

it('what a second wording still cannot say, the plan says where it knows it', () => {
  const call = callThatRewords();
  call.say(asked);
  call.reply(`${price}Good choice! A half sheet is only $50. Would you like to order one?`);
  const spoken = call.reply('=\nA half sheet is just $51. It feeds a crowd. Shall I note one?');
  expect(amountsIn(spoken)).toEqual([86_00]);
});

describe('what is whole without the sentence that was lost', () => {
  const leaking = '{"a":[["complain","s2"]],"q":"name"}\n';

  it('is spoken at once, and asks for no second wording', () => {
    const call = modelCall(shops.canoes, '+17055550199', {}, true);
    call.say('the patch you put on is leaking again and I am fed up');
    const before = call.state().tally.asked;
    const spoken = call.reply(
      `${leaking}You are in very good hands, I promise you. Patches are covered for 18 months. What is your name?`,
    );
    expect(spoken).toBe('Patches are covered for 18 months. What is your name?');
    expect(call.state().awaiting).toBeNull();
    expect(call.state().tally.asked).toBe(before);
    call.say('Moira Kettle');
    expect(call.prompt()?.messages.at(-1)?.content).toMatch(
      /NOT SPOKEN .*"You are in very good hands, I promise you\." \(it says that something is arranged/,
    );
  });

  it('is so where it was the last, and nobody had asked anything', () => {
    const call = modelCall(shops.canoes, '+17055550199', {}, true);
    call.say('tell them the patch you put on is leaking again');
    const spoken = call.reply(
      `${leaking}I am sorry, I have noted that the patch leaks again. You are in very good hands, I promise you.`,
    );
    expect(spoken).toMatch(/^I am sorry, I have noted that the patch leaks again\..*\?$/);
    expect(call.state().awaiting).toBeNull();
  });

  it('is not told apart from an answer that was asked for', () => {
    const call = callThatRewords();
    call.say(asked);
    call.reply(`${price}It is only $50. We bake every morning but Monday. Shall I note one?`);
    expect(call.state().awaiting?.kind).toBe('askModel');
  });

  it('is not a sentence that goes on from the lost one', () => {
    const call = modelCall(shops.canoes, '+17055550199', {}, true);
    call.say('the patch you put on is leaking again');
    call.reply(
      `${leaking}We will have it fixed by Friday. After that it is covered for 18 months.`,
    );
    expect(call.state().awaiting?.kind).toBe('askModel');
  });
});

it('what gets people out of danger waits for no second wording', () => {
  const call = modelCall(shops.trees, '+17055550199', {}, true);
  call.say('how much is it to come on Saturday, a spruce is leaning over the porch');
  const reply =
    '=\nIt is $999 for that. If it touches a wire, get everybody out and call 911. What is your address?';
  expect(call.reply(reply)).toMatch(/get everybody out and call 911\.$/);
  const event = call.prompt()?.messages.at(-1)?.content ?? '';
  expect(event).not.toMatch(/Nor was .*911/);
  expect(event).toContain('"What is your address?"');
});

it('a second wording that asks nothing leaves the question that stood behind what was lost', () => {
  const call = callThatRewords();
  call.say(asked);
  call.reply(`${price}It is only $50. Would you like to order one?`);
  expect(call.reply('=\nA half sheet is {f2}.')).toBe(
    'A half sheet is $86. Would you like to order one?',
  );
  expect(call.state().open?.question.kind).toBe('offerBooking');
});

it('what an answer begins with is said another way, though more was told after it', () => {
  const call = callThatRewords();
  call.say('would you bring a half sheet cake out to the lighthouse');
  call.reply(
    '{"a":[["ask.fact","q1"]]}\nI am sorry, the lighthouse keeper has a ferry for that. A half sheet cake is {f2} here at the shop. Is there anything else?',
  );
  expect(call.prompt()?.messages.at(-1)?.content).toMatch(/EVENT: .*ferry/);
});

describe('where the answer itself is lost twice', () => {
  const caning: BusinessKnowledge = {
    ...pianos,
    services: [
      withOptions('caning', 'Caning', { 'First seat': 90, 'Each further seat': 64 }),
      priced('wax', 'Wax Finish', 35),
      unquoted('gild', 'Gilding', '400'),
    ],
    operationalNotes: [note('travel', 'Travel', 'Outside Perth every visit adds $30.')],
  };
  const heard = '{"a":[["ask.price","s1",{"count":3,"town":"Lanark"}]],"q":"offerBooking"}\n';

  it('the plan tells the prices it was reckoned from, and what adds to it follows', () => {
    const call = modelCall(caning, '+16135550144', {}, true);
    call.say('What are three seats caned, out in Lanark');
    const travel = /\$30 \[(f\d+)\]/.exec(call.prompt()?.system ?? '')?.[1] ?? '';
    call.reply(`${heard}Three seats come to {f1+f2*5}. There is also {${travel}} for the trip.`);
    const spoken = call.reply(
      `=\nFor three it is {f1+f2*4}. Outside Perth there is also a visit fee of {${travel}}. Would you like to come in?`,
    );
    expect(spoken).toMatch(/\$90.*\$64.*also a visit fee of \$30.*\?$/);
  });

  it('what only adds to it is not spoken alone', () => {
    const call = modelCall({ ...caning, services: caning.services.slice(1) }, null, {}, true);
    call.say('Could you cane seats in Lanark, and what is that');
    const travel = /\$30 \[(f\d+)\]/.exec(call.prompt()?.system ?? '')?.[1] ?? '';
    call.reply('{"a":[["ask.price","?caning"]]}\nOur caners have forty looms for seats.');
    expect(
      call.reply(`=\nThe looms weave all the seats. There is also a visit fee of {${travel}}.`),
    ).not.toMatch(/also/);
  });

  it('nobody is asked about a thing they have not heard of', () => {
    const call = modelCall(caning, null, {}, true);
    call.say('How much is the wax finish on an old frame');
    call.reply(
      '{"a":[["ask.price","s2"]],"q":"offerCall"}\nThe wax finish is {f3}. Gilding costs hundreds before that.',
    );
    expect(
      call.reply('=\nGilding costs a few hundred. Should somebody call you about the gilding?'),
    ).not.toMatch(/gilding/i);
  });
});
