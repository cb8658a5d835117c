import type { AgentRow } from '@second-ring/contract';
import { and, count, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
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
import { type Scope, within } from '../../platform/tenant-guard/person.ts';

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
  };
}
