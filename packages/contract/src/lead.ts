import { z } from 'zod';
import { instant, rowId } from './list.ts';
import { forOwners } from './procedure.ts';

/** Someone who may become a customer, as a call left them. */
export const lead = z.object({
  /** Null while the call still runs. */
  id: rowId.nullable(),
  name: z.string().nullable(),
  /** E.164. */
  phone: z.string().nullable(),
  email: z.string().nullable(),
  reason: z.string().nullable(),
  preferred_time: z.string().nullable(),
  /** When a person of the business got in touch; null: they still wait. */
  contacted_at: instant.nullable(),
});
export const leads = {
  update: forOwners
    .route({
      method: 'PUT',
      path: '/leads/{id}',
      tags: ['Leads'],
      summary: 'Notes that somebody got in touch, or that they still wait',
    })
    .input(z.object({ id: rowId, contacted: z.boolean() }))
    .output(z.object({ id: rowId, contacted_at: instant.nullable() })),
};
