import { ORPCError } from '@orpc/client';
import {
  type Business,
  checkHours,
  checkNotes,
  checkPersona,
  checkPromotions,
  checkQuestions,
  checkServices,
  checkSummary,
  differencesBetween,
  isSameJson,
  type KnowledgeField,
  knowledgeFields,
  type Mistakes,
  type PublishedKnowledge,
  type VersionConflict,
  versionConflict,
} from '@second-ring/contract';
import type { OpenSection } from './business-search.ts';

/** What the page's editors stage. */
export type Section =
  | 'business_hours'
  | 'services'
  | 'promotions'
  | 'common_questions'
  | 'operational_notes'
  | 'booking'
  | 'details';
export type Knowledge = Pick<Business, Section>;

/**
 * Fields that were edited and are not published yet, each as a whole. Beside the sections, those
 * that an earlier version brings back.
 */
export type StagedEdits = Partial<PublishedKnowledge>;

/** Stages a section. One that is again as published is no edit. */
export function stage<S extends Section>(
  staged: StagedEdits,
  published: Knowledge,
  section: S,
  value: NonNullable<Business[S]>,
): StagedEdits {
  const { [section]: _, ...others } = staged;
  return isSameJson(value, published[section]) ? others : { ...staged, [section]: value };
}

/** What stays staged after `sent` was published: what was edited meanwhile. */
export function withoutSent(staged: StagedEdits, sent: StagedEdits): StagedEdits {
  const left: StagedEdits = { ...staged };
  for (const field of stagedFields(sent)) {
    if (left[field] === sent[field]) delete left[field];
  }
  return left;
}

/**
 * What stays staged of what is published by now, whoever published it: a field that stands so is no
 * edit. The readiness is assessed anew with each publish, and is nobody's to edit.
 */
export function withoutPublished(staged: StagedEdits, now: Business): StagedEdits {
  const readiness_assessment = now.details?.readiness_assessment;
  const edits: PublishedKnowledge = { ...now, ...staged };
  const details = edits.details && { ...edits.details, readiness_assessment };
  const wanted = { ...edits, details };
  const standing = stagedFields(staged).filter((field) => isSameJson(wanted[field], now[field]));
  if (standing.length === 0) return staged;
  const left = { ...staged };
  for (const field of standing) delete left[field];
  return left;
}

/** The fields that were edited, in the order of the page. */
export function stagedFields(staged: StagedEdits): KnowledgeField[] {
  return knowledgeFields.filter((field) => staged[field] !== undefined);
}

/** What is going to be published, and over what. */
interface Publishable {
  staged: StagedEdits;
  /** As it stands published. */
  published: Knowledge;
  /** The services the business will have. */
  services: Knowledge['services'];
}

/**
 * What keeps the staged sections from being published; sections as published are left alone, and so is a
 * question that stands published without an answer: no caller hears of it.
 */
export function mistakesIn(publishable: Publishable): Mistakes {
  return Object.assign({}, ...mistakesBySection(publishable).map(([, mistakes]) => mistakes));
}

/** The section of the page in which a mistake of the staged edits is to be put right. */
export function sectionOfMistake(publishable: Publishable, path: string): OpenSection | undefined {
  return mistakesBySection(publishable).find(([, mistakes]) => path in mistakes)?.[0];
}

/**
 * The business that the staged edits were made on: as it was at the first of them, or as it is now
 * where nobody has published anything else in the fields that are being edited.
 */
export function baseOf(kept: Business | null, now: Business, staged: StagedEdits): Business {
  if (kept === null) return now;
  const isMoved = stagedFields(staged).some((field) => !isSameJson(kept[field], now[field]));
  return isMoved ? kept : now;
}

/** What was published meanwhile, where a publish was refused for it; null for any other failure. */
export function conflictOf(error: unknown): VersionConflict | null {
  if (!(error instanceof ORPCError) || error.code !== 'VERSION_CONFLICT') return null;
  const read = versionConflict.safeParse(error.data);
  return read.success ? read.data : null;
}

/**
 * The edits that make a business again what it was in an earlier version; none where an owner could
 * not tell the two apart. A name cannot be taken away, and the readiness is assessed anew.
 */
export function restoring(now: Business, then: PublishedKnowledge): StagedEdits {
  const details = then.details && {
    ...then.details,
    readiness_assessment: now.details?.readiness_assessment,
  };
  const wanted: PublishedKnowledge = { ...then, name: then.name ?? now.name, details };
  const edits: StagedEdits = {};
  const take = <Field extends keyof PublishedKnowledge>(field: Field) => {
    edits[field] = wanted[field];
  };
  for (const { field } of differencesBetween(now, wanted)) take(field);
  return edits;
}

function mistakesBySection({
  staged,
  published,
  services,
}: Publishable): [OpenSection, Mistakes][] {
  const { summary = {}, persona_and_style: persona = {} } = staged.details ?? {};
  return [
    ['identity', checkSummary(summary)],
    ['persona', checkPersona(persona)],
    ['hours', staged.business_hours ? checkHours(staged.business_hours) : {}],
    ['services', checkServices(staged.services ?? [])],
    ['promotions', checkPromotions(staged.promotions ?? [], services ?? [])],
    ['faq', newMistakesIn(staged.common_questions, published.common_questions)],
    ['notes', checkNotes(staged.operational_notes ?? [])],
  ];
}

/** The mistakes among questions, without those that stand published. */
function newMistakesIn(
  questions: StagedEdits['common_questions'],
  published: Knowledge['common_questions'],
): Mistakes {
  const standing = checkQuestions(published ?? []);
  const mistakes = Object.entries(checkQuestions(questions ?? []));
  return Object.fromEntries(mistakes.filter(([path, words]) => standing[path] !== words));
}
