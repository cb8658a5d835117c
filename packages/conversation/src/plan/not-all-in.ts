import type { Turn } from '../dialogue/turn.ts';
import { fold } from '../knowledge/words.ts';
import { clauseAloud, clausesOf } from '../speaking/say-fragment.ts';
import { asSentences } from '../speaking/sentences.ts';
import type { Worth } from './worth.ts';

/** Whether it is all there is to pay that is asked about. */
const allIn =
  /\b(?:all[- ]in|everything|altogether|in total|total|out the door|all included|nothing (?:else|more|extra|on top)|en tout|au total|tout (?:compris|inclus))\b/;
/** What an owner leaves out of a price. */
const leavesOut =
  /\b(?:labou?r only|parts? (?:(?:is|are) )?(?:on top|extra|separate|not included|additional)|plus (?:parts|materials)|(?:materials?|travel|permits?|disposal) (?:(?:is|are) )?(?:on top|extra|separate|not included)|not (?:included|incl)|main[- ]d'oeuvre seulement|pieces (?:en sus|en plus|non inclus\w*)|(?:non|pas) (?:inclus\w*|compris\w*))\b/;

/**
 * "So 185 all in?", of a price that its owner leaves something out of: told in their words, and no yes before it.
 * False where nothing is left out.
 */
export function tellLeftOut(turn: Turn, words: string, worths: readonly Worth[]): boolean {
  if (!allIn.test(fold(words))) return false;
  const [only, other] = worths;
  const service = only && !other ? only.row.service : null;
  const clause = clausesOf(service?.description ?? '').find((one) => leavesOut.test(fold(one)));
  if (!service || !clause) return false;
  turn.facts.push({ kind: 'service', id: service.id, label: service.name });
  const { language } = turn.state;
  turn.statements.push(language === 'fr' ? asSentences(clause) : clauseAloud(clause));
  return true;
}
