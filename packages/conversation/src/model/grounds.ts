import { type Effect, type Instant, type Language, wordsOf } from '../conversation.ts';
import type { Conversation } from '../dialogue/state.ts';
import type { Turn } from '../dialogue/turn.ts';
import type { Heard, ServiceRef } from '../heard/heard.ts';
import { type BusinessHours, weekdays } from '../knowledge/business.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { describeWeek } from '../knowledge/describe-hours.ts';
import { moneyIn } from '../knowledge/guard.ts';
import { addDays, isOpenAt, isoDate, nextOpening, weekdayOpening } from '../knowledge/hours.ts';
import { inEnglish } from '../knowledge/in-english.ts';
import { withYears } from '../knowledge/spoken-years.ts';
import { fold } from '../knowledge/words.ts';
import type { Receptionist } from '../receptionist.ts';
import { rememberingOf } from '../remembering.ts';
import { findAmounts } from '../understanding/slots/amounts.ts';
import { localDateTime } from '../understanding/slots/time-zone.ts';
import { addTimes, halfDay, timesTold } from './named-times.ts';
import {
  bareNumbersIn,
  digitsOf,
  hundredsIn,
  numbersIn,
  ordinalsIn,
  saidInPieces,
} from './numbers-in.ts';
import { type BriefEntry, briefOf, type ShopBrief } from './shop-brief.ts';
import { topicStems } from './topic-stems.ts';

/** Words of the shop's that a sentence may stand on. */
export interface Passage {
  kind: 'service' | 'fact' | 'shop';
  /** A service's or a fact's; null of what the shop says of itself. */
  id: string | null;
  words: string;
  folded: string;
  stems: ReadonlySet<string>;
  /** What it is about; worked out once, for every sentence is held against every passage. */
  topics: ReadonlySet<string>;
  numbers: ReadonlySet<number>;
}

/** What was spoken of the model's reply just before, folded: "it" is of that. */
export function sentenceBefore({ state }: Grounds): string {
  return fold(state.model?.spoken.at(-1) ?? '');
}

/** Whether these very words stand in what the owner wrote. @param words folded */
export function ownersWrote({ passages }: Grounds, words: string): boolean {
  return passages.some(({ folded }) => folded.includes(words));
}

/** Everything a model's sentence may rest on: the shop, the caller and what the plan does. */
export interface Grounds {
  receptionist: Receptionist;
  brief: ShopBrief;
  /** As the plan has left it for this turn. */
  state: Conversation;
  now: Instant;
  language: Language;
  /** What the plan would say itself. */
  plan: string;
  effects: readonly Effect[];
  /** Services this turn is about, and those talked of before it. */
  targets: readonly ServiceRef[];
  /** Services the caller named in this turn. */
  asked: readonly ServiceRef[];
  /** Folded words of the caller on this call. */
  caller: string;
  /** The last of it alone. */
  lastWords: string;
  callerNumbers: ReadonlySet<number>;
  /** Of them, those the caller said of nothing that is counted: a price they have in mind. */
  bareNumbers: ReadonlySet<number>;
  /** Cents the caller spoke of. */
  callerAmounts: ReadonlySet<number>;
  callerDigits: string;
  /** Numbers they said piece by piece, put together: "1904" of "nineteen oh four". */
  callerPieces: ReadonlySet<string>;
  /** How many of something the turn is about. */
  counts: ReadonlySet<number>;
  passages: readonly Passage[];
  /** Of them, those this turn's acts say they are about. */
  cited: ReadonlySet<Passage>;
  /** Days that may be named, `2026-03-14`. */
  days: ReadonlySet<string>;
  /** Clock times that may be said, in minutes of half a day. */
  times: ReadonlySet<number>;
  /** Of them, those that are not only when the doors open and close. */
  timesBesideHours: ReadonlySet<number>;
  /** Folded words that stand in the shop's knowledge, the caller's words or the plan. */
  known: ReadonlySet<string>;
}

/** What may be said in this turn, `turn` being what the plan made of it. */
export function groundsOf(turn: Turn, heard: Heard, plan: string): Grounds {
  const { receptionist, state, now } = turn;
  const { knowledge } = receptionist.profile;
  const userTurns = state.transcript.filter(({ role }) => role === 'user');
  const { earlier } = state;
  const caller = fold([wordsOf(earlier), ...userTurns.map(({ content }) => content)].join(' . '));
  const passages = passagesOf(receptionist);
  const { days, times } = timesTold(turn);
  const today = localDateTime(now, knowledge.timeZone);
  for (const day of [today, addDays(today, -1)]) days.add(isoDate(day));
  // A model is told when the doors open next.
  const open = isOpenAt(knowledge.hours, now, knowledge.timeZone) === 'open';
  const opens = open ? null : nextOpening(knowledge.hours, now, knowledge.timeZone);
  if (opens !== null) days.add(isoDate(localDateTime(opens, knowledge.timeZone)));
  const take = (text: string, at: Instant) => addTimes(receptionist, text, at, { days, times });
  take(plan, now);
  if (earlier) take(wordsOf(earlier), earlier.at);
  const { booking, wanted } = state;
  const slots = [...booking.offered, booking.chosen, booking.existing, ...booking.changes];
  for (const slot of slots) {
    if (!slot) continue;
    const local = localDateTime(slot.start, knowledge.timeZone);
    days.add(isoDate(local));
    times.add(halfDay(local));
  }
  const ofItems = wanted.items.map((item) => item.time);
  for (const time of [wanted.time, wanted.callTime, wanted.existing, ...ofItems]) {
    if (time?.date) days.add(isoDate(time.date));
    if (time?.clock?.time) times.add(halfDay(time.clock.time));
    if (time) take(time.spoken, now);
  }
  for (const { date } of wanted.occasions ?? []) days.add(isoDate(date));
  const timesBesideHours = new Set(times);
  for (const minutes of boundsOf(knowledge.hours)) times.add(minutes % 720);
  const asked = heard.acts.flatMap(({ target }) =>
    target?.kind === 'services' || target?.kind === 'either' ? target.refs : [],
  );
  const targets = [
    ...asked,
    ...state.focus.refs,
    ...wanted.items.map(({ ref }) => ref),
    ...state.quotes.map(({ serviceId, optionId }) => ({ serviceId, optionId })),
  ];
  const details = [state.caller.name, state.caller.address, state.caller.email].map(
    (detail) => detail?.value ?? '',
  );
  const known = new Set(
    [
      caller,
      fold(plan),
      fold(details.join(' ')),
      fold(wanted.person ?? ''),
      fold(wanted.others.map(({ name }) => name ?? '').join(' ')),
      fold(state.caller.company ?? ''),
      ...passages.map(({ folded }) => folded),
    ].flatMap((text) => text.match(/[a-z]+/g) ?? []),
  );
  return {
    receptionist,
    brief: briefOf(receptionist),
    state,
    now,
    language: state.language,
    plan,
    effects: turn.effects,
    targets,
    asked,
    caller,
    lastWords: fold(heard.text),
    callerNumbers: new Set([
      ...numbersIn(caller),
      ...numbersIn(withYears(caller)),
      ...ordinalsIn(caller),
      ...hundredsIn(caller),
    ]),
    bareNumbers: bareNumbersIn(caller),
    callerAmounts: new Set([
      ...userTurns.flatMap(({ content }) =>
        (['en', 'fr'] as const).flatMap((language) =>
          findAmounts(content, { language }).map(({ cents }) => cents),
        ),
      ),
      ...moneyIn(caller).map(({ cents }) => cents),
    ]),
    callerDigits: digitsOf(caller),
    callerPieces: new Set(saidInPieces(caller)),
    counts: new Set([
      ...heard.acts.flatMap(({ slots }) => slots.count ?? []),
      ...wanted.items.map(({ count }) => count),
    ]),
    passages,
    cited: citedIn(heard, passages),
    days,
    times,
    timesBesideHours,
    known,
  };
}

function citedIn({ acts }: Heard, passages: readonly Passage[]): Set<Passage> {
  const ids = new Set(
    acts.flatMap(({ target }) =>
      target?.kind === 'fact'
        ? target.factId
        : target?.kind === 'services'
          ? target.refs.map(({ serviceId }) => serviceId)
          : [],
    ),
  );
  return new Set(passages.filter(({ id }) => id !== null && ids.has(id)));
}

/** When the doors open and close on any day, in minutes of the day. */
export function boundsOf(hours: BusinessHours | null): number[] {
  return weekdays.flatMap((weekday) =>
    weekdayOpening(hours, weekday).spans.flatMap(({ open, close }) => [open, close]),
  );
}

export const passagesOf = rememberingOf((receptionist: Receptionist): readonly Passage[] => {
  const { knowledge } = receptionist.profile;
  const { entries } = briefOf(receptionist);
  const entryKind = ({ kind }: BriefEntry) => (kind === 'service' ? 'service' : 'fact');
  const shop = [
    `open opening hours closed ${describeWeek(knowledge, 'en')} ${describeWeek(knowledge, 'fr')}`,
    `phone number call ${knowledge.phone ?? ''} email ${knowledge.email ?? ''} website ${knowledge.website ?? ''}`,
    `address where located street ${knowledge.address ?? ''}`,
    `${knowledge.name} ${knowledge.industry ?? ''}`,
    ...(knowledge.hours?.exceptions ?? []).map(({ name = '' }) => `holiday hours ${name}`),
  ];
  const passage = (kind: Passage['kind'], said: string, id: string | null = null): Passage => {
    // What is written in French is told in English too, and is the same.
    const words = `${said} ${inEnglish(said) ?? ''}`.trim();
    const folded = fold(words);
    return {
      kind,
      id,
      words,
      folded,
      stems: contentStems(words),
      topics: topicStems(words),
      numbers: numbersIn(folded),
    };
  };
  return [
    ...entries.map((entry) => passage(entryKind(entry), entry.words, entry.id)),
    ...shop.map((words) => passage('shop', words)),
  ];
});
