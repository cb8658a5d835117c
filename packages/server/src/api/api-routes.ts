import { StandardOpenAPIHandler } from '@orpc/openapi/standard';
import { onError } from '@orpc/server';
import { toFetchHeaders, toStandardLazyRequest } from '@orpc/standard-server-fetch';
import { Hono } from 'hono';
import { z } from 'zod';
import { agentProcedures } from '../agents/procedures.ts';
import { selectColumns } from '../agents/select-columns.ts';
import type { Services } from '../app.ts';
import { appointmentProcedures } from '../appointments/procedures.ts';
import { auditLogProcedures } from '../audit-log/procedures.ts';
import { blockedCallerProcedures } from '../blocked-callers/procedures.ts';
import { browserCallProcedures } from '../browser-calls/procedures.ts';
import { businessFactProcedures } from '../business-facts/procedures.ts';
import { businessProcedures } from '../businesses/procedures.ts';
import { callLogProcedures } from '../call-logs/procedures.ts';
import { callerProcedures } from '../callers/procedures.ts';
import { commitmentProcedures } from '../commitments/procedures.ts';
import { configurationProcedures } from '../configuration/procedures.ts';
import { contactProcedures } from '../contact/procedures.ts';
import { forwardingProcedures } from '../forwarding/procedures.ts';
import { clientAddress } from '../http/client-address.ts';
import { keptCallProcedures } from '../kept-calls/procedures.ts';
import { knowledgeInboxProcedures } from '../knowledge-inbox/procedures.ts';
import { knowledgeVersionProcedures } from '../knowledge-versions/procedures.ts';
import { leadProcedures } from '../leads/procedures.ts';
import { newAgentProcedures } from '../new-agents/procedures.ts';
import { onboardingProcedures } from '../onboarding/procedures.ts';
import { overviewProcedures } from '../overview/procedures.ts';
import { phoneNumberProcedures } from '../phone-numbers/procedures.ts';
import { practiceProcedures } from '../practice/procedures.ts';
import { TooManyRequests } from '../refusal.ts';
import { searchProcedures } from '../search/procedures.ts';
import { smsLogProcedures } from '../sms-logs/procedures.ts';
import { statsProcedures } from '../stats/procedures.ts';
import { summaryRecipientProcedures } from '../summary-recipients/procedures.ts';
import { claimProcedures, userBusinessProcedures } from '../user-businesses/procedures.ts';
import { userProcedures } from '../users/procedures.ts';
import { websiteImportProcedures } from '../website-imports/procedures.ts';
import { plainSentence } from './plain-sentence.ts';
import { procedures } from './procedures.ts';
import { createRateLimit } from './rate-limit.ts';
import { encodeErrorBody, refusalOf, toOrpcError } from './refuse.ts';

/** Told where nothing counts when a refusal ends. */
const usualRetrySeconds = 3_600;

const rowsShape = z.array(z.record(z.string(), z.unknown()));

/** Every procedure of the contract, on the paths it names under `/api`. */
export function apiRoutes(services: Services): Hono {
  z.config({ customError: plainSentence });
  const api = new StandardOpenAPIHandler(implementContract(services), {
    customErrorResponseBodyEncoder: encodeErrorBody,
    clientInterceptors: [
      onError((error) => {
        throw toOrpcError(refusalOf(error, services.log));
      }),
    ],
  });
  const limit = createRateLimit();
  const routes = new Hono();
  routes.get('/api/agents', async (context, next) => {
    await next();
    const select = context.req.query('select');
    if (select && context.res.ok) {
      const rows = rowsShape.parse(await context.res.json());
      context.res = Response.json(selectColumns(rows, select), { headers: context.res.headers });
    }
  });
  routes.all('/api/*', async (context, next) => {
    const { headers } = context.req.raw;
    const address = clientAddress(headers, context.env);
    const caller = { headers, address };
    let written: string | null = null;
    let retryAfter = usualRetrySeconds;
    const { response } = await api.handle(requestWithFields(context.req.raw), {
      prefix: '/api',
      context: {
        address,
        findPerson: () => services.people.find(caller),
        limitRate: async (action, times, seconds) => {
          try {
            await limit(action, times, address, seconds);
          } catch (error) {
            if (error instanceof TooManyRequests) retryAfter = error.retryAfterSeconds;
            throw error;
          }
        },
        withDatabaseOf: (person) => (work) =>
          services.asOwner && person?.role === 'owner'
            ? services.asOwner(person, work)
            : work(services.database),
        answerWith: (json) => {
          written = json;
        },
      },
    });
    if (!response) return next();
    const { status, body } = response;
    const answered = toFetchHeaders(response.headers);
    answered.set('Cache-Control', 'no-store');
    if (status === 429) answered.set('Retry-After', String(retryAfter));
    if (body === undefined) return new Response(null, { status, headers: answered });
    answered.set('Content-Type', 'application/json');
    const text = (status < 400 && written) || JSON.stringify(body);
    // Written here once: a text leaves in one packet with its headers, a stream would not.
    return new Response(text, { status, headers: answered });
  });
  return routes;
}

/** A body is an object of fields or absent: of any other JSON oRPC would take nothing, and say nothing. */
function requestWithFields(raw: Request): ReturnType<typeof toStandardLazyRequest> {
  const request = toStandardLazyRequest(raw);
  const body = async () => {
    const read = await request.body();
    if (read === undefined || (typeof read === 'object' && read && !Array.isArray(read)))
      return read;
    throw new TypeError('The body is no object.');
  };
  return { ...request, body };
}

function implementContract(services: Services) {
  return procedures.router({
    agents: agentProcedures(services),
    appointments: appointmentProcedures(services),
    auditLog: auditLogProcedures(services),
    blockedCallers: blockedCallerProcedures(),
    browserCalls: browserCallProcedures(services),
    businessFacts: businessFactProcedures(services),
    businesses: businessProcedures(services),
    callLogs: callLogProcedures(),
    callers: callerProcedures(),
    claims: claimProcedures(services),
    commitments: commitmentProcedures(),
    configuration: configurationProcedures(services),
    contact: contactProcedures(services),
    forwarding: forwardingProcedures(services),
    summaryRecipients: summaryRecipientProcedures(services),
    onboarding: onboardingProcedures(services),
    keptCalls: keptCallProcedures(),
    knowledgeInbox: knowledgeInboxProcedures(),
    knowledgeVersions: knowledgeVersionProcedures(services),
    leads: leadProcedures(),
    newAgents: newAgentProcedures(services),
    overviews: overviewProcedures(),
    phoneNumbers: phoneNumberProcedures(services),
    practice: practiceProcedures(services),
    search: searchProcedures(),
    smsLogs: smsLogProcedures(),
    stats: statsProcedures(services),
    userBusinesses: userBusinessProcedures(services),
    users: userProcedures(services),
    websiteImports: websiteImportProcedures(services),
  });
}
