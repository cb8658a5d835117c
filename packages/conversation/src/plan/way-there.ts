import { type Turn, tell } from '../dialogue/turn.ts';
import type { HeardAct } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import { sayMoney } from '../speaking/say-money.ts';
import { travelFee } from './area.ts';

/** "Is there any extra for the drive", "y a-tu des frais de route": what the way costs. */
const ofCharge =
  /\b(?:extra|fees?|charg(?:e|es|ed|ing)|costs?|surcharges?|pay|on top|plus|(?:any|cost\w*|be|it|that) more|frais|supplements?|coute\w*|plus cher|en plus|payer|paye)\b/;
const ofWay =
  /\b(?:the (?:drive|trip|travel|ride|way (?:out|there|here|up|down)|distance)|driving (?:out|over|up|down|here|there|that|all)|trip (?:fee|charge)|travel(?:l?ing)?|mileage|gas|fuel|distance|(?:com(?:e|ing)|go(?:ing)?|get(?:ting)?|send(?:ing)?) (?:\p{L}+ )?(?:out|over|here|there|that far|all the way|up|down)|(?:that|this|so) far|deplacements?|la route|kilometrage|essence|(?:venir|aller|monter|descendre|rendre|deplacer) (?:chez|ici|jusque|la|par ici)|si loin)\b/u;

/** What is asked of going to a town by itself, or of something else that may have the same price. */
const mayAsk = /^ask\.(?:area|price|includes|fact|total|offer|discount|next)$/;

/**
 * What the way to the caller's town costs, asked once more after the owner's words on it were told: the fee alone.
 * False where no town with a fee is talked of.
 */
export function answerWayThere(turn: Turn, act: HeardAct): boolean {
  const { focus, used, language } = turn.state;
  if (!mayAsk.test(act.act) || act.slots.reckoning || act.target?.kind === 'services') return false;
  const said = fold(act.words);
  const ofTown = act.act === 'ask.area' && act.target === null;
  if (!ofCharge.test(said) || !(ofTown || ofWay.test(said))) return false;
  const { town } = act.slots;
  if (!focus.town || (town && fold(town) !== fold(focus.town))) return false;
  const fee = (used[`terms of ${fold(focus.town)}`] ?? 0) > 0 ? travelFee(turn) : null;
  if (!fee) return false;
  turn.answered = true;
  turn.facts.push(fee.fact);
  turn.sums.push(fee.cents);
  tell(turn, 'areaForFee', { place: fee.place, fee: sayMoney(fee.cents, language) });
  return true;
}
