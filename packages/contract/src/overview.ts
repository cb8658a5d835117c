import { z } from 'zod';
import { instant, rowId } from './list.ts';
import { forWatchingOwners } from './procedure.ts';
import { isTimeZone } from './time-zone.ts';

const count = z.number().int();
const minutes = z.number();
/** A business's IANA zone. */
const zone = z.string().nullable();
/** Whether it is of the sample business; null: of none. */
const sample = z.boolean().nullable();

/** Somebody who waits to be got back to. */
const waitingCaller = z.object({
  id: rowId,
  /** Whoever called: their name, else null. */
  name: z.string().nullable(),
  /** E.164; null: withheld. */
  phone: z.string().nullable(),
  reason: z.string().nullable(),
  business_name: z.string().nullable(),
  sample,
  time_zone: zone,
  created_at: instant,
});

const callCounts = z.object({
  /** Ended with somebody heard. */
  answered: count,
  /** Failed, or nobody could answer. */
  missed: count,
  /** Put through to a person. */
  transferred: count,
});
/** What whoever runs the installation, or owns a business in it, looks for first. */
export const overview = z.object({
  /** The IANA zone days and months are counted in: the one most of the businesses are in. */
  time_zone: z.string(),
  /** The last seven days in numbers. */
  week: z.object({
    calls: count,
    leads: count,
    /** Appointments made in them, wherever they lie. */
    booked: count,
  }),
  /** Urgent calls of the last seven days that nobody got back to, newest first. */
  urgent: z.object({
    total: count,
    newest: z.array(waitingCaller),
  }),
  /** Questions callers asked that no receptionist could answer, by business. */
  questions: z.object({
    total: count,
    businesses: z.array(
      z.object({
        /** The business's. */
        id: rowId,
        business_name: z.string().nullable(),
        waiting: count,
        /** The one asked most. */
        question: z.string(),
      }),
    ),
  }),
  /** Seven days, today last. */
  days: z.array(callCounts.extend({ date: z.iso.date() })),
  /** This month's minutes of the businesses that used most of their plan. */
  minutes: z.array(
    z.object({
      business_id: rowId,
      business_name: z.string().nullable(),
      plan: z.string().nullable(),
      used: minutes,
      /** Null: no plan is chosen yet. */
      included: minutes.nullable(),
    }),
  ),
  /** People who left word and whom nobody got back to, the urgent first, then the newest. */
  leads: z.object({
    total: count,
    newest: z.array(waitingCaller.extend({ call_id: rowId.nullable(), urgent: z.boolean() })),
  }),
  /** Promises not kept yet, the most urgent first. */
  commitments: z.object({
    total: count,
    next: z.array(
      z.object({
        id: rowId,
        text: z.string(),
        due_at: instant.nullable(),
        business_name: z.string().nullable(),
        sample,
        call_id: rowId.nullable(),
        time_zone: zone,
      }),
    ),
  }),
  /** Texts of the last seven days that did not arrive. */
  failed_messages: z.object({
    total: count,
    newest: z.array(
      z.object({
        id: rowId,
        phone_number: z.string().nullable(),
        error_message: z.string().nullable(),
        business_name: z.string().nullable(),
        time_zone: zone,
        created_at: instant,
      }),
    ),
  }),
  /** Agents whose number no call has been forwarded to yet. */
  not_forwarded: z.object({
    total: count,
    agents: z.array(
      z.object({
        id: rowId,
        business_id: rowId,
        business_name: z.string().nullable(),
        phone_number: z.string().nullable(),
      }),
    ),
  }),
});
export type Overview = z.infer<typeof overview>;

const timeZone = z.string().refine(isTimeZone, 'Name a time zone like America/Vancouver.');

export const overviews = {
  get: forWatchingOwners
    .route({ method: 'GET', path: '/admin/overview', tags: ['Dashboard'] })
    // The zone counts only for whoever has no business, whose own zone would be the right one.
    .input(z.object({ timeZone: timeZone.default('UTC') }))
    .output(overview),
};
