import type { Turn } from '../dialogue/turn.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { ownersMoneyIn } from '../knowledge/guard.ts';
import { fold } from '../knowledge/words.ts';
import { asSentences, sentences } from '../speaking/sentences.ts';
import type { Worth } from './worth.ts';
import { type WrittenFact, writtenFacts } from './written-facts.ts';

/** What the owner takes off the second of something, in their own words. */
export interface Rebate {
  cents: number;
  said: string;
  fact: WrittenFact['fact'];
}

const onSecond = /\b(?:second|2nd|other one|two|both|deuxieme|2e|autre|deux)\b/;
const takesOff = /\b(?:off|less|discount|de moins|rabais|moins cher|reduction|escompte)\b/;
/** What is reckoned by a share, or by each of something, is left to people. */
const byEach =
  /%|\b(?:percent|pour cent|each|per|a (?:night|day|month|week|visit)|chacune?|chaque|par)\b/;
const spokenOf = /\b(?:discount|rebate|deal|off|rabais|reduction|escompte|moins)\b/;

/**
 * What the owner takes off the second of two things that are the same, where it was told before or is asked
 * for now; null where there are no two, or nothing is written of it.
 */
export function rebateOn(turn: Turn, worths: readonly Worth[], words: string): Rebate | null {
  const asked = spokenOf.test(fold(words));
  for (const { said, fact, inOwnWords } of writtenFacts(turn)) {
    if (!inOwnWords || !(asked || wasTold(turn, fact))) continue;
    for (const sentence of sentences(said)) {
      const folded = fold(sentence);
      if (!onSecond.test(folded) || !takesOff.test(folded) || byEach.test(folded)) continue;
      const [amount, other] = ownersMoneyIn(sentence);
      const stems = contentStems(`${fact.label} ${sentence}`);
      if (amount && !other && ofOneKind(worths, stems))
        return { cents: amount.cents, said: sentence, fact };
    }
  }
  return null;
}

/** Tells a rebate in the owner's words, and once a turn. */
export function tellRebate(turn: Turn, { said, fact }: Rebate): void {
  if (!turn.described.has(fact.id)) turn.statements.push(asSentences(said));
  turn.described.add(fact.id);
  turn.facts.push(fact);
}

function wasTold({ state }: Turn, fact: Rebate['fact']): boolean {
  return state.transcript.some(({ facts }) => facts?.some(({ id }) => id === fact.id) === true);
}

/** Two of one service, or of services that share the word a rebate is for. */
function ofOneKind(worths: readonly Worth[], stems: ReadonlySet<string>): boolean {
  const counts = new Map<string, number>();
  for (const { row, count } of worths) {
    const named = new Set([...contentStems(row.service.name)].filter((stem) => stems.has(stem)));
    const { unit } = row.price;
    for (const stem of named) counts.set(stem, (counts.get(stem) ?? 0) + (unit ? 1 : count));
  }
  return [...counts.values()].some((count) => count > 1);
}
