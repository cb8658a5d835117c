import { type HeardAct, refsMeant, type ServiceRef } from '../heard/heard.ts';
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
  const ofFigures = ({ act, words, target }: HeardAct) =>
    (mayAsk.test(act) || act === 'ask.total') &&
    amountsSaid(words).length > 0 &&
    isOf(target, focus);
  const own = acts.find(({ act }) => act === 'ask.total') ?? acts.find(ofFigures);
  if (!own || !ofFigures(own) || own.slots.reckoning) return acts;
  const { thing: _, beyond: __, amounts: ___, ...slots } = own.slots;
  const asked: HeardAct = {
    ...own,
    words: text,
    act: 'ask.total',
    confidence: 1,
    target: null,
    slots,
  };
  return acts.flatMap((act) => (act === own ? asked : ofFigures(act) ? [] : act));
}

function isOf(target: HeardAct['target'], focus: readonly ServiceRef[]): boolean {
  const refs = target?.kind === 'either' ? target.refs : refsMeant(target);
  return refs.every((ref) => focus.some((one) => one.serviceId === ref.serviceId));
}
