import type { Turn } from '../dialogue/turn.ts';
import type { HeardAct } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import { bearingOn } from './bearing.ts';
import { saidBefore } from './say-written.ts';
import { writtenFact } from './written-facts.ts';

/** What of the help that was told is asked for once more. */
type OfHelp = 'howSoon' | 'fee';

const written: Record<OfHelp, RegExp> = {
  howSoon:
    /\b(?:within|usually|at once|right away|immediately|\d+ (?:minutes?|hours?)|(?:an|the|one|two) hours?|dans l'heure|d'habitude|habituellement|tout de suite|\d+ (?:minutes?|heures?))\b/,
  fee: /\$|\b(?:dollars?|fee|extra|on top|surcharge|frais|supplement|en plus|de plus)\b/,
};

/** "How long till he phones", "is that extra": what the owner wrote of it is told once more; false where nothing was. */
export function tellHelpAgain(turn: Turn, act: HeardAct, of: OfHelp): boolean {
  const { help, urgentFacts } = turn.receptionist;
  const told = [...Object.values(help).flat(), ...urgentFacts]
    .filter((id) => (turn.state.used[`direction:${id}`] ?? 0) > 0 && !turn.described.has(id))
    .map((id) => writtenFact(turn, id))
    .find((one) => one && written[of].test(fold(one.said)));
  if (!told) return false;
  turn.described.add(told.key);
  turn.answered = true;
  turn.statements.push(saidBefore(turn, bearingOn(turn, told, act.words)));
  turn.facts.push(told.fact);
  return true;
}

/** Whether it is asked what coming at once costs besides the work. */
export function asksExtra({ act, words }: HeardAct): boolean {
  return /^ask\.(?:price|total|includes|fact)$/.test(act) && extra.test(fold(words));
}

const extra =
  /\b(?:extra|on top|more for|after[- ]hours|emergency|surcharge|night (?:rate|fee)|call-?out|en plus|de plus|supplement|urgence|hors des heures)\b/;
