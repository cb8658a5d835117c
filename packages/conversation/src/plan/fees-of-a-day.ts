import type { Quote } from '../conversation.ts';
import { type Turn, tell } from '../dialogue/turn.ts';
import { type HeardAct, refsMeant } from '../heard/heard.ts';
import { amountsIn } from '../knowledge/guard.ts';
import { holdsAt } from '../knowledge/holds-at.ts';
import { sayMoney } from '../speaking/say-money.ts';
import { asSentences } from '../speaking/sentences.ts';
import { momentOf, momentOfTurn } from './conditions.ts';

/**
 * Tells what is added on the day or at the hour that is wanted, where a price was told for it without that, and what it
 * comes to; the price is quoted so from then on. Whether there was anything to tell.
 */
export function tellFeesOfDay(turn: Turn, acts: readonly HeardAct[]): boolean {
  const { state, receptionist } = turn;
  const moment = momentOfTurn(turn, acts) ?? momentOf(turn, state.wanted.time);
  if (!moment || state.urgent) return false;
  const meant = new Set([
    ...state.wanted.items.map(({ ref }) => ref.serviceId),
    ...acts.flatMap(({ target }) => refsMeant(target)).map(({ serviceId }) => serviceId),
  ]);
  const isWanted = (quote: Quote) =>
    state.wanted.items.every(
      ({ ref }) =>
        ref.serviceId !== quote.serviceId ||
        ref.optionId === null ||
        ref.optionId === quote.optionId,
    );
  const priced = [...(turn.took.has('time') ? state.quotes : []), ...turn.quotes].filter(
    (quote) => meant.has(quote.serviceId) && isWanted(quote),
  );
  const last = priced.at(-1);
  if (!last) return false;
  const before = state.transcript.flatMap(({ role, content }) =>
    role === 'assistant' ? content : [],
  );
  const told = new Set([...before, ...turn.statements].flatMap((line) => amountsIn(line)));
  const due = receptionist.conditions.flatMap((one) => {
    const { effect, said, fact, serviceIds } = one;
    if (effect.kind !== 'adds' || holdsAt(one, moment) !== true || told.has(effect.cents))
      return [];
    const base = amountsIn(last.spoken)[0] ?? 0;
    if (told.has(base + effect.cents) || last.proof?.includes(sayMoney(effect.cents, 'en')))
      return [];
    return serviceIds === null || serviceIds.has(last.serviceId)
      ? { said, fact, cents: effect.cents }
      : [];
  });
  const [fee, other] = due;
  if (!fee) return false;
  for (const { said, fact } of due) {
    turn.facts.push(fact);
    turn.statements.push(
      asSentences(said.replace(opens, (_all, first: string) => first.toUpperCase())),
    );
  }
  turn.sums.push(...due.map(({ cents }) => cents));
  if (!other) quoteWith(turn, last, priced, fee.cents);
  return true;
}

/** "Yes, Sundays are $80 more" answers a question that nobody asked. */
const opens = /^(?:yes|no|oui|non)[,.!]? ([\p{L}\d$])/iu;

/** The last figure that was told, with what is added to it. */
function quoteWith(turn: Turn, last: Quote, priced: readonly Quote[], cents: number): void {
  const [base] = amountsIn(last.spoken);
  if (base === undefined) return;
  const total = base + cents;
  const proof = `${last.proof ?? sayMoney(base, 'en')} + ${sayMoney(cents, 'en')}`;
  const rows = priced.filter(({ at, proof }) => at === last.at && proof === last.proof);
  // Several prices that were not added up have no one sum.
  if (last.proof === undefined && rows.length > 1) return;
  turn.sums.push(total);
  const spoken = sayMoney(total, turn.state.language);
  for (const row of rows) turn.quotes.push({ ...row, spoken, proof, at: turn.now });
  tell(turn, 'withFee', { total: spoken });
}
