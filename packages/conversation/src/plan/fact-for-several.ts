import { lastSaid, type Turn, tell } from '../dialogue/turn.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { ownersMoneyIn } from '../knowledge/guard.ts';
import { fold } from '../knowledge/words.ts';
import { sayMoney } from '../speaking/say-money.ts';
import { findCounts } from '../understanding/slots/counts.ts';

/** "6 dollars each", "2 $ par pneu": a sum for one of something. */
const forOne = /\b(?:each|apiece|per \p{L}+|chacune?|par \p{L}+|l'unite|piece)\b/u;
const mostCounted = 100;

/** "All four of them", where the owner wrote what each costs: what it comes to. */
export function tellForSeveral(turn: Turn, written: string): void {
  const [money, other] = ownersMoneyIn(written);
  if (!money || other || !forOne.test(fold(written))) return;
  const stems = contentStems(written);
  const values = findCounts(lastSaid(turn)).flatMap(({ value, counted }) => {
    if (counted.kind === 'people') return [];
    const same =
      counted.kind === 'talkedOf' ||
      counted.words.some((word) => [...contentStems(word)].some((one) => stems.has(one)));
    return same ? value : [];
  });
  const [count, another] = new Set(values);
  if (count === undefined || another !== undefined || count < 2 || count > mostCounted) return;
  const cents = money.cents * count;
  turn.sums.push(cents);
  tell(turn, 'priceSeveral', {
    count: String(count),
    total: sayMoney(cents, turn.state.language),
  });
}
