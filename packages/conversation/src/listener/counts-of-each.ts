import type { HeardAct, ServiceRef } from '../heard/heard.ts';
import { spokenNumbers } from '../knowledge/spoken-numbers.ts';
import { fold, wordsOf } from '../knowledge/words.ts';
import type { Receptionist } from '../receptionist.ts';
import type { HeardTurn } from './hearing.ts';
import { mentionsOutright } from './named-outright.ts';

/** What may stand between a number and the thing it counts: "two quick basic tune-ups". */
const mostBetween = 2;
const mostOfOne = 30;

/** "A", "one", "une" */
const article = /^(?:a|an|un|une)$/;

/** No number of things: "at two", "turning three", "not three". */
const noCount = /^(?:at|turning|aged|number|by|times|a|vers|numero|fois|not|pas)$/;

/**
 * "Two basic and one overhaul": how many of each of several services, by the number before its own name.
 * A number by itself is of one of them and of no other.
 */
export function withCountsOfEach(
  acts: readonly HeardAct[],
  { text, hearing: { receptionist } }: HeardTurn,
): HeardAct[] {
  return acts.map((act) => countedApart(text, act, receptionist));
}

function countedApart(text: string, act: HeardAct, receptionist: Receptionist): HeardAct {
  const { target } = act;
  if (target?.kind !== 'services' || target.refs.length < 2) return act;
  const counts = countsIn(text, receptionist);
  const distinct = new Set(target.refs.map(({ serviceId }) => serviceId)).size;
  if (distinct < target.refs.length || ![...counts.values()].some((count) => count > 1)) return act;
  const refs = target.refs.map(({ count: _, ...ref }): ServiceRef => {
    const own = counts.get(ref.serviceId);
    return own === undefined ? ref : { ...ref, count: own };
  });
  const { count: _, ...slots } = act.slots;
  return { ...act, target: { ...target, refs }, slots };
}

/** How many of each service a text speaks of, where it says a number or an article before its name. */
export function countsIn(text: string, receptionist: Receptionist): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const named = mentionsOutright(text, receptionist);
  for (const [at, { serviceId, start }] of named.entries()) {
    const from = named[at - 1]?.end ?? 0;
    const count = countBefore(text.slice(from, start));
    if (count !== null) found.set(serviceId, count);
  }
  return found;
}

/** The number that stands right before a name. */
function countBefore(before: string): number | null {
  const words = wordsOf(before);
  for (let at = words.length - 1; at >= 0 && at >= words.length - 1 - mostBetween; at -= 1) {
    const { text, afterBreak } = words[at] ?? { text: '', afterBreak: false };
    const value = article.test(text) ? 1 : numberIn(text);
    const counts = !noCount.test(words[at - 1]?.text ?? '') && value !== null;
    if (counts && value >= 1 && value <= mostOfOne) return value;
    if (afterBreak || /^(?:and|et|pis|plus|for|pour|the|le|la|les|my|mon|ma|mes)$/.test(text))
      return null;
  }
  return null;
}

function numberIn(word: string): number | null {
  if (/^\d{1,2}$/.test(word)) return Number(word);
  return spokenNumbers(fold(word))[0]?.value ?? null;
}
