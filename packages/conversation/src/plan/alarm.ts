import type { Language } from '../conversation.ts';
import { leadOf } from '../dialogue/lead.ts';
import { numberNotCalled, numberToCall } from '../dialogue/number-to-call.ts';
import type { Conversation } from '../dialogue/state.ts';
import { nextEffectId, type Turn, tell } from '../dialogue/turn.ts';
import type { Heard, HeardAct } from '../heard/heard.ts';
import { tellsOfAnimalInDanger, treatsAnimals } from '../knowledge/animal-in-danger.ts';
import { mayBeMoneyIn } from '../knowledge/bare-amounts.ts';
import { countsOnHelp } from '../knowledge/counts-on-help.ts';
import { criesForHelp } from '../knowledge/cries-for-help.ts';
import { announcesTrouble, type Hazard, hazardIn, isOfLife } from '../knowledge/hazards.ts';
import { type Need, needNow } from '../knowledge/in-need.ts';
import { isFromPublicSafety } from '../knowledge/public-safety.ts';
import { shopLanguage } from '../knowledge/shop-language.ts';
import { fold } from '../knowledge/words.ts';
import { textsTelling } from '../knowledge/written-texts.ts';
import { asSentences, sentences } from '../speaking/sentences.ts';
import { asTheirs, claimsToBeOurs } from '../summary/as-theirs.ts';
import { ownerWords } from '../summary/owner-words.ts';
import { withItsCost, writtenNumber } from '../summary/write-number.ts';
import { adviceOn, adviceOnRoad, hazardToAdvise } from './advice.ts';
import { isUnderstood, tellDirections, tellDirectionsAgain } from './directions.ts';
import { answerFact } from './facts.ts';
import { capital } from './prices.ts';
import { alertsSomeone } from './promise.ts';
import { takeUp } from './request.ts';
import { isNamed } from './told-already.ts';
import { answerUnknown } from './unknown.ts';
import { wantItem } from './wanted.ts';
import { writtenFact } from './written-facts.ts';

/** What they want done about the trouble is wanted with it, and keeps its name. */
function bookBeside(turn: Turn, { acts }: Heard): void {
  for (const act of acts) {
    if (act.act !== 'want.book' || act.target?.kind !== 'services') continue;
    for (const ref of act.target.refs) wantItem(turn, ref, ref.count ?? act.slots.count ?? 1);
    takeUp(turn, 'booking', false);
  }
}

/**
 * Trouble that is happening now: what to do first, somebody alerted, and then the few details they
 * need to come. A word that sounds alarming is no report; the listener tells them apart.
 */
export function meetAlarm(turn: Turn, act: HeardAct, heard: Heard): void {
  const { state } = turn;
  const first = !state.urgent;
  const danger = act.act === 'alarm.danger';
  const toSelf = act.slots.toSelf === true;
  const hazard = toSelf ? null : hazardToAdvise(turn, heard.text, danger);
  const line = toSelf ? 'dangerToSelf' : 'danger';
  state.urgent = true;
  turn.answered = true;
  const told = act.words.trim();
  // What it is, is asked after a mere cry.
  const cries = !danger && criesForHelp(heard.text);
  // What the owner wrote for a burst pipe helps nobody who was shot, nor who has not said yet what it is.
  const unknown = danger || cries;
  const asksOfHelp = !first && countsOnHelp(fold(heard.text));
  const tellsAnew = !cries && !asksOfHelp && !state.wanted.why.includes(told);
  if (tellsAnew) state.wanted.why.push(told);
  // A model tells each of the two by itself.
  if (state.model && heard.acts.some((one) => one.act === 'complain'))
    takeUp(turn, 'complaint', false);
  takeUp(turn, 'emergency', false);
  if (state.model) bookBeside(turn, heard);
  const before = turn.statements.length;
  if (danger && asksOfHelp) tell(turn, 'noHelpSent');
  else if (danger && (state.used[line] ?? 0) === 0) tell(turn, line);
  else if (cries && (state.used.perhapsDanger ?? 0) === 0) tell(turn, 'perhapsDanger');
  else if (first) tell(turn, 'urgent');
  // A word of another trouble later on ("it's near the sink") changes nothing about the first, unless it is to life.
  const fresh = first || danger || isOfLife(hazard);
  const advised = hazard && adviceOn(hazard, [...state.wanted.why, heard.text].join(' . '), turn);
  const advises = advised !== null && fresh && (state.used[advised] ?? 0) === 0;
  const adviceAt = advises ? turn.statements.length : null;
  if (advises) tell(turn, advised);
  const onRoad = adviceOnRoad(heard.text);
  if (onRoad && (state.used[onRoad] ?? 0) === 0) tell(turn, onRoad);
  // Who tells of worse, and was told what to do, is told it once more.
  if (danger && turn.statements.length === before) tell(turn, line);
  if (!first) {
    if (danger && tellsAnew) alertOwner(turn, { words: told, toLife: true });
    tellDirections(turn, heard.text, hazard === null && !unknown);
    return tellOnce(turn, adviceAt);
  }
  tell(turn, alertsSomeone(turn) ? 'alerting' : 'passingOn');
  if (danger && hazard) tellOwnAdvice(turn, act, hazard);
  const trouble = [heard.text, ...state.wanted.why].join(' . ');
  // What the owner wrote for this very need comes before what they wrote for any.
  const helped = !danger && tellHelp(turn, act, trouble);
  const general = hazard === null ? !unknown : !isOfLife(hazard);
  const directed = helped || tellDirections(turn, trouble, general);
  // An animal's danger has no ambulance: where its owner is to go with it is told with the first promise.
  const ofAnimal = treatsAnimals(turn.receptionist.profile.knowledge) && hazard !== 'gas';
  if (!directed && (!danger || (ofAnimal && tellsOfAnimalInDanger(trouble))))
    tellFees(turn, act, trouble);
  tellOnce(turn, adviceAt);
  alertOwner(turn, { toLife: danger });
}

/** What to do first, where the owner's own words say all of it: then they stand in its place, and it is told once. */
function tellOnce({ statements }: Turn, adviceAt: number | null): void {
  const general = fold(statements[adviceAt ?? statements.length] ?? '');
  const orders = firstOrders.filter((order) => order.test(general));
  const theirs = statements.findIndex(
    (one, at) => at !== adviceAt && orders.every((order) => order.test(fold(one))),
  );
  if (adviceAt === null || orders.length < 2 || theirs < adviceAt) return;
  statements.splice(adviceAt, 1, ...statements.splice(theirs, 1));
}

/** What anybody is told to do first, in whichever words of the two languages. */
const firstOrders: readonly RegExp[] = [
  /\b(?:leave|get (?:everyone |everybody |yourselves? )?out|go outside|evacuat\w*|sortez|quittez|evacuez|faites sortir)\b/,
  /\b(?:switch\w*|lights?|sparks?|flames?|interrupteurs?|lumieres?|allumez)\b/,
  /\b(?:911|9-1-1)\b/,
  /\b(?:breakers?|panel|disjoncteurs?|panneau)\b/,
  /\b(?:valves?|water off|vannes?|valve|l'eau)\b/,
];

/** "Do I shut the water off?": what anybody should do first, never a diagnosis. */
export function adviseNow(turn: Turn, act: HeardAct, heard: Heard): void {
  const said = [heard.text, ...turn.state.wanted.why].join(' . ');
  if (tellDirections(turn, said, turn.state.urgent) || tellDirectionsAgain(turn, act.words)) return;
  const hazard = hazardIn(said);
  if (!hazard) return answerUnknown(turn, act);
  turn.answered = true;
  tellOwnAdvice(turn, act, hazard);
  tell(turn, adviceOn(hazard, said, turn));
}

/** Whom to call and what to do, where the owner wrote it of this very danger. */
function tellOwnAdvice(turn: Turn, act: HeardAct, hazard: Hazard): void {
  const { knowledge } = turn.receptionist.profile;
  const own = textsTelling(knowledge, advises).find(
    ({ title, body }) =>
      body && isUnderstood(turn, body) && hazardIn(`${title} . ${body}`) === hazard,
  );
  if (own) answerFact(turn, act, own.id);
}

const advises =
  /\b(?:smell\w*|leak\w*|emergenc\w*|evacuate|leave the|get out|911|odeur|fuite|urgences?|evacue\w*|sortez|quittez)\b/;

/** What each need is asked for by. */
const wordsFor: Record<Need, Record<Language, string>> = {
  noHeat: { en: 'no heat', fr: 'pas de chauffage' },
  stranded: { en: 'broken down, towing', fr: 'en panne, remorquage' },
  shutOut: { en: 'locked out', fr: 'embarré dehors' },
};

/** What the owner wrote for who is stranded, shut out or without heat; false where nothing of it is told. */
function tellHelp(turn: Turn, act: HeardAct, words: string): boolean {
  const need = needNow(words);
  const facts = need ? turn.receptionist.help[need] : [];
  const fact = facts?.find((one) => !isOfOtherDanger(turn, one, words));
  if (!fact) return false;
  // Of what is written beside it, that of air conditioning helps nobody who is cold.
  const asked = need ? wordsFor[need][turn.state.language] : act.words;
  answerFact(turn, { ...act, words: asked }, fact);
  turn.state.used[`direction:${fact}`] = 1;
  return true;
}

/**
 * "What's that gonna be tonight", beside trouble: the price is of the work that mends it, and of no
 * upkeep. What was named by its name stays.
 */
export function ofMending(turn: Turn, act: HeardAct, words: string): HeardAct {
  const { target } = act;
  // Who is shut out or stranded needs nothing of theirs mended.
  if (/^(?:shutOut|stranded)$/.test(needNow(words) ?? '')) return act;
  if (act.act !== 'ask.price' || (target?.kind !== 'services' && target?.kind !== 'either'))
    return act;
  if (target.kind === 'services' && isNamed(turn, target, act.words)) return act;
  const { services } = turn.receptionist.profile.knowledge;
  const [one, ...others] = services.filter(({ name, description }) =>
    mends.test(fold(`${name} ${description ?? ''}`)),
  );
  if (!one || others.length > 0) return act;
  return { ...act, target: { kind: 'services', refs: [{ serviceId: one.id, optionId: null }] } };
}

const mends =
  /\b(?:repairs?|broken|breakdowns?|emergenc\w*|reparations?|brise\w*|en panne|depannage|urgences?)\b/;

/** "What if I smell gas?", where nothing of gas was told: nobody is sent out of a house that is only cold. */
function isOfOtherDanger(turn: Turn, factId: string, words: string): boolean {
  const fact = writtenFact(turn, factId);
  const hazard = fact ? hazardIn(fact.subject) : null;
  return isOfLife(hazard) && hazardIn(words) !== hazard;
}

/** What the owner's own answers ask for coming at once is told with the first promise. */
function tellFees(turn: Turn, act: HeardAct, words: string): void {
  const fact = turn.receptionist.urgentFacts.find((one) => !isOfOtherDanger(turn, one, words));
  if (!fact) return;
  turn.state.used[`direction:${fact}`] = 1;
  const written = writtenFact(turn, fact);
  const fees = sentences(written?.said ?? '').filter((one) => mayBeMoneyIn(one).length > 0);
  // "Sometimes, if you call before nine" is no answer to who is in trouble; what it costs is to be known.
  if (!written || fees.length === 0) return answerFact(turn, act, fact);
  turn.statements.push(asSentences(fees.join(' ')));
  turn.facts.push(written.fact);
  turn.described.add(fact);
}

/** An urgent haircut is a visit like any other, and its price is asked as calmly. */
const calm =
  /^(?:want\.(?:book|move|cancel|late)|ask\.(?:price|total|compare|discount)|who\.|wrong)/;

/** "Tell them it's urgent", "I need the owner now, it can't wait": of what, was told or will be. */
export function noteUrgency(turn: Turn, { text, acts }: Heard): void {
  const { state } = turn;
  const announced = announcesTrouble(text) && !acts.some(({ act }) => calm.test(act));
  const ofSafety = isFromPublicSafety(text);
  if (state.urgent || !(announced || ofSafety)) return;
  state.urgent = true;
  if (ofSafety) {
    state.wanted.why.push(text.trim());
    takeUp(turn, 'message', false);
  }
  alertOwner(turn, ofSafety ? { words: text.trim() } : {});
  if (acts.some(({ act }) => act === 'want.person')) return;
  turn.answered = true;
  tell(turn, alertsSomeone(turn) ? 'alerting' : 'passingOn');
}

/** What may be a danger to life, told beside trouble that the owner was alerted of, is one more thing to be alerted of. */
export function noteDangerBeside(turn: Turn, { text }: Heard): void {
  const { wanted } = turn.state;
  const words = text.trim();
  if (wanted.why.includes(words)) return;
  wanted.why.push(words);
  alertOwner(turn, { words, toLife: true });
}

/**
 * Has the owner told at once, with what is known of the caller so far.
 * @param words what the caller tells beside what the owner was alerted of; left out: all they call for is told.
 */
export function alertOwner(
  turn: Turn,
  { news = 'URGENT', words, toLife }: { news?: string; words?: string; toLife?: boolean } = {},
): void {
  const { state } = turn;
  const lead = leadOf(state);
  const language = shopLanguage(turn.receptionist.profile.knowledge);
  const { claimsToBeOurs: claim } = ownerWords(language);
  // A browser has no number that could be withheld.
  const none = state.channel === 'browser' ? 'no number given yet' : 'number withheld';
  const who = [lead?.name, numbersOf(state, language) ?? none];
  const claims = claimsToBeOurs(state.transcript) ? [claim] : [];
  // "URGENT" stands before it already.
  const told = words === undefined ? lead?.reason : capital(asTheirs(words));
  const reason = (told ?? 'emergency').replace(/^urgent[;,:.!]+ */i, '');
  const text = [news, ...who.filter(Boolean), ...claims, reason || 'emergency'].join(' · ');
  turn.effects.push({
    id: nextEffectId(turn),
    type: 'request',
    request: { kind: 'alertOwner', text, ...(toLife && { toLife }) },
  });
}

/** The number they call from and, where they told another, that one as well: neither stands in the other's place. */
function numbersOf(state: Conversation, language: Language): string | null {
  const from = state.callerNumber;
  const told = numberNotCalled(state) ?? numberToCall(state);
  if (told === null || told === from) return from;
  const other = withItsCost(told, language);
  return from === null ? other : `${writtenNumber(from)}, ${ownerWords(language).said} ${other}`;
}
