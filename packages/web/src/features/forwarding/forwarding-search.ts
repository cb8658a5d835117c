import { carrierIds, forwardingDelay } from '@second-ring/contract';
import { z } from 'zod';

/** What the address bar holds: reload and share work, Back closes the instructions. */
export const forwardingSearch = z.object({
  mode: z.enum(['unanswered', 'instant']).optional().catch(undefined),
  delay: z.coerce
    .number<string | number>()
    .int()
    .min(forwardingDelay.min)
    .max(forwardingDelay.max)
    .optional()
    .catch(undefined),
  carrier: z.enum(carrierIds).optional().catch(undefined),
  instructions: z.boolean().optional().catch(undefined),
  /** A business of the signed-in person's, in place of the one set up in this browser. */
  business: z.uuid().optional().catch(undefined),
});
export type ForwardingSearch = z.infer<typeof forwardingSearch>;
