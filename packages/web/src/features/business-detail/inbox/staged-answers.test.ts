import { describe, expect, it } from 'vitest';
import { answeredBy, stagedAnswerTo, withAnswer, withNote } from './staged-answers.ts';

const question = 'Do you tint boats?';
const group = {
  question,
  language: 'en' as const,
  wordings: [question, 'Can you tint a boat?'],
  count: 2,
  last_asked: '2026-11-20T17:00:00.000Z',
  calls: [],
  answered_in: null,
};

describe('an answer to what callers asked', () => {
  it('becomes a question of the FAQ, and is told to wait there', () => {
    const common_questions = withAnswer([], group, 'Yes, up to 30 feet.');
    expect(common_questions).toMatchObject([
      { question, answer: 'explain', explanation: 'Yes, up to 30 feet.' },
    ]);
    expect(stagedAnswerTo(group, { common_questions })).toBe('faq');
    expect(answeredBy({ common_questions }, [group])).toEqual(group.wordings);
  });

  it('goes to the question that asks it already, in whatever case', () => {
    const there = [{ id: 'boats', question: 'do you tint boats? ', answer: 'no' as const }];
    expect(withAnswer(there, group, 'Yes.')).toEqual([
      { ...there[0], answer: 'explain', explanation: 'Yes.' },
    ]);
  });

  it('becomes a note under the question', () => {
    const operational_notes = withNote([], group, 'Ask Dana.');
    expect(operational_notes).toMatchObject([{ title: question, content: 'Ask Dana.' }]);
    expect(stagedAnswerTo(group, { operational_notes })).toBe('notes');
  });

  it('keeps a French question as it was asked', () => {
    const asked = { question: 'Vous teintez les bateaux?', language: 'fr' as const };
    expect(withAnswer([], asked, 'Oui.')).toMatchObject([{ questionFr: asked.question }]);
  });

  it('waits nowhere once its words are gone', () => {
    const common_questions = withAnswer([], group, ' ');
    expect(stagedAnswerTo(group, { common_questions })).toBeNull();
    expect(answeredBy({ common_questions, operational_notes: null }, [group])).toEqual([]);
  });
});
