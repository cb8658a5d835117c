import type { ReceptionistProfile } from './conversation.ts';
import type { BusinessKnowledge, Service } from './knowledge/business.ts';
import { compileFaq, type FaqIndex } from './knowledge/faq.ts';
import { amountsIn, pricesKnown } from './knowledge/guard.ts';
import { usualHours } from './knowledge/hours.ts';
import { compileOwnQuestions, type OwnQuestions } from './knowledge/own-questions.ts';
import { isAnswered } from './knowledge/readiness.ts';
import { compileServices, type ServiceIndex } from './knowledge/services.ts';

/** A profile made ready to answer: what every turn needs is computed once, here. Immutable. */
export interface Receptionist {
  readonly profile: ReceptionistProfile;
  readonly services: ServiceIndex;
  readonly serviceById: ReadonlyMap<string, Service>;
  readonly questions: FaqIndex;
  /** The same questions as the owner wrote them, which go before any guess. */
  readonly ownQuestions: OwnQuestions;
  /** The words of service and option names, in lower case. */
  readonly tradeWords: ReadonlySet<string>;
  /** Every amount, in cents, that may be spoken. */
  readonly prices: ReadonlySet<number>;
  /** Local hours a bare "seven" is read within; null where the opening hours do not tell. */
  readonly usualHours: { open: number; close: number } | null;
}

/** Prepares a profile for calls. Pure; keep the result for as long as the knowledge is unchanged. */
export function prepareReceptionist(profile: ReceptionistProfile): Receptionist {
  const { services, commonQuestions, operationalNotes, about } = profile.knowledge;
  const answered = commonQuestions.filter(isAnswered);
  return {
    profile,
    prices: speakable(profile.knowledge),
    usualHours: usualHours(profile.knowledge.hours),
    tradeWords: wordsOfTrade(services),
    services: compileServices(services),
    serviceById: new Map(services.map((service) => [service.id, service])),
    ownQuestions: compileOwnQuestions(answered),
    questions: compileFaq({
      items: answered,
      notes: operationalNotes,
      about,
      services,
    }),
  };
}

/** The price table, and amounts that stand in names and texts the owner wrote ("$10 Tuesday"). */
function speakable(knowledge: BusinessKnowledge): ReadonlySet<number> {
  const { services, commonQuestions, operationalNotes } = knowledge;
  const texts = [knowledge.name, knowledge.about ?? '', ...services.map(({ name }) => name)];
  return new Set([
    ...pricesKnown(services, commonQuestions, operationalNotes),
    ...texts.flatMap(amountsIn),
  ]);
}

function wordsOfTrade(services: readonly Service[]): ReadonlySet<string> {
  const names = services.flatMap(({ name, nameFr, options }) => [
    name,
    nameFr ?? '',
    ...options.map((one) => one.name),
  ]);
  return new Set(names.flatMap((name) => name.toLowerCase().match(/[\p{L}']+/gu) ?? []));
}
