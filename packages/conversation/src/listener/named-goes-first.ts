import type { Act } from '../heard/acts.ts';
import {
  type HeardAct,
  refsMeant,
  type ServiceRef,
  type SlotValues,
  type Target,
} from '../heard/heard.ts';
import type { Service } from '../knowledge/business.ts';
import { contentStems, vagueWords } from '../knowledge/common-words.ts';
import { jointServices } from '../knowledge/joint-services.ts';
import { matchOptions } from '../knowledge/options.ts';
import { fold, stem, wordsOf } from '../knowledge/words.ts';
import type { Receptionist } from '../receptionist.ts';
import { rememberingOf } from '../remembering.ts';
import { calledByPrice } from './amounts-said.ts';
import { askingStems } from './candidates.ts';
import type { HeardTurn, Hearing } from './hearing.ts';
import { type NamedOutright, namedOutright, ofPeople } from './named-outright.ts';
import { withOneSide } from './one-side-named.ts';
import { withOption } from './service-targets.ts';

/** Acts that are of every service their own words name. */
const ofThings: ReadonlySet<Act> = new Set([
  'ask.price',
  'ask.total',
  'ask.offer',
  'ask.compare',
  'want.book',
  'choose',
  'correct',
]);

/** Acts that are met with their services, of which one may have been missed. */
const tellsThings: ReadonlySet<Act> = new Set(['describe', 'give']);

const alternative = /(?<![\p{L}'])(?:or|ou)(?![\p{L}'])/u;

/**
 * What words name outright goes before what was talked of, and before one of several that is only
 * likely: "and the storage, what's that" asks of the storage, "the deck and the driveway" of both.
 */
export function namedGoesFirst(
  said: string,
  act: Act,
  likeliest: Target | null,
  values: SlotValues,
  hearing: Hearing,
): Target | null {
  const { receptionist, focus, excluded } = hearing;
  const target = withOneSide(said, likeliest, values, hearing);
  if (!ofThings.has(act) && !(tellsThings.has(act) && target?.kind === 'services')) return target;
  if (target?.kind === 'fact' || choosesOption(said, hearing)) return target;
  const byPrice = calledByOnePrice(said, receptionist);
  if (byPrice && !excluded?.has(byPrice.serviceId)) return { kind: 'services', refs: [byPrice] };
  const named = namedOutright(said, receptionist).filter(
    ({ serviceId }) => !excluded?.has(serviceId),
  );
  const [only, other] = named;
  if (!only)
    return (
      asTalkedOf(said, act, allMeant(said, target), hearing) ?? optionNamed(said, act, hearing)
    );
  const isTalkedOf = ({ serviceId }: NamedOutright) =>
    focus.some((one) => one.serviceId === serviceId);
  const joint = jointServices(receptionist.profile.knowledge.services);
  const all = allOfThem.test(fold(said));
  if (all && focus.length > 1 && named.every(isTalkedOf))
    return { kind: 'services', refs: [...focus] };
  // "The two of them", where what does both was told: one of that.
  const [does, rest] = focus;
  if (
    all &&
    does &&
    !rest &&
    named.every((one) => joint.get(does.serviceId)?.includes(one.serviceId))
  )
    return { kind: 'services', refs: [{ ...does, count: 1 }] };
  const bundle = named.find(({ serviceId }) => joint.has(serviceId));
  const ofBundle = bundle ? (joint.get(bundle.serviceId) ?? []) : [];
  if (bundle && !other && refsMeant(target).some(({ serviceId }) => ofBundle.includes(serviceId)))
    return { kind: 'services', refs: [{ serviceId: bundle.serviceId, optionId: null }] };
  if (target?.kind === 'either' && other && alternative.test(fold(said))) return target;
  const isNamed = ({ serviceId }: ServiceRef) => named.some((one) => one.serviceId === serviceId);
  const heard = refsMeant(target).filter(
    (ref) => isNamed(ref) || !onlyDescribed(ref, said, named, receptionist),
  );
  const isHeard = ({ serviceId }: NamedOutright) =>
    heard.some((one) => one.serviceId === serviceId);
  if (named.every(isHeard) && (!other || heard.every(isNamed))) return target;
  // As many things that were not talked of before are rather what the words describe.
  const fresh = heard.filter(({ serviceId }) => !focus.some((ref) => ref.serviceId === serviceId));
  if (fresh.length > 1 && fresh.length >= named.length) return target;
  const whole = heard.find(
    ({ serviceId }) => other && named.every((one) => joint.get(serviceId)?.includes(one.serviceId)),
  );
  if (whole) return { kind: 'services', refs: [whole] };
  const isKept = (ref: ServiceRef) =>
    !isNamed(ref) &&
    !other &&
    !joint.has(ref.serviceId) &&
    !focus.some(({ serviceId }) => serviceId === ref.serviceId);
  // One thing named beside something likelier that words name too is rather a word of that.
  const words = contentStems(said);
  const isSaid = ({ serviceId }: ServiceRef) =>
    [...contentStems(receptionist.serviceById.get(serviceId)?.name ?? '')].some(
      (stem) => words.has(stem) && !ofPeople.has(stem),
    );
  if (!other && heard.some((ref) => isKept(ref) && isSaid(ref))) return target;
  const refs = named.map(({ serviceId }, at) => {
    const known = heard.find((one) => one.serviceId === serviceId);
    if (known?.optionId) return known;
    const from = named[at - 1]?.end ?? 0;
    const to = named[at + 1]?.start ?? said.length;
    return withOption(receptionist, serviceId, [said.slice(from, to), said], values, hearing);
  });
  return { kind: 'services', refs };
}

/** "The roots", of a colour from "roots to ends", where another is called so: a name's word is that one's. */
function onlyDescribed(
  { serviceId }: ServiceRef,
  said: string,
  named: readonly NamedOutright[],
  { candidates }: Receptionist,
): boolean {
  const found = candidates.all.find(({ id }) => id === serviceId);
  if (!found) return false;
  const spoken = askingStems(said);
  const naming = named.flatMap(({ start, end }) => askingStems(said.slice(start, end)));
  const described = naming.some((one) => found.body.has(one) && !found.title.has(one));
  return described && !spoken.some((one) => found.title.has(one));
}

/** "What do they each run": of several that may be meant, all are. */
function allMeant(said: string, target: Target | null): Target | null {
  if (target?.kind !== 'either' || target.guessed || !ofEach.test(fold(said))) return target;
  return { kind: 'services', refs: target.refs };
}

const ofEach = /\b(?:each|both|les deux|chacune?|all (?:of them|three))\b/;

/** "I can't decide between the two, what's each": of which one is wanted, no sum is asked for. */
export function asksApart(text: string): boolean {
  return apart.test(fold(text));
}

const apart =
  /\b(?:each(?! of us| other)|chacune?|apiece|separately|separement|(?:decid\w*|choos\w*|torn|hesit\w*|toss-up|difference) (?:between|entre)|entre (?:un|une|le|la|les|des)|either one|one or the other|l'un(?:e)? ou l'autre)\b/;

/** "The cut", where one cut was priced before: of what is called so, the one that was talked of. */
function asTalkedOf(
  said: string,
  act: Act,
  target: Target | null,
  { receptionist, focus, wanted = [], quoted = [] }: Hearing,
): Target | null {
  if (act !== 'ask.total' || target?.kind !== 'services') return target;
  const words = contentStems(said);
  const shared = ({ serviceId }: ServiceRef) =>
    [...contentStems(receptionist.serviceById.get(serviceId)?.name ?? '')].filter((stem) =>
      words.has(stem),
    );
  const talkedOf = [...focus, ...wanted.map(({ ref }) => ref), ...quoted];
  const refs = target.refs.map((ref) => {
    const own = shared(ref);
    if (own.length === 0 || talkedOf.some(({ serviceId }) => serviceId === ref.serviceId))
      return ref;
    return talkedOf.find((one) => own.every((stem) => shared(one).includes(stem))) ?? ref;
  });
  return {
    ...target,
    refs: refs.filter(
      (ref, at) => refs.findIndex(({ serviceId }) => serviceId === ref.serviceId) === at,
    ),
  };
}

/** "A price for the two of them" is of all that is talked of, whichever of it is named beside that. */
const allOfThem =
  /\b(?:both|(?:the|all) (?:two|three|four)(?: of them)?|all of (?:them|it|that)|les (?:deux|trois|quatre)|tout ca)\b/;

/** "The thirty six one" */
function calledByOnePrice(said: string, { candidates }: Receptionist): ServiceRef | null {
  const found = pricedOne.exec(fold(said));
  const price = found?.[1] ?? found?.[2];
  const [only, other] = price ? calledByPrice(price, candidates) : [];
  return only && !other ? only : null;
}

const pricedOne =
  /(?<![\p{L}'])(?:(?:the|that) ((?:[\p{L}-]+ ){1,4}|\$?\d+ )(?:dollar |buck )?one|(?:celui|celle) (?:a|de) ((?:[\p{L}-]+ ?){1,4}|\d+))(?![\p{L}'])/u;

/** Words that answer which option of what is talked of is meant name nothing else. */
function choosesOption(said: string, { receptionist, focus, open }: Hearing): boolean {
  return (
    open === 'option' &&
    focus.some(({ serviceId }) => {
      const service = receptionist.serviceById.get(serviceId);
      return service !== undefined && matchOptions(service, said).length === 1;
    })
  );
}

/** "And a sectional, what's that": an option only one service has, where what is talked of has none such. */
function optionNamed(
  said: string,
  act: Act,
  { receptionist, focus, excluded }: Hearing,
): Target | null {
  if (act !== 'ask.price' || focus.length === 0) return null;
  const folded = fold(said);
  const called = wordsOf(said).flatMap(({ text, start }) =>
    asThing.test(folded.slice(0, start)) && !vagueWords.has(stem(text)) ? stem(text) : [],
  );
  const found = ownOptions(receptionist.profile.knowledge.services).filter(({ stems }) =>
    called.some((one) => stems.has(one)),
  );
  const [only, other] = found;
  if (!only || other || excluded?.has(only.ref.serviceId)) return null;
  const ofFocus = focus.some(({ serviceId }) => {
    const service = receptionist.serviceById.get(serviceId);
    return serviceId === only.ref.serviceId || (service && matchOptions(service, said).length > 0);
  });
  return ofFocus ? null : { kind: 'services', refs: [only.ref] };
}

/** "A sectional", and no "for a sectional" or "it's a sectional": a thing that is asked for. */
const asThing =
  /(?<!(?:for|on|in|with|is|it's|that's|got|have|pour|sur|avec|est|c'est|ai|j'ai) )(?<![\p{L}'])(?:a|an|the|un|une|le|la|les|l')\s?$/u;

interface OwnOption {
  ref: ServiceRef;
  stems: ReadonlySet<string>;
}

/** Options by the words that stand in no other option's and no service's name. */
const ownOptions = rememberingOf((services: readonly Service[]): readonly OwnOption[] => {
  const all = services.flatMap(({ id, name, options }) => [
    { ref: { serviceId: id, optionId: null }, stems: contentStems(name) },
    ...options.map((option) => ({
      ref: { serviceId: id, optionId: option.id },
      stems: contentStems(option.name),
    })),
  ]);
  const uses = new Map<string, number>();
  for (const { stems } of all) for (const one of stems) uses.set(one, (uses.get(one) ?? 0) + 1);
  return all.flatMap(({ ref, stems }) => {
    const telling = [...stems].filter((one) => uses.get(one) === 1);
    return ref.optionId !== null && telling.length > 0 ? [{ ref, stems: new Set(telling) }] : [];
  });
});

/** Acts that ask of, or want, what the rest of the turn tells. */
const ofTurn: ReadonlySet<Act> = new Set(['ask.price', 'ask.total', 'want.book']);

/** "I bought a sink and two taps, what would it be to put them in": of all that the turn names. */
export function withThingsOfTurn(
  acts: readonly HeardAct[],
  { text, hearing }: HeardTurn,
): HeardAct[] {
  const { receptionist, excluded } = hearing;
  const named = namedOutright(text, receptionist).filter(
    ({ serviceId }) => !excluded?.has(serviceId),
  );
  const told = named.filter(({ start }) =>
    acts.some((one) => !one.act.startsWith('ask.') && start >= one.start && start < one.end),
  );
  if (told.length < 2 || (alternative.test(fold(text)) && told.length < named.length))
    return [...acts];
  return acts.map((act) => {
    const { target } = act;
    const own = named.some(({ start }) => start >= act.start && start < act.end);
    const open = target === null || target.kind === 'either';
    if (!ofTurn.has(act.act) || own || !open || !ofPlural.test(fold(act.words))) return act;
    const refs = told.map(({ serviceId }) =>
      withOption(receptionist, serviceId, [text], act.slots, hearing),
    );
    return { ...act, target: { kind: 'services', refs } };
  });
}

const ofPlural =
  /\b(?:them|those|they|both|each|that|this|it|all|everything|ca|les deux|tout|chacune?|eux|ces)\b/;
