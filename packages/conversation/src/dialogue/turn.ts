import type { Effect, FactUsed, Instant, Language, Quote } from '../conversation.ts';
import { amountsIn } from '../knowledge/guard.ts';
import { amountsOnOffer } from '../knowledge/promotions.ts';
import type { Unsaid } from '../model/drop-reason.ts';
import { fill, linesFor, type PhraseKey } from '../phrases/phrase-book.ts';
import type { Receptionist } from '../receptionist.ts';
import { nameForTexts } from '../speaking/fit-for-texts.ts';
import { inWriting } from '../speaking/in-writing.ts';
import { sentences } from '../speaking/sentences.ts';
import { draftOf } from './new-conversation.ts';
import { notedOf } from './noted.ts';
import type { Conversation, Question } from './state.ts';

type Values = Readonly<Record<string, string>>;

/** One step in the making: the state being changed and what will be said about it. */
export interface Turn {
  readonly receptionist: Receptionist;
  readonly now: Instant;
  readonly state: Conversation;
  readonly effects: Effect[];
  /** Statements in the order they will be spoken. */
  readonly statements: string[];
  readonly facts: FactUsed[];
  /** Services and answers of the owner's that were told in this turn: nothing is told twice. */
  readonly described: Set<string>;
  /** Statements that say yes or no to the very thing that was asked. */
  readonly verdicts: Set<string>;
  readonly quotes: Quote[];
  /** Sums of quoted prices that are about to be spoken, in cents. */
  readonly sums: number[];
  /** What a model wrote and the checks did not let pass. */
  readonly unsaid: Unsaid[];
  /**
   * What will be asked at the end, and the question it opens. `keepsWording`: asked again as before
   * later, for these words only say that the answer was not understood.
   */
  asking: { question: Question; text: string; keepsWording?: boolean } | null;
  /** The details this turn gave. */
  readonly took: Set<Taken>;
  /** A detail that was known before and is now another. */
  corrected: boolean;
  /** A direct question of the caller's was answered, or said to be beyond us. */
  answered: boolean;
  /** Where among the statements a question stood that nothing known answers; null: none did. */
  unknownAt: number | null;
  /** Something else had been answered by then. */
  unknownBeside: boolean;
  /** All that is known for that question was told a moment ago. */
  toldAll: boolean;
  /** What was told a moment ago was left out, beside something that was taken down. */
  leftOut: boolean;
  /** What was said of a request taken up in this turn. */
  intro: string | null;
  /** What was said of wishes beside the visit: it comes after what was taken down of the visit. */
  beside: string | null;
  /** What a caller told, said back by itself, and the statement that does so. */
  echo: { statement: string; of: string } | null;
  /** What was noted of the caller and their wishes when the turn began. */
  readonly noted: string;
  /** True while something is said again: what "repeat that" means stays the same then. */
  repeats: boolean;
}

/** What a turn may give. */
type Taken =
  | 'name'
  | 'phone'
  | 'partialPhone'
  | 'email'
  | 'address'
  | 'time'
  | 'callTime'
  | 'service'
  | 'other'
  /** More or less is wanted than before. */
  | 'list';

export function beginTurn(
  receptionist: Receptionist,
  conversation: Conversation,
  now: Instant,
): Turn {
  return {
    receptionist,
    now,
    state: draftOf(conversation),
    effects: [],
    statements: [],
    facts: [],
    described: new Set(),
    verdicts: new Set(),
    quotes: [],
    sums: [],
    unsaid: [],
    asking: null,
    took: new Set(),
    corrected: false,
    answered: false,
    unknownAt: null,
    unknownBeside: false,
    toldAll: false,
    leftOut: false,
    intro: null,
    beside: null,
    echo: null,
    noted: notedOf(conversation),
    repeats: false,
  };
}

/** The next wording of `key` for this call: each time another one, and never the last line again. */
export function phrase(turn: Turn, key: PhraseKey, values: Values = {}): string {
  const { state } = turn;
  const lines = linesFor(key, state.language, state.channel);
  const used = state.used[key] ?? 0;
  state.used[key] = used + 1;
  const filled = { business: nameOfShop(turn), ...values };
  for (let step = 0; step < lines.length; step += 1) {
    const line = fill(lines[(used + step) % lines.length] ?? lines[0], filled);
    if (!state.lastLine.endsWith(line)) return line;
  }
  return fill(lines[used % lines.length] ?? lines[0], filled);
}

const unnamed: Record<Language, string> = { en: 'this business', fr: 'cette entreprise' };

/** In a text a name leads nowhere else, whatever its owner wrote. */
function nameOfShop({ receptionist, state }: Turn): string {
  const { name } = receptionist.profile.knowledge;
  return state.channel === 'sms' ? (nameForTexts(name) ?? unnamed[state.language]) : name;
}

/** Adds a statement to what will be said. */
export function tell(turn: Turn, key: PhraseKey, values: Values = {}): void {
  turn.statements.push(asSentence(phrase(turn, key, values)));
}

function asSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Asks at the end of what will be said. A later question takes the place of an earlier one. */
export function ask(turn: Turn, question: Question, key: PhraseKey, values: Values = {}): void {
  turn.asking = { question, text: asSentence(phrase(turn, key, values)) };
}

/** The id of the next effect: the same inputs always give the same ids. */
export function nextEffectId(turn: Turn): string {
  turn.state.sequence += 1;
  return `${turn.state.callId}:${turn.state.sequence}`;
}

/**
 * Words per minute of an unhurried voice; how long a line takes to be heard decides when silence
 * begins where the carrier does not report playback.
 */
const wordsPerMinute = 150;

/** About how long `text` takes to speak, in milliseconds. */
function speakingTime(text: string): number {
  return Math.round((text.split(/\s+/).length / wordsPerMinute) * 60_000);
}

/** How long it takes until all that was sent has been spoken, in milliseconds: what comes in pieces is queued. */
function stillSpeaking({ state, now }: Turn): number {
  return Math.max(0, ...state.pending.map(({ endsAt }) => endsAt - now));
}

/** The same of what was said last, played or not. */
export function untilHeard(turn: Turn): number {
  return Math.max(speakingTime(turn.state.lastLine), stillSpeaking(turn));
}

/** Turns everything gathered into one line of speech, and opens the question it ends with. */
export function speak(turn: Turn, filler = false): void {
  const { state } = turn;
  const parts = turn.statements.map((statement) => withoutInventedPrices(turn, statement));
  if (turn.asking) parts.push(turn.asking.text);
  const spoken = parts.filter(Boolean).join(' ').trim();
  const text = unlikeLastLine(turn, state.channel === 'sms' ? written(turn, spoken) : spoken);
  if (text === '') return;
  const id = nextEffectId(turn);
  state.pending.push({
    effectId: id,
    text,
    entry: state.transcript.length,
    endsAt: turn.now + stillSpeaking(turn) + speakingTime(text),
  });
  state.transcript.push({
    role: 'assistant',
    content: text,
    at: turn.now,
    ...(turn.facts.length > 0 ? { facts: [...turn.facts] } : {}),
  });
  state.quotes.push(...turn.quotes);
  turn.effects.push({
    id,
    type: 'say',
    text,
    language: state.language,
    interruptible: true,
    ...(filler ? { preemptible: true } : {}),
  });
  state.lastLine = text;
  if (!turn.repeats) state.lastAnswer = turn.statements.join(' ');
  if (turn.asking) {
    state.open = { question: turn.asking.question, heard: true };
    if (!turn.asking.keepsWording) state.openText = turn.asking.text;
  }
}

function written({ receptionist, state }: Turn, spoken: string): string {
  const emails = [state.caller.email?.value, receptionist.profile.knowledge.email];
  return inWriting(spoken, emails, state.language);
}

/**
 * The last wall before a price is spoken: whatever put it there, a sentence with an amount that is
 * neither in the knowledge of today nor a sum of what was quoted is left out.
 */
function withoutInventedPrices(turn: Turn, statement: string): string {
  const amounts = amountsIn(statement);
  if (amounts.every((amount) => mayBeSpoken(turn, amount))) return statement;
  return sentences(statement)
    .filter((sentence) => amountsIn(sentence).every((amount) => mayBeSpoken(turn, amount)))
    .join(' ');
}

/** Whether anything of an owner's words is left once amounts that are kept back are. */
export function maySay(turn: Turn, text: string): boolean {
  return withoutInventedPrices(turn, text) !== '';
}

function mayBeSpoken(turn: Turn, amount: number): boolean {
  const { prices, profile } = turn.receptionist;
  if (prices.has(amount) || turn.sums.includes(amount)) return true;
  return amountsOnOffer(profile.knowledge, turn.now).includes(amount);
}

/** A line said twice running sounds like a machine that is stuck. */
function unlikeLastLine(turn: Turn, text: string): string {
  if (text === '' || text !== turn.state.lastLine) return text;
  return `${phrase(turn, 'again')} ${text}`;
}

/** Whether nothing is said or asked so far. */
export function saysNothing(turn: Turn): boolean {
  return turn.statements.length === 0 && turn.asking === null;
}

/** What the caller said last, whole; empty before they said anything. */
export function lastSaid({ state }: Turn): string {
  return state.transcript.findLast(({ role }) => role === 'user')?.content ?? '';
}

/** What we said last; empty before the first. */
export function lastAnswered({ state }: Turn): string {
  return state.transcript.findLast(({ role }) => role === 'assistant')?.content ?? '';
}

/** Keeps a question nobody wrote an answer to, once, for people to answer. */
export function noteUnanswered({ state }: Turn, words: string): void {
  const asked = words.trim();
  if (!state.unanswered.includes(asked)) state.unanswered.push(asked);
}

/** Whether there is an appointment book that answers. */
export function bookIsOpen({ receptionist, state }: Turn): boolean {
  return receptionist.profile.books === true && !state.booking.off;
}
