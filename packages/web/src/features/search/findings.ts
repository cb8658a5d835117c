import type { SearchFindings } from '@second-ring/contract';
import type { LinkProps } from '@tanstack/react-router';
import { callerWords } from '@/components/caller-words.ts';
import { writtenInstant } from '@/components/instant.tsx';
import { writtenNumber } from '@/components/phone-number.tsx';

/** Something that can be gone to. */
export interface Finding {
  key: string;
  title: string;
  detail: string;
  target: Pick<LinkProps, 'to' | 'params' | 'search'>;
}

export interface FindingGroup {
  heading: string;
  findings: Finding[];
}

/** What a search found, group by group; empty groups are left out. */
export function groupsOf(found: SearchFindings): FindingGroup[] {
  const groups: FindingGroup[] = [
    {
      heading: 'Businesses',
      findings: found.businesses.map(({ id, name, primary_industry, address, phone_number }) => ({
        key: `business-${id}`,
        title: name ?? 'Unnamed Business',
        detail: [primary_industry, address ?? (phone_number && writtenNumber(phone_number))]
          .filter(Boolean)
          .join(' · '),
        target: toBusiness(id),
      })),
    },
    {
      heading: 'Agents',
      findings: found.agents.map(({ id, business_id, business_name, ...agent }) => ({
        key: `agent-${id}`,
        title: business_name ?? 'Unnamed Business',
        detail: agent.phone_number
          ? writtenNumber(agent.phone_number)
          : (agent.millis_agent_id ?? ''),
        target: toBusiness(business_id),
      })),
    },
    {
      heading: 'Phone Numbers',
      findings: found.phone_numbers.map(({ id, phone_number, business_name }) => ({
        key: `number-${id}`,
        title: writtenNumber(phone_number),
        detail: business_name ?? 'Unassigned',
        target: { to: '/admin/phone-numbers', search: { q: phone_number } },
      })),
    },
    {
      heading: 'Calls',
      findings: found.calls.map((call) => ({
        key: `call-${call.id}`,
        title: call.caller_name ?? callerWords(call),
        detail: [
          call.caller_name ? callerWords(call) : null,
          call.business_name,
          writtenInstant(call.call_timestamp, call.time_zone),
        ]
          .filter(Boolean)
          .join(' · '),
        target: { to: '/admin/call-logs', search: { call: call.id } },
      })),
    },
  ];
  return groups.filter(({ findings }) => findings.length > 0);
}

function toBusiness(businessId: string): Finding['target'] {
  return { to: '/admin/businesses/$businessId', params: { businessId } };
}

const pages = [
  ['Dashboard', '/admin'],
  ['Businesses', '/admin/businesses'],
  ['Agents', '/admin/agents'],
  ['Phone Numbers', '/admin/phone-numbers'],
  ['Call Logs', '/admin/call-logs'],
  ['SMS Logs', '/admin/sms-logs'],
  ['Appointments', '/admin/appointments'],
  ['Promises', '/admin/commitments'],
  ['Users', '/admin/users'],
  ['User Businesses', '/admin/user-businesses'],
] as const;

const operatorPages = [['Audit Log', '/admin/audit-log']] as const;

/** The reader's pages whose name contains the words; all of them without words. */
export function pagesNamed(words: string, isOperator: boolean): FindingGroup[] {
  const theirs = [...pages, ...(isOperator ? operatorPages : [])];
  const named = theirs.filter(([title]) => title.toLowerCase().includes(words.toLowerCase()));
  if (named.length === 0) return [];
  return [
    {
      heading: 'Pages',
      findings: named.map(([title, to]) => ({ key: to, title, detail: '', target: { to } })),
    },
  ];
}
