import { z } from 'zod';
import { emailAddress } from './email-address.ts';
import { rowId } from './list.ts';
import { forAnyone } from './procedure.ts';

/** Where the summaries of an agent's calls go; null: not there. */
export const summaryRecipient = z.object({
  /** A mobile number, E.164. */
  number: z.string().nullable(),
  email: z.string().nullable(),
});
export type SummaryRecipient = z.infer<typeof summaryRecipient>;

export const summaryRecipients = {
  set: forAnyone(10)
    .route({
      method: 'POST',
      path: '/summary-recipients',
      tags: ['Agents'],
      summary: 'Says where summaries go, and sends a test there',
    })
    .input(
      z.object({
        /** Whose: the set-up this token claims, or an agent of the signed-in person. */
        claimToken: z.string().min(1).max(200).optional(),
        agentId: rowId.optional(),
        number: z.string().max(50).nullable(),
        email: emailAddress('Write an email address, such as ana@shop.example.').nullable(),
      }),
    )
    .output(
      summaryRecipient.extend({
        /**
         * What became of the test text; null: none was to be sent. Asked: whoever is there has to
         * agree first, and a text that asks them is on its way or was sent lately.
         */
        text: z.enum(['queued', 'asked', 'asked-lately', 'simulated']).nullable(),
        /** The same of the test mail. Kept: on this installation's own page. */
        mail: z.enum(['queued', 'asked', 'asked-lately', 'kept']).nullable(),
      }),
    ),
};
