import type { Instant, Language, ReceptionistProfile } from './conversation.ts';
import { isAnswered, withWholeAnswers } from './knowledge/answers.ts';
import { withBoundedRuns } from './knowledge/bounded-runs.ts';
import type { BusinessKnowledge, Service } from './knowledge/business.ts';
import { type DayRule, dayRulesOf } from './knowledge/day-rules.ts';
import { type Direction, directionsOf } from './knowledge/directions.ts';
import type { FaqIndex } from './knowledge/faq.ts';
import { faqInSteps } from './knowledge/faq-index.ts';
import { amountsIn, pricesKnownInSteps } from './knowledge/guard.ts';
import { usualHours } from './knowledge/hours.ts';
import { helpWritten, type Need } from './knowledge/in-need.ts';
import { toldKnowledge } from './knowledge/kept-back.ts';
import { type LateHours, lateHoursOf } from './knowledge/late-hours.ts';
import { type MiddayClosing, middayClosings } from './knowledge/midday-closing.ts';
import { compileOwnQuestions, type OwnQuestions } from './knowledge/own-questions.ts';
import { conditionsOf, type OwnersCondition } from './knowledge/owners-conditions.ts';
import { type WrittenOfPeople, writtenOfPeople } from './knowledge/people-at-work.ts';
import { keptKnowledge, listsServices } from './knowledge/proposals.ts';
import { type ServiceIndex, servicesInSteps } from './knowledge/service-index.ts';
import { staffOf } from './knowledge/staff.ts';
import { visitsOf } from './knowledge/visits.ts';
import { fold } from './knowledge/words.ts';
import { withWrittenSizes } from './knowledge/written-sizes.ts';
import { withWrittenSurcharges } from './knowledge/written-surcharges.ts';
import { emptyLexicon, type Lexicon } from './lexicon/lexicon.ts';
import { wordingsInSteps } from './lexicon/match-lexicon.ts';
import { type CandidateIndex, candidatesInSteps } from './listener/candidates.ts';
import type { TradeWords } from './listener/tokens.ts';
import { tradeWordsOf } from './listener/trade-words.ts';
import { eachInSteps, inOneGo, type Steps } from './steps.ts';
import type { TimeOptions } from './understanding/slots/times/time-expression.ts';

/** A profile made ready to answer: what every turn needs is computed once, here. Immutable. */
export interface Receptionist {
  /** Without the services that were only proposed, and what callers are not to hear. */
  readonly profile: ReceptionistProfile;
  /** Whether the owner has said what the shop does: else what is not listed may be done all the same. */
  readonly listsServices: boolean;
  readonly services: ServiceIndex;
  readonly serviceById: ReadonlyMap<string, Service>;
  readonly questions: FaqIndex;
  /** The owner's questions as they were written, which go before any guess. */
  readonly ownQuestions: OwnQuestions;
  /** Everything words may be about, taken apart for the listener. */
  readonly candidates: CandidateIndex;
  /** The words of the shop's own names and towns. */
  readonly tradeWords: TradeWords;
  /** The people its own words name, folded. */
  readonly staff: ReadonlySet<string>;
  /** What was written of these people, by the language it is said in. */
  readonly people: Readonly<Record<Language, readonly WrittenOfPeople[]>>;
  /** Days of the week that the owner keeps for some things, or some people work on. */
  readonly dayRules: readonly DayRule[];
  /** Hours in the middle of the day at which nobody is there. */
  readonly middayClosings: readonly MiddayClosing[];
  /** Hours after the doors are shut at which the work is still done. */
  readonly lateHours: readonly LateHours[];
  /** What is only done, not done or dearer on some days or at some hours. */
  readonly conditions: readonly OwnersCondition[];
  /** What shops of any trade call what they do: the names in which a stem stands; none without a lexicon. */
  readonly namesOfTrades: ReadonlyMap<string, readonly number[]>;
  /** Facts about where the shop goes. */
  readonly areaFacts: readonly string[];
  /** What was written of where the shop goes, folded: a name in it may be a town. */
  readonly areaText: string;
  /** The places named there, longest first. */
  readonly places: readonly string[];
  /** Facts about coming at once, such as a fee for it. */
  readonly urgentFacts: readonly string[];
  /** What was written that helps who is stranded, shut out or without heat. */
  readonly help: Readonly<Record<Need, readonly string[]>>;
  /** Where to go and what to do when something cannot wait, as the owner wrote it. */
  readonly directions: readonly Direction[];
  /** Whether anybody could come to the caller at all, so that where they are may be asked in an alarm. */
  readonly comesOut: boolean;
  /** Whether the work is done where the caller is, so that an address is needed. */
  readonly travels: boolean;
  /** Ids of the services that are, whatever is done in the shop. */
  readonly doneThere: ReadonlySet<string>;
  /** Whether somebody goes out for some of the work: who asks for that is asked where they are. */
  readonly goesOutAtTimes: boolean;
  /** Every amount, in cents, that may be spoken. */
  readonly prices: ReadonlySet<number>;
  /** Local hours a bare "seven" is read within; null where the opening hours do not tell. */
  readonly usualHours: { open: number; close: number } | null;
}

/** How a shop reads the days and hours in words said at `now`. */
export function timeOptions(
  { profile, usualHours }: Receptionist,
  now: Instant,
  language: Language,
): TimeOptions {
  const { timeZone } = profile.knowledge;
  return { now, timeZone, language, ...(usualHours ? { usualHours } : {}) };
}

/** Prepares a profile for calls. Pure; keep the result for as long as the knowledge is unchanged. */
export function prepareReceptionist(
  given: ReceptionistProfile,
  lexicon: Lexicon = emptyLexicon,
): Receptionist {
  return inOneGo(prepareInSteps(given, lexicon));
}

/**
 * The same in steps, each of a few milliseconds whatever the knowledge: for who shares a thread with
 * others.
 */
export function* prepareInSteps(
  given: ReceptionistProfile,
  lexicon: Lexicon = emptyLexicon,
): Steps<Receptionist> {
  const mayBeTold = yield* toldKnowledge(withWholeAnswers(given.knowledge));
  const written = yield* inStep(() => withBoundedRuns(mayBeTold));
  const sized = yield* withWrittenSizes(keptKnowledge(written));
  const knowledge = yield* inStep(() => withWrittenSurcharges(sized));
  const profile = { ...given, knowledge };
  const { services, commonQuestions, operationalNotes, about } = profile.knowledge;
  const answered = commonQuestions.filter(isAnswered);
  const staff = yield* inStep(() => staffOf(profile.knowledge));
  const wordings = yield* wordingsInSteps(lexicon, profile.knowledge);
  const visits = yield* inStep(() => visitsOf(written));
  const workers = new Set([...staff].filter((name) => !isPlace(name, visits.places)));
  return {
    profile,
    listsServices: listsServices(written),
    prices: yield* speakable(profile.knowledge),
    usualHours: usualHours(profile.knowledge.hours),
    // What a trade usually does tells its words, and whether it goes to its callers.
    tradeWords: yield* inStep(() => tradeWordsOf(written)),
    staff,
    dayRules: yield* inStep(() => dayRulesOf(profile.knowledge, staff)),
    middayClosings: yield* inStep(() => middayClosings(profile.knowledge)),
    lateHours: yield* inStep(() => lateHoursOf(profile.knowledge)),
    conditions: yield* inStep(() => conditionsOf(profile.knowledge)),
    namesOfTrades: lexicon.byStem,
    ownQuestions: yield* inStep(() => compileOwnQuestions(answered)),
    candidates: yield* candidatesInSteps(profile.knowledge, wordings),
    ...visits,
    people: {
      en: yield* inStep(() => writtenOfPeople(profile.knowledge, workers, 'en')),
      fr: yield* inStep(() => writtenOfPeople(profile.knowledge, workers, 'fr')),
    },
    help: yield* inStep(() => helpWritten(profile.knowledge)),
    directions: yield* inStep(() => directionsOf(profile.knowledge)),
    services: yield* servicesInSteps(services),
    serviceById: new Map(services.map((service) => [service.id, service])),
    questions: yield* faqInSteps({
      items: answered,
      notes: operationalNotes,
      about,
      services,
    }),
  };
}

function isPlace(name: string, places: readonly string[]): boolean {
  return places.some((place) => fold(place) === name);
}

function* inStep<Made>(make: () => Made): Steps<Made> {
  const made = make();
  yield;
  return made;
}

/** The price table, and amounts that stand in names and texts the owner wrote ("$10 Tuesday"). */
function* speakable(knowledge: BusinessKnowledge): Steps<ReadonlySet<number>> {
  const { services, commonQuestions, operationalNotes } = knowledge;
  const texts = [knowledge.name, knowledge.about ?? '', ...services.map(({ name }) => name)];
  return new Set([
    ...(yield* pricesKnownInSteps(services, commonQuestions, operationalNotes)),
    ...(yield* eachInSteps(texts, amountsIn)).flat(),
  ]);
}
