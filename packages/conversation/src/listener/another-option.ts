import type { HeardAct, ServiceRef, Target } from '../heard/heard.ts';
import type { Service, ServiceOption } from '../knowledge/business.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { loneNumber } from '../knowledge/counts-said.ts';
import { optionsByNumber } from '../knowledge/option-measures.ts';
import { matchOptions } from '../knowledge/options.ts';
import { fold } from '../knowledge/words.ts';
import type { HeardTurn, Hearing } from './hearing.ts';
import { unlessDenied } from './option-ruled-out.ts';
import { isPutAsQuestion } from './put-as-question.ts';
import { servicesByOwnWord } from './sums.ts';

/** Acts that ask something by themselves, of what only the talk before them tells. */
const asking = /^ask\.(?:price|total|fact|offer|includes|compare)$/;
/** Acts that what is told of another thing is easily taken for. */
const telling = /^(?:aside|unclear|describe|give|correct|claim)$/;

/** Acts beside which nothing more is asked, unless it puts something right. */
const letting = /^(?:deny|refuse|defer|thanks|bye)$/;
const putsRight =
  /\b(?:wait|sorry|actually|meant?|instead|rather|excusez|attendez|plutot|finalement|je veux dire)\b/;
/** What somebody else charged, or what it should be: no question of ours. */
const ofElsewhere =
  /\b(?:paid|pay(?:s|ing)?|charged|quoted|cheaper|more than|less than|too much|paye[rz]?|charge|moins cher|plus cher)\b/;

/** "What about the back", "and the big one": no question of anything but that. */
const asOther =
  /^(?:(?:ok(?:ay)?|so|oh|um|uh|well|alright|and|but|et|pis|puis|ah|bon|mais|euh)[, ]+)*(?:(?:what|how) (?:about|if)|how much (?:is|for|would)|c'est combien|combien)\b/;
const opens = /^(?:(?:ok(?:ay)?|so|oh)[, ]+)*(?:and|what about|how about|et|pis|puis)\b/;
const summed =
  /\b(?:total|altogether|together|all (?:in|up)|come to|both of (?:them|those)|ensemble|en tout)\b/;

/** Whoever else is to have the same: "my son's", "the neighbour". */
const women = 'wife|mom|mum|mother|sister|girlfriend|grandma|grandmother|femme|blonde|mere|soeur';
const men = 'husband|dad|father|brother|boyfriend|grandpa|grandfather|mari|chum|pere|frere';
const others = `${women}|${men}|son|daughter|kid|neighbou?r|friend|buddy|partner|roommate|boss|cousin|aunt|uncle|tenant|fils|fille|voisine?|ami|amie|blonde`;
const ofAnother = new RegExp(
  `\\b(?:(?:my|his|her|our|their|the|mon|ma|son|sa|notre) (?:${others})(?:'s)?|hers|theirs|his|another(?: one)?|(?:the|my|our) (?:other|second)(?: \\p{L}+)?|same (?:thing|problem|for|goes)|celui|celle|l'autre|une? autre|le sien|la sienne)(?!\\p{L})`,
  'u',
);
const ofWoman = new RegExp(`\\b(?:${women})\\b`);
const ofMan = new RegExp(`\\b(?:${men})\\b`);

/** "The other one", of two: the one that was not meant before. */
const theOther =
  /\b(?:the other (?:one|kind|type|sort|way|option)|l'autre(?: (?:sorte|genre|modele|option|facon))?)(?!\p{L})/u;

/** A service that is talked of and was priced by one of its options. */
interface TalkedOf {
  ref: ServiceRef;
  service: Service;
}

/**
 * "And my son's, his is a truck", "what about the back": of what was just priced, the option that these words
 * pick is asked for, whatever they were taken for. "And my wife's", which picks none, asks the same again.
 */
export function withAnotherOption(
  acts: readonly HeardAct[],
  { text, hearing }: HeardTurn,
): HeardAct[] {
  const talkedOf = pricedBefore(hearing);
  if (!talkedOf || hearing.open === 'option') return [...acts];
  const letsBe = acts.some(({ act }) => letting.test(act)) && !putsRight.test(fold(text));
  if (letsBe || ofElsewhere.test(fold(text))) return [...acts];
  if (acts.some(({ target }) => !isOpen(target) && !isOf(target, talkedOf))) return [...acts];
  const ownWords = servicesByOwnWord(withoutOptions(text, talkedOf.service), hearing.receptionist);
  if (ownWords.some(({ serviceId }) => serviceId !== talkedOf.service.id)) return [...acts];
  const at = acts.findIndex((act) => mayBeOf(act, acts, talkedOf));
  const own = acts[at];
  const found = own ? askedIn(talkedOf, own) : null;
  if (!own || !found) return [...acts];
  const asked: HeardAct = { ...own, ...found, act: 'ask.price', confidence: 1 };
  return acts.map((act, place) => (place === at ? asked : act));
}

const isOpen = (target: Target | null) => target === null || target.kind === 'unknown';

const isOf = (target: Target | null, { service }: TalkedOf) =>
  target?.kind === 'services' && target.refs.every(({ serviceId }) => serviceId === service.id);

/** "The sliding one", where another service has "sliding" in its name: what calls an option calls nothing else. */
function withoutOptions(text: string, { options }: Service): string {
  const words = new Set(options.flatMap(({ name }) => [...contentStems(name)]));
  return text.replace(/[\p{L}\p{N}'’-]+/gu, (word) =>
    [...contentStems(word)].some((one) => words.has(one)) ? ' ' : word,
  );
}

/** The one service that is talked of, where its price was told. */
function pricedBefore({ focus, quoted = [], receptionist, request }: Hearing): TalkedOf | null {
  if (request !== undefined) return null;
  const [ref, other] = focus;
  const service = ref && !other ? receptionist.serviceById.get(ref.serviceId) : undefined;
  if (!ref || !service || service.pricingType === 'dont_say') return null;
  return quoted.some(({ serviceId }) => serviceId === service.id) ? { ref, service } : null;
}

function mayBeOf(
  { act, target, slots, words }: HeardAct,
  acts: readonly HeardAct[],
  talkedOf: TalkedOf,
): boolean {
  if (!isOpen(target) && !isOf(target, talkedOf)) return false;
  const told =
    slots.name ?? slots.phone ?? slots.email ?? slots.address ?? slots.digits ?? slots.times;
  if (told !== undefined) return false;
  const said = fold(words);
  if (asking.test(act))
    return !summed.test(said) && (!isPutAsQuestion(words) || asOther.test(said));
  // What is told of another beside a question is of that question.
  const asks = acts.some((one) => one.act.startsWith('ask.') && one.target !== null);
  return telling.test(act) && !asks && !isPutAsQuestion(words);
}

/** What is asked for of it: an option, or, where whoever else has it is all that is said, the same again. */
function askedIn(talkedOf: TalkedOf, act: HeardAct): Pick<HeardAct, 'target' | 'slots'> | null {
  const { ref, service } = talkedOf;
  const { amounts: _, count: __, ...slots } = act.slots;
  const option = optionIn(talkedOf, act);
  const another = ofAnother.test(fold(act.words));
  const refOf = (optionId: string | null): Target => ({
    kind: 'services',
    refs: [{ serviceId: service.id, optionId }],
  });
  if (option && (option.id !== ref.optionId || another || isPlainPrice(act)))
    return { target: refOf(option.id), slots };
  const asks = asking.test(act.act) || opens.test(fold(act.words));
  if (option || !another || !asks || tellsMore(act.words)) return null;
  return { target: refOf(null), slots: { ...slots, again: true } };
}

const isPlainPrice = ({ act, target }: HeardAct) => act === 'ask.price' && target !== null;

/** Whether words say more than that somebody else is to have the same. */
function tellsMore(words: string): boolean {
  return contentStems(fold(words).replace(ofAnother, ' ')).size > 0;
}

function optionIn({ ref, service }: TalkedOf, { words, slots }: HeardAct): ServiceOption | null {
  const { options } = service;
  if (options.length < 2) return null;
  const said = fold(words);
  const hints = slots.hints ?? [];
  const number = hints.length === 0 ? loneNumber(said) : null;
  const measured = number === null ? [] : optionsByNumber(options, number);
  const found = matchOptions(service, words, hints);
  const [only, other] = found.length === 0 && measured.length > 0 ? measured : found;
  if (only) return other ? null : unlessDenied(service, only, words);
  const [one, two, three] = options;
  if (one && two && !three && ref.optionId && theOther.test(said))
    return ref.optionId === one.id ? two : one;
  const kind = ofWoman.test(said) ? 'women' : ofMan.test(said) ? 'men' : null;
  const [theirs, more] = kind ? matchOptions(service, kind) : [];
  return theirs && !more ? theirs : null;
}
