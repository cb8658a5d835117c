import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { note, priced } from '../testing/business-parts.ts';
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
