import type { Quote } from '../conversation.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { fold } from '../knowledge/words.ts';
import { writtenTexts } from '../knowledge/written-texts.ts';
import type { Receptionist } from '../receptionist.ts';
import {
  clockUnits,
  measureUnits,
  spanUnits,
} from '../understanding/slots/words/number-holders.ts';
import { shortTitle } from './asked-about.ts';

/** What was added to a price beside the rows of the table: so much, so many times, or a share of it. */
export interface SumExtra {
  cents: number;
  count: number;
  /** "2%"; empty: it is an amount. */
  share: string;
}

/** Words of the owner's in which an amount stands, and how they call what they are on. */
interface Written {
  /** A note's own title says what it charges for. */
  named: string;
  /** Of a question, where its answer does not name it. */
  title: string;
  text: string;
  /** Of a row of the sum itself. */
  ofRow: boolean;
}

/**
 * What the owner calls each extra of a sum, by the words beside its amount: "travel charge" of "there's a 45
 * dollar travel charge", "extra litre" of "every extra litre 11". Empty where nothing names it. Of several
 * that cost as much it is the one that was spoken of.
 */
export function namesOfExtras(
  receptionist: Receptionist,
  rows: readonly Quote[],
  extras: readonly SumExtra[],
  spoken: string,
): string[] {
  const written = writtenBy(receptionist, rows);
  const told = contentStems(spoken);
  const used = new Set<string>();
  return extras.map((extra) => {
    const [best] = written
      .flatMap(({ named, title, text, ofRow }) =>
        clausesWith(text, extra).flatMap((clause) => {
          const name = [named, nameIn(clause, extra), title].find((one) => one && !used.has(one));
          if (!name) return [];
          const counted = extra.count > 1 && perThing.test(clause) ? 1 : 0;
          const said = [...contentStems(name)].filter((stem) => told.has(stem)).length;
          const added = adding.test(clause) ? 1 : 0;
          return { name, worth: Math.min(said, mostSaid) + counted + added + (ofRow ? 1 : 0) };
        }),
      )
      .toSorted((a, b) => b.worth - a.worth);
    if (!best) return '';
    used.add(best.name);
    return best.name;
  });
}

const mostSaid = 2;
/** What is added to a price is said to be. */
const adding =
  /(?<!\p{L})(?:more|extra|add(?:s|itional)?|on top|plus|fee|charge|surcharge|en plus|de plus|en sus|frais|supplément\p{L}*|ajoute\p{L}*)(?!\p{L})/iu;
const perThing = /(?<!\p{L})(?:per|each|every|extra|par|chaque|chacune?)(?!\p{L})/iu;

function writtenBy({ serviceById, profile }: Receptionist, rows: readonly Quote[]): Written[] {
  const services = [...new Set(rows.map(({ serviceId }) => serviceId))];
  return [
    ...services.map((id) => ({
      named: '',
      title: '',
      text: serviceById.get(id)?.description ?? '',
      ofRow: true,
    })),
    ...writtenTexts(profile.knowledge).map(({ title, body, answer }) => ({
      named: answer === null ? titleOf(title) : '',
      title: answer === null ? '' : shortTitle(title),
      text: body,
      ofRow: false,
    })),
  ];
}

/** "Parking" and "Shop fee" name what is charged; "Where we go" does not. */
const titleOf = (title: string) =>
  contentStems(title).size > 0 && title.split(/\s+/).length <= mostOfTitle
    ? title.charAt(0).toLowerCase() + title.slice(1)
    : '';
const mostOfTitle = 3;

/** The clauses of a text in which an amount or a share stands. */
function clausesWith(text: string, extra: SumExtra): string[] {
  const figure = figureOf(extra);
  return text
    .split(/[;.,]\s+|[;.,]$|\s+(?:but|mais)\s+/u)
    .filter((clause) => figure.test(clause) && !isMeasure(clause, extra));
}

const figureOf = ({ cents, share }: Pick<SumExtra, 'cents' | 'share'>) =>
  share
    ? new RegExp(
        `(?<![\\d.])${Number.parseFloat(share)}\\s?(?:%|percent|per cent|pour cent|p\\. 100)`,
        'i',
      )
    : new RegExp(
        `\\$?\\s?(?<![\\d.])${(cents / 100).toString().replace('.', '[.,]')}(?![\\d%]|[.,]\\d|:\\d|\\s?(?:%|percent|pour cent|[ap]m\\b))`,
        'i',
      );

/** Whether the number measures, counts or times something: "under 20 lb", "20 minutes". */
function isMeasure(clause: string, extra: SumExtra): boolean {
  const found = figureOf(extra).exec(clause);
  const rest = clause.slice((found?.index ?? 0) + (found?.[0].length ?? 0));
  const unit = fold(/^\s*([\p{L}']+)/u.exec(rest)?.[1] ?? '');
  return [measureUnits, spanUnits, clockUnits, shortUnits].some((units) => units.has(unit));
}

const shortUnits: ReadonlySet<string> = new Set(
  'lb hr hrs min mins wk wks mo mos l ml g in gal sqft'.split(' '),
);

/** What names an extra in the clause of its amount; empty: the words around it do not. */
function nameIn(clause: string, extra: SumExtra): string {
  const found = figureOf(extra).exec(clause);
  if (!found) return '';
  const before = clause.slice(0, found.index).replace(lowerEnd, '');
  const after = clause.slice(found.index + found[0].length).replace(currency, '');
  const following = nameOf(
    after.replace(/^\s*(?:de |d['’]|for |of |pour )/iu, '').replace(onTop, ''),
  );
  // "A 45 dollar travel charge", "30 $ de déplacement": the thing follows.
  if (/(?:^|\s)(?:an?|une?)\s*\$?$/i.test(before) || nameOf(before) === '') return following;
  return supposed.test(before) || someoneDoes.test(before) ? '' : nameOf(before);
}

/** "The chain itself is 28 to 70": the other end of the range is no part of the name. */
const lowerEnd =
  /(?:\s+(?:itself|themselves|alone|(?:lui|elle)-même))?\s+(?:(?:is|are|est|sont|costs?|coûte)\s+)?(?:from |between |de |entre )?\$?\d+(?:[.,]\d+)?\s*\$?\s*(?:to|and|à|et|[-–])\s*\$?$/iu;

const currency = /^\s*(?:\$|dollars?|bucks?|piastres?)(?!\p{L})/iu;
/** What only says that it is added, and what it is added to. */
const onTop =
  /\s*(?<!\p{L})(?:more|extra|on top|additional|in addition|per|each|de plus|en plus|en sus|supplémentaires?|par|chacune?)(?!\p{L}).*$/iu;
const supposed = /^\s*(?:if|when|unless|si|quand|lorsque)(?!\p{L})/iu;
const someoneDoes = /(?<!\p{L})(?:we|so it['’]?s|so its|i|they|on|nous|je)(?!\p{L})/iu;

function nameOf(words: string): string {
  const bare = words
    .replace(
      /^[\s:–-]*(?:(?:and|et|plus|every|each|the|an?|theres?|there['’]s|chaque|les?|la|l['’]|une?|il y a)\s+)*/iu,
      '',
    )
    .replace(
      /[\s:–-]*(?:(?:is|are|at|for|costs?|adds?|add|runs?|will be|it['’]?s|plus|est|sont|à|pour|coûtent?|ajoutez?|ajouter|c['’]est|of|de)\s*|[$:–-]\s*)*$/iu,
      '',
    )
    .trim();
  const short =
    bare.length > longestName
      ? bare.replace(/\s+(?:for|of|on|in|to|with|within|outside|pour|du|des?|dans|à)\s.*$/iu, '')
      : bare;
  if (short.length > longestName || contentStems(short.replace(generic, '')).size === 0) return '';
  return /^\p{Lu}\p{Ll}/u.test(short) ? short.charAt(0).toLowerCase() + short.slice(1) : short;
}

const longestName = 30;
const generic = /(?<!\p{L})(?:extra|more|yes|oui|additional|supplément\p{L}*)(?!\p{L})/giu;
