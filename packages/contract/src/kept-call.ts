import { z } from 'zod';
import { longestName, longestText } from './knowledge-limits.ts';
import { instant, rowId } from './list.ts';
import { forOwners, forWatchingOwners } from './procedure.ts';

/** How many calls a business can keep: each is played in every rehearsal. */
export const mostKeptCalls = 100;
/** How much of a call is kept, in turns. */
export const mostKeptTurns = 200;
/** How long the wanted answers of one call may be together, in characters: an hour's talk. */
const longestWanted = 50_000;

const keptTurn = z.object({
  /** What the caller says. */
  caller: z.string().min(1).max(longestText),
  /** What the receptionist is to answer, in whatever words; null: any answer will do. */
  wanted: z.string().trim().min(1).max(longestText).nullable(),
});

/** A call from the log that every rehearsal plays again, with the answers its owner wants. */
const keptCall = z.object({
  id: rowId,
  name: z.string(),
  /** Null: it is no longer in the log. */
  call_id: rowId.nullable(),
  called_at: instant,
  turns: z.array(keptTurn),
  created_at: instant,
});
export type KeptCallRow = z.infer<typeof keptCall>;

const one = z.object({ id: rowId, keptCallId: rowId });

export const keptCalls = {
  list: forWatchingOwners
    .route({
      method: 'GET',
      path: '/businesses/{id}/kept-calls',
      tags: ['Businesses'],
      summary: 'Calls that every rehearsal plays again, newest first',
    })
    .input(z.object({ id: rowId }))
    .output(z.array(keptCall)),
  keep: forOwners
    .route({
      method: 'POST',
      path: '/businesses/{id}/kept-calls',
      tags: ['Businesses'],
      summary: 'Keeps a call from the log to be rehearsed; twice is once',
    })
    .input(z.object({ id: rowId, callId: rowId }))
    .output(keptCall),
  update: forOwners
    .route({
      method: 'PUT',
      path: '/businesses/{id}/kept-calls/{keptCallId}',
      tags: ['Businesses'],
      summary: 'Names a kept call, or says which answers are wanted',
    })
    .input(
      one.extend({
        name: z.string().trim().min(1).max(longestName),
        /** Of every turn in order: the answer that is wanted; null: any will do. */
        wanted: z
          .array(keptTurn.shape.wanted)
          .max(mostKeptTurns)
          .refine(
            (answers) => answers.reduce((sum, one) => sum + (one?.length ?? 0), 0) <= longestWanted,
            `The answers may be ${longestWanted.toLocaleString('en-CA')} characters long together. Please shorten some.`,
          ),
      }),
    )
    .output(keptCall),
  remove: forOwners
    .route({
      method: 'DELETE',
      path: '/businesses/{id}/kept-calls/{keptCallId}',
      tags: ['Businesses'],
    })
    .input(one)
    .output(one),
};
