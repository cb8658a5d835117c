import { type ServiceRef, sameRef } from '../heard/heard.ts';
import { isFormOfAny } from '../knowledge/begin-alike.ts';
import type { Service, ServiceOption } from '../knowledge/business.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { firstAndFurther } from '../knowledge/further-priced.ts';
import { fold } from '../knowledge/words.ts';
import { ofAddOn } from './add-on-told.ts';
import { isBundleSaid, isPartOf, tellsApart } from './bundle-said.ts';
import { type Grounds, sentenceBefore } from './grounds.ts';
import { saidStems } from './in-both.ts';
import { numbersIn } from './numbers-in.ts';
import { isSaid, optionTold, setsApart, wordsIn } from './option-said.ts';
import type { ModelSentence, Placed } from './resolve-sentence.ts';
import { isNamedWhole, nameStems, namesOf, nameUses, servicesNamed } from './services-named.ts';

/**
 * Whether a price of the list is said of what it is the price of. The words beside it decide, those before
 * it first: they name that service and option, or no other, and then it is what is being talked of.
 */
export function isOfRow(
  ref: ServiceRef,
  place: Placed,
  sentence: ModelSentence,
  grounds: Grounds,
): boolean {
  const service = grounds.receptionist.serviceById.get(ref.serviceId);
  if (!service) return false;
  const beside = besideOf(place, sentence);
  const alone = (place.computed?.figures.length ?? 0) <= 1;
  if (!alone)
    return (
      (names(service, sentence.folded, grounds) ||
        isTalkedOf(ref, grounds) ||
        isPartApart(service, sentence, grounds)) &&
      !hasItsParts(service, place, sentence, grounds) &&
      isOptionOfSum(service, ref, place, sentence, grounds)
    );
  const told = place.computed?.figures[0]?.value;
  if (ofAddOn(service, told, `${beside.before} ${beside.after}`, sentence, grounds)) return false;
  return (
    isServiceMeant(service, ref, beside, sentence, grounds) &&
    isOptionMeant(service, ref, beside, sentence, grounds)
  );
}

/** "Separately, the two come to {f9+f12}": the parts of a bundle that is talked of. */
function isPartApart(service: Service, { folded }: ModelSentence, grounds: Grounds): boolean {
  return (
    tellsApart.test(folded) &&
    grounds.receptionist.profile.knowledge.services.some(
      (one) => isTalkedOf({ serviceId: one.id, optionId: null }, grounds) && isPartOf(service, one),
    )
  );
}

/** "Separately, the two come to …" of a bundle and of what is in it: no sum of the two. */
function hasItsParts(
  service: Service,
  { computed }: Placed,
  { folded }: ModelSentence,
  { receptionist }: Grounds,
): boolean {
  if (!tellsApart.test(folded)) return false;
  return (computed?.figures ?? []).some(({ source }) => {
    const other = source.kind === 'row' && receptionist.serviceById.get(source.ref.serviceId);
    return other ? isPartOf(other, service) : false;
  });
}

/** The words about a figure, up to the figures beside it. */
interface Beside {
  before: string;
  /** As far as its part of the sentence goes. */
  after: string;
}

const joint = /[,;:]|\b(?:or|and|plus|but|ou|et|mais)\b/;

/** What stands beside a figure of a sentence. */
export function besideOf(place: Placed, { folded, places }: ModelSentence): Beside {
  const figures = places.filter(({ computed }) => computed);
  const at = figures.indexOf(place);
  const last = figures[at - 1];
  const between = folded.slice(last?.end ?? 0, place.start);
  const joined = last ? joint.exec(between) : null;
  // What follows a figure up to "or" is told of that one; and what is "in the $139" is no other price.
  const before = withinPrice.test(between) ? '' : joined ? between.slice(joined.index) : between;
  const after = folded.slice(place.end, figures[at + 1]?.start ?? folded.length);
  return { before, after: after.split(/[.,;:]\s/)[0]?.split(joint)[0] ?? '' };
}

/** "{f9} a visit": what a price is for one of, and the name of nothing. */
const perUnit = /^ ?(?:an?|per|each|every|par|chaque|la|le) [a-z]+/;

const withinPrice =
  /\b(?:in|within|part of|dans|inclus dans|avec) (?:the |that |your |le |les |vos )*$/;

function isServiceMeant(
  service: Service,
  ref: ServiceRef,
  { before, after }: Beside,
  { folded, sources }: ModelSentence,
  grounds: Grounds,
): boolean {
  if (names(service, before, grounds) || isBundleSaid(service, folded, grounds)) return true;
  const other = (text: string, least = surely) =>
    servicesNamed(text, grounds).some(
      (one) =>
        one.service !== service &&
        one.share >= least &&
        !(one.share < 1 && isCallersThing(one.service, service, text, grounds)),
    );
  // "The eyebrows are …", of waxing by its option, beside a tint of eyebrows.
  const byOption = optionTold(service, ref, before) === 'own';
  if (other(before, byOption ? 1 : surely))
    return (
      names(service, after.replace(perUnit, ' '), grounds) ||
      (optionTold(service, ref, after) === 'own' &&
        !servicesNamed(before, grounds).some(
          (one) => one.service !== service && one.share === 1 && !describes(service, one.service),
        ))
    );
  if (names(service, after, grounds) || optionTold(service, ref, after) === 'own') return true;
  if (other(after)) return false;
  if (sources.some(({ id }) => id === service.id)) return true;
  return isTalkedOf(ref, grounds) || names(service, folded, grounds);
}

/** "The van for daycare dogs is {f4} one way": what a description says a thing is for, though it is sold as well. */
function describes({ description }: Service, other: Service): boolean {
  const told = contentStems(description ?? '');
  return [...nameStems(other)].every((stem) => told.has(stem));
}

/**
 * "For a large dog it is {f4}" of a nail clip, to who asked for one on a large dog: words that stand in the name
 * of another service, of which nothing was asked, tell what the caller's is for.
 */
function isCallersThing(
  other: Service,
  service: Service,
  text: string,
  { asked, lastWords }: Grounds,
): boolean {
  const isAsked = ({ id }: Service) => asked.some(({ serviceId }) => serviceId === id);
  if (!isAsked(service) || isAsked(other)) return false;
  const [said, callers] = [saidStems(text), saidStems(lastWords)];
  return [...nameStems(other)].every((stem) => !said.has(stem) || callers.has(stem));
}

/** So much of a name, with a word that only it has, leaves no doubt. */
const surely = 0.5;

function isOptionMeant(
  service: Service,
  ref: ServiceRef,
  { before, after }: Beside,
  { folded }: ModelSentence,
  grounds: Grounds,
): boolean {
  if (ref.optionId === null || service.options.length < 2) return true;
  const told = [optionTold(service, ref, before), optionTold(service, ref, after)] as const;
  if (told[0] === 'other' && told[1] !== 'own') return contrasts.test(before);
  if (told[0] === 'own' || told[1] === 'own') return true;
  if (told[1] === 'other') return false;
  // "It's {f2}; the plain one is {f1}", to who asked for the first.
  if (optionTold(service, ref, grounds.lastWords) === 'own') return true;
  const inAll = optionTold(service, ref, folded);
  return inAll === 'own' || isOptionTalkedOf(service, ref, inAll === 'none', grounds);
}

/** Of a sum each option is named, or is talked of and no other is named. */
function isOptionOfSum(
  service: Service,
  ref: ServiceRef,
  { computed }: Placed,
  { folded }: ModelSentence,
  grounds: Grounds,
): boolean {
  if (ref.optionId === null || service.options.length < 2) return true;
  if (isQuoted(ref, grounds) || isTarget(ref, grounds)) return true;
  if (optionTold(service, ref, folded) === 'own') return true;
  if (isAsMany(service, computed, folded, grounds)) return true;
  // "Both wheels": each option there is.
  const added = computed?.figures ?? [];
  const isAdded = ({ id }: Service['options'][number]) =>
    added.some(({ source }) => source.kind === 'row' && source.ref.optionId === id);
  if (allOfThem.test(folded) && service.options.every(isAdded)) return true;
  const said = wordsIn(folded);
  const others = service.options.filter(({ id }) => id !== ref.optionId);
  const own = service.options.find(({ id }) => id === ref.optionId);
  // Several options of one service may be added up, so that none has to be named best.
  if (own && others.every((other) => setsApart(own, other, said))) return true;
  return isOptionTalkedOf(service, ref, optionTold(service, ref, folded) === 'none', grounds);
}

/** "Four locks come to {f4+f5*3}": one of the first and all the others of the further, as many as are said or asked for. */
function isAsMany(
  service: Service,
  computed: Placed['computed'],
  folded: string,
  { counts }: Grounds,
): boolean {
  const rungs = firstAndFurther(service);
  if (!computed || !rungs) return false;
  const times = (option: ServiceOption) =>
    computed.figures.filter(
      ({ source }) => source.kind === 'row' && source.ref.optionId === option.id,
    ).length;
  if (times(rungs.first) !== 1 || times(rungs.further) !== 1) return false;
  const [beyond = 1, other] = computed.counts.map(({ value }) => value);
  const said = new Set([...counts, ...numbersIn(folded)]);
  return other === undefined && said.has(beyond + 1);
}

const allOfThem = /\b(?:both|all|every|les deux|les trois|tous|toutes|chaque)\b/;

function isTarget(ref: ServiceRef, { targets }: Grounds): boolean {
  return targets.some((one) => sameRef(one, ref));
}

/** Nothing in the words tells which: then it is one of those talked of, or the price hedges. */
function isOptionTalkedOf(
  service: Service,
  ref: ServiceRef,
  noneNamed: boolean,
  grounds: Grounds,
): boolean {
  if (!noneNamed) return false;
  if (isQuoted(ref, grounds)) return true;
  const meant = grounds.targets.filter(
    ({ serviceId, optionId }) => serviceId === ref.serviceId && optionId,
  );
  if (meant.length > 0) return isTarget(ref, grounds);
  if (optionTold(service, ref, sentenceBefore(grounds)) === 'own') return true;
  return optionTold(service, ref, grounds.caller) === 'own';
}

/** Whether a text names a service by a word of its name that tells it from others, or by half its name. */
export function names(service: Service, folded: string, grounds: Grounds): boolean {
  const uses = nameUses(grounds.receptionist);
  const said = saidStems(folded);
  return namesOf(service).some((stems) => {
    const there = stems.filter((one) => isBegun(one, said));
    const most = Math.max(2, stems.length / 2);
    const whole =
      there.length === stems.length && !isWithinAnother(service, stems, folded, grounds);
    return there.some((one) => uses.get(one) === 1) || there.length >= most || whole;
  });
}

/** "Daycare" of "the daycare pack": the longer name is the one that was said. */
function isWithinAnother(
  service: Service,
  stems: readonly string[],
  folded: string,
  grounds: Grounds,
): boolean {
  return servicesNamed(folded, grounds).some(
    (one) =>
      one.service !== service &&
      one.share >= surely &&
      namesOf(one.service).some(
        (other) => other.length > stems.length && stems.every((stem) => other.includes(stem)),
      ),
  );
}

function isBegun(word: string, said: ReadonlySet<string>): boolean {
  return isSaid(word, said) || isFormOfAny(word, said, 'en');
}

/** Whether a service is what the turn is about, was quoted, or was named in the reply before. */
export function isTalkedOf({ serviceId }: ServiceRef, grounds: Grounds): boolean {
  const { targets, state, receptionist } = grounds;
  const service = receptionist.serviceById.get(serviceId);
  return (
    targets.some((one) => one.serviceId === serviceId) ||
    state.quotes.some((one) => one.serviceId === serviceId) ||
    // "Would you like a trial lesson? It's {f4}."
    (service !== undefined &&
      (state.model?.spoken ?? []).some((one) => isNamedWhole(service, fold(one))))
  );
}

const contrasts =
  /\b(?:instead of|rather than|not the|compared (?:to|with)|versus|au lieu|plutot que)\b/;

function isQuoted(ref: ServiceRef, { state }: Grounds): boolean {
  return state.quotes.some((quote) => sameRef(quote, ref));
}
