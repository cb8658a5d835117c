import { type HeardAct, refsMeant, type ServiceRef, sameRef } from '../heard/heard.ts';
import { beyondName } from '../knowledge/beyond-name.ts';
import type { Service, ServiceOption } from '../knowledge/business.ts';
import { matchOptions, optionSaidWhole, optionWords } from '../knowledge/options.ts';
import { fold } from '../knowledge/words.ts';
import type { HeardTurn, Hearing } from './hearing.ts';
import { isPutAsQuestion } from './put-as-question.ts';

const small =
  "(?:(?:for|on|in|with|said?|the|an?|my|that|whole|just|sur|dans|pour|avec|dit|parle|de|du|la|le|les|l'|une?|c'est|cette|ca)(?: |(?<=')))*";
const goesOn =
  "(?:just|only|but|it's|c'est|mais|juste|though|then|the|an?|my|le|la|les|une?)(?!\\p{L})";
/** "No the full one" chooses it, "no full one" rules it out. */
const pointing =
  "(?:the|an?|my|our|that|this|those|these|it|i|we|you|le|la|les|un|une|mon|ma|c'|j'|je|on)(?!\\p{L})";
/** "Why are you charging me for a full one": what nobody asked for. */
const charging =
  "(?:why|how come|pourquoi)(?: [\\p{L}'-]+){0,4} (?:charg|add|includ|count|bill|quot|put|tell|giv|compt|factur|ajout)[\\p{L}]*(?: (?:me|us|in|on|for|about|with|dans|pour))*(?! (?:more|extra|less|so|plus|much)(?!\\p{L}))";
/** What is said not to be meant: "not the full", "j'ai pas dit grande", "take the full one off". */
const denied = new RegExp(
  `(?<!\\p{L})(?:(?:not|isn't|aren't|don't (?:have|want|need)|didn't (?:say|mean|ask for|want)|never (?:said|asked for|wanted|mentioned)|forget|scratch|without|instead of|${charging}|pas|sans|oublie[zr]?|au lieu d[eu]) ${small}(?<first>(?:\\p{L}[\\p{L}'-]*|\\d+)(?: (?!${goesOn})[\\p{L}\\d'-]+){0,2})|(?:no|aucune?) (?<none>(?!${goesOn}|${pointing})\\p{L}[\\p{L}'-]*(?: (?!${goesOn})\\p{L}[\\p{L}'-]*)?)|(?:take|leave|get) (?<second>(?:[\\p{L}\\d'-]+ ){1,4})(?:off|out)(?!\\p{L}))`,
  'gu',
);
/** Acts of which nothing else is asked than what they name. */
const loose =
  /^(?:deny|refuse|correct|choose|give|affirm|ack|aside|describe|unclear|claim|frustrated|ask\.(?:price|offer|fact|compare))$/;

/**
 * An option that was taken as meant and is ruled out: another that is named takes its place, and of two the other one;
 * else none is chosen, and this one by no likeness to it from then on.
 */
export function withOptionRuledOut(
  acts: readonly HeardAct[],
  { text, hearing }: HeardTurn,
): readonly HeardAct[] {
  const stays = acts.map((act) => withoutDeclined(act, text, hearing));
  const known = settled(hearing);
  for (const ref of [...known, ...namedNow(stays)]) {
    const service = hearing.receptionist.serviceById.get(ref.serviceId);
    const stretch = service && deniedOption(text, service, ref);
    if (service && stretch) return putRight(stays, text, { service, ref, stretch }, hearing);
  }
  return stays;
}

interface Denial {
  service: Service;
  ref: ServiceRef;
  stretch: { start: number; end: number };
}

function putRight(
  acts: readonly HeardAct[],
  text: string,
  { service, ref, stretch }: Denial,
  hearing: Hearing,
): readonly HeardAct[] {
  const at = acts.findIndex((act) => act.start < stretch.end && act.end > stretch.start);
  const host = acts[at];
  if (!host || (isPutAsQuestion(host.words) && !loose.test(host.act))) return acts;
  const rest = `${text.slice(0, stretch.start)} ${text.slice(stretch.end)}`;
  const named = matchOptions(service, beyondName(service, rest)).filter(
    ({ id }) => id !== ref.optionId,
  );
  const others = service.options.filter(({ id }) => id !== ref.optionId);
  const only = named.length === 1 ? named[0] : others.length === 1 ? others[0] : undefined;
  const meant: ServiceRef = { serviceId: service.id, optionId: only?.id ?? null };
  const right = acts.map((act) => instead(act, ref, meant));
  // A "no" to "anything else?" leaves, and this is none.
  const current = only ? meant : currentOf(service.id, ref, hearing);
  const one: HeardAct = {
    ...host,
    act: current || hearing.open === 'else' ? 'correct' : 'deny',
    confidence: 1,
    target: current
      ? { kind: 'services', refs: [current] }
      : hearing.open === 'else'
        ? { kind: 'services', refs: [meant] }
        : null,
    slots: { ...host.slots, withoutOptions: [ref] },
  };
  const known = right.some(
    (act, place) =>
      place !== at &&
      act.act === 'correct' &&
      act.target?.kind === 'services' &&
      act.target.refs.some((each) => sameRef(each, meant)),
  );
  // Where the words that rule it out do something else as well, that stays.
  if (!loose.test(host.act) || (known && only)) {
    const slots = { ...host.slots, withoutOptions: [ref] };
    return right.map((act, place) => (place === at ? { ...act, slots } : act));
  }
  return right.map((act, place) => (place === at ? one : act));
}

/** The option of a service that is wanted or talked of by now, where another of it is ruled out. */
function currentOf(
  serviceId: string,
  out: ServiceRef,
  { wanted = [], focus }: Hearing,
): ServiceRef | null {
  const left = [...wanted.map(({ ref }) => ref), ...focus].find(
    (ref) => ref.serviceId === serviceId && ref.optionId !== null && !sameRef(ref, out),
  );
  return left ?? null;
}

/** An act of the option that is out, made to be of what is meant. */
function instead(act: HeardAct, out: ServiceRef, meant: ServiceRef): HeardAct {
  if (act.target?.kind !== 'services' || !act.target.refs.some((one) => sameRef(one, out)))
    return act;
  const refs = act.target.refs.map((one) => (sameRef(one, out) ? { ...one, ...meant } : one));
  const once = refs.filter((ref, at) => refs.findIndex((one) => sameRef(one, ref)) === at);
  return { ...act, target: { ...act.target, refs: once } };
}

/** What was ruled out before is meant only where all of its name is said. */
function withoutDeclined(act: HeardAct, text: string, hearing: Hearing): HeardAct {
  const { declinedOptions = [], receptionist } = hearing;
  if (act.target?.kind !== 'services' || declinedOptions.length === 0) return act;
  const isOut = (ref: ServiceRef) => {
    if (!declinedOptions.some((one) => sameRef(one, ref))) return false;
    const options = receptionist.serviceById.get(ref.serviceId)?.options ?? [];
    return optionSaidWhole(options, text)?.id !== ref.optionId;
  };
  const refs = act.target.refs.map((ref) => (isOut(ref) ? { ...ref, optionId: null } : ref));
  return { ...act, target: { ...act.target, refs } };
}

/** The options that words which ask nothing were taken to name: "no roof rack, it's for the front". */
function namedNow(acts: readonly HeardAct[]): ServiceRef[] {
  return acts
    .filter(({ words }) => !isPutAsQuestion(words))
    .flatMap(({ target }) => refsMeant(target))
    .filter(({ optionId }) => optionId !== null);
}

/** The options that were taken as meant by now. */
function settled({ focus, wanted = [], quoted = [] }: Hearing): ServiceRef[] {
  const known = [...wanted.map(({ ref }) => ref), ...focus, ...quoted].filter(
    ({ optionId }) => optionId !== null,
  );
  return known.filter((ref, at) => known.findIndex((one) => sameRef(one, ref)) === at);
}

/** The option that words name, or where they rule it out the one that is left of them. */
export function unlessDenied(
  service: Service,
  only: ServiceOption,
  words: string,
): ServiceOption | null {
  const out = deniedOption(words, service, { serviceId: service.id, optionId: only.id });
  if (!out) return only;
  const rest = `${words.slice(0, out.start)} ${words.slice(out.end)}`;
  const [left, second] = matchOptions(service, beyondName(service, rest));
  return left && !second && left.id !== only.id ? left : null;
}

/** Where words deny an option by what no other of its service is called; null where they do not. */
function deniedOption(
  text: string,
  { name, options }: Service,
  { optionId }: ServiceRef,
): { start: number; end: number } | null {
  const option = options.find(({ id }) => id === optionId);
  const folded = fold(text);
  if (!option || options.length < 2 || folded.length !== text.length) return null;
  const others = options
    .filter((one) => one !== option)
    .flatMap((one) => [...optionWords(one.name)]);
  const own = [...optionWords(option.name)].filter((word) => !others.includes(word));
  const ofService = optionWords(name);
  for (const { 0: said, index, groups } of folded.matchAll(denied)) {
    const words = optionWords(groups?.first ?? groups?.none ?? groups?.second ?? '');
    if (own.some((word) => words.has(word) && !ofService.has(word)))
      return { start: index, end: index + said.length };
  }
  return null;
}
