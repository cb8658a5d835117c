import { describe, expect, it } from 'vitest';
import { modelCall } from '../testing/model-call.ts';
import { shops } from './recordings/shops.ts';

const from = '+17055550199';
const storage = '{"a":[["want.book","s5",{"when":"friday"}]],"q":"name"}';

function booking() {
  const call = modelCall(shops.canoes, from);
  call.say('I would like my canoe stored from Friday');
  call.reply(`${storage}\nNoted for {time}. What is your name?`);
  return call;
}

describe('a question that was passed over', () => {
  it('is not put beside what a model says right after, and is a turn later', () => {
    const call = booking();
    call.say('how much is that');
    const price = /\$130 \[(f\d+)\]/.exec(call.prompt()?.system ?? '')?.[1];
    expect(call.reply(`{"a":[["ask.price","s5"]]}\nStorage is {${price}}.`)).toBe(
      'Storage is $130.',
    );
    call.say('and can I drop it off early');
    expect(call.reply('{"a":[["ask.fact","q4"]]}\nYes, leave it on the rack.')).toMatch(/\bname\b/);
  });

  it('is not asked beside a question that a model asked before its last words', () => {
    const call = modelCall(shops.canoes, from);
    call.say('I would like my canoe stored from Friday');
    const spoken = call.reply(`${storage}\nWhat is your name? I have noted {time}.`);
    expect(spoken.match(/\?/g)).toHaveLength(1);
    expect(call.state().open?.question.kind).toBe('name');
  });
});

describe('a question whose kind a model left out', () => {
  const asks = (question: string) => {
    const call = modelCall(shops.canoes, from);
    call.say('I would like my canoe stored');
    call.reply(`{"a":[["want.book","s5"]]}\n${question}`);
    return call.state().open?.question.kind ?? null;
  };

  it.each([
    ['Which day would suit you?', 'time'],
    ['When would you like to bring it?', 'time'],
    ['Is it a wooden one?', null],
    ['Are you all safely ashore?', null],
    ['Which day was the last visit you had?', null],
  ])('is what its words ask for, or none that is missing: %s', (question, kind) => {
    expect(asks(question)).toBe(kind);
  });
});

describe('a question that no detail of the plan hangs on', () => {
  const complete = () => {
    const call = modelCall(shops.canoes, from, {}, true);
    call.say('I would like my canoe stored from Friday, it is Wendeline Aske, this number is fine');
    call.reply(
      '{"a":[["want.book","s5",{"when":"friday"}],["give",{"name":"Wendeline Aske","phone":"same"}]],"q":"detailsRight"}\nStorage from {time}, and your number is {phone}. Is that right?',
    );
    call.say('Yes it is');
    return call;
  };

  it.each([
    ['Which town is that in?', null],
    ['Is there anything else?', 'anythingElse'],
    ['Can I help with something else?', 'anythingElse'],
  ])('is known by its words: %s', (question, kind) => {
    const call = complete();
    call.reply(`{"a":[["affirm"]]}\nThat is passed on, to be confirmed. ${question}`);
    const { open } = call.state();
    expect(open?.as ?? open?.question.kind ?? null).toBe(kind);
  });

  it('is the one about what was read back, though its sentence was said again in other words', () => {
    const call = complete();
    call.reply('{"a":[["affirm"]]}\nThat is passed on. Is there anything else?');
    call.say('Make it Saturday');
    call.reply(
      '{"a":[["correct",{"when":"saturday"}]],"q":"detailsRight"}\nIt is booked and confirmed for {time}. Is that right?',
    );
    call.reply('=\nI have {time} noted instead. Is that right?');
    const { open } = call.state();
    expect(open?.as ?? open?.question.kind).toBe('detailsRight');
  });

  it('is asked once more in a silence', () => {
    const call = complete();
    call.reply('{"a":[["affirm"]]}\nThat is passed on. Which town is that in?');
    call.give({ type: 'speechPlayed' });
    expect(call.wait()).toContain('Which town is that in?');
    call.say('Bala');
    call.reply('{"a":[["give",{"town":"Bala"}]]}\nBala is noted, thank you.');
    call.give({ type: 'speechPlayed' });
    expect(call.wait()).not.toContain('Which town');
  });
});

describe('the hour at which a day begins and ends', () => {
  const says = (sentence: string, shop: 'canoes' | 'skates' = 'canoes') => {
    const call = modelCall(shops[shop], from);
    call.say(shop === 'canoes' ? 'when do you open on thursday' : 'vous ouvrez quand jeudi');
    return call.reply(`{"a":[["ask.hours",{"when":"thursday"}]]}\n${sentence}`);
  };

  it.each([
    [
      'We open at {opens:thursday} and close at {closes:thursday}.',
      'We open at 7:30 AM and close at 5 PM.',
    ],
    [
      'It stays here until we open {hours:thursday} on Thursday.',
      'until we open 7:30 AM on Thursday',
    ],
    ["On Thursday we're open {hours:thursday}.", "we're open 7:30 AM to 5 PM"],
    ['On Saturday we close at {closes:saturday}.', 'we close at noon'],
  ])('is a moment where it is said as one: %s', (sentence, spoken) => {
    expect(says(sentence)).toContain(spoken);
  });

  it('is said in French, and of a closed day there is none', () => {
    expect(says('On ouvre à {opens:thursday} jeudi.', 'skates').replace(/\u00a0/g, ' ')).toContain(
      'ouvre à 9 h jeudi',
    );
    expect(says('We open at {opens:sunday} on Sunday.')).not.toContain('{');
  });
});

describe('in trouble that cannot wait', () => {
  const passedOn = 'Thanks, Otis, I am passing it on as urgent.';
  const trouble = () => {
    const call = modelCall(shops.trees, from);
    call.say('The big spruce is over the nursery now, on Birch Road, can your crew come right now');
    call.reply(
      '{"a":[["alarm.urgent"],["want.book","s1",{"when":"right now","address":"Birch Road"}]],"q":"address"}\nI am passing it on as urgent; what is the house number?',
    );
    call.say("It's 1140 Birch Road, Otis Venn, this number");
    const answer = call.reply(
      `{"a":[["correct",{"address":"1140 Birch Road"}],["give",{"name":"Otis Venn","phone":"same"}]]}\n${passedOn}`,
    );
    return { call, answer };
  };

  it('nobody is asked whether what was noted is right', () => {
    expect(trouble().answer).toBe(passedOn);
  });

  it('nobody is asked for a day', () => {
    const { call } = trouble();
    call.say('Okay, fine. Is it the same crew as last time');
    const reply = 'I cannot say who will come.';
    expect(call.reply(`{"a":[["ack"],["give",{"hints":"same crew"}]]}\n${reply}`)).toBe(reply);
  });

  it('a model may still ask what it needs', () => {
    const { call } = trouble();
    call.say('The rain is coming in');
    expect(call.reply('{"a":[["describe"]]}\nIs anybody hurt?')).toBe('Is anybody hurt?');
  });
});

it.each(['Enjoy the sun!', 'All the best with the move!'])(
  'nothing is asked after a wish that takes leave: %s',
  (wish) => {
    const call = modelCall(shops.trees, from);
    call.say('Could you take a birch down on Friday at 12 Birch Road');
    call.reply(
      '{"a":[["want.book","s1",{"when":"friday","address":"12 Birch Road"}]],"q":"name"}\nNoted for {time}. What is your name?',
    );
    call.say('Wendeline Aske, this number. That is everything, thank you!');
    expect(
      call.reply(
        `{"a":[["give",{"name":"Wendeline Aske","phone":"same"}],["thanks"]]}\nThank you, Wendeline. ${wish}`,
      ),
    ).toBe(`Thank you, Wendeline. ${wish}`);
  },
);
