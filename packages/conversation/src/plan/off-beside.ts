import type { FactUsed } from '../conversation.ts';
import { recordQuote } from '../dialogue/price-rows.ts';
import { type Turn, tell } from '../dialogue/turn.ts';
import { mayBeMoneyIn } from '../knowledge/bare-amounts.ts';
import type { Service } from '../knowledge/business.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { fold } from '../knowledge/words.ts';
import { sayMoney } from '../speaking/say-money.ts';
import type { Worth } from './worth.ts';

/** What an owner takes off one thing where another is done with it: "$5 off with a cut". */
export interface OffBeside {
  cents: number;
  facts: FactUsed[];
}

const takesOff = /\b(?:off|less|cheaper|discount|de moins|moins cher|rabais|reduction|escompte)\b/;
/** What is reckoned by a share, or by each of something, is left to people. */
const byEach = /%|\b(?:percent|pour ?cent|each|every|per|chaque|chacune?|par)\b/;
/** After these stands what it must be done with. */
const beside =
  /\b(?:same (?:visit|time|day|trip|appointment) (?:as|with)|(?:done|booked|added|combined|taken|ordered|together|paired) with|added (?:on )?to|with|when you (?:get|book|buy|do)|if you (?:get|book|buy|do)|avec|jumelee? (?:a|avec)|en meme temps que|a l'achat d)\b/g;
const alternatives = /\s*(?:,|\/|\bor\b|\bou\b|\band\/or\b)\s*/;
const anyOther = /\b(?:any|another|other|un autre|une autre|tout autre|toute autre)\b/;

/** What is taken off of things that are done together, by what their owner writes; null where nothing is. */
export function offBeside(worths: readonly Worth[]): OffBeside | null {
  const found = worths.flatMap((part) => {
    const cents = part.count > 1 ? null : offOf(part, worths);
    return cents === null ? [] : [{ cents, service: part.row.service }];
  });
  if (found.length === 0) return null;
  return {
    cents: found.reduce((sum, { cents }) => sum + cents, 0),
    facts: found.map(({ service }) => ({ kind: 'service', id: service.id, label: service.name })),
  };
}

function offOf({ row: { service }, cents }: Worth, worths: readonly Worth[]): number | null {
  if (cents === null || service.pricingType === 'dont_say') return null;
  const others = worths.filter(({ row }) => row.service.id !== service.id);
  const off = reductionsOf(service).find(({ things }) =>
    others.some(({ row }) => things.some((thing) => isCalled(row.service, thing))),
  );
  return off && off.cents < cents ? off.cents : null;
}

/** "A barber cut", of "Barber cut", and "fade", of "Skin fade": all that is said of it is its name. */
function isCalled(service: Service, thing: string): boolean {
  const name = contentStems(`${service.name} ${service.nameFr ?? ''}`);
  const said = [...contentStems(thing)];
  if (said.length === 0 || /\bservices?\b/.test(thing)) return anyOther.test(thing);
  return said.every((stem) => name.has(stem));
}

/** The clauses of a description that take one amount off beside something else, with what that may be. */
function reductionsOf({ description }: Service): { cents: number; things: string[] }[] {
  return (description ?? '').split(/[.;]\s|[.;]$|\n/).flatMap((clause) => {
    const [money, second] = mayBeMoneyIn(clause);
    const folded = fold(clause);
    if (!money || second || !takesOff.test(folded) || byEach.test(folded)) return [];
    const last = [...folded.matchAll(beside)].at(-1);
    if (!last) return [];
    const after = folded.slice(last.index + last[0].length).replace(amount, ' ');
    return [{ cents: money.cents, things: after.split(alternatives).filter((one) => one !== '') }];
  });
}

const amount = /(?:\$ ?)?\d+(?:[.,]\d{1,2})?(?: ?(?:\$|dollars?|bucks))?/g;

/** Tells what things come to together once that is taken off, and records it so. */
export function tellOff(
  turn: Turn,
  { cents, facts }: OffBeside,
  worths: readonly Worth[],
  sum: number,
): void {
  const { language } = turn.state;
  turn.facts.push(...facts);
  turn.sums.push(cents, sum);
  const parts = worths.map((worth) => sayMoney(worth.cents ?? 0, 'en')).join(' + ');
  const proof = { cents: sum, proof: `${parts} − ${sayMoney(cents, 'en')}` };
  for (const { row, count } of worths) recordQuote(turn, row, count, proof);
  tell(turn, 'priceTotalLess', {
    off: sayMoney(cents, language),
    total: sayMoney(sum, language),
  });
}
