import type { FactUsed } from '../conversation.ts';
import { isAnswered } from './answers.ts';
import type { BusinessKnowledge, FaqAnswer } from './business.ts';
import { fold } from './words.ts';

/** One note or answered question of an owner's. */
export interface WrittenText {
  /** `note:…` or `faq:…`, as a target names it. */
  id: string;
  /** The note's title, or the question. */
  title: string;
  /** The note, or the answer in sentences; empty where the answer is yes or no. */
  body: string;
  /** As what is said of it is kept. */
  fact: FactUsed;
  /** How the question is answered; null: a note. */
  answer: FaqAnswer | null;
}

/** What was looked up, and whether its title tells of it already. */
export interface TextFound extends WrittenText {
  titled: boolean;
}

type Written = Pick<BusinessKnowledge, 'commonQuestions' | 'operationalNotes'>;

/** Title and body by themselves, both read as one, or one of them alone. */
type LookedUpBy = 'each' | 'whole' | 'title' | 'body';

/**
 * Everything an owner wrote beside the services: answers first, then notes, each in the owner's order. A question
 * without an answer yet is none, and what still stands beside a yes or a no is never told, so it counts for nothing.
 */
export function writtenTexts({ commonQuestions, operationalNotes }: Written): WrittenText[] {
  return [
    ...commonQuestions.filter(isAnswered).map(
      ({ id, question, answer, explanation }): WrittenText => ({
        id: `faq:${id}`,
        title: question,
        fact: { kind: 'faq', id, label: question },
        body: answer === 'explain' ? (explanation ?? '') : '',
        answer,
      }),
    ),
    ...operationalNotes.map(
      ({ id, title, content }): WrittenText => ({
        id: `note:${id}`,
        title,
        fact: { kind: 'note', id, label: title },
        body: content,
        answer: null,
      }),
    ),
  ];
}

/**
 * What an owner wrote that tells of something, the likeliest first: those titled so go before those that only mention
 * it, and an answer before a note.
 * @param tells an expression is tried on the folded text, a function on the text as it is written.
 * @param by what a text is looked up by; its title and its body joined, where nothing else is said.
 */
export function textsTelling(
  knowledge: Written,
  tells: RegExp | ((text: string) => boolean),
  by: LookedUpBy = 'whole',
): TextFound[] {
  const holds = tells instanceof RegExp ? (text: string) => tells.test(fold(text)) : tells;
  const found = writtenTexts(knowledge).flatMap((text): TextFound | [] => {
    const titled = by !== 'body' && holds(text.title);
    const told =
      titled ||
      (by === 'whole' ? holds(`${text.title} . ${text.body}`) : by !== 'title' && holds(text.body));
    return told ? { ...text, titled } : [];
  });
  return [...found.filter(({ titled }) => titled), ...found.filter(({ titled }) => !titled)];
}

/** The only one of the likeliest; null where none is, or several are just as likely. */
export function onlyLikeliest(found: readonly TextFound[]): TextFound | null {
  const [first, second] = found;
  return first && second?.titled !== first.titled ? first : null;
}
