import { type HeardAct, refsMeant } from '../heard/heard.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { fold } from '../knowledge/words.ts';
import type { HeardTurn } from './hearing.ts';

/**
 * "It's an electric one by the way, what's that gonna be": a price asked in words that name nothing is of what was
 * named in the same breath, and of no answer that those few words are like.
 */
export function withPriceOfNamed(
  acts: readonly HeardAct[],
  { text, hearing }: HeardTurn,
): readonly HeardAct[] {
  const { serviceById } = hearing.receptionist;
  return acts.map((act, at) => {
    const { target, words } = act;
    if (target?.kind === 'either' || !mayAskPrice.test(act.act)) return act;
    if (!asksBarePrice(words)) return act;
    const named = [...acts.slice(0, at).toReversed(), ...acts.slice(at + 1)].find(
      (one) => naming.test(one.act) && one.target?.kind === 'services',
    );
    if (named?.target?.kind !== 'services') return act;
    // "If it comes off again, what's that gonna be": of what then becomes of it.
    const between = text.slice(Math.min(named.start, act.start), act.end);
    if (target?.kind === 'fact' && supposes.test(fold(between))) return act;
    if (named.target.refs.some(({ serviceId }) => !serviceById.has(serviceId))) return act;
    // What the whole turn named is asked for, and no part of it alone.
    const own = refsMeant(target);
    const ofMore = named.target.refs.every(({ serviceId }) =>
      own.some((one) => one.serviceId === serviceId),
    );
    if (ofMore && own.length > named.target.refs.length) return act;
    return { ...act, act: 'ask.price', confidence: 1, target: named.target };
  });
}

const supposes = /\b(?:if|say|suppose|what happens|si|mettons|admettons)\b/;
const mayAskPrice = /^ask\.(?:price|fact|total|includes|offer|when|next)$/;
const naming = /^(?:correct|choose|give|describe|ask\.(?:offer|fact|compare)|want\.book)$/;

/** Whether words ask what something costs, and name nothing: "what's that gonna be", "how much do I owe you then". */
export function asksBarePrice(words: string): boolean {
  const folded = fold(words);
  return asked.test(folded) && [...contentStems(folded)].every((stem) => asking.has(stem));
}

/** "I'm looking at what", "what am I paying": asked what it costs, whatever else is said with it. */
export function asksWhatIsPaid(
  words: string,
  { act, confidence }: Pick<HeardAct, 'act' | 'confidence'>,
): boolean {
  return confidence < leastSure && mistaken.test(act) && paid.test(fold(words));
}

/** Surer than this, words are what they were taken for. */
const leastSure = 0.6;
const mistaken = /^(?:ask\.(?:fact|next|when|offer)|describe|aside|unclear)$/;

const paid =
  /\bwhat (?:am|are|would|will|do|'ll) (?:i|we) (?:be )?(?:paying|pay|owe|looking at|in for)\b(?! (?:for time|time|timewise))|\b(?:i'm|we're|i am|we are|i'd be|we'd be) (?:paying|looking at|in for) (?:what|how much)\b|\b(?:je|on) (?:paye(?:rait|rais)?|paie) (?:combien|quoi)\b/;

const asked =
  /\bhow much\b(?! (?:time|longer|notice|room|space))|\bwhat(?:'s| is|'ll| will|'d| would| does| do| did)? (?:that|it|this|they|those|these)(?: all)? (?:gonna |going to |be |even )*(?:be|run|cost|come to|set|worth)\b|\bwhat(?:'s| is) (?:that|it) (?:gonna|going to)\b|\bwhat (?:am|are|would|do|will|'ll) (?:i|we) (?:be )?(?:paying|pay|owe|looking at)\b|\b(?:i'm|we're) (?:paying|looking at) what\b|\b(?:the|what) price\b|\bcombien\b(?! (?:de|d'))|\b(?:le|quel) prix\b/;
const asking = contentStems(
  'gonna going run cost costs put pay paying set back owe worth price prices charge come much total prix coute couter revient revenir monte combien',
);
