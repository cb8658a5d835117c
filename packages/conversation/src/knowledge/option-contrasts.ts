import { remembering } from '../remembering.ts';
import type { ServiceOption } from './business.ts';
import { fold, stem, wordsOf } from './words.ts';

/** What people call the least of several: "just the regular cheap one". */
const plain =
  /^(?:regular|conventional|standard|basic|ordinary|plain|normal|classic|simple|cheap|cheapest|reguliere?s?|ordinaires?|conventionnel(?:le)?s?|classiques?|normale?s?|base)$/;

/** What says that a thing is there, and what says that it is not: "on rims", "off rims". */
const present = /^(?:on|with|in|sur|avec)$/;
const absent = /^(?:off|without|no|not|hors|sans|pas)$/;
const denying = /^(?:not|no|off|without|isn't|aren't|ain't|don't|haven't|hors|sans|pas|aucune?)$/;

const textsOf = remembering((words): readonly string[] =>
  wordsOf(fold(words).replace(/n['’]t\b/g, ' not')).map(({ text }) => text),
);

/** The option that words tell from the others by what sets them apart, and not by its name; null where none. */
export function optionInContrast(
  options: readonly ServiceOption[],
  words: string,
): ServiceOption | null {
  if (options.length < 2) return null;
  const said = textsOf(words);
  return (
    allInOne(options, said) ??
    withOrWithout(options, said) ??
    withoutByName(options, said) ??
    calledSo(options, said) ??
    plainest(options, said)
  );
}

/** "Both sides", of inside, outside, or inside and outside: the only one that is all of the others. */
function allInOne(
  options: readonly ServiceOption[],
  said: readonly string[],
): ServiceOption | null {
  if (!said.some((word, at) => both.test(word) && !denying.test(said[at - 1] ?? ''))) return null;
  const read = options.map((option) => ({
    option,
    stems: textsOf(option.name)
      .filter((word) => !joining.test(word))
      .map(stem),
  }));
  const [only, other] = read.filter(({ option, stems }) => {
    const others = read.filter((one) => one.option !== option);
    const parts = others.filter((one) => one.stems.length < stems.length);
    return (
      parts.length > 1 && parts.every((one) => one.stems.every((word) => stems.includes(word)))
    );
  });
  if (only || !allOfTwo.test(said.join(' '))) return only && !other ? only.option : null;
  // "Both yards", of the front yard only, or front and back.
  const joint = read.filter(({ option }) => joins.test(option.name));
  const [whole, another] = joint;
  const isOfIt = (one: (typeof read)[number]) =>
    one === whole || one.stems.some((word) => whole?.stems.includes(word));
  return whole && !another && read.every(isOfIt) ? whole.option : null;
}

const allOfTwo = /\b(?:both|les deux|toutes les deux)\b/;
const joins = /\s(?:and|et|&|\+)\s/i;
const both = /^(?:both|deux)$/;
const joining = /^(?:only|just|and|or|plus|the|seulement|juste|et|ou)$/;

/** "They're not on rims": of two that have a thing or have it not. */
function withOrWithout(
  options: readonly ServiceOption[],
  said: readonly string[],
): ServiceOption | null {
  const read = options.map((option) => {
    const names = textsOf(option.name);
    const at = names.findIndex((word) => present.test(word) || absent.test(word));
    const thing = names[at + 1];
    return at < 0 || thing === undefined
      ? null
      : { option, has: present.test(names[at] ?? ''), thing: stem(thing) };
  });
  const [one, other] = read;
  if (!one || !other || options.length > 2) return null;
  if (one.thing !== other.thing || one.has === other.has) return null;
  const at = said.findIndex((word) => stem(word) === one.thing);
  if (at < 0) return null;
  const before = said.slice(Math.max(0, at - mostBetween), at);
  const denied = before.some((word) => denying.test(word));
  if (!denied && !before.some((word) => present.test(word))) return null;
  return (
    (denied ? [one, other].find(({ has }) => !has) : [one, other].find(({ has }) => has))?.option ??
    null
  );
}

const mostBetween = 3;

/** "ON the rims", of "On rims" and two sorts of "Off rims": the only one all of whose name is said in its order. */
function calledSo(
  options: readonly ServiceOption[],
  said: readonly string[],
): ServiceOption | null {
  const words = said.filter((word) => !article.test(word));
  const [only, other] = options.filter(({ name }) => {
    const [first = '', ...rest] = textsOf(name);
    if (rest.length === 0 || !(present.test(first) || absent.test(first))) return false;
    const at = words.findIndex(
      (word, place) => word === first && rest.every((one, next) => words[place + 1 + next] === one),
    );
    return at >= 0 && !words.slice(Math.max(0, at - 1), at).some((word) => denying.test(word));
  });
  return only && !other ? only : null;
}

const article = /^(?:the|an?|my|our|les?|la|des|une?|mon|ma|mes)$/;

/** "There's no tank", of "Tank" and "Tankless": the one that is named for not having what the other is named for. */
function withoutByName(
  options: readonly ServiceOption[],
  said: readonly string[],
): ServiceOption | null {
  const read = options.map((option) => ({ option, names: textsOf(option.name) }));
  const [only, other] = read.flatMap(({ option, names }) => {
    const things = names.flatMap((name) => lacking.exec(name)?.[1] ?? []);
    const named = (thing: string) =>
      read.some((one) => one.option !== option && one.names.includes(thing));
    const thing = things.find(named);
    return thing === undefined ? [] : { option, thing: stem(thing) };
  });
  if (!only || other) return null;
  const at = said.findIndex((word) => stem(word) === only.thing);
  const before = said.slice(Math.max(0, at - mostBetween), Math.max(0, at));
  return before.some((word) => denying.test(word)) ? only.option : null;
}

const lacking = /^(\p{L}{3,})less$/u;

/** "Just the regular cheap oil", of conventional, a blend and synthetic: the only one that is called plain at all. */
function plainest(
  options: readonly ServiceOption[],
  said: readonly string[],
): ServiceOption | null {
  if (!said.some((word, at) => plain.test(word) && !denying.test(said[at - 1] ?? ''))) return null;
  const isPlain = ({ name }: ServiceOption) => textsOf(name).some((word) => plain.test(word));
  const [only, other] = options.filter(isPlain);
  if (!only || other) return null;
  const stems = new Set(said.map(stem));
  // What is said of another option beyond what they share is that one.
  const own = (option: ServiceOption) => textsOf(option.name).map(stem);
  const another = options.some(
    (option) => option !== only && own(option).every((one) => stems.has(one)),
  );
  return another ? null : only;
}
