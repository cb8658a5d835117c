import type { OpenPeriod, Weekday } from '@second-ring/conversation';
import { readHoursLine } from '../../opening-hours/read-hours-line.ts';
import { hoursOf } from '../../opening-hours/week.ts';
import { type Doubt, type Finding, quoted, trust } from '../finding.ts';

/** With fewer days named, the others may be open too: silence is no statement. */
const fewestDays = 5;
/** How many lines of something else may stand within one list of hours. */
const widestGap = 1;

/** Hours of something else than the shop, or not of the whole year. */
const notTheShop =
  /\b(holiday|christmas|summer|winter|seasonal|kitchen|happy hour|delivery|support|phone lines?|call cent(re|er)|pharmacy|temps des fêtes|d['’]été|d['’]hiver|hivernal|estival|cuisine|livraison)\b/i;

interface Block {
  lines: string[];
  week: Map<Weekday, OpenPeriod[]>;
  reason: string | null;
}

/** Opening hours in a page's visible lines, English or French. */
export function readTextHours(lines: readonly string[]): { findings: Finding[]; doubts: Doubt[] } {
  const findings: Finding[] = [];
  const doubts: Doubt[] = [];
  for (const block of blocksOf(joined(lines.flatMap(sentencesAbout)))) {
    const words = quoted(block.lines.join('; '));
    const reason =
      block.reason ??
      (block.week.size < fewestDays ? 'The page names hours for some days only.' : null);
    if (reason) doubts.push({ topic: 'business_hours', words, reason });
    else {
      const value = hoursOf(block.week);
      findings.push({ kind: 'business_hours', value, words, trust: trust.text });
    }
  }
  return { findings, doubts };
}

/** What ends a sentence; an abbreviation such as "a.m." may, where a capital follows. */
const sentenceEnd = /(?<=[.!?])\s+(?=\p{Lu})/u;

/** A line as it is, or its sentences where only some of them may be about hours. */
function sentencesAbout(line: string): string[] {
  const parts = line.split(sentenceEnd);
  if (parts.length === 1 || readHoursLine(line).kind === 'hours') return [line];
  return parts.some((part) => readHoursLine(part).kind === 'hours') ? parts : [line];
}

/** A day on one line and its times on the next, as columns side by side come out, made one line. */
function joined(lines: readonly string[]): string[] {
  const whole: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const next = lines[at + 1] ?? '';
    const namesDays = line.length <= 60 && readHoursLine(`${line} closed`).kind === 'hours';
    const namesTimes = next.length <= 60 && readHoursLine(`Monday ${next}`).kind === 'hours';
    if (namesDays && namesTimes && readHoursLine(line).kind === 'other') {
      whole.push(`${line} ${next}`);
      at += 1;
    } else whole.push(line);
  }
  return whole;
}

function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let current: Block | null = null;
  let gap = 0;
  for (const [at, line] of lines.entries()) {
    const read = readHoursLine(line);
    if (read.kind === 'other') {
      gap += 1;
      if (gap > widestGap || notTheShop.test(line)) current = null;
      continue;
    }
    gap = 0;
    if (!current) {
      const above = lines.slice(Math.max(0, at - 2), at).join(' ');
      const foreign = notTheShop.test(above) && above.length < 200;
      const reason = foreign ? 'These hours may not be those of the whole year or shop.' : null;
      current = { lines: [], week: new Map(), reason };
      blocks.push(current);
    }
    current.lines.push(line);
    if (read.kind === 'unsure') current.reason ??= 'The hours can be read in more than one way.';
    else addLine(current, read.week);
  }
  return blocks;
}

function addLine(block: Block, week: ReadonlyMap<Weekday, OpenPeriod[]>): void {
  for (const [day, spans] of week) {
    const known = block.week.get(day);
    if (known && JSON.stringify(known) !== JSON.stringify(spans)) {
      block.reason ??= 'The page states different hours for the same day.';
    }
    block.week.set(day, spans);
  }
}
