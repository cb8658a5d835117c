import { z } from 'zod';
import { instant, rowId } from './list.ts';
import { forAnyone, forOwners } from './procedure.ts';
import { summaryRecipient } from './summary-recipient.ts';

/** Whether calls to a business's own number reach its agent. */
export const forwardingStatus = z.object({
  business_id: rowId,
  business_name: z.string().nullable(),
  /** The business's IANA zone. */
  time_zone: z.string(),
  /** The owner's own number, E.164, that calls are forwarded from. */
  business_number: z.string().nullable(),
  agent_id: rowId,
  /** The agent's number, E.164, that calls are forwarded to; null: it has none (any more). */
  agent_number: z.string().nullable(),
  /** Whether a phone company brings calls to that number here. Without one there is nothing to forward to. */
  line_connected: z.boolean(),
  /** The phone company has the number, and sends its calls elsewhere or nowhere: it is to be set up there. */
  number_misdirected: z.boolean(),
  /** When a call last came through the business's number; null: never. */
  verified_at: instant.nullable(),
  /** The newest call to the agent's number: through the business's number, another, or none. */
  latest_call: z.object({ at: instant, forwarded_from: z.string().nullable() }).nullable(),
  /** Where summaries of its calls go. */
  recipient: summaryRecipient,
  /** Nobody at the recipient's number has agreed to be texted yet, so no summary is. */
  recipient_number_unproved: z.boolean(),
  /** The number its summaries are texted from, E.164; null: it has none that texts leave from. */
  texts_from: z.string().nullable(),
  /** The recipient's address was asked and nobody there has agreed, so until then no summary goes there. */
  recipient_email_unproved: z.boolean(),
  /** When the number goes back to the pool unless someone claims the business; null: it stays. */
  number_held_until: instant.nullable(),
  /** Until when it would be held if somebody called now; null: no longer, or it stays anyway. */
  number_held_once_called: instant.nullable(),
});
export type ForwardingStatus = z.infer<typeof forwardingStatus>;

export const forwarding = {
  check: forAnyone(120)
    .route({
      method: 'POST',
      path: '/forwarding/check',
      tags: ['Forwarding'],
      summary: 'For whoever set a business up, before they have an account',
    })
    .input(z.object({ claimToken: z.string().min(1).max(200) }))
    .output(forwardingStatus),
  mine: forOwners
    .route({
      method: 'GET',
      path: '/forwarding',
      tags: ['Forwarding'],
      summary: "The forwarding of the signed-in person's own businesses",
    })
    .output(z.array(forwardingStatus)),
};
