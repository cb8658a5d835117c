import { lastSaid, type Turn } from '../dialogue/turn.ts';
import type { HeardAct } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import { isPutAsQuestion } from '../listener/put-as-question.ts';
import { tellsWorkGoneWrong } from '../listener/work-gone-wrong.ts';
import { sentences } from '../speaking/sentences.ts';
import { bearingOn } from './bearing.ts';
import { asksWhoPays, isOfOtherMatter, ofWarranty, speaksOf } from './in-trouble.ts';
import { type WrittenFact, writtenFacts } from './written-facts.ts';

/** "I want my money back", "will you charge me to fix it", "je veux un remboursement". */
const asked =
  /\b(?:refund\w*|money back|(?:re-?do|fix|redone|fixed|touch(?:ed)? up) (?:\p{L}+ ){0,3}(?:free|for nothing)|(?:re-?do|fix) (?:it|them|that|this)|charge (?:me )?(?:again|twice|for (?:that|fixing))|pay(?:ing)? (?:again|twice|for (?:that|this|it|the fix))|(?:pay\w*|bill\w*|charg\w*)(?: \p{L}+){0,4} (?:again|twice|a second time)|make (?:it|this|that) right|what(?:'re| are| will| can| do| would) (?:you|they|ya) (?:\p{L}+ ){0,3}do about|(?:come|coming) back|(?:re)?(?:venez|venir|viendr\w+|vient|passe[rz]?)(?:[- ]vous)? (?:le |la |les )?(?:refaire|reprendre|arranger|corriger)|revenez[- ]vous|rembours\w*|argent de retour|(?:re)?charger? (?:\p{L}+ ){0,3}(?:reparer|refaire|arranger|corriger)|(?:reparer|refaire|arranger|corriger|reprendre) (?:ca|le|la|les|mes|mon|ma))\b/u;
/** Where an owner wrote what is done about work that was not right. */
const wordsOfIt =
  /\b(?:refund\w*|damag\w*|endommag\w*|(?:repair|fix|replace)\w*(?: \p{L}+){0,4} (?:free|at no (?:extra )?c(?:ost|harge))|(?:repar|remplac)\w*(?: \p{L}+){0,4} (?:gratuit\w*|sans frais)|re-?do|redone|not (?:happy|satisfied|right)|unhappy|fix (?:it|them) (?:for )?free|touch-?ups?|(?:do|done|clean|go over) (?:it|them|that|the \p{L}+) again|come back (?:and|to)\b|miss(?:ed|es)? (?:a spot|something|anything|spots)|(?:is|it's) on us|(?:make|put) (?:it|things|that) right|(?:on|nous) (?:revient|revenons|repasse|repassons)|rembours\w*|repren\w*|reprise|refai\w*|refait\w*|retouche\w*|insatisf\w*|pas (?:satisfaite?s?|contente?s?|heureu\w+)|mecontent\w*)\b/gu;
/** A refund of what is called off makes nothing good. */
const ofCallingOff =
  /\b(?:cancel\w*|contracts?|deposits?|notice|no[- ]shows?|annul\w*|contrats?|depots?|preavis)\b/;
/** What is written of things that were damaged is for who tells of that. */
const ofDamage = /\b(?:damag\w*|endommag\w*|bris\w*|brok\w*|break\w*)\b/;

/** What the owner wrote of making good, where who complains asks for it; false where nothing is told. */
export function tellMadeGood(turn: Turn, act: HeardAct): boolean {
  const { wanted, lastActs } = turn.state;
  const complains =
    lastActs.includes('complain') ||
    tellsWorkGoneWrong(act.words) ||
    wanted.requests.some(({ kind }) => kind === 'complaint');
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
  const trouble = [...turn.state.wanted.why, lastSaid(turn)].join(' . ');
  const weighed = writtenFacts(turn)
    .filter(({ inOwnWords }) => inOwnWords)
    .map((one) => ({ one, told: weightOf(one, trouble, act) }))
    .filter(({ told }) => told > 0)
    .sort((first, second) => second.told - first.told);
  const [only, other] = weighed;
  const theirs = weighed.find(({ one }) => !isOfOther(turn, one, act));
  const found = theirs ?? (only && !other && isMeantOfAny(turn, only.one, act) ? only : null);
  if (!found || turn.described.has(found.one.key)) return false;
  turn.described.add(found.one.key);
  turn.answered = true;
  turn.state.focus.factId = found.one.key;
  turn.statements.push(bearingOn(turn, found.one, act.words));
  turn.facts.push(found.one.fact);
  return true;
}

/**
 * "What if I don't like my colour", likeliest meant by who had highlights: where nothing else is written of making
 * good, a word of another service's name makes it of no other work alone.
 */
function isMeantOfAny({ state: { used } }: Turn, one: WrittenFact, { target }: HeardAct): boolean {
  const meant = target?.kind === 'fact' && target.factId === one.key;
  return meant && !used[`denied:${one.key}`] && !ofWarranty.test(fold(one.subject));
}

/** What seems meant is of theirs unless they named other work; a warranty is of the work it names alone. */
function isOfOther(turn: Turn, one: WrittenFact, { target }: HeardAct): boolean {
  const meant = target?.kind === 'fact' && target.factId === one.key;
  return isOfOtherMatter(
    turn,
    one,
    meant && !ofWarranty.test(fold(one.subject)) ? 'meant' : 'named',
  );
}

/** What is written of the very thing that was broken comes before what is written of any work. */
const ofTheVeryThing = 6;

/** What somebody else answers for makes nothing good of ours. */
const ofOthersWarranty =
  /\b(?:home|extended|manufacturer\w*|factory|dealer\w*) warrant\w*|\bwarrant\w* (?:compan\w*|claims?|providers?|plans?)\b|\bgarantie\w* (?:prolongee|du fabricant|du manufacturier)\b/;

/** "A 50% deposit, non refundable": what is asked ahead, or kept of what is called off, makes nothing good. */
const ofRedoing = (said: string) =>
  sentences(said).filter((sentence) => !ofCallingOff.test(fold(sentence)));

/** Words of making good count wherever they stand; a warranty where it is what was written of. */
function weightOf(one: WrittenFact, trouble: string, { target }: HeardAct): number {
  const { subject, said, key } = one;
  const title = fold(subject);
  const meant = target?.kind === 'fact' && target.factId === key;
  if (ofCallingOff.test(title) || ofOthersWarranty.test(title)) return 0;
  const speaks = speaksOf(one, trouble);
  const ofBroken = ofDamage.test(title);
  if (ofBroken && !meant && !speaks) return 0;
  const words = fold([subject, ...ofRedoing(said)].join(' ')).match(wordsOfIt)?.length ?? 0;
  const weight = 2 * words + (ofWarranty.test(title) ? 1 : 0);
  if (weight === 0 || !(meant || speaks)) return weight;
  return weight + (ofBroken ? ofTheVeryThing : 2);
}
