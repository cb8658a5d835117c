import type { TranscriptEntry } from '../conversation.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { sentences } from '../speaking/sentences.ts';
import { shortenAtClause, tidySentence } from '../speaking/tidy-sentence.ts';
import { alarmedAt, alarmsOf, standsInTrouble } from './alarm-words.ts';
import { inTheirWords } from './as-theirs.ts';
import { type SpokenClause, spokenClauses } from './spoken-clauses.ts';
import { isAsk, ofMatter, unknownWorth, worthBy } from './stretches.ts';
import {
  fresh,
  isAnswered,
  isOfSomebody,
  isTelling,
  type Known,
  sharesWords,
} from './telling-clauses.ts';
import { tidyUnit } from './tidy-unit.ts';
import { withoutName, withoutRuns } from './told-elsewhere.ts';

/** A sentence of the caller's, fit to be read. */
export interface CallerSentence {
  text: string;
  /** As it was spoken. */
  spoken: string;
  /** Which of the caller's turns it is of, from 0. */
  turn: number;
  /** Where that turn stands in the transcript. */
  entry: number;
}

/** Every sentence of the caller's, as it was spoken. */
export function spokenSentences(
  transcript: readonly TranscriptEntry[],
): Omit<CallerSentence, 'text'>[] {
  let turn = -1;
  return transcript.flatMap(({ role, content }, entry) => {
    if (role !== 'user') return [];
    turn += 1;
    const of = turn;
    // What is said again in one turn tells nothing more.
    return [...new Set(sentences(content))].map((spoken) => ({ spoken, turn: of, entry }));
  });
}

/** The same in which something is left once they are tidied. */
export function callerSentences(
  transcript: readonly TranscriptEntry[],
  name: string | null = null,
): CallerSentence[] {
  return spokenSentences(transcript).flatMap((sentence) => {
    const text = tidySentence(withoutRuns(withoutName(sentence.spoken, name)));
    return text ? { ...sentence, text } : [];
  });
}

const beside = {
  evidence: 3,
  opening: 3,
  last: 4,
  lastMatter: 9,
  thing: 3,
  stems: 5,
} as const;
/** Less than this is told nothing by. */
const leastWorth = 5;
const mostUnits = 4;
const leastLeft = 12;
/** Of an emergency all of it counts; what is said of it in other turns has room in any case. */
const leastBesideAlarm = 160;
const mostOfEmergency = 520;
const mostUnitsOfEmergency = 9;
const leastCut = 80;

/** What was said in one breath, without what is told elsewhere. */
interface Unit {
  text: string;
  at: number;
  entry: number;
  worth: number;
  /** It says what happened or what is to be passed on. */
  matters: boolean;
  /** It is told whatever it adds to the others. */
  stands: boolean;
  stems: ReadonlySet<string>;
}

/**
 * The sentences of the caller's that say what they want, what happened and what is to be passed on,
 * in the order they were said; where there is no room, those that say least are left out. In at most
 * `longest` characters, without what is told elsewhere, what was asked on the way, and what was only
 * said to us. Empty where nothing is left to tell.
 */
export function ownWords(
  transcript: readonly TranscriptEntry[],
  known: Known,
  longest: number,
): string {
  const told = contentStems([...known.told, known.name ?? ''].join(' . '));
  const alarms = alarmsOf(transcript, known, told).map(
    (one): Unit => ({
      ...one,
      at: placeInCall(one.entry, 0),
      worth: 0,
      matters: true,
      stands: true,
    }),
  );
  const whole = new Set(alarms.map(({ entry }) => entry));
  const units = unitsOf(transcript, known, told).filter(({ entry }) => !whole.has(entry));
  const covered = new Set([...told, ...alarms.flatMap(({ stems }) => [...stems])]);
  const chosen = [...alarms];
  const ofAlarms = alarms.reduce((sum, { text }) => sum + text.length, 0);
  let left = ofAlarms === 0 ? longest : Math.max(leastBesideAlarm, mostOfEmergency - ofAlarms);
  const most = ofAlarms === 0 ? mostUnits : mostUnitsOfEmergency;
  while (chosen.length < most && left >= leastLeft) {
    const [best] = units
      .filter((one) => !chosen.includes(one))
      .map((one) => ({ one, news: fresh(one.stems, covered) }))
      .filter(
        ({ one, news }) => one.stands || (news.size > 0 && one.worth + news.size >= leastWorth),
      )
      .sort((a, b) => rank(b.one, b.news) - rank(a.one, a.news) || a.one.at - b.one.at);
    if (!best) break;
    const { one } = best;
    const fits = one.text.length <= left || left >= leastCut;
    chosen.push(fits ? { ...one, text: shortenAtClause(one.text, left) } : { ...one, text: '' });
    units.splice(units.indexOf(one), 1);
    if (fits) left -= Math.min(left, one.text.length) + 2;
    for (const stem of one.stems) covered.add(stem);
  }
  const inOrder = chosen.toSorted((a, b) => a.at - b.at);
  return joined(inOrder.flatMap(({ text }) => (text ? inTheirWords(text) : [])));
}

/** Where a passage stands among all that was said. */
const placeInCall = (entry: number, start: number) => entry * furthestInTurn + start;
const furthestInTurn = 1_000_000;

const rank = ({ worth }: Unit, news: ReadonlySet<string>) =>
  worth + Math.min(news.size, beside.stems);

function unitsOf(
  transcript: readonly TranscriptEntry[],
  known: Known,
  told: ReadonlySet<string>,
): Unit[] {
  const clauses = spokenClauses(transcript, known.said, known.told);
  const alarmed = alarmedAt(known.said);
  const opening = clauses.find(({ text }) => fresh(contentStems(text), told).size > 1)?.entry;
  const passages = inOneBreath(
    clauses.map((clause, at) => ({
      clause,
      tells:
        standsInTrouble(clause, alarmed) ||
        (!leadsToAsk(clause, clauses[at + 1]) &&
          isTelling(
            clause,
            clause.entry === opening,
            isAnswered(transcript, clause.entry, clause.act),
            known,
            told,
          )),
    })),
  );
  const units = passages.flatMap((passage) => {
    const [{ entry, start = 0 } = {}] = passage;
    const end = passage.at(-1)?.end ?? 0;
    const words = transcript[entry ?? 0]?.content.slice(start, end) ?? '';
    const text = tidyUnit(words, passage, known);
    if (entry === undefined || text.split(/\s+/).length < leastWords) return [];
    const heard = known.evidence.some((one) => sharesWords(one, words));
    const worth =
      Math.max(...passage.map(worthOf)) +
      (heard ? beside.evidence : 0) +
      (entry === opening ? beside.opening : 0) +
      (passage.some(({ ofThing }) => ofThing) ? beside.thing : 0);
    const matters = passage.some(({ act, form }) => ofMatter(act) || form === 'order');
    const stands = passage.some((clause) => standsInTrouble(clause, alarmed));
    return {
      text,
      at: placeInCall(entry, start),
      entry,
      worth,
      stems: contentStems(text),
      matters,
      stands,
    };
  });
  // What was said last of the matter counts most.
  const last = units.findLast(({ worth }) => worth > unknownWorth)?.entry;
  return units.map((one) => ({
    ...one,
    worth: one.worth + (one.entry !== last ? 0 : one.matters ? beside.lastMatter : beside.last),
  }));
}

/** "The financing part, can you ...": what a question is about, said before it. */
function leadsToAsk(
  { text, entry, act, form, conditional }: SpokenClause,
  next: SpokenClause | undefined,
): boolean {
  const asked = next?.entry === entry && (next.form === 'question' || next.form === 'wish');
  if (!asked || form !== 'statement') return false;
  if (supposing.test(tidySentence(text))) return true;
  return isAsk(act) && !conditional && text.split(/\s+/).length <= mostBeforeAsking;
}

const supposing = /^(?:if|in case|si|au cas)(?!\p{L})/iu;
const mostBeforeAsking = 6;

/** Clauses that follow one another and tell something are one sentence, as long as it can be read. */
function inOneBreath(
  clauses: readonly { clause: SpokenClause; tells: boolean }[],
): SpokenClause[][] {
  const passages: SpokenClause[][] = [];
  let goesOn = false;
  for (const { clause, tells } of clauses) {
    const last = goesOn ? passages.at(-1) : undefined;
    const [first] = last ?? [];
    const follows =
      first?.entry === clause.entry &&
      clause.form !== 'wish' &&
      clause.end - first.start <= longestUnit;
    if (tells && last && follows) last.push(clause);
    else if (tells) passages.push([clause]);
    goesOn = tells;
  }
  return passages;
}

/** As much of one breath as is read at once. */
const longestUnit = 180;

function worthOf({ act, form, conditional, times, text }: SpokenClause): number {
  if (form === 'order') return worthOfOrder;
  if (conditional && (times.length > 0 || text.split(/\s+/).length <= mostOfCondition))
    return worthOfOrder;
  if (form === 'wish') return worthOfWish;
  const heard = isAsk(act) ? worthOfWish : worthBy({ act });
  return isOfSomebody(text) ? Math.max(heard, worthOfWish) : heard;
}

const worthOfOrder = 6;
const worthOfWish = 4;
const mostOfCondition = 14;

const leastWords = 3;

/** "The furnace quit last night. It's a Lennox" */
function joined(parts: readonly string[]): string {
  return parts
    .map((part, at) => (at === parts.length - 1 || /[?!…]$/.test(part) ? part : `${part}.`))
    .join(' ');
}

/** "911 here": so few words are told as they were said, where they are all there is and more than `known` ones. */
export function fewWords([only = '', ...more]: readonly string[], known: string): string {
  const isAll = more.length === 0 && only.length <= mostFewWords;
  const usual = contentStems(known);
  return isAll && [...contentStems(only)].some((stem) => !usual.has(stem)) ? only : '';
}

const mostFewWords = 60;
