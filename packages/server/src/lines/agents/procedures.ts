import type { AgentRow, VoiceAgent } from '@second-ring/contract';
import { and, count, eq } from 'drizzle-orm';
import type { Queryable, WithDatabase } from '../../platform/database/database.ts';
import { agents } from '../../platform/database/schema/agents.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { phoneNumbers } from '../../platform/database/schema/phone-numbers.ts';
import {
  containing,
  type ListQuery,
  type Page,
  pageFrom,
  pagingOf,
  textColumn,
} from '../../platform/lists/page.ts';
import { failedToFetch } from '../../platform/provider-answer.ts';
import { type Voice, VoiceError } from '../../platform/providers/voice/interface.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { type Person, type Scope, within } from '../../platform/tenant-guard/person.ts';
import { procedures } from '../../platform/tenant-guard/procedures.ts';
import { identityOf, readProfile } from './publish-agent.ts';
import { readProof, ringForProof } from './ring-for-proof.ts';
import { findAgentByVoiceId, setFirstMessage, updateAgent } from './update-agent.ts';

type AgentServices = Pick<
  Services,
  'jobs' | 'voice' | 'tolls' | 'telephony' | 'database' | 'publicUrl'
>;

/** How often one address may have phones rung. */
const proofsPerHour = 10;

export function agentProcedures(services: AgentServices) {
  const { jobs, voice } = services;
  const { agents } = procedures;
  return {
    list: agents.list.handler(({ input, context }) =>
      context.withDatabase((database) => listAgents(database, context.scope, input)),
    ),
    voice: agents.voice.handler(({ input, context }) =>
      readVoiceAgent(context, voice, input.millisAgentId),
    ),
    setFirstMessage: agents.setFirstMessage.handler(({ input, context }) =>
      context.withDatabase((database) =>
        setFirstMessage(database, jobs, context, input.millisAgentId, input.firstMessage),
      ),
    ),
    update: agents.update.handler(({ input: { agentId, ...change }, context }) =>
      context.withDatabase((database) => updateAgent(database, services, context, agentId, change)),
    ),
    proveNumber: agents.proveNumber.handler(async ({ input, context }) => {
      await context.limitRate('number-proofs', proofsPerHour, 3_600);
      const asked = await context.withDatabase((database) =>
        readProof(database, context.scope, input),
      );
      const asker = { userId: context.person?.userId ?? null, address: context.address };
      return ringForProof(services, asked, asker);
    }),
  };
}

const recipient = agents.callSummaryRecipientNumber;
const sortColumns = {
  created_at: { expression: agents.createdAt, type: 'timestamptz' },
  business_name: textColumn(businesses.name),
  millis_agent_id: textColumn(agents.millisAgentId),
  phone_number: textColumn(phoneNumbers.phoneNumber),
  call_summary_recipient_number: textColumn(recipient),
} as const;

/** The agents in scope with their business and number, newest first unless asked otherwise. */
export async function listAgents(
  database: Queryable,
  scope: Scope,
  query: ListQuery<keyof typeof sortColumns>,
): Promise<Page<AgentRow>> {
  const paging = pagingOf(query, sortColumns, 'created_at', agents.id);
  const searched = [
    agents.millisAgentId,
    businesses.name,
    phoneNumbers.phoneNumber,
    agents.callSummaryRecipientNumber,
  ];
  const kept = and(within(scope, agents.businessId), containing(query.q, searched));
  const fetched = await database
    .select({
      id: agents.id,
      businessId: agents.businessId,
      businessName: businesses.name,
      millisAgentId: agents.millisAgentId,
      phoneNumber: phoneNumbers.phoneNumber,
      recipient,
      createdAt: agents.createdAt,
      timeZone: businesses.timeZone,
      position: paging.position,
    })
    .from(agents)
    .innerJoin(businesses, eq(businesses.id, agents.businessId))
    .leftJoin(phoneNumbers, eq(phoneNumbers.id, agents.phoneNumberId))
    .where(and(kept, paging.after))
    .orderBy(...paging.orderBy)
    .limit(paging.fetch);
  const [counted] = await database
    .select({ total: count() })
    .from(agents)
    .innerJoin(businesses, eq(businesses.id, agents.businessId))
    .leftJoin(phoneNumbers, eq(phoneNumbers.id, agents.phoneNumberId))
    .where(kept);
  return pageFrom(paging, '/api/agents', fetched, counted?.total ?? 0, rowOfAgent);
}

interface ListedAgent {
  id: string;
  businessId: string;
  businessName: string | null;
  millisAgentId: string | null;
  phoneNumber: string | null;
  recipient: string | null;
  createdAt: Date;
  timeZone: string;
}

function rowOfAgent(row: ListedAgent): AgentRow {
  return {
    id: row.id,
    business_id: row.businessId,
    business_name: row.businessName,
    business: { name: row.businessName },
    millis_agent_id: row.millisAgentId,
    phone_number: row.phoneNumber,
    call_summary_recipient_number: row.recipient,
    created_at: row.createdAt.toISOString(),
    time_zone: row.timeZone,
  };
}

/**
 * The agent as the voice provider has it. Refuses with `NOT_FOUND` outside the scope and for those
 * the provider does not know, `PROVIDER_FAILED` when it does not answer; operators read what it said.
 */
async function readVoiceAgent(
  { withDatabase, scope, person }: Asked,
  voice: Voice,
  voiceId: string,
): Promise<VoiceAgent> {
  const { agent, profile } = await withDatabase(async (database) => {
    const found = await findAgentByVoiceId(database, scope, voiceId);
    return { agent: found, profile: await readProfile(database, found.id) };
  });
  return voice.readAgent(identityOf(agent), profile).catch((error: unknown) => {
    throw error instanceof VoiceError ? refusalOf(error, person) : error;
  });
}

interface Asked {
  withDatabase: WithDatabase;
  scope: Scope;
  person: Person | null;
}

function refusalOf({ code, message, answer }: VoiceError, person: Person | null): Refusal {
  if (code === 'NOT_FOUND')
    return new Refusal(
      'NOT_FOUND',
      'The voice provider has no such agent. Publishing makes it a new one.',
      message,
    );
  const sentence =
    answer && person?.role === 'operator'
      ? failedToFetch('Millis agent', answer)
      : 'The voice provider did not answer. Please try again in a minute.';
  return new Refusal('PROVIDER_FAILED', sentence, message);
}
