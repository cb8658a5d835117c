import type { Language } from '../conversation.ts';
import { isAnswered } from '../knowledge/answers.ts';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { shopLanguage } from '../knowledge/shop-language.ts';
import { eachInSteps, inOneGo, type Steps } from '../steps.ts';
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

const noWordings: ShopWordings = { of: new Map(), others: [] };

interface Item {
  id: string;
  kind: LexiconEntry['kind'];
  /** Of its title. */
  stems: ReadonlySet<string>;
  /** Of what is written beside it, which may hold the rest of a name. */
  beside: ReadonlySet<string>;
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
  return inOneGo(wordingsInSteps(lexicon, knowledge));
}

/** The same in steps. */
export function* wordingsInSteps(
  lexicon: Lexicon,
  knowledge: BusinessKnowledge,
): Steps<ShopWordings> {
  if (lexicon.entries.length === 0) return noWordings;
  const language = shopLanguage(knowledge);
  const items = yield* eachInSteps(
    writtenItems(knowledge),
    ({ id, kind, title, beside }): Item => ({
      id,
      kind,
      stems: nameStems(title),
      beside: nameStems(beside ?? ''),
    }),
  );
  const shares = new Map<string, number>();
  const alike = yield* eachInSteps(items, (item) => {
    const found = alikeEntries(lexicon, item, language);
    addTradeShares(shares, lexicon, found);
    // What is less alike than that can only become less by its trade. There may be thousands of it.
    return found.filter(({ score }) => score >= leastAlike);
  });
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

/** Something a shop knows, as it is written. */
interface WrittenItem extends Pick<Item, 'id' | 'kind'> {
  title: string;
  beside: string | null | undefined;
}

function writtenItems(knowledge: BusinessKnowledge): WrittenItem[] {
  const { services, commonQuestions, operationalNotes } = knowledge;
  return [
    ...services.map(
      ({ id, name, description }): WrittenItem => ({
        id,
        kind: 'service',
        title: name,
        beside: description,
      }),
    ),
    ...commonQuestions.filter(isAnswered).map(
      ({ id, question }): WrittenItem => ({
        id: `faq:${id}`,
        kind: 'question',
        title: question,
        beside: null,
      }),
    ),
    ...operationalNotes.map(
      ({ id, title, content }): WrittenItem => ({
        id: `note:${id}`,
        kind: 'question',
        title,
        beside: content,
      }),
    ),
  ];
}

/** Entries with a name like an item's title: the share of both that is the same, by weight. */
function alikeEntries(lexicon: Lexicon, { kind, stems, beside }: Item, language: Language) {
  const { entries, names, byStem, weights, foreign } = lexicon;
  const weightOf = (one: string) => weights.get(one) ?? foreign;
  let whole = 0;
  // What each name shares, added up stem by stem: a title of many words is of thousands of names.
  const shared = new Map<number, number>();
  for (const one of stems) {
    const weight = weightOf(one);
    whole += weight;
    for (const name of byStem.get(one) ?? []) shared.set(name, (shared.get(name) ?? 0) + weight);
  }
  const found = new Map<number, number>();
  for (const [place, own] of shared) {
    const name = names[place];
    const entry = name && entries[name.at];
    if (!name || entry?.language !== language) continue;
    let rest = 0;
    if (beside.size > 0)
      for (const one of name.stems) if (!stems.has(one) && beside.has(one)) rest += weightOf(one);
    const alike = (2 * own + besideTitle * rest) / (whole + name.weight || 1);
    const score = alike * (entry.kind === kind ? 1 : otherKind);
    if (score > (found.get(name.at) ?? 0)) found.set(name.at, score);
  }
  return [...found].map(([entry, score]) => ({ entry, score }));
}

/**
 * Adds one thing of a shop to how much of the shop is of each trade: the best entries for it, by how
 * alike they are.
 */
function addTradeShares(
  shares: Map<string, number>,
  { entries }: Lexicon,
  found: readonly { entry: number; score: number }[],
): void {
  const byTrade = new Map<string, number>();
  for (const { entry, score } of found) {
    const one = entries[entry];
    if (one && !isGeneral(one))
      byTrade.set(one.trade, Math.max(byTrade.get(one.trade) ?? 0, score));
  }
  for (const [trade, score] of byTrade) shares.set(trade, (shares.get(trade) ?? 0) + score ** 2);
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
