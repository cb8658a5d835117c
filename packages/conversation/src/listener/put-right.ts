import { opensThen } from '../dialogue/opening-time.ts';
import type { Act } from '../heard/acts.ts';
import type { HeardAct, ServiceRef, SlotValues, Target } from '../heard/heard.ts';
import type { Service } from '../knowledge/business.ts';
import { contentStems, vagueWords } from '../knowledge/common-words.ts';
import { loneNumber } from '../knowledge/counts-said.ts';
import { thingsMeasured } from '../knowledge/option-measures.ts';
import { matchOptions, onlyThat } from '../knowledge/options.ts';
import { isRemembered, isRuledOut } from '../knowledge/ruled-out.ts';
import { placedMentions } from '../knowledge/service-mentions.ts';
import { matchServices } from '../knowledge/services.ts';
import { stem, wordsOf } from '../knowledge/words.ts';
import type { Receptionist } from '../receptionist.ts';
import { fold } from '../understanding/slots/words/tokens.ts';
import { hashText } from './hash.ts';
import type { Hearing } from './hearing.ts';
import { isPutAsQuestion } from './put-as-question.ts';
import type { Segment } from './segments.ts';
import { ownStems } from './sums.ts';
import type { HeardWord } from './tokens.ts';

/** "I meant the SUV": an option of what is being talked of, in words that do nothing else. */
export function pickedOption(
  said: string,
  act: Act,
  values: SlotValues,
  { receptionist, focus, open }: Hearing,
): Target | null {
  const loose = 'aside ack unclear describe give correct choose claim hold'.split(' ');
  const replaces = act.startsWith('ask.') && inItsPlace.test(fold(said));
  if (!(loose.includes(act) || replaces)) return null;
  if (open === 'option' || open === 'name' || open === 'address') return null;
  if (values.name ?? values.phone ?? values.email ?? values.address ?? values.digits) return null;
  if (values.times) return null;
  const [ref, second] = focus;
  const service = ref && !second ? receptionist.serviceById.get(ref.serviceId) : undefined;
  if (!ref || !service || service.options.length < 2) return null;
  const [thing] = thingsMeasured(service.options);
  const counted = thing === undefined ? null : loneNumber(fold(said));
  // "I counted again, it's fifteen": of what the options count.
  const spoken =
    counted === null
      ? matchOptions(service, said, values.hints ?? [])
      : matchOptions(service, `${counted} ${thing}`);
  // "It's the minivan, the truck's fine": of two, the one that was not meant before.
  const alone = spoken.length > 1 ? onlyThat(spoken, said) : null;
  if (alone) return { kind: 'services', refs: [{ serviceId: service.id, optionId: alone.id }] };
  const [only, other] =
    spoken.length > 1 && ref.optionId && puttingRight.test(fold(said))
      ? spoken.filter(({ id }) => id !== ref.optionId)
      : spoken;
  if (!only || other || (only.id === ref.optionId && counted === null)) return null;
  const named = matchServices(receptionist.services, said).filter(
    ({ candidates, ambiguous }) => !ambiguous && candidates[0]?.kind !== 'near',
  );
  if (named.some(({ candidates }) => !candidates.some((one) => one.service.id === service.id)))
    return null;
  return { kind: 'services', refs: [{ serviceId: service.id, optionId: only.id }] };
}

/** "Forget the deadbolt, just a knob": said in the place of what was priced. */
const inItsPlace =
  /\b(?:scratch|forget|never ?mind|instead|rather|actually|no wait|finalement|plutot|laissez? (?:faire|tomber)|oubliez?|au lieu)\b|\b(?:just|only|juste|seulement)\b(?!.*\b(?:how much|what(?:'s| is| does)|price|cost|combien|prix)\b)/;

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
  { act, confidence }: Segment,
  { receptionist, open }: Hearing,
): ServiceRef | null {
  // "And the big one" only opens like "and that includes".
  const opens =
    act === 'ask.includes' && confidence < surelyAsks && opensWithThing.test(fold(said));
  const loose = ['unclear', 'aside', 'ack', 'give', 'describe', 'greet'].includes(act) || opens;
  if (!loose || said.split(/\s+/).length > (opens ? mostOpened : mostBare)) return null;
  if (open === 'name' || open === 'address' || open === 'reason' || open === 'service') return null;
  const [only, other] = matchServices(receptionist.services, said);
  const [best, rival] = only?.candidates ?? [];
  if (!best || other || rival || best.kind === 'near') return null;
  return { serviceId: best.service.id, optionId: best.option?.id ?? null };
}

const mostBare = 3;
const mostOpened = 5;
const surelyAsks = 0.8;
const opensWithThing =
  /^(?:ok(?:ay)? |so )?(?:and|et|pis|puis) (?:the|a|an|le|la|les|l'|un|une|des) ?(?!.*\b(?:that|it|ca|with|avec|inclu\w*|compris\w*)\b)/;

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
  const opening = act === 'ask.hours' && opensThen.test(fold(said));
  const loose = opening || ['give', 'aside', 'greet', 'ack', 'unclear', 'describe'].includes(act);
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
/** "Contact lenses", of a contact lens fitting. */
function namesHalf(said: string, name: string): boolean {
  const stems = contentStems(said);
  const own = [...contentStems(name)];
  return own.filter((stem) => stems.has(stem)).length * 2 >= own.length;
}

/** "No snake, please" and "not the girl who did it" call no service by its name, whatever they make one think of. */
export function namesSome(said: string, { name, options }: Service): boolean {
  const own = contentStems([name, ...options.map((option) => option.name)].join(' . '));
  return [...contentStems(said)].some((one) => own.has(one));
}

/** "I don't want storage, take off the box kit": services named to be left out, and where. */
export function ruledOutIn(
  text: string,
  receptionist: Receptionist,
  focus: readonly ServiceRef[] = [],
): { serviceId: string; at: number }[] {
  return [...calledInFull(text, receptionist), ...calledInShort(text, receptionist, focus)];
}

/** "Not the sofa": what is talked of, by one word of its name. */
function calledInShort(text: string, receptionist: Receptionist, focus: readonly ServiceRef[]) {
  const ofOne = ownStems(receptionist);
  const talkedOf = focus.flatMap(({ serviceId }) => {
    const name = receptionist.serviceById.get(serviceId)?.name ?? '';
    return [...contentStems(name)].map((one) => ({ one, id: serviceId }));
  });
  // "A new furnace", of the one furnace that is talked of, whatever else is done for furnaces.
  const ofFocus = (word: string) => {
    const [only, other] = talkedOf.filter(({ one }) => one === word && !vagueWords.has(one));
    return only && !other ? only : undefined;
  };
  return wordsOf(text).flatMap(({ text: word, start, end }) => {
    const before = fold(text.slice(0, start));
    const refused = notWanted.test(before) ? ofFocus(stem(word)) : undefined;
    const own = ofOne.get(stem(word)) ?? refused;
    if (!own || !focus.some(({ serviceId }) => serviceId === own.id)) return [];
    const out =
      refused !== undefined ||
      (leavesOut.test(before) && !isRemembered(before)) ||
      forgotten.test(fold(text.slice(end)));
    return out ? { serviceId: own.id, at: start } : [];
  });
}

/** "I don't want a new": what comes next is refused, and neither wished for nor put right. */
const notWanted =
  /\b(?:(?:don't|do not|didn't|not) (?:want|need|wanna|looking for|buying|asking for)(?: to (?:buy|get|have|do|book|replace))?|(?:veux|veut|voulais|besoin) (?:pas|plus|pu)) (?:(?:an?|any|another|new|whole|un|une|de|d'|des|autre|nouvelle?|neuve?) ?){1,3}$/u;

const leavesOut =
  /\b(?:not|forget|skip|drop|without|scratch|never mind|leave (?:out|off)|take (?:off|out)|pas|oublie\p{L}*|sans|laisse(?:z)?(?: faire| tomber)|enlev\p{L}+|retir\p{L}+) (?:about )?(?:the|that|le|la|les|l')\s*$/u;
const forgotten =
  /^\s*,? (?:forget (?:that|it)|never ?mind|laisse(?:z)? (?:faire|tomber)|oublie(?:z)?[ -](?:ca|le|la))\b/;

function calledInFull(
  text: string,
  { services }: Receptionist,
): { serviceId: string; at: number }[] {
  return placedMentions(services, text).flatMap(({ service, sure, rivals, start, end }) => {
    const said = text.slice(start, end);
    const named = (sure && namesSome(said, service)) || namesHalf(said, service.name);
    if (rivals.length > 0 || !named || !isRuledOut(text, start, end)) return [];
    return { serviceId: service.id, at: start };
  });
}

/** What was ruled out before is meant by its name alone, and by no likeness to it. */
export function notNamed(text: string, { declined = [], receptionist }: Hearing): string[] {
  if (declined.length === 0) return [];
  const named = matchServices(receptionist.services, text).flatMap(({ candidates }) =>
    candidates.map(({ service }) => service.id),
  );
  return declined.filter((id) => !named.includes(id));
}

/** "A wheel repack Wednesday first thing": a service and a day, and nothing surer, is a wish for a visit. */
export function namesForDay(act: HeardAct): boolean {
  const { confidence, target, slots, words } = act;
  const dated = slots.times?.some(({ date, excluded }) => date && !excluded) === true;
  if (confidence >= surelyElse || target?.kind !== 'services' || target.unsure || !dated)
    return false;
  if (asksOrCalls.test(fold(words))) return false;
  // "Can I book", put as a question, is a wish all the same.
  return act.act === 'want.book' || (vague.test(act.act) && !isPutAsQuestion(words));
}

/** "A wheel repack," and then "Wednesday, it's Ida": the day that was cut from it makes a wish of it as well. */
export function withDayBeside(acts: readonly HeardAct[]): readonly HeardAct[] {
  // Who says who they are with it asks for no price.
  const isTold = acts.some(({ slots }) => slots.name ?? slots.phone);
  return acts.map((act, at) => {
    const times = acts[at + 1]?.act === 'give' ? acts[at + 1]?.slots.times : undefined;
    const confidence = isTold ? 0 : act.confidence;
    const named = times && namesForDay({ ...act, confidence, slots: { ...act.slots, times } });
    return named ? { ...act, act: 'want.book', confidence: surelyWanted } : act;
  });
}

const surelyWanted = 0.8;

/** "Can you do a dryer vent Saturday at ten": whoever names the thing and the day asks to come then. */
export function asksToCome({ act, target, slots, words }: HeardAct): boolean {
  const dated = slots.times?.some(
    ({ date, excluded, endDate, text }) =>
      date && !excluded && !endDate && !oneOfMany.test(fold(text)),
  );
  return (
    /^ask\.(?:offer|fact)$/.test(act) &&
    target?.kind === 'services' &&
    !target.unsure &&
    dated === true &&
    toCome.test(fold(words)) &&
    !asksOnly.test(fold(words))
  );
}

/** Of a price, of what would be, and of every such day. */
const asksOnly =
  /\b(?:if (?:i|we)|every|each|rates?|deals?|discounts?|cheaper|how (?:much|long)|prices?|costs?|charge|quote)\b/;

const oneOfMany = /\b(?:an?|any|every|each|on) \p{L}+$|days\b/u;
const toCome =
  /\b(?:(?:can|could|would) (?:you|ya|i|we|they|he|she|somebody|someone)(?: guys)? (?!tell|say|explain|charge)|(?:have you|you) got (?:anything|something|room|time|a )|do you have (?:anything|something|room|time|an? (?:opening|spot|slot))|(?:any|anything) (?:chance|room|openings?|open|left|free|available)|fit (?:me|us|him|her|them|it) in|squeeze)\b/;

const surelyElse = 0.45;
const vague =
  /^(?:ask\.(?:price|total|compare|offer|includes)|want\.callback|aside|unclear|give|choose)$/;
const asksOrCalls =
  /\b(?:if|(?:would|could|can|do|will|are) (?:you|ya)|rate|deal|how much|price|cost|charge|quote|call|phone|ring|text|si vous|pouvez|pourriez|faites|combien|prix|coute|rappel\w*|appel\w*|soumission)\b/;
