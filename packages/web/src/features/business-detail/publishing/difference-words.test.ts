import { differencesBetween } from '@second-ring/contract';
import { expect, it } from 'vitest';
import type { StagedEdits } from '../staged-edits.ts';
import { businessWith, priced } from '../testing/business-with.ts';
import { differenceInWords } from './difference-words.ts';

const words = (edits: StagedEdits, longest?: number) =>
  differencesBetween(businessWith(), edits).map((each) => differenceInWords(each, longest));

it('tells a change with what it was before', () => {
  expect(words({ services: priced('449') })).toEqual(['Tint, price: $449 (was $399)']);
});

it('tells what came and what went', () => {
  const notes = [{ id: 'keys', title: 'Keys', content: 'In the box' }];
  expect(words({ operational_notes: notes })).toEqual(['Keys: added. In the box']);
  expect(words({ services: [] })).toEqual(['Tint: removed']);
  const keywords = { keywords_for_recognition: ['gull wing'] };
  expect(words({ details: keywords })).toContain('Keyword “gull wing”: added');
});

it('cuts long texts short only where it is asked to', () => {
  const content = 'word '.repeat(50).trim();
  const notes = [{ id: 'long', title: 'Long', content }];
  expect(words({ operational_notes: notes })).toEqual([`Long: added. ${content}`]);
  expect(words({ operational_notes: notes }, 10)).toEqual(['Long: added. word word…']);
});

it('has words for what is half typed', () => {
  expect(words({ services: priced('') })).toEqual(['Tint, price: removed']);
  const asked = [{ id: 'park', question: '', answer: 'explain' as const, explanation: '' }];
  expect(words({ common_questions: asked })).toEqual([
    'Is there parking?, question: removed',
    'Is there parking?, answer: Not answered yet (was Yes)',
  ]);
});
