import { withReplaced } from '../dialogue/told-replaced.ts';
import { wishedTimes } from '../dialogue/wished-times.ts';
import type { HeardAct } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import { timeOptions } from '../receptionist.ts';
import { localDateTime } from '../understanding/slots/time-zone.ts';
import { daysBetween } from '../understanding/slots/times/calendar.ts';
import { findTimes } from '../understanding/slots/times/find-times.ts';
import type { TimeExpression } from '../understanding/slots/times/time-expression.ts';
import type { HeardTurn, Hearing } from './hearing.ts';

/** What leads up to the new time of a visit. */
const goal =
  /\b(?:(?:can|could|may) (?:we|you|i)|(?:i'd|i would|we'd|we would) (?:like|rather|prefer)|(?:should|needs?|has|have|gotta|got) (?:to )?be\b|(?:want|need|wanted|like|have|hoping) (?:it |to )+|(?:move|push|put|bump|change|switch|shift|reschedule|make) (?:it|that|me|us|this)|how about|how's|how is|what about|would (?:\p{L}+ ){1,3}work|does (?:\p{L}+ ){1,3}work|j'aimerais|j'aime mieux|ca (?:irait|marcherait|ferait|serait)|(?:il )?faudrait|faut|mettez|mettre|remettre|deplacer|changer|reporter|repousser|bouger|(?:je|on) (?:voudrais|voudrait|aimerais|aimerait|prefere\w*)|que ca soit|pouvez[- ]vous|(?:est-ce qu|on )?(?:on )?(?:peut|pourrait)(?:-on| on)? (?!pas))/gu;
/** A visit that may be one they have, where it is known that one is spoken of. */
const has =
  /\b(?:i'm|we're|i am|we are|i was) (?:booked|down|scheduled|in|supposed)|\b(?:i|we|you)(?:'ve| have| had|'d)? (?:got |have |had )?(?:me |us |you |him |her |it )?(?:down |booked |in )?(?:for |on |at )?|\b(?:appointment|booking|visit|move|session|cleaning|\p{L}+ing) (?:is|was|on|for|at)\b|\b(?:my|our|the|his|her) (?:\p{L}+ ){1,4}(?:is|was|'s)\b|\b(?:mon|ma|mes|notre|nos) (?:\p{L}+ ){1,4}(?:est|c'est|etait|sont)\b|\brendez[- ]vous\b|\brdv\b|\b(?:j'ai|j'avais|on a|on avait|vous m'avez)\b|\b(?:reserve|prevu)e?\b/u;
const unable =
  /\b(?:can't|cannot|can not|won't|not able|unable|something came up|doesn't work|no longer|no good|not going to|peux pas|peut pas|pourrai pas|marche (?:pas|plus)|fonctionne (?:pas|plus)|empechement)\b/;
const sameTime = /\bsame (?:kind ?(?:a|of) |sort of )?(?:time|hour)\b|\bmeme heure\b/;

/** Acts in which a visit is spoken of that is to be another time. */
const ofVisit =
  /^(?:want\.(?:move|cancel|late|book)|describe|give|greet|ack|aside|claim|deny|ask\.when|correct|refuse|unclear)$/;

/**
 * "I'm booked Thursday, I can't make it, it should be Saturday": when the visit is that exists, and when
 * it is wanted instead, told apart by what leads up to the new time. Left as it was heard where no
 * visit is moved.
 */
export function withVisitMoved(
  acts: readonly HeardAct[],
  { text, hearing }: HeardTurn,
): HeardAct[] {
  const folded = fold(text);
  const moves = acts.find(({ act }) => act === 'want.move');
  const cancels = acts.find(({ act }) => act === 'want.cancel');
  const ends = moves && endsOf(moves, text, hearing);
  if (moves && ends) return moved(acts, moves, [ends[0]], [ends[1]]);
  if (folded.length !== text.length) return [...acts];
  const change = hearing.request === 'reschedule' ? null : changeOfHeld(folded);
  const own = moves ?? cancels ?? (change !== null || isChanged(folded) ? lastOf(acts) : null);
  if (!own) return withSameTimes(acts, folded, hearing);
  const last = timesIn(text, 0, hearing).findLast(({ date, excluded }) => date && !excluded);
  // Where nothing leads up to it, the day that is named last is the new one.
  const parts = [
    ...[...folded.matchAll(goal)].map(({ index }) => index),
    ...(last && moves ? [last.start] : []),
  ];
  for (const at of parts) {
    const before = text.slice(0, at);
    const existing = timesIn(before, 0, hearing).map(({ excluded: _, ...time }) => time);
    if (!existing.some(({ date, time }) => date ?? time)) continue;
    // Once it is being moved, what is told of days is of the new one, unless the visit is named again.
    const names =
      hearing.request === 'reschedule' ? namesVisit(fold(before)) : has.test(fold(before));
    if (!names && !unable.test(folded)) continue;
    const told = timesIn(text.slice(at), at, hearing).filter(({ excluded }) => !excluded);
    const heard = acts
      .flatMap(({ slots }) => slots.times ?? [])
      .filter(({ excluded, end, date }) => !excluded && end > at && date);
    // "I want to cancel the Thursday one": what is called off is moved to no day.
    const first = told[0];
    if (first && callsOff.test(folded.slice(at, first.start))) continue;
    const next = told.some(isWish) ? told : heard.length > 0 ? heard : onItsDay(told, existing);
    if (!next.some(isWish)) continue;
    return moved(acts, own, existing, withSameTime(next, existing, folded));
  }
  // "Anything sooner than Thursday, I've got one booked": that is when it is.
  const later = soonerThan(folded, text, hearing);
  if (later.length > 0) return moved(acts, own, later, []);
  // No new time is told yet: the one before the change is of the visit that they have.
  const at = change ?? (moves && !hearing.request ? toldBefore(folded, moves) : 0);
  const held = timesIn(text.slice(0, at), 0, hearing).filter(({ excluded }) => !excluded);
  if (held.some(({ date, time }) => date ?? time)) return moved(acts, own, held, []);
  return withSameTimes(acts, folded, hearing);
}

const callsOff = /\b(?:cancel\w*|call off|drop|scrap|get rid of|annul\w*|decommand\w*)\b/;

/** "Could it be at four instead", of the visit on Thursday: the hour is of its own day. */
function onItsDay(told: readonly TimeExpression[], existing: readonly TimeExpression[]) {
  const date = existing.find((one) => one.date && !one.endDate)?.date;
  return date ? told.flatMap((one) => (one.time ? { ...one, date } : [])) : [];
}

/** When a visit is that they have and would like to have sooner. */
function soonerThan(folded: string, text: string, hearing: Hearing): TimeExpression[] {
  if (!namesVisit(folded)) return [];
  return timesIn(text, 0, hearing).filter(
    ({ start, date }) => date && sooner.test(folded.slice(0, start)),
  );
}

const sooner = /\b(?:sooner|earlier|plus tot) (?:than|que) (?:on |the |my |le |la |mon )*$/;

const namesVisit = (folded: string) => holds.test(folded) || spokenOf.test(folded);

/** "From Wednesday to Friday", "on Tuesday to Wednesday at 11", "from two to three", of a visit that is moved: when it is, and when it is to be. */
function endsOf(
  { slots: { times = [] } }: HeardAct,
  text: string,
  hearing: Hearing,
): [TimeExpression, TimeExpression] | null {
  const [range, other] = times;
  if (!range || other || ofWeeks.test(range.text)) return null;
  if (!fromOn.test(range.text.trim()) && !endsInOn.test(text.slice(0, range.start))) return null;
  const { endDate, endTime, relation: _, candidates: __, ...first } = range;
  if (!endDate && !endTime) return null;
  const { date, time, ...rest } = first;
  // "Tuesday to Wednesday at 11": the hour that stands behind the new day is of that day alone.
  const [before = ''] = range.text.split(untilOther);
  const isOfLast = endDate && !timesIn(before, 0, hearing).some((one) => one.time);
  return [
    isOfLast ? { ...rest, ...(date && { date }) } : first,
    {
      ...rest,
      ...(endDate ? { date: endDate } : date && { date }),
      ...(endTime ? { time: endTime } : time && { time }),
    },
  ];
}

const untilOther = /\s(?:to|till|until|à|au)\s/iu;
const fromOn = /^(?:from|on|de|du|d['’])(?!\p{L})/iu;
const endsInOn = /(?<!\p{L})on\s+$/iu;
const ofWeeks = /\b(?:weeks?|months?|semaines?|mois)\b/i;

/** The act a change of a visit is told in: the last that names a time, or may speak of it at all. */
const lastOf = (acts: readonly HeardAct[]) =>
  acts.findLast(({ act, slots }) => ofVisit.test(act) && slots.times) ??
  acts.findLast(({ act }) => ofVisit.test(act) && act !== 'greet');

/** "Thursday, same time", where a visit is arranged: the hour is known of it. */
function withSameTimes(
  acts: readonly HeardAct[],
  folded: string,
  { request }: Hearing,
): HeardAct[] {
  const arranges = (act: HeardAct) => act.act === 'want.move' || request !== undefined;
  if (!sameTime.test(folded)) return [...acts];
  return acts.map((act) =>
    arranges(act) && act.slots.times
      ? { ...act, slots: { ...act.slots, times: withSameTime(act.slots.times, [], folded) } }
      : act,
  );
}

/** A visit that somebody has: "I've got a trim with Kim", "my cleaning's on", "vous m'avez mis". */
const holds =
  /\b(?:(?:i|we)(?:'ve| have)?(?: got| have| had)? (?:an?|my|our|the|his|her) (?!(?:question|problem)\b)|(?:i'm|we're|i am|we are) (?:booked|down|scheduled|in|supposed|coming)\b|(?:my|our|his|her|the) (?:\p{L}+ ){0,4}\p{L}+(?:'s| is| was| are)\b|you(?:'ve| have|'re| are)? (?:got |have |had |coming )(?:me|us|my|our|him|her|here|over)\b|(?:j'ai|j'avais|on a|on avait|nous avons) (?:un|une|mon|ma|notre|rendez|rdv)\b|(?:mon|ma|mes|notre) (?:\p{L}+ ){1,4}(?:est|etait|sont)\b|vous (?:m'avez|nous avez|avez|devez|deviez|venez)\b)/u;
/** That it is to be another time, or cannot be kept, by words that say nothing of when. */
const changesIt =
  /\b(?:mov(?:e|ing)|switch(?:ing)?|chang(?:e|ing)|push(?:ing)?|bump(?:ing)?|shift(?:ing)?|postpon(?:e|ing)|reschedul(?:e|ing)|rearrang(?:e|ing)) (?:it|that|this|things|my|our|the (?:time|day|appointment|date))\b|\breschedul(?:e|ing)\b|\b(?:changer?|change[sz]?|deplac\w+|repouss\w+|report\w+|remett\w+|deplace) (?:ca|cela|la|le|l'heure|de (?:jour|date|journee|moment)|mon|notre|ce)\b|\b(?:le|la|me|m'|que je) (?:changer|change|deplacer|deplace|repousser|reporter|reporte|remettre)\b/u;

/** Where a turn that speaks of a visit they have says that it is to change; null where it does not. */
function changeOfHeld(folded: string): number | null {
  const at = changesIt.exec(folded)?.index;
  if (at === undefined) {
    const lets = unable.exec(folded)?.index;
    // "I can't make that one, can I do the Thursday after": the wish for another time says it.
    return lets !== undefined &&
      holds.test(folded.slice(0, lets)) &&
      wishesFor.test(folded.slice(lets))
      ? lets
      : null;
  }
  return holds.test(folded.slice(0, at)) ? at : null;
}

/** Where a wish that names no time begins, after words that only tell; 0: they wish, or a time is told with it. */
function toldBefore(folded: string, { start, slots }: HeardAct): number {
  return slots.times || wishesFor.test(folded.slice(0, start)) ? 0 : start;
}

const wishesFor =
  /\b(?:can|could|may) (?:i|we|you)\b|\b(?:how|what) about\b|\bhow(?:'s| is)\b|\b(?:would|does) (?:\p{L}+ ){1,3}work\b|\b(?:i'd|we'd|i would|we would) (?:like|rather|prefer)\b|\binstead\b|\b(?:better|works?|prefer)\b|\b(?:peut|pourrait|pouvez|pourriez|voudrais|aimerais|plutot|possible|mieux)\b/u;

/** A visit is spoken of, and what is to become of it: "my trim is on Friday, could you put it on Monday". */
function isChanged(folded: string): boolean {
  return (
    (spokenOf.test(folded) && changes.test(folded)) || (isOn.test(folded) && puts.test(folded))
  );
}

const isOn =
  /\b(?:my|our|mon|ma|notre) (?:\p{L}+ ){1,4}(?:is|was|est|etait) (?:booked |set |prevue? )?(?:on|at|for|le|la|a|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\p{L}+di)\b/u;
const puts =
  /\b(?:put|move|make|push|bump) (?:it|that)\b|\b(?:mettre|mettez|remettre) (?:ca|le|la)\b/;
const spokenOf =
  /\b(?:booked|scheduled|supposed to (?:come|be)|down for|(?:have|got) me\b|appointment|rendez[- ]vous|rdv|j'avais|on avait)/;
const changes =
  /\b(?:instead|rather|sooner|earlier|plus tot|sick|away|something came up|can't make|cannot make|plutot|a la place|peux pas|peut pas|empechement|malade)\b/;

const isWish = ({ date, beside }: TimeExpression) => date !== undefined || beside !== undefined;

function timesIn(part: string, offset: number, hearing: Hearing): TimeExpression[] {
  const { receptionist, now, language } = hearing;
  const today = localDateTime(now, receptionist.profile.knowledge.timeZone);
  const found = findTimes(part, { ...timeOptions(receptionist, now, language), expecting: false });
  const times = offset === 0 ? withReplaced(part, found) : wishedTimes(part, found, today);
  return times
    .filter(({ date, endDate }) => !date || daysBetween(today, endDate ?? date) >= 0)
    .map((time) => ({ ...time, start: time.start + offset, end: time.end + offset }));
}

/** "Friday, same time": at the hour that was told of the visit; where none was, the team knows it. */
function withSameTime(
  times: readonly TimeExpression[],
  existing: readonly TimeExpression[],
  folded: string,
): TimeExpression[] {
  const clock = existing.find(({ time }) => time)?.time;
  if (!sameTime.test(folded) || times.some(({ time }) => time)) return [...times];
  return times.map((time) =>
    !time.date && !time.beside
      ? time
      : clock
        ? { ...time, time: clock }
        : { ...time, sameTime: true },
  );
}

function moved(
  acts: readonly HeardAct[],
  own: HeardAct,
  existing: TimeExpression[],
  times: TimeExpression[],
): HeardAct[] {
  return acts.map((heard): HeardAct => {
    const act = isWhyNot(heard, existing) ? { ...heard, act: 'describe' as const } : heard;
    if (!ofVisit.test(act.act)) return act;
    const { times: _, existing: __, ...slots } = act.slots;
    if (act !== own) return { ...act, slots };
    return {
      ...act,
      act: 'want.move',
      confidence: Math.max(act.confidence, surely),
      slots: { ...slots, existing, times },
    };
  });
}

/** What is told of the visit they have, and sounds of a complaint: why it is to be another time. */
function isWhyNot({ act, confidence, start, end }: HeardAct, existing: readonly TimeExpression[]) {
  const tells = existing.some((time) => time.start >= start && time.end <= end);
  return act === 'complain' && confidence < surely && tells;
}

const surely = 0.8;
