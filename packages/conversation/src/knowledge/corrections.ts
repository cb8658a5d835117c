import { remembering } from '../remembering.ts';

/** What a caller says who takes back what they just said: "no wait", "make that", "je veux dire". */
export const corrects =
  /\b(?:no,? wait|wait,? no|or no|no,? (?:sorry|actually|make|let'?s|not)|actually|i mean(?:t)?|scratch that|sorry|or rather|make (?:that|it)|better yet|non,? (?:attends|attendez|plutôt|en fait|voyons|excusez?)|plutôt|je veux dire|en fait|finalement|ou non)\b/i;

const every = new RegExp(corrects, 'gi');

/** What is said after the last correction: "a sedan" of "a truck, no wait, a sedan"; null without one. */
export const afterCorrection = remembering((text): string | null => {
  const last = [...text.matchAll(every)].at(-1);
  const rest = last ? text.slice(last.index + last[0].length).trim() : '';
  return rest === '' ? null : rest;
});
