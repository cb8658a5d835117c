import { inOneGo, type Steps } from '../steps.ts';
import type { FaqItem } from './business.ts';
import { type Heard, hearQuestion } from './heard-question.ts';
import { tellingOf } from './question-words.ts';
import { fold, wordsOf } from './words.ts';

/** The words of a question without case, accents and punctuation: equal for equal wordings. */
export function questionKey(text: string): string {
  return wordsOf(text)
    .map((word) => word.text)
    .join(' ');
}

/** How much of what two questions say has to be the same, of 1. */
const alikeFrom = 0.6;

/**
 * Puts together what asks the same, in whatever words, English or French. Order counts: a question
 * joins the first group whose first question it is like, so that adding later ones moves no earlier
 * one. Within a group, and of the groups, the order is that of `asked`.
 */
export function groupQuestions<Asked extends { text: string }>(asked: readonly Asked[]): Asked[][] {
  return inOneGo(groupInSteps(asked));
}

/** The same in steps. */
export function* groupInSteps<Asked extends { text: string }>(
  asked: readonly Asked[],
): Steps<Asked[][]> {
  const groups: Asked[][] = [];
  /** What two questions that ask the same have in common tells which ones to compare. */
  const comparable = new Map<string, { first: Heard; members: Asked[] }[]>();
  const byKey = new Map<string, Asked[]>();
  for (const question of asked) {
    const key = questionKey(question.text) || fold(question.text.trim());
    const known = byKey.get(key);
    if (known) {
      known.push(question);
      continue;
    }
    const heard = hearQuestion(question.text);
    const kind = JSON.stringify([heard.price, heard.span, [...heard.topics].sort()]);
    const others = comparable.get(kind) ?? [];
    const members = others.find(({ first }) => asksTheSame(first, heard))?.members ?? [];
    if (members.length === 0) {
      groups.push(members);
      others.push({ first: heard, members });
      comparable.set(kind, others);
    }
    members.push(question);
    byKey.set(key, members);
    yield;
  }
  return groups;
}

/** The questions without those that stand unanswered beside an answer to the same, in whatever words. */
export function withoutAnsweredElsewhere(questions: readonly FaqItem[]): FaqItem[] {
  const asked = questions.map((item) => ({ item, text: item.question }));
  const needless = groupQuestions(asked).flatMap((group) => {
    const unanswered = group.filter(({ item }) => !isAnswered(item));
    return unanswered.length < group.length ? unanswered.map(({ item }) => item) : [];
  });
  return questions.filter((item) => !needless.includes(item));
}

function isAnswered({ answer, explanation }: FaqItem): boolean {
  return answer !== 'explain' || Boolean(explanation?.trim());
}

/**
 * Of two questions about the same topics, which ask the same of them: its price is not its length.
 */
function asksTheSame(one: Heard, other: Heard): boolean {
  return one.topics.size > 0
    ? likeness(one.rest, other.rest, 1) >= alikeFrom
    : likeness(one.content, other.content, 0) >= alikeFrom;
}

/** What two sets of stems share of all they hold, by how much each tells; `none` where nothing tells. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>, none: number): number {
  let shared = 0;
  let all = 0;
  let telling = false;
  const add = (stem: string, both: boolean) => {
    const weight = tellingOf(stem);
    all += weight;
    if (both) shared += weight;
    if (weight === 1) telling = true;
  };
  for (const stem of one) add(stem, other.has(stem));
  for (const stem of other) if (!one.has(stem)) add(stem, false);
  return telling || none === 0 ? (all === 0 ? none : shared / all) : none;
}
