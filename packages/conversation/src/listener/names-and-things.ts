import type { Act } from '../heard/acts.ts';
import type { SlotValues, Target } from '../heard/heard.ts';
import { asideWords, vagueWords } from '../knowledge/common-words.ts';
import type { Receptionist } from '../receptionist.ts';
import {
  everydayFirstNames,
  firstNames,
  neverNames,
  neverNamesFrench,
} from '../understanding/slots/names/name-words.ts';
import type { FoundSlot } from './found-slot.ts';
import type { Hearing } from './hearing.ts';
import { isNumbered } from './people-told.ts';
import { personAsked } from './person-asked.ts';
import { isAskedAbout } from './put-as-question.ts';
import type { Segment } from './segments.ts';
import { type HeardWord, townKind } from './tokens.ts';
import { classesOf } from './word-classes.ts';

const beforeNames = new Set(
  "yeah yep yes sure um uh oh okay ok so well it it's its this is my name name's the i i'm im put ben bon just under for hi hello of course mrs mr ms miss doctor dr here and that's thats first last oui ouais euh ben c'est ca c cest mon nom je m'appelle appelle moi madame monsieur mettez prenom sous pour au a".split(
    ' ',
  ),
);
/** "Is it dangerous" is a question, and names nobody. */
const questionOpeners = new Set(
  'is are do does did can could will would how what why when where est-ce combien quand comment pourquoi'.split(
    ' ',
  ),
);
/** More words than these are no name. */
const mostNames = 3;

/** A bare reply to "your name?": the words that can be one, up to the first that cannot. */
export function nameInReply(
  words: readonly HeardWord[],
  { from, to }: Segment,
  act: Act,
  values: SlotValues,
  { open, receptionist }: Hearing,
  all: readonly FoundSlot[],
  text: string,
): string | null {
  // Where they say who they are, no other word of the turn is their name.
  if (values.name || all.some((one) => one.values.name)) return null;
  const full = besideTheNumber(words, from, to, all, text, receptionist);
  if (full) return full;
  if (!['give', 'correct', 'affirm', 'want.callback', 'ack'].includes(act)) return null;
  // "Francine Doucette, six one three ...": who tells a number tells whose it is beside it.
  if (open !== 'name' && !all.some((one) => one.values.phone)) return null;
  const said = words.slice(from, to);
  if (questionOpeners.has(said[0]?.word ?? '')) return null;
  const start = said.findIndex(({ word }) => !beforeNames.has(word));
  if (start < 0) return null;
  const names: HeardWord[] = [];
  for (const word of said.slice(start)) {
    if (names.some(({ key }) => key === word.key)) continue;
    // "Guy Lachance": two words written large, in reply to "your name?", whatever one means elsewhere.
    const beside = words[words.indexOf(word) + 1];
    const both = names.length === 0 && beside?.after === '' && isLarge(text, beside);
    const known = isLarge(text, word) && (firstNames.has(word.word) || (open === 'name' && both));
    if (!(known || mayBeName(word, receptionist)) || isWithin(word, all)) break;
    names.push(word);
    if (names.length === mostNames) break;
  }
  const last = names.at(-1);
  if (last && isAskedAbout(text, { start: names[0]?.start ?? 0, end: last.end })) return null;
  const isThing = last && names.length === 1 && isNumbered(last.word, text.slice(last.end));
  if (isThing && !firstNames.has(last.word)) return null;
  // A reply begins with the name: what stands in the middle of a sentence is something else.
  const opens = words.slice(0, from + start).every(({ word }) => beforeNames.has(word));
  const given = names[0]?.word ?? '';
  if (!opens && !(firstNames.has(given) && !everydayFirstNames.has(given)) && names.length < 2)
    return null;
  // "It's a Forester": what has an article before it is a thing.
  if (
    /^an?$/.test(said[start - 1]?.word ?? '') &&
    /^(?:its|it's|it|that's|is)$/.test(said[start - 2]?.word ?? '')
  )
    return null;
  // "I meant the other one": what stands after "I" is done, and names nobody.
  if (/^(?:i|je|j'ai|we|you|on|vous|the|le|la|les)$/.test(said[start - 1]?.word ?? '')) return null;
  const next = said[start + names.length];
  // "Guy Lachance, là": what is only said in passing makes it nobody else's.
  const passing = next !== undefined && text.slice(next.start, next.end) === 'là';
  if (!last || (ofAnother.has(next?.word ?? '') && !passing)) return null;
  // Unasked, it must stand right before the number.
  const number = all.find((one) => one.values.phone);
  const between = number ? text.slice(last.end, number.start) : null;
  const beside =
    between !== null &&
    number !== undefined &&
    number.start >= last.end &&
    besideNumber.test(between);
  if (open !== 'name' && !beside) return null;
  return asWritten(names, text);
}

/** A first name written large, which a word of no other sense here is. */
const isGiven = (word: HeardWord, text: string) =>
  isLarge(text, word) && firstNames.has(word.word) && !everydayFirstNames.has(word.word);

const isLarge = (text: string, { start }: HeardWord) => /^\p{Lu}\p{Ll}/u.test(text.slice(start));

/** Words of a day, an address or a number name nobody. */
function isWithin({ start, end }: HeardWord, all: readonly FoundSlot[]): boolean {
  return all.some(
    ({ values, ...span }) =>
      span.start <= start && end <= span.end && !values.name && !values.hints,
  );
}

/** "Leave a message, Samuel Ouellet, eight one nine ...": a first and a last name right before the number. */
function besideTheNumber(
  words: readonly HeardWord[],
  from: number,
  to: number,
  all: readonly FoundSlot[],
  text: string,
  receptionist: Receptionist,
): string | null {
  const number = all.find((one) => one.values.phone);
  if (!number) return null;
  const before = words.filter(
    ({ end }, at) =>
      at >= from &&
      at < to &&
      end <= number.start &&
      besideNumber.test(text.slice(end, number.start)),
  );
  const last = before[0];
  if (!last) return null;
  const names: HeardWord[] = [];
  for (let at = words.indexOf(last); at >= from && names.length < mostNames; at -= 1) {
    const word = words[at];
    // "Réal Gingras": a first name that is known, written large and before its surname.
    const known = word !== undefined && names.length > 0 && isGiven(word, text);
    if (!word || isWithin(word, all) || !(known || mayBeName(word, receptionist))) break;
    names.unshift(word);
    if (known) break;
  }
  const lead = words[words.indexOf(names[0] ?? last) - 1]?.word ?? '';
  return names.length > 1 || (names.length === 1 && leadsName.has(lead))
    ? asWritten(names, text)
    : null;
}

/** "It's Gurpreet, five one nine ..." */
const leadsName = new Set("its it's im i'm name's names moi c'est cest".split(' '));

/** A name with its accents and hyphens, as the recogniser wrote it. */
function asWritten(names: readonly HeardWord[], text: string): string {
  return names
    .map(({ start, end }, at) => {
      const next = names[at + 1];
      const joined = next?.start === end + 1 && text[end] === '-';
      return `${titled(text.slice(start, end).toLowerCase())}${next ? (joined ? '-' : ' ') : ''}`;
    })
    .join('');
}

/** What may stand between a name and its number: "Gord, you can get me at". */
const besideNumber =
  /^[\s,.]*(?:(?:um+|uh+|er|like|so|euh|genre)[\s,]+)*(?:and |et )?(?:(?:my |the |mon |le )?(?:number|cell|phone|numero|numéro|cell)(?:['’]s| is| est| c['’]est)?(?: le| au)?|(?:you can |vous pouvez )?(?:get|reach|call|me|at|on|joindre|rejoindre|au)(?: me| at| on| au)*|at|au|it['’]s|c['’]est(?: le| au)?)?[\s,.]*$/i;
/** "Maude, is she in": what follows makes it somebody else's name. */
const ofAnother = new Set(
  'is est was cut told said he she elle il there la did has does are'.split(' '),
);

function mayBeName(
  { word, stem, small, classes, kind, key }: HeardWord,
  { tradeWords }: Receptionist,
): boolean {
  const bare = word.replace(/'s$/, '');
  // "You serve Bedford": a town of the shop's names nobody.
  if (kind !== key && kind === townKind && !firstNames.has(bare)) return false;
  if (/^(?:h+m+|m+h+m+|u+[hmg]+|e+r+)$/.test(bare)) return false;
  if (small || classes.length > 0 || classesOf(bare, undefined).length > 0 || bare.length < 2)
    return false;
  if (neverNames.has(bare) || neverNamesFrench.has(bare) || tradeWords.stems.has(stem))
    return false;
  return /^[\p{L}'-]+$/u.test(bare) && !asideWords.has(stem) && !vagueWords.has(stem);
}

/** What a question is about beside its target, in the caller's own words. */
export function namedThings(
  words: readonly HeardWord[],
  segment: Segment,
  target: Target | null,
  text: string,
  { staff }: Receptionist,
): SlotValues {
  const { act, from, to } = segment;
  if (['want.book', 'want.move', 'give', 'choose', 'correct', 'ask.when'].includes(act))
    return withPerson(words, segment);
  const asksOfThing = act === 'ask.includes' || act === 'ask.offer' || act === 'ask.price';
  if (act !== 'ask.area' && act !== 'want.person' && act !== 'who.supplier' && !asksOfThing)
    return {};
  if (act === 'ask.price' && target?.kind !== 'unknown') return {};
  const rest = words.slice(from, to).filter(({ small, classes }) => !small && classes.length === 0);
  if (act === 'who.supplier') {
    const at = words.findIndex(
      ({ word }, index) => index >= from && index < to && (word === 'from' || word === 'chez'),
    );
    const company = at >= 0 ? words[at + 1] : undefined;
    return company && !company.small ? { company: titled(company.word) } : {};
  }
  const said = rest
    .filter((one) => !asksOfThing || (!isCommon(one) && !isDone(words, one)))
    .slice(0, 4)
    .map(({ word }) => word);
  if (said.length === 0 && act !== 'ask.area') return {};
  const towns = words.slice(from, to).filter(({ kind, key }) => kind !== key && kind === townKind);
  if (act === 'ask.area' && towns.length > 0)
    return { town: towns.map(({ word }) => titled(word)).join(' ') };
  if (act === 'ask.area') return placeAfter(words.slice(from, to));
  if (act === 'want.person') {
    const person = personAsked(words.slice(from, to), text, staff);
    return person ? { person } : {};
  }
  return { thing: said.join(' ') };
}

/** "Can you guys mend": what is asked to be done is no thing that a list could lack. */
function isDone(words: readonly HeardWord[], word: HeardWord): boolean {
  const before = words.slice(0, words.indexOf(word)).map((one) => one.word);
  const who = before.findLastIndex((one) => !asked.has(one));
  if (modal.test(before.at(-1) ?? '')) return true;
  return (
    before.length - who > 1 && asksToDo.test(before.slice(Math.max(0, who), who + 2).join(' '))
  );
}

/** Who is asked to do something, and what may stand between. */
const asked = new Set(
  'you ya yall guys folks people they we vous tu all also even just'.split(' '),
);
/** "Something you can mend": what follows is done. */
const modal = /^(?:can|could|would|will|should|to|pouvez|pourriez|peut)$/;
const asksToDo =
  /^(?:can|could|would|will|do|does|did|to|if|something|anything|pouvez|pourriez|est-ce que|que) ?/;

/** "Out to Moose Jaw": what follows "to", "in" and their like, where it can be a name. */
function placeAfter(words: readonly HeardWord[]): SlotValues {
  const led = words.findLastIndex(
    ({ word }, at) => placeLeads.has(word) && isPlaceWord(words[at + 1]),
  );
  const named: string[] = [];
  for (const word of led < 0 ? [] : words.slice(led + 1)) {
    if (!isPlaceWord(word) || named.length === mostNames) break;
    named.push(titled(word.word));
  }
  return named.length > 0 ? { town: named.join(' ') } : {};
}

function isPlaceWord(word: HeardWord | undefined): boolean {
  if (!word || word.small || !/^\p{L}[\p{L}'-]+$/u.test(word.word)) return false;
  if (pronounWithVerb.test(word.word)) return false;
  return word.classes.length === 0 && !isCommon(word) && !neverNames.has(word.word);
}

/** "I'm", "they've" */
const pronounWithVerb = /^(?:i|you|we|they|he|she|it|that|there|who|what)['’]\p{L}+$/u;

const placeLeads = new Set(
  'to in near from around at out into towards toward over up down past by a à vers dans en pres près jusqu'.split(
    ' ',
  ),
);

/** "Thursday with Kim" */
function withPerson(words: readonly HeardWord[], { from, to }: Segment): SlotValues {
  const at = words.findIndex(
    ({ word }, index) => index >= from && index < to - 1 && (word === 'with' || word === 'avec'),
  );
  const person = at >= 0 ? words[at + 1] : undefined;
  if (!person || person.small || person.classes.length > 0 || person.kind !== person.key) return {};
  if (
    neverNames.has(person.word) ||
    neverNamesFrench.has(person.word) ||
    !/^\p{L}{3,}$/u.test(person.word)
  )
    return {};
  return { person: titled(person.word) };
}

function isCommon({ stem }: HeardWord): boolean {
  return asideWords.has(stem) || vagueWords.has(stem) || commonThings.has(stem);
}

const commonThings = new Set(
  'servic question somebod someon office shop team staff desk'.split(' '),
);

function titled(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
