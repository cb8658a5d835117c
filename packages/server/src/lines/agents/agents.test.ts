import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { auditLog } from '../../platform/database/schema/audit-log.ts';
import { millisVoice } from '../../platform/providers/voice/millis/millis-voice.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { startMillisApi } from '../../testing/millis-api.ts';
import { addNumber, addShop, removeShops, type Shop } from '../../testing/shops.ts';
import { findRecipients } from '../messages/recipients.ts';

describeOnEachDatabase('an agent', (open) => {
  let api: TestApi;
  let shop: Shop;
  const owner = crypto.randomUUID();
  beforeEach(async () => {
    await removeShops(open().database);
    shop = await addShop(open().database, 'Tint', '+16045550101');
    api = createTestApi(open(), {
      operator: { role: 'operator', userId: crypto.randomUUID() },
      owner: { role: 'owner', userId: owner, businessIds: [shop.business.id] },
    });
  });
  const change = (body: object, agentId = shop.agent.id) =>
    api.ask('operator', `/api/agents/${agentId}`, { method: 'PUT', body });
  const available = async () => (await api.ask('operator', '/api/phone-numbers/available')).body;

  it('moves to another number, which leaves the old one free', async () => {
    const other = await addNumber(open().database, '+16045550111');
    const answer = await change({ phone_number_id: other.id });
    expect(answer).toMatchObject({
      status: 200,
      body: { phoneNumberDetails: { phone_number: '+16045550111' } },
    });
    expect(await available()).toEqual([
      { id: shop.number.id, phone_number: '+16045550101', region: 'BC' },
    ]);
    expect(api.enqueued.map(({ job }) => job).sort()).toEqual(['connect-number', 'publish-agent']);
    expect(api.enqueued).toContainEqual({
      job: 'publish-agent',
      payload: { agentId: shop.agent.id },
    });
  });

  it('moves with who moved it written down, once, and not when it did not move', async () => {
    const other = await addNumber(open().database, '+16045550111');
    const taken = await addShop(open().database, 'Other', '+16045550102');
    const move = (id: string) =>
      api.ask('owner', `/api/agents/${shop.agent.id}`, {
        method: 'PUT',
        body: { phone_number_id: id },
      });
    expect((await move(other.id)).status).toBe(200);
    expect((await move(other.id)).status).toBe(200);
    expect((await move(taken.number.id)).status).not.toBe(200);
    const { database } = open();
    const entries = await database
      .select()
      .from(auditLog)
      .where(eq(auditLog.businessId, shop.business.id));
    const details = { agent_id: shop.agent.id, from: '+16045550101', to: '+16045550111' };
    expect(entries).toMatchObject([{ action: 'number_changed', actorId: owner, details }]);
  });

  it('changes with who changed it written down, from what to what', async () => {
    const before = { call_summary_recipient_number: '+16045550177' };
    await change({ ...before, transfer_hours: 'open' });
    await change({ ...before, transfer_hours: 'open' });
    const path = `/api/agents/${shop.agent.millisAgentId}/first-message`;
    const said = { method: 'PUT', body: { firstMessage: 'Good day!' } } as const;
    await api.ask('owner', path, said);
    await api.ask('owner', path, said);
    const { database } = open();
    const entries = await database
      .select()
      .from(auditLog)
      .where(eq(auditLog.businessId, shop.business.id))
      .orderBy(auditLog.createdAt);
    expect(entries).toMatchObject([
      {
        action: 'agent_changed',
        details: {
          agent_id: shop.agent.id,
          changes: {
            call_summary_recipient_number: {
              from: shop.agent.callSummaryRecipientNumber,
              to: '+16045550177',
            },
            transfer_hours: { from: null, to: 'open' },
          },
        },
      },
      {
        action: 'agent_changed',
        actorId: owner,
        details: {
          changes: { first_message: { from: shop.agent.firstMessage, to: 'Good day!' } },
        },
      },
    ]);
  });

  it('can be without a number', async () => {
    const answer = await change({ phone_number_id: null });
    expect(answer).toMatchObject({ status: 200, body: { phoneNumberDetails: null } });
  });

  it("cannot have another agent's number, and keeps its own when it tries", async () => {
    const other = await addShop(open().database, 'Other', '+16045550102');
    const answer = await change({ phone_number_id: other.number.id });
    expect(answer).toMatchObject({ status: 409, body: { code: 'NUMBER_TAKEN' } });
    const business = await api.ask('operator', `/api/businesses/${shop.business.id}`);
    expect(business.body).toMatchObject({
      agent: { phoneNumberDetails: { phone_number: '+16045550101' } },
    });
    expect(api.enqueued).toEqual([]);
  });

  it('is one of many that want a number at once: exactly one gets it', async () => {
    const shops = [shop];
    for (const end of ['03', '04', '05']) {
      shops.push(await addShop(open().database, `Shop ${end}`, `+160455501${end}`));
    }
    const wanted = await addNumber(open().database, '+16045550111');
    const answers = await Promise.all(
      shops.map(({ agent }) => change({ phone_number_id: wanted.id }, agent.id)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });

  it('cannot have a number that someone else may still forward to, nor an inactive one', async () => {
    const worn = await addNumber(open().database, '+16045550112', {
      reusable: false,
      assignedAt: new Date(),
    });
    const inactive = await addNumber(open().database, '+16045550113', { status: 'inactive' });
    expect(await available()).toEqual([]);
    for (const { id } of [worn, inactive]) {
      expect(await change({ phone_number_id: id })).toMatchObject({ status: 404 });
    }
  });

  it('sends summaries to a number stored as E.164, whatever way it was typed', async () => {
    const stored = async (typed: string | null) =>
      (await change({ call_summary_recipient_number: typed })).body;
    expect(await stored('(604) 555-0177')).toMatchObject({
      call_summary_recipient_number: '+16045550177',
    });
    expect(await stored('+1 206 555 0134')).toMatchObject({
      call_summary_recipient_number: '+12065550134',
    });
    expect(await stored('')).toMatchObject({ call_summary_recipient_number: null });
    expect(await stored('+1 900 555 0177')).toMatchObject({ code: 'INVALID_REQUEST' });
  });

  it('keeps a recipient that is no number as it was typed, and sends nothing there', async () => {
    const typed = ' ask at the desk ';
    expect((await change({ call_summary_recipient_number: typed })).body).toMatchObject({
      call_summary_recipient_number: 'ask at the desk',
      unproved_numbers: [],
    });
    expect(await findRecipients(open().database, shop.agent.id)).toMatchObject({ number: null });
    await change({ call_summary_recipient_number: '604 555 0177' });
    expect(await findRecipients(open().database, shop.agent.id)).toMatchObject({
      number: '+16045550177',
    });
  });

  it('keeps what a change does not name', async () => {
    await change({ call_summary_recipient_number: '+16045550177' });
    await change({ transfer_number: '+16045550178' });
    expect((await change({})).body).toMatchObject({
      call_summary_recipient_number: '+16045550177',
      transfer_number: '+16045550178',
      phoneNumberDetails: { phone_number: '+16045550101' },
    });
  });

  it('says first what it was told, trimmed, and is published with it', async () => {
    const path = `/api/agents/${shop.agent.millisAgentId}`;
    const answer = await api.ask('operator', `${path}/first-message`, {
      method: 'PUT',
      body: { firstMessage: '  Good day!  ' },
    });
    expect(answer).toMatchObject({ status: 200, body: { first_message: 'Good day!' } });
    const voice = await api.ask('operator', `${path}/millis`);
    expect(voice.body).toMatchObject({
      id: 'voice-Tint',
      created_at: Math.floor(shop.agent.createdAt.getTime() / 1000),
      config: { first_message: 'Good day!', prompt: expect.stringContaining('Tint') },
    });
    expect(api.enqueued).toEqual([{ job: 'publish-agent', payload: { agentId: shop.agent.id } }]);
  });

  it('tells an operator what the voice provider answered in place of it, and an owner less', async () => {
    const people = {
      operator: { role: 'operator', userId: crypto.randomUUID() },
      owner: { role: 'owner', userId: owner, businessIds: [shop.business.id] },
    } as const;
    const millis = await startMillisApi();
    millis.failing = true;
    const voice = millisVoice({ apiKey: 'private', apiUrl: millis.url });
    const away = createTestApi(open(), people, { voice });
    const read = (who: string) => away.ask(who, `/api/agents/${shop.agent.millisAgentId}/millis`);
    expect(await read('operator')).toMatchObject({
      status: 502,
      body: {
        error: 'Failed to fetch Millis agent: Internal Server Error (500) - {"message":"no"}',
      },
    });
    expect(await read('owner')).toMatchObject({
      status: 502,
      body: { error: expect.stringContaining('did not answer') },
    });
    millis.close();
  });

  it('refuses to say nothing', async () => {
    const path = `/api/agents/${shop.agent.millisAgentId}/first-message`;
    const answer = await api.ask('operator', path, { method: 'PUT', body: { firstMessage: '  ' } });
    expect(answer).toMatchObject({ status: 400 });
  });

  it('is listed with no more than the columns that were selected', async () => {
    const select = 'call_summary_recipient_number,business:businesses(name)';
    const answer = await api.ask('operator', `/api/agents?select=${select}`);
    expect(answer.body).toEqual([
      { call_summary_recipient_number: null, business: { name: 'Tint' } },
    ]);
    expect(answer.headers.get('x-total-count')).toBe('1');
  });

  it('is listed whole where everything is selected, parts of it as they are named', async () => {
    const whole = await api.ask('operator', '/api/agents');
    const everything = await api.ask('operator', '/api/agents?select=*');
    expect(everything.body).toEqual(whole.body);
    const named = await api.ask('operator', '/api/agents?select=*,business:businesses(name)');
    expect(named.body).toMatchObject([{ id: shop.agent.id, business: { name: 'Tint' } }]);
  });
});
