import { type InboxGroup, longestName } from '@second-ring/contract';
import type { FaqItem, OperationsNote } from '@second-ring/conversation';
import { newId } from '@/components/knowledge/new-item.ts';
import type { OpenSection } from '../business-search.ts';
import type { StagedEdits } from '../staged-edits.ts';

type Asked = Pick<InboxGroup, 'question' | 'language'>;

/** The questions with an answer to what callers asked; one that asks it already gets the answer. */
export function withAnswer(questions: FaqItem[], asked: Asked, answer: string): FaqItem[] {
  const { question, language } = asked;
  const there = questions.find((item) => isAlike(item.question, question));
  if (there)
    return questions.map((item) =>
      item === there ? { ...item, answer: 'explain', explanation: answer } : item,
    );
  const item: FaqItem = { id: newId(), question, answer: 'explain', explanation: answer };
  return [...questions, language === 'fr' ? { ...item, questionFr: question } : item];
}

/** The notes with what callers asked as a title, and the answer under it. */
export function withNote(notes: OperationsNote[], asked: Asked, answer: string): OperationsNote[] {
  const title = titleOf(asked.question);
  const there = notes.find((note) => isAlike(note.title, title));
  if (there) return notes.map((note) => (note === there ? { ...note, content: answer } : note));
  return [...notes, { id: newId(), title, content: answer }];
}

/**
 * Where a group's answer waits to be published; null: nowhere. Read from the edits themselves, so
 * that it holds over a reload, and no longer than the edit is there.
 */
export function stagedAnswerTo(
  { wordings }: Pick<InboxGroup, 'wordings'>,
  { common_questions, operational_notes }: StagedEdits,
): Extract<OpenSection, 'faq' | 'notes'> | null {
  const asks = (text: string) => wordings.some((wording) => isAlike(wording, text));
  const questions = common_questions ?? [];
  if (questions.some((item) => asks(item.question) && item.explanation?.trim())) return 'faq';
  const notes = operational_notes ?? [];
  const titles = wordings.map(titleOf);
  const isTitle = (title: string) => titles.some((each) => isAlike(each, title));
  return notes.some((note) => isTitle(note.title) && note.content.trim()) ? 'notes' : null;
}

/** Every wording that publishing the staged edits answers. */
export function answeredBy(staged: StagedEdits, groups: readonly InboxGroup[]): string[] {
  return groups.flatMap((group) => (stagedAnswerTo(group, staged) ? group.wordings : []));
}

function titleOf(question: string): string {
  return question.slice(0, longestName);
}

function isAlike(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
