import type { Language } from '../conversation.ts';
import type { Turn } from '../dialogue/turn.ts';
import type { Service } from '../knowledge/business.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { ownersMoneyIn } from '../knowledge/guard.ts';
import { townsIn } from '../knowledge/place.ts';
import { withFigures } from '../knowledge/spoken-numbers.ts';
import { fold } from '../knowledge/words.ts';
import { asSentences, sentences } from '../speaking/sentences.ts';
import { writtenFacts } from './written-facts.ts';

/** A fee that is added to a service's price whoever asks, as the owner wrote it. */
interface Fee {
  id: string;
  fact: Turn['facts'][number];
  said: string;
  rate: Rate;
}

/** What a fee comes to: one amount, or so much of every hundred within what the owner sets it. */
type Rate =
  | { kind: 'fixed'; cents: number }
  | { kind: 'share'; percent: number; leastCents: number; mostCents: number };

const added =
  /\b(?:fees?|surcharges?|levy|levies|charges?|added|on top|extra|frais|supplements?|ajoutes?|en sus|ecofrais)\b/;
/** What only some callers pay is told where it is asked about, and not with every price. */
const conditional =
  /\b(?:if|when|unless|after|outside|before|within|beyond|over|under|more than|less than|weekends?|saturdays?|sundays?|holidays?|evenings?|nights?|late|cancel\w*|no.?shows?|miss(?:ed)?|notice|travel\w*|towns?|km|kilomet\w*|stairs?|floors?|rush|same.day|emergenc\w*|deposit|refund\w*|waived|credited|optional|card|financ\w*|si|lorsque|apres|hors|au.dela|samedis?|dimanches?|soirs?|annul\w*|retard|deplacement|urgen\w*|depot|rembours\w*|credite\w*|absent\w*)\b/;
const everything =
  /\b(?:every|each|all|any|chaque|tous|toutes)\b[^.;]*\b(?:visits?|services?|jobs?|repairs?|appointments?|bills?|invoices?|orders?|bookings?|work|visites?|travaux|factures?|commandes?|rendez-vous|prix|prices?)\b/;

/** "Not on tires", "sauf les pneus": what an owner leaves out of what was written before it. */
const leavesOut =
  /\b(?:not (?:on|for|with)|no fee|except(?:ing)?(?: for| on)?|but not|other than|pas (?:sur|pour|avec)|sauf|excepte|a l'exception)\b(.*)$/;
/** What the government adds is told apart. */
const ofTax = /\b(?:tax(?:es)?|gst|hst|pst|tps|tvq|tvh)\b/;
const share = /(\d+(?:[.,]\d+)?)\s?(?:%|percent\b|per cent\b|pour ?cent\b)/;
const atMost =
  /\b(?:max(?:imum)?|up to|at most|no more than|not? over|capped|cap|jusqu'a|plafonn\w*|au plus)\b/;
const atLeast = /\b(?:min(?:imum)?|at least|no less than|au moins)\b/;

/** Of a fee nobody writes more in a sentence. */
const longestFee = 500;

/** What an owner adds to prices somewhere, whatever to: read once, as long as the knowledge is the same. */
interface WrittenFee extends Fee {
  /** Without what it leaves out. */
  charged: string;
  exceptions: readonly string[];
  told: ReadonlySet<string>;
}

const read = new WeakMap<Turn['receptionist'], Partial<Record<Language, readonly WrittenFee[]>>>();

function feesWritten(turn: Turn): readonly WrittenFee[] {
  const known = read.get(turn.receptionist) ?? {};
  read.set(turn.receptionist, known);
  const { language } = turn.state;
  known[language] ??= writtenFacts(turn)
    .filter(({ inOwnWords }) => inOwnWords)
    .flatMap(({ key, fact, said }) => {
      const all = sentences(said);
      const ofPlaces = turn.receptionist.areaFacts.includes(key);
      return all.flatMap((sentence, at): WrittenFee[] => {
        // What is charged in some towns is told to who is in them.
        if (ofPlaces && townsIn(sentence).length > 0) return [];
        const folded = fold(sentence);
        const rate = sentence.length <= longestFee && added.test(folded) ? rateIn(folded) : null;
        if (!rate) return [];
        const exceptions = [leavesOut.exec(folded)?.[1] ?? '', exceptedBy(all[at + 1] ?? '')];
        const charged = folded.replace(leavesOut, '');
        if (conditional.test(charged) || ofTax.test(charged)) return [];
        const told = contentStems(charged);
        return [{ id: key, fact, said: sentence, rate, charged, exceptions, told }];
      });
    });
  return known[language];
}

/** The fees that stand in a shop's notes and answers and are part of this service's price. */
function feesOf(turn: Turn, service: Service): Fee[] {
  const names = contentStems(service.name);
  return feesWritten(turn).filter(({ said, charged, exceptions, told }) => {
    // What is added in some case only is told where the caller tells of it.
    if (service.addedElsewhere?.some((one) => said.includes(one.said))) return false;
    if (exceptions.some((one) => namesAnyOf(one, names))) return false;
    const ofThis = names.size > 0 && [...names].every((stem) => told.has(stem));
    return ofThis || isOfAll(charged, names, turn);
  });
}

/** What a sentence leaves out of the one before it, where it does nothing else. */
function exceptedBy(sentence: string): string {
  const folded = fold(sentence);
  const found = leavesOut.exec(folded);
  return found?.index === 0 ? (found[1] ?? '') : '';
}

function namesAnyOf(text: string, names: ReadonlySet<string>): boolean {
  return [...contentStems(text)].some((stem) => names.has(stem));
}

/** What a sentence adds; null where that is no one amount, and no one share of the price. */
function rateIn(folded: string): Rate | null {
  const written = withFigures(folded);
  const shared = share.exec(written);
  const [only, other] = amountsAfter(written.replace(share, ' '));
  if (other !== undefined) return null;
  if (!shared) return only === undefined ? null : { kind: 'fixed', cents: only };
  const bounded = written.slice(shared.index);
  const most = atMost.test(bounded);
  const least = atLeast.test(bounded);
  // An amount that bounds nothing leaves open what it does.
  if (only !== undefined && most === least) return null;
  return {
    kind: 'share',
    percent: Number((shared[1] ?? '').replace(',', '.')),
    leastCents: least && only !== undefined ? only : 0,
    mostCents: most && only !== undefined ? only : Number.POSITIVE_INFINITY,
  };
}

/** The amounts of a sentence, and where it has none, the bare number of "a ceiling of 30". */
function amountsAfter(written: string): number[] {
  const told = ownersMoneyIn(written).map(({ cents }) => cents);
  const bare = told.length > 0 ? null : bound.exec(written)?.[1];
  return bare ? [Number(bare) * 100] : told;
}

const bound = new RegExp(`(?:${atMost.source}|${atLeast.source})(?: of| de| at| a)? \\$?(\\d+)\\b`);

/** What a rate adds to so much, in whole cents. */
function centsOf(rate: Rate, cents: number): number {
  if (rate.kind === 'fixed') return rate.cents;
  const part = Math.round((cents * rate.percent) / 100);
  return Math.min(Math.max(part, rate.leastCents), rate.mostCents);
}

/**
 * Tells the fees that are added to services for so many cents each, every one once a call.
 * @returns what they come to in cents, each fee reckoned on what it is of, and whether all were told before; null
 * where none is added.
 */
export function tellFees(
  turn: Turn,
  priced: readonly { service: Service; cents: number }[],
): { cents: number; told: boolean } | null {
  const fees = new Map<string, { fee: Fee; base: number }>();
  for (const { service, cents } of priced)
    for (const fee of feesOf(turn, service)) {
      const key = `${fee.id} ${fee.said}`;
      fees.set(key, { fee, base: (fees.get(key)?.base ?? 0) + cents });
    }
  if (fees.size === 0) return null;
  let sum = 0;
  let news = false;
  for (const { fee, base } of fees.values()) {
    const known = turn.described.has(fee.id) || wasTold(turn, fee);
    if (!known) turn.statements.push(asSentences(fee.said));
    news ||= !known;
    turn.described.add(fee.id);
    turn.facts.push(fee.fact);
    sum += centsOf(fee.rate, base);
  }
  return { cents: sum, told: !news };
}

/** Whether one of our lines of this call held a fee. */
function wasTold({ state }: Turn, { said }: Fee): boolean {
  const sentence = asSentences(said);
  return state.transcript.some(
    ({ role, content }) => role === 'assistant' && content.includes(sentence),
  );
}

/** "Every job", but of "every brake job" only the brakes. */
function isOfAll(folded: string, names: ReadonlySet<string>, turn: Turn): boolean {
  const [scope] = everything.exec(folded) ?? [];
  if (scope === undefined) return false;
  const stems = contentStems(scope);
  const named = turn.receptionist.profile.knowledge.services.flatMap((one) =>
    [...contentStems(one.name)].filter((stem) => stems.has(stem)),
  );
  return named.length === 0 || named.some((stem) => names.has(stem));
}
