import { ask, type Turn, tell } from '../dialogue/turn.ts';
import type { HeardAct } from '../heard/heard.ts';
import { answerOf, sayNote } from '../knowledge/answers.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { describeDate, describeNow, describeWeek } from '../knowledge/describe-hours.ts';
import { addDays } from '../knowledge/hours.ts';
import { coversPlace, sayAddress } from '../knowledge/place.ts';
import { sayEmail, sayPhone } from '../speaking/say-contact.ts';
import { sayWeekday, weekdayOf } from '../speaking/say-date.ts';
import { asSentences } from '../speaking/sentences.ts';
import { localDateTime } from '../understanding/slots/time-zone.ts';
import { describesAsked, tellAboutService } from './describe-service.ts';
import { countTalkedOf, refsOf } from './refs.ts';
import { offerCall, promiseAnswer, requestOf, takeUp, wantItem } from './request.ts';
import { noteTime } from './take-slots.ts';

/** The owner's own answer, as it stands. `about:` is what the shop says of itself. */
export function answerFact(turn: Turn, act: HeardAct, factId: string): void {
  const { knowledge } = turn.receptionist.profile;
  const { language } = turn.state;
  turn.answered = true;
  turn.state.focus.factId = factId;
  if (turn.described.has(factId)) return;
  turn.described.add(factId);
  const item = knowledge.commonQuestions.find(({ id }) => `faq:${id}` === factId);
  if (item) {
    turn.statements.push(answerOf(item, language));
    turn.facts.push({ kind: 'faq', id: item.id, label: item.question });
    return;
  }
  const note = knowledge.operationalNotes.find(({ id }) => `note:${id}` === factId);
  if (note) {
    turn.statements.push(sayNote(note, language));
    turn.facts.push({ kind: 'note', id: note.id, label: note.title });
    return;
  }
  if (factId === 'about' && knowledge.about)
    return void turn.statements.push(asSentences(knowledge.about));
  answerUnknown(turn, act);
}

/** A question of any kind: the owner's answer, the service's own words, or a message for a person. */
export function answerQuestion(turn: Turn, act: HeardAct): void {
  const { target } = act;
  if (target?.kind === 'fact') return answerFact(turn, act, target.factId);
  if (target?.kind === 'services' && tellAboutService(turn, target.refs)) return;
  answerUnknown(turn, act);
}

/**
 * What nobody wrote down is noted. It is told at the end of the turn, when it is known whether
 * anything else was answered: see `tellUnknown`.
 */
export function answerUnknown(turn: Turn, act: HeardAct): void {
  const asked = act.words.trim();
  if (!turn.answered && describesAsked(turn, asked)) return;
  const { unanswered } = turn.state;
  if (!unanswered.includes(asked)) unanswered.push(asked);
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
  tell(turn, noted ? 'unknownNoted' : 'unknownAnswer');
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
  const days = (act.slots.times ?? []).flatMap(({ date, endDate }) => {
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
  if (act.slots.now) turn.statements.push(describeNow(knowledge, turn.now, language));
  else if (days.length > 0)
    for (const date of days.slice(0, 2))
      turn.statements.push(describeDate(knowledge, date, turn.now, language));
  else if (clock || act.slots.times?.length)
    turn.statements.push(describeNow(knowledge, turn.now, language));
  else turn.statements.push(describeWeek(knowledge, language));
}

/** "And Saturday?", after an answer that speaks of Saturdays: that part of it once more. */
function saysOfDay(turn: Turn, act: HeardAct): boolean {
  const { focus, language } = turn.state;
  const [day] = (act.slots.times ?? []).flatMap(({ date }) => date ?? []);
  if (!day || !focus.factId || focus.asked === 'ask.hours' || act.words.split(/\s+/).length > 5)
    return false;
  const { knowledge } = turn.receptionist.profile;
  const item = knowledge.commonQuestions.find(({ id }) => `faq:${id}` === focus.factId);
  const note = knowledge.operationalNotes.find(({ id }) => `note:${id}` === focus.factId);
  const text = item ? answerOf(item, language) : note ? sayNote(note, language) : '';
  const name = sayWeekday(weekdayOf(day), language).toLowerCase();
  const telling = text.split(/(?<=[.;!?])\s+/).filter((part) => part.toLowerCase().includes(name));
  if (telling.length === 0) return false;
  turn.statements.push(asSentences(telling.join(' ').replace(/;$/, '')));
  return true;
}

/** Who only drops in to fetch or buy something asks when the doors are open, and books nothing. */
const dropsBy =
  /\b(?:(?:swing|stop|drop|come|pop|run|walk) (?:by|in|over|past)\b.*\b(?:get|buy|grab|pick|fetch|collect|drop|leave|pay)|(?:swing|stop|drop|pop) by|pick (?:it|them|that|one|this|my) up|passer (?:chercher|acheter|prendre|porter))\b/i;

/** "Are you free at three?": where no book can be asked, the wish is taken down and confirmed later. */
export function answerWhen(turn: Turn, act: HeardAct): void {
  const { knowledge, books } = turn.receptionist.profile;
  const { state } = turn;
  if (dropsBy.test(act.words) && !requestOf(state)) return answerHours(turn, act);
  turn.answered = true;
  const times = act.slots.times ?? [];
  const [day] = times.flatMap(({ date, endDate }) => (date && !endDate ? [date] : []));
  const known = requestOf(state);
  if (!known || state.wanted.items.length === 0)
    for (const ref of refsOf(turn, act)) wantItem(turn, ref, countTalkedOf(turn, ref));
  if (books && !state.booking.off) return takeUp(turn, 'booking');
  if (day && knowledge.hours) {
    const local = localDateTime(turn.now, knowledge.timeZone);
    const said = describeDate(knowledge, day, turn.now, state.language);
    const today = local.day === day.day && local.month === day.month;
    if (!today || !known) turn.statements.push(said);
    turn.facts.push({ kind: 'hours', id: 'hours', label: 'Hours' });
  }
  if (times.length > 0) noteTime(turn, times);
  tell(turn, known && state.wanted.time ? 'timeNotSure' : 'bookUnseen');
  if (!known) takeUp(turn, 'booking', false);
}

/** Whether a town is within reach, from the owner's area, notes and answers. */
export function answerArea(turn: Turn, act: HeardAct): void {
  const { knowledge } = turn.receptionist.profile;
  const { focus } = turn.state;
  turn.answered = true;
  const place = act.slots.town ?? null;
  if (place) focus.town = place;
  const texts = areaTexts(turn, act);
  if (texts.length === 0) {
    tell(turn, 'areaUnknown');
    noteUnanswered(turn, act);
    return offerCall(turn);
  }
  for (const text of texts) {
    turn.facts.push(text.fact);
    const covers = place ? coversPlace(text.said, knowledge.address, place) : 'unknown';
    if (covers === 'yes')
      return tell(turn, 'areaCovers', {
        place: titled(place ?? ''),
        area: asSentences(termsFor(text.said, place ?? '')),
      });
    if (covers === 'no')
      return tell(turn, 'areaNot', { place: titled(place ?? ''), area: asSentences(text.said) });
  }
  const [text] = texts;
  turn.statements.push(asSentences(text?.said ?? ''));
  if (!place) return;
  tell(turn, 'areaUnlisted', { place: titled(place) });
  noteUnanswered(turn, act);
  offerCall(turn);
}

/** What is asked for going to a place, where the owner wrote it: the rest of the list is of no use. */
function termsFor(area: string, place: string): string {
  return area
    .split(/(?<=[.!;])\s+/)
    .filter((part) => /\d/.test(part) && coversPlace(part, null, place) !== 'unknown')
    .map((part) => part.replace(/;$/, '.'))
    .join(' ');
}

function noteUnanswered(turn: Turn, act: HeardAct): void {
  const asked = act.words.trim();
  if (!turn.state.unanswered.includes(asked)) turn.state.unanswered.push(asked);
}

function titled(place: string): string {
  return place.replace(/(^|[\s-])\p{Ll}/gu, (first) => first.toUpperCase());
}

interface AreaText {
  said: string;
  fact: Turn['facts'][number];
}

/** Everything the owner wrote about where they go; the fact that was asked for first. */
function areaTexts(turn: Turn, { target }: HeardAct): AreaText[] {
  const { knowledge } = turn.receptionist.profile;
  const texts: (AreaText & { key: string })[] = [];
  if (knowledge.serviceArea?.trim())
    texts.push({
      key: 'area',
      said: knowledge.serviceArea,
      fact: { kind: 'area', id: 'area', label: 'Service area' },
    });
  for (const id of turn.receptionist.areaFacts) {
    const item = knowledge.commonQuestions.find((one) => `faq:${one.id}` === id);
    const note = knowledge.operationalNotes.find((one) => `note:${one.id}` === id);
    const said = item
      ? answerOf(item, turn.state.language)
      : note
        ? sayNote(note, turn.state.language)
        : '';
    const fact: Turn['facts'][number] = item
      ? { kind: 'faq', id: item.id, label: item.question }
      : { kind: 'note', id: note?.id ?? '', label: note?.title ?? '' };
    if (said) texts.push({ key: id, said, fact });
  }
  const wanted = target?.kind === 'fact' ? target.factId : null;
  return texts.sort((one, other) => Number(other.key === wanted) - Number(one.key === wanted));
}

export function answerPlace(turn: Turn, act: HeardAct): void {
  const { knowledge } = turn.receptionist.profile;
  turn.answered = true;
  if (act.target?.kind === 'fact') return answerFact(turn, act, act.target.factId);
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

export function answerWhatIsThis(turn: Turn): void {
  turn.answered = true;
  tell(turn, 'robot');
  if (!requestOf(turn.state)) ask(turn, { kind: 'howToHelp' }, 'howToHelp');
}
