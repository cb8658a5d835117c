import type { Service } from './business.ts';
import { optionWords } from './options.ts';
import { isRuledOut } from './ruled-out.ts';
import { fold, withoutSpans, wordsOf } from './words.ts';

/** "The first one", "la deuxième": by its place among what was told. */
const byPlace =
  /\bthe (first|second|third|last) (?:one|option|of (?:them|those|the two))\b|\b(?:le|la) (premiere?|deuxieme|seconde?|troisieme|derniere?)(?=$|\W*$|,| (?:svp|s'il|la|option|c'est|ca|fait|pour|combien))/;
const places = [/^(?:first|premier)/, /^(?:second|deuxieme)/, /^(?:third|troisieme)/];

/** "Just the outside", "outside only": it and nothing beside it. */
const exclusive =
  /\b(?:just|only|alone|nothing else|juste|seulement|uniquement|rien que|seule?|celui|celle)\b/;
/** "Not both", "pas l'autre": one was picked, whatever it was. */
const refusesOther =
  /\b(?:(?:not|don't (?:want|need)|do not (?:want|need)|never said|didn't (?:say|ask for)) (?:both|the (?:other|two)|two)|instead of (?:both|the other)|pas (?:les deux|l'autre|besoin de l'autre))\b/;

/** Whether words say by themselves that one of several is meant, and the rest are not. */
export function picksOne(words: string): boolean {
  const folded = fold(words);
  return exclusive.test(folded) || refusesOther.test(folded);
}

/** Whether words refuse the other of several outright. */
export const refusesOthers = (words: string) => refusesOther.test(fold(words));

/**
 * The one of several services, in the order they were told, that words tell from the rest: by a word
 * that only its name has, by its place, or, of "Outside" and "Inside and Outside", as the one that is
 * "just the outside". Null where words tell none apart, or several.
 */
export function toldApart(services: readonly Service[], words: string): Service | null {
  if (services.length < 2) return null;
  const out = wordsOf(words).filter(({ start, end }) => isRuledOut(words, start, end));
  const said = telling(withoutSpans(words, out));
  const names = services.map(({ name, nameFr }) => telling(`${name} ${nameFr ?? ''}`));
  const own = names.map((stems, at) =>
    [...stems].filter((one) => names.every((other, index) => index === at || !other.has(one))),
  );
  const [only, second] = services.filter((_, at) => own[at]?.some((one) => said.has(one)));
  if (only) return second ? null : only;
  const found = byPlace.exec(fold(words));
  if (found) {
    const place = found[1] ?? found[2] ?? '';
    const at = places.findIndex((pattern) => pattern.test(place));
    return services[at < 0 ? services.length - 1 : at] ?? null;
  }
  const [bare, another] = services.filter(
    (_, at) => own[at]?.length === 0 && [...(names[at] ?? [])].some((one) => said.has(one)),
  );
  return bare && !another && exclusive.test(fold(words)) ? bare : null;
}

/**
 * "Two regular bikes", of "Bike Rental" and "E-Bike Rental": the one whose name is all in the names of the others.
 * Null where none is asked for plainly, or a word of another was said.
 */
export function plainOf(services: readonly Service[], words: string): Service | null {
  if (services.length < 2 || !plain.test(fold(words))) return null;
  const said = telling(words);
  const names = services.map(({ name }) => telling(name));
  const [only, other] = services.filter((_, at) =>
    names.every((name, index) => {
      const own = names[at] ?? new Set<string>();
      return index === at || (name.size > own.size && [...own].every((one) => name.has(one)));
    }),
  );
  if (!only || other) return null;
  const own = telling(only.name);
  const isOfOther = (one: string) => !own.has(one) && names.some((name) => name.has(one));
  return [...said].some(isOfOther) ? null : only;
}

const plain =
  /(?<!\b(?:not|isn't|pas) (?:the |an? |le |la |une? )?)\b(?:regular|plain|normal|ordinary|ordinaires?|regulier\w*|normale?s?|the usual)\b/;

/** The words of a name that may tell it from another; "only" is what the shortest of them has anyway. */
function telling(text: string): ReadonlySet<string> {
  return new Set([...optionWords(text)].filter((word) => !tellsNothing.has(word)));
}

const tellsNothing = optionWords(
  'only et le la les des du de un une pour avec au aux par sur dans that one please the celui celle',
);
