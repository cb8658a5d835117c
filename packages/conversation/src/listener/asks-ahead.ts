import type { HeardAct } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import type { HeardTurn } from './hearing.ts';

const sends = String.raw`(?:calls?|phones?|texts?|rings?|buzz(?:es)?|messages?|(?:let|lets) (?:me|us) know|(?:give|gives) (?:me|us) (?:a |some )?(?:call|heads up|ring|shout|warning)|heads up|warn\p{L}*)`;
const beforeIt = String.raw`(?:before (?!\d)\p{L}+|beforehand|ahead|first|prior|on (?:the|his|her|their|your) way|when(?:ever)? (?:he|she|they|you|it|the \p{L}+|somebody|someone)|once (?:he|she|they|you|it|the)|the (?:day|night|morning|evening) (?:of|before)|when it's|close)`;
const inEnglish = new RegExp(
  String.raw`\b(?:do|does|will|would|is|are|won't|don't|doesn't) (?:you|he|she|they|it|somebody|someone|anybody|anyone|the \p{L}+|your \p{L}+|whoever)\b(?: \p{L}+){0,4} ${sends}\b.*\b${beforeIt}\b|\bdo (?:i|we) get (?:a |any )?(?:call|text|heads up|warning|notice)\b.*\b${beforeIt}\b`,
  'u',
);
const inFrench =
  /(?:est-ce (?:qu'|que )|c'est-tu|[- ](?:t-)?(?:il|elle|ils|on|vous|tu)\b|\b(?:il|elle|y|on|ils|vous|quelqu'un|le (?:gars|monsieur|technicien)) ).*\b(?:appel\p{L}*|rappel\p{L}*|telephon\p{L}*|text\p{L}*|avert\p{L}*|avis\p{L}*|previen\p{L}*)\b.*\b(?:avant(?! \d)|quand|la veille|en (?:chemin|route|s'en venant)|le matin|d'avance|une fois|rendu\p{L}*)\b/u;
const misheard =
  /^(?:ask\.(?:next|fact|when|status|contact|offer|includes|mine)|want\.(?:callback|message))$/;
/** What an owner writes of being told that they come. */
const ofTelling = ['call', 'phone', 'text', 'ring', 'appel', 'appeler', 'telephon', 'texto', 'avert', 'avis'];

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
    if (!inEnglish.test(said) && !inFrench.test(said)) return act;
    const { target } = act;
    const written =
      target?.kind === 'fact' &&
      receptionist.candidates.all.some(
        ({ id, body }) => id === target.factId && ofTelling.some((stem) => body.has(stem)),
      );
    return {
      ...act,
      act: 'ask.fact',
      confidence: 1,
      target: written ? target : { kind: 'unknown', words: null },
    };
  });
}
