import { lastSaid, type Turn, tell } from '../dialogue/turn.ts';
import type { HeardAct } from '../heard/heard.ts';
import { treatsAnimals } from '../knowledge/animal-in-danger.ts';
import { lengthSaid } from '../knowledge/durations.ts';
import { hazardIn } from '../knowledge/hazards.ts';
import { ratesIn } from '../knowledge/rates.ts';
import { fold } from '../knowledge/words.ts';
import { amountsSaid } from '../listener/amounts-said.ts';
import { sayList } from '../speaking/say-list.ts';
import { adviceOn } from './advice.ts';
import { bearingOn } from './bearing.ts';
import { answerByLimit } from './by-limit.ts';
import { answerConclusion } from './conclusions.ts';
import { tellWhetherDearer } from './conditions.ts';
import { asksWhereToGo } from './directions.ts';
import { answerGiftClaimed } from './gift-claimed.ts';
import { answerInTime } from './in-time.ts';
import { answerPriceFollowUp } from './price-follow-ups.ts';
import { tellPriceOnce } from './prices.ts';
import { lookUp } from './refs.ts';
import { sayWritten } from './say-written.ts';
import { isNamed } from './told-already.ts';
import { answerWayThere } from './way-there.ts';
import { tellFirst } from './what-first.ts';
import { type WrittenFact, writtenFact, writtenFacts } from './written-facts.ts';
import { tellTermsOfPaying, tellWhatIsLeantOn } from './written-nearby.ts';

/**
 * What answers a question by its form and by what was told or written, before what it is likeliest about: of
 * people, what follows, what is leant on, when something is paid, and what is to be done first.
 */
export function answersOutright(turn: Turn, act: HeardAct): boolean {
  return (
    answerLateness(turn, act) ||
    answerWayThere(turn, act) ||
    answerPriceFollowUp(turn, act) ||
    tellWhetherDearer(turn, act) ||
    (mayAskOfStep.test(act.act) && answerOwnStep(turn, act.words)) ||
    tellOfPeople(turn, act) ||
    answerInTime(turn, act) ||
    answerByLimit(turn, act) ||
    (!asksWhichSum(act) && answerConclusion(turn, act)) ||
    answerGiftClaimed(turn, act) ||
    tellWhatIsLeantOn(turn, act) ||
    tellTermsOfPaying(turn, act) ||
    tellFirst(turn, act, isSure(act.target))
  );
}

/** "Fifty three, or forty nine with the four off": of which the sum itself tells. */
function asksWhichSum({ act, slots, words }: HeardAct): boolean {
  return act === 'ask.total' && !slots.reckoning && amountsSaid(words).length > 1;
}

/** Whether something that is written is meant, and not only likely. */
function isSure(target: HeardAct['target']): boolean {
  return target?.kind === 'fact' && !target.unsure;
}

/** A step of their own that is asked about: "should I", "can we just", "is it okay to", "je peux-tu". */
const ownStep =
  /\b(?:(?:should|can|could|shall|may|do|must|would) (?:i|we)|is (?:it|that) (?:ok|okay|safe|fine|all ?right|good)(?: (?:if|for|to))|am i (?:ok|okay|safe|fine|good|all ?right) to|are we (?:ok|okay|safe|fine|good) to|dois[- ]je|puis[- ]je|est-ce que (?:je|on)|(?:je|on) (?:peux|peut|devrais|devrait|dois|doit)[- ]tu|faut-(?:il|tu))\b/;
/** Whoever is out goes in again, told or asked. */
const goesBack =
  /\b(?:(?:go(?:ing)?|run(?:ning)?|head(?:ing)?|pop(?:ping)?|nip(?:ping)?) back (?:in\w*|for|to (?:get|grab)|down|up)|back inside|(?:je|on|j'y|j'|m'en) ?(?:vais |vas |va |peux |peut )?(?:retourne\w*|rentre\w*|remonte\w*|redescend\w*) (?:en dedans|dedans|dans|chercher|prendre|pogner|voir|chez))\b/;
/** What anybody should do first. */
const leaves =
  /\b(?:(?:leave|leaving)(?! (?:\p{L}+ ){1,3}(?:off|on|shut|closed|open|alone|running)\b)|get (?:out|everyone|everybody|them|the (?:kids|dog|cat|baby))|go(?:ing)? out\w*|evacuat\w*|stay out\w*|wait out\w*|outside|call (?:911|nine|the (?:fire|gas|hydro|utility|police))|sortir|sorte|dehors|appel\w+ le (?:911|neuf))\b/u;
/** What lets gas flow, or keeps it from that. */
const turnsGas =
  /\b(?:turn|switch|open|shut|close|leave|keep|light|relight|start|use|run|ouvr\w*|rouvr\w*|ferm\w*|laiss\w*|rallum\w*|allum\w*|part\w*)\b.*\b(?:gas|propane|pilot|(?:gas )?(?:valve|shut-?off)|gaz)\b|\b(?:gas|propane|pilot|valve|gaz)\b.*\b(?:(?:turn|switch|light|open)(?: it| that)? (?:back )?(?:on|up)|back on|off|relight|ouvr\w*|rouvr\w*|rallum\w*|ferm\w*|laiss\w*)\b/;
const keepsShut =
  /\b(?:(?:leave|keep|turn|shut|switch) (?:\p{L}+ ){0,3}(?:off|shut|closed)|shut (?:it|the)|laiss\w+ (?:\p{L}+ ){0,3}ferm\w*|ferm\w*)\b/u;

/** "Should I leave the gas off or not", "can I light the pilot again": whatever else stands, off is safe. */
function tellOfGasStep(turn: Turn, said: string): boolean {
  tell(turn, keepsShut.test(said) ? 'keepOff' : 'notNow');
  tell(turn, adviceOn('gas', said, turn));
  turn.answered = true;
  return true;
}

/** What is asked of us, and no step of theirs. */
const ofUs =
  /\b(?:pay|cost\w*|charge\w*|price|quote|book|appointment|expect|talk|speak|give you|tell you|call you|call back|rappel\w*|payer|coute\w*|parler)\b/;

/**
 * "Should I flip the light on and have a look first", beside gas, a fire or current: no, and out or away, whatever
 * the step is; leaving and calling for help is a yes. Of who is hurt, those at 911 know. False where no such step is
 * asked about.
 */
export function answerOwnStep(turn: Turn, words: string): boolean {
  const { state } = turn;
  const said = fold(words);
  const back = goesBack.test(said);
  const ofGas = ownStep.test(said) && turnsGas.test(said);
  if (ofGas && !ofUs.test(said)) return tellOfGasStep(turn, said);
  if (!state.urgent || !(back || ownStep.test(said)) || ofUs.test(said)) return false;
  if (asksWhereToGo(words)) return false;
  const hazard = hazardIn(state.wanted.why.join(' . '));
  const told = state.wanted.why.join(' . ');
  const toLife = (state.used.danger ?? 0) > 0;
  if (hazard === 'gas' || hazard === 'fire' || (hazard === 'electricity' && toLife)) {
    tell(turn, leaves.test(said) && !back ? 'leaveNow' : 'notNow');
    tell(turn, adviceOn(hazard, told, turn));
  } else if (toLife && !treatsAnimals(turn.receptionist.profile.knowledge)) {
    if (hazard !== 'injury' && hazard !== null) return false;
    if (leaves.test(said)) tell(turn, 'leaveNow');
    tell(turn, 'helpersKnow');
  } else return false;
  turn.answered = true;
  return true;
}

const mayAskOfStep = /^ask\.(?:donow|fact|next|offer|when|includes|compare|place)$/;

/** What the owner wrote of the people who work there, where they are asked about: of those very people alone. */
function tellOfPeople(turn: Turn, { slots }: HeardAct): boolean {
  const { ofPeople } = slots;
  if (!ofPeople) return false;
  const { lead, names, written } = ofPeople;
  const { language } = turn.state;
  turn.answered = true;
  if (lead === 'yes') tell(turn, 'limitKept');
  if (lead === 'no') tell(turn, 'limitBroken');
  if (names.length > 0) tell(turn, 'peopleAre', { list: sayList(names, language) });
  for (const { says, service, factId } of written) {
    const fact = factId === null ? null : writtenFact(turn, factId);
    const found = service ? lookUp(turn, service) : null;
    if (fact) turn.facts.push(fact.fact);
    if (found)
      turn.facts.push({ kind: 'service', id: found.service.id, label: found.service.name });
    if (names.length > 0) continue;
    if (found?.option) tellPriceOnce(turn, service ? [service] : []);
    else if (found) turn.statements.push(sayWritten(turn, found.service, says));
    else turn.statements.push(says);
  }
  return true;
}

/** What an owner wrote of people who come late. */
const ofLateness =
  /\b(?:lateness|(?:running|arriv\w+|com\w+|be|am|is|are|or more|minutes?) late|late (?:arriv\w+|clients?|patients?|customers?|guests?|people|dogs?|policy|fee)|(?:minutes?|hours?) (?:or more )?(?:late|after|behind)|grace|tardy|en retard|retards?|retardataires?)\b|^late\b/;

/** What is asked for each quarter of an hour that somebody is late, or after closing. */
const afterTime = /\b(?:late|after|past|overdue|retards?|apres|passe)\b/;
const saysLate =
  /\b(?:late|after (?:you|closing|close)|past closing|overdue|en retard|apres la fermeture)\b/;

/**
 * Tells what is written about lateness, where it is asked what becomes of somebody later still, or what so long is
 * charged for; false where nothing is.
 */
function answerLateness(turn: Turn, act: HeardAct): boolean {
  const facts = writtenFacts(turn).filter(({ inOwnWords }) => inOwnWords);
  const found =
    chargedByTime(turn, act, facts) ??
    (act.slots.ofLateness
      ? facts.find(
          ({ subject, said }) => ofLateness.test(fold(subject)) || ofLateness.test(fold(said)),
        )
      : undefined);
  if (!found) return false;
  turn.answered = true;
  turn.described.add(found.key);
  turn.state.focus.factId = found.key;
  turn.statements.push(bearingOn(turn, found, act.words));
  turn.facts.push(found.fact);
  return true;
}

/** "I'll be an hour late, what do you charge for that": the one thing that is charged for by the time it is late. */
function chargedByTime(
  turn: Turn,
  act: HeardAct,
  facts: readonly WrittenFact[],
): WrittenFact | undefined {
  const words = fold(lastSaid(turn));
  if (!act.act.startsWith('ask.') || !saysLate.test(words) || lengthSaid(words) === null) return;
  if (act.target?.kind === 'services' && isNamed(turn, act.target, act.words)) return;
  const [only, other] = facts.filter(({ said }) =>
    ratesIn(said).some(({ unit, said: rate }) => unit.by === 'time' && afterTime.test(fold(rate))),
  );
  return other ? undefined : only;
}
