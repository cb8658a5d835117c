import { type HeardAct, refsMeant } from '../heard/heard.ts';
import { spokenNumbers } from '../knowledge/spoken-numbers.ts';
import { fold } from '../knowledge/words.ts';
import type { HeardTurn } from './hearing.ts';

const they =
  '(?:can|could|would|will|do|does|might|any chance|think|how about) (?:you|ya|they|he|she|u)(?: guys| folks| people)?(?:(?: \\p{L}+){0,2}? |\\b)';
/** "Could you go down to thirty six hundred": asked of the price, and of no work. */
const goesDown = new RegExp(
  `\\b${they}(?:go|come|drop|get|bring|budge|knock|shave|lower|cut|take) ?(?:it|that|the price|the cost|me|us|something|anything|a bit|a little)? ?(?:down|lower|off)\\b|\\b${they}(?:match|beat|meet|undercut) (?:it|that|them|their|his|her|the|a|my|anybody|anyone)(?: \\p{L}+)? ?(?:prices?|quotes?|offers?|rates?|numbers?|figures?|deals?|estimates?|cost)\\b|\\b(?:pouvez|pourriez|peux|pourrais)[- ](?:vous|tu)(?: \\p{L}+){0,2}? ?(?:descendre|baisser|couper|faire mieux|faire un (?:meilleur |petit |bon )?(?:prix|rabais|spot)|egaler|battre)\\b`,
  'u',
);
/** "Could you do it for three hundred". */
const doesFor = new RegExp(
  `\\b${they}(?:do|make|call|sell|let)(?: \\p{L}+){1,4}? (?:for|at|go for|be) (?=[\\p{L}\\d$])|\\b(?:pouvez|pourriez|peux|pourrais)[- ](?:vous|tu)(?: \\p{L}+){0,2}? (?:faire|laisser|vendre)(?: \\p{L}+){0,4}? (?:a|pour) (?=[\\p{L}\\d$])`,
  'u',
);
const price = /\b(?:price|cost|quote|dollars?|bucks|prix|piastres?|piasses?|tarif)\b|\$/u;
/** As little as this is a number of people, or an hour. */
const leastSum = 50;
const ofElse =
  /^\s*(?:people|persons?|guests|of us|minutes?|hours?|days?|miles|km|feet|foot|ft|lbs?|pounds?|personnes|heures?|jours?|pieds?|livres?|am|pm|o'clock)\b/;

/** "Can you promise it won't shrink", "vous me garantissez que ça déteindra pas": of how it will come out. */
const outcome =
  /\b(?:promise|guarantee|swear|assure|certain|bet)\b(?: \p{L}+){0,3}?.{0,50}?\b(?:won'?t|will(?: not)?|not going to|isn'?t going to|gonna|never|doesn'?t|don'?t get|no(?:thing| one|body))\b|\b(?:promett\p{L}*|garanti(?:ss\p{L}+|r|s|t)|jure[rz]?|assure[rz]?)\b.{0,24}\b(?:que?|qu')\b/u;
const asks =
  /\b(?:can|could|do|will|would|are) (?:you|they|he|she|u)\b|\b(?:pouvez|pourriez|peux|allez|etes)[- ](?:vous|tu)\b|\bvous (?:me |nous )?(?:le )?(?:promett|garantiss|jure|assure)|\?/u;
const ofPromises = /\b(?:promise|guarantee\w*|warrant\w*|stand behind|garanti\w*|promett\w*)\b/u;

const mistaken =
  /^(?:ask\.(?:offer|fact|price|total|includes|discount|next|compare|mine|when)|want\.book|claim|unclear|describe|give|aside)$/;

/**
 * Whether the price may be lower, and whether it is sure to come out well: nobody but the owner says so, and a yes to the
 * work that is named beside it would be one.
 */
export function withLeewayAsked(
  acts: readonly HeardAct[],
  { hearing: { receptionist } }: HeardTurn,
): readonly HeardAct[] {
  return acts.map((act): HeardAct => {
    if (!mistaken.test(act.act) || (act.act === 'want.book' && act.slots.times)) return act;
    const folded = fold(act.words);
    // Of what is not priced over the phone that is said, whatever sum stands beside it.
    const withheld = refsMeant(act.target).some(
      ({ serviceId }) => receptionist.serviceById.get(serviceId)?.pricingType === 'dont_say',
    );
    if (!withheld && haggles(folded)) return { ...act, act: 'ask.discount', confidence: surely };
    if (!outcome.test(folded) || !asks.test(folded)) return act;
    const { target } = act;
    const known = target?.kind === 'fact' ? target.factId : null;
    const written = receptionist.candidates.all.find(({ id }) => id === known);
    if (written && ofPromises.test(fold(written.compared.full))) return act;
    const { thing: _, ...slots } = act.slots;
    return {
      ...act,
      act: 'ask.fact',
      confidence: surely,
      target: { kind: 'unknown', words: null },
      slots,
    };
  });
}

const surely = 0.9;

function haggles(folded: string): boolean {
  const sums = spokenNumbers(folded).filter(
    ({ value, end }) =>
      (value >= leastSum || /^ cents?\b/.test(folded.slice(end))) &&
      !ofElse.test(folded.slice(end)),
  );
  if (goesDown.test(folded)) return sums.length > 0 || price.test(folded);
  const found = doesFor.exec(folded);
  const from = found ? found.index + found[0].length : null;
  return from !== null && sums.some(({ start }) => start - from <= 2 && start >= from);
}
