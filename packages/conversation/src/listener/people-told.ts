import type { OtherTold, SlotValues } from '../heard/heard.ts';
import { withoutSpans } from '../knowledge/words.ts';
import { nameEnd, rawWords } from '../understanding/slots/names/candidates.ts';
import { writeName } from '../understanding/slots/names/write-name.ts';
import { type FoundName, findNames, sentenceOf } from '../understanding/slots/names.ts';
import { findForWhom, findOthers } from '../understanding/slots/others.ts';
import {
  calledInstead,
  isOnlyIf,
  ownerOfKnownNumber,
  ownerOfNumber,
  someoneToCall,
} from '../understanding/slots/whose-number.ts';
import { fold, tokenize } from '../understanding/slots/words/tokens.ts';
import type { FoundSlot } from './found-slot.ts';
import { isAskedAbout } from './put-as-question.ts';

/** Before a name, these say that it is the speaker's own. */
const ofSelf =
  /\b(?:i'?m|i am|mine(?:'s| is)|my name(?:'s| is)|je m['’]appelle|mon nom(?: à moi)?(?: c)?(?:['’]est| est)|moi(?: je suis| c['’]est)|(?:i'?m|i am|this is|it'?s|je suis|c['’]est) (?:his|her|their|the|sa|son|leur) \p{L}+(?:[ -]in[ -]law)?)\s+$/iu;
const sureName = 0.8;
const nameInReply = 0.5;
const knownName = 0.7;
const numbered = /^\p{L}+ (?:number |no\.? ?)?\d{1,4}[a-z]?\W*$/iu;

/** "Room 412", "Bay 7": a word that nobody is known to be called by, and its number, name a place or a thing. */
export function isNumbered(word: string, after: string): boolean {
  return numbered.test(`${word}${after}`);
}

interface PeopleContext {
  language: 'en' | 'fr';
  /** A name was asked for. */
  expecting: boolean;
}

/**
 * Who is named in a turn: the caller, where they say so or nobody else is named, and everybody else
 * whose relation to them is told. `left`: the words that are no part of another detail.
 */
export function peopleIn(text: string, left: string, context: PeopleContext): FoundSlot[] {
  const others = findOthers(sentenceOf(left, context)).filter(
    (other) => !context.expecting || !saysAgain(left, other),
  );
  const rest = withoutSpans(left, others);
  const enough = context.expecting ? nameInReply : sureName;
  const names = findNames(rest, context)
    // "90 Speedvale East": what follows a number is a street, or counted.
    .filter(({ confidence, start }) => confidence >= enough && !/\d\s+$/.test(text.slice(0, start)))
    .filter((one) => one.confidence >= knownName || !isNumbered(one.name, text.slice(one.end)))
    // "Prenez-vous Interac" names nobody, whatever is asked for.
    .filter((one) => one.confidence >= sureName || !isAskedAbout(text, one))
    .sort((one, other) => other.confidence - one.confidence);
  // "It's Walter Dyck, call me, I'm Shelley": who says "I'm" names themselves.
  const self = names.find(({ start }) => ofSelf.test(text.slice(0, start)));
  const name = self ?? names[0];
  const beside = self ? names.filter((one) => one !== self && isAnother(one, self)) : [];
  // Who says "I'm" in the same breath is another than whom it is for.
  const forWhom = self
    ? findForWhom(sentenceOf(rest, context)).filter((one) =>
        isAnother({ ...one, confidence: 1 }, self),
      )
    : [];
  return [
    ...[...others, ...forWhom].map(({ start, end, name: called, relation }) => ({
      start,
      end,
      values: { others: [relation ? { name: called, relation } : { name: called }] },
    })),
    ...beside.map(({ start, end, name: called }) => ({
      start,
      end,
      values: { others: [{ name: called }] },
    })),
    ...(name
      ? [
          {
            start: name.start,
            end: name.end,
            values: { name: name.name },
            ...(self || name.name.includes(' ') ? { own: true as const } : {}),
          },
        ]
      : []),
  ];
}

/** "Muriel, my friend, Muriel Hodgins": who is called a friend is who listens, and the name is said again. */
function saysAgain(text: string, { name, start }: { name: string; start: number }): boolean {
  const [first = ''] = fold(name).split(' ');
  return tokenize(text.slice(0, start)).some(({ word }) => word === first);
}

/** Two names with no word in common are two people's. */
function isAnother({ name, confidence }: FoundName, self: FoundName): boolean {
  const words = new Set(self.name.toLowerCase().split(' '));
  const shared = name
    .toLowerCase()
    .split(' ')
    .some((word) => words.has(word));
  return confidence >= sureName && !shared;
}

/** Telephone numbers that are somebody else's, told as theirs, and who is to be called at all. */
export function withOwners(
  text: string,
  found: readonly FoundSlot[],
  { language, asked }: Pick<PeopleContext, 'language'> & { asked: boolean },
): FoundSlot[] {
  const instead = calledInstead(text);
  // Asked for a number, who tells somebody else's wants them called.
  const answers = asked && !isOnlyIf(text);
  const told = found.map((slot): FoundSlot => {
    const { phone, extension, ...rest } = slot.values;
    const owner = phone ? ownerOfNumber(text, slot.start, slot.end) : null;
    if (!phone || !owner) return slot;
    const named = nameAt(text, owner.nameStart, language) ?? spokenOf(found, slot, owner.relation);
    const values: SlotValues = {
      ...rest,
      others: [
        {
          ...named,
          ...(owner.relation && !named?.relation ? { relation: owner.relation } : {}),
          phone,
          ...(instead === null && !answers ? {} : { instead: instead ?? true }),
        },
      ],
    };
    return { ...slot, values };
  });
  const numbered = told.some(({ values }) => values.others?.some(({ phone }) => phone));
  if (numbered) return told;
  return [...told, ...withoutNumber(text, told, instead, language)];
}

/** "That number's Lucinda's", "ring Doreen, not me": whom a number told before is of, or whom to call. */
function withoutNumber(
  text: string,
  found: readonly FoundSlot[],
  instead: boolean | null,
  language: 'en' | 'fr',
): FoundSlot[] {
  const own = found.some(({ values }) => values.phone);
  const known = own ? null : ownerOfKnownNumber(text);
  const other: OtherTold = {};
  if (known) {
    if (known.name) other.name = writeName([known.name]);
    if (known.relation) other.relation = known.relation;
    other.hasKnownNumber = true;
  }
  const called = instead ? someoneToCall(text) : null;
  if (called) Object.assign(other, nameAt(text, called.nameStart, language));
  if (called?.relation) other.relation = called.relation;
  if (instead !== null && (called || instead === false || known)) other.instead = instead;
  if (Object.keys(other).length === 0) return [];
  return [{ start: text.length - 1, end: text.length, values: { others: [other] } }];
}

function nameAt(
  text: string,
  start: number | null,
  language: 'en' | 'fr',
): { name: string; relation?: string } | null {
  if (start === null) return null;
  const sentence = sentenceOf(text, { language, expecting: false });
  const first = sentence.tokens.findIndex((token) => token.start >= start);
  const next = first < 0 ? first : nameEnd(sentence, first);
  return next > first ? { name: writeName(rawWords(sentence, first, next)) } : null;
}

/** The one of those named before a number whom "she" or "my wife" means. */
function spokenOf(
  found: readonly FoundSlot[],
  number: FoundSlot,
  relation: string | null,
): OtherTold | null {
  const named = found.flatMap(({ values, start }) =>
    (values.others ?? []).flatMap((one) => (one.name ? { one, start } : [])),
  );
  const related = named.find(({ one }) => relation !== null && one.relation === relation);
  if (related) return related.one;
  const before = named.filter(
    ({ start, one }) => start < number.start && !(relation && one.relation),
  );
  const [first] = named;
  return (
    before.at(-1)?.one ?? (relation === null && named.length === 1 && first ? first.one : null)
  );
}
