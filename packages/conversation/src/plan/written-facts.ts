import type { Turn } from '../dialogue/turn.ts';
import type { HeardAct } from '../heard/heard.ts';
import { type Asked, answerOf, sayNote } from '../knowledge/answers.ts';
import type { FaqItem, OperationsNote } from '../knowledge/business.ts';
import { matchFaq } from '../knowledge/faq.ts';
import { hearQuestion } from '../knowledge/heard-question.ts';
import { inEnglish } from '../knowledge/in-english.ts';
import { contentOf, tellingOf } from '../knowledge/question-words.ts';
import { fold, stem, wordsOf } from '../knowledge/words.ts';

/** One note or answered question of the owner's, as it is said in the language of the call. */
export interface WrittenFact {
  /** `note:…` or `faq:…`, as a target names it. */
  key: string;
  said: string;
  /** The note's title, or the question that was answered. */
  subject: string;
  fact: Turn['facts'][number];
  /** A note, or an answer in sentences: more than a yes or a no. */
  inOwnWords: boolean;
}

function ofNote({ state }: Turn, note: OperationsNote): WrittenFact {
  return {
    key: `note:${note.id}`,
    said: sayNote(note, state.language),
    subject: note.title,
    fact: { kind: 'note', id: note.id, label: note.title },
    inOwnWords: true,
  };
}

function ofItem({ state }: Turn, item: FaqItem, asked: Asked = {}): WrittenFact {
  return {
    key: `faq:${item.id}`,
    said: answerOf(item, state.language, asked),
    subject: (state.language === 'fr' && item.questionFr) || item.question,
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

/**
 * What `key` names of it; null where a stored call outlived it, or it is none of these.
 * @param act what the caller asked, where its yes or no is only said to that very question.
 */
export function writtenFact(turn: Turn, key: string | null, act?: HeardAct): WrittenFact | null {
  const { commonQuestions, operationalNotes } = turn.receptionist.profile.knowledge;
  const item = commonQuestions.find(({ id }) => `faq:${id}` === key);
  if (item) return ofItem(turn, item, act ? howAsked(turn, item, act) : {});
  const note = operationalNotes.find(({ id }) => `note:${id}` === key);
  return note ? ofNote(turn, note) : null;
}

/** Whether a yes or a no was asked for, and to this very question. */
function howAsked({ receptionist }: Turn, item: FaqItem, { act, words, target }: HeardAct): Asked {
  if (target?.kind === 'fact' && target.unsure) return { polar: false };
  // Who reports a trouble asked for no yes.
  if (act.startsWith('alarm.')) return { polar: false };
  // "What about hybrids" asks what was asked before: whether it is so.
  const asked = fold(words).replace(whatAbout, '');
  const { polar } = hearQuestion(asked);
  if (!polar || asksOpenly.test(asked) || asksEither.test(asked)) return { polar: false };
  const match = matchFaq(receptionist.questions, words);
  const same = match?.source === 'item' && match.item.id === item.id && match.kind === 'strong';
  if (same && match.opposed) return { opposed: true };
  // In sentences, an answer tells what its yes is to.
  const meant = same || item.answer === 'explain' || saysSubject(item, words);
  return { polar: meant && !asksOfException(item, words) };
}

const whatAbout = /^(?:(?:and|so|ok|okay|oh|um|uh)[, ]+)*(?:what|how) about\b/;

/** "Cheque or card" has no yes. */
const asksEither = /\b(?:or|ou)\b(?! (?:not|no|non|pas|what|anything|quoi|something)\b)(?=.)/;

/** What asks for more than a yes or a no, however it begins. */
const asksOpenly =
  /\b(?:c'est quoi|qu'est-ce|quoi|ou est-ce|a quelle|de quelle|quelles?|quels?|combien|pourquoi|qui|what|how|which|where|when|who|why)\b/;

/** Every word that tells what the owner's question is about was said, in this language or the other. */
function saysSubject({ question, questionFr }: FaqItem, words: string): boolean {
  const said = contentOf(`${words} ${inEnglish(words) ?? ''}`);
  return [question, questionFr ?? ''].some((text) => {
    const telling = [...contentOf(text)].filter((one) => tellingOf(one) === 1);
    return telling.length > 0 && telling.every((one) => said.has(one));
  });
}

/** "No, except Saturdays", asked of a Saturday: the no is of all other days. */
function asksOfException({ explanation, explanationFr }: FaqItem, words: string): boolean {
  const said = new Set(wordsOf(words).map(({ text }) => stem(text)));
  return [explanation, explanationFr].some((text) => {
    const [, excepted = ''] =
      /^\s*(?:no|non)\s*[,.;:–-]\s*(?:except|unless|other than|sauf)\b([^.;:]*)/i.exec(
        text ?? '',
      ) ?? [];
    return wordsOf(excepted).some(({ text: word }) => word.length > 3 && said.has(stem(word)));
  });
}
