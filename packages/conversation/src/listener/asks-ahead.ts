import type { HeardAct } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import { textsTelling } from '../knowledge/written-texts.ts';
import type { Receptionist } from '../receptionist.ts';
import type { HeardTurn } from './hearing.ts';

const sends = String.raw`(?:calls?|phones?|texts?|rings?|buzz(?:es)?|messages?|(?:let|lets) (?:me|us) know|(?:give|gives) (?:me|us) (?:a |some )?(?:call|heads up|ring|shout|warning)|heads up|warn\p{L}*)`;
const beforeIt = String.raw`(?:before (?!\d)\p{L}+|beforehand|ahead|first|prior|on (?:the|his|her|their|your) way|when(?:ever)? (?:he|she|they|you|it|the \p{L}+|somebody|someone)|once (?:he|she|they|you|it|the)|the (?:day|night|morning|evening) (?:of|before)|when it's|close)`;
const inEnglish = new RegExp(
  String.raw`\b(?:do|does|will|would|is|are|won't|don't|doesn't) (?:you|he|she|they|somebody|someone|anybody|anyone|the \p{L}+|your \p{L}+|whoever)\b(?: \p{L}+){0,4} ${sends}\b.*\b${beforeIt}\b|\bdo (?:i|we) get (?:a |any )?(?:call|text|heads up|warning|notice)\b.*\b${beforeIt}\b`,
  'u',
);
const inFrench =
  /(?:est-ce (?:qu'|que )|c'est-tu|[- ](?:t-)?(?:il|elle|ils|on|vous|tu)\b|\b(?:il|elle|y|on|ils|vous|quelqu'un|le (?:gars|monsieur|technicien)) ).*\b(?:appel\p{L}*|rappel\p{L}*|telephon\p{L}*|text\p{L}*|avert\p{L}*|avis\p{L}*|previen\p{L}*)\b.*\b(?:avant(?! \d)|quand|la veille|en (?:chemin|route|s'en venant)|le matin|d'avance|une fois|rendu\p{L}*)\b/u;
/** "Est-ce qu'il faut que j'appelle d'avance": of a call of their own. */
const theyCall =
  /\b(?:j'|je (?:te |vous )?|(?:faut|faudrait)(?:[- ](?:tu|il))? |(?:je|on) (?:dois|doit)(?:[- ](?:tu|je|on))? )(?:appel\p{L}*|telephon\p{L}*|text\p{L}*|avert\p{L}*|avis\p{L}*)/u;
const misheard =
  /^(?:ask\.(?:next|fact|when|status|contact|offer|includes|mine)|want\.(?:callback|message))$/;
/** What an owner writes of a call before every visit; one that is made in a case is of that case. */
const ofTelling =
  /^(?!.*\b(?:when|if|unless|si|quand|lorsqu\w*)\b).*\b(?:calls?|texts?|phones?|rings?|appel\p{L}*|text\p{L}*|avis\p{L}*|previen\p{L}*|avert\p{L}*)\b.*\b(?:before|ahead|on (?:the|our|his|her|their) way|(?:day|morning|evening|night) (?:of|before)|first|avant|veille|en route|en chemin)\b/u;

/**
 * "Does he phone before he shows up": asked of how their visit goes, and neither of the call that was promised nor
 * for one. Only what is written of such a call answers it.
 */
export function withAskedAhead(
  acts: readonly HeardAct[],
  { hearing: { receptionist } }: HeardTurn,
): readonly HeardAct[] {
  return acts.map((act): HeardAct => {
    const said = fold(act.words);
    if (!misheard.test(act.act) || act.slots.times?.some(({ time }) => time)) return act;
    if (!inEnglish.test(said) && !(inFrench.test(said) && !theyCall.test(said))) return act;
    const factId = callWritten(receptionist);
    return {
      ...act,
      act: 'ask.fact',
      confidence: 1,
      target: factId ? { kind: 'fact', factId } : { kind: 'unknown', words: null },
    };
  });
}

/** The note or the answer that says whether they call before a visit, where one does. */
function callWritten({ profile }: Receptionist): string | null {
  const found = textsTelling(profile.knowledge, ofTelling, 'each');
  // A note's title says no more than what it is about.
  const told = found.find(({ answer, body }) => answer !== null || ofTelling.test(fold(body)));
  return told?.id ?? null;
}
