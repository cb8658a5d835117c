import { describe, expect, it } from 'vitest';
import { agrees, booksUpright, type Exchange, held, pianos, smsOf } from '../testing/led-calls.ts';
import { promisedCalls, spokenPromises } from './spoken-promises.ts';

const said = (...lines: string[]) =>
  lines.map((content, at) => ({ role: 'assistant' as const, content, at }));

describe('what the caller was promised', () => {
  it.each([
    ["I'll have Gord ring you at four about the pedal.", 'Gord', 'at four about the pedal'],
    ["He'll call you at four.", '', 'at four'],
    ['Gord will give you a call back this afternoon.', 'Gord', 'this afternoon'],
    ["You'll hear from us tomorrow before ten.", '', 'tomorrow before ten'],
    ['Expect a call from Gord tomorrow at nine.', 'Gord', 'tomorrow at nine'],
    [
      'Somebody will let you know by Thursday noon whether it fits.',
      '',
      'by Thursday noon whether it fits',
    ],
    ["I'll ask Gord to email you the drawing tonight.", 'Gord', 'email the drawing tonight'],
    ["They'll text you a photo of the part tomorrow.", '', 'text a photo of the part tomorrow'],
    ['Line vous donnera un coup de fil demain matin.', 'Line', 'demain matin'],
    ["On vous laisse savoir d'ici vendredi.", '', "d'ici vendredi"],
    ['Vous aurez des nouvelles de Marc jeudi.', 'Marc', 'jeudi'],
    ['Je demande à Line de vous écrire le prix ce soir.', 'Line', 'écrire le prix ce soir'],
  ])('stands with who, when and about what: %s', (sentence, person, tail) => {
    expect(spokenPromises(said(sentence))).toMatchObject([{ kind: 'call', person, tail }]);
  });

  it.each([
    ["I'll let them know you called."],
    ['You can call us at four.'],
    ["I can't say whether he'll call you today."],
    ["We'll send somebody Friday."],
    ["She'll text you a confirmation."],
    ['If you hear from them, let us know.'],
    ['Vous pouvez nous écrire ce soir.'],
  ])('is no more than was said: %s', (sentence) => {
    expect(spokenPromises(said(sentence)).filter(({ kind }) => kind === 'call')).toEqual([]);
  });

  it('of two people about two matters is one of each, and of one matter the last', () => {
    const people = (...lines: string[]) =>
      promisedCalls(said(...lines)).map(({ person }) => person);
    const gord = "I'll have Gord ring you at four about the pedal.";
    expect(people(gord, 'And Ines will call you tomorrow with the price.')).toEqual([
      'Gord',
      'Ines',
    ]);
    expect(people(gord, 'Then Ines will call you at five about the pedal.')).toEqual(['Ines']);
  });

  it('reaches the owner beside a visit', () => {
    const asks: Exchange = [
      'Can Gord call me at four about the pedal? And tomorrow I need the price of a grand from Ines',
      '{"a":[["want.callback",{"person":"Gord","when":"at four"}]]}',
      "I'll have Gord ring you at four about the pedal. Ines will call you tomorrow with the price.",
    ];
    const outcome = held(pianos, [booksUpright, asks, agrees]);
    expect(smsOf(pianos, outcome)).toMatch(
      /PROMISED confirm the booking and call back \(Gord\), at four about the pedal and call back \(Ines\), .*with the price/,
    );
    expect(outcome.commitments).toHaveLength(3);
  });

  it('holds no hour of which it was said that it cannot be promised', () => {
    const complains: Exchange = [
      'Gord tuned ours on Saturday and the pedal squeaks again, can he call me today after four',
      '{"a":[["complain",null,{}],["want.callback",null,{"person":"Gord","when":"today after four"}]]}',
      "I'm sorry about that. I'll pass on your wish for a call from Gord today after 4 PM, though I can't promise when he calls. Is that right?",
    ];
    const sms = smsOf(pianos, held(pianos, [complains, agrees]));
    expect(sms).not.toMatch(/PROMISED .*(?:at 4|4 PM|tomorrow)/i);
  });
});
