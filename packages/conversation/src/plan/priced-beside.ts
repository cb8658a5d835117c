import { nameOf } from '../dialogue/price-rows.ts';
import { type Turn, tell } from '../dialogue/turn.ts';
import { mayBeMoneyIn } from '../knowledge/bare-amounts.ts';
import type { Service } from '../knowledge/business.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { fold } from '../knowledge/words.ts';
import { sayMoney } from '../speaking/say-money.ts';
import type { Worth } from './worth.ts';

/** What an owner charges for one thing where another is done with it: "with duct cleaning it is 89". */
export interface PricedBeside {
  part: Worth;
  other: Worth;
  cents: number;
}

/** The one of several things that its owner prices lower beside another of them; null where none is. */
export function pricedBeside(worths: readonly Worth[]): PricedBeside | null {
  for (const part of worths) {
    if (part.cents === null || part.count > 1) continue;
    for (const { cents, told } of clausesBeside(part.row.service)) {
      const other = worths.find(
        ({ row: { service } }) =>
          service.id !== part.row.service.id &&
          [...contentStems(service.name)].every((stem) => told.has(stem)),
      );
      if (other && cents < part.cents) return { part, other, cents };
    }
    const written = writtenWithOther(part, worths);
    if (written) return written;
  }
  return null;
}

/** "Chimney cap 90 when done with the sweep", written of the sweep: the cap's own name is in the words, and its price. */
function writtenWithOther(part: Worth, worths: readonly Worth[]): PricedBeside | null {
  for (const other of worths) {
    const { service } = other.row;
    if (service.id === part.row.service.id || part.cents === null) continue;
    const shared = contentStems(service.name);
    const own = [...contentStems(part.row.service.name)].filter((stem) => !shared.has(stem));
    for (const { cents, subject } of clausesBeside(service)) {
      const held = own.filter((stem) => subject.has(stem));
      const named = held.length > 0 && held.length * 2 >= own.length;
      if (named && cents < part.cents) return { part, other, cents };
    }
  }
  return null;
}

/** Tells it, and what all the things come to by it in cents. */
export function tellBeside(turn: Turn, beside: PricedBeside, sum: number): number {
  const { language } = turn.state;
  const total = sum - (beside.part.cents ?? 0) + beside.cents;
  turn.sums.push(beside.cents);
  tell(turn, 'besideAt', {
    service: nameOf(beside.part.row.service, language),
    other: nameOf(beside.other.row.service, language),
    price: sayMoney(beside.cents, language),
  });
  return total;
}

/** The clauses of a description that price the service where something else is done too. */
function clausesBeside({
  description,
}: Service): { cents: number; told: ReadonlySet<string>; subject: ReadonlySet<string> }[] {
  return (description ?? '').split(/[.;]\s|[.;]$/).flatMap((clause) => {
    const [money, second] = mayBeMoneyIn(clause);
    const folded = fold(clause);
    const beside = besideAnother.exec(folded);
    if (!money || second || !beside || changesPrice.test(folded)) return [];
    const subject = contentStems(folded.slice(0, beside.index));
    return [{ cents: money.cents, told: contentStems(clause), subject }];
  });
}

const besideAnother =
  /\b(?:with|added to|add(?:ed)? on to|when (?:booked|done) with|on top of|in the same visit as|avec|ajoutee? a|jumelee? a|en meme temps que)\b/;
/** What is added, taken off or counted is no price of its own. */
const changesPrice =
  /\b(?:off|less|more|extra|additional|fee|deposit|each|every|per|de moins|rabais|de plus|en sus|chaque|par|depot|frais)\b/;
