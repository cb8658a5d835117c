import type { ServiceRef } from '../heard/heard.ts';
import type { Service } from '../knowledge/business.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { amountsIn } from '../knowledge/guard.ts';
import { sayPrice } from '../knowledge/prices.ts';
import { fold } from '../knowledge/words.ts';
import type { DropReason } from './drop-reason.ts';
import type { Figure } from './figures.ts';
import { type Grounds, numbersIn, sentenceBefore } from './grounds.ts';
import type { Computed } from './references.ts';
import type { ModelSentence, Placed } from './resolve-sentence.ts';
import {
  isNamedWhole,
  type Named,
  nameShare,
  nameStems,
  namesOf,
  nameUses,
  servicesNamed,
  stemsOf,
} from './services-named.ts';
import { topicStems } from './topic-stems.ts';

/**
 * Whether every figure stands in words about the thing it is a figure of: the words around it name
 * that service (or nothing, where it is what is being talked of), and never another.
 */
export function checkReferences(sentence: ModelSentence, grounds: Grounds): DropReason | null {
  for (const place of sentence.places) {
    if (!place.computed) continue;
    if (!countsStand(place, grounds)) return 'amount';
    for (const figure of place.computed.figures)
      if (!belongs(figure, place, sentence, grounds)) return 'other-service';
    if (!unitStands(place, sentence, grounds)) return 'amount';
    if (place.computed.difference && !saysDifference(place.computed, sentence, grounds))
      return 'amount';
  }
  return null;
}

/** A difference is called one; a rebate or a deposit of the owner's may also be called by its name. */
function saysDifference(
  { taken }: Computed,
  { folded }: ModelSentence,
  { state }: Grounds,
): boolean {
  if (differs.test(folded)) return true;
  // A rebate that was told once stays in the sums after it.
  const told = new Set(
    [
      ...state.transcript.flatMap(({ role, content }) => (role === 'assistant' ? content : [])),
      ...(state.model?.spoken ?? []),
    ].flatMap(amountsIn),
  );
  if (taken.every((figure) => isRebate(figure) && told.has(figure.value))) return true;
  return taken.every(isRebate) && takesOff.test(folded);
}

/** Whether the owner wrote of a sum that it comes off a price. */
export function isRebate({ unit, value, source }: Figure): boolean {
  if (source.kind !== 'words') return false;
  const clause = fold(clauseOf(source.words, written(unit, value)));
  return takesOff.test(clause) && !takesNothing.test(clause);
}

const takesNothing =
  /\b(?:off nothing|not|never|n't|no|non[- ]?refundable|ne|pas|rien|jamais|aucune?)\b/;
const takesOff =
  /\b(?:off|discount\w*|rebates?|credit(?:ed|s)?|deduct\w*|applied|goes towards?|deposits?|rabais|remises?|deduit\w*|credite\w*|depots?|acomptes?)\b/;

const differs =
  /\b(?:more|less|difference|save|saves|saving|cheaper|extra|apart|over|under|comes? off|deduct\w*|credit\w*|remaining|balance|rest|plus|moins|difference|ecart|reste)\b/;

/** More than these have to have been spoken of by the caller. */
const freeCount = 12;

const sharing =
  /\b(?:split|divided?|between (?:us|the two|two)|each of us|per person|chacun|partage)/;

/** What is divided by stands in the owner's words or the caller's; large counts too. */
function countsStand({ computed }: Placed, grounds: Grounds): boolean {
  return (computed?.counts ?? []).every(({ value, divides }) => {
    const told = grounds.callerNumbers.has(value);
    if (!divides) return value <= freeCount || told;
    if (value === 1 || told) return true;
    const owners = grounds.passages.some(
      ({ kind, folded }) =>
        (kind === 'fact' && /\b(?:half|moitie)\b/.test(folded)) ||
        (kind === 'service' && /\bhalf (?:price|off)\b|\bmoitie prix\b/.test(folded)),
    );
    return value === 2 && (owners || sharing.test(grounds.caller));
  });
}

function belongs(
  figure: Figure,
  place: Placed,
  sentence: ModelSentence,
  grounds: Grounds,
): boolean {
  const { source } = figure;
  const inBreakdown = sentence.places.some(({ computed }) => computed && !computed.plain);
  const another = source.kind === 'words' && place.computed?.plain && !inBreakdown;
  if (another && !wasTold(figure.value, grounds) && isAnothers(figure, sentence, grounds))
    return false;
  if (source.kind === 'words')
    return isPartOfSum(place, grounds) || wordsBelong(source, figure, sentence, grounds);
  const alone = sentence.places.filter(({ computed }) => computed).length === 1;
  const single = place.computed?.figures.length === 1;
  const near = !single
    ? sentence.folded
    : alone
      ? clauseAround(place, sentence)
      : around(place, sentence);
  const service = grounds.receptionist.serviceById.get(source.ref.serviceId);
  const hinted = service && isTalkedOf(source.ref, grounds) && sharesWord(service, near);
  const said = hinted || namesAny(near, grounds) ? near : sentence.folded;
  if (single && ofAddOn(source.ref.serviceId, said, sentence, grounds)) return false;
  const named = withOptionNamed(servicesNamed(said, grounds), source.ref, said, grounds);
  // Options the owner wrote in English are told in French one after another.
  const lists = optionsTold(sentence, source.ref.serviceId) > 1;
  const words = single ? `${said} ${toldAfter(place, sentence)}` : said;
  if (named.length === 0)
    return isTalkedOf(source.ref, grounds) && optionFits(source.ref, words, single, lists, grounds);
  const own = named.find(({ service }) => service.id === source.ref.serviceId);
  const rival = named.some(
    ({ service, share }) =>
      single && service.id !== source.ref.serviceId && share === 1 && (own?.share ?? 0) < 0.5,
  );
  if (!own) {
    const option = service?.options.find(({ id }) => id === source.ref.optionId);
    const asOption = option !== undefined && nameShare(option.name, words) >= 0.5;
    return (!single || asOption) && isTalkedOf(source.ref, grounds);
  }
  return !rival && optionFits(source.ref, words, single, lists, grounds);
}

/** "{f5} for the front or {f6} for the rear": what follows a figure up to the next part tells its option. */
function toldAfter({ end }: Placed, { folded }: ModelSentence): string {
  return (
    /^ (?:for|with|on|pour|avec|sur) (?:the |an? |les? |la |une? )?([a-z0-9 -]{2,40}?)(?= (?:or|and|ou|et)\b|[,.;]|$| {2})/.exec(
      folded.slice(end),
    )?.[1] ?? ''
  );
}

/** A fee or a rebate that is worked into the price of what is being talked of need not be named again. */
function isPartOfSum({ computed }: Placed, grounds: Grounds): boolean {
  return (computed?.figures ?? []).some(
    ({ source }) => source.kind === 'row' && isTalkedOf(source.ref, grounds),
  );
}

/** "$34 a dozen" of what is sold by the dozen; never "a piece", "an hour" or "per person" of its price. */
function unitStands(place: Placed, { folded }: ModelSentence, { receptionist }: Grounds): boolean {
  const { computed } = place;
  const [figure] = computed?.figures ?? [];
  if (!computed?.plain || figure?.source.kind !== 'row') return true;
  const { ref, price, end } = figure.source;
  // A price is no upper end of itself.
  if (end !== 'high' && /\b(?:up to|jusqu'a) *$/.test(folded.slice(0, place.start))) return false;
  const counted = /^ ?(?:for|pour) (?:the |les )?([a-z0-9-]+)(?: ([a-z]+))?/.exec(
    folded.slice(place.end),
  );
  const several = numbersIn(counted?.[1] ?? '');
  const unit = /^ ?(?:an?|per|every|par|each|de l'|du|la|le) ?(piece|[a-z]+)/.exec(
    folded.slice(place.end),
  )?.[1];
  const apiece = /^ ?(?:each|apiece|a piece|chacun|l'unite|la piece)\b/.test(
    folded.slice(place.end),
  );
  const service = receptionist.serviceById.get(ref.serviceId);
  const option = service?.options.find(({ id }) => id === ref.optionId);
  const words = fold(
    `${service?.name} ${service?.nameFr ?? ''} ${service?.description ?? ''} ${option?.name ?? ''} ${price.spoken} ${sayPrice(price, 'fr')}`,
  );
  const ownNumbers = numbersIn(fold(`${service?.name} ${option?.name ?? ''}`));
  const together = counted?.[2] ? words.includes(`${counted[1]} ${counted[2]}`) : false;
  const inWords = numbersIn(words);
  const unheard = [...several].some((count) => count > 1 && !ownNumbers.has(count));
  const thing = [...contentStems(counted?.[2] ?? '')].some((stem) => contentStems(words).has(stem));
  const dozens = /^(?:dozens?|douzaines?)$/.test(counted?.[2] ?? '');
  const written = thing && !dozens && [...several].every((count) => inWords.has(count));
  if (unheard && !together && !written) return false;
  if (apiece)
    return (
      !/\b(?:dozen|douzaine|box|pack|pair|set|boite|paire)\b/.test(words) ||
      price.kind === 'perUnit'
    );
  if (!unit || /^(?:for|with|and|plus|total|each|lot|bit|more|less)$/.test(unit)) return true;
  return words.includes(unit.slice(0, 5)) || !units.test(unit);
}

/** Things a price may be for one of. */
const units =
  /^(?:hour|day|week|month|year|visit|piece|person|head|room|window|wheel|car|item|unit|foot|square|side|panel|door|mile|km|kilometre|night|session|dozen|box|pound|kilo|heure|jour|semaine|mois|visite|personne|roue|fenetre|piece|pied|seance|douzaine|boite|an|annee)s?$/;

/** Words about what a service charges apart, and not about the service: its price is another. */
function ofAddOn(
  serviceId: string,
  said: string,
  { places, folded }: ModelSentence,
  grounds: Grounds,
): boolean {
  const service = grounds.receptionist.serviceById.get(serviceId);
  if (!service || isNamedWhole(service, said)) return false;
  const names = nameStems(service);
  const options = new Set(service.options.flatMap(({ name }) => stemsOf(name)));
  const stems = contentStems(said);
  // "The first is 85 and each further one 60": whoever tells both means each by its own words.
  const told = new Set(
    places.flatMap(({ computed }) => (computed?.plain ? computed.figures.map(({ id }) => id) : [])),
  );
  const written = numbersIn(folded);
  return [...grounds.brief.figures.values()].some(({ id, source, unit, value }) => {
    if (source.kind !== 'words' || source.entryId !== serviceId || told.has(id)) return false;
    if (unit === 'money' && written.has(value / 100)) return false;
    const local = clauseOf(source.words, String(unit === 'money' ? value / 100 : value));
    return [...contentStems(local.split(/[,;.]\s/).at(-1) ?? local)].some(
      (stem) => stems.has(stem) && !names.has(stem) && !options.has(stem) && !/^\d/.test(stem),
    );
  });
}

function optionsTold({ places }: ModelSentence, serviceId: string): number {
  const rows = places.flatMap(({ computed }) => computed?.figures ?? []);
  return rows.filter(({ source }) => source.kind === 'row' && source.ref.serviceId === serviceId)
    .length;
}

/** The part between commas that a figure stands in, where it tells what the figure is of; else all. */
function clauseAround({ start, end }: Placed, { folded }: ModelSentence): string {
  const from = Math.max(folded.lastIndexOf(',', start), folded.lastIndexOf(';', start), -1) + 1;
  const to = /[,;]/.exec(folded.slice(end));
  const clause = folded.slice(from, to ? end + to.index : folded.length);
  return contentStems(clause).size >= tellingWords ? clause : folded;
}

const tellingWords = 2;

/**
 * The words before a figure back to the last one; where they tell nothing ("at 129 for gas or 159 for
 * oil"), those before the last one too, and those after it to the end of its clause.
 */
function around(place: Placed, sentence: ModelSentence): string {
  const { folded, places } = sentence;
  const figures = places.filter(({ computed }) => computed);
  const at = figures.indexOf(place);
  const last = figures[at - 1];
  const between = folded.slice(last?.end ?? 0, place.start);
  // What follows a figure up to "or" is told of that one.
  const before = last
    ? (/^ (?:for|pour) [a-z0-9 ,-]+\b(?:or|and|ou|et)\b(.*)$/.exec(between)?.[1] ?? between)
    : between;
  if (contentStems(before.replace(/\b(?:and|is|are|for|the|et|est|pour|la|le)\b/g, ' ')).size > 0)
    return before;
  const after = folded.slice(place.end, figures[at + 1]?.start ?? folded.length);
  const clause = after.split(/[,;:.]/)[0] ?? after;
  return `${last ? around(last, sentence) : ''} ${before} ${clause}`;
}

/** "The inspection" of a longer name. */
function sharesWord(service: Service, folded: string): boolean {
  const said = contentStems(folded);
  return [...nameStems(service)].some((stem) => said.has(stem));
}

function namesAny(text: string, grounds: Grounds): boolean {
  return (
    servicesNamed(text, grounds).length > 0 ||
    grounds.receptionist.profile.knowledge.services.some(({ options }) =>
      options.some(({ name }) => nameShare(name, text) >= 0.5),
    )
  );
}

/** "A mechanical repair": a word of one option alone, beside one of its service's name, names both. */
function withOptionNamed(
  named: Named[],
  ref: ServiceRef,
  said: string,
  { receptionist }: Grounds,
): Named[] {
  const service = receptionist.serviceById.get(ref.serviceId);
  const option = service?.options.find(({ id }) => id === ref.optionId);
  if (!service || !option || named.some((one) => one.service.id === service.id)) return named;
  const others = new Set(
    receptionist.profile.knowledge.services
      .filter((one) => one.id !== service.id)
      .flatMap((one) => [...nameStems(one), ...one.options.flatMap(({ name }) => stemsOf(name))]),
  );
  const told = contentStems(said);
  const own = stemsOf(option.name).some((stem) => told.has(stem) && !others.has(stem));
  return own && sharesWord(service, said) ? [...named, { service, share: 0.5 }] : named;
}

function isTalkedOf(ref: ServiceRef, grounds: Grounds): boolean {
  const { targets, state } = grounds;
  const told = state.quotes.map(({ serviceId }) => serviceId);
  // "Would you like a trial lesson? It's {f4}."
  return (
    targets.some(({ serviceId }) => serviceId === ref.serviceId) ||
    told.includes(ref.serviceId) ||
    servicesNamed(sentenceBefore(grounds), grounds).some(
      ({ service, share }) => share === 1 && service.id === ref.serviceId,
    )
  );
}

/** The option a price belongs to is not another than the one the words name. */
function optionFits(
  ref: ServiceRef,
  said: string,
  single: boolean,
  listsOptions: boolean,
  grounds: Grounds,
): boolean {
  const service = grounds.receptionist.serviceById.get(ref.serviceId);
  if (!service || ref.optionId === null || service.options.length < 2) return true;
  const shares = service.options.map((option) => ({
    id: option.id,
    share: nameShare(option.name, said),
  }));
  const own = shares.find(({ id }) => id === ref.optionId)?.share ?? 0;
  if (contrasts.test(said) && isQuoted(ref, grounds)) return true;
  const most = Math.max(...shares.map(({ share }) => share));
  // A sum speaks of several options: each has to be named, none to be named best.
  if (!single && own > 0) return true;
  if (most > own) return false;
  if (own > 0) return true;
  if (most === 0 && grounds.language === 'fr' && listsOptions) return true;
  if (most === 0 && isQuoted(ref, grounds)) return true;
  // Nothing in the words tells which: then it is the one being talked of, or the only one left.
  const meant = grounds.targets.filter(
    ({ serviceId, optionId }) => serviceId === ref.serviceId && optionId,
  );
  return meant.length === 0
    ? hedgesOption(said) || optionInCall(service, ref, grounds)
    : meant.some(({ optionId }) => optionId === ref.optionId);
}

const contrasts =
  /\b(?:instead of|rather than|not the|compared (?:to|with)|versus|au lieu|plutot que)\b/;

function isQuoted(ref: ServiceRef, { state }: Grounds): boolean {
  return state.quotes.some(
    ({ serviceId, optionId }) => serviceId === ref.serviceId && optionId === ref.optionId,
  );
}

function hedgesOption(said: string): boolean {
  return /\b(?:from|start|starts|starting|between|up to|range|ranges|partir|entre|jusqu)/.test(
    said,
  );
}

function optionInCall(service: Service, ref: ServiceRef, { caller }: Grounds): boolean {
  const option = service.options.find(({ id }) => id === ref.optionId);
  const share = option ? nameShare(option.name, caller) : 0;
  return share > 0;
}

/**
 * A figure out of the owner's words is said in a sentence, or to a question, about what stands around
 * it there: the tube that a repair needs is not the repair, and a rebate on one thing none on another.
 */
function wordsBelong(
  { entryId, words }: { entryId: string; words: string },
  { unit, value }: Figure,
  { folded }: ModelSentence,
  grounds: Grounds,
): boolean {
  const entry = grounds.brief.entries.find(({ id }) => id === entryId);
  const service = grounds.receptionist.serviceById.get(entryId);
  const local = contentStems(clauseOf(words, written(unit, value)));
  const names = service ? nameStems(service) : new Set<string>();
  const telling = service
    ? [...local].filter((stem) => !names.has(stem))
    : [...(entry?.stems ?? local)];
  const inWords = new Set(contentStems(entry?.words ?? words));
  const others = servicesNamed(folded.replace(leftAside, ' '), grounds);
  const { services } = grounds.receptionist.profile.knowledge;
  const named = (one: Service) =>
    namesOf(one).some((stems) => stems.every((stem) => inWords.has(stem)));
  // "The inspection" of an owner's list is the one service whose name has that word.
  const uses = nameUses(grounds.receptionist);
  const nicknamed = (one: Service) =>
    [...nameStems(one)].some((stem) => inWords.has(stem) && uses.get(stem) === 1);
  const own = [...topicStems(entry?.words ?? words)].filter((stem) => !uses.has(stem));
  const spokenOf = topicStems(folded);
  if (!service && unit === 'money' && own.filter((stem) => spokenOf.has(stem)).length >= 2)
    return true;
  const ofOthers = services.some(named);
  if (
    !service &&
    ofOthers &&
    others.length > 0 &&
    !others.some((one) => named(one.service) || nicknamed(one.service))
  )
    return false;
  // "The after-hours charge": words too common to tell anything apart tell it together.
  if (
    !service &&
    others.length === 0 &&
    commonWords(clauseOf(words, written(unit, value)), folded) >= 2
  )
    return true;
  const said = new Set([...contentStems(folded), ...contentStems(grounds.lastWords)]);
  if (telling.length === 0 || telling.some((stem) => said.has(stem))) return true;
  const known =
    service &&
    (others.some((one) => one.service.id === service.id) ||
      isTalkedOf({ serviceId: service.id, optionId: null }, grounds));
  if (known && onCondition.test(folded)) return true;
  return !service && (grounds.state.focus.factId === entryId || wasTold(value, grounds));
}

/** "Just not off the humidifier". */
const leftAside =
  /\b(?:just |but )?(?:not|never|pas|sauf|except)(?: (?:off|on|for|with|in|to|sur|pour|avec))? (?:the |a |les? |la |l')?[a-z]+(?:[ -][a-z]+)?/g;

/** What a service costs under a condition of its description is said with one. */
const onCondition =
  /\b(?:same|together|when|if|while|instead|at once|on top|extra|more|less|only|visit|once|also|as well|meme|ensemble|quand|lorsque|si|au lieu|en plus|de plus|moins|seulement|aussi)\b/;

/** Whether a sum has been spoken on this call. */
function wasTold(cents: number, { state }: Grounds): boolean {
  return state.transcript.some(
    ({ role, content }) => role === 'assistant' && amountsIn(content).includes(cents),
  );
}

/**
 * "The visit is {f11}" of what is asked on top of a visit: nothing in the words is of this figure alone,
 * and another text of the owner's, which has a figure too, is headed by them.
 */
function isAnothers(
  { id, unit, value, source }: Figure,
  { folded }: ModelSentence,
  { brief }: Grounds,
): boolean {
  if (source.kind !== 'words') return false;
  const said = contentStems(folded);
  const own = longWords(clauseOf(source.words, written(unit, value))).filter((word) =>
    longWords(folded).includes(word),
  );
  const titleOf = (entryId: string) =>
    contentStems(brief.entries.find((one) => one.id === entryId)?.text.split(' → ')[0] ?? '');
  if ([...titleOf(source.entryId)].some((stem) => said.has(stem))) return false;
  return [...brief.figures.values()].some((other) => {
    if (other.id === id || other.unit !== unit || other.source.kind !== 'words') return false;
    if (other.source.entryId === source.entryId) return false;
    const title = [...titleOf(other.source.entryId)].filter((stem) => said.has(stem));
    const left = own.filter(
      (word) => ![...contentStems(word)].some((stem) => title.includes(stem)),
    );
    return title.length > 0 && left.length === 0;
  });
}

function longWords(text: string): string[] {
  return (fold(text).match(/[a-z]{4,}/g) ?? []).filter((word) => !counting.test(word));
}

function written(unit: Figure['unit'], value: number): string {
  return String(unit === 'money' ? value / 100 : value);
}

/** How many words of some length two texts share, those of money and of counting left aside. */
function commonWords(owners: string, folded: string): number {
  const said = new Set(folded.match(/[a-z]{4,}/g) ?? []);
  const shared = new Set(fold(owners).match(/[a-z]{4,}/g) ?? []);
  return [...shared].filter((word) => said.has(word) && !counting.test(word)).length;
}

const counting =
  /^(?:dollars?|bucks?|percent|cents?|there|that|this|with|from|your|each|have|more|extra|further|than|then|when|will|only|plus|avec|pour|dans|chaque|sont)$/;

/** The part of a text between commas and stops that a figure stands in, with the part before it. */
function clauseOf(words: string, value: string): string {
  const parts = words.split(/(?<=[,;.:])\s+/);
  const at = parts.findIndex((part) => part.includes(value));
  return at < 0 ? words : parts.slice(Math.max(0, at - 1), at + 1).join(' ');
}
