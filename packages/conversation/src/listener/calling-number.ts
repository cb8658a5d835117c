import { fold } from '../understanding/slots/words/tokens.ts';

/** The number a caller calls from, spoken of: where, and whether it is the one not to call. */
interface CallingNumber {
  start: number;
  end: number;
  turnedDown: boolean;
}

const named =
  /\b(?:(?:this|the|my|same) (?:one|number|phone|cell)?\s?(?:i'?m|i am|that i'?m|im) (?:calling|phoning|on)|(?:this|same) number|number i'?m calling|one i'?m calling|calling from|celui(?:-| )(?:la|ci)|ce numero|le meme numero|(?:numero )?(?:que|d'ou) j'appelle)\b/;
const turnsDown =
  /\b(?:not|isn't|instead of|rather than|pas|(?:don't|do not|never) (?:use|call|ring|phone|text|try)(?: me)?)(?: (?:on|at|to|use|call|using|calling))?\s*$/;

/**
 * "I only just got this number", "je le connais pas encore, ce numéro-là": what they say of a number they have, new
 * to them or hard to keep in mind, is said of the one that was just told.
 */
const spokenOf =
  /\b(?:got|gotten|had|have|changed(?: to)?|switched(?: to)?|new to|know|remember|memorized?|learn(?:ed|ing)?|forget(?:ting)?|used to|mix up|confuse|d'avoir|viens d'avoir|eu|ai|change|connais|retiens|souviens(?: (?:de|pas de))?|habituee? a|melange|oublie)(?: (?:just|only|all|pas|encore|jamais|toujours|tout le temps))*\s*$/;
const spokenOfAfter =
  /^(?:[- ]la)?,? (?:(?:is|'s|it's|est) )?(?:(?:still|brand|so|pretty|all|tout|encore|bien) )*(?:new|nouveau|neuf|by heart|par coeur)\b|^(?:[- ]la)?,? je (?:(?:le|l'|m'en) ?)?(?:connais|retiens|souviens|melange|oublie)/;

/** Where a caller speaks of the number they call from; null where they speak of none, or of another. */
export function callingNumber(text: string): CallingNumber | null {
  const folded = fold(text);
  const said = named.exec(folded);
  if (!said) return null;
  const start = said.index;
  const end = start + said[0].length;
  const before = folded.slice(0, start);
  const vague = vagueNumber.test(said[0]);
  if (vague && (spokenOf.test(before) || spokenOfAfter.test(folded.slice(end)))) return null;
  return { start, end, turnedDown: turnsDown.test(before) };
}

/** Which number "this number" is, only what stands around it tells. */
const vagueNumber = /^(?:this number|ce numero)$/;
