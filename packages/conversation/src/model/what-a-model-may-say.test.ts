import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { explained, note, priced, unquoted, week, withOptions } from '../testing/business-parts.ts';
import { salon } from '../testing/businesses.ts';
import { modelCall } from '../testing/model-call.ts';

const shop: BusinessKnowledge = {
  ...salon,
  name: 'Larkmoor Chimneys',
  address: '9 Tallow Road, Peterborough, ON',
  serviceArea: null,
  hours: week('08:00-17:00', 'closed', 'closed'),
  services: [
    priced('sweep', 'Chimney Sweep', 149, 'One flue, up to 1 hr. Second flue 60 if same visit.'),
    withOptions('cap', 'Cap Fitting', { 'Clay cap': 88, 'Steel cap': 134 }),
    priced('dryer', 'Dryer Duct Cleaning', 96, 'Ground floor only, 55 if same day as a sweep.'),
    unquoted('liner', 'Liner Installation', 3000, 'After a camera check.'),
  ],
  commonQuestions: [
    explained('cancel', 'What if I cancel?', 'Call by noon the day before. After that it is 40.'),
    explained('seniors', 'Is there a seniors rate?', '10% off a sweep for 65 and up, not on caps.'),
    explained('home', 'Do I have to be home?', 'Somebody over 18 for the whole visit.'),
  ],
  operationalNotes: [
    note(
      'windows',
      'Arrival',
      'Two hour windows, 8-10, 10-12 and 1-3. Friday last window is 10-12.',
    ),
    note('trip', 'Trips', 'Trip charge of 35 outside Peterborough.'),
    note('season', 'Season', 'We sweep from Nov 15 to April 15, the rest of it is due by May 20.'),
  ],
};

function figures() {
  const call = modelCall(shop);
  call.say('hi there');
  const prompt = JSON.stringify(call.prompt());
  return (amount: string, after: RegExp) => {
    const line = prompt.split('\\n').find((one) => after.test(one)) ?? '';
    return new RegExp(`${amount}\\S* \\[(f\\d+)\\]`).exec(line)?.[1] ?? 'none';
  };
}

const said = (caller: string, reply: string): string => {
  const call = modelCall(shop, '+17055550142');
  call.say(caller);
  return call.reply(reply);
};

describe('a figure without a currency', () => {
  const of = figures();

  it('has a reference wherever it may be a price', () => {
    expect([
      of('60', /Sweep/),
      of('55', /Dryer/),
      of('40', /What if I cancel/),
      of('35', /Trips/),
    ]).not.toContain('none');
  });

  it('has none where it counts or measures', () => {
    expect([of('18', /home/), of('10', /Arrival/), of('65', /seniors/)]).toEqual([
      'none',
      'none',
      'none',
    ]);
  });

  it('has none where it is a day', () => {
    expect([of('15', /Season/), of('20', /Season/)]).toEqual(['none', 'none']);
  });

  it('is reckoned with, and no sum of the list takes its place', () => {
    const sum = `{${of('149', /Sweep/)}+55+35}`;
    const spoken = said(
      'a sweep and the dryer duct the same day, in Lakefield, what is that all in',
      `{"a":[["ask.total","s1,s3"]]}\nThe dryer duct is cheaper the same day, and with the trip it comes to ${sum}.`,
    );
    expect(spoken).toContain('$239');
    expect(spoken).not.toContain('$245');
  });
});

describe('what the turn is about', () => {
  it('may be told in other words and units than the owner’s', () => {
    expect(
      said(
        'do i have to be there',
        '{"a":[["ask.fact","q3"]]}\nSomebody eighteen or over has to be home, and a sweep takes up to an hour.',
      ),
    ).toContain('eighteen or over');
  });

  it('may be told by the spans the owner wrote', () => {
    expect(
      said(
        'could he come friday afternoon',
        '{"a":[["ask.when",{"when":"friday afternoon"}]]}\nOn Fridays our last window is ten to twelve, so no afternoon.',
      ),
    ).toContain('ten to twelve');
  });
});

describe('what a model heard', () => {
  it('puts a number right that was told with a false start', () => {
    const call = modelCall(shop);
    call.say('seven oh five, five five five, oh one... oh one sixty-two');
    call.reply('{"a":[["give",{"phone":"705-555-0162"}]]}\nThank you. What is your name?');
    expect(call.state().caller.phone?.value).toBe('+17055550162');
  });

  it('puts a house number right that was told in two pieces', () => {
    const call = modelCall(shop);
    call.say('i want a sweep, it is one eighteen Tolland Street');
    call.reply(
      '{"a":[["want.book","s1"],["correct",{"address":"118 Tolland Street"}]]}\nWhen suits you?',
    );
    expect(call.state().caller.address?.value).toBe('118 Tolland Street');
  });

  it('tells the visit there is from the one that is wished for', () => {
    const call = modelCall(shop);
    call.say('i have a sweep tomorrow at nine and need it next week, monday or tuesday');
    call.reply(
      '{"a":[["want.move",{"existing":"tomorrow at nine","when":"Monday or Tuesday next week"}]]}\nSure, I will pass that on.',
    );
    expect(call.state().wanted.existing?.spoken).toMatch(/9|nine/);
    expect(call.state().wanted.time?.spoken).toMatch(/Monday.*Tuesday/);
  });

  it('takes a wish back without cancelling an appointment nobody has', () => {
    const call = modelCall(shop);
    call.say('i would like a sweep on monday');
    call.reply('{"a":[["want.book","s1",{"when":"monday"}]]}\nSure. What is your name?');
    call.say('you know what, do not book me in');
    call.reply('{"a":[["deny",{"drop":"booking"}]]}\nNo problem at all.');
    expect(call.state().wanted).toMatchObject({ requests: [], items: [], time: null });
  });

  it('wishes for no day that was only asked about', () => {
    const call = modelCall(shop);
    call.say('are you guys even around on monday');
    call.reply('{"a":[["ask.when",{"when":"monday"}]]}\nWe are open Mondays, yes.');
    expect(call.state().wanted.time).toBeNull();
  });
});

describe('a sentence that leans on one that was not said', () => {
  it('is not said either', () => {
    expect(
      said(
        'what if i cancel',
        '{"a":[["ask.fact","q1"]]}\nIt is ninety dollars off until noon. After that it is {f99}. Anything else?',
      ),
    ).not.toMatch(/After that/);
  });
});

describe('a price is told of its thing', () => {
  const docks: BusinessKnowledge = {
    ...shop,
    name: 'Brindle Cove Docks',
    services: [
      withOptions(
        'pull',
        'Dock Removal',
        { Pipe: 210, 'Floating, two sections': 340, 'Floating, two sections with ramp': 395 },
        'each further section is 75',
      ),
      priced('lift', 'Lift Storage', 260),
      priced('ramp', 'Ramp Painting', 130, '20 less when done with a dock removal'),
    ],
  };
  const told = (caller: string, acts: string, sentence: string): string => {
    const call = modelCall(docks, '+17055550142');
    call.say(caller);
    const system = call.prompt()?.system ?? '';
    const id = (amount: string) => new RegExp(`${amount} \\[(f\\d+)\\]`).exec(system)?.[1] ?? 'f0';
    const written = sentence.replace(/\{([^}]*)\}/g, (_all, sum: string) => {
      return `{${sum.replace(/\$\d+/g, (amount) => id(`\\$?${amount.slice(1)}`))}}`;
    });
    return call.reply(`{"a":[${acts}]}\n${written}`).replace(/\u00a0/g, ' ');
  };

  it.each([
    [
      'parts of one thing, and their sum',
      '["ask.total","s1.o2"]',
      'It is {$340} for the first two sections plus {$75} for the third, so {$340+$75} in all.',
      '$415',
    ],
    [
      'options one after another',
      '["ask.price","s1"]',
      'Removal is {$210} for pipe or {$340} for a floating one with two sections.',
      '$340 for a floating',
    ],
    [
      'what a price has in it',
      '["ask.includes","s1.o1"]',
      'Removing the pipe dock is in the {$210}.',
      '$210',
    ],
    ['a name in another form', '["ask.price","s2"]', 'Storing the lift is {$260}.', '$260'],
    [
      'a rebate that is earned',
      '["ask.total","s1.o1,s3"]',
      'The pipe dock and the ramp together come to {$210+$130-$20}.',
      '$320',
    ],
  ])('in %s', (_what, acts, sentence, says) => {
    expect(told('how much would that be', acts, sentence)).toContain(says);
  });

  it.each([
    ['of another service', '["ask.price","s2"]', 'Lift storage is {$130}.', '$130'],
    ['of another option', '["ask.price","s1"]', 'A pipe dock is {$340}.', 'A pipe dock is $340'],
    [
      'the other way round',
      '["ask.price","s1"]',
      'It is {$340} for pipe or {$210} floating.',
      '$340 for pipe',
    ],
    [
      'of an option with more to it than was named',
      '["ask.price","s1"]',
      'A floating one with two sections is {$395}.',
      'A floating one with two sections is $395',
    ],
  ])('and not %s', (_what, acts, sentence, lie) => {
    expect(told('how much would that be', acts, sentence)).not.toContain(lie);
  });
});

describe('what promises and gives nothing', () => {
  it.each([
    'I will note Monday at nine, and somebody will confirm whether it is free.',
    'Before any discount that is as listed.',
    "I've changed it to Monday, and somebody confirms it.",
  ])('may be said: %s', (sentence) => {
    const call = modelCall(shop, '+17055550142');
    call.say('could i get a sweep tuesday, actually no, monday at nine');
    const reply = `{"a":[["want.book","s1",{"when":"monday at nine"}]]}\n${sentence}`;
    expect(call.reply(reply)).toContain(sentence);
  });
});

it('an hour of the owner’s with minutes after it is no money', () => {
  const call = modelCall({
    ...shop,
    operationalNotes: [note('midi', 'Dîner', 'Fermé de midi à 12 h 45, du mardi au vendredi.')],
  });
  call.say('bonjour, êtes-vous là jeudi midi');
  expect(call.prompt()?.system).toMatch(/12 h 45, du mardi/);
  expect(
    call.reply('{"a":[["ask.hours",{"when":"jeudi"}]]}\nLe jeudi on ferme de midi à 12 h 45.'),
  ).toContain('12 h 45');
});

describe('a caller’s own sum', () => {
  it('may be passed on as theirs, whatever the shop charges as much for', () => {
    const call = modelCall(shop, '+17055550142');
    call.say('the cap you put on came off and I want my forty bucks back');
    expect(
      call.reply('{"a":[["complain"]]}\nI will pass on that you want the forty bucks back.'),
    ).toContain('forty bucks back');
    call.say('so will they give it back');
    expect(call.reply('{"a":[["ask.next"]]}\nSure, we will do the forty bucks.')).not.toContain(
      'forty bucks',
    );
  });
});

it('a large dog is no thousand dollars in French', () => {
  const call = modelCall({
    ...shop,
    services: [withOptions('toilettage', 'Toilettage complet', { Petit: 62, Grand: 98 })],
  });
  call.say('bonjour, combien pour un gros labrador');
  const reference = /Grand: \$98 \[(f\d+)\]/.exec(call.prompt()?.system ?? '')?.[1];
  expect(
    call.reply(`{"a":[["ask.price","s1.o2"]]}\nPour un grand chien, c'est {${reference}}.`),
  ).toContain('grand chien');
});
