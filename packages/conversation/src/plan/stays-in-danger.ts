import { type Turn, tell } from '../dialogue/turn.ts';
import { countsOnHelp } from '../knowledge/counts-on-help.ts';
import { hazardIn } from '../knowledge/hazards.ts';
import { fold } from '../knowledge/words.ts';
import { adviceOn } from './advice.ts';
import { alertOwner } from './alarm.ts';
import { answerOwnStep } from './answers-outright.ts';
import { askMissing } from './lead-on.ts';

const wont =
  "(?:(?:i'm|we're|i am|we are|he's|she's) not|not gonna|not going|i(?:'d)? rather not|(?:don't|do not|dont|won't|wont|will not|can't|cannot|cant|refuse|no need|didn't) ?(?:[\\p{L}']+ ){0,3}?(?:to )?|rather (?:not|stay)|je (?:veux|peux|vais|vas|suis|m'en vais) (?:pas|pu|plus) ?|on (?:veut|peut|va) (?:pas|pu|plus) ?|pas besoin (?:de |d')?)";
const help =
  "(?:leav(?:e|ing)|go(?:ing)? (?:out\\w*|anywhere)|get(?:ting)? out|outside|(?:call|phone|dial|want|need|involve|bother)(?:ing)? (?:the |an |any )?(?:911|9-1-1|nine one one|police|cops|ambulance|fire department|anyone|anybody)|hang(?:ing)? up|sortir|sors|sort|bouger|dehors|(?:appeler|rappeler|besoin d[eu]\\w*) ?(?:le |la |les |l')?(?:911|neuf|police|ambulance|pompiers)|raccrocher)";
/** Not to go, nor to have help sent for. */
const refusesHelp = new RegExp(
  `(?<!\\p{L})(?:${wont}(?: ?[\\p{L}']+){0,2}? ?${help}|(?:no|not|pas de|pas le|pas d') ?(?:the )?(?:911|9-1-1|police|cops|ambulance|pompiers)|(?:stay(?:ing)? (?:put|here|inside|in)|je reste (?:ici|en dedans|la)))(?!\\p{L})`,
  'u',
);
/** That nobody is to know. */
const keepsSecret =
  /(?<!\p{L})(?:(?:don't|do not|dont|please don't|can't|never) (?:you )?(?:tell|mention|say|let)(?: \p{L}+){0,3}? ?(?:any ?(?:one|body)|my \p{L}+|them|him|her|know)|(?:keep|stays?|just) (?:it |this |that )?(?:between (?:us|you and me)|secret|quiet|to yourself)|(?:dis|dites|parle|parlez)(?:[- ](?:le|en|leur))?(?: (?:pas|rien|surtout))* ?(?:a|avec) (?:personne|ma \p{L}+|mon \p{L}+)|(?:ca )?reste entre nous)(?!\p{L})/u;
/** A price, which helps nobody in danger. */
const asksPrice =
  /(?<!\p{L})(?:how much(?: (?:is|are|for|does|do|would|will))|(?:what's|what is|what are) (?:the|your) (?:prices?|cost|rates?|charge)|what do you charge|combien|c'est quoi le prix|quel est le prix|(?:vos|les) prix)(?!\p{L})/u;
/** Who goes on asking for it once they were told so often is past it. */
const mostHeldBack = 3;
/** That it goes on. */
const isUnsafe =
  /(?<!\p{L})(?:(?:don't|doesn't|do not|dont|not|isn't|never) (?:[\p{L}']+ ){0,2}?safe|unsafe|(?:i'm|i am|we're|so|really|she's) (?:\p{L}+ )?(?:scared|afraid|terrified|frightened)|(?:he|she|they)(?:'s|'re| is| are)? (?:coming|back|here|outside|at the door|getting (?:in|closer))|(?:j'ai|on a) (?:\p{L}+ )?peur|pas en securite|(?:il|elle|y) (?:revient|est revenue?|arrive|est (?:ici|la|dehors|a la porte)))(?!\p{L})/u;

/**
 * Where a danger to life was told, and who told it will not go or be helped, tells that it goes on, or asks about a
 * step of their own: what to do first is told again, and the owner hears of it. False where they say none of these.
 */
export function holdsOnInDanger(turn: Turn, words: string): boolean {
  const { used, urgent, wanted } = turn.state;
  const toSelf = (used.dangerToSelf ?? 0) > 0;
  if (!urgent || ((used.danger ?? 0) === 0 && !toSelf)) return false;
  const said = fold(words);
  if (!toSelf && answerOwnStep(turn, words)) {
    if (!askMissing(turn)) turn.state.open = null;
    return true;
  }
  // Whoever believes that help is on its way calls for none.
  if (countsOnHelp(said)) {
    turn.answered = true;
    tell(turn, 'noHelpSent');
    if (!askMissing(turn)) turn.state.open = null;
    return true;
  }
  const isToldAgain = ((toSelf ? used.dangerToSelf : used.danger) ?? 0) >= mostHeldBack;
  const isHeldBack = (!isToldAgain && asksPrice.test(said)) || (toSelf && keepsSecret.test(said));
  const tellsMore = refusesHelp.test(said) || isUnsafe.test(said);
  if (!isHeldBack && !tellsMore) return false;
  turn.answered = true;
  const hazard = toSelf ? null : hazardIn(wanted.why.join(' . '));
  const told = words.trim();
  const isNew = tellsMore && !wanted.why.includes(told);
  tell(turn, toSelf ? 'dangerToSelf' : 'danger');
  if (hazard && hazard !== 'injury') tell(turn, adviceOn(hazard, wanted.why.join(' . '), turn));
  if (isNew) wanted.why.push(told);
  if (isNew) alertOwner(turn, { words: told, toLife: true });
  if (!askMissing(turn)) turn.state.open = null;
  return true;
}
