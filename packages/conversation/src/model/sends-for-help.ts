import type { ModelTurn } from '../dialogue/state.ts';
import type { Turn } from '../dialogue/turn.ts';
import { isSupposedOrOver } from '../knowledge/danger-by-sign.ts';
import { fold } from '../knowledge/words.ts';
import { alertOwner } from '../plan/alarm.ts';
import { takeUp } from '../plan/request.ts';
import type { Grounds } from './grounds.ts';

/** The numbers of help in danger: 911, and 988 or "9-8-8" for who thinks of ending their life. */
export function isOfHelp(value: number, before: string, after: string): boolean {
  if (value === 911 || value === 988) return true;
  const around = `${before.slice(-restOfNumber)}${value}${after.slice(0, restOfNumber)}`;
  return value <= 9 && /(?:^|[^\d-])9-(?:1-1|8-8)(?![\d-])/.test(around);
}

/** As far on either side stands the rest of "9-8-8". */
const restOfNumber = 5;

const helpNumber =
  "(?:911|988|9-1-1|9-8-8|nine[- ]one[- ]one|nine[- ]eight[- ]eight|neuf[- ]un[- ]un|neuf[- ]huit[- ]huit|(?:an |the |l'|une )?ambulance|emergency services|poison control|(?:the |les )?(?:police|paramedics|pompiers|secours)|le centre antipoison)";
const sends = new RegExp(
  `\\b(?:call|dial|phone|ring|text|appele[rz]|compose[rz]|texte[rz]|contacte[rz])(?: [a-z'-]+){0,3}? ${helpNumber}\\b`,
);

/** Whether words send whoever hears them to the help that is called in danger. */
export function sendsForHelp(folded: string): boolean {
  return sends.test(folded);
}

/** Whether a sentence only sends the caller where words of ours at the head of the turn have sent them. */
export function sendsAgain(folded: string, { alarm, spoken }: ModelTurn): boolean {
  const said = spoken.slice(0, alarm?.said ?? 0).map(fold);
  if (!sendsForHelp(folded) || /\?\s*$/.test(folded) || !said.some(sendsForHelp)) return false;
  const before = said.join(' ');
  const steps = folded.match(stepsTold) ?? [];
  return steps.every((step) => before.includes(step));
}

/** What somebody in danger is told to do beside calling for help. */
const stepsTold =
  /\b(?:911|988|get (?:out|away|down|back|up|everyone|everybody|them|him|her|yourself)|go|leave|stay|keep|move|stand|wait|turn|shut|open|close|unplug|put|lay|press|don't|do not|never|outside|away|sortez|quittez|eloignez|restez|coupez|fermez|ouvrez|debranchez|allongez|appuyez|gardez|mettez|attendez|jamais|dehors)\b/g;

/**
 * A model that sends the caller for help has heard of danger, whatever else it makes of the call: the owner is alerted
 * as by an alarm. Where the owner wrote of that number, an answer to who only asks alerts nobody.
 */
export function alertWhereSent(
  turn: Turn,
  { heard }: ModelTurn,
  folded: string,
  { passages }: Grounds,
): void {
  const { state } = turn;
  if (state.urgent || !sendsForHelp(folded)) return;
  const written = passages.some((passage) => sendsForHelp(passage.folded));
  const asks = heard.acts.some(({ act }) => act.startsWith('ask.'));
  if (written && (asks || isSupposedOrOver(heard.text))) return;
  state.urgent = true;
  const words = heard.text.trim();
  if (!state.wanted.why.includes(words)) state.wanted.why.push(words);
  takeUp(turn, 'emergency', false);
  alertOwner(turn, { toLife: true });
}
