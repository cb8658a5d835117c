import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { frames, held, pianos, smsOf } from '../testing/led-calls.ts';
import { modelCall } from '../testing/model-call.ts';

const act = (...acts: unknown[]) => JSON.stringify({ a: acts });
function calling(knowledge: BusinessKnowledge) {
  const call = modelCall(knowledge, '+16135550144', {}, true);
  return {
    ...call,
    hears: (words: string, acts: string, answer = 'All right, I have that.') => {
      call.say(words);
      return call.reply(`${acts}\n${answer}`);
    },
    wanted: () => call.state().wanted,
  };
}

describe('a time that no one day and hour hold', () => {
  it.each([
    ['not before four in the afternoon', /^not before four/],
    [
      'evenings after six, or Saturday March 14 in the morning',
      /^evenings after six, or Saturday March 14 in the morning$/,
    ],
    ['weekday mornings, or Friday March 13 after two', /^weekday mornings, or Friday/],
    ['a Saturday', /^a Saturday$/],
    ['Thursday March 12 around four, then a Saturday', /around four, then a Saturday$/],
    ['from Tuesday March 17 on, mornings', /^from Tuesday March 17 on/],
    ['Saturday March 21 or later, in the morning', /or later/],
    ['not before Tuesday', /^not before Tuesday$/],
  ])('is kept in its words: %s', (when, spoken) => {
    const call = calling(pianos);
    call.hears(`Call me about the soundboard, ${when}`, act(['want.callback', { when }]));
    const { time, callTime } = call.wanted();
    expect((time ?? callTime)?.spoken).toMatch(spoken);
  });

  it.each([
    ['un samedi', /^un samedi$/],
    ['à partir du mardi 17 mars', /^à partir du mardi 17 mars$/],
    ['pas avant mardi', /^pas avant mardi$/],
    ['jeudi 12 mars vers quatre heures et demie, puis un samedi', /puis un samedi$/],
    [
      'le soir après six heures, ou samedi 14 mars le matin',
      /^le soir après six heures, ou samedi/,
    ],
  ])('is kept in its words in French: %s', (when, spoken) => {
    const call = calling(frames);
    call.hears(`je voudrais un encadrement, ${when}`, act(['want.book', 's1.o2', { when }]));
    expect(call.wanted().time?.spoken).toMatch(spoken);
  });

  it.each([
    ['Tuesday or Thursday after four', /Tuesday, March 17 or Thursday, March 19 after 4 PM/],
    ['Saturday March 14 at ten', /Saturday, March 14 at 10 AM/],
  ])('is no day that was named: %s', (when, spoken) => {
    const call = calling(pianos);
    call.hears(`Tune my upright, ${when}`, act(['want.book', 's1.o1', { when }]));
    expect(call.wanted().time?.spoken).toMatch(spoken);
  });

  it('stands so in what an owner reads', () => {
    const outcome = held(pianos, [
      [
        'Somebody call me about a cracked soundboard, Isaura Finch, not before four in the afternoon',
        act(
          ['want.callback', { when: 'not before four in the afternoon' }],
          ['give', { name: 'Isaura Finch' }],
        ),
        "I'll pass on that somebody should call you, not before four in the afternoon.",
      ],
    ]);
    expect(`${smsOf(pianos, outcome)} ${outcome.lead?.preferredTime}`).not.toMatch(/today|Mar 10/);
    expect(outcome.lead?.preferredTime).toMatch(/before four/);
  });
});

describe('what is put right', () => {
  it('holds though the sentence about it is said again in other words', () => {
    const call = calling(pianos);
    call.hears(
      'You took my action away last week, is it ready? And bring it back Thursday morning',
      act(['ask.status'], ['give', { when: 'Thursday March 12, morning' }]),
    );
    call.hears(
      "Hang on, Thursday's my wife's recital, make it Friday first thing",
      act(['correct', { when: 'Friday March 13, first thing' }]),
      'It is booked and confirmed for Friday. Is that right?',
    );
    call.reply('=\nYour wish for {time} is noted. Is that right?');
    expect(call.wanted().time?.spoken).toMatch(/Friday, March 13/);
  });

  it('of a visit that is called off is not the day of what is complained of', () => {
    const call = calling(pianos);
    call.hears(
      'Please cancel my tuning on Monday at eight. And the one you did last month sounds off, I am not happy',
      act(
        ['want.cancel', 's1', { existing: 'Monday March 16 at eight' }],
        ['complain', { existing: 'three weeks ago' }],
      ),
    );
    expect(call.wanted().existing?.spoken).toMatch(/Monday, March 16/);
    call.hears(
      'It was on the seventeenth of February, that one',
      act(['complain', { existing: 'February 17' }]),
    );
    expect(call.wanted().existing?.spoken).toMatch(/Monday, March 16/);
  });
});

describe('somebody else', () => {
  it('is not what somebody drives or plays', () => {
    const call = calling(pianos);
    call.hears(
      "Tune my upright, and my husband's Yamaha buzzes, can you look at that the same day?",
      act(['want.book', 's1.o1'], ['ask.fact', { thing: "husband's Yamaha that buzzes" }]),
    );
    expect(call.wanted().others).toEqual([]);
  });

  it('is nobody it is for, where a model names them in passing only', () => {
    const call = calling(pianos);
    call.hears(
      'Tune my upright, and call me about it, my grandson Aurelio comes by on Sundays, he could let you in',
      act(
        ['want.book', 's1.o1'],
        ['want.callback', { hints: 'grandson Aurelio could let them in' }],
      ),
    );
    expect(call.wanted().others.filter(({ mentioned }) => !mentioned)).toEqual([]);
    call.hears(
      'And it is for my sister Ottilie, the piano is hers',
      act(['give', { hints: 'the piano is her sister Ottilie’s' }]),
    );
    expect(call.wanted().others.filter(({ mentioned }) => !mentioned)).toMatchObject([
      { name: 'Ottilie', relation: 'sister' },
    ]);
  });

  it('is no more where they are taken back', () => {
    const call = calling(pianos);
    call.hears(
      'Tune my upright, it is for Aurelio, my uncle',
      act(['want.book', 's1.o1', { person: 'Aurelio, my uncle' }]),
    );
    expect(call.wanted().others.map(({ name }) => name)).toEqual(['Aurelio']);
    call.hears(
      'No, leave Aurelio out of it, it is for me',
      act(['correct', { person: 'Aurelio', drop: 'person' }]),
    );
    expect(call.wanted().others).toEqual([]);
    expect(call.wanted().items).toHaveLength(1);
  });
});

describe('where somebody is', () => {
  it('is as a model puts together what they said of it, and nothing else that rules make of a turn', () => {
    const call = modelCall(pianos, '+16135550144');
    const address = () => call.state().caller.address?.value;
    call.say("my van broke down on the side of the 55 near Carp, I'm the piano mover");
    call.reply('{"a":[["give",{"address":"side of the 55, Carp"}]]}\nOkay.');
    call.say('going north past exit two oh two beside the big restaurant sign');
    call.reply(
      '{"a":[["correct",{"address":"Highway 55 north, past exit 202, beside the restaurant sign, Carp"}]]}\nOkay.',
    );
    expect(address()).toContain('past exit 202');
    call.say("it's a 4 grey door van by the way");
    call.reply('{"a":[["correct",{"address":"somewhere on the 417"}]]}\nOkay.');
    expect(address()).toContain('past exit 202');
  });
});

describe('when to come', () => {
  it('is of the visit where a model puts it right, whatever is said of calling beside it', () => {
    const call = modelCall(pianos, '+16135550144');
    call.say('I need to move my tuning of Thursday at ten to Wednesday afternoon');
    call.reply(
      '{"a":[["want.move",{"existing":"Thursday at ten","when":"Wednesday afternoon"}]]}\nOkay.',
    );
    call.say('five would do me better, and call me on the other number');
    call.reply(
      '{"a":[["correct",{"when":"Wednesday at five","hints":"call on the other number"}]]}\nOkay.',
    );
    expect(call.state().wanted.callTime).toBeNull();
    expect(call.state().wanted.time?.spoken).toContain('5 PM');
  });
});

describe('somebody who is told of as not to be called', () => {
  it('is whom it is for all the same', () => {
    const call = modelCall(pianos, '+16135550144');
    call.say('I want a tuning for my son Mason Corkum');
    call.reply(
      '{"a":[["want.book","s1.o1",{"person":"Mason Corkum, my son","instead":false,"hints":"a bit nervous"}]]}\nOkay.',
    );
    expect(call.state().wanted.others.map(({ name }) => name)).toEqual(['Mason Corkum']);
  });
});

describe('whose telephone somebody calls on', () => {
  it('is whoever it is said to be of, and the number to call stays theirs', () => {
    const call = modelCall(pianos, '+16135550144');
    call.say('I need a tuning, my number is six one three five five five oh one seven seven');
    call.reply('{"a":[["want.book","s1.o1",{"phone":"6135550177"}]]}\nOkay.');
    call.say("if they can't get me they can try this one, my sister Ada's next door");
    call.reply('{"a":[["give",{"person":"Ada, my sister","phone":"same"}]]}\nOkay.');
    expect(call.state().caller.phone?.value).toBe('+16135550177');
    expect(call.state().wanted.others).toMatchObject([{ name: 'Ada', phone: '+16135550144' }]);
  });

  it('is the caller’s own where they told of no other', () => {
    const call = modelCall(pianos, '+16135550144');
    call.say('I need a tuning for my son Mason, this number is fine');
    call.reply('{"a":[["want.book","s1.o1",{"person":"Mason, my son","phone":"same"}]]}\nOkay.');
    expect(call.state().caller.phone?.value).toBe('+16135550144');
    expect(call.state().wanted.others).toMatchObject([{ name: 'Mason', phone: null }]);
  });
});

it('a number whose area was told before it is the one a model put together', () => {
  const call = calling(pianos);
  call.hears('call my cell, it is five one nine, five five...', act(['want.callback']));
  call.hears(
    'five, oh one seven eight. no wait, seven nine. oh and I may be late',
    act(['give', { phone: '519 555 0179' }]),
  );
  expect(call.state().caller.phone?.value).toBe('+15195550179');
});
