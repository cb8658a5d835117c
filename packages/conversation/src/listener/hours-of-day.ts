import type { Act } from '../heard/acts.ts';
import type { SlotValues } from '../heard/heard.ts';
import { contentStems } from '../knowledge/common-words.ts';
import type { Hearing } from './hearing.ts';

const bareAsks: ReadonlySet<Act> = new Set([
  'ask.fact',
  'ask.includes',
  'ask.offer',
  'ask.price',
  'ask.compare',
  'ask.when',
  'unclear',
  'aside',
  'ack',
  'give',
  'choose',
]);

/** "And the next day", "pis le lendemain": a day and nothing else, after the hours of another were asked for. */
export function asksHoursOfDay(
  act: Act,
  said: string,
  { times = [] }: SlotValues,
  { lastActs, open }: Pick<Hearing, 'lastActs' | 'open'>,
): boolean {
  if (!bareAsks.has(act) || !lastActs.includes('ask.hours') || open === 'time') return false;
  if (!times.some(({ date, beside }) => date ?? beside)) return false;
  const rest = times.reduce((left, { text }) => left.replace(text, ' '), said);
  return contentStems(rest.replace(leadsOn, ' ')).size === 0;
}

const leadsOn = /(?<!\p{L})(?:pis|puis|d['’]abord|alors|then|instead|even|maybe)(?!\p{L})/giu;
