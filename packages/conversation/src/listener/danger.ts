import type { Language } from '../conversation.ts';
import { dangerFeatures } from './danger-features.ts';
import { classProbabilities, type LinearModel } from './linear.ts';

/** What words may tell of: `toSelf` is danger of which people are told more help than 911. */
export const dangerKinds = ['none', 'danger', 'toSelf'] as const;

/** A danger to life that words tell of. */
export type DangerTold = Exclude<(typeof dangerKinds)[number], 'none'>;

/** So many lines, the last of them just said, tell of a danger together. */
export const linesTogether = 3;

/** Lines said one after another, as one text. */
export function inOne(lines: readonly string[]): string {
  return lines.join(' . ');
}

/** So likely, danger is told: chosen on lines nothing was learned from, so that of those that only look like it one in a hundred rings. */
const surelyDanger = 0.9;
/**
 * So likely, it may be: who is in danger is told 911 beside the answer, and nobody is alerted. Of ordinary turns of
 * shops nothing was learned from, about one in a hundred is as likely.
 */
const perhapsDanger: Readonly<Record<Language, number>> = { en: 0.6, fr: 0.5 };
/** How much what was learned of all acts counts beside what was learned of danger. */
const alarmWeight = 0.3;

/** An alarm as likely as this speaks neither for danger nor against it. */
export const usualAlarm = 1 / (1 + Math.exp(2));

const logOdds = (chance: number) => {
  const within = Math.min(Math.max(chance, 1e-4), 1 - 1e-4);
  return Math.log(within / (1 - within));
};

/** How likely words tell of danger to life, and of which. */
export interface Likely {
  chance: number;
  kind: DangerTold;
}

/** How likely words tell of danger to life, by themselves. */
export function likelyDanger(model: LinearModel, words: string, alarm: number): Likely {
  const [none = 1, danger = 0, toSelf = 0] = classProbabilities(
    model,
    dangerFeatures(words),
    new Float64Array(dangerKinds.length),
  );
  const score = logOdds(1 - none) + alarmWeight * (logOdds(alarm) - logOdds(usualAlarm));
  return { chance: 1 / (1 + Math.exp(-score)), kind: toSelf > danger ? 'toSelf' : 'danger' };
}

/** Whether words may tell of a danger to life, however unsurely. */
export function mayTellDanger(
  model: LinearModel,
  words: string,
  alarm: number,
  language: Language,
): boolean {
  return likelyDanger(model, words, alarm).chance > perhapsDanger[language];
}

/**
 * The danger to life that words tell of, alone or with what was said just before them; null: they tell of none.
 * @param before the lines before, the last one last.
 * @param alarm how likely the words are an alarm, by what was learned of all acts.
 */
export function dangerTold(
  model: LinearModel,
  words: string,
  before: readonly string[],
  alarm: number,
): DangerTold | null {
  const alone = likelyDanger(model, words, alarm);
  if (alone.chance > surelyDanger) return alone.kind;
  const lines = before.slice(1 - linesTogether);
  if (lines.length === 0) return null;
  const together = likelyDanger(model, inOne([...lines, words]), alarm);
  if (together.chance <= surelyDanger) return null;
  // What was told before these words rang then, and rings no more for what comes after it.
  return likelyDanger(model, inOne(lines), alarm).chance > surelyDanger ? null : together.kind;
}
