import { expect, test } from 'vitest';
import type { FaqItem, OperationsNote } from './business.ts';
import { onlyLikeliest, textsTelling, writtenTexts } from './written-texts.ts';

const note = (id: string, title: string, content: string): OperationsNote => ({
  id,
  title,
  content,
});
const question = (id: string, asked: string, explanation: string): FaqItem => ({
  id,
  question: asked,
  answer: 'explain',
  explanation,
});

const parking = {
  commonQuestions: [
    question('lot', 'Where do I leave the car?', 'There is parking behind the shop.'),
    question('open', 'Is there parking?', ' '),
    {
      id: 'bikes',
      question: 'Can I bring a bike?',
      answer: 'yes',
      explanation: 'Parking is free.',
    },
  ] satisfies FaqItem[],
  operationalNotes: [
    note('winter', 'Winter', 'Parking is across the street.'),
    note('parking', 'Parking', 'Two spots, 30 minutes each.'),
  ],
};

const idsOf = (found: readonly { id: string }[]) => found.map(({ id }) => id);

test('what is titled so goes before what only mentions it, and answers before notes', () => {
  expect(idsOf(textsTelling(parking, /\bparking\b/))).toEqual([
    'note:parking',
    'faq:lot',
    'note:winter',
  ]);
});

test('a question without an answer is none, and what stands beside a yes is never looked at', () => {
  const texts = writtenTexts(parking);
  expect(idsOf(texts)).toEqual(['faq:lot', 'faq:bikes', 'note:winter', 'note:parking']);
  expect(texts.find(({ id }) => id === 'faq:bikes')?.body).toBe('');
});

test('a text is looked up by its title, by its body, by each, or by both as one', () => {
  const tells = /\bwinter\b.*\bstreet\b/;
  expect(idsOf(textsTelling(parking, tells))).toEqual(['note:winter']);
  expect(idsOf(textsTelling(parking, tells, 'each'))).toEqual([]);
  expect(idsOf(textsTelling(parking, /\bparking\b/, 'title'))).toEqual(['note:parking']);
  expect(idsOf(textsTelling(parking, /\bparking\b/, 'body'))).toEqual(['faq:lot', 'note:winter']);
  expect(idsOf(textsTelling(parking, /\bparking\b/, 'each'))).toHaveLength(3);
});

test('an expression is tried without case and accents, a function on the words as written', () => {
  const written = { commonQuestions: [], operationalNotes: [note('tow', 'Dépannage', 'À Laval.')] };
  expect(idsOf(textsTelling(written, /\bdepannage\b/))).toEqual(['note:tow']);
  expect(idsOf(textsTelling(written, (text) => text.startsWith('Dépannage')))).toEqual([
    'note:tow',
  ]);
});

test('of several that are just as likely none is the only one', () => {
  expect(onlyLikeliest(textsTelling(parking, /\bparking\b/))?.id).toBe('note:parking');
  expect(onlyLikeliest(textsTelling(parking, /\bparking\b/, 'body'))).toBeNull();
  expect(onlyLikeliest([])).toBeNull();
});
