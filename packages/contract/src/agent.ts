import { z } from 'zod';
import { transferHours } from './business-knowledge.ts';
import { emailAddress } from './email-address.ts';
import { longestFirstMessage } from './knowledge-limits.ts';
import { instant, listQuery, pageOf, rowId } from './list.ts';
import { forOwners } from './procedure.ts';
import { sortKeys } from './sort-keys.ts';

/** The number an agent answers on. */
export const phoneNumberDetails = z.object({
  id: rowId,
  phone_number: z.string(),
  twilio_sid: z.string().nullable(),
  region: z.string().nullable(),
});

const agentRow = z.object({
  id: rowId,
  business_id: rowId,
  business_name: z.string().nullable(),
  business: z.object({ name: z.string().nullable() }),
  millis_agent_id: z.string().nullable(),
  phone_number: z.string().nullable(),
  call_summary_recipient_number: z.string().nullable(),
  created_at: instant,
  /** The business's IANA zone. */
  time_zone: z.string(),
});
export type AgentRow = z.infer<typeof agentRow>;

/** What may change about an agent. A field that is left out stays; null unlinks or clears. */
const agentChange = z
  .object({
    phone_number_id: rowId.nullable(),
    call_summary_recipient_number: z.string().max(50).nullable(),
    call_summary_recipient_email: emailAddress().nullable(),
    transfer_number: z.string().max(50).nullable(),
    transfer_hours: transferHours.nullable(),
  })
  .partial();
export type AgentChange = z.infer<typeof agentChange>;

export const changedAgent = z.object({
  id: rowId,
  call_summary_recipient_number: z.string().nullable(),
  call_summary_recipient_email: z.string().nullable(),
  transfer_number: z.string().nullable(),
  transfer_hours: transferHours.nullable(),
  unproved_numbers: z.array(z.string()),
  phoneNumberDetails: phoneNumberDetails.nullable(),
});

/** The agent as the voice provider has it. */
export const voiceAgent = z.object({
  id: z.string(),
  name: z.string(),
  /** Seconds since the Unix epoch. */
  created_at: z.number(),
  config: z.looseObject({ prompt: z.string().nullish(), first_message: z.string().nullish() }),
});
export type VoiceAgent = z.infer<typeof voiceAgent>;

/** The voice provider's id, or our own where an agent has none there. */
const millisAgentId = z.string().min(1).max(200);

export const agents = {
  list: forOwners
    .route({ method: 'GET', path: '/agents', outputStructure: 'detailed', tags: ['Agents'] })
    .input(listQuery(sortKeys.agents))
    .output(pageOf(agentRow)),
  voice: forOwners
    .route({ method: 'GET', path: '/agents/{millisAgentId}/millis', tags: ['Agents'] })
    .input(z.object({ millisAgentId }))
    .output(voiceAgent),
  setFirstMessage: forOwners
    .route({ method: 'PUT', path: '/agents/{millisAgentId}/first-message', tags: ['Agents'] })
    .input(
      z.object({ millisAgentId, firstMessage: z.string().trim().min(1).max(longestFirstMessage) }),
    )
    .output(z.object({ first_message: z.string() })),
  update: forOwners
    .route({ method: 'PUT', path: '/agents/{agentId}', tags: ['Agents'] })
    .input(agentChange.extend({ agentId: rowId }))
    .output(changedAgent),
  proveNumber: forOwners
    .route({
      method: 'POST',
      path: '/agents/{agentId}/number-proofs',
      tags: ['Agents'],
      summary: 'Rings a number that was saved; whoever answers keys in the code this answers',
    })
    .input(z.object({ agentId: rowId, phone_number: z.string().max(50) }))
    .output(z.object({ code: z.string(), expires_at: instant })),
};
