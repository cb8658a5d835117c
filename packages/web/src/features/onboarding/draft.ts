import {
  defaultHours,
  defaultNotes,
  defaultQuestions,
  type PlanName,
  planName,
} from '@second-ring/contract';
import type { BusinessHours, FaqItem, OperationsNote, Service } from '@second-ring/conversation';
import { z } from 'zod';
import {
  halfTypedHours,
  halfTypedNotes,
  halfTypedQuestions,
  halfTypedServices,
  readKept,
} from '@/components/knowledge/half-typed.ts';

/** What came of the draft: the business it became. */
export interface SetUp {
  /** The number the AI employee answers on, E.164. */
  agent: string;
  agentId: string;
  businessId: string;
  /** Null: a signed-in owner has it already. */
  claimToken: string | null;
  /** Whether it was found on the front page, and these answers have yet to reach it. */
  isFound?: boolean | undefined;
}

/** Everything the four steps ask, as it stands while it is being typed. */
export interface Answers {
  plan: PlanName | null;
  businessName: string;
  /** As `phoneDigits` gives it. */
  phoneNumber: string;
  address: string;
  businessHours: BusinessHours;
  services: Service[];
  commonQuestions: FaqItem[];
  operationalNotes: OperationsNote[];
  /** How many steps have been finished. */
  finished: number;
  setUp: SetUp | null;
}
export type AnswerName = keyof Answers;

/** When each answer was last edited, in milliseconds since the Unix epoch; 0: never. */
type EditTimes = Record<AnswerName, number>;

export interface Draft {
  version: 1;
  /** Known to this browser alone: the same draft always becomes the same business. */
  draftId: string;
  startedAt: number;
  answers: Answers;
  editedAt: EditTimes;
}

const never: EditTimes = {
  plan: 0,
  businessName: 0,
  phoneNumber: 0,
  address: 0,
  businessHours: 0,
  services: 0,
  commonQuestions: 0,
  operationalNotes: 0,
  finished: 0,
  setUp: 0,
};

/** An untouched draft. */
export function newDraft(draftId: string, now: number): Draft {
  const answers: Answers = {
    plan: null,
    businessName: '',
    phoneNumber: '',
    address: '',
    businessHours: defaultHours,
    services: [],
    commonQuestions: defaultQuestions,
    operationalNotes: defaultNotes,
    finished: 0,
    setUp: null,
  };
  return { version: 1, draftId, startedAt: now, answers, editedAt: never };
}

/** The draft with some answers changed at `now`. */
export function editDraft(draft: Draft, change: Partial<Answers>, now: number): Draft {
  const edited = Object.fromEntries(Object.keys(change).map((name) => [name, now]));
  return {
    ...draft,
    answers: { ...draft.answers, ...change },
    editedAt: { ...draft.editedAt, ...edited },
  };
}

/**
 * Two tabs' drafts as one: of each answer the newest edit wins, mine where both are as new. The
 * older draft lends its id, so that both become the same business.
 * @returns also the answers that were taken from `theirs` and differ.
 */
export function mergeDrafts(mine: Draft, theirs: Draft): { draft: Draft; taken: AnswerName[] } {
  const names = answerNames.filter((name) => theirs.editedAt[name] > mine.editedAt[name]);
  const { draftId, startedAt } = theirs.startedAt <= mine.startedAt ? theirs : mine;
  const answers = { ...mine.answers, ...pick(theirs.answers, names) };
  const editedAt = { ...mine.editedAt, ...pick(theirs.editedAt, names) };
  const taken = names.filter((name) => !isSame(mine.answers[name], theirs.answers[name]));
  return { draft: { version: 1, draftId, startedAt, answers, editedAt }, taken };
}

const answerNames = Object.keys(never).filter(isAnswerName);

function isAnswerName(name: string): name is AnswerName {
  return Object.hasOwn(never, name);
}

function pick<Whole extends object, Name extends keyof Whole>(whole: Whole, names: Name[]) {
  return Object.fromEntries(names.map((name) => [name, whole[name]]));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

const storedDraft = z.object({
  version: z.literal(1),
  draftId: z.uuid(),
  startedAt: z.number(),
  answers: z.object({
    plan: planName.nullable(),
    businessName: z.string(),
    phoneNumber: z.string(),
    address: z.string(),
    businessHours: halfTypedHours,
    services: halfTypedServices,
    commonQuestions: halfTypedQuestions,
    operationalNotes: halfTypedNotes,
    finished: z.number(),
    setUp: z
      .object({
        agent: z.string(),
        agentId: z.string(),
        businessId: z.string(),
        claimToken: z.string().nullable(),
        isFound: z.boolean().optional(),
      })
      .nullable(),
  }),
  editedAt: z.object({
    plan: z.number(),
    businessName: z.number(),
    phoneNumber: z.number(),
    address: z.number(),
    businessHours: z.number(),
    services: z.number(),
    commonQuestions: z.number(),
    operationalNotes: z.number(),
    finished: z.number(),
    setUp: z.number(),
  }),
}) satisfies z.ZodType<Draft>;

/** A draft as it was stored; null for anything else. */
export function readDraft(text: string | null): Draft | null {
  return readKept(storedDraft, text);
}
