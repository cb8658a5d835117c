import type { ServiceRef } from '../heard/heard.ts';
import type { Service } from '../knowledge/business.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { amountsIn } from '../knowledge/guard.ts';
import { shopLanguage } from '../knowledge/shop-language.ts';
import { fold } from '../knowledge/words.ts';
import { clauseOf, type Figure, sentenceOf } from './figures.ts';
import type { Grounds, Passage } from './grounds.ts';
import { inBoth, saidStems } from './in-both.ts';
import { optionTold } from './option-said.ts';
import type { Computed } from './references.ts';
import type { ModelSentence, Placed } from './resolve-sentence.ts';
import { besideOf, isTalkedOf, names } from './rows-told.ts';
import { type Named, nameStems, namesOf, nameUses, servicesNamed } from './services-named.ts';
import { topicStems } from './topic-stems.ts';

/**
 * A figure out of the owner's words is said in a sentence, or to a question, about what stands around
 * it there: the tube that a repair needs is not the repair, and a rebate on one thing none on another.
 */
export function wordsBelong(
  { entryId, words }: { entryId: string; words: string },
  { unit, value }: Figure,
  sentence: ModelSentence,
  grounds: Grounds,
): boolean {
  const { folded } = sentence;
  const entry = grounds.brief.entries.find(({ id }) => id === entryId);
  const service = grounds.receptionist.serviceById.get(entryId);
  const local = saidStems(clauseOf(words, { unit, value }));
  const names = service ? nameStems(service) : new Set<string>();
  const telling = service
    ? [...local].filter((stem) => !names.has(stem))
    : [...(entry ? new Set([...entry.stems, ...saidStems(entry.words)]) : local)];
  const inWords = saidStems(entry?.words ?? words);
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
  const heading = titleOf(entryId, grounds);
  if (isOfNamedText({ entryId, words }, sentence, grounds)) return true;
  const ofOthers = services.some(named);
  if (
    !service &&
    ofOthers &&
    others.length > 0 &&
    !others.some((one) => named(one.service) || nicknamed(one.service))
  )
    return false;
  // "The after-hours charge": words too common to tell anything apart tell it together.
  if (!service && commonWords(`${heading} ${clauseOf(words, { unit, value })}`, folded) >= 2)
    return true;
  // "The visit is {f9}", of what is asked when it is late: nothing in it is of that, and a service is named.
  const ofVisit = !service && isPriceOfVisit(`${heading} ${words}`, folded, grounds);
  if (!service && (ofVisit || others.length > 0) && !tellsOf(telling, others, folded)) return false;
  const said = new Set([...saidStems(folded), ...saidStems(grounds.lastWords)]);
  if (telling.length === 0 || telling.some((stem) => said.has(stem))) return true;
  const talkedOf = ({ id }: Service) => isTalkedOf({ serviceId: id, optionId: null }, grounds);
  // "A visit after five is {f17} more", of a note about the physio that is talked of.
  const known = service
    ? others.some((one) => one.service.id === service.id) || talkedOf(service)
    : others.length === 0 &&
      unit === 'money' &&
      services.some((one) => (named(one) || nicknamed(one)) && talkedOf(one));
  if (known && onCondition.test(folded)) return true;
  // "It's charged twice, so {f21*2}", to who asked about just that fee.
  const cited = grounds.passages.some((one) => one.id === entryId && grounds.cited.has(one));
  if (!service && cited && others.length === 0 && unit === 'money') return true;
  return !service && (grounds.state.focus.factId === entryId || wasTold(value, grounds));
}

/** "An environmental fee", of who named the text that tells of "frais d'environnement" in the owner's language. */
export function isOfNamedText(
  { entryId, words }: { entryId: string; words: string },
  { folded, sources }: ModelSentence,
  { language, receptionist, brief }: Grounds,
): boolean {
  const entry = brief.entries.find(({ id }) => id === entryId);
  if (entry?.kind !== 'fact' || language === shopLanguage(receptionist.profile.knowledge))
    return false;
  const begins = new Set(beginnings(fold(`${entry.words} ${words}`)));
  return (
    sources.some(({ id }) => id === entryId) && beginnings(folded).some((one) => begins.has(one))
  );
}

/** As much of a long word as both languages mostly write alike. */
const beginnings = (folded: string) =>
  (folded.match(/[a-z]{8,}/g) ?? []).map((word) => word.slice(0, 7));

/** "Just not off the humidifier". */
const leftAside =
  /\b(?:just |but )?(?:not|never|pas|sauf|except)(?: (?:off|on|for|with|in|to|sur|pour|avec))? (?:the |a |les? |la |l')?[a-z]+(?:[ -][a-z]+)?/g;

/** What a service costs under a condition of its description is said with one. */
const onCondition =
  /\b(?:same|together|when|if|while|instead|at once|on top|extra|more|further|additional|another|second|third|other|less|only|visit|once|also|as well|meme|ensemble|quand|lorsque|si|au lieu|en plus|de plus|moins|seulement|aussi|autre|deuxieme|suivante?s?|supplementaires?)\b/;

/** Whether a sum has been spoken on this call. */
export function wasTold(cents: number, { state }: Grounds): boolean {
  return state.transcript.some(
    ({ role, content }) => role === 'assistant' && amountsIn(content).includes(cents),
  );
}

/**
 * "The visit is {f11}" of what is asked on top of a visit: nothing in the words is of this figure alone,
 * and another text of the owner's, which has a figure too, is headed by them.
 */
export function isAnothers(
  { id, unit, value, source }: Figure,
  { folded }: ModelSentence,
  grounds: Grounds,
): boolean {
  if (source.kind !== 'words') return false;
  const { brief } = grounds;
  const said = saidStems(folded);
  const own = longWords(inBoth(clauseOf(source.words, { unit, value }))).filter((word) =>
    longWords(inBoth(folded)).includes(word),
  );
  const stemsOfTitle = (entryId: string) => saidStems(titleOf(entryId, grounds));
  if ([...stemsOfTitle(source.entryId)].some((stem) => said.has(stem))) return false;
  if (commonWords(titleOf(source.entryId, grounds), folded) >= 2) return false;
  return [...brief.figures.values()].some((other) => {
    if (other.id === id || other.unit !== unit || other.source.kind !== 'words') return false;
    if (other.source.entryId === source.entryId) return false;
    const title = [...stemsOfTitle(other.source.entryId)].filter((stem) => said.has(stem));
    const left = own.filter(
      (word) => ![...contentStems(word)].some((stem) => title.includes(stem)),
    );
    return title.length > 0 && left.length === 0;
  });
}

/** "The visit is {f9}", where the shop sells one by that name and the owner's text speaks of none. */
function isPriceOfVisit(owners: string, folded: string, { receptionist }: Grounds): boolean {
  const [, noun] = visitPriced.exec(folded) ?? [];
  if (!noun || fold(owners).includes(noun)) return false;
  return receptionist.profile.knowledge.services.some(({ name }) => fold(name).includes(noun));
}

const visitPriced =
  /\b(visit|appointment|consultation|estimate|inspection|assessment|visite|rendez-vous|estimation|evaluation)s? (?:is|costs?|runs?|comes? to|itself is|est(?: a| de)?|coute|revient a) {3}/;

/**
 * Whether a price of the list is told of what an owner charges apart, by words that head a text of theirs with
 * another amount in it: "after hours" of an after-hours charge.
 */
export function isToldOfText(
  ref: ServiceRef,
  { value }: Figure,
  place: Placed,
  sentence: ModelSentence,
  grounds: Grounds,
): boolean {
  const { brief, receptionist } = grounds;
  const service = receptionist.serviceById.get(ref.serviceId);
  const { before, after } = besideOf(place, sentence);
  const beside = `${before} ${after}`;
  if (!service || !place.computed?.plain || names(service, beside, grounds)) return false;
  if (optionTold(service, ref, beside) === 'own') return false;
  return [...brief.figures.values()].some(
    ({ unit, value: other, source }) =>
      unit === 'money' &&
      other !== value &&
      source.kind === 'words' &&
      !receptionist.serviceById.has(source.entryId) &&
      commonWords(
        `${titleOf(source.entryId, grounds)} ${clauseOf(source.words, { unit, value: other })}`,
        beside,
      ) >= 2,
  );
}

/** What an owner's text is headed with. */
function titleOf(entryId: string, { brief }: Grounds): string {
  const { text = '' } = brief.entries.find(({ id }) => id === entryId) ?? {};
  return text.split(' → ')[0]?.replace(/^\S+ /, '') ?? '';
}

/** Whether a sentence has a word of the owner's text beside those that name services. */
function tellsOf(telling: readonly string[], named: readonly Named[], folded: string): boolean {
  if (onCondition.test(folded.replace(/\bvisits?\b/g, ' '))) return true;
  const ofNames = new Set(named.flatMap(({ service }) => [...nameStems(service)]));
  const said = saidStems(folded);
  return telling.some((stem) => said.has(stem) && !ofNames.has(stem));
}

function longWords(text: string): string[] {
  return (fold(text).match(/[a-z]{4,}/g) ?? []).filter((word) => !counting.test(word));
}

/** How many words of some length two texts share, those of money and of counting left aside. */
function commonWords(owners: string, folded: string): number {
  const said = new Set(folded.match(/[a-z]{4,}/g) ?? []);
  const shared = new Set(fold(owners).match(/[a-z]{4,}/g) ?? []);
  return [...shared].filter((word) => said.has(word) && !counting.test(word)).length;
}

const counting =
  /^(?:dollars?|bucks?|percent|cents?|there|that|this|with|from|your|each|have|more|extra|further|than|then|when|will|only|plus|avec|pour|dans|chaque|sont)$/;

/** A fee or a rebate that is worked into the price of what is being talked of need not be named again. */
export function isPartOfSum({ computed }: Placed, grounds: Grounds): boolean {
  return (computed?.figures ?? []).some(
    ({ source }) => source.kind === 'row' && isTalkedOf(source.ref, grounds),
  );
}

/** A difference is called one; a rebate or a deposit of the owner's may also be called by its name. */
export function saysDifference(
  { taken, figures, counts, value, unit }: Computed,
  { folded }: ModelSentence,
  grounds: Grounds,
): boolean {
  // "349 at the start, then two payments of 200": what is left is written too.
  const besideIt = ({ id, numbers }: Passage) =>
    numbers.has(value / 100) &&
    taken.some(({ source }) => source.kind === 'words' && source.entryId === id);
  if (unit === 'money' && grounds.passages.some(besideIt)) return true;
  if (taken.some(staysOn)) return false;
  if (!taken.every((figure) => hasAnother(figure, figures, counts, folded))) return false;
  if (differs.test(folded)) return true;
  // A rebate that was told once stays in the sums after it.
  const told = new Set(
    [
      ...grounds.state.transcript.flatMap(({ role, content }) =>
        role === 'assistant' ? content : [],
      ),
      ...(grounds.state.model?.spoken ?? []),
      // What a sum was told with was told.
      ...grounds.state.quotes.flatMap(({ proof }) => proof ?? []),
    ].flatMap(amountsIn),
  );
  if (taken.every((figure) => isRebate(figure) && told.has(figure.value))) return true;
  if (!taken.every(isRebate)) return false;
  return (
    takesOff.test(folded) || taken.every((figure) => isEarned(figure, figures, folded, grounds))
  );
}

/** What comes off the second of something is taken off a sum of two, or of what is called the second. */
function hasAnother(
  { unit, value, source }: Figure,
  figures: readonly Figure[],
  counts: Computed['counts'],
  folded: string,
): boolean {
  if (source.kind !== 'words') return true;
  if (!ofAnother.test(fold(sentenceOf(source.words, { unit, value })))) return true;
  const rows = figures.filter((one) => one.source.kind === 'row').length;
  return rows > 1 || counts.some((one) => !one.divides && one.value > 1) || ofAnother.test(folded);
}

const ofAnother =
  /\b(?:second|2nd|third|other|another|additional|each further|siblings?|deuxieme|2e|autre|suivante?s?|freres?|soeurs?)\b/;

/** Whether what an owner takes something off for is what is asked for, or added up with it. */
function isEarned(
  { unit, value, source }: Figure,
  figures: readonly Figure[],
  folded: string,
  { receptionist, lastWords }: Grounds,
): boolean {
  if (source.kind !== 'words') return false;
  const own = receptionist.serviceById.get(source.entryId);
  const names = own ? nameStems(own) : new Set<string>();
  const added = figures.flatMap((one) =>
    one.source.kind === 'row' && one.source.ref.serviceId !== source.entryId
      ? (receptionist.serviceById.get(one.source.ref.serviceId)?.name ?? [])
      : [],
  );
  const asked = saidStems([folded, lastWords, ...added].join(' '));
  return [...saidStems(clauseOf(source.words, { unit, value }))].some(
    (stem) => asked.has(stem) && !names.has(stem) && !/^\d/.test(stem),
  );
}

/** Whether the owner wrote of a sum that it comes off a price. */
export function isRebate(figure: Figure): boolean {
  return comesOff(figure) && !deniesOwn(figure);
}

/** What the owner wrote comes off nothing is taken off no sum, however that is put. */
function staysOn(figure: Figure): boolean {
  return comesOff(figure) && deniesOwn(figure);
}

function comesOff({ unit, value, source }: Figure): boolean {
  return source.kind === 'words' && takesOff.test(fold(clauseOf(source.words, { unit, value })));
}

/** "No wash. 5 off the second": what is denied in the sentence before is denied of something else. */
function deniesOwn({ unit, value, source }: Figure): boolean {
  return (
    source.kind === 'words' && takesNothing.test(fold(sentenceOf(source.words, { unit, value })))
  );
}

const takesNothing =
  /\b(?:off nothing|not|never|n't|no|non[- ]?refundable|ne|pas|rien|jamais|aucune?)\b/;
const takesOff =
  /\b(?:off|discount\w*|rebates?|credit(?:ed|s)?|deduct\w*|applied|goes towards?|deposits?|(?<!no )less|rabais|remises?|moins|deduit\w*|credite\w*|depots?|acomptes?)\b/;

const differs =
  /\b(?:more|less|difference|save|saves|saving|sauv\w*|econom\w*|epargn\w*|cheaper|extra|apart|over|under|comes? off|deduct\w*|credit\w*|remaining|balance|rest|plus|moins|difference|ecart|reste)\b/;
