import { answerOf, isAnswered } from '../knowledge/answers.ts';
import type { BusinessKnowledge, Service } from '../knowledge/business.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { amountsIn } from '../knowledge/guard.ts';
import { glossOf } from '../knowledge/in-english.ts';
import { parsePrice } from '../knowledge/prices.ts';
import { frenchRoot, sensedWords, sensesOf } from '../knowledge/senses.ts';
import { shopLanguage } from '../knowledge/shop-language.ts';
import { fold, stem, wordsOf } from '../knowledge/words.ts';
import type { ShopWordings, Wordings } from '../lexicon/match-lexicon.ts';
import { sentences } from '../speaking/sentences.ts';
import { eachInSteps, type Steps } from '../steps.ts';
import { hashText } from './hash.ts';

import { classesOf } from './word-classes.ts';
import { indexWordings, type WordingIndex } from './wording-index.ts';

/** Something in a shop's knowledge that words may be about, taken apart for comparing. */
export interface Candidate {
  kind: 'service' | 'faq' | 'note';
  /** A service's id, or a fact's: `faq:…`, `note:…`. */
  id: string;
  title: ReadonlySet<string>;
  body: ReadonlySet<string>;
  /** What its words are also called: groups of the thesaurus, of each stem of the title and of the whole body. */
  titleSenses: ReadonlyMap<string, ReadonlySet<number>>;
  bodySenses: ReadonlySet<number>;
  /** All those of the title. */
  titled: ReadonlySet<number>;
  /** Hashes by which words are paired with it: its title's stems and sorts of words. */
  titleKeys: readonly number[];
  bodyKeys: readonly number[];
  /** The stems of each part of all that is written of it, up to a comma or a full stop. */
  parts: readonly ReadonlySet<string>[];
  /** The letters of its title, three by three: what is misheard still sounds like it. */
  letters: ReadonlySet<string>;
  hidden: boolean;
  /** Its own prices, in cents, by the option they are of; none of what is kept back. */
  prices: ReadonlyMap<number, string | null>;
  /** Sums its text speaks of, in cents. */
  amounts: ReadonlySet<number>;
  /** What its meaning is read from, in English. */
  compared: ComparedTexts;
}

export interface CandidateIndex {
  all: readonly Candidate[];
  /** In how many candidates a stem stands. */
  uses: ReadonlyMap<string, number>;
  /** How much a stem tells: high where few candidates have it. */
  weights: ReadonlyMap<string, number>;
  /** The weight of a stem that stands nowhere. */
  foreign: number;
  /** Every group of the thesaurus that anything known is of. */
  senses: ReadonlySet<number>;
  /** What callers say for each of them, as the lexicon of trades has it, by language. */
  wordings: Readonly<Record<'en' | 'fr', WordingIndex>>;
}

/** "Dog" at a groomer's: a word that so much of what is written has tells none of it. */
export function isOfMost(one: string, { all, uses }: CandidateIndex): boolean {
  return (uses.get(one) ?? 0) > Math.max(fewUses, all.length * mostShare);
}

const fewUses = 3;
const mostShare = 0.25;

const questionWords = new Set(
  'how what when where who why which long much many can do does need combien quand comment qui pourquoi quel quelle faut'.split(
    ' ',
  ),
);

/** The stems of a text with the words that make a question: "how long", "do I need". */
export function askingStems(text: string): string[] {
  const content = contentStems(text);
  return [
    ...new Set(
      wordsOf(text)
        .map(({ text: word }) => ({ word, stemmed: stem(word) }))
        .filter(({ word, stemmed }) => content.has(stemmed) || questionWords.has(word))
        .map(({ stemmed }) => frenchRoot(stemmed)),
    ),
  ];
}

/** The hashes of a text's stems and of the sorts of words in it. */
export function keysOf(text: string): number[] {
  const words = wordsOf(text);
  const sorts = words.flatMap(({ text: word }, at) => classesOf(word, words[at + 1]?.text));
  return [...new Set([...askingStems(text).map(hashText), ...sorts])];
}

/** Every three letters of a text that follow one another, its words apart. */
export function lettersOf(text: string): Set<string> {
  const plain = ` ${fold(text).replace(/[^a-z0-9 ]/g, '')} `;
  const letters = new Set<string>();
  for (let at = 0; at + 3 <= plain.length; at += 1) letters.add(plain.slice(at, at + 3));
  return letters;
}

/** As many sentences of a long answer are compared one by one. */
const mostParts = 6;

/** As many words of a long answer are compared. */
const mostBodyKeys = 30;

/** What a shop's own words are compared by: those in French with what they mean in English, as a caller's are. */
type AsCompared = (text: string) => string;

const asWritten: AsCompared = (text) => text;
const withEnglish: AsCompared = (text) => `${text} ${glossOf(text) ?? ''}`;

function candidate(
  compared: AsCompared,
  kind: Candidate['kind'],
  id: string,
  title: string,
  body: string,
  service: Service | null = null,
): Candidate {
  return {
    kind,
    id,
    title: new Set(askingStems(compared(title))),
    body: new Set([...contentStems(compared(body))].map(frenchRoot)),
    titleSenses: new Map(
      sensedWords(compared(title)).flatMap(({ root, senses }) =>
        senses.size > 0 ? [[root, senses] as const] : [],
      ),
    ),
    bodySenses: sensesOf(body),
    titled: sensesOf(compared(title)),
    titleKeys: keysOf(compared(title)),
    bodyKeys: keysOf(body).slice(0, mostBodyKeys),
    parts: `${title.trim()}. ${body.trim()}`
      .split(/[.;!?,]\s+/)
      .map((part) => new Set([...contentStems(part)].map(frenchRoot))),
    letters: lettersOf(title),
    hidden: service?.pricingType === 'dont_say',
    prices: new Map(service ? pricesOf(service) : []),
    amounts: new Set(amountsIn(body)),
    compared: {
      title: title.trim(),
      full: `${title.trim()}. ${body.trim()}`,
      parts: sentences(body).slice(0, mostParts),
      wordings: [],
    },
  };
}

/** As many wordings of one thing are compared one by one. */
const mostWordings = 24;

function comparedWordings(wordings: readonly Wordings[]): ComparedTexts['wordings'] {
  const own = wordings.filter(({ language }) => language === 'en');
  const ofEach = Math.ceil(mostWordings / (own.length || 1));
  return own.flatMap(({ sure, texts }) => texts.slice(0, ofEach).map((text) => ({ text, sure })));
}

function pricesOf({ pricingType, basePrice, options }: Service): [number, string | null][] {
  if (pricingType === 'dont_say') return [];
  const rows =
    pricingType === 'options'
      ? options.map(({ id, price }) => ({ id, price }))
      : [{ id: null, price: basePrice }];
  return rows.flatMap(({ id, price }): [number, string | null][] => {
    const { amountCents } = parsePrice(price);
    return amountCents ? [[amountCents, id]] : [];
  });
}

/** Takes a shop's knowledge apart, once for as long as it is unchanged; in steps. */
export function* candidatesInSteps(
  knowledge: BusinessKnowledge,
  wordings: ShopWordings,
): Steps<CandidateIndex> {
  const compared = shopLanguage(knowledge) === 'fr' ? withEnglish : asWritten;
  const all = [
    ...(yield* eachInSteps(knowledge.services, (service) =>
      candidate(
        compared,
        'service',
        service.id,
        `${service.name} ${service.nameFr ?? ''}`,
        `${service.description ?? ''} ${service.options.map(({ name }) => name).join(' ')}`,
        service,
      ),
    )),
    ...(yield* eachInSteps(knowledge.commonQuestions.filter(isAnswered), (item) =>
      candidate(
        compared,
        'faq',
        `faq:${item.id}`,
        `${item.question} ${item.questionFr ?? ''}`,
        `${item.answer === 'explain' ? answerOf(item) : ''} ${item.explanation ?? ''}`,
      ),
    )),
    ...(yield* eachInSteps(knowledge.operationalNotes, (note) =>
      candidate(
        compared,
        'note',
        `note:${note.id}`,
        note.title,
        `${note.content} ${note.contentFr ?? ''}`,
      ),
    )),
  ];
  for (const one of all) one.compared.wordings = comparedWordings(wordings.of.get(one.id) ?? []);
  const uses = new Map<string, number>();
  for (const { title, body } of all)
    for (const one of new Set([...title, ...body])) uses.set(one, (uses.get(one) ?? 0) + 1);
  const idf = (count: number) => Math.log((all.length + 1.5) / (count + 0.5));
  return {
    all,
    uses,
    weights: new Map([...uses].map(([one, count]) => [one, Math.max(0.2, idf(count))])),
    foreign: Math.max(0.2, idf(0)),
    wordings: {
      en: yield* indexWordings(all, wordings, 'en'),
      fr: yield* indexWordings(all, wordings, 'fr'),
    },
    senses: new Set(
      all.flatMap(({ titleSenses, bodySenses }) => [
        ...[...titleSenses.values()].flatMap((senses) => [...senses]),
        ...bodySenses,
      ]),
    ),
  };
}

/** What a thing is compared by: its title, and its title with all that is written of it. */
export interface ComparedTexts {
  title: string;
  full: string;
  parts: string[];
  /** What callers say for it, and how surely they mean it by that. */
  wordings: { text: string; sure: number }[];
}

/** What has to be encoded of a shop before callers' words can be compared with it. */
export function comparedTexts({ all }: CandidateIndex): ComparedTexts[] {
  return all.map(({ compared }) => compared);
}
