import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { explained, priced } from '../testing/business-parts.ts';
import { frames, pianos, spoken } from '../testing/led-calls.ts';

const said = (sentence: string, caller = 'how does it work when I book a tuning') =>
  spoken(pianos, caller, '=', sentence).said;

it.each([
  ['We can give you the name of movers we know', 'q1', 'can you move my piano'],
  ['Going out to Lanark adds a travel charge to each visit', 'n1', 'what if I am out in Lanark'],
])('what a text says may be said in a word of the model’s own: %s', (sentence, text, caller) => {
  expect(said(`${sentence}.`, caller)).not.toContain(sentence);
  expect(said(`${sentence} [${text}].`, caller)).toContain(`${sentence}.`);
});

it('the name of the text is not spoken, wherever it is written', () => {
  const sentence = 'Outside Perth every visit adds a travel fee';
  for (const written of [
    `${sentence} [n1].`,
    `${sentence}. [n1]`,
    `${sentence} [N1, n2].`,
    `${sentence} [q9].`,
    `${sentence} [n1] [n2].`,
  ])
    expect(said(`${written} Shall I note a day?`)).toMatch(
      /^Outside Perth every visit adds a travel fee\. Shall I note a day\?$/,
    );
});

it.each([
  'We collect the key from your neighbour and lock the door after us [n2].',
  'You can book without any deposit at all [n2].',
  'Everything is always taken off the bill, whatever it is [n1].',
])('a text that is named bears nothing that it does not say: %s', (sentence) => {
  expect(said(sentence)).not.toContain(sentence.replace(/ \[.*/, ''));
});

it('French is held to the text it names as well', () => {
  const { said: heard } = spoken(
    frames,
    "c'est long d'habitude faire encadrer une affiche",
    '=',
    'Comptez une quinzaine, soit deux semaines, pour un cadre [q1].',
  );
  expect(heard).toContain('soit deux semaines, pour un cadre.');
});

describe('what is said of a text that is named', () => {
  const barn: BusinessKnowledge = {
    ...pianos,
    services: [
      ...pianos.services,
      priced('cover', 'Dust Cover', 65, 'fitted here. Does not include zips or a drain hole'),
      priced('trip', 'Barn Visit', 55, 'not the mending'),
      priced('mend', 'Barn Mending', 95, 'needs power within 20 metres'),
    ],
    commonQuestions: [
      ...pianos.commonQuestions,
      explained('age', 'Is there a rebate for seniors?', '10% off tunings from 65 up.'),
      explained('cheque', 'Do you take cheques?', 'No.'),
      explained('pay', 'Can I pay over time?', 'Yes, with Lantern, on orders over $900.'),
    ],
  };
  const heard = (caller: string, acts: string, sentence: string) =>
    spoken(barn, caller, `{"a":[${acts}]}`, sentence).said;

  it.each([
    ['I turn 64', '["ask.discount","s1"]', 'That one starts at 65, so not quite yet [q2].', '65'],
    ['a cheque', '["ask.fact","q3"]', "A cheque wouldn't work with us [q3].", 'cheque'],
    [
      'an $80 wash over time',
      '["ask.fact","q2"]',
      "It doesn't reach what that is above [q2].",
      'reach',
    ],
    ['mending in the barn', '["ask.price","s7"]', 'The barn mending comes to {$95} [s7].', '$95'],
  ])(
    'is a count, a denial or a bound as it stands there: %s — %s',
    (caller, acts, sentence, says) => {
      expect(heard(caller, acts, sentence)).toContain(says);
    },
  );

  it.each([
    [
      'do zips come with it',
      '["ask.includes","s5"]',
      'The cover at {$65} takes in the zips too [s5].',
    ],
    ['and a drain hole', '["ask.includes","s5"]', 'It has a drain hole as well [s5].'],
    ['it is for my mother', '["give"]', "I've noted it for your aunt."],
    ['mornings only please', '["give"]', "I've noted that afternoons suit you."],
    ['it tore yesterday', '["describe"]', "I've noted that it tore last month."],
  ])('and is no other thing than was written or said: %s — %s', (caller, acts, sentence) => {
    const words = sentence.replace(/ \[.*|\{.*/, '').replace(/\.$/, '');
    expect(heard(caller, acts, sentence)).not.toContain(words);
  });
});
