import type { Act } from '../heard/acts.ts';
import type { SlotValues } from '../heard/heard.ts';
import { spokenNumbers } from '../knowledge/spoken-numbers.ts';
import { fold } from '../knowledge/words.ts';
import { isPutAsQuestion } from './put-as-question.ts';

/** "Your guy told me", "the girl on the phone said", "he definitely said". */
const toldByUs =
  /\b(?:you|you guys|you folks|your \p{L}+(?: \p{L}+)?|(?:the|some|that) (?:\p{L}+ )?(?:guy|girl|lady|fella|fellow|man|woman|kid|tech|technician|one|person|receptionist|mechanic)(?: (?:there|i talked to|i spoke to|who came|that came|on the phone|at the (?:desk|counter|front)|at your \p{L}+|last \p{L}+|before|yesterday))*|somebody there|someone there|he|she|they|vous|votre \p{L}+|la (?:fille|dame)|le (?:gars|monsieur)|il|elle) (?:definitely |already |just |clearly |specifically |even |m'a |m'avez |m'avait |a |avez )?(?:told|said|quoted|promised|gave|dit|promis|donne|quote)\b|^(?:said|told me|quoted me)\b/u;
const money =
  /\$\s?\d|\b(?:bucks?|dollars?|piastres?|quid)\b|\bquoted\b|\b(?:fifty|hundred|thousand|cent|mille) even\b/;
/** Numbers of something else: a time, a length, a share. */
const ofElse =
  /\b(?:minutes?|hours?|days?|weeks?|months?|years?|o'?clock|am|pm|percent|feet|inch\w*|times?|people|litres?|kilos?|pounds|heures?|jours?|semaines?|pour cent)\b|\b(?:at|around|by|before|after|till|until) (?:like )?(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)/;
/** What a claim is easily taken for. */
const misheard: ReadonlySet<Act> = new Set([
  'claim',
  'ask.fact',
  'ask.price',
  'ask.offer',
  'ask.includes',
  'ask.discount',
  'ask.total',
  'describe',
  'deny',
  'give',
  'aside',
  'unclear',
  'frustrated',
  'want.message',
  'complain',
]);

/** "Told me eighty for the whole thing": what was told is a bare number, which is then a price. */
function saysFigure(here: string): boolean {
  const said = toldFigure.exec(here);
  if (!said) return false;
  const from = said.index + said[0].length;
  const [number] = spokenNumbers(here).filter(({ start }) => start >= from);
  const written = /^\$?\d/.test(here.slice(from));
  return written || (number !== undefined && number.start === from && number.value >= leastPrice);
}

const toldFigure =
  /\b(?:told|quoted|promised|gave|dit|promis) (?:me |us |him |her |my \p{L}+ )?(?:it was |it'd be |it'll be |it's |like |about |around |maybe |que c'etait )*/u;
const leastPrice = 10;

/** Whether words claim what something costs by what one of the business said, and ask nothing else. */
export function claimsPrice(
  act: Act,
  said: string,
  { amounts, phone, times }: SlotValues,
  lastActs: readonly Act[],
): boolean {
  const here = fold(said);
  if (!misheard.has(act) || phone || !toldByUs.test(here) || isPutAsQuestion(said)) return false;
  const number = (amounts?.length ?? 0) > 0 || spokenNumbers(here).length > 0 || /\d/.test(here);
  if (!number || ofElse.test(here)) return false;
  if (saysFigure(here)) return true;
  const goesOn = lastActs.includes('claim') && times === undefined;
  return money.test(here) || goesOn;
}
