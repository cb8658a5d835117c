import { checkCallersWords } from './check-callers-words.ts';
import { checkCompared } from './check-compared.ts';
import { checkContact } from './check-contact.ts';
import { checkDays } from './check-days.ts';
import { checkDenied } from './check-denied.ts';
import { checkFault } from './check-fault.ts';
import { checkGifts } from './check-gifts.ts';
import { checkHealth } from './check-health.ts';
import { checkIdioms } from './check-idioms.ts';
import { checkInDanger } from './check-in-danger.ts';
import { checkInstructions } from './check-instructions.ts';
import { checkMisleading } from './check-misleading.ts';
import { checkNamed } from './check-named.ts';
import { checkNearestText } from './check-nearest-text.ts';
import { checkNumbers } from './check-numbers.ts';
import { checkOwnDeeds } from './check-own-deeds.ts';
import { checkPeople } from './check-people.ts';
import { checkPreliminaries } from './check-preliminaries.ts';
import { checkPromises } from './check-promises.ts';
import { checkReferences } from './check-references.ts';
import { checkNames, checkSpeech } from './check-speech.ts';
import { checkSums } from './check-sums.ts';
import { checkTerms } from './check-terms.ts';
import { checkTheCall } from './check-the-call.ts';
import { checkTimes } from './check-times.ts';
import { checkUnsupported } from './check-unsupported.ts';
import { checkWithheld } from './check-withheld.ts';
import type { DropReason } from './drop-reason.ts';
import type { Grounds } from './grounds.ts';
import { type ModelSentence, resolveSentence } from './resolve-sentence.ts';

export type Verdict =
  | { kind: 'spoken'; sentence: ModelSentence }
  | { kind: 'dropped'; reason: DropReason };

const checks: readonly ((sentence: ModelSentence, grounds: Grounds) => DropReason | null)[] = [
  checkSpeech,
  checkMisleading,
  checkTheCall,
  checkInstructions,
  checkInDanger,
  checkHealth,
  checkPreliminaries,
  checkWithheld,
  checkCompared,
  checkReferences,
  checkSums,
  checkNumbers,
  checkTimes,
  checkDays,
  checkGifts,
  checkIdioms,
  checkPromises,
  checkOwnDeeds,
  checkFault,
  checkContact,
  checkTerms,
  checkDenied,
  checkNamed,
  checkNames,
  checkPeople,
  checkCallersWords,
  checkUnsupported,
  checkNearestText,
];

/**
 * Whether a sentence a model wrote may be spoken, and as what. Its wording is free; every figure in
 * it is the shop's by reference or the caller's own, and nothing in it is promised, given away or
 * claimed that the knowledge and the plan do not hold. What is doubtful is dropped: it alone.
 */
export function checkSentence(written: string, grounds: Grounds): Verdict {
  // A number of help is no hour, however its digits are set apart.
  const sentence = resolveSentence(written.replace(/\b9-8-8\b/g, '988'), grounds);
  if (!sentence) return { kind: 'dropped', reason: 'unknown-reference' };
  for (const check of checks) {
    const reason = check(sentence, grounds);
    if (reason) return { kind: 'dropped', reason };
  }
  return { kind: 'spoken', sentence };
}
