import type { PracticeCall, PracticeRun } from '@second-ring/contract';
import { describe, expect, it } from 'vitest';
import { placedFindings, standingOf, takes } from './practice-words.ts';

const call: PracticeRun['calls'][number] = {
  id: 'price',
  name: 'Asks what a tint costs',
  language: 'en',
  transcript: [],
  got: 'yes',
  why: null,
  findings: [],
  turns: 3,
  turns_without_model: 0,
  broken_off: false,
};
const run: PracticeRun = {
  id: 'e1f0c7a2-1111-4111-8111-111111111111',
  kind: 'callers',
  status: 'running',
  stop: null,
  total: 10,
  current: 'Asks for a person',
  calls: [call],
  staged: false,
  requests: 12,
  tokens: 3000,
  cost: null,
  created_at: '2026-11-22T20:00:00.000Z',
  ended_at: null,
};

describe('a run of practice calls, in words,', () => {
  it('says how far it is and who is on the line', () => {
    expect(standingOf(run)).toBe('1 of 10 calls done. On the line: Asks for a person.');
  });

  it('says what it came to, or why it came to nothing', () => {
    const over = { ...run, status: 'done', current: null } as const;
    expect(standingOf(over)).toBe('1 of 10 callers got what they rang for.');
    expect(standingOf({ ...over, status: 'cancelled' })).toBe('Cancelled. 1 of 10 calls done.');
    expect(standingOf({ ...over, status: 'stopped', stop: 'restart' })).toMatch(/restarted/);
  });

  it('tells roughly what it would take, and the price where that is known', () => {
    const load = { calls: 10, requests: 110, tokens: 211_390 };
    expect(takes({ ...load, cost: null })).toBe('About 110 requests and 211,000 tokens.');
    expect(takes({ ...load, cost: 0.0481 })).toMatch(/, about \$0\.05\.$/);
    expect(takes({ ...load, cost: 0.001 })).toMatch(/, less than \$0\.01\.$/);
  });
});

describe('the findings of practice calls', () => {
  const callWith = (id: string, findings: PracticeCall['findings']): PracticeCall => ({
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
      callWith('one', [
        { kind: 'unsaid', reason: 'amount', sentence: 'It is $5.' },
        { kind: 'unanswered', question: 'Is there parking?' },
      ]),
      callWith('two', [{ kind: 'unanswered', question: 'is there parking? ' }]),
    ]);
    expect(found.map(({ finding, question }) => [finding.kind, question])).toEqual([
      ['unanswered', 'Is there parking?'],
      ['unsaid', null],
    ]);
  });

  it('a quoted answer leads to the question before it', () => {
    const quote = { role: 'assistant', content: 'Let me pass that on.' } as const;
    const [found] = placedFindings([
      callWith('one', [{ kind: 'unserved', got: 'no', why: 'Not answered.', quote }]),
    ]);
    expect(found?.question).toBe('Is there parking?');
  });
});
