import { contentOf } from '../knowledge/question-words.ts';
import { serviceByDescription } from '../knowledge/service-by-description.ts';
import type { PhraseKey } from '../phrases/phrase-book.ts';
import { clausesOf } from '../understanding/intents/clauses.ts';
import type { Intent, RecognisedIntent } from '../understanding/intents/intent.ts';
import { clauseText, type Understanding } from '../understanding/understand.ts';
import { answerBeside, answerSecondPrice } from './answer-beside.ts';
import { answerFact, answerUnknown, tellFact } from './answer-fact.ts';
import { answerHours } from './answer-hours.ts';
import { answerOffer } from './answer-offer.ts';
import { answerAddress, answerArea, answerContact } from './answer-place.ts';
import { answerPrice, priceOfMatch } from './answer-price.ts';
import { answerPromotions, tellTitled } from './answer-promotions.ts';
import { asksForJudgement, asksForMore } from './asks-for-judgement.ts';
import { asksOtherThanPrice } from './asks-other-than-price.ts';
import { answerLanguage } from './choose-language.ts';
import { startGoodbye } from './closing.ts';
import { factIn, moneyFact, surely } from './find-fact.ts';
import { currentGoal } from './goals.ts';
import { isQuestion } from './is-question.ts';
import {
  asksAboutRules,
  asksHowFarAhead,
  isConditional,
  onlySeemsBooking,
  requests,
  takeComplaint,
  takeRequest,
} from './take-request.ts';
import { describesSpan, describesWalkIns } from './told-of-service.ts';
import { ask, type Turn, tell } from './turn.ts';

/** Small talk and manners: one sentence, and back to the matter. */
const courtesies: Partial<Record<Intent, PhraseKey>> = {
  robotQuestion: 'robot',
  howAreYou: 'howAreYou',
  thanks: 'welcome',
  alreadySaid: 'alreadySaid',
  stopCalling: 'stopCalling',
  abuse: 'abuse',
};

/** Questions whose answer only the owner's own words can give. */
const askedOfOwner: ReadonlySet<Intent> = new Set([
  'discount',
  'payment',
  'duration',
  'waitTime',
  'warranty',
  'insurance',
  'generalQuestion',
]);

/** Answers everything a turn asks for, in the order it was asked. */
export function answerIntents(turn: Turn, heard: Understanding): void {
  const done = new Set<Intent>();
  const changing = heard.intents.some(
    ({ intent }) => intent === 'reschedule' || intent === 'cancel',
  );
  const supplying = heard.intents.some(({ intent }) => intent === 'supplier');
  const ending = heard.intents.some(({ intent }) => intent === 'goodbye');
  for (const found of heard.intents) {
    if (turn.state.phase === 'closing') continue;
    if (done.has(found.intent)) {
      if (found.intent === 'price' || found.intent === 'quote')
        answerSecondPrice(turn, heard, found);
      continue;
    }
    if (found.intent === 'thanks' && ending) continue;
    if (found.intent === 'book' && (supplying || changing)) continue;
    if (found.intent === 'book' && onlySeemsBooking(heard, found)) {
      if (heard.intents.length === 1 && heard.fact) tellFact(turn, heard.fact);
      continue;
    }
    if (found.intent === 'status' && supplying) continue;
    if (found.intent === 'confirmBooking' && changing) continue;
    if (found.intent === 'complaint' && onlyBroken(heard)) continue;
    if (asksForThen(turn, heard, found)) continue;
    done.add(found.intent);
    answerIntent(turn, heard, found, done);
  }
}

/** "Half the outlets stopped working, can someone come": trouble, but nobody here is blamed for it. */
function onlyBroken({ intents, text }: Understanding): boolean {
  const blames =
    /\b(?:you|your|guys?|tech\w*|again|still|since|after|already|paid|charged|last)\b/i;
  return intents.some(({ intent }) => intent === 'book') && !blames.test(text);
}

const canYou =
  /\b(?:can|could|would|will|do) (?:you|ya|someone|somebody)(?: guys| folks| all)? (?:do|make|manage|come|fit|get|start|squeeze|have)\b/i;

/** "Can you guys do it next Wednesday", said while a time is wanted: the time was written down. */
function asksForThen(turn: Turn, heard: Understanding, { intent }: RecognisedIntent): boolean {
  if (intent !== 'serviceOffered' && intent !== 'generalQuestion') return false;
  const goal = currentGoal(turn.state)?.kind;
  if (goal !== 'booking' && goal !== 'reschedule') return false;
  if (heard.services.length > 0 || heard.fact?.kind === 'strong') return false;
  return heard.times.some(({ date, time }) => date ?? time) && canYou.test(heard.text);
}

/** What a clause is easily taken for that only asks what the owner has answered. */
const easilyMeant: ReadonlySet<Intent> = new Set(['book', 'status', 'hours', 'language']);
const reallyMeans =
  /\b(?:book\w*|appointments?|schedul\w*|reserv\w*|hours|speak|parle\w*|language|rendez-vous|open(?:ing)?|ready|finished|done)\b|^\W*(?:\p{L}+\W+){0,2}(?:are you|what time|when do|how late)\b/iu;
/** "Do you do Saturdays", "do you work weekends". */
const onlyOfDays =
  /\b(?:do|work|come|open|have)(?: out)?(?: on)? (?:the )?(?:weekends?|evenings|nights|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\W*$/i;
/** "If it breaks again, am I covered": nothing has gone wrong yet. */
const mayHappen = /\bif (?:it|they|something|anything|i|we)\b.*\b(?:am|are|is|do|does|can|will)\b/i;
const saysLate = /\b(?:late|behind|retard)\b/i;

/**
 * Answers a question in the owner's words that sounds like something else: "can you come get me",
 * where towing is asked about; "what if I'm late, is there a charge" moves no appointment.
 */
function answersInstead(
  turn: Turn,
  heard: Understanding,
  { intent }: RecognisedIntent,
  words: string,
): boolean {
  const priced = heard.intents.some((other) => other.intent === 'price');
  if (intent === 'reschedule' && priced && saysLate.test(words)) return true;
  if (intent === 'complaint' && mayHappen.test(heard.text) && turn.facts.length > 0) return true;
  if (!easilyMeant.has(intent) || !isQuestion(heard.text)) return false;
  const dated = intent !== 'hours' && heard.times.length > 0;
  const fact = dated || heard.services.length > 0 ? null : factIn(turn, words);
  if (fact?.kind !== 'strong') return false;
  tellFact(turn, fact);
  return !reallyMeans.test(words);
}

const asksMoney = /\b(?:how much|charge|fees?|cost|price|combien|frais)\b/i;

/** The owner's own words about money go before a price that was only nearly named. */
function answerMoney(turn: Turn, heard: Understanding, words: string): void {
  const named = heard.services.some(({ candidates }) => candidates[0]?.kind !== 'near');
  const fact = named ? null : moneyFact(turn, words);
  const known =
    fact?.kind === 'near' ? serviceByDescription(turn.receptionist.services, heard.text) : null;
  if (known?.kind === 'strong') return priceOfMatch(turn, heard.text, known);
  const settles = fact?.kind === 'strong' || heard.services.length === 0;
  return fact && settles ? answerFact(turn, fact, words) : answerPrice(turn, heard);
}

const asksParking = /\b(?:park|parking|stationn\w*)\b/i;

/** "And if I can't make it one week": a rule is asked for, whether or not there is one. */
function answerRule(turn: Turn, heard: Understanding, words: string): void {
  const fact = factIn(turn, words) ?? factIn(turn, heard.text);
  if (fact) return answerFact(turn, fact, words);
  answerUnknown(turn, heard.text.trim());
}

function answerIntent(
  turn: Turn,
  heard: Understanding,
  found: RecognisedIntent,
  done: Set<Intent>,
): void {
  const words = clauseText(heard, found);
  const { intent } = found;
  if (answersInstead(turn, heard, found, words)) return;
  const request = requests[intent];
  if (request) {
    if (isConditional(heard.text) || asksHowFarAhead(heard.text))
      return answerRule(turn, heard, words);
    if (intent === 'book' && describesWalkIns(turn, heard)) return;
    const rule = asksAboutRules(words) ? factIn(turn, words) : null;
    if (rule?.kind === 'strong') return answerFact(turn, rule, words);
    return takeRequest(turn, heard, intent, request);
  }
  if (intent === 'discount' && answerPromotions(turn, heard, words)) return;
  if (askedOfOwner.has(intent)) return answerFromOwner(turn, heard, words, found);
  const courtesy = courtesies[intent];
  if (courtesy) return tell(turn, courtesy);
  switch (intent) {
    case 'price':
    case 'quote': {
      done.add('price').add('quote');
      turn.state.lastAsked = 'price';
      if (turn.quotes.length > 0 && heard.services.length === 0) return;
      return answerMoney(turn, heard, words);
    }
    case 'serviceOffered': {
      if (heard.intents.some((other) => ['price', 'quote', 'book'].includes(other.intent)))
        return answerBeside(turn, heard, found);
      const sure = heard.services.some(({ candidates }) => candidates[0]?.kind !== 'near');
      const fact = sure ? null : (factIn(turn, words) ?? surely(heard.fact));
      if (!sure && !fact && onlyOfDays.test(words))
        return answerHours(turn, words, timesIn(heard, found), false);
      if (fact) return answerFact(turn, fact, words);
      if (asksForJudgement(heard.text) || asksOtherThanPrice(heard.text))
        return answerUnknown(turn, heard.text.trim());
      return answerOffer(turn, heard);
    }
    case 'hours':
    case 'isOpenNow':
      done.add('hours').add('isOpenNow');
      turn.state.lastAsked = 'hours';
      return answerHours(turn, words, timesIn(heard, found), intent === 'isOpenNow');
    case 'address': {
      const fact = asksParking.test(words) ? factIn(turn, words) : null;
      if (fact?.kind === 'strong') return answerFact(turn, fact, words);
      return asksParking.test(words) ? answerUnknown(turn, words.trim()) : answerAddress(turn);
    }
    case 'area': {
      const fact = factIn(turn, words);
      if (fact?.kind === 'strong') return answerFact(turn, fact, words);
      if (asksMoney.test(words)) return answerMoney(turn, heard, words);
      turn.state.lastAsked = 'area';
      return answerArea(turn, words);
    }
    case 'contact':
      return answerContact(turn, words);
    case 'language':
      return answerLanguage(turn, words);
    case 'greeting':
      return greetBack(turn, heard);
    case 'complaint':
      return takeComplaint(turn, heard);
    case 'goodbye':
      return startGoodbye(turn, 'caller-done');
  }
}

/** A greeting alone wants to be asked what it is about. */
function greetBack(turn: Turn, heard: Understanding): void {
  const more = heard.intents.some(({ intent }) => intent !== 'greeting' && intent !== 'howAreYou');
  if (more || heard.services.length > 0 || turn.state.goals.length > 0) return;
  if (heard.text.trim().split(/\s+/).length > 4) return;
  ask(turn, { kind: 'howToHelp' }, 'howToHelp');
}

/** The times of a clause; those of the whole turn where the clause names none. */
function timesIn(heard: Understanding, { start, end }: RecognisedIntent) {
  const inside = heard.times.filter((time) => time.start >= start && time.start < end);
  return inside.length > 0 ? inside : heard.intents.length === 1 ? heard.times : [];
}

/** "Is that a problem", "is that ok": asked of what was said before it. */
const onlyPointsBack = (words: string) =>
  /\b(?:that|this|it)\b/i.test(words) && contentOf(words).size === 0;

const timed: ReadonlySet<Intent> = new Set(['duration', 'waitTime']);
/** "When could you come out", "how soon can someone get here". */
const asksForVisit =
  /\b(?:when|how soon|how quickly|what (?:day|time)|quand)\b.*\b(?:come|get (?:here|to (?:me|us))|send|be here|make it out|fit (?:me|us) in|see me|passer|venir)\b/i;

function answerFromOwner(
  turn: Turn,
  heard: Understanding,
  words: string,
  { intent }: RecognisedIntent,
): void {
  const alone = clausesOf(heard.text).length === 1;
  const fact =
    factIn(turn, words) ?? (alone ? heard.fact : onlyPointsBack(words) ? surely(heard.fact) : null);
  const offered = heard.services.some(({ candidates }) => candidates[0]?.kind !== 'near');
  if (fact && !(offered && fact.kind === 'near' && intent === 'generalQuestion'))
    return answerFact(turn, fact, words);
  if (tellTitled(turn, words)) return;
  if (heard.services.length > 0 && intent === 'generalQuestion')
    return asksForMore(heard.text)
      ? answerUnknown(turn, heard.text.trim())
      : answerOffer(turn, heard);
  if (timed.has(intent) && !fact && describesSpan(turn, heard)) return;
  if (intent === 'waitTime' && asksForVisit.test(heard.text) && heard.services.length === 0)
    return takeRequest(turn, heard, 'book', { goal: 'booking' });
  if (intent === 'generalQuestion' && (!isQuestion(words) || turn.facts.length > 0)) return;
  const proposes =
    heard.times.length > 0 && /^\W*(?:\p{L}+\W+){0,2}(?:what|how) about\b/iu.test(words);
  if (intent === 'generalQuestion' && proposes && currentGoal(turn.state)) return;
  answerUnknown(turn, words.trim());
}
