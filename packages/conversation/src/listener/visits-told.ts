import type { HeardAct, ServiceRef, SlotValues } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import { relations } from '../understanding/slots/names/relations.ts';
import { daysBetween } from '../understanding/slots/times/calendar.ts';
import type { TimeExpression } from '../understanding/slots/times/time-expression.ts';
import { findVehicles } from '../understanding/slots/vehicles.ts';
import type { Hearing } from './hearing.ts';
import { type NamedItem, opensDenying } from './named-items.ts';

/** What a time may be told of: a service by its name, or whom it is for. */
interface Anchor {
  refs: ServiceRef[];
  start: number;
  end: number;
  forWhom?: string;
}

interface Visit {
  anchors: Anchor[];
  times: TimeExpression[];
}

/** Acts that may tell when things are to be done; what is asked or complained of is left as it was heard. */
const tells =
  /^(?:want\.book|give|correct|choose|describe|ask\.when|deny|affirm|ack|aside|unclear)$/;

/**
 * "The movers on Monday and the packing Saturday": each thing with its own time becomes an act of its
 * own. A turn that tells one time, or of one thing, stays as it was heard.
 */
export function withVisits(
  text: string,
  acts: readonly HeardAct[],
  named: readonly NamedItem[],
  hearing: Hearing,
): HeardAct[] {
  const told = acts.filter(({ act }) => tells.test(act));
  const times = told.flatMap(({ slots }) => slots.times ?? []).filter(({ excluded }) => !excluded);
  const visits = visitsIn(anchorsIn(text, named, hearing), times);
  if (!areApart(visits)) return [...acts];
  const denies = opensDenying.test(fold(text)) || named.some(({ ruledOut }) => ruledOut);
  const known = (ref: ServiceRef) =>
    hearing.wanted?.some((one) => one.ref.serviceId === ref.serviceId) === true;
  const own = visits.map(({ anchors, times: when }): HeardAct => {
    const start = Math.min(...anchors.map((one) => one.start), ...when.map((one) => one.start));
    const end = Math.max(...anchors.map((one) => one.end), ...when.map((one) => one.end));
    const refs = anchors.flatMap((one) => one.refs);
    // "The exam and the lenses for me" are both for one.
    const forWhom = Object.fromEntries(
      anchors.flatMap((one, at) => {
        const whom = anchors.slice(at).find((other) => other.forWhom)?.forWhom;
        return one.refs.flatMap(({ serviceId }) => (whom ? [[serviceId, whom]] : []));
      }),
    );
    return {
      act: denies ? 'correct' : refs.every(known) ? 'give' : 'want.book',
      confidence: 1,
      start,
      end,
      words: text.slice(start, end).trim(),
      target: { kind: 'services', refs },
      slots: { times: when, ...(Object.keys(forWhom).length > 0 ? { forWhom } : {}) },
    };
  });
  const rest = acts.flatMap((act): HeardAct[] => {
    if (!told.includes(act)) return [act];
    const { times: _, count: __, without, ...slots } = act.slots;
    const kept: SlotValues = without ? { ...slots, without } : slots;
    if (Object.keys(kept).length === 0) return [];
    return [{ ...act, act: 'give', target: null, slots: kept }];
  });
  return [...rest, ...own].sort((one, other) => one.start - other.start);
}

/** Several times, of several things, that are not all the same. */
function areApart(visits: readonly Visit[]): boolean {
  const dated = visits.filter(({ times }) => times.some(({ date }) => date));
  const [first, ...others] = visits;
  if (!first || others.length === 0 || dated.length < 2) return false;
  return others.every(({ times }) => !sameTimes(first.times, times));
}

function sameTimes(one: readonly TimeExpression[], other: readonly TimeExpression[]): boolean {
  const [day, second] = [one, other].map((times) => times.find(({ date }) => date)?.date);
  if (!day || !second || daysBetween(day, second) !== 0) return false;
  const [clock, hour] = [one, other].map((times) => times.find(({ time }) => time)?.time);
  return clock?.hour === hour?.hour && clock?.minute === hour?.minute;
}

/** Each run of things with the times told of it: those that follow, or those before where a time comes first. */
function visitsIn(anchors: readonly Anchor[], times: readonly TimeExpression[]): Visit[] {
  const marks = [
    ...anchors.map((anchor) => ({ at: anchor.start, anchor, time: null })),
    ...times.map((time) => ({ at: time.start, anchor: null, time })),
  ].sort((one, other) => one.at - other.at);
  const timesFirst = marks[0]?.time != null;
  const visits: Visit[] = [];
  for (const { anchor, time } of marks) {
    const last = visits.at(-1);
    const begins = timesFirst
      ? time !== null && (last?.anchors.length ?? 1) > 0
      : anchor !== null && (last?.times.length ?? 1) > 0;
    if (begins || !last)
      visits.push({ anchors: anchor ? [anchor] : [], times: time ? [time] : [] });
    else if (anchor) last.anchors.push(anchor);
    else if (time) last.times.push(time);
  }
  return visits.filter((one) => one.anchors.length > 0 && one.times.length > 0);
}

function anchorsIn(text: string, named: readonly NamedItem[], hearing: Hearing): Anchor[] {
  const services = named
    .filter(({ ruledOut }) => !ruledOut)
    .map(({ ref, start, end, person }) => ({
      refs: [ref],
      start,
      end,
      ...(person ? { forWhom: person } : {}),
    }));
  const people = (hearing.wanted ?? []).flatMap(({ ref, forWhom }): Anchor[] => {
    const found = forWhom ? calledFor(forWhom).exec(text) : null;
    return found && forWhom
      ? [{ refs: [ref], start: found.index, end: found.index + found[0].length, forWhom }]
      : [];
  });
  if (services.length > 1 || people.length > 1) return services.length > 1 ? services : people;
  const things = thingsServed(text, hearing);
  return things.length > 1 ? things : services;
}

/** "The Civic Friday, the RAV4 Wednesday": of one thing that is wanted, for which car. */
function thingsServed(text: string, { wanted }: Hearing): Anchor[] {
  const refs = (wanted ?? []).map(({ ref }) => ref);
  const [only, other] = new Set(refs.map(({ serviceId }) => serviceId));
  if (only === undefined || other !== undefined) return [];
  return findVehicles(text).map(({ start, end }) => ({
    refs: refs.slice(0, 1),
    start,
    end,
    forWhom: text.slice(start, end).trim(),
  }));
}

/** The words somebody is spoken of by later: "me", "my son Leo" as "Leo", "my son", "his". */
function calledFor(forWhom: string): RegExp {
  const words = fold(forWhom).split(' ');
  // "My cut" is one's own, and "my sister" is somebody else.
  if (/^(?:me|myself|moi)$/.test(forWhom))
    return anyOf(['me', 'mine', `my(?! ${relations}(?!\\p{L}))`, 'moi', 'le mien', 'la mienne']);
  const [whose = '', who = '', name] = words;
  if (!/^(?:my|our|mon|ma|notre)$/.test(whose)) return anyOf([forWhom]);
  return anyOf([
    ...(name ? [forWhom.split(' ').at(-1) ?? name] : []),
    `${whose} ${who}`,
    `${who}['’]?s`,
    ...(female.test(who) ? ['hers', 'her', 'elle', 'la sienne'] : ['his', 'him', 'lui', 'le sien']),
  ]);
}

const female =
  /^(?:daughter|wife|mother|mom|mum|sister|girl|granddaughter|grandma|niece|fille|femme|mere|soeur|blonde|conjointe|amie|niece|petite-fille|voisine)$/;

const anyOf = (words: readonly string[]) =>
  new RegExp(`(?<![\\p{L}'’])(?:${words.join('|')})(?![\\p{L}])`, 'iu');
