import type { Turn } from '../dialogue/turn.ts';
import type { OtherPerson } from '../dialogue/wanted-state.ts';
import type { Heard, HeardAct, OtherTold } from '../heard/heard.ts';
import { isMerelyMentioned } from '../understanding/slots/merely-mentioned.ts';
import { isRelation } from '../understanding/slots/names/relations.ts';
import { fold } from '../understanding/slots/words/tokens.ts';
import { isOfShop } from './take-phone.ts';

/**
 * Writes down whom it is for beside the caller, and whose number somebody else's is: neither ever takes
 * the place of the caller's own name or number.
 */
export function takeOthers(turn: Turn, act: HeardAct, heard: Heard): void {
  const { notOf } = act.slots;
  if (notOf !== undefined) dropOther(turn, notOf);
  for (const told of act.slots.others ?? []) takeOther(turn, told, heard, act);
}

/** Whoever was taken for one it is for, or whom to call, and is none. */
function dropOther(turn: Turn, who: string): void {
  const { wanted } = turn.state;
  const parts = fold(who).match(/\p{L}{2,}/gu) ?? [];
  const isMeant = ({ name, relation }: OtherPerson) =>
    parts.some((part) =>
      fold(`${name ?? ''} ${relation ?? ''}`)
        .split(' ')
        .includes(part),
    );
  const meant = wanted.others.findLast(isMeant) ?? wanted.others.at(-1);
  if (!meant) return;
  wanted.others = wanted.others.filter((one) => one !== meant);
  for (const item of wanted.items)
    if (item.forWhom && meant.name && fold(item.forWhom).includes(fold(meant.name)))
      delete item.forWhom;
  turn.corrected = true;
}

/** "Just call me, she never picks up": whoever was to be called is not, as the caller is again. */
export function takeBackOthers(turn: Turn, heard: Heard): void {
  const { wanted, language } = turn.state;
  const own = heard.acts.some(({ slots }) => slots.callerNumber || slots.phone);
  const told = heard.acts
    .flatMap(({ slots }) => slots.others ?? [])
    .some(({ instead, name, relation, phone }) => instead && (name ?? relation ?? phone));
  const { sure, maybe, aswell } = callsCaller[language];
  if (told || aswell.test(heard.text)) return;
  if (!sure.test(heard.text) && !(own && maybe.test(heard.text))) return;
  for (const other of wanted.others) if (other.instead || other.called) leaveUncalled(turn, other);
}

/** How a caller says that it is they who are to be called: outright, or beside a number of theirs. */
const callsCaller = {
  en: {
    sure: /\b(?:just|only|rather|better) (?:call|ring|phone|reach|text) me\b|\b(?:call|ring|phone|reach|text) me (?:instead|not|rather)\b/i,
    maybe: /\b(?:call|ring|phone|reach|text) me\b/i,
    aswell: /\b(?:call|ring|phone|reach|text) me (?:too|also|as well|or|if)\b/i,
  },
  fr: {
    sure: /(?:appele[rz]|appelle|joignez|joindre|téléphone[rz])[- ]moi (?:plutôt|seulement|moi|pas)(?!\p{L})|\bmoi pas (?:lui|elle|eux)\b/iu,
    maybe: /(?:appele[rz]|appelle|joignez|joindre|téléphone[rz])[- ]moi(?!\p{L})/iu,
    aswell: /[- ]moi (?:aussi|ou|si)(?!\p{L})/iu,
  },
} as const;

function leaveUncalled(turn: Turn, other: OtherPerson): void {
  other.instead = false;
  delete other.called;
  other.uncalled = true;
  turn.corrected = true;
}

/** "Rob, her husband", told as a name: who it is and what they are to the caller. */
function withRelationApart(told: OtherTold): OtherTold {
  const [, name, relation = ''] =
    /^([^,]+), (?:(?:my|his|her|their|sa|son|ma|mon|leur) )?([^,]+)$/iu.exec(told.name ?? '') ?? [];
  return name && isRelation(fold(relation)) ? { relation: fold(relation), ...told, name } : told;
}

/** "It's under my husband's name": of the caller's own, filed in another's name. */
const inNameOf =
  /\b(?:under|in) (?:\p{L}+ ){0,2}\p{L}+(?:'s|s') (?:last )?name\b|\b(?:under|in) (?:his|her|their) name\b|(?<!\p{L})(?:au|sous le) nom de(?!\p{L})/iu;
const forThem =
  /\b(?:for|on behalf of|pour) (?:my|our|his|her|him|them|their|mon|ma|notre|lui|elle|eux)\b/i;

/** Whether somebody asks that another is called, by name, as theirs or as "her": a number alone asks for nothing. */
function asksToCall({ name, relation }: OtherPerson, act: HeardAct, heard: Heard): boolean {
  if (act.act === 'want.callback') return true;
  const words = [name?.split(' ')[0], relation].flatMap((one) => (one ? fold(one) : []));
  const who = ['him', 'her', 'them', 'lui', 'leur', ...words].map((one) =>
    one.replace(/[^\p{L}]/gu, '.'),
  );
  return new RegExp(
    `\\b(?:call|ring|phone|text|reach|try|use|r?appele[rz]|joindre|joigne[rz]|telephone[rz])[ -](?:(?:my|our|his|her|the|a|mon|ma|sa|son|notre) )?(?:\\p{L}+ )?(?:${who.join('|')})\\b|\\b(?:l['’]|le |la |les )(?:r?appeler|joindre|rejoindre)\\b|\\b(?:rejoignez|joignez|appelez|rappelez)-l[ae]s?\\b`,
    'u',
  ).test(fold(heard.text));
}

function takeOther(turn: Turn, { phone, ...whole }: OtherTold, heard: Heard, act: HeardAct): void {
  const person = withRelationApart(whole);
  const told: OtherTold = phone && !isOfShop(turn, phone) ? { ...person, phone } : person;
  const { wanted, caller, callerNumber } = turn.state;
  if (told.name && caller.company && fold(told.name) === fold(caller.company)) return;
  const correcting = heard.acts.some(({ act }) => act === 'correct' || act === 'deny');
  const known = knownAs(wanted.others, told, correcting);
  const calledOff = !known && told.instead === false && (correcting || !told.name);
  if (calledOff) return;
  const before = known ? { ...known } : null;
  const other: OtherPerson = known ?? { name: null, relation: null, phone: null, instead: false };
  if (told.name && !joins(told.name, other.name ?? '')) other.name = told.name;
  other.relation = told.relation ?? other.relation;
  other.phone = told.phone ?? other.phone;
  if (told.instead) {
    delete other.uncalled;
    // A later person to call takes the place of the earlier.
    for (const one of wanted.others) if (one !== known && one.instead) leaveUncalled(turn, one);
  } else if (told.instead === false && (other.instead || other.phone)) leaveUncalled(turn, other);
  other.instead = told.instead ?? other.instead;
  if (!told.mentioned && asksToCall(other, act, heard)) other.called = true;
  const taken = caller.phone?.from === 'said' ? caller.phone.value : null;
  if (told.hasKnownNumber && taken) other.phone = taken;
  const mentioned =
    !other.phone &&
    !other.instead &&
    (told.mentioned === true || isMerelyMentioned(heard.text, other));
  if (!known && inNameOf.test(heard.text) && !forThem.test(heard.text)) other.inName = true;
  if (!known && mentioned && !other.inName) other.mentioned = true;
  else if (!mentioned && (told.name || told.relation || other.phone || other.instead))
    delete other.mentioned;
  if (!known && !isWorthNoting(other)) return;
  if (!known) wanted.others.push(other);
  if (taken !== null && other.phone === taken) {
    caller.phone = callerNumber
      ? { value: callerNumber, from: 'callerId', confirmed: false }
      : null;
    turn.corrected = true;
  }
  giveName(turn, other);
  turn.corrected ||= before !== null && before.name !== null && before.name !== other.name;
  turn.took.add('other');
}

/** A bare relation is told with the reason for the call, unless they can be reached. */
function isWorthNoting({ name, phone, instead }: OtherPerson): boolean {
  return name !== null || phone !== null || instead;
}

/** Who of those known is meant: by name, by what they are to the caller, or as the last spoken of. */
function knownAs(
  others: readonly OtherPerson[],
  { name, relation, phone, hasKnownNumber, instead }: OtherTold,
  correcting: boolean,
): OtherPerson | undefined {
  const named = name && others.find((one) => joins(one.name, name) || joins(name, one.name ?? ''));
  if (named) return named;
  const related =
    relation &&
    others.findLast((one) => one.relation === relation && (!name || !one.name || correcting));
  if (related) return related;
  // "No, her name's Dorothy": of one who is known, the name was wrong.
  const [only] = others;
  const nameless = name ? others.findLast((one) => one.name === null) : undefined;
  if (nameless && (!relation || !nameless.relation)) return nameless;
  if (name) return correcting && others.length === 1 && !only?.relation ? only : undefined;
  if (relation) return others.findLast((one) => one.relation === null);
  return phone || hasKnownNumber || instead !== undefined ? others.at(-1) : undefined;
}

/** "Desmond's my dad": whose name was taken for the caller's own. */
function giveName(turn: Turn, other: OtherPerson): void {
  const { caller, used } = turn.state;
  const known = caller.name?.value;
  if (!other.name || !known || turn.took.has('name')) return;
  if (!joins(known, other.name) && !joins(other.name, known)) return;
  if (known.length > other.name.length) other.name = known;
  caller.name = null;
  used.thanksName = 0;
  turn.corrected = true;
}

/** Whether `fuller` is the same name, or has more of it: "Nguyen", and then "Linh Nguyen". */
export function joins(known: string | null, fuller: string): boolean {
  if (!known) return false;
  const [one, other] = [known.toLowerCase(), fuller.toLowerCase()];
  return one === other || other.startsWith(`${one} `) || other.endsWith(` ${one}`);
}
