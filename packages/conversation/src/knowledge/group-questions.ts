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
  const groups: { first: Heard; members: Asked[] }[] = [];
  const byKey = new Map<string, Asked[]>();
  for (const question of asked) {
    const key = questionKey(question.text) || fold(question.text.trim());
    const known = byKey.get(key);
    if (known) {
      known.push(question);
      continue;
    }
    const heard = hearQuestion(question.text);
    const group = groups.find(({ first }) => asksTheSame(first, heard));
    if (group) group.members.push(question);
    else groups.push({ first: heard, members: [question] });
    byKey.set(key, group?.members ?? groups.at(-1)?.members ?? []);
  }
  return groups.map(({ members }) => members);
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

/** What is asked about must be the same, and what is asked of it: its price is not its length. */
function asksTheSame(one: Heard, other: Heard): boolean {
  if (one.price !== other.price || one.span !== other.span) return false;
  if (one.topics.size > 0 || other.topics.size > 0)
    return isSameSet(one.topics, other.topics) && likeness(one.rest, other.rest, 1) >= alikeFrom;
  return likeness(one.content, other.content, 0) >= alikeFrom;
}

function isSameSet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((each) => other.has(each));
}

/** What two sets of stems share of all they hold, by how much each tells; `none` where nothing tells. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>, none: number): number {
  let shared = 0;
  let all = 0;
  let telling = false;
  for (const stem of new Set([...one, ...other])) {
    const weight = tellingOf(stem);
    all += weight;
    if (one.has(stem) && other.has(stem)) shared += weight;
    if (weight === 1) telling = true;
  }
  return telling || none === 0 ? (all === 0 ? none : shared / all) : none;
}
