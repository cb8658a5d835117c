import type { PublishedKnowledge } from '../knowledge-sections.ts';
import { answerInWords } from '../knowledge-words.ts';
import { comparing, type Difference, type Listed } from './difference.ts';

type Question = NonNullable<PublishedKnowledge['common_questions']>[number];
type Note = NonNullable<PublishedKnowledge['operational_notes']>[number];

const inQuestions = comparing('common_questions');
const inNotes = comparing('operational_notes');

const questions: Listed<Question> = {
  keyOf: ({ id }) => id,
  nameOf: ({ question }) => question.trim() || 'A question without words',
  wordsOf: answerInWords,
  partsOf: (before, after) => {
    const subject = questions.nameOf(before);
    const part = (step: string, name: string, wordsOf: (item: Question) => string | undefined) =>
      inQuestions.differing([after.id, step], subject, wordsOf(before), wordsOf(after), name);
    return [
      part('question', 'question', ({ question }) => question),
      part('answer', 'answer', answerInWords),
      part('questionFr', 'question in French', ({ questionFr }) => questionFr),
      part('explanationFr', 'answer in French', ({ explanationFr }) => explanationFr),
    ].flat();
  },
};

const notes: Listed<Note> = {
  keyOf: ({ id }) => id,
  nameOf: ({ title }) => title.trim() || 'A note without a title',
  wordsOf: ({ content }) => content.trim() || 'Empty',
  partsOf: (before, after) => {
    const subject = notes.nameOf(before);
    const part = (step: string, name: string, wordsOf: (note: Note) => string | undefined) =>
      inNotes.differing([after.id, step], subject, wordsOf(before), wordsOf(after), name);
    return [
      part('title', 'title', ({ title }) => title),
      part('content', 'text', ({ content }) => content),
      part('contentFr', 'text in French', ({ contentFr }) => contentFr),
    ].flat();
  },
};

/** What differs between two lists of questions and answers. */
export function compareQuestions(
  before: Question[] | null,
  after: Question[] | null,
): Difference[] {
  return [
    ...inQuestions.listed(before, after, questions),
    ...inQuestions.ordered(before, after, questions),
  ];
}

/** What differs between two lists of operations notes. */
export function compareNotes(before: Note[] | null, after: Note[] | null): Difference[] {
  return [...inNotes.listed(before, after, notes), ...inNotes.ordered(before, after, notes)];
}
