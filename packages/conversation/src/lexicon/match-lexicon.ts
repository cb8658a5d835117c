import type { Language } from '../conversation.ts';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { isAnswered } from '../knowledge/readiness.ts';
import { shopLanguage } from '../knowledge/shop-language.ts';
import { isGeneral, type Lexicon, type LexiconEntry, nameStems } from './lexicon.ts';

/** Callers' words for something a shop knows, and how surely the lexicon means that thing. */
export interface Wordings {
  language: 'en' | 'fr';
  /** From 0 to 1. */
  sure: number;
  texts: readonly string[];
}

export interface ShopWordings {
  /** By the id of what they are for: a service's, `faq:…`, `note:…`. */
  of: ReadonlyMap<string, readonly Wordings[]>;
  /** For what shops of this trade do or are asked, and this one has not written of. */
  others: readonly Wordings[];
}

export const noWordings: ShopWordings = { of: new Map(), others: [] };

interface Item {
  id: string;
  kind: LexiconEntry['kind'];
  /** Each with what is written beside it, which may hold the rest of a name. */
  titles: readonly { stems: ReadonlySet<string>; beside: ReadonlySet<string> }[];
}

/** Less alike than this is another thing. */
const leastAlike = 0.4;
/** As many entries may speak of one thing. */
const mostEntries = 3;
/** What is so much less alike than the best is meant by other things. */
const farFromBest = 0.6;
/** A service among questions, or a question among services, counts less. */
const otherKind = 0.7;
/** What a trade counts that no service of the shop is of; all of it counts 1. */
const strangeTrade = 0.4;
/** A trade of which the shop has so much of what it has of its best one is its own as well. */
const mainTrade = 0.6;
/** A word of a name that stands only in the text beside the title. */
const besideTitle = 0.5;

/** What callers say for everything a shop knows, as the lexicon has it. */
export function wordingsFor(lexicon: Lexicon, knowledge: BusinessKnowledge): ShopWordings {
  if (lexicon.entries.length === 0) return noWordings;
  const language = shopLanguage(knowledge);
  const items = itemsOf(knowledge);
  const alike = items.map((item) => alikeEntries(lexicon, item, language));
  const shares = tradeShares(lexicon, alike);
  const most = Math.max(0, ...shares.values());
  const weighed = alike.map((found) =>
    found.map(({ entry, score }) => ({
      entry,
      score: score * tradeWeight(lexicon, shares, most, entry),
    })),
  );
  const best = new Map<number, number>();
  for (const found of weighed)
    for (const { entry, score } of found) best.set(entry, Math.max(best.get(entry) ?? 0, score));
  const taken = new Set<number>();
  const of = new Map(
    items.map(({ id }, at) => {
      const own = (weighed[at] ?? [])
        .map(({ entry, score }) => ({ entry, score: (score * score) / (best.get(entry) ?? 1) }))
        .filter(({ score }) => score >= leastAlike)
        .sort((one, other) => other.score - one.score);
      const enough = farFromBest * (own[0]?.score ?? 0);
      const meant = own.filter(({ score }) => score >= enough).slice(0, mostEntries);
      for (const { entry } of meant) taken.add(entry);
      return [id, meant.flatMap(({ entry, score }) => told(lexicon, entry, score))];
    }),
  );
  const others = lexicon.entries.flatMap((entry, at) =>
    !taken.has(at) &&
    entry.language === language &&
    shares.has(entry.trade) &&
    (shares.get(entry.trade) ?? 0) >= mainTrade * most
      ? told(lexicon, at, 1)
      : [],
  );
  return { of, others };
}

function told(lexicon: Lexicon, at: number, score: number): Wordings[] {
  const entry = lexicon.entries[at];
  return entry
    ? [
        {
          language: entry.language,
          sure: Math.min(1, score),
          texts: [...entry.titles, ...entry.wordings],
        },
      ]
    : [];
}

function itemsOf({ services, commonQuestions, operationalNotes }: BusinessKnowledge): Item[] {
  const titles = (text: string, beside: string | null | undefined) => [
    { stems: nameStems(text), beside: nameStems(beside ?? '') },
  ];
  return [
    ...services.map(
      (one): Item => ({
        id: one.id,
        kind: 'service',
        titles: titles(one.name, one.description),
      }),
    ),
    ...commonQuestions.filter(isAnswered).map(
      (one): Item => ({
        id: `faq:${one.id}`,
        kind: 'question',
        titles: titles(one.question, ''),
      }),
    ),
    ...operationalNotes.map(
      (one): Item => ({
        id: `note:${one.id}`,
        kind: 'question',
        titles: titles(one.title, one.content),
      }),
    ),
  ];
}

/** Entries with a name like one of an item's titles: the share of both that is the same, by weight. */
function alikeEntries(lexicon: Lexicon, { kind, titles }: Item, language: Language) {
  const { entries, byStem, weights, foreign } = lexicon;
  const weigh = (stems: ReadonlySet<string>) =>
    [...stems].reduce((sum, one) => sum + (weights.get(one) ?? foreign), 0);
  const found = new Map<number, number>();
  for (const { stems, beside } of titles) {
    const whole = weigh(stems);
    const near = new Set([...stems].flatMap((one) => [...(byStem.get(one) ?? [])]));
    for (const at of near) {
      const entry = entries[at];
      if (entry?.language !== language) continue;
      for (const name of entry.names) {
        const shared = weigh(new Set([...name].filter((one) => stems.has(one))));
        const rest = [...name].filter((one) => !stems.has(one) && beside.has(one));
        const told = shared + besideTitle * weigh(new Set(rest));
        const alike = (shared + told) / (whole + weigh(name) || 1);
        const score = alike * (entry.kind === kind ? 1 : otherKind);
        if (score > (found.get(at) ?? 0)) found.set(at, score);
      }
    }
  }
  return [...found].map(([entry, score]) => ({ entry, score }));
}

/** How much of a shop is of each trade: the best entries of its things, by how alike they are. */
function tradeShares(
  { entries }: Lexicon,
  alike: readonly (readonly { entry: number; score: number }[])[],
): ReadonlyMap<string, number> {
  const shares = new Map<string, number>();
  for (const found of alike) {
    const byTrade = new Map<string, number>();
    for (const { entry, score } of found) {
      const one = entries[entry];
      if (one && !isGeneral(one))
        byTrade.set(one.trade, Math.max(byTrade.get(one.trade) ?? 0, score));
    }
    for (const [trade, score] of byTrade) shares.set(trade, (shares.get(trade) ?? 0) + score ** 2);
  }
  return shares;
}

function tradeWeight(
  { entries }: Lexicon,
  shares: ReadonlyMap<string, number>,
  most: number,
  at: number,
): number {
  const entry = entries[at];
  if (!entry || isGeneral(entry)) return 1;
  return strangeTrade + (1 - strangeTrade) * ((shares.get(entry.trade) ?? 0) / most);
}
