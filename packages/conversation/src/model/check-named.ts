import { namedOfKind } from '../knowledge/named-of-a-kind.ts';
import { statesNothing } from './check-unsupported.ts';
import type { DropReason } from './drop-reason.ts';
import type { Grounds } from './grounds.ts';
import type { ModelSentence } from './resolve-sentence.ts';

/**
 * "Yes, we're insured", to who asks whether the shop is bonded; "we're bonded": a certificate, membership, cover or
 * company that nothing the owner wrote names is neither affirmed nor denied by what is written of its kind.
 */
export function checkNamed(sentence: ModelSentence, grounds: Grounds): DropReason | null {
  const { folded } = sentence;
  const { knowledge } = grounds.receptionist.profile;
  const asked = namedOfKind(grounds.lastWords, knowledge);
  if (!asked || statesNothing(sentence) || findsOut.test(folded)) return null;
  const isNamed = namedOfKind(`do you ${folded}`, knowledge) !== null;
  return isNamed || (!asked.besideKind && verdict.test(folded)) ? 'unsupported' : null;
}

const verdict =
  /^\W*(?:(?:oh|well|great question|good question|bonne question|alors|eh bien)\b[,.!]? )*(?:yes|yep|yeah|sure|absolutely|of course|certainly|definitely|we (?:are|do|have)\b[,.!]|no\b|oui|bien sur|absolument|tout a fait|certainement|non\b)/;
/** That it is passed on, or left to people to say. */
const findsOut =
  /\b(?:whether|if|ask(?:ed|ing)?|pass(?:ed|ing)?|check(?:ing)?(?! (?:done|completed))|find out|confirm|verify|note[ds]?|message|team can|let you know|verifi(?:er|e)|demand(?:er|e)|transmets|transmettre|noter?|confirmer|l'equipe)\b/;
