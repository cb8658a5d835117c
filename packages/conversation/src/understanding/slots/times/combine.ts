import type { LocalDate } from '../time-zone.ts';
import { addDays, addMonths, daysBetween, mondayOf, weekdayOf } from './calendar.ts';
import type { Piece } from './piece.ts';
import { shift } from './spans.ts';
import type { TimeWord } from './time-word.ts';

/** A meaning joined from pieces, and whether the caller ruled it out. */
export interface Joined extends Piece {
  excluded?: true;
  /** It was ruled out by what was said after it: "tonight I'm not in". */
  refused?: true;
  /** True of "between now and Friday". */
  startsNow?: true;
}

/** Words that may stand between a day and its hour. */
const link = /^[Tin@o,~aBFsbSEL-]{0,4}$/;
const relations: Record<string, Piece['relation']> = {
  a: 'after',
  F: 'after',
  L: 'after',
  B: 'before',
  '~': 'around',
};

/** The relation that the words right before a piece give it. */
function relationIn(gap: string, words: readonly TimeWord[], next: number): Piece['relation'] {
  let around: Piece['relation'];
  for (let back = 1; back <= gap.length; back += 1) {
    const letter = gap[gap.length - back] ?? '';
    if (letter === '-') return words[next - back]?.value === 1 ? 'before' : undefined;
    if (relations[letter] && letter !== '~') return relations[letter];
    if (letter === '~') around = 'around';
    else if (!'Tin@,'.includes(letter)) return around;
  }
  return around;
}

/** The index of the first word that belongs to a piece: its relation or its "at". */
function firstWord(gap: string, piece: Piece): number {
  // "Look at it this week": what stands between is no part of when.
  const led = /(?:[aBF~bXQ-][Tin@,~]*|@[Tin~]*)$/.exec(gap)?.[0] ?? '';
  return piece.first - led.length;
}

/** The first date like `end` that is not before `start`. */
function rollForward(start: LocalDate, end: Piece): LocalDate | undefined {
  const { date, repeats } = end;
  if (!date || daysBetween(start, date) >= 0) return date;
  if (repeats === 'week') return addDays(date, 7 * Math.ceil(daysBetween(date, start) / 7));
  const months = repeats === 'year' ? 12 : 1;
  for (let ahead = 1; ahead < 15; ahead += 1) {
    const later = addMonths(date, ahead * months);
    if (daysBetween(start, later) >= 0) return later;
  }
  return undefined;
}

function joinRange(from: Joined, to: Piece, gap: string, opened: boolean): Joined | null {
  const isRange = /^[-][Tn]?$/.test(gap) || (opened && /^&[Tn]?$/.test(gap));
  if (!isRange) return null;
  if (from.date && to.date && !from.clock && !to.clock) {
    const end = rollForward(from.date, { ...to, ...(to.endDate ? { date: to.endDate } : {}) });
    if (!end || (from.endDate && !to.endDate)) return null;
    const { alternatives: _, ...rest } = from;
    return { ...rest, endDate: end, relation: 'between', next: to.next };
  }
  if (from.clock && to.clock && !from.endClock && !to.endClock && !(from.date && to.date))
    return { ...to, ...from, endClock: to.clock, relation: 'between', next: to.next };
  return null;
}

/** "Two weeks" and "from Tuesday" as one day. */
function joinDuration(
  from: Joined,
  to: Piece,
  gap: string,
  words: readonly TimeWord[],
): Joined | null {
  if (!from.duration || !to.date || !/^[afFB]{1,2}[Tn]?$/.test(gap)) return null;
  if (words[from.next]?.value === 1) {
    const after = shift(to.date, from.duration.count, from.duration.unit);
    return after ? { ...to, endDate: addDays(after, -1), first: from.first } : null;
  }
  const count = from.duration.count * (gap.startsWith('B') ? -1 : 1);
  const date = shift(to.date, count, from.duration.unit);
  return date ? { ...to, date, counted: true, first: from.first } : null;
}

/** "Tuesday, two weeks from now": the weekday of the week counted out. */
function joinWeekday(from: Joined, to: Piece, gap: string): Joined | null {
  const [counted, named] = from.counted ? [from, to] : [to, from];
  if (!counted.counted || named.repeats !== 'week' || !/^[,n]*$/.test(gap)) return null;
  if (!counted.date || !named.date || named.endDate) return null;
  const date = addDays(mondayOf(counted.date), weekdayOf(named.date));
  const { alternatives: _, repeats: __, ...rest } = from;
  return { ...rest, date, next: to.next };
}

function joinParts(from: Joined, to: Piece, gap: string): Joined | null {
  if (!link.test(gap) || from.duration || to.duration) return null;
  if (gap.includes('-') || gap.includes('b')) return null;
  // "Not midday, one o'clock", "not at suppertime, tomorrow": what is ruled out ends at the comma.
  if (from.excluded && gap.includes(',') && (to.clock || !from.date)) return null;
  // "Tonight I'm not in, tomorrow rather": nor is any other day part of it.
  if (from.refused && (to.date || gap.includes(','))) return null;
  const clash =
    (from.date && to.date) || (from.clock && to.clock) || (from.partOfDay && to.partOfDay);
  return clash ? null : { ...to, ...from, next: to.next };
}

const isSinceNow = (gap: string, piece: Piece, words: readonly TimeWord[]) =>
  words[piece.first - gap.length + gap.lastIndexOf('B')]?.value === 1;

function withWords(piece: Piece, gap: string, words: readonly TimeWord[]): Joined {
  const relation = piece.relation ?? relationIn(gap, words, piece.first);
  return {
    ...piece,
    ...(relation ? { relation } : {}),
    ...(/B[Tn]*$/.test(gap) && isSinceNow(gap, piece, words) ? { startsNow: true as const } : {}),
    ...(/(?:X[Tin@,]*|Q[Tin]*)$/.test(gap) ? { excluded: true as const } : {}),
    first: firstWord(gap, piece),
  };
}

/** Takes in what stands right after ("or later", "or so", "doesn't work"); the index after it. */
function applySuffix(joined: Joined, words: readonly TimeWord[], letters: string): number {
  if (letters.startsWith('-s', joined.next)) joined.next += 1;
  const suffix = words[joined.next];
  if (suffix?.symbol === 'G') joined.relation = suffix.value === 2 ? 'before' : 'after';
  else if (suffix?.symbol === 's') joined.relation = 'around';
  const refused = /^,?Q/.exec(letters.slice(joined.next, joined.next + 2));
  if (refused) {
    joined.excluded = true;
    joined.refused = true;
    joined.next += refused[0].length;
  }
  if (suffix && 'Gs'.includes(suffix.symbol)) joined.next += 1;
  return joined.next;
}

/** "Not Monday or Tuesday" rules out both; "not Monday, Thursday" only the first, unless it is a list. */
function goesOn(gap: string, piece: Piece, letters: string, words: readonly TimeWord[]): boolean {
  // "Not Monday, but Tuesday", "pas lundi, mardi oui": what is set against it is not ruled out with it.
  const beside = [words[piece.first - 1], words[piece.next]];
  if (beside.some((word) => word?.symbol === ',' && word.value === 1)) return false;
  return gap === '&' || (gap === ',' && /^[,&]/.test(letters.slice(piece.next)) && !piece.clock);
}

/** Pieces joined into whole expressions: "Friday" and "after three", "Monday" to "Wednesday". */
export function combine(
  pieces: readonly Piece[],
  words: readonly TimeWord[],
  letters: string,
): Joined[] {
  const joined: Joined[] = [];
  let end = 0;
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last) end = applySuffix(last, words, letters);
    const gap = letters.slice(end, piece.first);
    const opened = last !== undefined && 'bF'.includes(letters[last.first] ?? '.');
    const own = withWords(piece, gap, words);
    const shifted = last ? joinDuration(last, piece, gap, words) : null;
    const whole =
      last &&
      (shifted ??
        joinRange(last, piece, gap, opened) ??
        joinWeekday(last, piece, gap) ??
        joinParts(last, own, gap));
    if (last && whole) {
      // A relation speaks of the time where there is one; a range of days is known by its end.
      const ofTime = own.clock && !own.endClock && !shifted ? own.relation : undefined;
      const relation = ofTime ?? whole.relation ?? (shifted ? undefined : own.relation);
      const excluded = last.excluded ?? own.excluded;
      joined[joined.length - 1] = {
        ...whole,
        ...(relation ? { relation } : {}),
        ...(excluded ? { excluded } : {}),
        first: last.first,
      };
    } else {
      const alike = last && Boolean(last.date) === Boolean(own.date);
      if (last?.excluded && alike && goesOn(gap, piece, letters, words)) own.excluded = true;
      joined.push(own);
    }
  }
  const last = joined.at(-1);
  if (last) applySuffix(last, words, letters);
  return joined.filter((one) => one.date || one.clock || one.partOfDay);
}
