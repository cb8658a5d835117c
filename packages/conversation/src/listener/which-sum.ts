import { type HeardAct, refsMeant } from '../heard/heard.ts';
import { amountsSaid } from './amounts-said.ts';
import type { HeardTurn } from './hearing.ts';

const mayAsk = /^(?:ask\.(?:fact|price|includes|compare|discount|offer|next)|claim|unclear|aside)$/;
const either = /(?<!\p{L})(?:or|ou)(?!\p{L})/iu;
/** "Sixty seven, or sixty two": a figure on both sides. */
const namesTwo = (words: string) =>
  words.split(either).filter((side) => amountsSaid(side).length > 0).length > 1;

/** "So fifty three, or forty nine with the four off", after prices were told: which sum it is is asked, and nothing new. */
export function withWhichSum(
  acts: readonly HeardAct[],
  { text, hearing: { focus, lastActs } }: HeardTurn,
): readonly HeardAct[] {
  const afterPrices = lastActs.some((act) => act === 'ask.price' || act === 'ask.total');
  if (!afterPrices || focus.length === 0 || !namesTwo(text)) return acts;
  if (acts.some(({ act }) => act === 'ask.total')) return acts;
  const own = acts.find(
    ({ act, words, target }) =>
      mayAsk.test(act) &&
      namesTwo(words) &&
      refsMeant(target).every((ref) => focus.some((one) => one.serviceId === ref.serviceId)),
  );
  if (!own) return acts;
  const { thing: _, beyond: __, amounts: ___, ...slots } = own.slots;
  const asked: HeardAct = { ...own, act: 'ask.total', confidence: 1, target: null, slots };
  const rest = (act: HeardAct) => act !== own && mayAsk.test(act.act);
  return acts.flatMap((act) => (act === own ? asked : rest(act) ? [] : act));
}
