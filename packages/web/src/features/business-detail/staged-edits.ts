import {
  type Business,
  checkHours,
  checkNotes,
  checkPersona,
  checkQuestions,
  checkServices,
  checkSummary,
  type Mistakes,
} from '@second-ring/contract';
import type { OpenSection } from './business-search.ts';

const sectionNames = {
  business_hours: 'Business Hours',
  services: 'Services',
  common_questions: 'Common Questions (FAQ)',
  operational_notes: 'Operational Notes',
  details: 'Identity, Persona and Keywords',
} as const;

export type Section = keyof typeof sectionNames;
export type Knowledge = Pick<Business, Section>;

/** Sections that were edited and are not published yet, each as a whole. */
export type StagedEdits = { [S in Section]?: NonNullable<Business[S]> };

/** Stages a section. One that is again as published is no edit. */
export function stage<S extends Section>(
  staged: StagedEdits,
  published: Knowledge,
  section: S,
  value: NonNullable<Business[S]>,
): StagedEdits {
  const { [section]: _, ...others } = staged;
  return isSame(value, published[section]) ? others : { ...staged, [section]: value };
}

/** What stays staged after `sent` was published: what was edited meanwhile. */
export function withoutSent(staged: StagedEdits, sent: StagedEdits): StagedEdits {
  const left: StagedEdits = { ...staged };
  for (const section of sectionsOf(sent)) {
    if (left[section] === sent[section]) delete left[section];
  }
  return left;
}

/** The sections that were edited, in the order of the page. */
export function sectionsOf(staged: StagedEdits): Section[] {
  return allSections.filter((section) => staged[section] !== undefined);
}

/** What the page calls a section. */
export function nameOf(section: Section): string {
  return sectionNames[section];
}

/** What keeps the staged sections from being published; sections as published are left alone. */
export function mistakesIn(staged: StagedEdits): Mistakes {
  return Object.assign({}, ...mistakesBySection(staged).map(([, mistakes]) => mistakes));
}

/** The section of the page in which a mistake of the staged edits is to be put right. */
export function sectionOfMistake(staged: StagedEdits, path: string): OpenSection | undefined {
  return mistakesBySection(staged).find(([, mistakes]) => path in mistakes)?.[0];
}

function mistakesBySection(staged: StagedEdits): [OpenSection, Mistakes][] {
  const { summary = {}, persona_and_style: persona = {} } = staged.details ?? {};
  return [
    ['identity', checkSummary(summary)],
    ['persona', checkPersona(persona)],
    ['hours', staged.business_hours ? checkHours(staged.business_hours) : {}],
    ['services', checkServices(staged.services ?? [])],
    ['faq', checkQuestions(staged.common_questions ?? [])],
    ['notes', checkNotes(staged.operational_notes ?? [])],
  ];
}

const allSections: Section[] = [
  'details',
  'business_hours',
  'services',
  'common_questions',
  'operational_notes',
];

/** Knowledge is plain JSON: two values that are written alike are alike. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
