import { acts } from '../heard/acts.ts';
import { criesForHelp, tellsOfHelpers } from '../knowledge/cries-for-help.ts';
import { dangerShown } from '../knowledge/danger-by-sign.ts';
import { dangerInSpanish } from '../knowledge/danger-in-spanish.ts';
import { toldPlainly } from '../knowledge/danger-told-plainly.ts';
import {
  announcedHazard,
  announcesTrouble,
  deniesDanger,
  isDanger,
  isLive,
  isOfLife,
  poisons,
  smoulders,
} from '../knowledge/hazards.ts';
import { needNow } from '../knowledge/in-need.ts';
import { isShutIn } from '../knowledge/shut-in.ts';
import { comesDown } from '../knowledge/struck-down.ts';
import { toldInFull } from '../knowledge/told-in-full.ts';
import { floods } from '../knowledge/water-running.ts';
import type { Segment } from './segments.ts';

/** An alarm rings for a report, never for a word. */
export const sureAlarm = 0.9;

/** How likely words are a report of trouble that cannot wait. */
export function alarmChance(probabilities: Float64Array): number {
  return (
    (probabilities[acts.indexOf('alarm.danger')] ?? 0) +
    (probabilities[acts.indexOf('alarm.urgent')] ?? 0)
  );
}

/** What was told before a turn: of the trouble, and in the last lines. */
export interface ToldBefore {
  matter: string;
  lines: readonly string[];
}

/** Whether words tell of a danger to life in a way that rules are sure of, whatever was learned. */
export function isSureDanger(text: string, before: ToldBefore): boolean {
  const full = toldInFull(text);
  return tellsDanger(text, before) || (full !== text && tellsDanger(full, before));
}

function tellsDanger(text: string, { matter, lines }: ToldBefore): boolean {
  const hazard = announcedHazard(text);
  return (
    isDanger(text) ||
    tellsOfHelpers(text) ||
    toldPlainly(text) !== null ||
    dangerShown(text) !== null ||
    smoulders(text, matter) ||
    poisons(text, matter) ||
    isShutIn(text, lines) ||
    comesDown(text) ||
    /^(?:other|gas|fire|injury|electricity)$/.test(dangerInSpanish(text) ?? '') ||
    isOfLife(hazard) ||
    (hazard === 'electricity' && isLive(text))
  );
}

/**
 * Life at risk is never missed for want of a better reading.
 * @param learned whether what was learned of danger takes the words for one.
 */
export function withDanger(
  text: string,
  { matter, lines }: ToldBefore,
  segments: Segment[],
  learned: boolean,
): Segment[] {
  // "No emergency, just a bit of smoke from the socket" denies that it presses, and tells what does.
  const toldAllTheSame = () => {
    const full = toldInFull(text);
    return full !== text && !deniesDanger(full) && tellsDanger(full, { matter, lines });
  };
  if (!learned && deniesDanger(text) && !toldAllTheSame())
    return segments.map((one) =>
      one.act === 'alarm.danger' ? { ...one, act: 'describe' as const } : one,
    );
  const hazard = announcedHazard(text);
  const danger = learned || isSureDanger(text, { matter, lines });
  // "My brakes just failed, this is an emergency": trouble of a kind nobody thought of is still trouble.
  const told = criesForHelp(text) || (announcesTrouble(text) && onlyDescribes(segments));
  if (!danger && hazard === null && !told && !floods(text) && dangerInSpanish(text) === null)
    return needNow(text) ? withNeed(segments) : segments;
  const heard = segments.some(
    ({ act, probabilities }) =>
      act.startsWith('alarm.') &&
      alarmChance(probabilities) >= sureAlarm &&
      !(danger && act === 'alarm.urgent'),
  );
  if (heard) return segments.filter(({ act }) => act !== 'who.sales');
  const [first, ...rest] = segments;
  const last = rest.at(-1) ?? first;
  if (!first || !last) return segments;
  const act = danger ? ('alarm.danger' as const) : ('alarm.urgent' as const);
  return [{ ...first, to: last.to, act, confidence: 1 }];
}

/** What tells of a need, or asks for help with it in other words than a price or a fact. */
const ofNeed =
  /^(?:describe|complain|give|aside|unclear|deny|claim|want\.(?:book|late|person|message)|ask\.(?:when|donow)|alarm\.)/;

/** "I'm stuck on the highway, can you come get me": one alarm; a price that is asked beside it stays asked. */
function withNeed(segments: readonly Segment[]): Segment[] {
  const merged: Segment[] = [];
  for (const one of segments) {
    const last = merged.at(-1);
    if (
      !ofNeed.test(one.act) ||
      (one.act === 'deny' && !merged.some(isAlarm) && one.to - one.from < 2)
    )
      merged.push(one);
    else if (last && isAlarm(last)) merged[merged.length - 1] = { ...last, to: one.to };
    else merged.push({ ...one, act: 'alarm.urgent', confidence: 1 });
  }
  const [first] = merged;
  if (!first || merged.some(isAlarm)) return merged;
  // "Do you have somebody on call, we've no heat": what is asked tells it as well.
  return [{ ...first, act: 'alarm.urgent', confidence: 1 }, ...merged];
}

const isAlarm = ({ act }: Segment) => act.startsWith('alarm.');

/** Something is told, and nothing is asked or wanted but help: an urgent haircut is a booking. */
function onlyDescribes(segments: readonly Segment[]): boolean {
  const calm = /^(?:ask\.|want\.(?:book|move|cancel|late)|who\.|claim)/;
  return (
    segments.some(({ act }) => act === 'describe') && !segments.some(({ act }) => calm.test(act))
  );
}

/** Trouble told before and trouble told now, each half an alarm, together are one from here on. */
const surelyTogether = 0.55;
/** What is told now must itself sound of trouble this much. */
const halfAnAlarm = 0.15;
/** Beside a question of insurance, of prices or of what is done, so much: who is in trouble asks for help. */
const asMuchBeside = 0.4;
const asksOfElse = /^ask\.(?:fact|price|total|includes|compare|offer|discount)/;

/**
 * Trouble told slowly: "there's a spot on the ceiling", and then "now it's pouring". What was told
 * before counts as much as what is told now.
 * @param chanceOf how likely an alarm other words are by themselves.
 */
export function toldSlowly(
  segments: readonly Segment[],
  matter: string,
  chanceOf: (words: string) => number,
): Segment[] {
  let before: number | null = null;
  const least = segments.some(({ act }) => asksOfElse.test(act)) ? asMuchBeside : halfAnAlarm;
  return segments.map((one) => {
    if (!(one.act === 'describe' || one.act === 'alarm.urgent') || matter === '') return one;
    const now = alarmChance(one.probabilities);
    if (now < least) return one;
    before ??= chanceOf(matter);
    const both = 1 - (1 - now) * (1 - before);
    return both < surelyTogether ? one : { ...one, act: 'alarm.urgent', confidence: 1 };
  });
}
