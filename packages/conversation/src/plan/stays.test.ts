import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { priced, withOptions } from '../testing/business-parts.ts';
import { callTo } from '../testing/call-to.ts';
import { type Exchange, frames, held, pianos, smsOf } from '../testing/led-calls.ts';

const kennel: BusinessKnowledge = {
  ...pianos,
  name: 'Burdock Kennels',
  industry: 'Kennel',
  services: [
    withOptions('board', 'Boarding', { 'Small dog': 42, 'Large dog': 55 }, 'per night'),
    priced('bath', 'Bath', 35),
  ],
  operationalNotes: [],
};

const vans: BusinessKnowledge = {
  ...frames,
  name: 'Camions Lavoie',
  industry: 'Location de camions',
  services: [priced('camion', 'Location de camion', 90, 'par jour')],
  operationalNotes: [],
};

const books = (when: string): Exchange => [
  `my beagle, ${when}, Tess Ward`,
  `{"a":[["want.book","s1.o1",{"when":"${when}"}],["give",{"name":"Tess Ward"}]],"q":"phone"}`,
  'Is this the best number for you?',
];
const told = (...exchanges: Exchange[]) => smsOf(kennel, held(kennel, exchanges));
const next = (words: string, when: string): Exchange => [
  words,
  `{"a":[["correct",{"when":"${when}"}]],"q":"anythingElse"}`,
  'All right, noted.',
];

describe('a stay', () => {
  it.each([
    ['from March 20 to March 27', 'Fri Mar 20 to Fri Mar 27'],
    ['from the twentieth to the twenty-seventh of March', 'Fri Mar 20 to Fri Mar 27'],
    ['Friday at five to Monday morning', 'Fri Mar 13, 5 PM to Mon Mar 16, morning'],
    ['March 20 at 4 pm until March 25 at noon', 'Fri Mar 20, 4 PM to Wed Mar 25, noon'],
  ])('is told with both its ends, and is no choice of days: %s', (when, shown) => {
    expect(told(books(when))).toContain(`for ${shown}`);
  });

  it.each([
    ['oh wait, pick up is the twenty-eighth', 'March 28', 'Fri Mar 20 to Sat Mar 28'],
    ["we're back a day later, on the 28th", 'the 28th', 'Fri Mar 20 to Sat Mar 28'],
    ["I'll drop him off on the nineteenth already", 'March 19', 'Thu Mar 19 to Fri Mar 27'],
    ['no, thursday to start with', 'thursday', 'Thu Mar 19 to Fri Mar 27'],
    ["I'll bring him in around ten", 'around ten', 'Fri Mar 20, around 10 AM to Fri Mar 27'],
    ['and I come back for him at noon', 'at noon', 'Fri Mar 20 to Fri Mar 27, noon'],
  ])('keeps the end that was not put right: %s', (words, when, shown) => {
    expect(told(books('from March 20 to March 27'), next(words, when))).toContain(`for ${shown}`);
  });

  it('is another where both ends are told again', () => {
    const sms = told(
      books('from March 20 to March 27'),
      next('make it April 3 to April 5', 'April 3 to April 5'),
    );
    expect(sms).toContain('for Fri Apr 3 to Sun Apr 5');
  });

  it('is as many nights longer as its end is put off', () => {
    const nights: Exchange = [
      'my beagle from March 20 to March 25, Tess Ward',
      '{"a":[["want.book","s1.o1",{"when":"from March 20 to March 25","count":5}],["give",{"name":"Tess Ward"}]],"q":"phone"}',
      'Is this the best number for you?',
    ];
    const sms = told(nights, next('no, we are back on the 27th', 'March 27'));
    expect(sms).toContain('7 × Boarding (Small dog) for Fri Mar 20 to Fri Mar 27');
  });

  it('beside another visit is the one whose end is told', () => {
    const both: Exchange = [
      'my beagle from April 2 to April 9 and a bath on March 15, Tess Ward',
      '{"a":[["want.book","s1.o1",{"when":"from April 2 to April 9"}],["want.book","s2",{"when":"March 15"}],["give",{"name":"Tess Ward"}]],"q":"phone"}',
      'Is this the best number for you?',
    ];
    const sms = told(both, next('make it April 12 for the end', 'April 12'));
    expect(sms).toContain('Boarding (Small dog) for Thu Apr 2 to Sun Apr 12');
    expect(sms).toContain('Bath for Sun Mar 15');
  });

  it('leaves a visit of one day, or a choice, as it is', () => {
    expect(told(books('Friday or Monday at ten'))).toContain('Fri Mar 13 or Mon Mar 16, 10 AM');
    const moved = told(books('friday at ten'), next('no, make it tuesday', 'tuesday'));
    expect(moved).toContain('for Tue Mar 17, 10 AM');
  });

  it('is told so in French', () => {
    const sms = smsOf(
      vans,
      held(vans, [
        [
          'un camion du vendredi 20 mars à dix heures au lundi 23 mars, Zoé Petit',
          '{"a":[["want.book","s1",{"when":"du vendredi 20 mars à dix heures au lundi 23 mars"}],["give",{"name":"Zoé Petit"}]],"q":"phone"}',
          'Est-ce le bon numéro?',
        ],
        [
          'oui, finalement je le ramène le 24 mars',
          '{"a":[["affirm"],["correct",{"when":"le 24 mars"}]],"q":"anythingElse"}',
          'C’est noté.',
        ],
      ]),
    );
    expect(sms).toMatch(/pour ven\. 20 mars, 10 h à mar\. 24 mars/);
  });

  it.each(['monday to wednesday', 'from monday until wednesday'])(
    'is told by its dates, and to the owner with the same: %s',
    (when) => {
      expect(told(books(when))).toContain('for Mon Mar 16 to Wed Mar 18');
    },
  );

  it('that is moved is moved to its days', () => {
    const call = callTo(kennel, '+16135550144');
    call.say('can I move my stay to friday to sunday');
    expect(call.say('Tess Ward')).toContain('move it to Friday, March 13 to Sunday, March 15');
  });
});
