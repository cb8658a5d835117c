import { withoutLead } from '../dialogue/preferred-time.ts';
import { ask, bookIsOpen, lastSaid, type Turn, tell } from '../dialogue/turn.ts';
import type { RequestKind } from '../dialogue/wanted-state.ts';
import { type HeardAct, refsMeant } from '../heard/heard.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { describeDate } from '../knowledge/describe-hours.ts';
import { ownersMoneyIn } from '../knowledge/guard.ts';
import { keepsLimit } from '../knowledge/limits.ts';
import { sayAddress } from '../knowledge/place.ts';
import { fold } from '../knowledge/words.ts';
import { ofCharge } from '../listener/titled-facts.ts';
import { sayEmail, sayPhone } from '../speaking/say-contact.ts';
import { sayMoney } from '../speaking/say-money.ts';
import { asSentences } from '../speaking/sentences.ts';
import { dropsBy } from '../understanding/drops-by.ts';
import { findCounts } from '../understanding/slots/counts.ts';
import { localDateTime } from '../understanding/slots/time-zone.ts';
import { bearingOn } from './bearing.ts';
import { isDeclined } from './closed-time.ts';
import { limitLead } from './conclusions.ts';
import { deniesOnlyPart } from './denies-part.ts';
import { tellAboutService } from './describe-service.ts';
import { tellDirectionsAgain } from './directions.ts';
import { tellHelpAgain } from './help-told.ts';
import { answerHours, openQuestion } from './hours-asked.ts';
import { tellHowToStart } from './how-to-start.ts';
import { listsOne, tellListed } from './named-in-list.ts';
import { noteTime } from './note-time.ts';
import { tellOpenLater } from './open-later.ts';
import { tellPriceOnce } from './prices.ts';
import { alertsSomeone } from './promise.ts';
import { countTalkedOf, focusOn, refsOf } from './refs.ts';
import { offerCall, requestOf, takeUp } from './request.ts';
import { onlyAsks } from './take-times.ts';
import { answerUnknown } from './unknown.ts';
import { talkedOfAll, wantItem } from './wanted.ts';
import { writtenFact } from './written-facts.ts';

/** The owner's own answer, as it stands. `about:` is what the shop says of itself. */
export function answerFact(turn: Turn, act: HeardAct, factId: string): void {
  const { about } = turn.receptionist.profile.knowledge;
  if (deniesOnlyPart(turn, factId, act.words)) return answerUnknown(turn, act);
  turn.answered = true;
  // "Do I have to book for a fitting": of fittings it is talked then, whatever answers it.
  if (act.target?.kind === 'fact' && act.target.of) focusOn(turn, [act.target.of]);
  turn.state.focus.factId = factId;
  if (turn.described.has(factId)) return;
  turn.described.add(factId);
  const written = writtenFact(turn, factId, act);
  if (written) {
    tellWhetherKept(turn, act, written.said);
    turn.statements.push(bearingOn(turn, written, act.words || lastSaid(turn)));
    turn.facts.push(written.fact);
    tellForSeveral(turn, written.said);
    return;
  }
  if (factId === 'about' && about) return void turn.statements.push(asSentences(about));
  answerUnknown(turn, act);
}

/** "He's like seventy pounds", where dogs are taken up to fifty: yes or no comes before the rule. */
function tellWhetherKept(turn: Turn, { act, words }: HeardAct, written: string): void {
  if (!['ask.fact', 'ask.offer', 'ask.discount'].includes(act)) return;
  if (openQuestion.test(words) || saidAlready.test(written)) return;
  const verdict =
    keepsLimit(lastSaid(turn) || words, written) ??
    (listsOne(written, words) && !ofCharge.test(fold(words)) ? 'yes' : null);
  if (verdict) tell(turn, limitLead(verdict, words));
}

const saidAlready = /^\W*(?:yes|no|oui|non)\b/i;

/** A question of any kind: the owner's answer, the service's own words, or a message for a person. */
export function answerQuestion(turn: Turn, act: HeardAct): void {
  const { target } = act;
  if (target?.kind !== 'services') return answerUnknown(turn, act);
  if (tellListed(turn, act)) return;
  const known = turn.state.focus.refs.map(({ serviceId }) => serviceId);
  const other = target.refs.some(({ serviceId }) => !known.includes(serviceId));
  // "And if it does need a new one": of a thing that comes up, its price is of use.
  if (other) tellPriceOnce(turn, target.refs);
  const about = tellAboutService(turn, target.refs, act);
  if (!about && !turn.answered) answerUnknown(turn, act);
}

/** Requests that a wish to come makes more of. */
const vague: ReadonlySet<string> = new Set(['callback', 'answer', 'message', 'status']);

/** "Are you free at three?": where no book can be asked, the wish is taken down and confirmed later. */
export function answerWhen(turn: Turn, act: HeardAct): void {
  const { knowledge } = turn.receptionist.profile;
  const { state } = turn;
  if (dropsBy.test(act.words) && requestOf(state)?.kind !== 'booking')
    return answerHours(turn, act);
  if (requestOf(state)?.kind !== 'booking' && tellOpenLater(turn, act)) return;
  turn.answered = true;
  const times = act.slots.times ?? [];
  // Who waits for help asks how soon it comes, and books nothing.
  if (state.urgent && times.length === 0) return answerNext(turn, act);
  // "Not Thursday": of a day that is ruled out, no hours are told.
  const [day] = times.flatMap(({ date, endDate, excluded }) =>
    date && !endDate && !excluded ? [date] : [],
  );
  const open = requestOf(state);
  const known = open && !vague.has(open.kind) ? open : null;
  // "And when would they get here", where that is written.
  const { target } = act;
  if (target?.kind === 'fact' && !target.unsure && times.every(({ date }) => !date))
    return answerFact(turn, act, target.factId);
  if (!known || state.wanted.items.length === 0)
    for (const ref of act.target === null ? talkedOfAll(turn) : refsOf(turn, act))
      wantItem(turn, ref, ref.count ?? act.slots.count ?? countTalkedOf(turn, ref));
  if (bookIsOpen(turn)) return takeUp(turn, 'booking');
  const asks = onlyAsks(turn, act.act);
  // What was cut from it in the same breath may have been taken down with it.
  if (times.length > 0 && !asks && !turn.took.has('time')) noteTime(turn, times);
  if (!known && !asks) {
    tellPriceOnce(turn, refsOf(turn, act));
    takeUp(turn, 'booking', false);
  }
  // What comes of a time outside the hours is said where the next detail is asked for.
  if (isDeclined(turn)) return;
  const clock = times.some(({ time }) => time);
  if (day && knowledge.hours && !clock) {
    const local = localDateTime(turn.now, knowledge.timeZone);
    const today = local.day === day.day && local.month === day.month;
    if (!today || !known)
      turn.statements.push(describeDate(knowledge, day, turn.now, state.language));
    turn.facts.push({ kind: 'hours', id: 'hours', label: 'Hours' });
  }
  const { time } = state.wanted;
  // Where the change was taken down in this very reply, it is said already that it is not sure yet.
  if (known && time && turn.intro !== null) return;
  if (known && time) tell(turn, 'timeNotSure');
  else if (time && clock) tell(turn, 'bookUnseenAt', { time: withoutLead(time.spoken) });
  else tell(turn, 'bookUnseen');
}

/** Asks where the shop is on the net, not in the street. */
const ofWebAddress =
  /\b(web address|web ?site address|url|address of (the|your) web ?site|adresse (web|internet))\b/i;

export function answerPlace(turn: Turn, act: HeardAct): void {
  if (ofWebAddress.test(act.words)) return answerContact(turn, act);
  const { knowledge } = turn.receptionist.profile;
  turn.answered = true;
  if (!knowledge.address?.trim()) {
    tell(turn, 'addressUnknown');
    return offerCall(turn);
  }
  turn.facts.push({ kind: 'address', id: 'address', label: 'Address' });
  const address = sayAddress(knowledge.address, turn.state.language);
  if (/\d/.test(address)) tell(turn, 'addressIs', { address });
  else tell(turn, 'townIs', { town: address });
}

/** Asks for the pages of the shop rather than for whom to call or write to. */
const ofPages = /\b(web ?sites?|web ?pages?|web|url|online|internet|en ligne)\b/i;

export function answerContact(turn: Turn, { words }: HeardAct): void {
  const { knowledge } = turn.receptionist.profile;
  const { language } = turn.state;
  turn.answered = true;
  const asksPages = ofPages.test(words || lastSaid(turn));
  if (asksPages) {
    turn.facts.push({ kind: 'contact', id: 'contact', label: 'Contact' });
    if (knowledge.website) return tellWebsite(turn, knowledge.website);
    tell(turn, 'websiteUnknown');
  }
  const before = turn.statements.length;
  if (knowledge.phone) tell(turn, 'contactPhone', { phone: sayPhone(knowledge.phone) });
  if (knowledge.email) tell(turn, 'contactEmail', { email: sayEmail(knowledge.email, language) });
  else if (knowledge.website) tellWebsite(turn, knowledge.website);
  if (asksPages) return;
  if (turn.statements.length === before) return tell(turn, 'contactUnknown');
  turn.facts.push({ kind: 'contact', id: 'contact', label: 'Contact' });
}

function tellWebsite(turn: Turn, website: string): void {
  const address = website.replace(/^https?:\/\/(www\.)?|\/$/g, '');
  tell(turn, 'contactWebsite', { website: sayEmail(address, turn.state.language) });
}

/** What the caller wants to know of a job or an order: a person looks, and calls. */
export function answerStatus(turn: Turn, act: HeardAct): void {
  // "Is ten thirty sure", of what is asked for on this very call, asks what happens next.
  if (isOfThisWish(turn, act)) return answerNext(turn, act);
  turn.answered = true;
  const { wanted } = turn.state;
  wanted.why.push(act.words.trim());
  tell(turn, 'statusUnknown');
  takeUp(turn, 'status', false);
}

function isOfThisWish({ state: { wanted } }: Turn, { target, words }: HeardAct): boolean {
  const wished = wanted.requests.some(({ kind, settled }) => ofVisits.has(kind) && !settled);
  const refs = refsMeant(target);
  const named = refs.every(({ serviceId }) =>
    wanted.items.some(({ ref }) => ref.serviceId === serviceId),
  );
  return wished && named && target?.kind !== 'unknown' && !ofJobUnderWay.test(words);
}

const ofVisits: ReadonlySet<RequestKind> = new Set(['booking', 'reschedule']);
const ofJobUnderWay =
  /(?<!\p{L})(?:ready|done|finished|shipped|arrived|come in|prête?s?|finie?s?|terminée?s?|arrivée?s?)(?!\p{L})/iu;

const leastContent = 2;

/** Who will call, and when: what was promised, in the caller's own terms. */
export function answerNext(turn: Turn, act: HeardAct): void {
  const { state } = turn;
  turn.answered = true;
  const request = requestOf(state) ?? state.wanted.requests.at(-1);
  if (state.urgent && tellDirectionsAgain(turn, act.words)) return;
  if (state.urgent)
    return tellHelpAgain(turn, act, 'howSoon')
      ? undefined
      : tell(turn, alertsSomeone(turn) ? 'nextUrgent' : 'nextUrgentPass');
  if (tellHowToStart(turn, act)) return;
  if (!request) {
    // Nothing is under way that the words could be about: they ask of something else.
    if (contentStems(act.words).size >= leastContent) return answerUnknown(turn, act);
    tell(turn, 'nextNothing');
    return offerCall(turn);
  }
  tell(turn, state.wanted.person ? 'nextPerson' : 'nextTeam', {
    person: state.wanted.person ?? '',
  });
}

/** "Is this the tire warehouse?" asks for the place, and not what is speaking. */
const asksOfPlace =
  /\b(?:is this|is that|did i (?:get|reach|call)|have i (?:got|reached)|do i have|c'est bien|je suis bien (?:chez|a|à|au)|suis-je (?:chez|bien))\b/i;
const asksOfMachine =
  /\b(?:robot|machine|computer|a\.?i\.?|bot|person|human|recording|real|live|automated|automatique|ordinateur|personne|humain|vrai|enregistrement)\b/i;

/** "Hello, anybody there": that somebody listens is all they want to know. */
const asksOfPresence =
  /(?<!\p{L})(?:there|here|with me|on the line|listening|hear me|là|quelqu'un|entend\p{L}*)(?!\p{L})/iu;

export function answerWhatIsThis(turn: Turn, act: HeardAct): void {
  const { state } = turn;
  turn.answered = true;
  if (!asksOfMachine.test(act.words) && asksOfPresence.test(act.words)) {
    tell(turn, 'stillHere');
    return carryOnAsking(turn);
  }
  tell(turn, asksOfPlace.test(act.words) && !asksOfMachine.test(act.words) ? 'reached' : 'robot');
  if (!requestOf(state)) ask(turn, { kind: 'howToHelp' }, 'howToHelp');
}

/** What was asked before is asked once more, where no form asks on by itself. */
function carryOnAsking(turn: Turn): void {
  const { state } = turn;
  if (requestOf(state)) return;
  if (state.open && state.openText !== '' && state.open.question.kind !== 'howToHelp')
    turn.asking = { question: state.open.question, text: state.openText };
  else ask(turn, { kind: 'howToHelp' }, 'howToHelp');
}

/** "6 dollars each", "2 $ par pneu": a sum for one of something. */
const forOne = /\b(?:each|apiece|per \p{L}+|chacune?|par \p{L}+|l'unite|piece)\b/u;
const mostCounted = 100;

/** "All four of them", where the owner wrote what each costs: what it comes to. */
function tellForSeveral(turn: Turn, written: string): void {
  const [money, other] = ownersMoneyIn(written);
  if (!money || other || !forOne.test(fold(written))) return;
  const stems = contentStems(written);
  const values = findCounts(lastSaid(turn)).flatMap(({ value, counted }) => {
    if (counted.kind === 'people') return [];
    const same =
      counted.kind === 'talkedOf' ||
      counted.words.some((word) => [...contentStems(word)].some((one) => stems.has(one)));
    return same ? value : [];
  });
  const [count, another] = new Set(values);
  if (count === undefined || another !== undefined || count < 2 || count > mostCounted) return;
  const cents = money.cents * count;
  turn.sums.push(cents);
  tell(turn, 'priceSeveral', {
    count: String(count),
    total: sayMoney(cents, turn.state.language),
  });
}
