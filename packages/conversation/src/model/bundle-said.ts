import type { Service } from '../knowledge/business.ts';
import { contentStems, vagueWords } from '../knowledge/common-words.ts';
import { inEnglish } from '../knowledge/in-english.ts';
import { fold } from '../knowledge/words.ts';
import type { Grounds } from './grounds.ts';
import { saidStems } from './in-both.ts';
import { servicesNamed } from './services-named.ts';

/**
 * "Both on one visit come to {f11}": whether a service is meant that does the work of all that was just
 * named, two things and more, though the sentence does not say what it is called.
 */
export function isBundleSaid(service: Service, folded: string, grounds: Grounds): boolean {
  const told = `${service.name} ${service.description ?? ''}`;
  if (!allOfThem.test(folded) || !bundling.test(fold(told))) return false;
  const english = inEnglish(told);
  const stems = contentStems(
    `${told} ${english ?? ''}`
      .split(/[;.]\s/)
      .filter((clause) => !leftOut.test(fold(clause)))
      .join(' . '),
  );
  const parts = partsNamed(grounds).filter((part) => part !== service);
  return (
    parts.length > 1 &&
    parts.every((part) =>
      [...contentStems(part.name)].some((stem) => !vagueWords.has(stem) && stems.has(stem)),
    )
  );
}

/** Says that several are priced one by one. */
export const tellsApart =
  /\b(?:separate\w*|apart|one by one|one at a time|on (?:its|their) own|by (?:itself|themselves)|individually|a part|separement|un(?:e)? par un(?:e)?|individuellement)\b/;

/** Whether a service is one of those that another does the work of: a cut of "Cut and Beard". */
export function isPartOf(part: Service, bundle: Service): boolean {
  if (part === bundle) return false;
  const told = fold(`${bundle.name} ${bundle.description ?? ''}`);
  if (!bundling.test(told) && !joins.test(fold(bundle.name))) return false;
  const stems = saidStems(bundle.name);
  const own = [...saidStems(part.name)].filter((stem) => !vagueWords.has(stem));
  return own.some((stem) => stems.has(stem));
}

/** The services named in this reply so far, or asked of in the caller's words. */
function partsNamed(grounds: Grounds): readonly Service[] {
  const { state, targets, lastWords, receptionist } = grounds;
  const said = (state.model?.spoken ?? []).map(fold).join(' . ');
  for (const words of [said, lastWords]) {
    const named = servicesNamed(words, grounds).map(({ service }) => service);
    if (named.length > 1) return named;
  }
  return receptionist.profile.knowledge.services.filter(({ id }) =>
    targets.some(({ serviceId }) => serviceId === id),
  );
}

const allOfThem =
  /\b(?:both|together|the two|all (?:of (?:it|that|them)|three|in one|that)|everything|les deux|ensemble|le tout|tout cela|tout ca)\b/;
const bundling =
  /\b(?:combo|package|bundle|together|duo|trio|deal|all in one|(?:one|same) visit|instead of|forfait|ensemble|combin\w+|(?:meme|seule) visite|au lieu de)\b/;
const joins = /\b(?:and|et|plus)\b|[+&]/;
const leftOut = /\b(?:not|no|without|pas|sans|non)\b/;
