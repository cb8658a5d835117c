import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { explained, priced, week, withOptions } from '../testing/business-parts.ts';
import { barber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

/** A tailor who goes by the piece for some of the work. */
const tailor: BusinessKnowledge = {
  ...barber,
  name: 'Selvedge Tailors',
  services: [
    withOptions('hem', 'Hemming', { Trousers: 24, 'Evening gown': 58 }),
    priced('press', 'Pressing', 12),
    priced('zip', 'Zipper Replacement', 31),
    withOptions('shirts', 'Shirt Laundry', { 'Wash only': 3, 'Wash and iron': 5 }, 'per shirt'),
  ],
  hours: week('09:00-18:00', '10:00-16:00', 'closed'),
  commonQuestions: [explained('who', 'Who are the tailors?', 'Armand, Yusra and Colette.')],
  operationalNotes: [],
};

/** What is answered to each of these lines, and what the owner is texted. */
function held(...lines: string[]) {
  const call = callTo(tailor, '+16135550144');
  const answers = lines.map((line) => call.say(line));
  return { answers, sms: call.sms() };
}

const smsOf = (...lines: string[]) => held(...lines).sms;

describe('what a caller settles on', () => {
  it('is wanted, and what was only asked of is not', () => {
    const sms = smsOf(
      'what do you charge to hem trousers',
      'and pressing how much is that',
      'no leave that off just the hem',
      'Thursday at two',
      'Nadine Cloutier',
    );
    expect(sms).toContain('wants to book Hemming (Trousers) for');
    expect(sms).not.toMatch(/Pressing|\$12|message/);
  });

  it('is added where it was priced and agreed to', () => {
    const sms = smsOf(
      'I want my trousers hemmed on Friday at ten',
      'what would a new zipper be',
      'okay yes do that',
      'Nadine Cloutier',
    );
    expect(sms).toContain('Hemming (Trousers) + Zipper Replacement');
  });

  it('stays as it was where more was supposed, and turned down', () => {
    const sms = smsOf(
      'I want my trousers hemmed on Friday at ten',
      'and if I did the pressing as well',
      'oh no too much',
      'Nadine Cloutier',
    );
    expect(sms).toContain('wants to book Hemming (Trousers) for');
    expect(sms).not.toMatch(/Pressing/);
  });

  it('is counted by how many they have of what is priced by the piece', () => {
    const sms = smsOf(
      'how much for shirts',
      'wash only, I have nine',
      'okay book me for Friday at ten',
    );
    expect(sms).toContain('9 × Shirt Laundry (Wash only)');
    expect(sms).toContain('$27');
  });
});

describe('whom they wish for', () => {
  it('is told of the visit, and said back with it', () => {
    const { answers, sms } = held(
      'could I get a zipper replaced with Yusra on Friday at ten',
      'Nadine Cloutier',
    );
    expect(sms).toContain('with Yusra');
    expect(answers.at(-1)).toContain('Zipper Replacement with Yusra');
  });

  it('is nobody where they only spoke with them', () => {
    expect(smsOf('I spoke with Colette about a zipper', 'Friday at ten')).not.toContain(
      'with Colette.',
    );
  });
});

describe('an hour that is put right', () => {
  it.each([
    ['nine not ten', '9 AM'],
    ['not ten, nine', '9 AM'],
    ['uh make that eleven', '11 AM'],
    ['sorry I said one not ten', '1 PM'],
  ])('is the one that is meant: %j', (words, hour) => {
    const sms = smsOf('I want a zipper replaced Friday at ten', words, 'Nadine Cloutier');
    expect(sms).toContain(`, ${hour}`);
    expect(sms).not.toContain('10 AM');
  });

  it('leaves a count of things what it is', () => {
    const sms = smsOf('I want a zipper replaced Friday at ten', 'two zippers not ten');
    expect(sms).toContain('10 AM');
  });
});

describe('what is told for whoever is there', () => {
  it('is kept, and no question is made of it', () => {
    const { answers, sms } = held(
      'I want a zipper replaced Friday at ten',
      'Nadine Cloutier',
      'there is a stain on the lining so go easy with the steam',
    );
    expect(answers.join(' ')).not.toMatch(/don't have that|won't guess/);
    expect(sms).toContain('There is a stain on the lining so go easy with the steam');
  });
});
