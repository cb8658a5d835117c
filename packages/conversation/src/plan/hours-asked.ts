import { noteUnanswered, type Turn, tell } from '../dialogue/turn.ts';
import type { HeardAct } from '../heard/heard.ts';
import { daysNamedIn } from '../knowledge/day-rules.ts';
import {
  describeDate,
  describeNow,
  describeWeek,
  unlistedHoliday,
} from '../knowledge/describe-hours.ts';
import { addDays, isoDate, openingOn } from '../knowledge/hours.ts';
import type { MiddayClosing } from '../knowledge/midday-closing.ts';
import { fold } from '../knowledge/words.ts';
import { sayWeekday, weekdayOf } from '../speaking/say-date.ts';
import { asSentences, sentences } from '../speaking/sentences.ts';
import { type LocalDate, localDateTime } from '../understanding/slots/time-zone.ts';
import { daysBetween } from '../understanding/slots/times/calendar.ts';
import type { TimeExpression } from '../understanding/slots/times/time-expression.ts';
import { tellFurthestHours, tellOpenLater } from './open-later.ts';
import { writtenFact, writtenFacts } from './written-facts.ts';
import { tellWrittenOfDays } from './written-of-day.ts';

/** What asks for more than a yes or a no. */
export const openQuestion =
  /^\W*(?:(?:and|so|okay|um|uh|et|pis) )*(?:how|what|when|where|which|who|combien|quand|quel|où)\b/i;

/** Opening hours: of a day that was named, of now, or of the week. */
export function answerHours(turn: Turn, asked: HeardAct): void {
  if (tellFurthestHours(turn, asked) || tellOpenLater(turn, asked)) return;
  const act = withDayOfAnyWeek(turn, withoutPartOfNoDay(asked));
  const { knowledge } = turn.receptionist.profile;
  const { language } = turn.state;
  turn.answered = true;
  if (saysOfDay(turn, act)) return;
  turn.facts.push({ kind: 'hours', id: 'hours', label: 'Hours' });
  const days = stillAhead(turn, act.slots.times ?? []).flatMap((time) => {
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
  if (tellWrittenOfDays(turn, daysMeant(turn, act, days))) return;
  // "Are you open at noon": of the day that is talked of, or of the next one with that hour to come.
  if (clock && days.length === 0) days.push(dayOfClock(turn, act));
  const [only, second] = days;
  if (only && !second) turn.state.focus.day = only;
  const shut = only && !second ? shutAtMidday(turn, act, only) : null;
  const isShut = shut !== null && ofDoors.test(fold(shut.says));
  const spoken = only && !second && !act.slots.now && !isShut ? verdictOn(turn, act, only) : null;
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
  if (only && !second) tellOtherwise(turn, act, only, shut);
  // Who asks about a holiday is told by somebody who knows.
  const isHoliday = days.some(
    (date) => unlistedHoliday(knowledge, date) && openingOn(knowledge.hours, date).state === 'open',
  );
  if (isHoliday) noteUnanswered(turn, asked.words);
}

/** The days that are asked about, and both ends of a longer stretch. */
function daysMeant(
  turn: Turn,
  { slots }: HeardAct,
  days: readonly LocalDate[],
): readonly LocalDate[] {
  if (days.length > 0) return days;
  return stillAhead(turn, slots.times ?? []).flatMap(({ date, endDate }) =>
    date && endDate ? [date, endDate] : [],
  );
}

function withoutPartOfNoDay(act: HeardAct): HeardAct {
  const { times, ...slots } = act.slots;
  return ofAnyDay.test(fold(act.words)) && !times?.some(({ date }) => date)
    ? { ...act, slots }
    : act;
}

/** "How late are you on a Friday": of no Friday in particular, so of the next. */
function withDayOfAnyWeek(turn: Turn, act: HeardAct): HeardAct {
  const [weekday, other] = daysNamedIn(fold(act.words));
  if (act.slots.times?.length || weekday === undefined || other !== undefined) return act;
  const today = localDateTime(turn.now, turn.receptionist.profile.knowledge.timeZone);
  const date = addDays(today, (weekday - weekdayOf(today) + 7) % 7);
  const times = [{ text: act.words, start: act.start, end: act.end, date }];
  return { ...act, slots: { ...act.slots, times } };
}

/** "You towed it last night, could I come by Friday": what is over is told, and no day asked about. */
function stillAhead(turn: Turn, times: readonly TimeExpression[]): readonly TimeExpression[] {
  const local = localDateTime(turn.now, turn.receptionist.profile.knowledge.timeZone);
  const ahead = times.filter(({ date }) => !date || daysBetween(local, date) >= 0);
  return ahead.some(({ date }) => date) ? ahead : times;
}

/**
 * What the owner wrote beside the hours of the doors that is of the moment asked: when nobody is at the counter,
 * or on which days there is somebody to do the work.
 */
function tellOtherwise(
  turn: Turn,
  { words }: HeardAct,
  day: LocalDate,
  shut: MiddayClosing | null,
): void {
  const name = fold(sayWeekday(weekdayOf(day), turn.state.language));
  const ofWork = ofWorking.test(fold(words));
  for (const { said, fact } of writtenFacts(turn)) {
    const telling = sentences(said).filter(
      (sentence) =>
        (ofWork && new RegExp(`\\b${name}s?\\b`).test(fold(sentence))) ||
        (shut !== null && sentence.includes(shut.says)),
    );
    if (telling.length === 0) continue;
    turn.statements.push(asSentences(telling.join(' ')));
    turn.facts.push(fact);
    return;
  }
}

/** "The counter is closed": whoever comes then finds nobody; what is said of a machine keeps nobody away. */
const ofDoors =
  /^(?:(?!\b(?:clos\w*|shut\w*|ferm\w*|lunch|diner|pause)\b).)*\b(?:counter|desk|front|office|shop|store|salon|clinic|doors?|we|we're|comptoir|bureau|magasin|boutique|reception|portes?|on|nous)\b|^(?:closed|shut|lunch|ferme)/;

/** What the owner wrote of closing over lunch, where it is asked of just then. */
function shutAtMidday(
  { receptionist }: Turn,
  { slots }: HeardAct,
  day: LocalDate,
): MiddayClosing | null {
  const time = slots.times?.find((one) => one.time)?.time;
  if (!time) return null;
  const minute = time.hour * 60 + time.minute;
  return (
    receptionist.middayClosings.find(
      ({ days, from, to }) => days.has(weekdayOf(day)) && from <= minute && minute < to,
    ) ?? null
  );
}

/** "Do you guys work Saturdays" asks of those who do the work, and not of the doors. */
const ofWorking =
  /\b(?:you|you guys|ya|they|he|she|anybody|anyone|somebody|someone|crew|guys|people|vous|ils|elles|quelqu'un|gars)(?: \p{L}+)? (?:work(?:s|ing)?|come|coming|travaill\p{L}*|venez|vient|viennent)\b|\b(?:travaillez|venez)\b/u;

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
  if (slots.now || ofTheWeek.test(fold(words)) || ofAnyDay.test(fold(words))) return null;
  if (took.has('time')) return state.wanted.time?.date ?? null;
  return asksOfOneDay.test(fold(words)) ? (state.wanted.time?.date ?? state.focus.day) : null;
}

/** "How late are you open": the hours of one day, in plain words. */
export const asksOfOneDay =
  /\b(?:how (?:late|early|long)|until when|till when|(?:what|which) time|when (?:do|are) you (?:close|open)|(?:jusqu'a|a) quelle heure|(?:tu |vous )?(?:fermez|ouvrez)|open then|ouverts? (?:la|ce jour|a cette))\b/;
/** "Are you there late any night": of no day in particular. */
const ofAnyDay =
  /\b(?:any|every|each|which|what|some|chaque|quel(?:le)?s?|un|tous les|toutes les) (?:\p{L}+ )?(?:nights?|evenings?|mornings?|soirs?|soirees?|matins?)\b/u;
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
