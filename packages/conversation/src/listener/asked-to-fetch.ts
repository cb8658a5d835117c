import type { HeardAct } from '../heard/heard.ts';
import { placesNamed, townsIn } from '../knowledge/place.ts';
import { fold } from '../knowledge/words.ts';
import { textsTelling } from '../knowledge/written-texts.ts';
import type { Receptionist } from '../receptionist.ts';
import type { HeardTurn } from './hearing.ts';
import { mergedAct, withMerged } from './merged-act.ts';

/** "Could somebody come and get it", "would you guys fetch the dog": a thing of theirs is to be brought in. */
const asksToFetch =
  /\b(?:can|could|would|will|do|does|any (?:way|chance)|have|need)\b(?: \p{L}+){0,2}? (?:you|ya|somebody|someone|anybody|anyone|one of (?:you|your \p{L}+)|they|your \p{L}+)\b(?: \p{L}+){0,5}? (?:(?:come|comes|swing|stop|drop|drive|run|head|pop|go)(?: (?:by|out|over|down|up|here|around))*(?: (?:and|to))? (?:get|grab|fetch|collect|pick up)|fetch|collect|pick up|come for) (?:it|her|him|them|this|that|those|mine|ours?|(?:my|our|the|his|her) \p{L}+)\b|\b(?:can|could|would|will|do|does)\b(?: \p{L}+){0,2}? (?:you|ya|somebody|someone|anybody|anyone|they|your \p{L}+)\b(?: \p{L}+){0,4}? pick (?:it|her|him|them|this|that|my \p{L}+|our \p{L}+|the \p{L}+) up\b|\b(?:quelqu'un|vous)\b(?: \p{L}+){0,4}? (?:venir|viennent|passer|passez|venez) (?:le|la|les) (?:chercher|prendre|ramasser)\b/u;
/** The owner writes that they do it, or that they do not: customers who come for theirs are another matter. */
const wroteOfFetching =
  /\b(?:we|we'll|our (?:driver|van|truck|guys?|team)|the (?:driver|van))\b[^.]{0,30}\b(?:pick(?:s|ed|ing)?(?: \p{L}+){0,3}[- ]up|pick(?:s)? up|fetch\w*|collect\w*|bring(?:s)? (?:\p{L}+ )?back|come (?:and |to )?get)\b|\b(?:nous|on|notre (?:chauffeur|camion))\b[^.]{0,30}\b(?:ramass\w+|cherch\w+|cueill\w+)\b/u;

interface OfFetching {
  factId: string;
  towns: readonly string[];
}

/** What the owner wrote of fetching things, and the towns it speaks of; null where nothing is. */
function factOfFetching(receptionist: Receptionist): OfFetching | null {
  const [found] = textsTelling(receptionist.profile.knowledge, wroteOfFetching, 'body');
  return found ? { factId: found.id, towns: townsIn(found.body) } : null;
}

/** The town that stands where a place does: "we're lively" names none. */
function townTold(text: string, towns: readonly string[]): string | undefined {
  return placesNamed(towns, text).find((town) =>
    new RegExp(
      `\\b(?:in|at|near|to|from|around|by|for|of|about|a|au|pres de) ${fold(town)}\\b`,
    ).test(fold(text)),
  );
}

/** What such words are easily taken for. */
const misheard =
  /^(?:want\.(?:book|message|callback)|describe|give|aside|unclear|choose|correct|claim|ask\.(?:offer|fact|when|area|place|donow|next|includes|price))$/;

/**
 * "Could somebody come and get it, we're out in Lively", where the owner wrote of fetching: asked of that, and of
 * the town. "And my brother's, he's in Espanola", after it: the same, asked of another.
 */
export function withFetching(
  acts: readonly HeardAct[],
  { text, hearing: { receptionist, focusFact } }: HeardTurn,
): HeardAct[] {
  const asks = asksToFetch.exec(fold(text));
  const written = asks || focusFact ? factOfFetching(receptionist) : null;
  if (!written) return [...acts];
  const town = townTold(text, written.towns);
  const goesOn = focusFact === written.factId && town !== undefined;
  if (!asks && !goesOn) return [...acts];
  const own = acts.filter(({ act, slots }) => misheard.test(act) && !slots.phone && !slots.address);
  if (own.length === 0) return [...acts];
  const timed = own.filter(({ act, slots }) => act.startsWith('want.') && slots.times);
  const asked = mergedAct(text, own, {
    act: town ? 'ask.area' : 'ask.fact',
    target: { kind: 'fact', factId: written.factId },
    slots: town ? { town } : {},
  });
  return withMerged(
    acts,
    own.filter((one) => !timed.includes(one)),
    asked,
  );
}
