import { agents } from './agent.ts';
import { appointments } from './appointment.ts';
import { auditLog } from './audit-log.ts';
import { blockedCallers } from './blocked-caller.ts';
import { browserCalls } from './browser-call.ts';
import { businesses } from './business.ts';
import { businessFacts } from './business-fact.ts';
import { callLogs } from './call-log.ts';
import { callers } from './caller.ts';
import { commitments } from './commitment.ts';
import { configuration } from './config.ts';
import { contact } from './contact.ts';
import { forwarding } from './forwarding.ts';
import { keptCalls } from './kept-call.ts';
import { knowledgeInbox } from './knowledge-inbox.ts';
import { knowledgeVersions } from './knowledge-version.ts';
import { leads } from './lead.ts';
import { newAgents } from './new-agent.ts';
import { onboarding } from './onboarding.ts';
import { overviews } from './overview.ts';
import { phoneNumbers } from './phone-number.ts';
import { practice } from './practice.ts';
import { search } from './search.ts';
import { smsLogs } from './sms-log.ts';
import { stats } from './stats.ts';
import { summaryRecipients } from './summary-recipient.ts';
import { users } from './user.ts';
import { claims, userBusinesses } from './user-business.ts';
import { websiteImports } from './website-import.ts';

/** Everything under `/api`, one noun each. */
export const contract = {
  agents,
  appointments,
  auditLog,
  blockedCallers,
  browserCalls,
  businessFacts,
  businesses,
  callLogs,
  callers,
  claims,
  commitments,
  configuration,
  contact,
  forwarding,
  summaryRecipients,
  keptCalls,
  knowledgeInbox,
  knowledgeVersions,
  leads,
  newAgents,
  onboarding,
  overviews,
  phoneNumbers,
  practice,
  search,
  smsLogs,
  stats,
  userBusinesses,
  users,
  websiteImports,
};
