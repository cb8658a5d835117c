import type { Act } from '../heard/acts.ts';
import type { HeardAct } from '../heard/heard.ts';
import { daysNamedIn } from '../knowledge/day-rules.ts';
import {
  answerOfPeople,
  type PeopleQuestion,
  type PeopleTold,
} from '../knowledge/people-answers.ts';
import { namesIn } from '../knowledge/people-at-work.ts';
import { fold } from '../knowledge/words.ts';
import { relations } from '../understanding/slots/names/relations.ts';
import { type LocalDate, localDateTime } from '../understanding/slots/time-zone.ts';
import { addDays, daysBetween, weekdayOf } from '../understanding/slots/times/calendar.ts';
import type { HeardTurn, Hearing } from './hearing.ts';
import { mergedAct } from './merged-act.ts';
import { tellingStems } from './own-words.ts';
import { formOf, pronouns } from './people-questions.ts';
import { servicesServed } from './people-served.ts';
import { servicesByOwnWord } from './sums.ts';

/** "And Bram", "what about Odalys": what was asked of somebody else a moment ago. */
const ofAnother =
  /^(?:(?:and|so|ok|okay|um|uh|et|pis)[, ]+)*(?:(?:what|how) about |and |et )?\p{L}+\W*$/u;

/** Questions of those who are named in them. */
const ofSomebody: ReadonlySet<PeopleQuestion['asks']> = new Set(['days', 'does', 'isIt']);

/** What is no question about people, whatever words it has. */
const neverAsked: ReadonlySet<Act> = new Set([
  'alarm.danger',
  'alarm.urgent',
  'complain',
  'want.cancel',
  'want.move',
  'want.late',
  'want.message',
  'who.sales',
  'who.supplier',
  'who.job',
]);

/** A question about the people who work there is answered by what the owner wrote of those very people. */
export function withPeopleAsked(
  acts: readonly HeardAct[],
  { text, hearing }: HeardTurn,
): HeardAct[] {
  const { receptionist, language } = hearing;
  const written = receptionist.people[language];
  if (written.length === 0) return acts.map(ofSomebodyDescribed);
  return withoutCuts(acts, text, hearing).map((heard) => {
    const act = ofSomebodyDescribed(heard);
    if (neverAsked.has(act.act)) return act;
    const asked = questionIn(act, text, hearing);
    if (!asked) return act;
    const question = asked.asks === 'days' ? withDayOfTurn(asked, acts) : asked;
    const told =
      answerOfPeople(written, question, tellingStems) ??
      (question.asks === 'whoDoes'
        ? answerOfPeople(written, ofTurn(question, text), tellingStems)
        : null);
    // Who is wished for to come is not asked about, unless they do not do it.
    const wished = question.asks !== 'isIt' || wishesFor.test(fold(act.words));
    if (wished && act.slots.visitWith !== undefined && told?.lead !== 'no') return act;
    // Who names a time for it wants to come, unless it is not done by that person.
    if (question.asks === 'does' && wishes.has(act.act) && act.slots.times && told?.lead !== 'no')
      return act;
    if (told) {
      const ofPeople = asksOfAbsence.test(fold(act.words)) ? turnedRound(told) : told;
      return { ...act, act: 'ask.fact', confidence: 1, target: null, slots: { ofPeople } };
    }
    const unknown = question.asks === 'days' && question.people.length > 0;
    return unknown
      ? { ...act, act: 'ask.fact', target: { kind: 'unknown', words: null }, slots: {} }
      : act;
  });
}

/** "I want it to be Bram who does it". */
const wishesFor =
  /\b(?:want|like|love|prefer|rather|hoping|wish|please|veux|voudrais|aimerais|prefere)\b/;

/** "Is Bram off Thursday": a yes is to his being away. */
const asksOfAbsence = /\b(?:off|away|en vacances|en conge)\b/;

function turnedRound(told: PeopleTold): PeopleTold {
  if (told.lead === null) return told;
  return { ...told, lead: told.lead === 'yes' ? 'no' : 'yes' };
}

/** "Is the tall fellow in on Friday": of one whom nobody wrote of by that, whatever word the rest shares with a note. */
function ofSomebodyDescribed(act: HeardAct): HeardAct {
  if (!act.act.startsWith('ask.') || !somebodyDescribed.test(fold(act.words))) return act;
  return { ...act, act: 'ask.fact', target: { kind: 'unknown', words: null } };
}

const somebodyDescribed =
  /\b(?:is|are|will|would|est-ce que|est) (?:that|the|this|your|la|le|votre) (?:\p{L}+ )?(?:girl|guy|lady|fella|fellow|woman|man|gal|kid|dude|gentleman|fille|gars|dame|madame|monsieur|gentille)\b.{0,40}\b(?:in|on|off|there|here|around|working|back|la|travaille\p{L}*)\b/u;

/** "Est-ce qu'Odile | travaille le mercredi": a question of somebody's days that was cut behind the name. */
function withoutCuts(acts: readonly HeardAct[], text: string, hearing: Hearing): HeardAct[] {
  const read: HeardAct[] = [];
  for (const act of acts) {
    const before = read.at(-1);
    const mayBeCut = before?.act === 'want.person' && act.act === 'give';
    const whole = mayBeCut ? mergedAct(text, [before, act], { ...before, act: 'ask.fact' }) : null;
    if (whole && questionIn(whole, text, hearing)?.asks === 'days') read.splice(-1, 1, whole);
    else read.push(act);
  }
  return read;
}

const wishes: ReadonlySet<Act> = new Set(['ask.when', 'want.book']);

function questionIn(act: HeardAct, text: string, hearing: Hearing): PeopleQuestion | null {
  const { receptionist, staffTalkedOf = [], saidBefore = [] } = hearing;
  const { staff } = receptionist;
  const said = fold(act.words);
  const named = namesIn(act.words, staff).map(({ key }) => key);
  const who = [...named, ...(staffTalkedOf.length > 0 && !ofTheirs.test(said) ? [pronouns] : [])];
  let asks = formOf(said, who);
  if (!asks && named.length === 1 && ofAnother.test(said))
    asks = formOf(fold(saidBefore.findLast((line) => line !== text) ?? ''), [...staff, pronouns]);
  if (!asks) return null;
  const people = named.length > 0 ? named : staffTalkedOf;
  const dated = datesAsked(act);
  const dates = dated.length > 0 ? dated : nearDay(act.words, hearing);
  const stems = tellingStems(act.words);
  const telling = stems.filter((stem) => !named.includes(stem));
  const { target } = act;
  const own = servicesByOwnWord(act.words, receptionist);
  const meant = [
    ...(servicesServed(text, hearing) ?? []),
    ...own,
    ...(target?.kind === 'services' ? target.refs : []),
    ...(pointsBack.test(said) ? hearing.focus : []),
    ...(asks === 'does' || asks === 'isIt' ? likelyWork(act.words, hearing) : []),
  ];
  return {
    asks,
    people: ofSomebody.has(asks) ? people : [],
    days: daysAsked(act, dates),
    dates,
    serviceIds: [...new Set(meant.map(({ serviceId }) => serviceId))],
    stems: telling,
    words: act.words,
  };
}

/** "Could she do my boy, he's seven": of the work that the owner wrote is somebody's, what the words are likeliest about. */
function likelyWork(
  words: string,
  { rank, language, receptionist, focus, focusFact }: Hearing,
): { serviceId: string }[] {
  const ranked = rank?.({ text: words, act: 'ask.offer', language, focus, focusFact }) ?? [];
  const ofSomebody = new Set(
    receptionist.people[language].flatMap(({ service }) => service?.serviceId ?? []),
  );
  const [best] = ranked.filter(
    ({ candidate }) =>
      candidate !== null &&
      ofSomebody.has(candidate.id) &&
      !focus.some(({ serviceId }) => serviceId === candidate.id),
  );
  return best?.candidate && best.probability >= leastLikely
    ? [{ serviceId: best.candidate.id }]
    : [];
}

const leastLikely = 0.1;

/** "It's for the Friday, is Bram in that day": of the last day that the turn names, where the question names none. */
function withDayOfTurn(question: PeopleQuestion, acts: readonly HeardAct[]): PeopleQuestion {
  const date = acts.flatMap(datesAsked).at(-1);
  if (question.days.size > 0 && question.dates.length > 0) return question;
  if (!date) return question;
  const days = question.days.size > 0 ? question.days : new Set([weekdayOf(date)]);
  return days.has(weekdayOf(date)) ? { ...question, days, dates: [date] } : question;
}

/** "He's terribly nervous, who's good with that": of what the whole turn tells. */
function ofTurn(question: PeopleQuestion, text: string): PeopleQuestion {
  return { ...question, stems: tellingStems(text), words: text };
}

const pointsBack = /\b(?:that|this|it|one|those|these|ca|cela)\b/;
/** "My daughter, is she too young": of somebody of the caller's. */
const ofTheirs = new RegExp(
  `^(?:(?!\\b${pronouns}\\b).)*\\b(?:my|our|mon|ma|notre) (?:\\p{L}+ )?${relations}\\b.*\\b${pronouns}\\b`,
  'u',
);

const saturdayAndSunday = [5, 6];

const datesAsked = ({ slots }: HeardAct) =>
  (slots.times ?? []).flatMap(({ date, endDate }) => (date && !endDate ? date : []));

/** "Is Bram working today", heard as no time of anything. */
function nearDay(words: string, { now, receptionist }: Hearing): LocalDate[] {
  const today = localDateTime(now, receptionist.profile.knowledge.timeZone);
  const folded = fold(words);
  if (/\b(?:tomorrow|demain)\b/.test(folded)) return [addDays(today, 1)];
  return /\b(?:today|tonight|aujourd'hui|ce soir)\b/.test(folded) ? [today] : [];
}

function daysAsked({ words, slots }: HeardAct, known: readonly LocalDate[]): ReadonlySet<number> {
  const folded = fold(words);
  const named = daysNamedIn(folded);
  if (named.size > 0) return named;
  const spans = (slots.times ?? []).flatMap(({ date, endDate }) =>
    date && endDate
      ? Array.from({ length: Math.min(7, daysBetween(date, endDate) + 1) }, (_, at) =>
          weekdayOf(addDays(date, at)),
        )
      : [],
  );
  const dates = [...known.map(weekdayOf), ...spans];
  return new Set(/\bweekends?\b|\bfins? de semaine\b/.test(folded) ? saturdayAndSunday : dates);
}

/** As many lines back somebody is still talked of. */
const linesBack = 6;
const ofCallers = new RegExp(
  `\\b(?:my|our|mon|ma|notre|nos|mes) (?:\\p{L}+ )?${relations}\\b`,
  'u',
);

/** The people of the shop's who were spoken of last, by either side; none where one of the caller's was since. */
export function staffTalkedOf(
  lines: readonly { role: 'user' | 'assistant'; content: string }[],
  staff: ReadonlySet<string>,
): string[] {
  if (staff.size === 0) return [];
  // What they say now is read for itself.
  const before = lines.at(-1)?.role === 'user' ? lines.slice(0, -1) : lines;
  for (const { role, content } of before.slice(-linesBack).toReversed()) {
    const names = namesIn(content, staff);
    if (names.length > 0) return names.map(({ key }) => key);
    if (role === 'user' && ofCallers.test(fold(content))) return [];
  }
  return [];
}
