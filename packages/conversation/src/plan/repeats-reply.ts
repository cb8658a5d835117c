import type { Turn } from '../dialogue/turn.ts';
import { type HeardAct, refsMeant } from '../heard/heard.ts';
import { writtenOn } from './describe-service.ts';
import { lookUpAll } from './refs.ts';

/** An answer to "which one?" has already been answered with its price. */
export function repeatsReply(
  turn: Turn,
  asked: string | null,
  { act, target, words }: HeardAct,
): boolean {
  const { sums, quotes } = turn;
  // "It's oil, what's that gonna be", while a visit is arranged: no price was told yet.
  if (asked === 'whichOption' && quotes.length === 0 && sums.length === 0) return false;
  // "The belt, and does that include taking the old one away" asks on.
  const bears = lookUpAll(turn, refsMeant(target)).some(({ service }) => writtenOn(service, words));
  if (act === 'ask.includes' && bears) return false;
  const chooses = target?.kind === 'services' && target.refs.every(({ optionId }) => optionId);
  if (asked === 'whichOption' && act === 'ask.includes' && chooses) return true;
  return (
    (asked === 'whichOption' || asked === 'whichService') &&
    (act === 'ask.price' || act === 'ask.offer' || (act === 'ask.total' && sums.length > 0))
  );
}
