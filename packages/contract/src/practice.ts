import { dropReasons, type PracticeFinding, practiceOutcomes } from '@second-ring/conversation';
import { z } from 'zod';
import { businessChange } from './business.ts';
import { excessOf, refusing } from './knowledge-extent.ts';
import { instant, rowId } from './list.ts';
import { forOwners, forWatchingOwners } from './procedure.ts';

/** Ten callers whom the model plays, or the calls kept from the log with the model leading. */
const practiceKinds = ['callers', 'kept'] as const;
export type PracticeKind = (typeof practiceKinds)[number];

/** What has become of a run. */
const practiceStatuses = ['running', 'done', 'cancelled', 'stopped'] as const;
export type PracticeStatus = (typeof practiceStatuses)[number];

/**
 * Why a run stopped before its end: what it may take was used up, the model did not answer, it took
 * too long, the server ended under it, or a fault of ours.
 */
const practiceStops = ['limit', 'model', 'time', 'restart', 'fault'] as const;
export type PracticeStop = (typeof practiceStops)[number];

const line = z.object({ role: z.enum(['user', 'assistant']), content: z.string() });

const finding = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('unanswered'), question: z.string() }),
  z.object({ kind: z.literal('unsaid'), reason: z.enum(dropReasons), sentence: z.string() }),
  z.object({
    kind: z.literal('unserved'),
    got: z.enum(practiceOutcomes).exclude(['yes']),
    why: z.string(),
    quote: line.nullable(),
  }),
  z.object({ kind: z.literal('unlike'), why: z.string() }),
]) satisfies z.ZodType<PracticeFinding>;

const practiceCall = z.object({
  id: z.string(),
  /** What the caller rings for, or the kept call's name. */
  name: z.string(),
  language: z.enum(['en', 'fr']),
  transcript: z.array(line),
  /** Whether the caller got what they rang for; null: nobody could tell. */
  got: z.enum(practiceOutcomes).nullable(),
  why: z.string().nullable(),
  findings: z.array(finding),
  /** How many turns the model was to lead, and how many were answered without it. */
  turns: z.number().int(),
  turns_without_model: z.number().int(),
  /** The model did not play this caller to the end. */
  broken_off: z.boolean(),
});
export type PracticeCall = z.infer<typeof practiceCall>;

/** Practice calls held with a language model. Nothing said in them leaves the run. */
export const practiceRun = z.object({
  id: rowId,
  kind: z.enum(practiceKinds),
  status: z.enum(practiceStatuses),
  stop: z.enum(practiceStops).nullable(),
  /** How many calls are to be held. */
  total: z.number().int(),
  /** What the played caller on the line rings for; null: nobody is, or a kept call is played. */
  current: z.string().nullable(),
  /** Those that are over, in order. */
  calls: z.array(practiceCall),
  /** Whether changes were tried that were not published. */
  staged: z.boolean(),
  requests: z.number().int(),
  tokens: z.number().int(),
  /** In dollars; null: the model's price is not known. */
  cost: z.number().nullable(),
  created_at: instant,
  ended_at: instant.nullable(),
});
export type PracticeRun = z.infer<typeof practiceRun>;

/** An amount of asking: requests to the model, and tokens both ways. */
const load = z.object({ requests: z.number().int(), tokens: z.number().int() });
export type PracticeLoad = z.infer<typeof load>;

const estimate = load.extend({
  calls: z.number().int(),
  /** In dollars; null: the model's price is not known. */
  cost: z.number().nullable(),
});
export type PracticeEstimate = z.infer<typeof estimate>;

/** What a run would take, and what it may. */
const practiceOutlook = z.object({
  /** False: this installation has no language model, and no run can be held. */
  available: z.boolean(),
  /** No run takes more. */
  most_per_run: load,
  /** No business takes more in a day (UTC), whatever it runs. */
  most_per_day: load,
  taken_today: load,
  estimates: z.object({ callers: estimate, kept: estimate }),
});
export type PracticeOutlook = z.infer<typeof practiceOutlook>;

const one = z.object({ id: rowId });

export const practice = {
  outlook: forWatchingOwners
    .route({
      method: 'GET',
      path: '/businesses/{id}/practice/outlook',
      tags: ['Businesses'],
      summary: 'What a run of practice calls would take, and what it may take',
    })
    .input(one)
    .output(practiceOutlook),
  latest: forOwners
    .route({
      method: 'GET',
      path: '/businesses/{id}/practice',
      tags: ['Businesses'],
      summary: 'The latest run of practice calls, as far as it has come; null: there was none',
    })
    .input(one)
    .output(z.object({ run: practiceRun.nullable() })),
  start: forOwners
    .route({
      method: 'POST',
      path: '/businesses/{id}/practice',
      tags: ['Businesses'],
      summary: 'Holds practice calls with the language model, unpublished changes included',
      description:
        'Refused with PRACTICE_RUNNING while a run is held, NO_LANGUAGE_MODEL where there is none, TOO_MANY_REQUESTS once the day’s share is used up.',
    })
    .input(
      one.extend({
        kind: z.enum(practiceKinds),
        staged: businessChange.superRefine(refusing(excessOf)),
      }),
    )
    .output(practiceRun),
  cancel: forOwners
    .route({
      method: 'POST',
      path: '/businesses/{id}/practice/{runId}/cancel',
      tags: ['Businesses'],
      summary: 'Ends a run within the request it is at; what is over stays. Twice is once',
    })
    .input(one.extend({ runId: rowId }))
    .output(practiceRun),
};
