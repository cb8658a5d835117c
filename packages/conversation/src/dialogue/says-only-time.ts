import type { Understanding } from '../understanding/understand.ts';
import { isQuestion } from './is-question.ts';

/** Words beside a wished time that say nothing else: "mid May would be good". */
const besideTime =
  /\b(?:would|will|could|be|is|it'?s|good|best|better|great|fine|perfect|ok|okay|maybe|sometime|some time|then|please|um|uh|works?|for me|i guess|like|say|around|about|alright|so|how|what|that|the|on|at|in|and|or|any|anytime|any time|whenever|day|i can do|i could do|s|yeah|yes|preferably|ideally|instead|if|possible|evening|serait|bien|c'est|possible|ça|marche|va|bon|tu|se|peut|plutôt|peut-être|le|vers)\b/gi;

/** Whether a turn names a time and nothing else. */
export function saysOnlyTime({ text, times, phones, names, services }: Understanding): boolean {
  if (phones.length + names.length + services.length > 0 || isQuestion(text)) return false;
  let rest = text;
  for (const { start, end } of times.toSorted((one, other) => other.start - one.start))
    rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  return !/[\p{L}\p{N}]/u.test(rest.replace(besideTime, ' '));
}
