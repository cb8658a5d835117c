import { contentStems } from './common-words.ts';
import { fold } from './words.ts';

/** What an owner wrote is not done, or of what it is not done. */
export interface Exclusion {
  /** The owner's own words for it: "we do not work on oil burners". */
  said: string;
  /** What is left out, each by the stems of its words. */
  things: readonly ReadonlySet<string>[];
  /** The verb of what is not done, where it is one of a trade; null: nothing is done with it at all. */
  verb: string | null;
  /** It leans on what stands before it: "not on dry cleaning", of a discount as well as of work. */
  leans: boolean;
}

/** Where a part of a sentence says something of its own. */
const parts = /(?:[.;!?:]\s+|,\s+(?:but |and )?(?=(?:we|not|no|never|nous|on|pas|aucune?)\b))/i;

const english =
  /^(?:sorry,? |but |and )*(?:we|i|they) (?:do not|don't|cannot|can't|can not|never|no longer|will not|won't) (?:\w+ly |currently |even )?(\p{L}+)(?: (?:on|with|for|to|up|at|in))?(?: any)? (.+)$/u;
const french =
  /^(?:desole,? |mais )*(?:nous|on) (?:ne |n')?(?:(?:le|la|les) )?(\p{L}+) (?:pas|jamais|plus|aucune?|ni)(?: (?:sur|avec|de|d'|a|aux?|les?|la|des))* (.+)$/u;
const bare =
  /^(?:but )?(?:no |not (?:for|on|with) |never |pas (?:de |d'|pour |sur )|aucune? )(.+)$/;
const leaning = /^(?:but )?(?:not|pas (?:pour|sur))\b/;
const undone = /^(.+?) (?:is|are) not (?:\p{L}+(?:ed|en)|done|covered|possible)\b/u;

/** Whatever is done, it is not done with these. */
const anyWork: ReadonlySet<string> = new Set([
  ...'work do take accept handle service treat touch deal serve see travaillons faisons fait prenons prend acceptons accepte touchons touche traitons traite travaille soigne'.split(
    ' ',
  ),
]);
/** Not to do these leaves nothing out. */
const noWork: ReadonlySet<string> = new Set(
  'charge need require mind bill ask close keep refund hold want leave have know guarantee offer give go come open answer call travel facturons chargeons avons allons va'.split(
    ' ',
  ),
);

const mostWords = 9;

/** Everything that a text of an owner's says is not done. Hours, ages and amounts are none of it. */
export function exclusionsIn(text: string): Exclusion[] {
  return text
    .split(parts)
    .map((part) => part.trim().replace(/[.;,\s]+$/, ''))
    .flatMap((said): Exclusion[] => {
      const folded = fold(said);
      const [, verb = '', object = ''] = english.exec(folded) ?? french.exec(folded) ?? [];
      if (verb && noWork.has(verb)) return [];
      const [, left = ''] = verb ? [] : (bare.exec(folded) ?? undone.exec(folded) ?? []);
      const things = thingsIn(object || left);
      return things.length > 0
        ? [
            {
              said,
              things,
              verb: anyWork.has(verb) || !verb ? null : verb,
              leans: leaning.test(folded),
            },
          ]
        : [];
    });
}

/** Money, and when: none of it is work. */
const noWorkOn =
  /\b(?:refunds?|tax\w*|tips?|discounts?|deposits?|fees?|charges?|credit|cash|cheques?|cards?|appointments?|weekends?|\p{L}+days?|evenings?|mornings?|nights?|rembours\w*|frais|rabais|depots?)\b/u;

function thingsIn(list: string): ReadonlySet<string>[] {
  if (/\d/.test(list) || noWorkOn.test(list) || list.split(/\s+/).length > mostWords) return [];
  return list
    .split(/\s*,\s*(?:(?:and|or|nor|et|ou|ni) )?|\s+(?:and|or|nor|et|ou|ni)\s+/)
    .map((thing) => new Set([...contentStems(thing)].filter((stem) => stem.length > 2)))
    .filter((stems) => stems.size > 0);
}
