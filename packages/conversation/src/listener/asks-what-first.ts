import { fold } from '../knowledge/words.ts';

const whatFirst =
  /\b(?:anything|something|what) (?:else )?(?:(?:that )?(?:i|we) )?(?:(?:have|need|got) to|gotta|should|must|(?:am|are) supposed to)\b.*\b(?:do|bring|know|ready|prepare|beforehand|first|before|ahead)\b|\b(?:(?:have|need|got) to|gotta|should) (?:i |we )?(?:do|bring|prepare|get) (?:anything|something)\b|\b(?:get|have) (?:anything|something|it|the place) ready\b|\banything (?:i|we) (?:have|need|gotta|should)\b/;

/** "Is there anything I have to do before", "do I need to get anything ready": of what comes before a visit. */
export function asksWhatFirst(said: string): boolean {
  return whatFirst.test(fold(said));
}
