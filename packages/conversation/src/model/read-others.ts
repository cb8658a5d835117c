import type { Turn } from '../dialogue/turn.ts';
import type { OtherPerson } from '../dialogue/wanted-state.ts';
import type { Act } from '../heard/acts.ts';
import type { Heard, HeardAct, OtherTold, SlotValues } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import { isForThem } from '../understanding/slots/merely-mentioned.ts';
import { isRelation } from '../understanding/slots/names/relations.ts';
import { lately } from './told-details.ts';

/** Whose `person` is somebody of the shop's that is asked for. */
const ofTheShop: ReadonlySet<Act> = new Set([
  'want.person',
  'who.supplier',
  'ask.you',
  'return.call',
]);

/**
 * Whether the person a model names in an act is somebody of the caller's, whom it is for or whom to call,
 * and nobody of the shop's: "book my mum in, Doreen Hatchett" and not "Thursday with Kim".
 */
function isOfCaller(person: string, reachable: boolean, act: Act, turn: Turn): boolean {
  if (ofTheShop.has(act) || act.startsWith('alarm.')) return false;
  const parts = fold(person)
    .split(/[^\p{L}'-]+/u)
    .filter(Boolean);
  const [first = ''] = parts;
  if (parts.some((part) => turn.receptionist.staff.has(part))) return false;
  // Nobody tells a shop the number of somebody who works there.
  if (reachable) return true;
  const { name, relation } = otherNamed(person);
  if (name && !relation && isNamedByOwner(name, turn)) return false;
  return !new RegExp(`\\b${toSomebodyThere} ${first.replace(/[^\p{L}]/gu, '.')}\\b`, 'u').test(
    lately(turn),
  );
}

/** Whether the owner's own words name somebody so: nobody but a caller tells a number of theirs, or whose mother it is. */
function isNamedByOwner(name: string, { receptionist }: Turn): boolean {
  const { about, services, commonQuestions, operationalNotes } = receptionist.profile.knowledge;
  const [first = ''] = name.split(' ');
  const words = new RegExp(`(?<!\\p{L})${first.replace(/[^\p{L}]/gu, '.')}(?!\\p{L})`, 'u');
  return [
    about ?? '',
    ...services.map(({ description }) => description ?? ''),
    ...commonQuestions.flatMap(({ question, explanation }) => [question, explanation ?? '']),
    ...operationalNotes.map(({ content }) => content),
  ].some((text) => words.test(text));
}

/** Before the name of whoever does the work, or is to be told of it. */
const toSomebodyThere = '(?:with|by|tell|ask|have|get|let|avec|par|(?:dire|dites?|demande[rz]?) a)';

/** Somebody else as a model tells of them: a name, what they are to the caller, or neither. */
function otherNamed(person: string): OtherTold {
  const bare = person.replace(possessive, '').trim();
  if (isRelation(fold(bare))) return { relation: fold(bare) };
  const told = bothTold(bare);
  if (told) return told;
  const [, relation = '', name = ''] = /^([\p{Ll}'-]+),?\s+(\p{Lu}.*)$/u.exec(bare) ?? [];
  if (isRelation(fold(relation))) return { relation: fold(relation), name };
  // "One of her guys", "mum or whoever is in": nobody by name.
  return /^\p{Lu}/u.test(bare) && !/\s(?:or|and|ou|et)\s/.test(bare) ? { name: bare } : {};
}

/** "Edda Holm, my aunt", "Jonas (neighbour)", "sa mère, quatre-vingt ans": a name and what they are, in either order. */
function bothTold(person: string): OtherTold | null {
  const parts = person
    .split(/\s*[,()]\s*/)
    .map((part) => part.replace(possessive, '').trim())
    .filter(Boolean);
  const relation = parts.find((part) => isRelation(fold(part)));
  if (!relation || parts.length < 2) return null;
  const name = parts.find((part) => part !== relation && /^\p{Lu}/u.test(part));
  return { ...(name ? { name } : {}), relation: fold(relation) };
}

const possessive = /^(?:my|our|his|her|their|the|ma|mon|notre|sa|son|la|le)\s+/i;

/** The details of an act with the person it names told as whom it is for, where that is who they are. */
export function withOther(
  values: SlotValues,
  said: Record<string, unknown>,
  act: Act,
  turn: Turn,
): SlotValues {
  const { person, phone: told, ...rest } = values;
  const borrowed = rest.callerNumber ? borrowedPhone(turn) : null;
  const phone = told ?? borrowed ?? undefined;
  if (!person || !isOfCaller(person, phone !== undefined, act, turn)) return values;
  const other = otherNamed(person);
  // A number beside another's name is theirs, unless the caller's own name stands there too.
  const theirs = phone !== undefined && values.name === undefined;
  if (theirs) other.phone = phone;
  if (typeof said.instead === 'boolean') other.instead = said.instead;
  const own: SlotValues = theirs || told === undefined ? { ...rest } : { ...rest, phone: told };
  if (theirs && borrowed) delete own.callerNumber;
  return Object.keys(other).length > 0 ? { ...own, others: [other] } : own;
}

/** The number they call from, where they told of another as their own: "try this one, my sister's next door". */
function borrowedPhone({ state: { caller, callerNumber } }: Turn): string | null {
  const isOwn = caller.phone?.from !== 'said' || caller.phone.value === callerNumber;
  return isOwn ? null : callerNumber;
}

/**
 * What the rules heard of others goes with what a model heard: whose a number is, and who is to be called
 * in the caller's place. A number of theirs is never the caller's. Whom the model did not name is only
 * spoken of, unless the words say that it is for them.
 */
export function withOthersHeard(acts: readonly HeardAct[], heard: Heard, turn: Turn): HeardAct[] {
  const dropped = acts.flatMap(({ slots }) =>
    slots.notOf === undefined ? [] : (fold(slots.notOf).split(/[ ,]/)[0] ?? ''),
  );
  const listenedTo = heard.acts
    .flatMap(({ slots }) => slots.others ?? [])
    .filter(
      ({ name, relation, phone }) => !name || relation || phone || !isNamedByOwner(name, turn),
    )
    .filter(({ name }) => !name || !isThing(name, acts, heard))
    // Whom the same reply drops was not told of anew.
    .filter(({ name }) => !dropped.some((who) => who === '' || fold(name ?? '').includes(who)));
  const told = acts.flatMap(({ slots }) => slots.others ?? []);
  // Who tells whose number is whose was understood: beside the caller's own name, or apart from somebody else.
  const own = acts.flatMap(({ slots: { phone, name } }) =>
    phone !== undefined && (name !== undefined || told.length > 0) ? phone : [],
  );
  const listened = listenedTo.map((one) =>
    one.phone !== undefined && own.includes(one.phone) ? withoutNumber(one) : one,
  );
  const theirs = new Set(listened.flatMap(({ phone }) => phone ?? []));
  const named = acts.flatMap(({ slots }) => slots.name ?? []).map((name) => fold(name));
  const kept = acts.map((act) => {
    const { phone, ...rest } = act.slots;
    return phone !== undefined && theirs.has(phone) ? { ...act, slots: rest } : act;
  });
  const more = listened.filter(({ name }) => !name || !named.includes(fold(name)));
  const last = kept.at(-1);
  if (!last || more.length === 0) return kept;
  const byModel = (one: OtherTold) =>
    told.some(
      ({ name, relation }) =>
        (name && one.name && fold(name).split(' ')[0] === fold(one.name).split(' ')[0]) ||
        (relation && relation === one.relation),
    );
  const heardOnly = more.map((one) =>
    one.phone || one.instead || byModel(one) || isForThem(heard.text, one)
      ? one
      : { ...one, mentioned: true as const },
  );
  const others = [...(last.slots.others ?? []), ...heardOnly];
  return [...kept.slice(0, -1), { ...last, slots: { ...last.slots, others } }];
}

const withoutNumber = ({ phone: _phone, ...rest }: OtherTold): OtherTold => rest;

/** "My husband's Leaf": what a model tells as a thing, or what is somebody's, is nobody. */
function isThing(name: string, acts: readonly HeardAct[], { text }: Heard): boolean {
  const [first = ''] = fold(name).split(' ');
  const named = acts.some(({ slots }) => fold(slots.person ?? slots.name ?? '').includes(first));
  if (named || first === '') return false;
  const things = acts.map(({ slots }) => fold(slots.thing ?? '')).join(' . ');
  const word = first.replace(/[^\p{L}]/gu, '.');
  return (
    new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(things) ||
    new RegExp(`\\p{L}['’]s ${word}(?!\\p{L})`, 'u').test(fold(text))
  );
}

/** Of several that a reply is for, each with what is theirs: "the rooms for Ada, the sofa for Len". */
export function forWhomEach(acts: readonly HeardAct[]): HeardAct[] {
  const whoOf = ({ slots: { others = [] } }: HeardAct) =>
    others.map(({ name, relation }) => name ?? relation).find(Boolean);
  if (new Set(acts.flatMap((act) => whoOf(act) ?? [])).size < 2) return [...acts];
  return acts.map((act) => {
    const who = whoOf(act);
    if (!who || act.target?.kind !== 'services') return act;
    const forWhom = Object.fromEntries(act.target.refs.map(({ serviceId }) => [serviceId, who]));
    return { ...act, slots: { ...act.slots, forWhom } };
  });
}

/** By what a model asks for the number of one of several: "ada", "brother". */
export function phoneNameOf({ name, relation }: OtherPerson): string {
  return fold(name?.split(' ')[0] ?? relation ?? '').replace(/[^\p{L}-]/gu, '');
}

/** Everybody else, as the model is told of them. */
export function othersAsKnown(others: readonly OtherPerson[]): string[] {
  const several = others.filter(({ phone }) => phone).length > 1;
  return others.map((other) => otherAsKnown(other, (several && phoneNameOf(other)) || 'other'));
}

function otherAsKnown(
  { name, relation, phone, instead, uncalled, mentioned }: OtherPerson,
  called: string,
): string {
  const who = [name, relation && `(${relation})`].filter(Boolean).join(' ') || 'somebody';
  if (mentioned) return `they mentioned ${who}`;
  if (uncalled) return `also ${who}, not to be called after all`;
  const number = phone ? `, their number {phone:${called}} ${phone}` : '';
  return `also ${who}${number}${instead ? ', to be called instead of the caller' : ''}`;
}
