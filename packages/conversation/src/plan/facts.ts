import { withoutLead } from '../dialogue/preferred-time.ts';
import { ask, bookIsOpen, lastSaid, noteUnanswered, type Turn, tell } from '../dialogue/turn.ts';
import type { HeardAct } from '../heard/heard.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { describeDate, describeNow, describeWeek } from '../knowledge/describe-hours.ts';
import { addDays, isoDate, openingOn } from '../knowledge/hours.ts';
import { keepsLimit } from '../knowledge/limits.ts';
import { sayAddress } from '../knowledge/place.ts';
import { fold } from '../knowledge/words.ts';
import { sayEmail, sayPhone } from '../speaking/say-contact.ts';
import { sayWeekday, weekdayOf } from '../speaking/say-date.ts';
import { asSentences } from '../speaking/sentences.ts';
import { dropsBy } from '../understanding/drops-by.ts';
import { type LocalDate, localDateTime } from '../understanding/slots/time-zone.ts';
import type { TimeExpression } from '../understanding/slots/times/time-expression.ts';
import { bearingOn } from './bearing.ts';
import { isDeclined } from './closed-time.ts';
import { describesAsked, tellAboutService } from './describe-service.ts';
import { tellDirections, tellDirectionsAgain } from './directions.ts';
import { tellPriceOnce } from './prices.ts';
import { countTalkedOf, refsOf } from './refs.ts';
import { offerCall, promiseAnswer, requestOf, takeUp } from './request.ts';
import { noteTime, onlyAsks } from './take-times.ts';
import { wantItem } from './wanted.ts';
import { writtenFact } from './written-facts.ts';

/** The owner's own answer, as it stands. `about:` is what the shop says of itself. */
export function answerFact(turn: Turn, act: HeardAct, factId: string): void {
  const { about } = turn.receptionist.profile.knowledge;
  turn.answered = true;
  turn.state.focus.factId = factId;
  if (turn.described.has(factId)) return;
  turn.described.add(factId);
  const written = writtenFact(turn, factId, act);
  if (written) {
    tellWhetherKept(turn, act, written.said);
    turn.statements.push(bearingOn(turn, written, act.words || lastSaid(turn)));
    turn.facts.push(written.fact);
    return;
  }
  if (factId === 'about' && about) return void turn.statements.push(asSentences(about));
  answerUnknown(turn, act);
}

/** The names of what is being talked of. */
/** "He's like seventy pounds", where dogs are taken up to fifty: yes or no comes before the rule. */
function tellWhetherKept(turn: Turn, { act, words }: HeardAct, written: string): void {
  if (!['ask.fact', 'ask.offer', 'ask.discount'].includes(act)) return;
  if (openQuestion.test(words) || saidAlready.test(written)) return;
  const verdict = keepsLimit(lastSaid(turn) || words, written);
  if (verdict) tell(turn, verdict === 'yes' ? 'limitKept' : 'limitBroken');
}

const openQuestion =
  /^\W*(?:(?:and|so|okay|um|uh|et|pis) )*(?:how|what|when|where|which|who|combien|quand|quel|où)\b/i;
const saidAlready = /^\W*(?:yes|no|oui|non)\b/i;

/** A question of any kind: the owner's answer, the service's own words, or a message for a person. */
export function answerQuestion(turn: Turn, act: HeardAct): void {
  const { target } = act;
  if (target?.kind !== 'services') return answerUnknown(turn, act);
  const known = turn.state.focus.refs.map(({ serviceId }) => serviceId);
  const other = target.refs.some(({ serviceId }) => !known.includes(serviceId));
  // "And if it does need a new one": of a thing that comes up, its price is of use.
  if (other) tellPriceOnce(turn, target.refs);
  const about = tellAboutService(turn, target.refs, act.words);
  if (!about && !turn.answered) answerUnknown(turn, act);
}

/**
 * What nobody wrote down is noted. It is told at the end of the turn, when it is known whether
 * anything else was answered: see `tellUnknown`.
 */
export function answerUnknown(turn: Turn, act: HeardAct): void {
  if (!turn.answered && describesAsked(turn, act.words.trim())) return;
  if (tellDirections(turn, act.words, turn.state.urgent) || tellDirectionsAgain(turn, act.words))
    return;
  noteUnanswered(turn, act.words);
  turn.unknownAt ??= turn.statements.length;
  turn.unknownBeside ||= turn.answered;
  turn.answered = true;
}

/**
 * Says once of all that nobody wrote down that it is so, and offers a call back or tells the open
 * request of it. "I don't know" never stands beside an answer: there the question is passed on.
 */
export function tellUnknown(turn: Turn): void {
  const { unknownAt, unknownBeside, facts, statements } = turn;
  if (unknownAt === null) return;
  turn.unknownAt = null;
  if (unknownBeside || facts.length > 0) return promiseAnswer(turn);
  const noted = requestOf(turn.state) !== null;
  tell(turn, turn.toldAll ? 'toldAll' : noted ? 'unknownNoted' : 'unknownAnswer');
  statements.splice(unknownAt, 0, ...statements.splice(-1));
  if (!noted) offerCall(turn);
}

/** Opening hours: of a day that was named, of now, or of the week. */
export function answerHours(turn: Turn, act: HeardAct): void {
  const { knowledge } = turn.receptionist.profile;
  const { language } = turn.state;
  turn.answered = true;
  if (saysOfDay(turn, act)) return;
  turn.facts.push({ kind: 'hours', id: 'hours', label: 'Hours' });
  const days = (act.slots.times ?? []).flatMap((time) => {
    const { endDate } = time;
    const date = dayAsked(turn, time);
    if (!date) return [];
    if (!endDate) return [date];
    const span = [date];
    for (let next = addDays(date, 1); span.length < 3; next = addDays(next, 1)) {
      span.push(next);
      if (next.year === endDate.year && next.month === endDate.month && next.day === endDate.day)
        break;
    }
    return span.length < 3 ? span : [];
  });
  const clock = (act.slots.times ?? []).some(({ time, partOfDay }) => time ?? partOfDay);
  // "Are you open at noon": of the day that is talked of, or of the next one with that hour to come.
  if (clock && days.length === 0) days.push(dayOfClock(turn, act));
  const [only, second] = days;
  if (only && !second) turn.state.focus.day = only;
  const spoken = only && !second && !act.slots.now ? verdictOn(turn, act, only) : null;
  if (spoken) tell(turn, spoken);
  const day = days.length === 0 && !act.slots.times?.length ? dayTalkedOf(turn, act) : null;
  if (day) turn.statements.push(describeDate(knowledge, day, turn.now, language));
  else if (act.slots.now) turn.statements.push(describeNow(knowledge, turn.now, language));
  else if (days.length > 0)
    for (const date of days.slice(0, 2))
      turn.statements.push(describeDate(knowledge, date, turn.now, language));
  else if (clock || act.slots.times?.length || opensAgain.test(fold(act.words)))
    turn.statements.push(describeNow(knowledge, turn.now, language));
  else turn.statements.push(describeWeek(knowledge, language));
}

/** The day that an hour without one is asked of. */
function dayOfClock({ state, now, receptionist }: Turn, { slots }: HeardAct): LocalDate {
  const { hours, timeZone } = receptionist.profile.knowledge;
  const talkedOf = state.wanted.time?.date ?? state.focus.day;
  if (talkedOf) return talkedOf;
  const local = localDateTime(now, timeZone);
  const clock = slots.times?.find(({ time }) => time)?.time;
  const over = clock ? clock.hour * 60 + clock.minute <= local.hour * 60 + local.minute : false;
  const days = Array.from({ length: daysAhead }, (_, at) => addDays(local, at + (over ? 1 : 0)));
  return days.find((day) => openingOn(hours, day).spans.length > 0) ?? local;
}

/** A week has every kind of day. */
const daysAhead = 7;

/** "How late are you open", of a day that is talked of; the hours of the week are asked for as such. */
function dayTalkedOf({ state, took }: Turn, { words, slots }: HeardAct): LocalDate | null {
  if (slots.now || ofTheWeek.test(fold(words))) return null;
  if (took.has('time')) return state.wanted.time?.date ?? null;
  return ofOneDay.test(fold(words)) ? (state.wanted.time?.date ?? state.focus.day) : null;
}

const ofOneDay =
  /\b(?:how (?:late|early|long)|until when|till when|(?:what|which) time|when (?:do|are) you (?:close|open)|(?:jusqu'a|a) quelle heure|(?:tu |vous )?(?:fermez|ouvrez)|open then|ouverts? (?:la|ce jour|a cette))\b/;
const ofTheWeek =
  /\b(?:hours|days?|week\w*|usually|normally|always|today|tonight|now|horaires?|heures d'ouverture|jours?|semaine|habitude|aujourd'hui|ce soir|maintenant)\b/;

/** "Are you open Friday at four": yes or no, where the doors' hours decide it. */
function verdictOn(turn: Turn, { words, slots }: HeardAct, date: LocalDate) {
  const { hours } = turn.receptionist.profile.knowledge;
  const told = slots.times?.find(({ time }) => time);
  const { state, spans } = openingOn(hours, date);
  if (!told?.time || state === 'unknown' || openQuestion.test(words)) return null;
  // "Before nine" and "after five" end and begin at the hour that is named.
  const beside = told.relation === 'before' ? -1 : 0;
  const at = told.time.hour * 60 + told.time.minute + beside;
  return spans.some(({ open, close }) => at >= open && at < close) ? 'limitKept' : 'limitBroken';
}

/** "When do they open again". */
const opensAgain =
  /\b(?:open|in|back|there) (?:again|next|back up)\b|\b(?:rouvre\w*|ouvre\w* (?:la prochaine fois|de nouveau))\b/;

/** The day a question is about: "Sundays", or "Sunday" once the doors are shut today, is the next one. */
function dayAsked(turn: Turn, { date, text }: TimeExpression): LocalDate | undefined {
  const { knowledge } = turn.receptionist.profile;
  const local = localDateTime(turn.now, knowledge.timeZone);
  if (!date || isoDate(date) !== isoDate(local) || !weekdayNamed.test(text)) return date;
  const { spans } = openingOn(knowledge.hours, date);
  const over = spans.every(({ close }) => close <= local.hour * 60 + local.minute);
  return over || everyWeek.test(text) ? addDays(date, 7) : date;
}

const weekdayNamed =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?)\b/i;
const everyWeek =
  /\b(?:\p{L}+days|les? \p{L}+is|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s)\b/iu;

/** "And Saturday?", after an answer that speaks of Saturdays: that part of it once more. */
function saysOfDay(turn: Turn, act: HeardAct): boolean {
  const { focus, language } = turn.state;
  const [day] = (act.slots.times ?? []).flatMap(({ date }) => date ?? []);
  if (!day || !focus.factId || focus.asked === 'ask.hours' || act.words.split(/\s+/).length > 5)
    return false;
  const text = writtenFact(turn, focus.factId)?.said ?? '';
  const name = sayWeekday(weekdayOf(day), language).toLowerCase();
  const telling = text.split(/(?<=[.;!?])\s+/).filter((part) => part.toLowerCase().includes(name));
  if (telling.length === 0) return false;
  turn.statements.push(asSentences(telling.join(' ').replace(/;$/, '')));
  return true;
}

/** Requests that a wish to come makes more of. */
const vague: ReadonlySet<string> = new Set(['callback', 'answer', 'message', 'status']);

/** "Are you free at three?": where no book can be asked, the wish is taken down and confirmed later. */
export function answerWhen(turn: Turn, act: HeardAct): void {
  const { knowledge } = turn.receptionist.profile;
  const { state } = turn;
  if (dropsBy.test(act.words) && requestOf(state)?.kind !== 'booking')
    return answerHours(turn, act);
  turn.answered = true;
  const times = act.slots.times ?? [];
  const [day] = times.flatMap(({ date, endDate }) => (date && !endDate ? [date] : []));
  const open = requestOf(state);
  const known = open && !vague.has(open.kind) ? open : null;
  if (!known || state.wanted.items.length === 0)
    for (const ref of refsOf(turn, act)) wantItem(turn, ref, countTalkedOf(turn, ref));
  if (bookIsOpen(turn)) return takeUp(turn, 'booking');
  const asks = onlyAsks(turn, act.act);
  if (times.length > 0 && !asks) noteTime(turn, times);
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
  if (known && time) tell(turn, 'timeNotSure');
  else if (time && clock) tell(turn, 'bookUnseenAt', { time: withoutLead(time.spoken) });
  else tell(turn, 'bookUnseen');
}

export function answerPlace(turn: Turn): void {
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

export function answerContact(turn: Turn): void {
  const { knowledge } = turn.receptionist.profile;
  const { language } = turn.state;
  turn.answered = true;
  const before = turn.statements.length;
  if (knowledge.phone) tell(turn, 'contactPhone', { phone: sayPhone(knowledge.phone) });
  if (knowledge.email) tell(turn, 'contactEmail', { email: sayEmail(knowledge.email, language) });
  else if (knowledge.website)
    tell(turn, 'contactWebsite', {
      website: sayEmail(knowledge.website.replace(/^https?:\/\/(www\.)?|\/$/g, ''), language),
    });
  if (turn.statements.length === before) return tell(turn, 'contactUnknown');
  turn.facts.push({ kind: 'contact', id: 'contact', label: 'Contact' });
}

/** What the caller wants to know of a job or an order: a person looks, and calls. */
export function answerStatus(turn: Turn, act: HeardAct): void {
  turn.answered = true;
  const { wanted } = turn.state;
  wanted.why.push(act.words.trim());
  tell(turn, 'statusUnknown');
  takeUp(turn, 'status', false);
}

const leastContent = 2;

/** Who will call, and when: what was promised, in the caller's own terms. */
export function answerNext(turn: Turn, act: HeardAct): void {
  const { state } = turn;
  turn.answered = true;
  const request = requestOf(state) ?? state.wanted.requests.at(-1);
  if (state.urgent && tellDirectionsAgain(turn, act.words)) return;
  if (state.urgent) return tell(turn, 'nextUrgent');
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

export function answerWhatIsThis(turn: Turn, act: HeardAct): void {
  turn.answered = true;
  tell(turn, asksOfPlace.test(act.words) && !asksOfMachine.test(act.words) ? 'reached' : 'robot');
  if (!requestOf(turn.state)) ask(turn, { kind: 'howToHelp' }, 'howToHelp');
}
