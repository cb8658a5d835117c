import { fold } from '../knowledge/words.ts';

const whatFirst =
  /\b(?:anything|something|what) (?:else )?(?:(?:that )?(?:i|we) )?(?:(?:have|need|got) to|gotta|should|must|(?:am|are) supposed to)\b.*\b(?:do|bring|know|ready|prepare|beforehand|first|before|ahead)\b|\b(?:(?:have|need|got) to|gotta|should) (?:i |we )?(?:do|bring|prepare|get) (?:anything|something)\b|\b(?:get|have) (?:anything|something|it|the place) ready\b|\banything (?:i|we) (?:have|need|gotta|should)\b/;
const whatFirstInFrench =
  /\b(?:faut(?:-il)?|dois|devrais|doit-on|on doit)\b.*\b(?:faire|apporter|emporter|amener|preparer|prevoir|savoir)\b.*\b(?:quelque chose|de quoi)\b|\b(?:quelque chose|qu'est-ce|quoi|de quoi)\b.*\b(?:faut|dois|doit|devrais|a)\b.*\b(?:apporter|emporter|amener|preparer|prevoir|(?:faire|savoir)\b.*\bavant)\b|\b(?:apporte|prepare|amene|emporte) quoi\b/;

/** "Is there anything I have to do before", "do I need to get anything ready": of what comes before a visit. */
export function asksWhatFirst(said: string): boolean {
  const folded = fold(said);
  return whatFirst.test(folded) || whatFirstInFrench.test(folded);
}

/** What is to be brought or worn, of which a rule of the owner's speaks by the same word. */
export function bidden(text: string): ReadonlySet<string> {
  return new Set([...fold(text).matchAll(toDo)].map(([, verb = '']) => verb.replace(/er$/, '')));
}

const toDo = /\b(bring|wear|pack|appor|empor|amen|prepar|port)(?:t?(?:s|ing|e[rsz]?|er)?)\b/g;
