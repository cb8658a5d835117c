/** What the API answers about: a noun of the contract, and the room that carries it out. */

import type { Services } from '../../platform/services.ts';
import { procedures } from '../../platform/tenant-guard/procedures.ts';

export { appointmentProcedures as appointments } from '../../bookings/appointments/procedures.ts';
export {
  blockedCallerProcedures as blockedCallers,
  callerProcedures as callers,
} from '../../calls/callers/procedures.ts';
export {
  commitmentProcedures as commitments,
  leadProcedures as leads,
} from '../../calls/commitments/procedures.ts';
export { browserCallProcedures as browserCalls } from '../../calls/driver/procedures.ts';
export { forwardingProcedures as forwarding } from '../../calls/forwarding/procedures.ts';
export { callLogProcedures as callLogs } from '../../calls/logs/call-procedures.ts';
export { smsLogProcedures as smsLogs } from '../../calls/logs/sms-procedures.ts';
export { practiceProcedures as practice } from '../../calls/practice/procedures.ts';
export { summaryRecipientProcedures as summaryRecipients } from '../../calls/summary-recipients/procedures.ts';
export { businessFactProcedures as businessFacts } from '../../knowledge/business-facts/procedures.ts';
export { businessProcedures as businesses } from '../../knowledge/businesses/procedures.ts';
export { knowledgeVersionProcedures as knowledgeVersions } from '../../knowledge/businesses/version-procedures.ts';
export { keptCallProcedures as keptCalls } from '../../knowledge/kept-calls/procedures.ts';
export { knowledgeInboxProcedures as knowledgeInbox } from '../../knowledge/knowledge-inbox/procedures.ts';
export {
  claimProcedures as claims,
  newAgentProcedures as newAgents,
  websiteImportProcedures as websiteImports,
} from '../../knowledge/new-agents/procedures.ts';
export { onboardingProcedures as onboarding } from '../../knowledge/onboarding/procedures.ts';
export { agentProcedures as agents } from '../../lines/agents/procedures.ts';
export { phoneNumberProcedures as phoneNumbers } from '../../lines/phone-numbers/procedures.ts';
export { auditLogProcedures as auditLog } from '../../people/audit-log/procedures.ts';
export { userBusinessProcedures as userBusinesses } from '../../people/user-businesses/procedures.ts';
export { userProcedures as users } from '../../people/users/procedures.ts';
export { contactProcedures as contact } from '../contact/procedures.ts';
export {
  overviewProcedures as overviews,
  statsProcedures as stats,
} from '../overview/procedures.ts';
export { searchProcedures as search } from '../search/procedures.ts';

export function configuration({ config }: Pick<Services, 'config'>) {
  return { get: procedures.configuration.get.handler(() => config) };
}
