import { contract } from '@second-ring/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userBusinesses } from '../../platform/database/schema/user-businesses.ts';
import { type AccountServer, startAccountServer } from '../../testing/account-server.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { addWalkedShop, nextDay, provable, type Walked } from '../../testing/walked-shop.ts';

/**
 * - public: whoever asks;
 * - list: who is signed in, and sees what is theirs;
 * - tenant: who owns the business it concerns, and operators; to others it does not exist;
 * - self: who is signed in, about themselves;
 * - operators: nobody else.
 */
type Rule = 'public' | 'list' | 'tenant' | 'self' | 'operators';

/** What each procedure is asked for, with ids of the owner's shop. */
interface Row {
  rule: Rule;
  ids?: (shop: Walked) => Record<string, string | null>;
  body?: (shop: Walked) => unknown;
}

const unknownId = () => ({ id: crypto.randomUUID() });

const table: Record<string, Row> = {
  'agents.list': { rule: 'list' },
  'agents.voice': {
    rule: 'tenant',
    ids: ({ agent }) => ({ millisAgentId: agent.millisAgentId }),
  },
  'agents.setFirstMessage': {
    rule: 'tenant',
    ids: ({ agent }) => ({ millisAgentId: agent.millisAgentId }),
    body: () => ({ firstMessage: 'Hello, who is calling?' }),
  },
  'agents.update': {
    rule: 'tenant',
    ids: ({ agent }) => ({ agentId: agent.id }),
    body: () => ({ call_summary_recipient_number: '+16045550177' }),
  },
  'agents.proveNumber': {
    rule: 'tenant',
    ids: ({ agent }) => ({ agentId: agent.id }),
    body: () => ({ phone_number: provable }),
  },
  'appointments.list': { rule: 'list' },
  'appointments.create': {
    rule: 'tenant',
    body: ({ business }) => ({ business_id: business.id, start_at: nextDay() }),
  },
  'appointments.move': {
    rule: 'tenant',
    ids: ({ appointment }) => ({ id: appointment.id }),
    body: () => ({ start_at: nextDay() }),
  },
  'appointments.cancel': {
    rule: 'tenant',
    ids: ({ appointment }) => ({ id: appointment.id }),
    body: () => ({}),
  },
  'auditLog.list': { rule: 'operators' },
  'blockedCallers.list': {
    rule: 'tenant',
    ids: ({ business }) => ({ businessId: business.id }),
  },
  'blockedCallers.block': {
    rule: 'tenant',
    ids: ({ business }) => ({ businessId: business.id, phone_number: '+16045550199' }),
    body: () => ({}),
  },
  'blockedCallers.unblock': {
    rule: 'tenant',
    ids: ({ business }) => ({ businessId: business.id, phone_number: '+16045550199' }),
  },
  'browserCalls.answeringBusiness': { rule: 'public' },
  'browserCalls.start': { rule: 'public' },
  'businessFacts.list': { rule: 'list', ids: ({ business }) => ({ id: business.id }) },
  'businessFacts.decide': {
    rule: 'tenant',
    ids: ({ business, fact }) => ({ id: business.id, factId: fact.id }),
    body: () => ({ decision: 'accepted' }),
  },
  'businesses.list': { rule: 'list' },
  'businesses.get': { rule: 'tenant', ids: ({ business }) => ({ id: business.id }) },
  'businesses.update': {
    rule: 'tenant',
    ids: ({ business }) => ({ id: business.id }),
    body: () => ({}),
  },
  'businesses.makeCalendarFeed': {
    rule: 'tenant',
    ids: ({ business }) => ({ id: business.id }),
    body: () => ({}),
  },
  'callLogs.list': { rule: 'list' },
  'callLogs.get': { rule: 'tenant', ids: ({ call }) => ({ id: call.id }) },
  'callLogs.update': {
    rule: 'tenant',
    ids: ({ call }) => ({ id: call.id }),
    body: () => ({ spam: false }),
  },
  'callLogs.erase': { rule: 'tenant', ids: ({ endedCall }) => ({ id: endedCall.id }) },
  'callers.export': {
    rule: 'tenant',
    ids: ({ business }) => ({ businessId: business.id, phone_number: '+16045550188' }),
  },
  'callers.erase': {
    rule: 'tenant',
    ids: ({ business }) => ({ businessId: business.id, phone_number: '+16045550188' }),
  },
  'claims.claim': { rule: 'self', body: () => ({ claimToken: 'unknown' }) },
  'commitments.list': { rule: 'list' },
  'commitments.keep': {
    rule: 'tenant',
    ids: ({ commitment }) => ({ id: commitment.id }),
    body: () => ({ kept: true }),
  },
  'configuration.get': { rule: 'public' },
  'contact.send': { rule: 'public' },
  'forwarding.check': { rule: 'public' },
  'summaryRecipients.set': { rule: 'public' },
  'forwarding.mine': { rule: 'list' },
  'keptCalls.list': { rule: 'tenant', ids: ({ business }) => ({ id: business.id }) },
  'keptCalls.keep': {
    rule: 'tenant',
    ids: ({ business }) => ({ id: business.id }),
    body: ({ call }) => ({ callId: call.id }),
  },
  'keptCalls.update': {
    rule: 'tenant',
    ids: ({ business, keptCall }) => ({ id: business.id, keptCallId: keptCall.id }),
    body: () => ({ name: 'Walked', wanted: [] }),
  },
  'keptCalls.remove': {
    rule: 'tenant',
    ids: ({ business, keptCall }) => ({ id: business.id, keptCallId: keptCall.id }),
  },
  'knowledgeInbox.list': { rule: 'tenant', ids: ({ business }) => ({ id: business.id }) },
  'knowledgeInbox.dismiss': {
    rule: 'tenant',
    ids: ({ business }) => ({ id: business.id }),
    body: () => ({ wordings: ['Do you tint boats?'], dismissed: true }),
  },
  'knowledgeVersions.list': { rule: 'tenant', ids: ({ business }) => ({ id: business.id }) },
  'knowledgeVersions.get': {
    rule: 'tenant',
    ids: ({ business }) => ({ id: business.id, number: '1' }),
  },
  'knowledgeVersions.restore': {
    rule: 'tenant',
    ids: ({ business }) => ({ id: business.id, number: '1' }),
    body: () => ({}),
  },
  'leads.update': {
    rule: 'tenant',
    ids: ({ lead }) => ({ id: lead.id }),
    body: () => ({ contacted: true }),
  },
  'newAgents.fromGooglePlace': { rule: 'public' },
  'newAgents.fromWebsite': { rule: 'public' },
  'onboarding.awaitNumber': { rule: 'public' },
  'onboarding.begun': { rule: 'public' },
  'onboarding.complete': { rule: 'public' },
  'overviews.get': { rule: 'self' },
  'phoneNumbers.available': { rule: 'self' },
  'phoneNumbers.details': {
    rule: 'tenant',
    ids: ({ number }) => ({ twilioSid: number.twilioSid }),
  },
  'phoneNumbers.add': { rule: 'operators', body: () => ({ twilio_sids: [`PN${'0'.repeat(32)}`] }) },
  'phoneNumbers.addable': { rule: 'operators' },
  'phoneNumbers.connect': { rule: 'operators', ids: unknownId },
  'phoneNumbers.free': { rule: 'operators', ids: unknownId },
  'phoneNumbers.list': { rule: 'list' },
  'practice.outlook': { rule: 'tenant', ids: ({ business }) => ({ id: business.id }) },
  'practice.latest': { rule: 'tenant', ids: ({ business }) => ({ id: business.id }) },
  'practice.start': {
    rule: 'tenant',
    ids: ({ business }) => ({ id: business.id }),
    body: () => ({ kind: 'callers', staged: {} }),
  },
  'practice.cancel': {
    rule: 'tenant',
    ids: ({ business, run }) => ({ id: business.id, runId: run.id }),
    body: () => ({}),
  },
  'search.find': { rule: 'self' },
  'smsLogs.get': { rule: 'tenant', ids: ({ sms }) => ({ id: sms.id }) },
  'smsLogs.list': { rule: 'list' },
  'stats.get': { rule: 'self' },
  'userBusinesses.list': { rule: 'list' },
  'userBusinesses.tie': { rule: 'operators', body: () => ({}) },
  'userBusinesses.untie': { rule: 'operators', ids: unknownId },
  'users.invite': { rule: 'operators', body: () => ({}) },
  'users.list': { rule: 'list' },
  'users.removeSecondFactors': { rule: 'operators', ids: unknownId },
  'users.update': { rule: 'operators', ids: unknownId, body: () => ({}) },
  'websiteImports.get': { rule: 'public' },
};

const procedures = Object.entries(contract).flatMap(([noun, verbs]) =>
  Object.entries(verbs).map(([verb, procedure]) => ({
    name: `${noun}.${verb}`,
    route: procedure['~orpc'].route,
  })),
);

it('every procedure of the contract says here who may call it', () => {
  const names = procedures.map(({ name }) => name);
  expect(Object.keys(table).sort()).toEqual(names.sort());
});

describeOnEachDatabase('the API, to real sessions', (open) => {
  let server: AccountServer;
  let shop: Walked;
  const tokens: Record<string, string | null> = { guest: null };
  beforeAll(async () => {
    server = await startAccountServer(open(), { AUTH_EMAIL_AUTOCONFIRM: 'true' });
    shop = await addWalkedShop(open().database);
    const operator = await signUp('operator@example.com');
    const owner = await signUp('owner@example.com');
    const stranger = await signUp('stranger@example.com');
    await open()
      .database.insert(userBusinesses)
      .values({ userId: owner.user.id, businessId: shop.business.id });
    for (const [name, session] of Object.entries({ operator, owner, stranger })) {
      tokens[name] = session.access_token;
    }
  });
  afterAll(() => server.stop());

  async function signUp(email: string) {
    const { data } = await server.client().signUp({ email, password: 'long enough' });
    if (!data.session) throw new Error('Signing up failed.');
    return data.session;
  }

  async function ask(who: string, { name, route }: (typeof procedures)[number]) {
    const row = table[name];
    const ids = row?.ids?.(shop) ?? {};
    const path = route.path?.replaceAll(
      /\{(\w+)\}/g,
      (_whole: string, id: string) => ids[id] ?? 'missing',
    );
    const token = tokens[who];
    const response = await fetch(`${server.origin}/api${path}`, {
      method: route.method ?? 'GET',
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(row?.body && { 'content-type': 'application/json' }),
      },
      ...(row?.body && { body: JSON.stringify(row.body(shop)) }),
    });
    return { status: response.status, text: await response.text() };
  }

  const closed = [401, 403];

  describe.each(procedures.filter(({ name }) => table[name]?.rule !== 'public'))(
    '$name',
    (procedure) => {
      it('is closed without a session', async () => {
        expect((await ask('guest', procedure)).status).toBe(401);
      });

      it('is open to an operator', async () => {
        expect(closed).not.toContain((await ask('operator', procedure)).status);
      });

      it('shows a stranger nothing of the shop, and its owner what is theirs', async () => {
        const stranger = await ask('stranger', procedure);
        const owner = await ask('owner', procedure);
        switch (table[procedure.name]?.rule) {
          case 'list':
            expect(stranger).toMatchObject({ status: 200, text: '[]' });
            expect(owner.status).toBe(200);
            expect(owner.text).not.toBe('[]');
            break;
          case 'tenant':
            expect(stranger.status).toBe(404);
            expect(stranger.text).not.toContain('Walked');
            expect(owner.status).toBe(200);
            break;
          case 'self':
            expect(closed).not.toContain(stranger.status);
            expect(closed).not.toContain(owner.status);
            expect(stranger.text).not.toContain('Walked');
            break;
          default:
            expect([stranger.status, owner.status]).toEqual([403, 403]);
        }
      });
    },
  );

  describe.each(procedures.filter(({ name }) => table[name]?.rule === 'public'))(
    '$name',
    (procedure) => {
      it('asks nobody to sign in', async () => {
        expect(closed).not.toContain((await ask('guest', procedure)).status);
      });
    },
  );
});
