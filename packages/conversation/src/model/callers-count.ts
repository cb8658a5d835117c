import { contentStems } from '../knowledge/common-words.ts';
import type { Grounds } from './grounds.ts';
import { agesIn, numbersIn } from './numbers-in.ts';
import { servicesNamed } from './services-named.ts';
import { agreeing, passesOn, speaksOf, theirs, timeWord, withDigits } from './standing-words.ts';
import type { WrittenNumber } from './written-numbers.ts';

const haggles =
  /\b(?:price|cost|pay|paid|charge|quote[sd]?|budget|do it for|do (?:the|a|my) [a-z ]+ for|match|cheaper|dollars?|bucks|prix|coute|payer|budget|rabais)\b/;

/** Words right before a number that make a price of it. */
export const pricing =
  /\b(?:it'?s|is|are|sont|for|at|only|just|total|comes? to|be|runs?|c'est|fait|sera|coute|pour|a)\s*$/;

/** Where this is asked or told, a number of nothing is heard as an amount. */
export const hearsPrice =
  /\b(?:how much|pric(?:e[ds]?|ing)|costs?|charg(?:e[ds]?|ing)|quoted?|total|combien (?:ca|c'|est-ce|coute|pour)|prix|coute\w*|tarifs?)\b/;

const ofMoney = /^(?:dollars?|bucks?|cents?|piastres?|percent|hundred|thousand)$/;

const partsOfDay =
  /\b(?:morning|afternoon|evening|noon|lunch|o'clock|am|pm|matin|midi|soir|apres-midi|dine[rz]?|heures?)\b/;

/** A number of the caller's, said of the same thing: never as the price of anything. */
export function isCallersCount(
  { value, start, end }: WrittenNumber,
  folded: string,
  grounds: Grounds,
): boolean {
  const thing = /^[\s-]*([a-z]{4,})/.exec(folded.slice(end))?.[1] ?? '';
  if (contentStems(thing).size > 0 && !ofMoney.test(thing)) {
    if (grounds.caller.includes(thing)) return true;
    // "A twenty-two footer", to who said "twenty-two foot".
    const counted = new RegExp(`\\b${value}[ -]${thing.slice(0, 4)}`);
    if (counted.test(withDigits(grounds.caller))) return true;
  }
  if (isCalledBy(value, folded.slice(0, start), thing, grounds)) return true;
  // A price they have in mind is said back as theirs, or not at all.
  if (grounds.bareNumbers.has(value)) {
    if (theirs.test(folded) && !agreeing.test(folded)) return true;
    if (value <= 12 && partsOfDay.test(folded)) return true;
    if (grounds.callerAmounts.size > 0 || haggles.test(grounds.caller)) return false;
  }
  if (!pricing.test(folded.slice(0, start))) return true;
  const unit = /^\s*-?\s*([a-z]+)/.exec(folded.slice(end))?.[1] ?? '';
  const counted =
    unit !== '' &&
    !/^(?:for|and|is|flat|total|each|even|tops|or|a|per|dollars?|et|pour|par|all|in|if|of|but)$/.test(
      unit,
    );
  if (counted)
    return (
      contentStems(unit).size === 0 ||
      !pricing.test(folded.slice(0, start)) ||
      grounds.caller.includes(unit) ||
      grounds.passages.some(({ stems }) => [...contentStems(unit)].some((stem) => stems.has(stem)))
    );
  if (theirs.test(folded) && !agreeing.test(folded)) return true;
  return (
    /\b(?:number|unit|suite|apartment|apt|grade|age|aged|turning|model|year|a|un|une|the|le|la|numero|du|au)\s*$/.test(
      folded.slice(0, start),
    ) && !pricing.test(folded.slice(0, start))
  );
}

/**
 * "A sixty", to who said "my 60" or "a two stroke sixty": a thing that is called by its number, and no price
 * they have in mind, as "for a hundred" is.
 */
function isCalledBy(value: number, before: string, after: string, grounds: Grounds): boolean {
  const { callerAmounts, caller, language } = grounds;
  const article =
    language === 'fr' ? /\b(?:un|une|le|la|votre|ce|cette) $/ : /\b(?:a|an|the|your|that) $/;
  if (callerAmounts.has(value * 100) || ofMoney.test(after) || !article.test(before)) return false;
  if (value % 100 === 0) return false;
  const said = withDigits(caller);
  const theirOwn = `(?:my|our|his|her|their|mon|ma|notre) (?:[a-z0-9-]+ ){0,2}${value}`;
  const ofKind = `(?:an?|the|une?|le|la) (?:(?!of|for|to|at|than|total|budget|price|max)[a-z0-9-]+ ){1,2}${value}`;
  const named = `(?:it's|it is|is|got|have|with|on|c'est|j'ai|sur) (?:an?|une?) ${value}`;
  return new RegExp(`\\b(?:${theirOwn}|${ofKind}|${named})\\b`).test(said);
}

/** "All three for Wednesday", "the two come to …": as many things as are wanted, or as were asked about. */
export function isAllOfThem(
  value: number,
  before: string,
  after: string,
  grounds: Grounds,
): boolean {
  const { state, asked } = grounds;
  if (value < 2 || (value !== state.wanted.items.length && value !== asked.length)) return false;
  const unit = /^[ -]*([a-z]+)/.exec(after)?.[1] ?? '';
  return (
    /\b(?:all|the|these|those|tous|toutes)(?: les)? $/.test(before) && !ofNothingWanted.test(unit)
  );
}

const ofNothingWanted =
  /^(?:percent|pour|dollars?|bucks?|cents?|piastres?|hundred|thousand|cents|mille|seconds?|minutes?|hours?|days?|weeks?|months?|years?|secondes?|heures?|jours?|semaines?|mois|ans?|annees?)$/;

/** "After five": no amount is said so. */
export function namesHour(value: number, before: string): boolean {
  return (
    value >= 1 &&
    value <= 12 &&
    /\b(?:at|by|before|after|around|until|till|from|past|avant|apres|vers|jusqu'a|des)\s*$/.test(
      before,
    )
  );
}

/** Whether what stands around a number makes an hour of it. */
export function isTimeOfDay(before: string, after: string): boolean {
  return (
    /^\s?(?:am|pm|a\.m|p\.m|o'?clock|h\b|h\d|heures? (?:du|et|pile))/.test(after) ||
    /\b(?:until|till|jusqu'a|from|between|opens? at|closes? at)\s*$/.test(before)
  );
}

/**
 * Thirty kilometres of which fifteen are in the price, or 1,800 square feet by the 300: what is left of a
 * number of the caller's beyond one of the owner's, piece by piece where the owner counts so.
 */
export function isLeftOf(value: number, { callerNumbers, passages }: Grounds): boolean {
  const told = [...callerNumbers].filter((one) => one > value);
  return passages.some(({ numbers }) =>
    [...numbers].some((within) =>
      told.some((one) => {
        const left = one - within;
        return (
          left === value ||
          [...numbers].some((step) => step > 1 && Math.ceil(left / step) === value)
        );
      }),
    ),
  );
}

/** "Your extra thirty feet", to who told of 180 of them where the owner wrote 150 feet. */
export function isLeftOver(
  { value, start, end }: WrittenNumber,
  folded: string,
  { callerNumbers, passages }: Grounds,
): boolean {
  const thing = /^[\s-]*([a-z]{3,})/.exec(folded.slice(end))?.[1]?.slice(0, 4);
  if (!thing || pricing.test(folded.slice(0, start))) return false;
  return passages.some(({ numbers, folded: words }) =>
    [...numbers].some(
      (within) =>
        (callerNumbers.has(within + value) &&
          new RegExp(`\\b${within} ${thing}`).test(withDigits(words))) ||
        // "In three more weeks", to who is in the tenth where the owner wrote the thirteenth.
        (callerNumbers.has(within - value) && stillToGo.test(folded) && words.includes(thing)),
    ),
  );
}

const stillToGo =
  /\b(?:more|left|to go|short|another|still|only|until|in|encore|de plus|manque\w*|reste\w*|dans)\b/;

/** "We fix it in two weeks", to who said that it was two weeks ago: a length that only the owner can tell. */
export function promisesLength(before: string, after: string, folded: string): boolean {
  const lasts = willLast.test(before) && timeWord.test(/[a-z]+/.exec(after)?.[0] ?? '');
  return lasts && !theirs.test(folded) && !passesOn.test(folded) && !/\?\s*$/.test(folded);
}

const willLast =
  /\b(?:in|within|takes?|lasts?|d'ici|dans|en|prend(?:ra)?|dure(?:ra)?) (?:about |around |only |just |environ )?$/;

const orOlder = /\b(?:or (?:older|over)|and (?:over|older|up)|et plus|ou plus)\b/;

/** An age that the owner sets in words the sentence speaks of, or one the caller told. */
export function ageStands(
  value: number,
  said: 'is' | 'mustBe',
  folded: string,
  grounds: Grounds,
): boolean {
  if (said === 'is' && grounds.callerNumbers.has(value)) return true;
  const written = grounds.passages.filter((one) => agesIn(one.folded).has(value));
  // An age that one text alone asks for is of that.
  if (said === 'mustBe' && written.length === 1 && orOlder.test(folded)) return true;
  return written.some((one) => speaksOf(one, folded, grounds));
}

/** "They're at the cottage, number 4": where somebody is, said back to who just said so in words without a price. */
export function isPlaceTold(
  { value, start }: WrittenNumber,
  folded: string,
  grounds: Grounds,
): boolean {
  const { lastWords, callerAmounts } = grounds;
  if (callerAmounts.has(value * 100) || !atPlace.test(folded.slice(0, start))) return false;
  // "The patch is at 47" tells a price.
  if (servicesNamed(folded, grounds).length > 0) return false;
  const said = contentStems(folded);
  return lastWords
    .split(/[.;!?](?:\s|$)/)
    .some(
      (part) =>
        numbersIn(part).has(value) &&
        !haggles.test(part) &&
        !hearsPrice.test(part) &&
        [...contentStems(part)].some((stem) => said.has(stem)),
    );
}

const atPlace = /\b(?:at|in|to|into|a|au|aux|dans|chez)(?: the| le| la)? $/;
