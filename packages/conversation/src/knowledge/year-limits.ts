import { contentStems } from './common-words.ts';
import { fold } from './words.ts';

/** What an owner wrote of things by the year they were made. */
export interface YearRule {
  /** The owner's clause. */
  clause: string;
  /** What it is of, as stems; empty: of whatever is talked of. */
  of: ReadonlySet<string>;
  keeps: (year: number) => boolean;
}

const year = '((?:19[5-9]|20[0-4])\\d)';
const before = new RegExp(
  `\\b(?:before|older than|prior to|earlier than|avant|plus vieux que)\\s+(?:the year |l'annee )?${year}\\b|\\b${year}\\s+(?:and|or|et|ou)\\s+(?:older|earlier|before|plus vieux|avant)\\b`,
);
const from = new RegExp(
  `\\b(?:after|newer than|since|from|apres|depuis|a partir de)\\s+(?:the year |l'annee )?${year}\\b|\\b${year}\\s+(?:and|or|et|ou)\\s+(?:newer|later|up|after|plus recent\\w*|apres)\\b`,
);
const exclusive = /^(?:after|newer|apres)/;
const denies = /\b(?:not?|never|except|cannot|pas|sauf|jamais|aucun\w*)\b|n't\b/;
const ofMaking = new Set([
  ...contentStems('made built ones models model year years make work fabrique'),
]);

/** The rules on years that stand in an owner's sentence, each with its own clause. */
export function yearRulesIn(sentence: string): YearRule[] {
  const folded = fold(sentence);
  const old = before.exec(folded);
  const young = old ? null : from.exec(folded);
  const found = old ?? young;
  if (!found || folded.length !== sentence.length) return [];
  const limit = Number(found.slice(1).find(Boolean));
  const begins = /(?:^|[,;(] ?)(?:yes\b[^,;]*?\bbut |but |mais )?(?=[^,;(]*$)/.exec(
    folded.slice(0, found.index),
  );
  const at = begins ? begins.index + begins[0].length : 0;
  const lead = folded.slice(at, found.index);
  const but = lead.search(/\b(?:but|mais)\b/);
  const start = at + (but < 0 ? 0 : but + (lead.slice(but).match(/^\w+ /)?.[0].length ?? 0));
  const own = folded.slice(start, found.index);
  const within = (told: number) => {
    if (old) return /older|earlier|vieux|before|avant/.test(found[0]) && told < limit;
    return exclusive.test(found[0]) ? told > limit : told >= limit;
  };
  const denied = denies.test(own);
  const of = new Set([...contentStems(own)].filter((stem) => !ofMaking.has(stem)));
  return [{ clause: sentence.slice(start).trim(), of, keeps: (told) => within(told) !== denied }];
}

/** The last year of making that a caller's words name; null where they name none. */
export function yearSaid(words: string): number | null {
  const found = [
    ...fold(words).matchAll(new RegExp(`\\b${year}\\b(?! (?:dollars?|bucks|street|st|ave))`, 'g')),
  ];
  const last = found.at(-1)?.[1];
  return last ? Number(last) : null;
}
