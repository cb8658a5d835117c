import type { Turn } from '../dialogue/turn.ts';
import type { HeardAct } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import { isPutAsQuestion } from '../listener/act-of-segment.ts';
import { bearingOn } from './bearing.ts';
import { type WrittenFact, writtenFacts } from './written-facts.ts';

/** "I want my money back", "will you charge me to fix it", "je veux un remboursement". */
const asked =
  /\b(?:refund\w*|money back|(?:re-?do|fix|redone|fixed|touch(?:ed)? up) (?:\p{L}+ ){0,3}(?:free|for nothing)|(?:re-?do|fix) (?:it|them|that|this)|charge (?:me )?(?:again|twice|for (?:that|fixing))|pay(?:ing)? (?:again|twice|for (?:that|this|it|the fix))|(?:pay\w*|bill\w*|charg\w*)(?: \p{L}+){0,4} (?:again|twice|a second time)|make (?:it|this|that) right|what(?:'re| are| will| can| do) (?:you|they|ya) (?:guys )?(?:(?:going to|gonna|plan to) )?do about|rembours\w*|argent de retour|(?:re)?charger? (?:\p{L}+ ){0,3}(?:reparer|refaire|arranger|corriger)|(?:reparer|refaire|arranger|corriger|reprendre) (?:ca|le|la|les|mes|mon|ma))\b/u;
/** Where an owner wrote what is done about work that was not right. */
const wordsOfIt =
  /\b(?:refund\w*|re-?do|redone|not (?:happy|satisfied|right)|unhappy|fix (?:it|them) (?:for )?free|touch-?ups?|rembours\w*|repren\w*|reprise|refai\w*|refait\w*|retouche\w*|insatisf\w*|pas (?:satisfaite?s?|contente?s?|heureu\w+)|mecontent\w*)\b/g;

/** Who pays for it: "am I paying all over again", "is that on me", "am I on the hook". */
const asksWhoPays =
  /\b(?:pay(?:ing|s)?|paid|charge\w*|costs?|owe|free|bill(?:ed)?|covered|on (?:me|you|us|the house)|on the hook|out of (?:my|our) pocket|pa(?:ie|ye\w*)|coute\w*|gratuit\w*|couvert\w*|a (?:mes|vos) frais)\b/;

const ofWarranty = /\b(?:guarantee\w*|warrant\w*|garanti\w*)\b/;

/** What the owner wrote of making good, where who complains asks for it; false where nothing is told. */
export function tellMadeGood(turn: Turn, act: HeardAct): boolean {
  const { wanted, lastActs } = turn.state;
  const complains =
    lastActs.includes('complain') || wanted.requests.some(({ kind }) => kind === 'complaint');
  if (!complains || !asksToMakeGood(act)) return false;
  return tellTermsOfRedoing(turn, act);
}

function asksToMakeGood({ act, words }: HeardAct): boolean {
  const said = fold(words);
  if (asked.test(said)) return true;
  if (!asksWhoPays.test(said)) return false;
  // What something else costs is asked as well by who complains.
  if (act === 'ask.price' || act === 'ask.total') return ofThisWork.test(said);
  return act.startsWith('ask.') || isPutAsQuestion(said.replace(opening, ''));
}

const ofThisWork =
  /\b(?:again|twice|fix\w*|re-?do\w*|redone|(?:come|coming) back|on (?:me|us)|hook|pocket|encore|refaire|reparer)\b/;

/** What leads up to a question. */
const opening = /^(?:(?:so|well|and|but|then|ok|okay|oh|um|uh|now|alors|pis|et|mais)[ ,]+)+/;

/** What the owner wrote of work that was not right; false where nothing is written, or it was told. */
export function tellTermsOfRedoing(turn: Turn, act: HeardAct): boolean {
  const found = writtenFacts(turn)
    .filter(({ inOwnWords }) => inOwnWords)
    .map((one) => ({ one, told: weightOf(one) }))
    .filter(({ told }) => told > 0)
    .sort((first, second) => second.told - first.told)[0];
  if (!found || turn.described.has(found.one.key)) return false;
  turn.described.add(found.one.key);
  turn.answered = true;
  turn.state.focus.factId = found.one.key;
  turn.statements.push(bearingOn(turn, found.one, act.words));
  turn.facts.push(found.one.fact);
  return true;
}

/** Words of making good count wherever they stand; a warranty where it is what was written of. */
function weightOf({ subject, said }: WrittenFact): number {
  const words = fold(`${subject} ${said}`).match(wordsOfIt)?.length ?? 0;
  return 2 * words + (ofWarranty.test(fold(subject)) ? 1 : 0);
}
