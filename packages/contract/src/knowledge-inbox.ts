import { z } from 'zod';
import { instant, rowId } from './list.ts';
import { forOwners, forWatchingOwners } from './procedure.ts';

/** Longer than what is understood of one utterance. */
const question = z.string().min(1).max(2000);
const questions = z.array(question).min(1).max(500);

/** Questions the receptionist could not answer that ask the same. */
const inboxGroup = z.object({
  /** The words of the latest. */
  question,
  language: z.enum(['en', 'fr']),
  /** Every wording, the latest first. What is decided of a group is decided of these. */
  wordings: z.array(question),
  /** How often it was asked since it was last answered, if ever. */
  count: z.number().int(),
  last_asked: instant,
  /** The latest calls it was asked in. */
  calls: z.array(
    z.object({
      id: rowId,
      asked_at: instant,
      /** E.164; null: withheld. */
      from: z.string().nullable(),
      channel: z.enum(['phone', 'browser', 'sms']),
    }),
  ),
  /** The version that was to answer it, where it was asked again since; null: never answered. */
  answered_in: z.number().int().nullable(),
});
export type InboxGroup = z.infer<typeof inboxGroup>;

export const knowledgeInbox = {
  list: forWatchingOwners
    .route({
      method: 'GET',
      path: '/businesses/{id}/inbox',
      tags: ['Businesses'],
      summary: 'Questions the receptionist could not answer, grouped, the latest first',
    })
    .input(z.object({ id: rowId }))
    .output(z.array(inboxGroup)),
  dismiss: forOwners
    .route({
      method: 'PUT',
      path: '/businesses/{id}/inbox',
      tags: ['Businesses'],
      summary: 'Puts questions aside that need no answer, or takes them back',
    })
    .input(z.object({ id: rowId, wordings: questions, dismissed: z.boolean() }))
    .output(z.object({ wordings: questions })),
};
