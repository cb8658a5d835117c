import type { Turn } from '../dialogue/turn.ts';
import { type HeardAct, type ServiceRef, sameRef } from '../heard/heard.ts';
import type { Service, ServiceOption } from '../knowledge/business.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { isByRungs } from '../knowledge/further-priced.ts';
import { optionsByMeasure } from '../knowledge/option-measures.ts';
import { matchOptions } from '../knowledge/options.ts';
import { spokenNumbers } from '../knowledge/spoken-numbers.ts';
import { fold } from '../knowledge/words.ts';

/** A reference with what it refers to. */
export interface Referred {
  service: Service;
  option: ServiceOption | null;
}

/** What `ref` names in the shop's knowledge; null where a stored call outlived the service. */
export function lookUp(
  { receptionist }: Pick<Turn, 'receptionist'>,
  { serviceId, optionId }: ServiceRef,
): Referred | null {
  const service = receptionist.serviceById.get(serviceId);
  if (!service) return null;
  return { service, option: service.options.find(({ id }) => id === optionId) ?? null };
}

export function lookUpAll(turn: Turn, refs: readonly ServiceRef[]): Referred[] {
  return refs.flatMap((ref) => lookUp(turn, ref) ?? []);
}

/** The services an act is about: those it names, else those being talked of, else the one thing they want. */
export function refsOf(turn: Turn, { target }: HeardAct): ServiceRef[] {
  if (target?.kind === 'services') return target.refs.map((ref) => withKnownOption(turn, ref));
  if (target !== null) return [];
  const { focus, wanted } = turn.state;
  if (focus.refs.length > 0 || focus.factId !== null) return focus.refs;
  const [only, other] = wanted.items;
  return only && !other ? [only.ref] : [];
}

/** An option that was chosen for this very service before, or that what we know of decides. */
export function withKnownOption(turn: Turn, ref: ServiceRef): ServiceRef {
  if (ref.optionId) return ref;
  const known = optionKnown(turn, ref);
  return ref.count === undefined ? known : { ...known, count: ref.count };
}

function optionKnown(turn: Turn, ref: ServiceRef): ServiceRef {
  const { focus, wanted, quotes } = turn.state;
  const service = turn.receptionist.serviceById.get(ref.serviceId);
  // Of as many as there are, neither rung is the one that was chosen.
  if (service && isByRungs(service)) return ref;
  const told = quotes.filter(({ oneOf }) => !oneOf).toReversed();
  const before = [...focus.refs, ...wanted.items.map((item) => item.ref), ...told].find(
    (one) => one.serviceId === ref.serviceId && one.optionId && !isDeclined(turn, one),
  );
  if (before) return { serviceId: before.serviceId, optionId: before.optionId };
  if (service?.pricingType !== 'options') return ref;
  const said = [...wanted.details, ...focus.hints];
  const [only, second] = said.length > 0 ? matchOptions(service, said.join(' . ')) : [];
  const option = only && !second ? only : (saidBefore(turn, service) ?? chosenAlike(turn, service));
  const chosen = option ? { ...ref, optionId: option.id } : ref;
  return isDeclined(turn, chosen) ? ref : chosen;
}

/** "Not the full": an option that was ruled out is not what is known of the service. */
function isDeclined({ state }: Turn, ref: ServiceRef): boolean {
  return state.wanted.declinedOptions?.some((one) => sameRef(one, ref)) === true;
}

/** The one option whose own words the caller said earlier in the call: "it's a two bedroom". */
function saidBefore({ state }: Turn, service: Service): ServiceOption | null {
  const lines = state.transcript.filter(({ role }) => role === 'user').slice(-linesRemembered);
  const names = fold(service.options.map(({ name }) => name).join(' '));
  for (const line of lines.toReversed()) {
    const content = line.content.replace(doings, (words) =>
      (fold(words).match(/[a-z]{4,}/g) ?? []).some((word) => names.includes(word)) ? words : ' ',
    );
    const [only, second] = matchOptions(service, content);
    if (!only || second) continue;
    // "She's eighty pounds" is as good as the name of the size.
    const [measured] = optionsByMeasure(service.options, content);
    if (measured === only) return only;
    const words = contentStems(content);
    const name = [...contentStems(only.name)].filter((stem) => !/^\d+$/.test(stem));
    if (name.length > 0 && name.every((stem) => words.has(stem) || isNumeral(stem))) return only;
  }
  return null;
}

/** "Three bedrooms" of one kind of cleaning are as many of another. */
function chosenAlike({ state, receptionist }: Turn, service: Service): ServiceOption | null {
  const chosen = [...state.quotes.filter(({ oneOf }) => !oneOf).toReversed(), ...state.focus.refs];
  for (const { serviceId, optionId } of chosen) {
    const other = receptionist.serviceById
      .get(serviceId)
      ?.options.find(({ id }) => id === optionId);
    const alike = other && service.options.find(({ name }) => fold(name) === fold(other.name));
    if (alike) return alike;
  }
  return null;
}

/** "It's clicking when you step on it", "the glue is coming up": what something does, and no name of it. */
const doings =
  /\b(?:is|are|was|were|been|keeps?|kept|start(?:s|ed)?|(?:it|that|he|she|they|everything)['’](?:s|re))(?: (?:just|still|now|always|all))? [a-z]+ing(?: (?:up|down|off|out|over|away|apart|loose|back))?\b|\b(?:it|that|which)(?: (?:just|still|always|only|never))? [a-z]+(?:s|ed)\b|(?<!\p{L})[cç]a (?:me |te |se |s['’])?(?!est\b|sera)\p{L}+/giu;

const linesRemembered = 5;

function isNumeral(stem: string): boolean {
  return spokenNumbers(stem).length > 0;
}

/** Makes services what is being talked of. */
export function focusOn(
  turn: Turn,
  refs: readonly ServiceRef[],
  count: number | null = null,
): void {
  const { focus } = turn.state;
  if (refs.length === 0) return;
  const same =
    refs.length === focus.refs.length &&
    refs.every((ref, at) => ref.serviceId === focus.refs[at]?.serviceId);
  // "Is the fork apart", of the full one: what was chosen stays chosen where only its name is said.
  const chosen = (ref: ServiceRef) =>
    refs.length === 1 && ref.optionId === null && focus.refs.length === 1
      ? (focus.refs.find(({ serviceId }) => serviceId === ref.serviceId)?.optionId ?? null)
      : ref.optionId;
  focus.refs = refs.map((ref) => ({ ...ref, optionId: chosen(ref) }));
  const { wanted } = turn.state;
  // What is named again is no longer out.
  if (wanted.declinedOptions)
    wanted.declinedOptions = wanted.declinedOptions.filter(
      (out) => !refs.some((ref) => sameRef(ref, out)),
    );
  focus.oneOf = false;
  focus.factId = null;
  if (count !== null) focus.count = count;
  else if (!same) focus.count = 1;
}

/** Makes services what is being talked of, of which one is meant. */
export function focusOnOneOf(turn: Turn, refs: readonly ServiceRef[]): void {
  focusOn(turn, refs);
  turn.state.focus.oneOf = refs.length > 1;
}

/** How many of a service are talked of: what was told of one service is told of no other. */
export function countTalkedOf({ state: { focus } }: Turn, { serviceId }: ServiceRef): number {
  return focus.refs.some((ref) => ref.serviceId === serviceId) ? focus.count : 1;
}
