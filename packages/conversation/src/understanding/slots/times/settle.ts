import type { LocalTime } from '../time-zone.ts';
import { daysBetween } from './calendar.ts';
import type { Joined } from './combine.ts';
import type { Clock, Scene } from './piece.ts';
import type { PartOfDay, TimeExpression } from './time-expression.ts';
import type { TimeWord } from './time-word.ts';

const noon = 12 * 60;
const time = (minutes: number): LocalTime => ({
  hour: Math.floor(minutes / 60) % 24,
  minute: minutes % 60,
});

const usualHours = ({ usualHours: hours }: Scene) => hours ?? { open: 7, close: 19 };

function isUsual(minutes: number, scene: Scene): boolean {
  const { open, close } = usualHours(scene);
  return minutes >= open * 60 && minutes < close * 60;
}

/** "Tuesday at ten", said on a Tuesday at noon by somebody who cannot mean the night. */
function isPastToday({ clock, partOfDay, alternatives }: Joined, scene: Scene): boolean {
  if (!clock || partOfDay || !alternatives?.length) return false;
  const early = clock.either ? clock.minutes % noon : clock.minutes;
  const now = scene.today.hour * 60 + scene.today.minute;
  return early < now && (!clock.either || !isUsual(early + noon, scene));
}

/** Both readings of a time, the likelier first; one where nothing is open. */
function readings(clock: Clock, part: PartOfDay | undefined, scene: Scene, isToday: boolean) {
  if (!clock.either) return [clock.minutes];
  const early = clock.minutes % noon;
  const late = early + noon;
  if (part === 'morning') return [early];
  if (part === 'night') return [early >= 5 * 60 ? late : early];
  if (part) return [late];
  const { open } = usualHours(scene);
  const fits = (minutes: number) => isUsual(minutes, scene);
  const now = scene.today.hour * 60 + scene.today.minute;
  if (isToday && early < now && late >= now) return [late];
  if (fits(early) !== fits(late)) return [fits(early) ? early : late];
  return early >= open * 60 ? [early, late] : [late, early];
}

/** The end of a range: the first reading after its start. */
function endOf(start: number, end: Clock): number {
  if (!end.either) return end.minutes;
  const [early, late] = [end.minutes % noon, (end.minutes % noon) + noon];
  return early > start ? early : late;
}

/** "9 to 5": where the end is open too, the start that leaves a range running forwards. */
function startFor(piece: Joined, choices: number[]): number[] {
  const end = piece.endClock;
  if (!end || end.either || choices.length < 2) return choices;
  return [...choices].sort((a, b) => Number(a >= end.minutes) - Number(b >= end.minutes));
}

/** "Only on a Tuesday", said on one. */
const anyOne = /\b(?:an?|any|un) $/i;

/** A joined piece as the caller's listener writes it down. */
export function settle(
  joined: Joined,
  text: string,
  words: readonly TimeWord[],
  scene: Scene,
): TimeExpression {
  const [later] = joined.alternatives ?? [];
  const begins = words[joined.first]?.start ?? 0;
  const isOver = joined.date && daysBetween(scene.today, joined.date) === 0;
  const piece =
    later && isOver && (isPastToday(joined, scene) || anyOne.test(text.slice(0, begins)))
      ? { ...joined, date: later, alternatives: [] }
      : joined;
  const { year, month, day } = scene.today;
  const since = piece.startsNow && piece.date && !piece.clock ? { year, month, day } : null;
  const start = words[piece.first]?.start ?? 0;
  const end = words[piece.next - 1]?.end ?? start;
  const isToday = piece.date ? daysBetween(scene.today, piece.date) === 0 : false;
  const choices = piece.clock
    ? startFor(piece, readings(piece.clock, piece.partOfDay, scene, isToday))
    : [];
  const chosen = choices[0];
  const days = piece.date ? [piece.date, ...(piece.alternatives ?? [])] : [];
  const candidates =
    days.length > 1 || choices.length > 1
      ? (days.length > 0 ? days : [undefined]).flatMap((date) =>
          (choices.length > 0 ? choices : [undefined]).map((minutes) => ({
            ...(date ? { date } : {}),
            ...(minutes === undefined ? {} : { time: time(minutes) }),
          })),
        )
      : null;
  return {
    text: text.slice(start, end),
    start,
    end,
    ...(piece.date ? { date: piece.date } : {}),
    ...(piece.endDate ? { endDate: piece.endDate } : {}),
    ...(since && piece.date ? { date: since, endDate: piece.date } : {}),
    ...(chosen === undefined ? {} : { time: time(chosen) }),
    ...(chosen !== undefined && piece.endClock
      ? { endTime: time(endOf(chosen, piece.endClock)) }
      : {}),
    ...(piece.partOfDay ? { partOfDay: piece.partOfDay } : {}),
    ...(piece.relation ? { relation: since ? 'between' : piece.relation } : {}),
    ...(piece.excluded ? { excluded: true } : {}),
    ...(candidates ? { candidates } : {}),
  };
}
