import type { Language } from '../conversation.ts';
import { recordQuote } from '../dialogue/price-rows.ts';
import { lastSaid, type Turn, tell } from '../dialogue/turn.ts';
import { type Quantity, quantityOf, type Rate } from '../knowledge/rates.ts';
import { decides } from '../knowledge/surcharges-due.ts';
import { clauseAloud } from '../speaking/say-fragment.ts';
import { sayMoney } from '../speaking/say-money.ts';
import { asSentences } from '../speaking/sentences.ts';
import { type Worth, worthOf } from './worth.ts';

/** Says, in the owner's words, what is added for what the caller told, and what it comes to with that. */
export function tellAdded(turn: Turn, { row, added, cents, count }: Worth): void {
  if (added.length === 0) return;
  for (const { said, cents: extra, fact, each, times } of added) {
    if (fact) turn.facts.push(fact);
    // Where the owner's words stand among what is said already, the sum is enough.
    const written = turn.statements.some((line) => line.includes(said.slice(1)));
    const aloud = turn.state.language === 'fr' ? asSentences(said) : clauseAloud(said);
    if (!written) turn.statements.push(aloud);
    turn.sums.push(extra);
    if (each && times > 1) tellTimes(turn, each, { times, said: times }, extra);
  }
  turn.described.add(`added:${row.service.id}`);
  if (cents === null || count > 1) return;
  turn.sums.push(cents);
  tell(turn, 'withFee', { total: sayMoney(cents, turn.state.language) });
}

/** "For 4, that comes to $12", "there and back": so much of a rate. */
export function tellTimes(turn: Turn, { unit }: Rate, { said }: Quantity, cents: number): void {
  const { language } = turn.state;
  const total = sayMoney(cents, language);
  if (unit.by === 'way') return tell(turn, 'thereAndBack', { total });
  const count = unit.by === 'time' ? sayLength(said, language) : String(said);
  tell(turn, 'priceSeveral', { count, total });
}

/** A length of time as it is spoken: "45 minutes", "2 hours", "1 h 30". */
function sayLength(minutes: number, language: Language): string {
  const hours = Math.floor(minutes / 60);
  const left = minutes % 60;
  const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
  const [hour, and] = language === 'fr' ? ['heure', 'et'] : ['hour', 'and'];
  if (hours === 0) return counted(left, 'minute');
  const whole = counted(hours, hour);
  return left === 0 ? whole : `${whole} ${and} ${counted(left, 'minute')}`;
}

/** How a price with something added to it came about, as it is written down: "$149 + $40". */
export function proofOfAdded({ row, added, cents, count }: Worth): Proof | undefined {
  const base = row.price.amountCents;
  if (added.length === 0 || cents === null || count > 1 || base === null) return undefined;
  const parts = [base, ...added.map((one) => one.cents)];
  return { cents, proof: parts.map((one) => sayMoney(one, 'en')).join(' + ') };
}

/** A sum, and the figures it is made of. */
export interface Proof {
  cents: number;
  proof: string;
}

/** "The brakes are hydraulic", once a price was told: what that adds to it. */
export function tellAddedSince(turn: Turn): void {
  const { focus, quotes } = turn.state;
  const [ref, other] = focus.refs;
  if (!ref || other || turn.quotes.length > 0) return;
  const quoted = quotes.some(({ serviceId }) => serviceId === ref.serviceId);
  const worth = quoted ? worthOf(turn, ref) : null;
  if (!worth || worth.cents === null || worth.count > 1 || focus.toldCents === worth.cents) return;
  const said = lastSaid(turn);
  const now = worth.added.some((one) =>
    one.each ? quantityOf(one.each, said, null) !== null : decides(said, one) === true,
  );
  if (!now) return;
  focus.toldCents = worth.cents;
  tellAdded(turn, worth);
  recordQuote(turn, worth.row, 1, proofOfAdded(worth));
  turn.answered = true;
}
