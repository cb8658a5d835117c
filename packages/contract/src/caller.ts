import { z } from 'zod';
import { phoneNumber } from './blocked-caller.ts';
import { instant, rowId } from './list.ts';
import { forOwners } from './procedure.ts';

const amount = z.number().int().nonnegative();

/** Rows as they are stored, their columns under the API's names. */
const rows = z.array(z.record(z.string(), z.unknown()));

/** Everything a business holds about one caller. */
export const heldOfCaller = z.object({
  exported_at: instant,
  business_id: rowId,
  business_name: z.string().nullable(),
  /** E.164. */
  phone_number: z.string(),
  /** Since when their calls are turned away; null: they are not. */
  blocked_since: instant.nullable(),
  /** The business's numbers they said STOP to. */
  opted_out: z.array(z.object({ from_number: z.string(), opted_out_at: instant })),
  /** With what was said, the stored turns among it, oldest first. */
  calls: rows,
  /** To them, from them, and what the owner was texted about their calls. */
  texts: rows,
  leads: rows,
  commitments: rows,
  appointments: rows,
  kept_calls: rows,
});
export type HeldOfCaller = z.infer<typeof heldOfCaller>;

/** What an erasure found and took away, in rows. */
export const erasedOfCaller = z.object({
  /** Blanked: that a call happened, its length and its cost stay. */
  calls: amount,
  /** Blanked: that a text was sent or came stays. */
  texts: amount,
  leads: amount,
  commitments: amount,
  /** Blanked: their times stay taken. */
  appointments: amount,
  /** Those of them that are still to come and stay booked. */
  appointments_to_come: amount,
  kept_calls: amount,
  /** Whether their calls were turned away; they are no longer. */
  unblocked: z.boolean(),
  /** Rows about others that named their number, and do no more. */
  mentions: amount,
  /** Whether they said STOP. That stays. */
  opted_out: z.boolean(),
});
export type ErasedOfCaller = z.infer<typeof erasedOfCaller>;

const which = z.object({ businessId: rowId, phone_number: phoneNumber });
const path = '/businesses/{businessId}/callers/{phone_number}';

export const callers = {
  export: forOwners
    .route({
      method: 'GET',
      path,
      tags: ['Callers'],
      summary: 'Everything a business holds about one caller; empty lists where it is nothing',
    })
    .input(which)
    .output(heldOfCaller),
  erase: forOwners
    .route({
      method: 'DELETE',
      path,
      tags: ['Callers'],
      summary: 'Forgets a caller. Refused with CALL_RUNNING while they are on the line',
    })
    .input(which)
    .output(erasedOfCaller),
};
