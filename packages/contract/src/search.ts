import { z } from 'zod';
import { instant, rowId } from './list.ts';
import { forWatchingOwners } from './procedure.ts';

/** The first few of everything that contains the words. */
export const searchFindings = z.object({
  businesses: z.array(
    z.object({
      id: rowId,
      name: z.string().nullable(),
      primary_industry: z.string().nullable(),
      address: z.string().nullable(),
      phone_number: z.string().nullable(),
    }),
  ),
  agents: z.array(
    z.object({
      id: rowId,
      business_id: rowId,
      business_name: z.string().nullable(),
      millis_agent_id: z.string().nullable(),
      phone_number: z.string().nullable(),
    }),
  ),
  phone_numbers: z.array(
    z.object({ id: rowId, phone_number: z.string(), business_name: z.string().nullable() }),
  ),
  calls: z.array(
    z.object({
      id: rowId,
      channel: z.enum(['phone', 'browser', 'sms']),
      from: z.string().nullable(),
      caller_name: z.string().nullable(),
      caller_phone: z.string().nullable(),
      business_name: z.string().nullable(),
      /** The business's IANA zone. */
      time_zone: z.string().nullable(),
      call_timestamp: instant,
      call_status: z.string().nullable(),
    }),
  ),
});
export type SearchFindings = z.infer<typeof searchFindings>;

export const search = {
  find: forWatchingOwners
    .route({ method: 'GET', path: '/search', tags: ['Search'] })
    .input(z.object({ q: z.string().trim().min(1).max(200) }))
    .output(searchFindings),
};
