import type { HeardAct, ServiceRef } from '../heard/heard.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { onlyThat, optionSaidWhole } from '../knowledge/options.ts';
import { fold } from '../knowledge/words.ts';
import type { HeardTurn, Hearing } from './hearing.ts';
import { namedItems } from './named-items.ts';
import { isPutAsQuestion } from './put-as-question.ts';

/** What agreeing to a thing, or leaving all but one, is easily taken for. */
export const mistaken =
  /^(?:affirm|ack|aside|unclear|give|choose|correct|describe|claim|deny|refuse|thanks|bye|frustrated|want\.(?:message|book)|ask\.(?:price|offer|total|next|compare|includes|fact))$/;

/** "Just the bath", "only the outside then". */
const limits =
  /\b(?:just|only|nothing but|juste|seulement|rien que|uniquement)\b(?! (?:for|to|so|about|on|in|at|been|got|had|was|pour|que)\b)/;
/** How many of whom, in the place of another number. */
const counts =
  /\b(?:just|only|juste|seulement) (?:the )?(?:one|two|three|four|five|\d|un|une|deux|trois|quatre) [^,.;?!]{0,30}?(?:\band|,|\bet|\bplus) (?:me|myself|mine|moi)\b/;
/** What else was talked of is let go, or this is settled on. */
const settles =
  /\b(?:no|nah|nope|not|n't|leave|skip|forget|never ?mind|too much|actually|okay|ok|alright|then|please|thanks|for now|today|non|pas|laissez|laisse|oublie\w*|finalement|d'accord|alors|merci|svp)\b/;
export const asksPrice =
  /\b(?:how much|what(?:'s|'d|'ll| is| would| does| do)?\b|price|cost|charge|asking|wondering|curious|question|combien|prix|demand\w*)\b/;

/** Whether words say for how many of whom something is: "just one kid and me". */
export const saysHowMany = (words: string): boolean => counts.test(fold(words));

/** "No, just the bath": of all that was talked of, that alone is wanted. */
export function withOnlyOne(
  acts: readonly HeardAct[],
  { text, hearing }: HeardTurn,
): HeardAct[] | null {
  const { focus, quoted = [], wanted = [], request } = hearing;
  const said = fold(text);
  if (!limits.test(said) || !settles.test(said) || asksPrice.test(said)) return null;
  // "Just one kid and me" says how many, and leaves nothing out.
  if (saysHowMany(text)) return null;
  if (said.includes('?') || isPutAsQuestion(text)) return null;
  const at = acts.findIndex((act) => mistaken.test(act.act) && limits.test(fold(act.words)));
  const own = acts[at];
  if (!own) return null;
  const inMind = [
    ...wanted.map(({ ref }) => ref),
    ...focus,
    ...quoted,
    ...namedBefore(hearing),
  ].filter(({ serviceId }) => !own.slots.without?.includes(serviceId));
  const refs = refsKept(text, inMind, hearing);
  if (refs.length === 0) return null;
  if (request === undefined && !refs.every((ref) => holds(quoted, ref) || wasNamed(ref, hearing)))
    return null;
  const rest = [...wanted.map(({ ref }) => ref), ...focus]
    .map(({ serviceId }) => serviceId)
    .filter((id) => refs.every(({ serviceId }) => serviceId !== id));
  if (request !== undefined && rest.length === 0) return null;
  const without = [...new Set([...(own.slots.without ?? []), ...rest])];
  // Of a sum that was told, what is left of it is asked for, and no visit yet.
  const sums = refs.length > 1 && hearing.lastActs.includes('ask.total');
  const one: HeardAct = {
    ...own,
    act: request !== undefined ? 'correct' : sums ? 'ask.total' : 'want.book',
    confidence: 1,
    target: { kind: 'services', refs },
    slots: without.length > 0 ? { ...own.slots, without } : own.slots,
  };
  return acts.flatMap((act, place) => {
    if (place === at) return [one];
    const empty = Object.keys(act.slots).length === 0;
    return place < at && empty && mistaken.test(act.act) ? [] : [act];
  });
}

/** What their last lines named. */
function namedBefore(hearing: Hearing): ServiceRef[] {
  return (hearing.saidBefore ?? []).flatMap((line) =>
    namedItems(line, {}, hearing).flatMap(({ ref, ruledOut }) => (ruledOut ? [] : ref)),
  );
}

const wasNamed = (ref: ServiceRef, hearing: Hearing) => holds(namedBefore(hearing), ref);

const firstNoun = /^\p{L}+ (?:(?:the|a|an|my|that|do|le|la|les|un|une) )*(\p{L}+)/iu;

function optionCalled(
  noun: string,
  inMind: readonly ServiceRef[],
  { receptionist }: Hearing,
): ServiceRef | null {
  for (const { serviceId } of inMind) {
    const option = optionSaidWhole(receptionist.serviceById.get(serviceId)?.options ?? [], noun);
    if (option) return { serviceId, optionId: option.id };
  }
  return null;
}

export const holds = (refs: readonly ServiceRef[], { serviceId }: ServiceRef) =>
  refs.some((one) => one.serviceId === serviceId);

/** Which of what was talked of the words after "just" name: "the outside", "the cuts". */
function refsKept(text: string, inMind: readonly ServiceRef[], hearing: Hearing): ServiceRef[] {
  const { receptionist } = hearing;
  const from = fold(text).search(limits);
  const part = text.slice(Math.max(0, from));
  const stems = [...contentStems(part)].filter((stem) => stem.length > 2);
  const isCalled = ({ serviceId }: ServiceRef) => {
    const name = fold(receptionist.serviceById.get(serviceId)?.name ?? '');
    return stems.some((stem) => name.includes(stem));
  };
  // "Just the cuts" are all of them that are wanted.
  const several = (hearing.wanted ?? []).map(({ ref }) => ref).filter(isCalled);
  const named = namedItems(part, {}, hearing).filter(({ ruledOut }) => !ruledOut);
  // "Just one barber cut", where kids' cuts are wanted: what is named by its own words is meant.
  const isOther = named.some(({ ref }) => holds(inMind, ref) && !holds(several, ref));
  if (several.length > 0 && !isOther) return several;
  if (named.length > 0) {
    const known = named.filter(({ ref }) => holds(inMind, ref));
    return known.length === named.length
      ? known.map(({ ref }) => withOnlyOption(ref, part, inMind, hearing))
      : [];
  }
  // "Just the sectional": one option of what was talked of.
  const [, noun = ''] = firstNoun.exec(part) ?? [];
  const ofOption = noun ? optionCalled(noun, inMind, hearing) : null;
  if (ofOption) return [ofOption];
  const distinct = [...new Map(inMind.toReversed().map((ref) => [ref.serviceId, ref])).values()];
  return distinct.filter(isCalled).map((ref) => withOnlyOption(ref, part, inMind, hearing));
}

/** "Just the outside": the option whose own words are said, else the one that was talked of. */
function withOnlyOption(
  ref: ServiceRef,
  part: string,
  inMind: readonly ServiceRef[],
  { receptionist }: Hearing,
): ServiceRef {
  const options = receptionist.serviceById.get(ref.serviceId)?.options ?? [];
  const only = onlyThat(options, part);
  if (only) return { ...ref, optionId: only.id };
  return ref.optionId ? ref : (optionOf(ref, inMind) ?? ref);
}

/** The option that was talked of. */
const optionOf = ({ serviceId }: ServiceRef, refs: readonly ServiceRef[]) =>
  refs.find((one) => one.serviceId === serviceId && one.optionId !== null);
