import type { Service, ServiceOption } from './business.ts';
import { contentStems, vagueWords } from './common-words.ts';
import { writtenOfOptions } from './option-texts.ts';
import { parsePrice } from './prices.ts';
import { sensesOf } from './senses.ts';
import { fold, stem, wordsOf } from './words.ts';

type Options = readonly ServiceOption[];

/**
 * The option that an answer to "which one is yours?" means in other words than its name: by a part of its name
 * ("it stands by itself", of "Freestanding"), by what its owner wrote of it, as one of so many ("there's two of
 * them", of "Twin tank"), by its place or price among the others, or as the plain one. Null where it stays open.
 */
export function optionInReply(service: Service, text: string): ServiceOption | null {
  const { options } = service;
  if (options.length < 2) return null;
  const said = wordsOf(fold(text).replace(refused, ' ')).map((one) => one.text);
  return (
    byPlace(options, fold(text)) ??
    byPrice(options, fold(text)) ??
    byPartOfName(options, said) ??
    byNumber(options, said) ??
    byText(service, said) ??
    bySense(options, said) ??
    byPlainness(options, fold(text))
  );
}

/** "Not the built-in": what is refused tells of nothing. */
const refused =
  /\b(?:not|isn't|ain't|pas|sans|without|no)\b(?: (?:the|an?|one of those|le|la|les|une?|de|du|really|that|in|on))*\s+[\p{L}'-]+/gu;

const onlyOne = <T>(found: readonly T[]): T | null =>
  found.length === 1 ? (found[0] ?? null) : null;

/** "The second one", "le premier": by its place among what was told. */
function byPlace(options: Options, said: string): ServiceOption | null {
  const at = places.findIndex((pattern) => pattern.test(said));
  if (at >= 0) return options[at] ?? null;
  if (options.length === 3 && middle.test(said)) return options[1] ?? null;
  return last.test(said) ? (options.at(-1) ?? null) : null;
}

const places = [
  /\bthe first (?:one|option|kind)\b|\b(?:le|la) premiere?\b(?! (?:fois|etage))/,
  /\bthe second (?:one|option|kind)\b|\b(?:le|la) (?:deuxieme|seconde?)\b(?! (?:fois|etage))/,
  /\bthe third (?:one|option|kind)\b|\b(?:le|la) troisieme\b(?! (?:fois|etage))/,
];
const last =
  /\b(?:the last (?:one|option|kind)|the latter|(?:le|la) derniere?)\b(?! (?:fois|etage))/;
const middle = /\b(?:the middle (?:one|option|kind)|(?:celui|celle) du (?:milieu|centre))\b/;

/** "The cheaper one", "le plus cher": by what it costs. */
function byPrice(options: Options, said: string): ServiceOption | null {
  const cheap = cheapest.test(said);
  const dear = !cheap && dearest.test(said);
  if (!dear && !cheap) return null;
  const priced = options.flatMap((option) => {
    const { amountCents, kind } = parsePrice(option.price);
    return amountCents === null && kind !== 'free' ? [] : { option, cents: amountCents ?? 0 };
  });
  if (priced.length < options.length) return null;
  const wanted = (dear ? Math.max : Math.min)(...priced.map(({ cents }) => cents));
  return onlyOne(priced.filter(({ cents }) => cents === wanted))?.option ?? null;
}

const cheapest =
  /\b(?:cheap(?:er|est|o)?|less expensive|least expensive|lower price|lowest|budget|entry level|nothing (?:fancy|special|crazy)|bare bones|moins cher|moins chere|pas cher|rien de (?:special|compliqu\w+|fou))\b|\b(?:not|isn't|ain't|pas) (?:the |la |le |too |that |so |more |most |one of those )*(?:fancy|fancier|fanciest|expensive|dear)\b/;
const dearest =
  /(?<!\b(?:not|isn't|ain't|less|least|pas|moins) (?:the |le |la |too |that |so |one of those )?)\b(?:(?:more|most) expensive|dear(?:er|est)|pric(?:ier|iest)|fanc(?:y|ier|iest)|top of the line|the works|all the bells|plus chere?|haut de gamme|la totale)\b/;

/** "Stands by itself" of "Freestanding", "in the middle" of "Mid-drive": a word that only one option's name is made with. */
function byPartOfName(options: Options, said: readonly string[]): ServiceOption | null {
  const names = options.map(({ name }) => wordsOf(fold(name)).map(({ text }) => text));
  const telling = said.filter((word) => word.length >= leastPart && !contentless(word));
  const held = options.filter((_, at) =>
    telling.some((word) => {
      const others = names.filter((_, other) => other !== at).flat();
      return (
        (names[at] ?? []).some((own) => isPart(own, word)) &&
        !others.some((other) => isPart(other, word))
      );
    }),
  );
  return onlyOne(held);
}

const leastPart = 4;
const leastWhole = 3;
const contentless = (word: string) => {
  const [only] = contentStems(word);
  return only === undefined || vagueWords.has(only);
};

/** Whether one of two words is made with the other: "standing" in "freestanding", "mid" in "middle". */
function isPart(own: string, word: string): boolean {
  const root = stem(word);
  if (root.length >= leastPart && own !== word && own.includes(root)) return true;
  return own.length >= leastWhole && word.startsWith(own) && word.length <= own.length + mostMore;
}

const mostMore = 4;

/** "There's two of them", of "Single tank" and "Twin tank". */
function byNumber(options: Options, said: readonly string[]): ServiceOption | null {
  const numberOf = (words: readonly string[]) =>
    onlyOne([
      ...new Set(numbers.flatMap((kind, at) => (words.some((one) => kind.test(one)) ? at : []))),
    ]);
  const read = options.map(({ name }) => numberOf(wordsOf(fold(name)).map(({ text }) => text)));
  if (read.some((one) => one === null) || new Set(read).size < options.length) return null;
  const wanted = numberOf(said);
  return wanted === null ? null : (options[read.indexOf(wanted)] ?? null);
}

const numbers = [
  /^(?:single|one|1|simple|seule?|une?)$/,
  /^(?:double|twin|dual|two|2|both|pair|couple|deux|jumele\w*)$/,
  /^(?:triple|three|3|trois)$/,
];

/** What the owner wrote of each: the one of which the most is said that is of no other. */
function byText(service: Service, said: readonly string[]): ServiceOption | null {
  const { of } = writtenOfOptions(service);
  if (of.size === 0) return null;
  const stems = new Set(said.flatMap((word) => [...contentStems(word)]));
  const texts = service.options.map((option) => ({
    option,
    stems: contentStems(of.get(option.id) ?? ''),
  }));
  const read = texts.map(({ option, stems: own }) => {
    const others = texts.filter((one) => one.option !== option);
    const telling = [...own].filter(
      (one) => stems.has(one) && others.every((other) => !other.stems.has(one)),
    );
    return { option, told: telling.length };
  });
  const most = Math.max(...read.map(({ told }) => told));
  return most === 0 ? null : (onlyOne(read.filter(({ told }) => told === most))?.option ?? null);
}

/** By what its name is also called. */
function bySense(options: Options, said: readonly string[]): ServiceOption | null {
  const senses = sensesOf(said.join(' '));
  const own = options.map(({ name }) => sensesOf(name));
  return onlyOne(
    options.filter((_, at) =>
      [...(own[at] ?? [])].some(
        (one) => senses.has(one) && own.every((other, index) => index === at || !other.has(one)),
      ),
    ),
  );
}

/** "Just a normal one", of two of which one is plainly the more of a thing. */
function byPlainness(options: Options, said: string): ServiceOption | null {
  if (!plain.test(said)) return null;
  const [one, other, third] = options;
  if (!one || !other || third) return null;
  const isMore = ({ name }: ServiceOption) => more.test(fold(name));
  if (isMore(one) === isMore(other)) return null;
  return isMore(one) ? other : one;
}

const plain =
  /(?<!\b(?:not|isn't|ain't|pas) (?:the |an? |your |le |la |une? )?)\b(?:regular|conventional|standard|basic|ordinary|plain|normal|classic|simple|reguliere?|ordinaire|classique|normale?|(?:the )?usual|de base)\b/;
const more =
  /\b(?:premium|deluxe|smart|deep|full|complete|extra|plus|pro|ultra|super|special\w*|custom|built[- ]?in|double|twin|dual|triple|\p{L}+less|variable|heavy|commercial|electric|digital|hybrid|luxury|luxe|executive|vip|gold|platinum|intelligente?|profonde?|complete?|encastree?|sur mesure|commerciale?|electrique|specialise\w*)\b/u;
