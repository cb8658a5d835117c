import { z } from 'zod';
import { rowId } from './list.ts';
import { forAnyone } from './procedure.ts';

/** Which agent to ring: by id, or by the number it answers on (E.164). */
export const browserCallRequest = z
  .object({
    agentId: rowId.optional(),
    to: z.string().max(50).optional(),
    /** The caller's number, E.164; left out: withheld. */
    from: z.string().max(50).optional(),
  })
  .refine((request) => (request.agentId === undefined) !== (request.to === undefined), {
    error: 'Say which agent to call: either agentId or to.',
  });
export type BrowserCallRequest = z.infer<typeof browserCallRequest>;

export const browserCall = z.object({
  callSid: z.string(),
  /** A WebSocket address that opens once, within 60 seconds. */
  url: z.string(),
});
export type BrowserCall = z.infer<typeof browserCall>;

export const browserCalls = {
  start: forAnyone(20)
    .route({ method: 'POST', path: '/browser-calls', tags: ['Calls'] })
    .input(browserCallRequest)
    .output(browserCall),
};
