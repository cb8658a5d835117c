import { type FaqMatch, matchFaq } from '../knowledge/faq.ts';
import { matchServices } from '../knowledge/services.ts';
import type { PhraseKey } from '../phrases/phrase-book.ts';
import { clausesOf } from '../understanding/intents/clauses.ts';
import type { Intent, RecognisedIntent } from '../understanding/intents/intent.ts';
import { clauseText, type Understanding } from '../understanding/understand.ts';
import { answerFact, answerUnknown } from './answer-fact.ts';
import { answerHours } from './answer-hours.ts';
import { answerOffer } from './answer-offer.ts';
import { answerAddress, answerArea, answerContact } from './answer-place.ts';
import { answerPrice, askMeant } from './answer-price.ts';
import { answerLanguage } from './choose-language.ts';
import { startGoodbye } from './closing.ts';
import { currentGoal, takeUp } from './goals.ts';
import { isQuestion } from './is-question.ts';
import { reasonGiven } from './reason-given.ts';
import { type GoalKind, talkAbout } from './state.ts';
import { ask, type Turn, tell } from './turn.ts';

/** Requests that a person must see to, and what is said when one is taken up. */
const requests: Partial<Record<Intent, { goal: GoalKind; say?: PhraseKey }>> = {
  book: { goal: 'booking' },
  reschedule: { goal: 'reschedule' },
  cancel: { goal: 'cancel' },
  message: { goal: 'message' },
  callback: { goal: 'callback' },
  returningCall: { goal: 'callback', say: 'returningCallNoted' },
  person: { goal: 'person', say: 'personUnavailable' },
  status: { goal: 'callback', say: 'statusUnknown' },
  confirmBooking: { goal: 'callback', say: 'bookingUnseen' },
  refund: { goal: 'callback', say: 'refundNoted' },
  jobApplication: { goal: 'application' },
  supplier: { goal: 'supplier' },
};

/** Requests that say why the caller calls, so that it need not be asked. */
const selfExplaining: ReadonlySet<Intent> = new Set([
  'status',
  'confirmBooking',
  'refund',
  'returningCall',
  'cancel',
  'reschedule',
]);

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

/** "I need to cancel" tells; "do I need to book ahead" and "your cancellation policy" ask. */
function asksAboutRules(words: string): boolean {
  return aboutRules.test(words) && (isQuestion(words) || /\bpolic(y|ies)\b|\bfees?\b/i.test(words));
}

/** Asks about the rules of a request rather than making it ("do I need to book ahead?"). */
const aboutRules =
  /\b(need|require|required|necessary|policy|polic(y|ies)|have to|fees?|charge|allow(ed)?|notice|without|walk[- ]?ins?|what happens|do you (offer|accept|require|take|provide|have)|how (far|much|long|many|soon))\b/i;

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
    if (found.intent === 'status' && supplying) continue;
    done.add(found.intent);
    answerIntent(turn, heard, found, done);
  }
}

function answerIntent(
  turn: Turn,
  heard: Understanding,
  found: RecognisedIntent,
  done: Set<Intent>,
): void {
  const words = clauseText(heard, found);
  const { intent } = found;
  const request = requests[intent];
  if (request) {
    const rule = asksAboutRules(words) ? factIn(turn, words) : null;
    if (rule?.kind === 'strong') return answerFact(turn, rule, words);
    return takeRequest(turn, heard, intent, request);
  }
  if (askedOfOwner.has(intent)) return answerFromOwner(turn, heard, words, found);
  const courtesy = courtesies[intent];
  if (courtesy) return tell(turn, courtesy);
  switch (intent) {
    case 'price':
    case 'quote': {
      done.add('price').add('quote');
      turn.state.lastAsked = 'price';
      if (turn.quotes.length > 0 && heard.services.length === 0) return;
      const fact = heard.services.length === 0 ? moneyFact(turn, words) : null;
      return fact ? answerFact(turn, fact, words) : answerPrice(turn, heard);
    }
    case 'serviceOffered': {
      if (heard.intents.some((other) => ['price', 'quote', 'book'].includes(other.intent)))
        return answerBeside(turn, heard, found);
      const sure = heard.services.some(({ candidates }) => candidates[0]?.kind !== 'near');
      const fact = sure ? null : factIn(turn, words);
      return fact ? answerFact(turn, fact, words) : answerOffer(turn, heard);
    }
    case 'hours':
    case 'isOpenNow':
      done.add('hours').add('isOpenNow');
      turn.state.lastAsked = 'hours';
      return answerHours(turn, words, timesIn(heard, found), intent === 'isOpenNow');
    case 'address': {
      const fact = /park|stationn/i.test(words) ? factIn(turn, words) : null;
      return fact?.kind === 'strong' ? answerFact(turn, fact, words) : answerAddress(turn);
    }
    case 'area': {
      const fact = factIn(turn, words);
      if (fact?.kind === 'strong') return answerFact(turn, fact, words);
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

/** A second question of money ("and do you charge more at night?") has an answer of the owner's own. */
function answerSecondPrice(turn: Turn, heard: Understanding, found: RecognisedIntent): void {
  const words = clauseText(heard, found);
  const first = heard.intents.find(({ intent }) => intent === 'price' || intent === 'quote');
  if (first?.start === found.start || matchServices(turn.receptionist.services, words).length > 0)
    return;
  const fact = factIn(turn, words);
  const told = turn.facts.some(({ id }) => fact?.source === 'item' && id === fact.item.id);
  if (fact?.kind === 'strong' && !told) answerFact(turn, fact, words);
}

/** What a clause of its own asks beside a price or a booking ("and do you bring your own supplies?"). */
function answerBeside(turn: Turn, heard: Understanding, found: RecognisedIntent): void {
  const words = clauseText(heard, found);
  const sameClause = heard.intents.some(
    ({ intent, start }) => ['price', 'quote', 'book'].includes(intent) && start === found.start,
  );
  if (sameClause || matchServices(turn.receptionist.services, words).length > 0) return;
  const fact = factIn(turn, words);
  if (fact) return answerFact(turn, fact, words);
  if (words.trim().split(/\s+/).length >= leastQuestion && !backReference.test(words))
    answerUnknown(turn, words.trim());
}

/** A question of fewer words ("do you do those") only leads up to the other. */
const leastQuestion = 5;
const backReference = /\b(that|those|it|them|this|these|one|ones|ça|cela)\W*$/i;

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

const underWay: Partial<Record<GoalKind, string>> = {
  cancel: 'what if I cancel',
  reschedule: 'what if I reschedule',
};

/** "Is there a charge", asked while something is being cancelled, is asked of that. */
function moneyFact(turn: Turn, words: string): FaqMatch | null {
  const about = underWay[currentGoal(turn.state)?.kind ?? 'answer'];
  const fact = about ? factIn(turn, `${about} ${words}`) : null;
  return fact?.kind === 'strong' ? fact : factIn(turn, words);
}

function factIn(turn: Turn, words: string): FaqMatch | null {
  return matchFaq(turn.receptionist.questions, words);
}

function takeRequest(
  turn: Turn,
  heard: Understanding,
  intent: Intent,
  { goal, say }: { goal: GoalKind; say?: PhraseKey },
): void {
  const { state } = turn;
  if (selfExplaining.has(intent)) state.caller.reasons.push(heard.text.trim());
  const reason = selfExplaining.has(intent) ? null : reasonGiven(heard.text);
  if (reason && goal !== 'booking') state.caller.reasons.push(reason);
  const matter = goal === 'callback' || goal === 'person' ? state.matter : null;
  if (matter && state.caller.reasons.length === 0 && state.topic.serviceId === null)
    state.caller.reasons.push(matter);
  const best = heard.services[0]?.candidates[0];
  if (best && best.kind !== 'near' && !heard.services[0]?.ambiguous)
    talkAbout(state, best.service, best.option);
  if (goal === 'booking') state.lastAsked = null;
  const running = state.goals.some(({ kind, readBackAt }) => kind === goal && readBackAt === null);
  if (say && !running) tell(turn, say);
  takeUp(turn, goal, !say);
  if (goal === 'booking' && best?.kind === 'near' && state.topic.serviceId === null)
    askMeant(turn, best, heard.text, 'booking');
}

function takeComplaint(turn: Turn, heard: Understanding): void {
  const told = heard.text.trim().split(/\s+/).length >= 7;
  tell(turn, 'sorry');
  tell(turn, 'complaintOwner');
  if (told) turn.state.caller.reasons.push(heard.text.trim());
  takeUp(turn, 'complaint', false);
}

function answerFromOwner(
  turn: Turn,
  heard: Understanding,
  words: string,
  { intent }: RecognisedIntent,
): void {
  const fact = factIn(turn, words) ?? (clausesOf(heard.text).length > 1 ? null : heard.fact);
  if (fact) return answerFact(turn, fact, words);
  if (heard.services.length > 0 && intent === 'generalQuestion') return answerOffer(turn, heard);
  if (intent === 'generalQuestion' && (!isQuestion(words) || turn.facts.length > 0)) return;
  answerUnknown(turn, words.trim());
}
