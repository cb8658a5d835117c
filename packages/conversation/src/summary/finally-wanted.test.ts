import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { explained, priced, withOptions } from '../testing/business-parts.ts';
import { agrees, type Exchange, held, pianos, smsOf } from '../testing/led-calls.ts';

const barber: BusinessKnowledge = {
  ...pianos,
  name: 'Tin Comb Barbers',
  industry: 'Barber',
  services: [
    withOptions('cut', 'Haircut', { Adult: 38, Kids: 24 }),
    priced('beard', 'Beard Trim', 21),
    priced('wash', 'Shampoo', 12),
  ],
  commonQuestions: [explained('cards', 'Do you take cards?', 'Yes, all cards.')],
  operationalNotes: [],
};

const books: Exchange = [
  "A kids cut for my son saturday at eleven, it's Nora Quist",
  '{"a":[["want.book","s1.o2",{"when":"saturday at eleven"}],["give",{"name":"Nora Quist"}]],"q":"phone"}',
  'A kids cut is {$24}. Is this the best number for you?',
];

const priceOfWash: Exchange = [
  "and what's a shampoo?",
  '{"a":[["ask.price","s3"]]}',
  'A shampoo is {$12}.',
];

describe('prices of what was only asked about', () => {
  it.each([
    ['nah, we wash at home', '{"a":[["refuse","s3"]]}'],
    ['leave the shampoo then', '{"a":[["correct",{"drop":"s3"}]]}'],
    ['no no, skip that', '='],
    ['oh, no, forget it, just the cut', '{"a":[["deny"]]}'],
    ['laissez faire', '='],
  ])('are none of the call once it was turned down, and what is wanted stays: %s', (no, acts) => {
    const sms = smsOf(barber, held(barber, [books, priceOfWash, [no, acts, 'Sure.'], agrees]));
    expect(sms).toMatch(/wants to book Haircut \(Kids\)/);
    expect(sms).toMatch(/quoted \$24/);
    expect(sms).not.toMatch(/\$12|Shampoo/);
  });

  it('are none where it was asked and turned down in one breath', () => {
    const asks: Exchange = [
      'how much is a shampoo? no, leave it, we wash at home',
      '{"a":[["ask.price","s3"],["refuse","s3"]]}',
      'A shampoo is {$12}. Just the cut then.',
    ];
    const sms = smsOf(barber, held(barber, [books, asks, agrees]));
    expect(sms).toMatch(/wants to book Haircut \(Kids\)/);
    expect(sms).not.toMatch(/\$12|Shampoo/);
  });

  it('stand where nothing turns it down', () => {
    const asks: Exchange = ['okay, good to know', '=', 'Is there anything else?'];
    const sms = smsOf(barber, held(barber, [books, priceOfWash, asks, agrees]));
    expect(sms).toContain('$12 Shampoo');
  });

  it('go with the sum they were told in', () => {
    const sms = smsOf(
      barber,
      held(barber, [
        books,
        [
          'what would it be with a beard trim for me?',
          '{"a":[["ask.total","s1.o2,s2"]]}',
          'With a beard trim it comes to {$24+$21}.',
        ],
        ['no, not the beard', '{"a":[["refuse","s2"]]}', 'Just the cut then, {$24}.'],
        agrees,
      ]),
    );
    expect(sms).toMatch(/quoted \$24/);
    expect(sms).not.toContain('$45');
  });
});
