import type { PracticeCall } from '@second-ring/contract';
import { expect, it } from 'vitest';
import { placedFindings } from './findings-of.ts';

const call = (id: string, findings: PracticeCall['findings']): PracticeCall => ({
  id,
  name: id,
  language: 'en',
  transcript: [
    { role: 'assistant', content: 'Hello.' },
    { role: 'user', content: 'Is there parking?' },
    { role: 'assistant', content: 'Let me pass that on.' },
  ],
  got: 'no',
  why: null,
  findings,
  turns: 1,
  turns_without_model: 0,
  broken_off: false,
});

it('what an owner can answer comes first, each question once', () => {
  const found = placedFindings([
    call('one', [
      { kind: 'unsaid', reason: 'amount', sentence: 'It is $5.' },
      { kind: 'unanswered', question: 'Is there parking?' },
    ]),
    call('two', [{ kind: 'unanswered', question: 'is there parking? ' }]),
  ]);
  expect(found.map(({ finding, question }) => [finding.kind, question])).toEqual([
    ['unanswered', 'Is there parking?'],
    ['unsaid', null],
  ]);
});

it('a quoted answer leads to the question before it', () => {
  const quote = { role: 'assistant', content: 'Let me pass that on.' } as const;
  const [found] = placedFindings([
    call('one', [{ kind: 'unserved', got: 'no', why: 'Not answered.', quote }]),
  ]);
  expect(found?.question).toBe('Is there parking?');
});
