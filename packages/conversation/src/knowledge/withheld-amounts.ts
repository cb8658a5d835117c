import { sentences } from '../speaking/sentences.ts';
import type { Service } from './business.ts';
import { contentStems } from './common-words.ts';
import { notMoney, ownersMoneyIn, writtenFiguresIn } from './guard.ts';
import { isProposed } from './proposals.ts';
import { fold } from './words.ts';

/** A service by the words of its name. */
interface Named {
  name: string;
  stems: readonly string[];
  /** Those that no other service's name holds. */
  own: ReadonlySet<string>;
}

/** What may be told of prices, made ready to hold texts against. */
export interface Withheld {
  kept: readonly Named[];
  priced: readonly Named[];
}

/** The services whose price is kept to a person, and the others. */
export function withheldOf(all: readonly Service[]): Withheld {
  const services = all.filter((one) => !isProposed(one));
  const uses = new Map<string, number>();
  const named = services.map((service) => {
    const stems = new Set(
      [service.name, service.nameFr ?? ''].flatMap((name) => [...contentStems(name)]),
    );
    for (const stem of stems) uses.set(stem, (uses.get(stem) ?? 0) + 1);
    return { service, stems: [...contentStems(service.name)] };
  });
  const read = (kept: boolean): Named[] =>
    named
      .filter(({ service, stems }) => (service.pricingType === 'dont_say') === kept && stems.length)
      .map(({ service, stems }) => ({
        name: service.name,
        stems,
        own: new Set(stems.filter((stem) => uses.get(stem) === 1)),
      }));
  return { kept: read(true), priced: read(false) };
}

/** So much of a service's name is said of it, with a word that is of no other. */
const leastNamed = 0.5;

const saidOf = ({ stems }: Named, said: ReadonlySet<string>) =>
  stems.filter((stem) => said.has(stem)).length;

/** The service whose price is kept that words are about; null: none, or another that is priced. */
function keptIn(words: string, { kept, priced }: Withheld): Named | null {
  const said: ReadonlySet<string> = contentStems(words);
  const [best] = kept
    .map((one) => ({ one, count: saidOf(one, said) }))
    .filter(
      ({ one, count }) =>
        count >= one.stems.length * leastNamed &&
        (count === one.stems.length || [...one.own].some((stem) => said.has(stem))),
    )
    .sort((a, b) => b.count - a.count);
  if (!best) return null;
  const other = priced.some((one) => {
    const count = saidOf(one, said);
    return count === one.stems.length && count >= best.count;
  });
  return other ? null : best.one;
}

/** Sums that are no price of the service itself. */
const ofOtherSums =
  /\b(?:deposits?|fees?|frais|acomptes?|depots?|cancel\w*|annul\w*|insur\w*|assur\w*|rebates?|discounts?|rabais|off|extra|surcharges?|supplements?)\b/;
const titledOtherwise = /\b(?:deposits?|acomptes?|depots?|cancel\w*|annul\w*|discounts?|rabais)\b/;
const asksPrice =
  /\b(?:how much|costs?|prices?|pricing|priced|charge|run|rates?|ballpark|estimate|combien|prix|cout\w*|tarifs?)\b/;
const leastPrice = 10;

function tellsAmount(sentence: string, title: string): boolean {
  if (ofOtherSums.test(fold(sentence)) || titledOtherwise.test(fold(title))) return false;
  if (ownersMoneyIn(sentence).length > 0) return true;
  if (!asksPrice.test(fold(`${title} ${sentence}`))) return false;
  const folded = fold(sentence);
  return writtenFiguresIn(folded).some(
    ({ value, end }) => value >= leastPrice && !notMoney.test(folded.slice(end, end + 30)),
  );
}

/** A text without the sentences that give away what a service costs whose price is kept to a person, and whose it was. */
export function withoutWithheld(
  title: string,
  text: string,
  withheld: Withheld,
): { text: string; of: string | null } {
  if (withheld.kept.length === 0 || !/\d/.test(text)) return { text, of: null };
  let of: string | null = null;
  const left = sentences(text).filter((sentence) => {
    if (!tellsAmount(sentence, title)) return true;
    const service = keptIn(sentence, withheld) ?? keptIn(`${title} ${sentence}`, withheld);
    of = service?.name ?? of;
    return service === null;
  });
  return of === null ? { text, of } : { text: left.join(' '), of };
}

/** "Is it double the cleaning": a yes to that would tell a price as well. */
export function comparesPrices(words: string): boolean {
  return comparison.test(fold(words));
}

const comparison =
  /\b(?:(?:double|triple|twice|half|quarter|third)\b|(?:the )?same (?:price|cost|rate|as|thing as)|(?:much |way |any |a lot )?(?:dearer|cheaper|pricier|costlier|steeper|higher|lower)\b|(?:more|less)(?: expensive)?(?: money)?(?: than| for)\b|more expensive|less expensive|as (?:much|expensive|cheap|dear) as|cost(?:s|ing)? (?:more|less|the same)|(?:plus|moins|aussi) (?:cher\w*|dispendieu\w*)|le double|le triple|la moitie|deux fois|(?:le |du )?meme prix|pareil|autant que)/;
