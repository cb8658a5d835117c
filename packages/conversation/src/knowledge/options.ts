import { remembering, rememberingEach } from '../remembering.ts';
import type { Service, ServiceOption } from './business.ts';
import { afterCorrection } from './corrections.ts';
import { optionByFrequency } from './frequencies.ts';
import { pricesFurther } from './further-priced.ts';
import { inEnglish } from './in-english.ts';
import { optionInContrast } from './option-contrasts.ts';
import { largestBelow, optionsByMeasure } from './option-measures.ts';
import { stemsOf } from './phrases.ts';
import { withDecimals, withFigures } from './spoken-numbers.ts';
import { sameOption } from './synonyms.ts';
import { fold, stem } from './words.ts';

const canonical = new Map<string, string>([
  ...sameOption.flatMap((group) =>
    group.map((word): [string, string] => [
      stemsOf(word).join(' '),
      stemsOf(group[0] ?? '').join(' '),
    ]),
  ),
]);

const unspecific = new Set(
  stemsOf(
    'the a an of for and or with my our to in on up per le la les l de du des d et ou au aux pour avec mon ma mes',
  ),
);

/** "Aux deux semaines" as "aux 2 semaines"; the French "un" is an article more often than a number. */
const withDigits = remembering((text) => {
  // "2.5" is one word, and no two.
  const folded = withDecimals(fold(text)).replace(/(\d)[.,](?=\d(?!\d))/g, '$1point');
  return withFigures(folded, ({ start, end }) => !/^une?$/.test(folded.slice(start, end)));
});

/** The words that tell options apart, by their stems, one for all that mean the same. */
export const optionWords = remembering((text): ReadonlySet<string> => {
  const stems = stemsOf(withDigits(text));
  const pairs = stems.map((one, at) => `${one} ${stems[at + 1] ?? ''}`);
  return new Set(
    [...pairs, ...stems]
      .map((one) => canonical.get(one) ?? one)
      .filter((one) => !unspecific.has(one) && !one.includes(' ')),
  );
});

const inOrder = remembering(
  (text) =>
    ` ${stemsOf(withDigits(text))
      .map((one) => canonical.get(one) ?? one)
      .join(' ')} `,
);

/** Of "three bedrooms, two baths" it is the three that counts bedrooms. */
function saidWhole(options: ServiceOption[], text: string): ServiceOption[] {
  if (options.length < 2) return options;
  const said = inOrder(text);
  const whole = options.filter(({ name }) => /\S \S/.test(name) && said.includes(inOrder(name)));
  return whole.length === 1 ? whole : options;
}

const rejected =
  /\b(?:not|(?:don['’]?t|do not|doesn['’]?t) (?:want|need)(?: to do)?|no need for|pas|forget|scratch|skip|drop|never ?mind|instead of|rather than|laissez? (?:faire|tomber)|oubliez?|au lieu d[eu]?|plut[oô]t que) (?:about )?(?:(?:the|an?|my|her|his|super|too|that|really|very|so|le|la|une?|ma|mon|de|besoin|trop|ben|tres|très) )*[\p{L}\p{N}-]+/giu;

const pronoun = /(?<!\p{L})(\p{L}{3,}) ones?(?!\p{L})(?:\s+(\p{L}+))?/giu;
const counting = /^(?:just|only|like|about|with|for|have|got|need|maybe|and|its|is)$/i;

/** "The deep one" counts nothing, "one bedroom" does. */
function withoutPronouns(text: string, { options }: Service): string {
  return text.replace(pronoun, (whole: string, before: string, next: string | undefined) => {
    const unit = next ? optionWords(next) : new Set<string>();
    const counts = options.some(({ name }) =>
      [...optionWords(name)].some((word) => unit.has(word)),
    );
    return counts || counting.test(before) ? whole : `${before} ${next ?? ''}`;
  });
}

const article = /(?<!\p{L})une?\s+(\p{L}+)/giu;

/** "Une thermopompe" is any one, where "une tête" is the option that counts heads. */
function withoutArticles(text: string, { options }: Service): string {
  return text.replace(article, (whole: string, next: string) => {
    const counts =
      /^seule?$/i.test(next) ||
      [...optionWords(next)].some((word) =>
        options.some(({ name }) => optionWords(name).has(word)),
      );
    return counts ? whole : next;
  });
}

/**
 * The options of `service` that `text` names, best first; several when the words do not decide,
 * none when they name none. `hints` are further words for what the caller has, such as the body
 * type of a car model; the caller's own words count for more. French words choose an option that is
 * written in English.
 */
export function matchOptions(
  service: Service,
  text: string,
  hints: readonly string[] = [],
): readonly ServiceOption[] {
  return service.options.length === 0 ? [] : optionsFor(service, [text, ...hints].join(between));
}

/** No text has it. */
const between = '\u0000';

const optionsFor = rememberingEach((service: Service, asked): readonly ServiceOption[] => {
  const [text = '', ...hints] = asked.split(between);
  const supplied = bySupplier(service, text);
  if (supplied) return [supplied];
  const corrected = afterCorrection(text);
  const contrasted =
    optionInContrast(service.options, corrected ?? text) ??
    optionByFrequency(service.options, corrected ?? text);
  if (contrasted) return [contrasted];
  const meant = corrected === null ? [] : optionsNamed(service, corrected, []);
  if (meant.length === 1) return meant;
  const asSaid = optionsNamed(service, text, hints);
  if (asSaid.length === 1) return asSaid;
  const alone = onlyThat(service.options, text);
  if (alone) return [alone];
  const explained = optionByMeaning(service.options, text, hints);
  if (explained) return [explained];
  const english = inEnglish(text);
  const translated = english === null ? [] : optionsNamed(service, english, hints);
  if (translated.length > 0 || asSaid.length > 0)
    return translated.length > 0 ? translated : asSaid;
  return notRefused(service, text);
});

/** "I don't want the whole head": of two options, the one that is not refused. */
function notRefused(service: Service, text: string): ServiceOption[] {
  const [one, other, third] = service.options;
  if (!one || !other || third) return [];
  const words = (text.match(rejected) ?? []).map((refusal) => optionWords(refusal));
  const isRefused = ({ name }: ServiceOption) =>
    words.some((said) => [...optionWords(name)].some((word) => said.has(word)));
  if (isRefused(one) === isRefused(other)) return [];
  return [isRefused(one) ? other : one];
}

/** The option of which all is said that the owner wrote it means: "past my shoulders" of "long is past the shoulders". */
function optionByMeaning(
  options: readonly ServiceOption[],
  text: string,
  hints: readonly string[],
): ServiceOption | null {
  const one = (words: ReadonlySet<string>) => [...words].map((word) => word.replace(/s$/, ''));
  const own = one(optionWords(text.replace(rejected, ' ')));
  const meantBy = (said: ReadonlySet<string>) => {
    const read = options.map((option) => {
      const ways = (option.meanings ?? []).map((way) => one(optionWords(way)));
      const whole = ways.filter((words) => words.every((word) => said.has(word)));
      return { option, words: Math.max(0, ...whole.map(({ length }) => length)) };
    });
    // "Past the shoulders" says all of "to the shoulders", and more.
    const most = Math.max(0, ...read.map(({ words }) => words));
    const [only, other] = read.filter(({ words }) => words > 0 && words === most);
    return only && !other ? only.option : null;
  };
  const hinted = one(optionWords(withKind(hints).join(' ')));
  return meantBy(new Set(own)) ?? meantBy(new Set([...own, ...hinted]));
}

/** The option that the owner's own explanation of the sizes makes of what the caller has; null where it makes none. */
export function optionExplained(
  options: readonly ServiceOption[],
  text: string,
  hints: readonly string[],
): ServiceOption | null {
  if (!options.some(({ measure, meanings }) => measure ?? meanings)) return null;
  const [measured, other] = optionsByMeasure(options, text);
  return measured && !other ? measured : optionByMeaning(options, text, hints);
}

/** "You supply it" or "we supply it", as an owner writes: who says "I bought it" is the "you" of it. */
function bySupplier({ options }: Service, text: string): ServiceOption | null {
  const [ours, other] = options.filter(({ name }) => /\b(?:we|nous)\b/i.test(name));
  const [theirs, another] = options.filter(({ name }) => /\b(?:you|vous)\b/i.test(name));
  if (!ours || !theirs || other || another || ours === theirs) return null;
  const folded = fold(text);
  if (shopSupplies.test(folded)) return ours;
  return callerSupplies.test(folded) ? theirs : null;
}

const callerSupplies =
  /\b(?:i|i'm|i've|i'd|i'll|we|we're|we've|je|j'ai|on)\b(?: \p{L}+)? (?:suppl\w+|provid\w+|bring\w*|bought|purchased|(?:already |got )?(?:got|have) (?:it|them|one|mine|my|the|all)\b|achete\w*|fourni\w*)|\b(?:my own|mine already|la mienne|le mien)\b/u;
const shopSupplies =
  /\b(?:you|you guys|vous)(?: \p{L}+)? (?:suppl\w+|provid\w+|bring|fourni\w*)|\bfrom you\b/u;

/** "Two rooms", of "One room" and "Three rooms", and "a two seater", of "3 seater": it is for another count. */
function countsOtherwise({ name }: ServiceOption, text: string): boolean {
  const said = countsIn(text);
  const own = countsIn(name).filter(({ unit }) => said.some((one) => one.unit === unit));
  return (
    own.length > 0 &&
    own.every(({ count, unit }) => !said.some((one) => one.unit === unit && one.count === count))
  );
}

const countsIn = remembering((text) =>
  [...withDigits(text).matchAll(/(?<![\p{L}\d.])(\d+) (\p{L}+)/gu)].flatMap(
    ([, count, word = '']) => {
      const unit = stem(fold(word));
      return ofTime.has(unit) ? [] : { count: Number(count), unit };
    },
  ),
);

/** "Three hours minimum" is for any number of them. */
const ofTime = new Set(
  stemsOf('hour hr minute min day week month year heure jour semaine mois an'),
);

const alternatives = /\s+(?:or|ou)\s+|\s*\/\s*/i;

/** What has four doors or two and is no SUV or truck is a car, where a shop tells them apart so. */
const cars = /^(?:sedan|coupe|hatchback|wagon|convertible)$/i;
const withKind = (hints: readonly string[]) =>
  hints.some((hint) => cars.test(hint)) ? [...hints, 'car'] : hints;

/** "Not the rear half": one of whose words is refused, and not said again, is none that is named. */
function isRefused(
  { name }: ServiceOption,
  refused: ReadonlySet<string>,
  said: ReadonlySet<string>,
): boolean {
  return [...optionWords(name)].some((word) => refused.has(word) && !said.has(word));
}

function optionsNamed(service: Service, text: string, hints: readonly string[]): ServiceOption[] {
  const measured = optionsByMeasure(service.options, text);
  if (measured.length > 0) return measured;
  const largest = pricesFurther(service) ? largestBelow(service.options, text) : null;
  if (largest) return [largest];
  const own = withoutArticles(text.replace(rejected, ' '), service);
  const said = optionWords(withoutPronouns(own, service));
  const hinted = optionWords(withKind(hints).join(' '));
  const counted = text.replace(rejected, ' ');
  const refused = new Set((text.match(rejected) ?? []).flatMap((words) => [...optionWords(words)]));
  const listed = service.options
    .filter((option) => !countsOtherwise(option, counted) && !isRefused(option, refused, said))
    .map((option) => ({ option, words: optionWords(option.name) }));
  const uses = new Map<string, number>();
  for (const { words } of listed)
    for (const word of words) uses.set(word, (uses.get(word) ?? 0) + 1);
  const scoreOf = (words: ReadonlySet<string>) => {
    let matched = 0;
    let total = 0;
    for (const word of words) {
      const shared = (uses.get(word) ?? 0) === listed.length && listed.length > 1;
      const weight = shared ? 0 : 1 / (uses.get(word) ?? 1);
      total += weight;
      if (said.has(word)) matched += weight;
      else if (hinted.has(word)) matched += weight * 0.8;
    }
    return total > 0 ? (matched / total) * 0.5 + matched * 0.5 : 0;
  };
  // "SUV or van" is either of them by itself.
  const scored = listed.map(({ option, words }) => ({
    option,
    score: Math.max(
      scoreOf(words),
      ...option.name.split(alternatives).map(optionWords).map(scoreOf),
    ),
  }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  if (best === 0) return [];
  const named = scored
    .filter(({ score }) => score > best - 0.05)
    .sort((a, b) => b.score - a.score)
    .map(({ option }) => option);
  return saidWhole(named, `${hints.join(' . ')} . ${text}`);
}

/**
 * Of options of which several share a word ("Outside only", "Inside and outside"), the one all of whose
 * own words are said; null where none is, or several are.
 */
export function optionSaidWhole(
  options: readonly ServiceOption[],
  text: string,
): ServiceOption | null {
  const said = optionWords(text);
  const [only, other] = options.filter(({ name }) => {
    const words = [...optionWords(name.replace(/\b(?:only|just|seulement|uniquement)\b/giu, ' '))];
    return words.length > 0 && words.every((word) => said.has(word));
  });
  return only && !other ? only : null;
}

/** "Just the outside": of options of which several have that word, the one that has nothing else. */
export function onlyThat(options: readonly ServiceOption[], said: string): ServiceOption | null {
  return exclusive.test(fold(said)) ? optionSaidWhole(options, said) : null;
}

const exclusive = /\b(?:just|only|juste|seulement)\b/;
