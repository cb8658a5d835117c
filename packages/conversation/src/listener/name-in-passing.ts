import { asideWords, vagueWords } from '../knowledge/common-words.ts';
import type { Receptionist } from '../receptionist.ts';
import {
  endearments,
  everydayFirstNames,
  firstNames,
  neverNames,
  neverNamesFrench,
  particles,
  surnamesOfThings,
  titles,
} from '../understanding/slots/names/name-words.ts';
import { kindsOfThings, namesOfThings } from '../understanding/slots/names/named-things.ts';
import { isRelation } from '../understanding/slots/names/relations.ts';
import { writeName } from '../understanding/slots/names/write-name.ts';
import type { FoundSlot } from './found-slot.ts';
import type { Hearing } from './hearing.ts';
import { type HeardWord, townKind } from './tokens.ts';
import { classesOf } from './word-classes.ts';

/** A name told without any word that says it is one. */
interface NameTold {
  name: string;
  start: number;
  end: number;
}

type NameHearing = Pick<Hearing, 'receptionist' | 'open' | 'language' | 'request' | 'nameKnown'>;

interface Scene {
  text: string;
  words: readonly HeardWord[];
  slots: readonly FoundSlot[];
  receptionist: Receptionist;
  language: 'en' | 'fr';
  /** A detail is awaited: two names written large, and nothing else, are the caller's. */
  mayBeUnknown: boolean;
  /** Something was asked that a name by itself does not answer, and is told instead. */
  mayStandAlone: boolean;
}

const longestName = 4;

/** Before a name these make it somebody the caller speaks of, or a place. */
const governing = new Set(
  `is was were are be been being am isn't wasn't saw see seen get got gets getting ask asked asks tell told call called
  calls phone ring text by from with to for of at in on near like love loves and or nor but than as via about without
  into over under around through my our your his her its their the a an this that these those another any some no not
  says said use used uses buy bought sell take took sent send named met meet know knew heard hear want wants need
  needs have has had do does did can could would should will who what which where when why how if than because
  de du des d au aux chez avec par pour sur pres proche vers la le les un une mon ma mes ton votre vos notre nos
  son sa ses leur leurs est etait sont vu voir veux veut demande ai a as ont et ou ni mais que qui quoi dans en sans
  parler parle appelle entre saint st ste sainte san santa mont mount lake lac fort port cap cape king queen
  rue avenue boulevard chemin rang montee cote place parc ecole polyvalente hopital pont centre marche quartier
  doctor dr docteur mr mrs ms monsieur madame miss old new`.split(/\s+/),
);
const endings = new Set(
  'again here calling phoning ringing speaking please thanks thank cheers bye encore ici merci svp bonjour'.split(
    ' ',
  ),
);
/** Who says their name first goes on with why they ring. */
const goesOn =
  /^(?:i|i'm|im|i'd|i've|id|we|we're|we've|it's|on|nous|about|just|wondering|wanting|looking|again|here|calling|phoning|ringing|je|j'ai|ai|encore|ici|pour|from)$/;
const opening = new Set(
  'hi hello hey there yeah yes yep oh so um uh okay ok good morning afternoon evening there oui bonjour bonsoir allo salut ouais euh ben madame monsieur'.split(
    ' ',
  ),
);
const titleLike =
  /^(?:neighbou?r|groomer|stylist|dentist|barber|tech|technician|guy|girl|lady|man|woman|boss|manager|owner|vet|doctor|driver|plumber|cleaner|voisine?|coiffeu\w+|gars|fille|dame|monsieur|patron\w*|gerant\w*)$/;

/** After a name these tell of somebody, who is not the caller. */
const tellsOf = new Set(
  'is was are were has had did does do can could will would said told cut est etait a avait va peut'.split(
    ' ',
  ),
);

const bareOf = ({ word }: HeardWord) => word.replace(/^[ld]'/, '');
const isLarge = (text: string, { start, end }: HeardWord) =>
  /^\p{Lu}\p{Ll}|^\p{Lu}['’]\p{Lu}/u.test(text.slice(start, end));

/** The slot a word is part of. */
function slotOf({ start, end }: HeardWord, slots: readonly FoundSlot[]): FoundSlot | undefined {
  return slots.find((one) => one.start < end && start < one.end && !one.count && !one.values.hints);
}

function mayBeOfName(
  word: HeardWord | undefined,
  { slots, receptionist, language }: Scene,
  isWritten = false,
): boolean {
  if (!word || slotOf(word, slots)) return false;
  const bare = bareOf(word);
  const first = firstNames.has(bare);
  if (language === 'fr' && bare === 'ben') return false;
  if (bare.length < 2 || !/^[\p{L}'-]+$/u.test(bare) || bare.endsWith("'s")) return false;
  if (word.kind === townKind || receptionist.tradeWords.stems.has(word.stem)) return false;
  if (titles.has(bare) || isRelation(bare) || endearments.has(bare)) return false;
  if (first && !everydayFirstNames.has(bare)) return true;
  if (word.small) return false;
  // "Nell Vane", both written large: a word of some sort that is her name here.
  const ofASort = word.classes.length > 0 || classesOf(bare, undefined).length > 0;
  if (ofASort && !isWritten) return false;
  if (neverNames.has(bare) || neverNamesFrench.has(bare)) return first;
  if (kindsOfThings.has(bare)) return false;
  return isWritten || !(asideWords.has(word.stem) || vagueWords.has(word.stem));
}

/** Words that can be a name and are said in one breath, from `first` on. */
function runFrom(scene: Scene, first: number): number {
  const { text, words, slots } = scene;
  const isWritten = (at: number) => {
    const [given, word, after] = [words[first], words[at], words[at + 1]];
    if (!given || !word || at !== first + 1) return false;
    const before = after && isContact(slotOf(after, slots));
    return Boolean(before) && isLarge(text, given) && isLarge(text, word);
  };
  let next = first;
  while (next < words.length && next - first < longestName) {
    const word = words[next];
    if (next > first && word?.after) break;
    const joins = next > first && particles.has(word?.word ?? '');
    if (!joins && !isSurname(scene, first, next) && !mayBeOfName(word, scene, isWritten(next)))
      break;
    next += 1;
  }
  while (next > first && particles.has(words[next - 1]?.word ?? '')) next -= 1;
  return next;
}

/** "Sylvain Côté", "Wanda Hill": right after a first name that is nothing else. */
function isSurname({ words, slots }: Scene, first: number, at: number): boolean {
  const [given, word] = [words[first]?.word ?? '', words[at]];
  if (!word || at !== first + 1 || slotOf(word, slots)) return false;
  return surnamesOfThings.has(word.word) && firstNames.has(given) && !everydayFirstNames.has(given);
}

/** "Sylvain Côté c'est au 31": what it is, and neither what he is nor the east of it. */
function isOfWhatItIs({ text }: Scene, { start, word }: HeardWord): boolean {
  return word === 'est' && /c['’]$/i.test(text.slice(0, start));
}

function isThing(scene: Scene, first: number, next: number): boolean {
  const { words } = scene;
  const [one, two] = [words[first]?.word ?? '', words[first + 1]?.word ?? ''];
  const singular = two.replace(/(?:es|s)$/, '');
  if ([two, singular, `${singular}s`].some((last) => namesOfThings.has(`${one}_${last}`)))
    return true;
  const after = words[next];
  if (after === undefined || isOfWhatItIs(scene, after)) return false;
  return !after.after && kindsOfThings.has(after.word);
}

/** Whether nothing before it claims the name: a mark, a detail, or a word that governs nothing. */
function opensBefore(scene: Scene, first: number): boolean {
  const { words, slots } = scene;
  const [word, before, second] = [words[first], words[first - 1], words[first - 2]];
  if (!word || !before || word.after) return true;
  if (slotOf(before, slots)) return true;
  if (governing.has(before.word) || governing.has(bareOf(before))) return false;
  if (isRelation(before.word) || titleLike.test(before.word)) return false;
  // "Your guy", "notre voisin": who is named after these is theirs.
  return !/^(?:my|your|our|ma|mon|votre|notre)$/.test(second?.word ?? '') || before.small;
}

function closesAfter(scene: Scene, next: number): boolean {
  const after = scene.words[next];
  if (!after) return true;
  const parted = after.after !== '' || endings.has(after.word);
  return parted || slotOf(after, scene.slots) !== undefined;
}

const isContact = (slot: FoundSlot | undefined) =>
  Boolean(slot?.values.address ?? slot?.values.phone ?? slot?.values.email);

/** Right before or after an address or a telephone number, where people say whose it is. */
function besideContact({ words, slots }: Scene, first: number, next: number): boolean {
  const [before, after] = [words[first - 1], words[next]];
  return isContact(before && slotOf(before, slots)) || isContact(after && slotOf(after, slots));
}

/** In small letters, a name nobody knows is one where it is all that stands before an address. */
function fillsGap({ words, slots }: Scene, first: number): boolean {
  const [given, before] = [words[first], words[first - 1]];
  if (!before || given?.after) return true;
  return slotOf(before, slots) !== undefined;
}

/** All that is said of a name, from the first word of a turn past its greeting. */
function isOpening({ words }: Scene, first: number): boolean {
  return words.slice(0, first).every(({ word }) => opening.has(word));
}

function told(scene: Scene, first: number): NameTold | null {
  const { text, words, slots } = scene;
  const next = runFrom(scene, first);
  const [given, last] = [words[first], words[next - 1]];
  if (!given || !last || isThing(scene, first, next)) return null;
  const mixed = isLarge(text, given) !== isLarge(text, last);
  if (mixed) return null;
  const large = words
    .slice(first, next)
    .every((word) => particles.has(word.word) || isLarge(text, word));
  const known = firstNames.has(given.word);
  const surely = known && (large || !everydayFirstNames.has(given.word));
  const starts = isOpening(scene, first);
  const after = words[next];
  const introduces =
    starts && after !== undefined && (isOfWhatItIs(scene, after) || goesOn.test(after.word));
  const count = next - first;
  const found = { name: writeName(rawOf(scene, first, next)), start: given.start, end: last.end };
  // "Linda here", "Rhona Dunsmuir again"
  const says =
    after !== undefined && /^(?:again|here|encore|ici|calling|speaking)$/.test(after.word);
  const announced = says && after.word !== 'again' && after.word !== 'encore';
  if (starts && says && (surely || (count > 1 && (large || announced)))) return found;
  if (count < 2 || count > longestName) return null;
  if (!opensBefore(scene, first)) return null;
  const alone =
    words.length - count <= words.slice(0, first).filter(({ word }) => opening.has(word)).length;
  if (alone && !(scene.mayStandAlone && (surely || (large && scene.mayBeUnknown)))) return null;
  // "Guy Lachance, là, mettons jeudi": who opens with a whole name goes on with something else.
  const goesOnElse =
    starts &&
    after !== undefined &&
    (after.small || after.classes.length > 0) &&
    !tellsOf.has(after.word);
  if (surely) return closesAfter(scene, next) || introduces || goesOnElse ? found : null;
  if (alone && large) return found;
  // "dale fennick we're at 31 mill road": who opens with a name, and goes on with where they are.
  if (known && introduces && slots.some(isContact)) return found;
  if (!closesAfter(scene, next)) return null;
  if (besideContact(scene, first, next) && (large || fillsGap(scene, first))) return found;
  // A name nobody knows is one where it stands apart, in a turn that arranges something.
  const apart = (given.after !== '' || first === 0) && !after;
  const arranges = slots.some((slot) => slot.values.times?.length || isContact(slot));
  return large && apart && arranges ? found : null;
}

function rawOf({ text, words }: Scene, first: number, next: number): string[] {
  const raw: string[] = [];
  for (let at = first; at < next; at += 1) {
    const word = words[at];
    if (!word) continue;
    const start = elided(text, word.start);
    const said = text.slice(start, word.end);
    const glued = at > first && text[word.start - 1] === '-';
    if (glued) raw[raw.length - 1] += `-${said}`;
    else raw.push(said);
  }
  return raw;
}

/** "D'Amour" is cut after its first letter. */
function elided(text: string, start: number): number {
  return /[dDlL]['’]$/.test(text.slice(0, start)) ? start - 2 : start;
}

/**
 * A first and a last name told beside other things, with nothing that announces it: at the end or the
 * start of a turn, between marks, or beside an address. Null where none stands out from all that has a
 * name too: services, makes, streets, towns, breeds, and people who are only spoken of.
 */
function nameInPassing(
  text: string,
  words: readonly HeardWord[],
  slots: readonly FoundSlot[],
  { receptionist, open, language, request, nameKnown = true }: NameHearing,
): NameTold | null {
  // A name by itself, of a visit that is being arranged or for a reason, is the caller's while none was told.
  const awaited = !nameKnown && (request !== undefined || open === 'reason');
  const mayStandAlone = !['none', 'help', 'else', 'reason', 'address'].includes(open) || awaited;
  const mayBeUnknown = open === 'time' || open === 'phone' || (awaited && open !== 'reason');
  const scene = { text, words, slots, receptionist, language, mayStandAlone, mayBeUnknown };
  for (let first = 0; first < words.length; first += 1) {
    const found = told(scene, first);
    if (found) return found;
  }
  return null;
}

const tellsOfAnother = /\b(?:his|her|their|sa|son)\b/i;

/** The slots of a turn with the name that is told in passing: the caller's, or beside theirs another's. */
export function withNameInPassing(
  text: string,
  words: readonly HeardWord[],
  slots: readonly FoundSlot[],
  hearing: NameHearing,
): FoundSlot[] {
  const found = nameInPassing(text, words, slots, hearing);
  if (!found) return [...slots];
  const { name, start, end } = found;
  const known = slots.find(({ values }) => values.name);
  if (!known) return [...slots, { start, end, values: { name }, own: true }];
  if (!known.own || !tellsOfAnother.test(text)) return [...slots];
  return [...slots, { start, end, values: { others: [{ name }] } }];
}
