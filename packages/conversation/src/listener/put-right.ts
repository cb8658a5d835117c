import type { Act } from '../heard/acts.ts';
import type { ServiceRef, SlotValues, Target } from '../heard/heard.ts';
import { matchOptions } from '../knowledge/options.ts';
import { matchServices } from '../knowledge/services.ts';
import type { Receptionist } from '../receptionist.ts';
import { fold } from '../understanding/slots/words/tokens.ts';
import { hashText } from './hash.ts';
import type { Hearing } from './hearing.ts';
import type { Segment } from './segments.ts';
import type { HeardWord } from './tokens.ts';

/** "I meant the SUV": an option of what is being talked of, in words that do nothing else. */
export function pickedOption(
  said: string,
  act: Act,
  values: SlotValues,
  { receptionist, focus, open }: Hearing,
): Target | null {
  const loose = ['aside', 'ack', 'unclear', 'describe', 'give', 'correct', 'choose', 'claim'];
  if (!loose.includes(act) || open === 'option' || open === 'name' || open === 'address')
    return null;
  if (values.name ?? values.phone ?? values.email ?? values.address ?? values.digits) return null;
  if (values.times) return null;
  const [ref, second] = focus;
  const service = ref && !second ? receptionist.serviceById.get(ref.serviceId) : undefined;
  if (!ref || !service || service.options.length < 2) return null;
  const spoken = matchOptions(service, said, values.hints ?? []);
  // "It's the minivan, the truck's fine": of two, the one that was not meant before.
  const [only, other] =
    spoken.length > 1 && ref.optionId && puttingRight.test(fold(said))
      ? spoken.filter(({ id }) => id !== ref.optionId)
      : spoken;
  if (!only || other || only.id === ref.optionId) return null;
  const named = matchServices(receptionist.services, said).filter(
    ({ candidates }) => candidates[0]?.kind !== 'near',
  );
  if (named.some(({ candidates }) => !candidates.some((one) => one.service.id === service.id)))
    return null;
  return { kind: 'services', refs: [{ serviceId: service.id, optionId: only.id }] };
}

const puttingRight =
  /\b(?:no|not|sorry|wait|actually|instead|meant|rather|non|pas|plutot|excusez|attendez|finalement)\b/;

/** "Just a ballpark", "are we talking five grand": the price of what is being talked of, once more. */
export function pressedFor(
  said: string,
  values: SlotValues,
  { receptionist, focus, open }: Hearing,
): Target | null {
  const [ref, other] = focus;
  if (!ref || other || open === 'name' || open === 'address') return null;
  if (values.times ?? values.phone ?? values.name ?? values.address) return null;
  const hidden = receptionist.serviceById.get(ref.serviceId)?.pricingType === 'dont_say';
  const presses =
    pressing.test(fold(said)) ||
    (hidden && ((values.amounts?.length ?? 0) > 0 || largeSum.test(fold(said))));
  const names = matchServices(receptionist.services, said).some(
    ({ candidates: [best] }) => best?.kind === 'exact' && best.service.id !== ref.serviceId,
  );
  return presses && !names ? { kind: 'services', refs: [ref] } : null;
}

const pressing =
  /\b(?:ball ?park|(?:a|any|even a|price) range|rough (?:idea|figure|number|guess|price)|roughly|(?:five|ten|twenty|a|\d+) grand|hold you to|more or less|give or take|a (?:number|figure) (?:even|at least)|just an? (?:idea|number|figure)|over or under (?:a|\d)|under or over|(?:a|à) peu pres|environ combien|gros(?:so)? modo|une idee (?:de|du) prix|un ordre de (?:grandeur|prix)|approximati\w*)\b/;

const largeSum = /\b(?:hundreds?|thousands?|grand|cents? (?:piasses|piastres|dollars)|mille)\b/;

/** "Eyebrows", by itself: a service, asked for as the one before it was. */
export function bareName(
  said: string,
  { act }: Segment,
  { receptionist, open }: Hearing,
): ServiceRef | null {
  const loose = ['unclear', 'aside', 'ack', 'give', 'describe', 'greet'].includes(act);
  if (!loose || said.split(/\s+/).length > mostBare) return null;
  if (open === 'name' || open === 'address' || open === 'reason' || open === 'service') return null;
  const [only, other] = matchServices(receptionist.services, said);
  const [best, rival] = only?.candidates ?? [];
  if (!best || other || rival || best.kind === 'near') return null;
  return { serviceId: best.service.id, optionId: best.option?.id ?? null };
}

const mostBare = 3;

/** Sorts of words that say that something is wished for. */
const wanting: ReadonlySet<number> = new Set([hashText('class:want'), hashText('class:book')]);

/** What is heard less surely than this may be a wish where it sounds like one. */
const unsure = 0.4;

/** "I'd like a full balayage": a service and a wish for it, whatever stands around them. */
export function wantsNamed(
  words: readonly HeardWord[],
  { from, to, act, confidence }: Segment,
  said: string,
  { receptionist }: Hearing,
): boolean {
  const loose = ['give', 'aside', 'greet', 'ack', 'unclear', 'describe'].includes(act);
  if (!loose && (confidence >= unsure || said.includes('?'))) return false;
  const wishes = words
    .slice(from, to)
    .some(({ classes }) => classes.some((one) => wanting.has(one)));
  return (
    wishes &&
    matchServices(receptionist.services, said).some(
      ({ candidates }) => candidates[0]?.kind === 'exact',
    )
  );
}

/** "No, not the deluxe, the basic one": the one service that is named and not ruled out. */
export function namedInstead(
  said: string,
  { act, from, to }: Segment,
  { receptionist, focus, open, excluded }: Hearing,
): Target | null {
  const loose = [
    'deny',
    'refuse',
    'affirm',
    'ack',
    'aside',
    'frustrated',
    'give',
    'claim',
  ].includes(act);
  if (!loose || to - from < leastNaming || open === 'name' || open === 'address') return null;
  const mentions = matchServices(receptionist.services, said).filter(
    ({ candidates, ambiguous }) => !ambiguous && candidates[0]?.kind !== 'near',
  );
  const kept = mentions.flatMap(({ candidates: [best] }) =>
    best && !excluded?.has(best.service.id) ? best.service : [],
  );
  const [only, other] = [...new Set(kept)];
  if (!only || other || focus.some(({ serviceId }) => serviceId === only.id)) return null;
  if (focus.length === 0 && mentions.length < 2) return null;
  return { kind: 'services', refs: [{ serviceId: only.id, optionId: null }] };
}

const leastNaming = 3;
const ruledOut =
  /\b(?:not|no|isn'?t|(?:don'?t|do not) (?:want|need)|no more|without|instead of|rather than|take off|take out|remove|drop|scratch|skip|forget|pas|sans|au lieu|plutot que|enlev\p{L}+|retir\p{L}+|oublie\p{L}*)\s+(?:(?:for|the|a|an|any|about|off|out|that|this|my|of|le|la|les|de|du|des|d'|l'|un|une|want|need|to|do|book|veux|voulais|besoin)\s+){0,4}$/u;

/** "Take the haircut off" */
const takes = /\b(?:take|leave|cross|get)\s+(?:the |that |my |this )?$/;
const takenOff = /^\s*(?:off|out)\b/;

/** "I don't want storage, take off the box kit": services named to be left out, and where. */
export function ruledOutIn(
  text: string,
  { services }: Receptionist,
): { serviceId: string; at: number }[] {
  return matchServices(services, text).flatMap(({ candidates: [best], ambiguous }) => {
    if (!best || ambiguous || best.kind === 'near') return [];
    const at = text.indexOf(best.matchedSpan);
    const after = fold(text.slice(at + best.matchedSpan.length));
    const taken = takenOff.test(after) && takes.test(fold(text.slice(0, at)));
    if (at < 0 || !(taken || ruledOut.test(fold(text.slice(0, at))))) return [];
    return { serviceId: best.service.id, at };
  });
}
