import type { Act } from '../heard/acts.ts';
import type { HeardAct } from '../heard/heard.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { frenchRoot } from '../knowledge/senses.ts';
import { withFigures } from '../knowledge/spoken-numbers.ts';
import { fold, stem, wordsOf } from '../knowledge/words.ts';
import type { HeardTurn } from './hearing.ts';
import { mergedAct, withMerged } from './merged-act.ts';
import { isPutAsQuestion } from './put-as-question.ts';

/** Something for nothing, or for less. */
const gift =
  /\b(?:(?:for )?free(?: of charge)?|no (?:extra )?(?:charge|cost|fee)s?|waiv\w+|on the house|(?:at )?half (?:the )?(?:price|off)|complimentary|(?:\d+|\p{L}+) ?(?:%|percent|per cent) ?(?:off|less|discount)?(?: (?:of )?(?:everything|it all|all of it|the (?:whole thing|bill|total)))?|(?:\p{L}+ )?discounts?|gratuit\w*|gratis|sans frais|offerte?s?|rabais|(?:a )?moitie(?: du)? prix|(?:\d+|\p{L}+) ?(?:%|pour ?cent)(?: de (?:rabais|moins))?)(?!\p{L})/u;
/** Free of nothing: a time, a room, a person. */
const freeOtherwise =
  /\b(?:free (?:on|at|by|this|next|tomorrow|today|after|before|in|around|until|time|spot|slot|day|morning|afternoon|evening|monday|tuesday|wednesday|thursday|friday|saturday|sunday|to (?:come|talk))|(?:you|i'm|i am|are|we're|he|she|somebody|someone|anyone|feel|scent|gluten|dairy|nut|toll|smoke|pet) free)\b/;
/** "Right", "that's a yes", "hein": said behind what is to be agreed to. */
const tag =
  /[\s,]+(?:(?:is|was|does|do)n'?t (?:it|that|he|she|they)|(?:(?:am i|is that|that's)[\s,]+)?(?:right|correct|true)|yeah|yes|ya|eh|huh|ok(?:ay)?|that'?s a yes|say yes|hein|n'est-ce pas|pas vrai|c'est (?:ca|bien ca)|non|oui)(?: then| right)?\W*$/;
/** "I was told", "Dave said", "you promised", "on m'a dit". */
const told =
  /\b(?:(?:i|we) (?:was|were|got|been|have been) (?:told|promised|offered)|(?:\p{L}+|your \p{L}+|the \p{L}+) (?:(?:already|just|clearly|definitely) )?(?:said|told (?:me|us)|promised)|(?:on|vous|il|elle|\p{L}+|votre \p{L}+) ?(?:nous |m')(?:a|avez|avait) (?:dit|promis|offert))\b/u;
/** "You guarantee somebody's here by three": a promise that nobody here made. */
const guarantees =
  /\b(?:you|you guys|you folks|they)(?:'re| are| can| will|'ll)? (?:guarantee(?:ing|d)?|promis(?:e|ing|ed)|swear)\b|\bvous (?:me |nous )?(?:garantissez|promettez|jurez)\b/;

/** What a claim is easily taken for. */
const misheard: ReadonlySet<Act> = new Set([
  'claim',
  'ask.fact',
  'ask.price',
  'ask.offer',
  'ask.includes',
  'ask.total',
  'ask.compare',
  'ask.when',
  'ask.mine',
  'ask.status',
  'ask.hours',
  'ask.donow',
  'ask.next',
  'describe',
  'give',
  'aside',
  'ack',
  'affirm',
  'unclear',
  'choose',
  'want.late',
]);

/**
 * Whether words put it as settled that something is free, is waived or costs less, or that somebody is sure to come:
 * by a tag that is to be agreed with, by who is said to have said so. A question of it is none.
 */
export function claimsGift(words: string, act: Act): boolean {
  const said = fold(words);
  if (!misheard.has(act) || isPutAsQuestion(words)) return false;
  if (guarantees.test(said)) return true;
  if (!gift.test(said) || freeOtherwise.test(said)) return false;
  return tag.test(said) || told.test(said);
}

/** More than one sentence tells more than a claim. */
const longestClaim = 20;

/** "And if they're late, it's free, right": one claim, however it was cut. */
export function withGiftClaimed(
  acts: readonly HeardAct[],
  { text }: HeardTurn,
): readonly HeardAct[] {
  const claim = acts.filter(({ act }) => act !== 'greet' && act !== 'thanks');
  const isOne = claim.length > 1 && claim.every(({ act }) => misheard.has(act) || act === 'deny');
  if (!isOne || acts.some(({ act }) => act === 'claim')) return acts;
  if (text.split(/\s+/).length > longestClaim || !claimsGift(text, 'claim')) return acts;
  const target = claim.find((one) => one.target?.kind === 'fact')?.target ?? null;
  const slots = Object.assign({}, ...claim.map((one) => one.slots));
  return withMerged(acts, claim, mergedAct(text, claim, { act: 'claim', target, slots }));
}

/** What a claim is of, as stems: its telling words, or any longer ones, but for what is claimed and who said it. */
export function claimedOf(words: string): string[] {
  const rest = fold(words).replace(tag, ' ').replace(told, ' ').replace(gift, ' ');
  const left = rest.replace(guarantees, ' ');
  const telling = [...contentStems(left)].filter((stem) => !/^\d/.test(stem));
  const any = wordsOf(left).flatMap(({ text }) => (text.length >= leastLetters ? stem(text) : []));
  return (telling.length > 0 ? telling : any).map(frenchRoot);
}

const leastLetters = 6;

const wholly =
  /\b(?:free|waiv\w+|no (?:extra )?(?:charge|cost|fee)s?|on the house|complimentary|included|gratuit\w*|gratis|sans frais|offerte?s?|inclu\w*|compri\w*)\b/;
const half = /\b(?:half|moitie)\b/;
const shareOf = /(\d+(?:[.,]\d+)?)\s?(?:%|percent\b|per cent\b|pour ?cent\b)/g;

/** Whether an owner's text gives as much as is claimed: all of it, half, or so many of a hundred. */
export function givesAsMuch(claim: string, written: string): boolean {
  const [said, text] = [withFigures(fold(claim)), withFigures(fold(written))];
  const [share] = said.matchAll(shareOf);
  if (share) return [...text.matchAll(shareOf)].some(([, percent]) => percent === share[1]);
  return half.test(said) ? half.test(text) : wholly.test(text);
}
