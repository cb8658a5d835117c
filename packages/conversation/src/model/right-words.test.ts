import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { note, priced, withOptions } from '../testing/business-parts.ts';
import { frames, pianos, spoken } from '../testing/led-calls.ts';

const pumps: BusinessKnowledge = {
  ...pianos,
  name: 'Alder Well Pumps',
  industry: 'Well pumps',
  services: [
    priced('jet', 'Jet Pump Replacement', 520, 'Parts and labour. A new tank is extra.'),
    priced('scope', 'Well Camera', 265, '$85 off when it is done with a flushing.'),
    priced('flush', 'Well Flushing', 340),
  ],
  operationalNotes: [
    note(
      'rain',
      'Frost',
      'If it freezes, outdoor work moves to the next mild day, and we text customers that morning.',
    ),
  ],
};
const pompes: BusinessKnowledge = {
  ...frames,
  services: [
    priced('scope', 'Caméra de puits', 265, '85 $ de rabais quand elle est faite avec un rinçage.'),
    priced('flush', 'Rinçage de puits', 340),
  ],
};

describe('what an owner wrote may be said of it', () => {
  it('as included, where it is described as that', () => {
    const ask = ['How much is a jet pump?', '{"a":[["ask.price","s1"]]}'] as const;
    expect(
      spoken(pumps, ...ask, 'A jet pump replacement is {$520}, parts and labour included.').said,
    ).toMatch(/\$520, parts and labour included/);
    expect(
      spoken(pumps, ...ask, 'A jet pump replacement is {$520}, tank and permit included.').said,
    ).not.toMatch(/permit included/);
  });

  it('as a rebate, with the figure that is one', () => {
    const both = spoken(
      pompes,
      'La caméra et le rinçage ensemble, ça fait combien?',
      '{"a":[["ask.total","s1,s2"]]}',
      'Les deux ensemble font {$265+$340-$85}: {$265} pour la caméra et {$340} pour le rinçage, moins les {$85} de rabais quand elle est faite avec un rinçage.',
    );
    expect(both.said).toMatch(/520 \$.*moins les 85 \$ de rabais/);
    const english = spoken(
      pumps,
      'What is the camera with a flushing?',
      '{"a":[["ask.total","s2,s3"]]}',
      'Both come to {$265+$340-$85}: {$265} for the camera and {$340} for the flushing, less the {$85} off when it is done with a flushing.',
    );
    expect(english.said).toMatch(/\$520.*less the \$85 off/);
    const wrong = spoken(
      pompes,
      'Le rinçage, c’est combien?',
      '{"a":[["ask.price","s2"]]}',
      'Le rinçage est à {$340}, moins un rabais de {$265} pour vous.',
    );
    expect(wrong.said).not.toMatch(/rabais de 265/);
  });

  it('as what they do, and not as done', () => {
    const ask = ['What if it freezes?', '{"a":[["ask.fact","n1"]]}'] as const;
    expect(
      spoken(
        pumps,
        ...ask,
        'If it freezes, the work moves to the next mild day, and we text you that morning.',
      ).said,
    ).toMatch(/we text you that morning/);
    expect(
      spoken(pumps, ...ask, "If it freezes the work moves, and I've texted you already.").said,
    ).not.toMatch(/texted/);
    expect(
      spoken(
        pianos,
        'What if it freezes?',
        '{"a":[["ask.fact","?frost"]]}',
        'We text you that morning if it freezes.',
      ).said,
    ).not.toMatch(/text you/);
  });

  it('as a wish that is changed, though a visit that has been is asked after', () => {
    const { call } = spoken(
      pumps,
      'You looked at my well last Wednesday, has the report gone out? And replace the jet pump on Thursday morning, Hedda Lunt',
      '{"a":[["ask.status",{"existing":"last Wednesday"}],["want.book","s1",{"when":"thursday morning"}],["give",{"name":"Hedda Lunt"}]]}',
      "I can't see that from here, so I'll pass the question on.",
    );
    call.say('Make it Friday first thing');
    expect(
      call.reply(
        '{"a":[["correct",{"when":"friday first thing"}]]}\nI\'ve changed it to {time}, and we start at {opens:friday} that day.',
      ),
    ).toMatch(/I've changed it to Friday, March 13.*we start at 9 AM/);
  });

  it('as passed on at once, however often', () => {
    const { call } = spoken(
      frames,
      'Mon cadre est tombé, il y a du verre partout, rappelez-moi vite, Sidonie Carle',
      '{"a":[["want.callback"],["give",{"name":"Sidonie Carle"}]]}',
      "C'est noté. Je transmets tout de suite; est-ce exact?",
    );
    call.say('Oui, et passez par la cour');
    expect(
      call.reply(
        '{"a":[["affirm"],["want.message"]]}\nC\'est noté, on passe par la cour. Je transmets tout de suite. Au revoir.',
      ),
    ).toMatch(/Je transmets tout de suite/);
  });
});

describe('the day of a time', () => {
  it.each([
    [
      "I'll put down Thursday, {time}, and somebody confirms it.",
      /down Thursday, March 12 at 10 AM,/,
    ],
    [
      "I'll put down Thursday {time}, and somebody confirms it.",
      /down Thursday, March 12 at 10 AM,/,
    ],
    ["I'll put down {time}, and somebody confirms it.", /down Thursday, March 12 at 10 AM,/],
    [
      'On Thursday, {time}, it is noted to be confirmed.',
      /^Thursday, March 12|^On Thursday, March 12/i,
    ],
  ])('is said once: %s', (reply, said) => {
    const { said: heard } = spoken(
      pumps,
      'Replace my jet pump on Thursday at ten',
      '{"a":[["want.book","s1",{"when":"thursday at ten"}]]}',
      reply,
    );
    expect(heard).toMatch(said);
    expect(heard.match(/Thursday/g)).toHaveLength(1);
  });
});

describe("a caller's own figures may be said back", () => {
  it("as the address that is visited, right after the day's name", () => {
    const { said } = spoken(
      pumps,
      'can you flush the well on tuesday, we are at 14 Peter Street, unit 3',
      '{"a":[["want.book","s3",{"when":"Tuesday"}],["give",{"address":"14 Peter Street, unit 3"}]]}',
      'A flushing on Tuesday at 14 Peter Street, unit 3, is noted.',
    );
    expect(said).toContain('on Tuesday at 14 Peter Street, unit 3');
    const wrong = spoken(
      pumps,
      'can you flush the well on tuesday',
      '{"a":[["want.book","s3",{"when":"Tuesday"}]]}',
      'A flushing on Tuesday at 14 Peter Street is noted.',
    );
    expect(wrong.said).not.toContain('14 Peter');
  });

  it('as so many digits that are missing still', () => {
    const { said } = spoken(
      pumps,
      'you can call me at five five five oh one',
      '{"a":[],"q":"phone"}',
      'I have 555, 01. And the last two?',
    );
    expect(said).toContain('And the last two?');
  });
});

describe('a price is told in the words of what is sold', () => {
  const crews: BusinessKnowledge = {
    ...pumps,
    name: 'Alder Stump Grinding',
    services: [
      withOptions(
        'crew',
        'Stump Crew',
        { 'Two grinders': 120, 'Three grinders': 170, 'Four grinders': 215 },
        'per hour',
      ),
      priced('chips', 'Chips Hauled Away', 80, 'bags are not included'),
    ],
    operationalNotes: [note('least', 'Saturdays', 'On Saturdays the minimum is four hours.')],
  };
  const ask = ['what are two grinders on a saturday', '{"a":[["ask.price","s1.o1"]]}'] as const;

  it('whose number counts nothing', () => {
    const { said } = spoken(
      crews,
      ...ask,
      "Two grinders are {$120} an hour, and on Saturdays there's a four hour minimum, so it starts at {$120*4}.",
    );
    expect(said).toContain('$480');
    const wrong = spoken(crews, ...ask, 'For two of them it comes to {$120*4}.');
    expect(wrong.said).not.toContain('$480');
  });

  it('and by the hours it is for, which are no other option', () => {
    expect(spoken(crews, ...ask, 'The 4 hour minimum comes to {$120*4}.').said).toContain('$480');
    expect(spoken(crews, ...ask, 'The four grinders are {$120}.').said).not.toMatch(
      /four grinders/,
    );
  });

  it('and beside what it does not come with, where nobody says that it does', () => {
    const chips = ['I have bags of my own, what is hauling', '{"a":[["ask.price","s2"]]}'] as const;
    const right = 'Hauling the chips away in your own bags is {$80}.';
    expect(spoken(crews, ...chips, right).said).toContain('$80');
    const wrong = 'Hauling the chips away is {$80}, with the bags included.';
    expect(spoken(crews, ...chips, wrong).said).not.toContain('bags included');
  });

  it('or is not known', () => {
    const { said } = spoken(
      crews,
      'and what is a box of blades',
      '{"a":[["ask.price","?box of blades"]]}',
      "I don't have the price of a box of blades here.",
    );
    expect(said).toContain("I don't have the price of a box");
    const wrong = spoken(crews, ...ask, "It's about the price of a coffee.");
    expect(wrong.said).not.toContain('coffee');
  });
});

describe('what is noted may be said so', () => {
  const books = [
    'flush the well on tuesday, and text me rather than calling',
    '{"a":[["want.book","s3",{"when":"Tuesday"}],["give",{"by":"text"}]]}',
  ] as const;

  it.each(["It's down for Tuesday.", "I'll pass it on, and you'll hear by text."])('%s', (told) => {
    expect(spoken(pumps, ...books, told).said).toContain(told);
  });

  it('to who complains, and heard that we are sorry', () => {
    const { said } = spoken(
      pumps,
      "you broke my pump, and this is my landline, my cell's better",
      '{"a":[["complain"]],"q":"phone"}',
      "Sure, your cell it is. What's the number?",
    );
    expect(said).toContain('your cell it is');
  });
});
