import { z } from 'zod';
import { rowId } from './list.ts';
import { forAnyone } from './procedure.ts';

/** An agent, by its id or by the number it answers on (E.164). */
const dialled = z.object({ agentId: rowId.optional(), to: z.string().max(50).optional() });

function namesOneAgent(request: z.infer<typeof dialled>): boolean {
  return (request.agentId === undefined) !== (request.to === undefined);
}

const eitherOr = { error: 'Say which agent to call: either agentId or to.' };

const browserCallRequest = dialled
  .extend({
    /** The caller's number, E.164; left out: withheld. */
    from: z.string().max(50).optional(),
    /** The `callSid` of a call whose line dropped, to come back to it while it is still open. */
    resume: z.string().max(100).optional(),
  })
  .refine(namesOneAgent, eitherOr);
export type BrowserCallRequest = z.infer<typeof browserCallRequest>;

export const browserCall = z.object({
  callSid: z.string(),
  /** A WebSocket address that opens once, within 60 seconds. */
  url: z.string(),
});
export type BrowserCall = z.infer<typeof browserCall>;

const answeringBusiness = z.object({
  businessName: z.string().nullable(),
  /** What its AI employee has been taught of what callers ask most. */
  taught: z.object({ prices: z.boolean(), hours: z.boolean() }),
});
export type AnsweringBusiness = z.infer<typeof answeringBusiness>;

export const browserCalls = {
  answeringBusiness: forAnyone(60)
    .route({ method: 'GET', path: '/browser-calls/business', tags: ['Calls'] })
    .input(dialled.refine(namesOneAgent, eitherOr))
    .output(answeringBusiness),
  start: forAnyone(20)
    .route({ method: 'POST', path: '/browser-calls', tags: ['Calls'] })
    .input(browserCallRequest)
    .output(browserCall),
};
