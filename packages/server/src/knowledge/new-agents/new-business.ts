import { randomUUID } from 'node:crypto';
import { differentWords } from '@second-ring/contract';
import {
  assessReadiness,
  type BusinessKnowledge,
  detectLanguage,
  type FaqItem,
  type Language,
  proposedService,
  type Service,
  shopLanguage,
} from '@second-ring/conversation';
import type { PlaceFacts } from '../places/read-place.ts';
import { assumedZone } from '../places/regions.ts';
import { inFrench } from './templates/in-french.ts';
import { industryOfPlace } from './templates/industries.ts';
import type { Industry } from './templates/industry.ts';

/** A business that is about to get its agent. */
export interface NewBusiness {
  knowledge: BusinessKnowledge;
  firstMessage: string;
  /** The plan its owner chose, if any. */
  plan?: string | null;
  /** What makes it the same business when it is asked for again; null: nothing does. */
  placeId: string | null;
  site: string | null;
}

/** What is said first, until the owner writes their own. In Québec callers hear that French is welcome. */
export function firstMessageOf(
  knowledge: BusinessKnowledge,
  language = shopLanguage(knowledge),
): string {
  const { region } = knowledge;
  // "Plomberie Québec Inc." brings the full stop of the sentence along.
  const name = knowledge.name.replace(/\.+$/, '');
  if (language === 'fr') return `Bonjour! Merci d'appeler ${name}. Comment puis-je vous aider?`;
  const hello = region?.subdivision === 'QC' ? 'Bonjour, hi! ' : '';
  return `${hello}Thanks for calling ${name}. How can I help you today?`;
}

/**
 * The business of a place: what the place says, and beside it services and questions proposed for
 * its trade, without prices and without answers.
 */
export function businessOfPlace(place: PlaceFacts): NewBusiness {
  const industry = industryOfPlace(place.types, place.name);
  const language = languageOf([place.about]);
  const knowledge: BusinessKnowledge = {
    name: place.name,
    industry: industry.name,
    phone: place.phone,
    email: null,
    website: place.website,
    address: place.address,
    serviceArea: null,
    about: place.about,
    timeZone: place.timeZone ?? assumedZone,
    region: place.region,
    hours: place.hours,
    services: proposedServices(industry),
    commonQuestions: proposedQuestions(industry, language),
    operationalNotes: [],
    details: null,
  };
  return {
    knowledge: withDetails(knowledge, industry),
    firstMessage: firstMessageOf(knowledge, language),
    placeId: place.placeId,
    site: null,
  };
}

/** The same knowledge with purpose, persona, keywords and the readiness that follow from it. */
export function withDetails(knowledge: BusinessKnowledge, industry: Industry): BusinessKnowledge {
  const names = knowledge.services.map(({ name }) => name);
  const detailed: BusinessKnowledge = {
    ...knowledge,
    details: {
      summary: {
        core_purpose: `Help callers of ${knowledge.name} with ${industry.purpose}.`,
        primary_value_proposition: `Every call to ${knowledge.name} is answered at once, day and night.`,
      },
      persona_and_style: {
        suggested_persona: industry.persona,
        suggested_tone: industry.tone,
        style_notes: 'Short sentences. Says what is known, takes a message for the rest.',
      },
      keywords_for_recognition: differentWords([
        knowledge.name,
        ...industry.keywords,
        ...names,
      ]).slice(0, 40),
    },
  };
  return {
    ...detailed,
    details: { ...detailed.details, readiness_assessment: assessReadiness(detailed) },
  };
}

function proposedServices({ services }: Industry): Service[] {
  return services.map((name) => proposedService(randomUUID(), name));
}

/** Questions of the trade for the owner to answer; without an answer no caller hears of them. */
export function proposedQuestions({ questions }: Industry, language: Language): FaqItem[] {
  return questions.map((question) => ({
    id: randomUUID(),
    question: (language === 'fr' && inFrench[question]) || question,
    answer: 'explain',
    explanation: '',
  }));
}

/** The language of what a business says of itself, before anything is proposed to it. */
function languageOf(
  texts: readonly (string | null)[],
  {
    services = [],
    commonQuestions = [],
  }: Partial<Pick<BusinessKnowledge, 'services' | 'commonQuestions'>> = {},
): Language {
  const operationalNotes = texts.flatMap((content) =>
    content ? [{ id: content, title: '', content }] : [],
  );
  return shopLanguage({ services, commonQuestions, operationalNotes });
}

/** As much of what a site says as tells its language, in characters. */
const enoughText = 20_000;
/** Below this its words are as much of one language as of the other. */
const surely = 0.25;

/**
 * The language of a website: of all its words together, for a few names of services tell little ("Oil Change" is of
 * either); where those do not tell, of what was read of it, which is French outside of Québec only where its words are.
 * @param pages what a visitor reads of each page.
 */
export function languageOfSite(
  pages: readonly string[],
  read: Pick<BusinessKnowledge, 'about' | 'services' | 'commonQuestions' | 'region'>,
): Language {
  const { language, confidence } = detectLanguage(pages.join('\n').slice(0, enoughText));
  if (language !== null && confidence >= surely) return language;
  const { region } = read;
  const isElsewhere = region !== null && region.subdivision !== 'QC';
  if (isElsewhere && language !== 'fr') return 'en';
  const told = languageOf([read.about ?? null], read);
  return region?.subdivision === 'QC' && language === null ? 'fr' : told;
}
