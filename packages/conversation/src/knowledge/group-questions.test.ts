import { describe, expect, it } from 'vitest';
import type { FaqItem } from './business.ts';
import { groupQuestions, questionKey, withoutAnsweredElsewhere } from './group-questions.ts';

const grouped = (...texts: string[]) =>
  groupQuestions(texts.map((text) => ({ text }))).map((group) => group.map(({ text }) => text));

describe('questions nobody could answer', () => {
  it.each([
    ['case, accents and punctuation', 'Do you do ceramic on boats?', 'do you do ceramic on boats'],
    ['filler', 'Can you tint a boat?', 'Hi, um, I was wondering if you guys could tint a boat?'],
    ['inflection', 'Do you repair paint chips?', 'Is repairing a paint chip something you do?'],
    ['synonyms', 'Are your technicians licensed?', 'Is your staff licensed?'],
    ['language', 'Do you take Interac?', 'Est-ce que vous acceptez Interac ?'],
    ['French words', 'Faites-vous les bateaux ?', 'Est-ce que vous faites des bateaux'],
    ['politeness', 'Can I bring my dog?', 'Could I please bring my dog with me?'],
  ])('are one whatever the %s', (_what, one, other) => {
    expect(grouped(one, other)).toEqual([[one, other]]);
  });

  it.each([
    ['Do you tint boats?', 'Do you tint airplanes?'],
    ['How much is a boat?', 'Do you do boats?'],
    ['Do you have a warranty?', 'Do you have a warranty on headlights?'],
    ['How long does ceramic take on a boat?', 'How much is ceramic on a boat?'],
    ['What does removing old tint cost?', 'What does removing a decal cost?'],
    ['Faites-vous les bateaux ?', 'Faites-vous les avions ?'],
    ['Do you take Interac?', 'Do you take American Express?'],
    ['What about that?', 'And the other one?'],
  ])('stay two: “%s” and “%s”', (one, other) => {
    expect(grouped(one, other)).toEqual([[one], [other]]);
  });

  it('stay in the group they were in when more are asked', () => {
    const before = ['Do you do boats?', 'Do you do planes?', 'do you do boats'];
    const after = [...before, 'Do you also do planes and boats?', 'Planes?'];
    for (const group of grouped(...before))
      expect(grouped(...after)).toContainEqual(expect.arrayContaining(group));
  });

  it('are all kept, once each, words or none', () => {
    const texts = ['', '?', '???', 'Hm', 'hm.', '…', 'Boats?'];
    expect(
      grouped(...texts)
        .flat()
        .sort(),
    ).toEqual([...texts].sort());
  });

  it('have a key that is the same for the same words', () => {
    expect(questionKey('Do you take Interac?')).toBe(questionKey('do you  take INTERAC'));
    expect(questionKey('Où êtes-vous ?')).toBe(questionKey('ou etes vous'));
    expect(questionKey('Boats?')).not.toBe(questionKey('Planes?'));
  });
});

describe('questions that wait for an answer', () => {
  const asks = (id: string, question: string, explanation = ''): FaqItem => ({
    id,
    question,
    answer: 'explain',
    explanation,
  });
  const left = (...questions: FaqItem[]) => withoutAnsweredElsewhere(questions).map(({ id }) => id);

  it('are left out beside an answer to the same, in whatever words', () => {
    const answered = asks('site', 'Do you take walk-ins?', 'Yes, on weekdays.');
    expect(left(answered, asks('same', 'Do you take walk-ins?'))).toEqual(['site']);
    expect(left(asks('before', 'Are walk-ins something you take?'), answered)).toEqual(['site']);
    const yes: FaqItem = { id: 'yes', question: 'Are you insured?', answer: 'yes' };
    expect(left(asks('open', 'are you insured'), yes)).toEqual(['yes']);
  });

  it('stay where nothing answers them, and answers all stay', () => {
    const parking = asks('parking', 'Is parking free?');
    const one = asks('one', 'Do you take walk-ins?', 'Yes.');
    const other = asks('other', 'Do you take walk-ins?', 'On weekdays.');
    expect(left(parking, one, other)).toEqual(['parking', 'one', 'other']);
  });
});
