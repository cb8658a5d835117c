import type { LocalDate } from '../understanding/slots/time-zone.ts';
import { isWithin } from './days-away.ts';
import type { Worker, WrittenOfPeople } from './people-at-work.ts';
import { sensesOf } from './senses.ts';
import { fold } from './words.ts';

/** A question about the people who work there, as far as it could be made out. */
export interface PeopleQuestion {
  /**
   * When somebody works, who works on a day, who does a thing, whether somebody does it, or whether it is they and
   * nobody else who will.
   */
  asks: 'days' | 'whoOn' | 'whoDoes' | 'does' | 'isIt';
  /** Folded names; empty: of nobody by name. */
  people: readonly string[];
  /** Days of the week, 0 is Monday. */
  days: ReadonlySet<number>;
  /** The very days, where they are known. */
  dates: readonly LocalDate[];
  /** The services it is about. */
  serviceIds: readonly string[];
  /** What else its words tell, as stems. */
  stems: readonly string[];
  words: string;
}

/** What is to be told of the people who work there. */
export interface PeopleTold {
  lead: 'yes' | 'no' | null;
  /** Who they are, where that is what was asked. */
  names: readonly string[];
  /** What was written, one after another. */
  written: readonly WrittenOfPeople[];
}

/** The answer that an owner wrote to a question about their people; null where they wrote none. */
export function answerOfPeople(
  written: readonly WrittenOfPeople[],
  question: PeopleQuestion,
  stemsOf: (text: string) => readonly string[],
): PeopleTold | null {
  switch (question.asks) {
    case 'days':
      return daysOf(written, question);
    case 'whoOn':
      return whoWorks(written, question);
    case 'whoDoes':
      return whoDoes(written, question, stemsOf);
    case 'does':
      return whetherDoes(written, question, stemsOf);
    case 'isIt':
      return whetherIsIt(written, question, stemsOf);
  }
}

const isOf = ({ people }: WrittenOfPeople, keys: readonly string[]) =>
  people.some(({ key }) => keys.includes(key));

function daysOf(
  written: readonly WrittenOfPeople[],
  { people, days, dates, serviceIds }: PeopleQuestion,
): PeopleTold | null {
  const away = written.filter(
    (one) =>
      isOf(one, people) &&
      one.off !== null &&
      ([...days].some((day) => one.off?.length === 0 && one.days.has(day)) ||
        dates.some((date) => one.off?.some((span) => isWithin(date, span)))),
  );
  if (away.length > 0) return { lead: 'no', names: [], written: away };
  const told = people.flatMap((key) => {
    const own = written.filter((one) => one.days.size > 0 && one.off === null && isOf(one, [key]));
    const ofWork = own.find(({ service }) => service && serviceIds.includes(service.serviceId));
    return ofWork ?? own.find(({ service }) => service === null) ?? own[0] ?? [];
  });
  const [only, other] = new Set(told);
  if (!only) return null;
  const works = [...days].some((day) => only.days.has(day));
  const lead = days.size === 0 || other ? null : works ? 'yes' : 'no';
  return { lead, names: [], written: [...new Set(told)] };
}

function whoWorks(
  written: readonly WrittenOfPeople[],
  { days, dates, serviceIds }: PeopleQuestion,
): PeopleTold | null {
  const doers = written.filter(({ service }) => service && serviceIds.includes(service.serviceId));
  const there = written.filter(
    (one) =>
      one.service === null &&
      one.off === null &&
      [...days].some((day) => one.days.has(day)) &&
      !isAway(written, one, dates) &&
      (doers.length === 0 || one.people.some(({ key }) => doers.some((by) => isOf(by, [key])))),
  );
  const names = namesOf(there);
  return names.length > 0 ? { lead: null, names, written: there } : null;
}

/** Whether all of whom something is written of are off on one of the days. */
function isAway(
  written: readonly WrittenOfPeople[],
  { people }: WrittenOfPeople,
  dates: readonly LocalDate[],
): boolean {
  return people.every(({ key }) =>
    written.some(
      ({ off, ...one }) =>
        isOf({ ...one, off }, [key]) &&
        dates.some((date) => off?.some((span) => isWithin(date, span))),
    ),
  );
}

function namesOf(written: readonly WrittenOfPeople[]): string[] {
  return [...new Set(written.flatMap(({ people }) => people.map(({ name }: Worker) => name)))];
}

function whoDoes(
  written: readonly WrittenOfPeople[],
  { serviceIds, stems, words }: PeopleQuestion,
  stemsOf: (text: string) => readonly string[],
): PeopleTold | null {
  const told = written.filter(({ service, days }) => service !== null || days.size === 0);
  const spoken = bestShared(told, stems, words, stemsOf);
  if (spoken.length > 0) return { lead: null, names: [], written: spoken };
  const ofWork = told.filter(({ service }) => service && serviceIds.includes(service.serviceId));
  const described = ofWork.filter(({ service }) => service?.optionId === null);
  if (described.length > 0) return { lead: null, names: [], written: described.slice(0, 1) };
  return ofWork.length > 0 ? { lead: null, names: namesOf(ofWork), written: ofWork } : null;
}

function whetherDoes(
  written: readonly WrittenOfPeople[],
  { people, serviceIds, stems, words }: PeopleQuestion,
  stemsOf: (text: string) => readonly string[],
): PeopleTold | null {
  const own = written.filter((one) => isOf(one, people) && one.service === null);
  const spoken = bestShared(
    own.filter(({ days }) => days.size === 0),
    stems,
    words,
    stemsOf,
  );
  if (spoken.length > 0)
    return {
      lead: spoken.some(({ says }) => denies.test(fold(says))) ? 'no' : 'yes',
      names: [],
      written: spoken,
    };
  const ofWork = written.filter(
    ({ service }) => service !== null && serviceIds.includes(service.serviceId),
  );
  if (ofWork.length === 0) return null;
  const by = ofWork.filter((one) => isOf(one, people));
  if (by.length > 0) return { lead: 'yes', names: [], written: by.slice(0, 1) };
  const described = ofWork.filter(({ service }) => service?.optionId === null);
  return described.length > 0
    ? { lead: 'no', names: [], written: described.slice(0, 1) }
    : { lead: 'no', names: namesOf(ofWork), written: ofWork };
}

/** "Is it Dale who does it": whatever bears on it, else all that is written of what Dale does. */
function whetherIsIt(
  written: readonly WrittenOfPeople[],
  question: PeopleQuestion,
  stemsOf: (text: string) => readonly string[],
): PeopleTold | null {
  const told = whetherDoes(written, question, stemsOf);
  if (told) return told;
  const own = written.filter((one) => isOf(one, question.people) && one.service === null);
  const does = own.filter(({ days }) => days.size === 0);
  const said = does.length > 0 ? does : own;
  return said.length > 0 ? { lead: null, names: [], written: said.slice(0, 2) } : null;
}

const denies = /\b(?:not|no|never|no longer|n't|ne|pas|plus)\b/;

/** Those that share the most of what the words tell; none where none shares any. */
function bestShared(
  written: readonly WrittenOfPeople[],
  stems: readonly string[],
  words: string,
  stemsOf: (text: string) => readonly string[],
): WrittenOfPeople[] {
  const said = sensesOf(words);
  const scores = written.map(({ says }) => {
    const own = new Set(stemsOf(says));
    const shared = stems.filter((stem) => own.has(stem)).length;
    const alike = [...sensesOf(says)].filter((sense) => said.has(sense)).length;
    return Math.max(shared, alike);
  });
  const most = Math.max(0, ...scores);
  return most === 0 ? [] : written.filter((_, at) => scores[at] === most).slice(0, 2);
}
