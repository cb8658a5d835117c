import { asideWords, smallWords, vagueWords } from '../knowledge/common-words.ts';
import { stem } from '../knowledge/words.ts';
import { correctDigits, joinDigits } from '../understanding/slots/phone-numbers.ts';
import type { Understanding } from '../understanding/understand.ts';
import { currentGoal } from './goals.ts';
import { isQuestion } from './is-question.ts';
import { withoutDetails } from './reply.ts';
import type { QuestionKind } from './state.ts';
import { takeTime } from './take-time.ts';
import type { Turn } from './turn.ts';

/** Which details a turn gave, so that nothing else is read into the same words. */
export interface Taken {
  name: boolean;
  phone: boolean;
  partialPhone: boolean;
  email: boolean;
  time: boolean;
  /** A detail that was known before and is now another. */
  corrected: boolean;
}

/** An introduction is believed at once; a bare word only in reply to "your name?". */
const sureName = 0.8;
const nameInReply = 0.5;
/** Asked for a service, callers name things; only what is surely a name is none of those. */
const nameForService = 0.7;

/** Words any caller uses, as stems, which a recogniser writes like names. */
const everydayWords: ReadonlySet<string> = new Set([...asideWords, ...vagueWords]);

/** Writes down whatever the caller says about themselves, asked for or not. */
export function takeDetails(turn: Turn, heard: Understanding): Taken {
  const taken: Taken = {
    name: false,
    phone: false,
    partialPhone: false,
    email: false,
    time: false,
    corrected: false,
  };
  const asked = turn.state.open?.question.kind ?? null;
  takePhone(turn, heard, asked, taken);
  takeEmail(turn, heard, taken);
  takeName(turn, heard, asked, taken);
  const time = takeTime(turn, heard, asked);
  taken.time = time.taken;
  taken.corrected ||= time.corrected;
  takeHints(turn, heard);
  return taken;
}

function takePhone(
  turn: Turn,
  heard: Understanding,
  asked: QuestionKind | null,
  taken: Taken,
): void {
  const { caller } = turn.state;
  const complete = heard.phones.findLast(({ e164 }) => e164 !== null);
  if (complete?.e164) {
    taken.corrected = caller.phone !== null && caller.phone !== complete.e164;
    caller.phone = complete.e164;
    caller.partialPhone = '';
    taken.phone = true;
    return;
  }
  if (caller.phone && (asked === 'detailsRight' || asked === 'whatToChange')) {
    const digits = correctDigits(caller.phone.replace(/\D/g, ''), heard.text);
    if (!digits) return;
    caller.phone = `+${digits.length === 10 ? '1' : ''}${digits}`;
    taken.phone = true;
    taken.corrected = true;
    return;
  }
  const [piece] = heard.phones;
  if (!piece || !(asked === 'phone' || caller.partialPhone !== '' || isOtherNumber(heard, asked)))
    return;
  addDigits(turn, piece.digits);
  taken.phone = caller.phone !== null;
  taken.partialPhone = caller.phone === null;
}

/** What is no house number: an area code after "no", or more digits than a door has. */
const areaCode = 3;
const longestHouseNumber = 5;

/** Whether the first digits of another number than the caller's own were given. */
function isOtherNumber({ phones, confirmation }: Understanding, asked: QuestionKind | null) {
  const digits = phones[0]?.digits.length ?? 0;
  const least = confirmation?.answer === 'no' ? areaCode : longestHouseNumber + 1;
  return asked === 'callerNumber' && digits >= least;
}

/** Adds spoken or typed digits to a number that came in pieces; ten of them make it complete. */
export function addDigits(turn: Turn, digits: string): void {
  const { caller } = turn.state;
  const joined = joinDigits(caller.partialPhone, digits).replace(/^1(?=[2-9])/, '');
  if (/^[2-9]\d{2}[2-9]\d{6}$/.test(joined)) {
    caller.phone = `+1${joined}`;
    caller.partialPhone = '';
  } else {
    caller.partialPhone = joined.length > 10 ? '' : joined;
  }
}

function takeEmail(turn: Turn, heard: Understanding, taken: Taken): void {
  const email = heard.emails.at(-1)?.email;
  if (!email) return;
  turn.state.caller.email = email;
  taken.email = true;
}

function takeName(
  turn: Turn,
  heard: Understanding,
  asked: QuestionKind | null,
  taken: Taken,
): void {
  const { caller } = turn.state;
  const awaited = ['name', 'takeMessage', 'phone', 'callerNumber', 'time'].includes(asked ?? '');
  const instead = asked === 'whichService' ? nameForService : sureName;
  const enough = awaited ? nameInReply : instead;
  const best = heard.names
    .filter(({ confidence }) => confidence >= enough)
    .filter(
      ({ name, confidence }) => confidence >= sureName || !isOtherWord(turn, heard.text, name),
    )
    .filter((found) => found.confidence >= sureName || !isAnHour(heard, found))
    .toSorted((one, other) => other.confidence - one.confidence)[0];
  if (!best) return;
  if (isForSomebodyElse(turn, heard.text)) return;
  if (caller.name !== null && isFuller(best.name, caller.name)) caller.name = best.name;
  if (isSurname(heard, caller.name, best.name, asked)) {
    caller.name = `${caller.name} ${best.name}`;
    taken.name = true;
    return;
  }
  const changes = caller.name !== null && caller.name !== best.name;
  if (changes && asked !== 'detailsRight' && asked !== 'whatToChange' && asked !== 'name') return;
  taken.corrected ||= changes;
  caller.name = best.name;
  taken.name = true;
}

/** "Jerome", and then, while the number is being asked for, "Tillman". */
function isSurname(
  heard: Understanding,
  known: string | null,
  name: string,
  asked: QuestionKind | null,
): boolean {
  if (known === null || known === name || known.includes(' ') || name.includes(' ')) return false;
  return (asked === 'callerNumber' || asked === 'phone') && withoutDetails(heard) === '';
}

/** "Eod", said while a name is asked for, is when they would like it. */
function isAnHour(
  { times }: Understanding,
  { start, end }: { start: number; end: number },
): boolean {
  return times.some(
    (time) => (time.time ?? time.partOfDay) && time.start < end && start < time.end,
  );
}

/** "Nguyen", and then "Linh Nguyen". */
function isFuller(name: string, known: string): boolean {
  return name.startsWith(`${known} `) || name.endsWith(` ${known}`);
}

/** "Her name is Ashley", of whom is asked for. */
function isForSomebodyElse({ state }: Turn, words: string): boolean {
  const kind = currentGoal(state)?.kind;
  if (kind !== 'person' && kind !== 'message') return false;
  if (!/\b(?:her|his|their|its) name\b/i.test(words)) return false;
  state.caller.reasons.push(words.trim());
  return true;
}

/**
 * "Large" in reply to anything is an option of some service, "total" is a word of any talk, and a
 * question names nobody.
 */
function isOtherWord(turn: Turn, words: string, name: string): boolean {
  if (isQuestion(words)) return true;
  return name
    .toLowerCase()
    .split(' ')
    .every(
      (word) =>
        turn.receptionist.tradeWords.has(word) ||
        smallWords.has(word) ||
        everydayWords.has(stem(word)),
    );
}

function takeHints(turn: Turn, heard: Understanding): void {
  for (const { bodyType, model } of heard.vehicles)
    for (const word of [bodyType, model])
      if (word && !turn.state.topic.hints.includes(word)) turn.state.topic.hints.push(word);
}

/** Whether a turn gave anything at all. */
export function tookSomething(taken: Taken): boolean {
  return taken.name || taken.phone || taken.partialPhone || taken.email || taken.time;
}
