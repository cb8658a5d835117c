import { type HeardAct, refsMeant } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import type { HeardTurn } from './hearing.ts';

const telling = /^(?:give|describe|aside|correct|choose)$/;
/** "It's three of us, me too": somebody comes along, and nobody says for what. */
const joins = /\b(?:(?:and )?me too|me as well|and me|and myself|moi aussi|et moi)\b/;

/**
 * How many, told while a visit is booked. "Just one barber cut, me", of what was priced beside it, wants that as well;
 * "it's three of us, me too" makes no more of what is wanted for the others, and is told to the owner.
 */
export function withCountedWanted(
  acts: readonly HeardAct[],
  { hearing: { request, quoted = [], wanted = [] } }: HeardTurn,
): readonly HeardAct[] {
  if (request !== 'booking' || wanted.length === 0) return acts;
  return acts.map((act): HeardAct => {
    const { count, ...slots } = act.slots;
    const [wish, more] = wanted;
    // "Oh wait, make that three, the puppy too": how many of the one thing that is wanted.
    if (count !== undefined && wish && !more && !slots.times && makesThat.test(fold(act.words)))
      return { ...act, act: 'correct', target: { kind: 'services', refs: [wish.ref] } };
    if (count === undefined || !telling.test(act.act)) return act;
    const [only, other] = refsMeant(act.target);
    const isWanted = wanted.some(({ ref }) => ref.serviceId === only?.serviceId);
    if (only && !other && !isWanted && quoted.some(({ serviceId }) => serviceId === only.serviceId))
      return { ...act, act: 'want.book', confidence: Math.max(act.confidence, surely) };
    if (only || !joins.test(fold(act.words))) return act;
    const beside = [...(slots.beside ?? []), { words: act.words.trim(), said: null }];
    return { ...act, act: 'give', target: null, slots: { ...slots, beside } };
  });
}

const makesThat = /\b(?:make (?:that|them)|call it|mettez[- ]en|faites[- ]en)\b/;
const surely = 0.8;
