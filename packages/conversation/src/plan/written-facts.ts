import type { Turn } from '../dialogue/turn.ts';
import { answerOf, sayNote } from '../knowledge/answers.ts';
import type { FaqItem, OperationsNote } from '../knowledge/business.ts';

/** One note or answered question of the owner's, as it is said in the language of the call. */
export interface WrittenFact {
  /** `note:…` or `faq:…`, as a target names it. */
  key: string;
  said: string;
  fact: Turn['facts'][number];
  /** A note, or an answer in sentences: more than a yes or a no. */
  inOwnWords: boolean;
}

function ofNote({ state }: Turn, note: OperationsNote): WrittenFact {
  return {
    key: `note:${note.id}`,
    said: sayNote(note, state.language),
    fact: { kind: 'note', id: note.id, label: note.title },
    inOwnWords: true,
  };
}

function ofItem({ state }: Turn, item: FaqItem): WrittenFact {
  return {
    key: `faq:${item.id}`,
    said: answerOf(item, state.language),
    fact: { kind: 'faq', id: item.id, label: item.question },
    inOwnWords: item.answer === 'explain',
  };
}

/** Everything the owner wrote beside the services, notes first. */
export function writtenFacts(turn: Turn): WrittenFact[] {
  const { commonQuestions, operationalNotes } = turn.receptionist.profile.knowledge;
  return [
    ...operationalNotes.map((note) => ofNote(turn, note)),
    ...commonQuestions.map((item) => ofItem(turn, item)),
  ];
}

/** What `key` names of it; null where a stored call outlived it, or it is none of these. */
export function writtenFact(turn: Turn, key: string | null): WrittenFact | null {
  const { commonQuestions, operationalNotes } = turn.receptionist.profile.knowledge;
  const item = commonQuestions.find(({ id }) => `faq:${id}` === key);
  if (item) return ofItem(turn, item);
  const note = operationalNotes.find(({ id }) => `note:${id}` === key);
  return note ? ofNote(turn, note) : null;
}
