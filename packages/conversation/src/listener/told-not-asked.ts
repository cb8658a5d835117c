import type { Act } from '../heard/acts.ts';
import type { HeardAct } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import { asksWithParticle } from '../understanding/question-particle.ts';

/** What an owner's answer is told to, or passed on as not known. */
const answered: ReadonlySet<Act> = new Set(['ask.fact', 'ask.includes']);

/** Somebody tells of themselves or of theirs. */
const ofThemselves =
  /^(?:(?:and|but|okay|ok|oh|um|uh|well|yeah|yes|yep|no|nope|now|also|plus|like|because|cause|cuz|et|pis|mais|ok|oui|ben|bon|euh|parce que)[ ,]+)*(?:i(?:'(?:m|ve|d|ll))?|im|ive|we(?:'(?:re|ve|d|ll))?|he(?:'(?:s|d|ll))?|she(?:'(?:s|d|ll))?|they(?:'(?:re|ve|d|ll))?|(?:my|our|his|her|mon|ma|mes|notre|nos|son|sa|ses) \p{L}+\S*|je|j'\p{L}+|on|nous|il|elle|ils|elles)(?![\p{L}'])/u;

/**
 * What asks, wherever it stands in the words: an order of words, a word that asks, a condition, two things to choose
 * from, or what is concluded. Whoever speaks of the shop asks of it more often than not.
 */
const asks =
  /\?|\b(?:do|does|did|can|could|would|will|should|is|are|am|was|were|don't|doesn't|can't|isn't|aren't|won't|wouldn't|shouldn't) (?:you|ya|i|we|it|they|he|she|that|this|there|these|those|the|my|your|our|any\p{L}*|some\p{L}*)\b|\b(?:have|has) (?:you|ya|i|we|it|they|he|she|any\p{L}*)\b|\b(?:what|how|when|where|which|who|why|whether|if|or|so|then|right|eh|correct|wonder\w*|curious|know|hear|heard|told|say|says|said|assum\w*|guess|suppose|supposed|you(?:r|rs|'\p{L}+)?|ya|est-ce|combien|comment|pourquoi|quand|quel\w*|qui|quoi|si|s'il|ou|donc|alors|savoir|hein|vous|votre|vos|tu|ton|ta|tes|dit|parait)\b/u;

/** Behind what is told: whether that may be. */
const asksLeave =
  /^\W*(?:and |so |but )?(?:(?:is|are|would|will|s|c'est|ca)?\b.{0,6}\b(?:that|this|it|you|ca|correct)?(?:'s| be)? ?)(?:ok|okay|all ?right|alright|fine|good|possible|cool|correct|a problem|work|doable|beau|va)\b[^.]{0,16}$/;

/** "Can you put that instead": what was just told is to be taken down so, and nothing is asked. */
const asksToChange =
  /^\W*(?:(?:and|so|but|ok|okay|please|oh)[ ,]+)*(?:can|could|would|will) (?:you|ya|we) (?:just |please |maybe )*(?:put|change|make|switch|move|update|fix|do|note|write|mark) (?:that|it|this|those|them)(?: (?:down|in|up|instead|then|please|for me|now))*\W*$/;

const isOpen = ({ target }: HeardAct) => target === null || target.kind === 'unknown';

/**
 * "We'd need to be ready by eleven", "my cousin has the truck": what somebody tells of themselves, with nothing in it
 * that asks, is taken as told, whatever question it sounded like. An answer to it would be one nobody asked for, and
 * there is nothing in it that could be passed on as a question.
 */
export function withToldAsTold(acts: readonly HeardAct[]): readonly HeardAct[] {
  return acts.map((act, at) => {
    if (!answered.has(act.act) || act.confidence >= 1) return act;
    const said = fold(act.words);
    if (at > 0 && asksToChange.test(said) && isOpen(act)) return { ...act, act: 'ack' };
    if (!ofThemselves.test(said) || asks.test(said) || asksWithParticle(act.words)) return act;
    // "She'd want to pay by cheque. That okay?"
    if (acts.slice(at + 1).some(({ words }) => asksLeave.test(fold(words)))) return act;
    const target = act.target?.kind === 'services' ? act.target : null;
    return { ...act, act: 'describe', target };
  });
}
