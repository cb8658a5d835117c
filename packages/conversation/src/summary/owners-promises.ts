import type { CallOutcome, Commitment, Language, Lead } from '../conversation.ts';
import { shopLanguage } from '../knowledge/shop-language.ts';
import type { Receptionist } from '../receptionist.ts';
import { quoted } from '../speaking/quoted.ts';
import { ownerWords } from './owner-words.ts';
import { type PromiseKind, promiseOpenings } from './owner-words-english.ts';
import { readWish, shortMoment, withDays } from './say-when.ts';
import { wantsEmail, wantsText } from './tell-others.ts';

/** How the one is named who gave no name, as a call keeps it. */
export const nameless = 'the caller';

/** A promise as a call keeps it, taken apart. */
interface KeptPromise {
  kind: PromiseKind;
  number: string;
  extension: string;
  /** Who is to do it, where somebody was named. */
  person: string;
  /** When and what about, as it was said to the caller. */
  words: string;
}

function takeApart({ text }: Commitment, who: string): KeptPromise | null {
  const kind = kindOf(text);
  if (!kind) return null;
  const at = text.indexOf(who, promiseOpenings[kind].length);
  const rest = at < 0 ? '' : text.slice(at + who.length);
  const [, number = '', extension = '', person = '', words = ''] =
    /^(?:, (\+\d+))?(?:, extension (\d+))?(?: \(([^)]*)\))?(.*)$/su.exec(rest) ?? [];
  return { kind, number, extension, person, words };
}

function kindOf(text: string): PromiseKind | null {
  let found: PromiseKind | null = null;
  for (const kind of kinds)
    if (
      text.startsWith(promiseOpenings[kind]) &&
      (found === null || promiseOpenings[kind].length > promiseOpenings[found].length)
    )
      found = kind;
  return found;
}

const kinds = [
  'booking',
  'reschedule',
  'bookingPassed',
  'reschedulePassed',
  'cancel',
  'late',
  'callback',
  'answer',
  'status',
  'person',
  'returnCall',
  'complaint',
  'complaintPassed',
  'complaintCall',
  'emergency',
  'urgent',
  'message',
  'application',
  'supplier',
  'send',
  'question',
] as const satisfies readonly PromiseKind[];

/** Whether no more was promised than to pass trouble or a complaint on: nobody said that they are called. */
export function isOnlyPassedOn({ text }: Commitment): boolean {
  const kind = kindOf(text);
  return kind === 'urgent' || kind === 'complaintPassed';
}

/** Whether a visit is to be confirmed, and nobody is called for it at once. */
export const isToConfirm = ({ text }: Commitment): boolean =>
  ['booking', 'bookingPassed'].includes(kindOf(text) ?? '');

/** What was promised, in the owner's words, each thing once; empty: nothing was. */
export function tellPromises(
  outcome: CallOutcome,
  timeZone: string,
  language: Language = 'en',
): string {
  const { commitments, lead, startedAt } = outcome;
  const { and } = ownerWords(language);
  const told = commitments.map((promise) => {
    const kept = takeApart(promise, lead?.name ?? nameless);
    if (!kept) return promise.text;
    const { kind, person } = kept;
    const done = promiseOf(kind, outcome, language);
    if (outcome.language !== language)
      return `${done}${by(person)}${inOwnersWords(kept, promise, outcome, timeZone, language)}`;
    const words = kept.words
      .trimEnd()
      .replace(/^ \p{Lu}(?=\p{Ll}+ )/u, (start) => start.toLowerCase());
    const due =
      promise.dueAt !== null && words === '' && person === ''
        ? ` ${shortMoment(promise.dueAt, timeZone, language)}`
        : '';
    const when = `${withDays(words, startedAt, timeZone, language)}${due}`;
    // Of a complaint a time is when to call about it.
    const calls = kind === 'complaint' && promise.dueAt !== null;
    return `${done}${by(person)}${calls ? ` ${and} ${promiseOf('callback', outcome, language)}` : ''}${when}`;
  });
  return [...new Set(bothVisits(told, language))].join(` ${and} `);
}

/** What is to be done; of who would rather be texted or written to, without a call. */
function promiseOf(kind: PromiseKind, { lead }: CallOutcome, language: Language): string {
  const { promises, promisesByText, promisesByEmail } = ownerWords(language);
  const written = (said: object): string | undefined =>
    Object.entries(said).find(([one]) => one === kind)?.[1];
  const byEmail = wantsEmail(lead) ? written(promisesByEmail) : undefined;
  const byText = wantsText(lead) ? written(promisesByText) : undefined;
  return byEmail ?? byText ?? promises[kind];
}

/** Of one visit called off and another asked for, which is which. */
function bothVisits(told: readonly string[], language: Language): readonly string[] {
  const { promises, cancelAndBook } = ownerWords(language);
  const both = [promises.cancel, promises.booking];
  if (!both.every((one) => told.includes(one))) return told;
  return [cancelAndBook, ...told.filter((one) => !both.includes(one))];
}

const by = (person: string) => (person ? ` (${person})` : '');

/**
 * The promises as they are kept for the owner to do: wholly in the shop's language. What was said of
 * when in the caller's other language is dated; words that name no one day or hour are quoted as theirs.
 */
export function ownersCommitments(receptionist: Receptionist, outcome: CallOutcome): Commitment[] {
  const { knowledge } = receptionist.profile;
  const language = shopLanguage(knowledge);
  const { theCaller, extension } = ownerWords(language);
  const { lead } = outcome;
  return outcome.commitments.map((promise) => {
    const kept = takeApart(promise, lead?.name ?? nameless);
    if (!kept) return promise;
    const words =
      outcome.language === language
        ? kept.words
        : inOwnersWords(kept, promise, outcome, knowledge.timeZone, language);
    const who = [
      lead?.name ?? theCaller,
      kept.number,
      kept.extension && `${extension} ${kept.extension}`,
    ].filter(Boolean);
    const text = `${openingOf(kept.kind, lead, language)} ${who.join(', ')}${by(kept.person)}${words}`;
    return { ...promise, text };
  });
}

function openingOf(kind: PromiseKind, lead: Lead | null, language: Language): string {
  const { openings, openingsInWriting } = ownerWords(language);
  if (!ofCalls.includes(kind)) return openings[kind];
  if (wantsEmail(lead)) return openingsInWriting.email;
  return wantsText(lead) ? openingsInWriting.text : openings[kind];
}

/** Promises to call, which are kept in writing for who would rather be written to. */
const ofCalls: readonly PromiseKind[] = ['callback', 'answer', 'status', 'person', 'returnCall'];

const languages = ['en', 'fr'] as const;

/** How promises begin, as they are kept for owners, that are kept by getting in touch with the caller. */
export const contactOpenings: readonly string[] = languages.flatMap((language) => {
  const { openings, openingsInWriting } = ownerWords(language);
  return [
    openings.callback,
    openings.returnCall,
    openings.urgent,
    openingsInWriting.email,
    openingsInWriting.text,
  ];
});

/** The same of promises that are kept once the owner was alerted. */
export const urgentOpenings: readonly string[] = languages.map(
  (language) => ownerWords(language).openings.urgent,
);

/** What was said of when and what about to a caller who speaks another language than the owner. */
function inOwnersWords(
  { words }: KeptPromise,
  { dueAt }: Commitment,
  { startedAt }: CallOutcome,
  timeZone: string,
  language: Language,
): string {
  const said = words.replace(/^[,\s]+/, '').trim();
  const read = (part: string) => readWish(part, startedAt, timeZone, language);
  const pieces = said.split(/[,;]\s+/).flatMap((piece) => read(piece) ?? []);
  const whole = said === '' ? null : (read(said) ?? (pieces.join(', ') || null));
  if (whole) return `, ${whole}`;
  if (dueAt !== null) return `, ${shortMoment(dueAt, timeZone, language)}`;
  return said === '' ? '' : `, ${quoted(said, language)}`;
}
