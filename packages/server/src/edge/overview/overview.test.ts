import { callLogRow, overview } from '@second-ring/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { commitments, leads } from '../../platform/database/schema/leads.ts';
import { smsLogs } from '../../platform/database/schema/sms-logs.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { addShop, type Shop } from '../../testing/shops.ts';
import { countCallsByDay, countWeek } from './calls-by-day.ts';

const hour = 60 * 60_000;

describeOnEachDatabase('the overview', (open) => {
  let api: TestApi;
  let mine: Shop;
  beforeAll(async () => {
    const { database } = open();
    mine = await addShop(database, 'Mine', '+16045550101');
    const theirs = await addShop(database, 'Theirs', '+16045550102');
    api = createTestApi(open(), {
      operator: { role: 'operator', userId: crypto.randomUUID() },
      owner: { role: 'owner', userId: crypto.randomUUID(), businessIds: [mine.business.id] },
      newcomer: { role: 'owner', userId: crypto.randomUUID(), businessIds: [] },
    });
    for (const { business } of [mine, theirs]) {
      await database.insert(commitments).values([
        { businessId: business.id, text: 'Some day', madeAt: new Date() },
        { businessId: business.id, text: 'Soon', madeAt: new Date(), dueAt: new Date() },
        { businessId: business.id, text: 'Kept', madeAt: new Date(), keptAt: new Date() },
      ]);
      await database.insert(smsLogs).values([
        { businessId: business.id, direction: 'outbound', status: 'failed', body: 'a' },
        {
          businessId: business.id,
          direction: 'outbound',
          status: 'undelivered',
          createdAt: new Date(Date.now() - 8 * 24 * hour),
        },
      ]);
    }
  });
  const look = async (who: string, query = '') =>
    overview.parse((await api.ask(who, `/api/admin/overview${query}`)).body);

  it('shows owners what waits at their own businesses, the most urgent promise first', async () => {
    const seen = await look('owner');
    expect(seen.leads).toMatchObject({ total: 1, newest: [{ name: 'Robin Hale' }] });
    expect(seen.commitments.total).toBe(2);
    expect(seen.commitments.next.map(({ text }) => text)).toEqual(['Soon', 'Some day']);
    expect(seen.failed_messages.total).toBe(1);
    expect(seen.not_forwarded.agents).toMatchObject([{ business_name: 'Mine' }]);
    expect(seen.days).toHaveLength(7);
    expect(seen.days.at(-1)).toMatchObject({ answered: 1, missed: 0, transferred: 0 });
  });

  it('shows operators what waits anywhere', async () => {
    const seen = await look('operator');
    expect([seen.leads.total, seen.commitments.total, seen.failed_messages.total]).toEqual([
      2, 4, 2,
    ]);
  });

  it('shows a newcomer seven empty days and nothing that waits', async () => {
    const seen = await look('newcomer');
    expect(seen.days.every(({ answered }) => answered === 0)).toBe(true);
    expect(seen).toMatchObject({ minutes: [], leads: { total: 0 }, not_forwarded: { total: 0 } });
  });

  it('puts urgent calls nobody got back to first, and lets them go once somebody did', async () => {
    const { database } = open();
    const { business } = await addShop(database, 'Urgent', '+16045550103');
    const callTimestamp = new Date(Date.now() - hour);
    const urgent = { businessId: business.id, callTimestamp, urgent: true };
    const [call] = await database
      .insert(callLogs)
      .values([
        { ...urgent, fromNumber: '+16045550151' },
        { ...urgent, spam: true },
        { ...urgent, callTimestamp: new Date(Date.now() - 8 * 24 * hour) },
      ])
      .returning({ id: callLogs.id });
    const own = createTestApi(open(), {
      ana: { role: 'owner', userId: crypto.randomUUID(), businessIds: [business.id] },
    });
    const seen = async () =>
      overview.parse((await own.ask('ana', '/api/admin/overview')).body).urgent;
    expect(await seen()).toMatchObject({
      total: 1,
      newest: [{ id: call?.id, phone: '+16045550151', business_name: 'Urgent' }],
    });
    await database
      .insert(leads)
      .values({ businessId: business.id, callId: call?.id, contactedAt: new Date() });
    expect(await seen()).toEqual({ total: 0, newest: [] });
  });

  it('puts whoever is urgent first among those to call back, however long ago they called', async () => {
    const { database } = open();
    const { business } = await addShop(database, 'Urgent first', '+16045550187');
    const [call] = await database
      .insert(callLogs)
      .values({ businessId: business.id, callTimestamp: new Date(Date.now() - hour), urgent: true })
      .returning({ id: callLogs.id });
    const lead = { businessId: business.id };
    await database.insert(leads).values([
      { ...lead, name: 'Dana', callId: call?.id, createdAt: new Date(Date.now() - hour / 2) },
      { ...lead, name: 'Lee' },
    ]);
    const own = createTestApi(open(), {
      ana: { role: 'owner', userId: crypto.randomUUID(), businessIds: [business.id] },
    });
    const seen = overview.parse((await own.ask('ana', '/api/admin/overview')).body);
    expect(seen.leads.newest[0]).toMatchObject({ name: 'Dana', urgent: true });
    // One call has one time.
    expect(seen.leads.newest[0]?.created_at).toBe(seen.urgent.newest[0]?.created_at);
    expect(seen.leads.newest[1]).toMatchObject({ urgent: false });
    await database.delete(businesses).where(eq(businesses.id, business.id));
  });

  it('counts as new leads the very calls that the log shows as new leads', async () => {
    const { database } = open();
    const { business } = await addShop(database, 'New leads', '+16045550106');
    const businessId = business.id;
    const made = await database
      .insert(callLogs)
      .values(['New', 'Old', 'None'].map((millisCallId) => ({ businessId, millisCallId })))
      .returning();
    const callOf = (name: string) => made.find(({ millisCallId }) => millisCallId === name)?.id;
    await database.insert(leads).values([
      { businessId, callId: callOf('New') },
      { businessId, callId: callOf('Old'), createdAt: new Date(Date.now() - 8 * 24 * hour) },
    ]);
    const own = createTestApi(open(), {
      ana: { role: 'owner', userId: crypto.randomUUID(), businessIds: [businessId] },
    });
    const { week } = overview.parse((await own.ask('ana', '/api/admin/overview')).body);
    const listed = await own.ask('ana', '/api/call-logs?show=new-leads');
    const shown = z
      .array(callLogRow)
      .parse(listed.body)
      .map((call) => call.millis_call_id);
    expect(shown).toContain('New');
    expect(shown).not.toContain('Old');
    expect(shown).not.toContain('None');
    expect(listed.headers.get('x-total-count')).toBe(String(week.leads));
    const exported = await own.ask('ana', '/api/exports/call-logs.csv?show=new-leads');
    expect(String(exported.body).trimEnd().split('\r\n').slice(1)).toHaveLength(week.leads);
    expect((await own.ask('ana', '/api/call-logs?show=nobody')).status).toBe(400);
  });

  it('counts as waiting the very calls that the log shows as to be called back', async () => {
    const { database } = open();
    const { business } = await addShop(database, 'Waiting leads', '+16045550107');
    const businessId = business.id;
    const named = (millisCallId: string, more = {}) => ({ businessId, millisCallId, ...more });
    const made = await database
      .insert(callLogs)
      .values([
        named('Waits'),
        named('Waits for long'),
        named('Answered'),
        named('Booked', { booked: true }),
        named('No lead'),
      ])
      .returning();
    const callOf = (name: string) => made.find(({ millisCallId }) => millisCallId === name)?.id;
    await database.insert(leads).values([
      { businessId, callId: callOf('Waits') },
      {
        businessId,
        callId: callOf('Waits for long'),
        createdAt: new Date(Date.now() - 30 * 24 * hour),
      },
      { businessId, callId: callOf('Answered'), contactedAt: new Date() },
      { businessId, callId: callOf('Booked') },
    ]);
    const own = createTestApi(open(), {
      ana: { role: 'owner', userId: crypto.randomUUID(), businessIds: [businessId] },
    });
    const counted = overview.parse((await own.ask('ana', '/api/admin/overview')).body);
    const listed = await own.ask('ana', '/api/call-logs?show=to-call-back');
    const shown = z
      .array(callLogRow)
      .parse(listed.body)
      .map((call) => call.millis_call_id);
    // The shop came with a call of its own, and its lead.
    expect(shown.toSorted()).toEqual(['Waits', 'Waits for long', null]);
    expect(counted.leads.total).toBe(shown.length);
  });

  it('counts no test: neither its minutes nor itself, and it is not urgent; and no minutes of texts', async () => {
    const { database } = open();
    const [shop] = await database
      .insert(businesses)
      .values({ name: 'Tried out', timeZone: 'America/Vancouver', plan: 'Growth' })
      .returning();
    const businessId = shop?.id ?? '';
    await database.insert(callLogs).values({
      businessId,
      callTimestamp: new Date(),
      callStatus: 'completed',
      callDuration: 130,
      urgent: true,
      test: true,
    });
    const own = createTestApi(open(), {
      ana: { role: 'owner', userId: crypto.randomUUID(), businessIds: [businessId] },
    });
    const seen = overview.parse((await own.ask('ana', '/api/admin/overview')).body);
    expect(seen).toMatchObject({
      urgent: { total: 0 },
      week: { calls: 0 },
      minutes: [{ used: 0 }],
    });
    await database.insert(callLogs).values([
      { businessId, channel: 'sms', callStatus: 'texted', callDuration: 4_000 },
      { businessId, channel: 'phone', callStatus: 'completed', callDuration: 61 },
    ]);
    const later = overview.parse((await own.ask('ana', '/api/admin/overview')).body);
    expect(later).toMatchObject({ minutes: [{ used: 2 }] });
    expect(seen.days.at(-1)).toMatchObject({ answered: 0 });
    const found = await own.ask('ana', '/api/call-logs?q=test');
    expect(found.body).toMatchObject([{ outcome: 'test', test: true }]);
  });

  it('asks nobody to call back who is booked, was called back or is spam', async () => {
    const { database } = open();
    const { business } = await addShop(database, 'Settled', '+16045550105');
    const businessId = business.id;
    await database.delete(leads).where(eq(leads.businessId, businessId));
    const callTimestamp = new Date();
    const promised = [{ text: 'Call back Ana', dueAt: null, madeAt: Date.now() }];
    const calls = await database
      .insert(callLogs)
      .values([
        { businessId, callTimestamp, booked: true },
        { businessId, callTimestamp, calledBack: true, commitments: promised },
        { businessId, callTimestamp, spam: true },
        { businessId, callTimestamp, booked: true, commitments: promised },
      ])
      .returning({ id: callLogs.id });
    await database
      .insert(leads)
      .values(calls.map(({ id }, index) => ({ businessId, callId: id, name: `Caller ${index}` })));
    const own = createTestApi(open(), {
      ana: { role: 'owner', userId: crypto.randomUUID(), businessIds: [businessId] },
    });
    const waiting = async () =>
      overview.parse((await own.ask('ana', '/api/admin/overview')).body).leads;
    expect(await waiting()).toMatchObject({ total: 1, newest: [{ name: 'Caller 3' }] });
    const [lead] = (await waiting()).newest;
    const contact = (contacted: boolean) =>
      own.ask('ana', `/api/leads/${lead?.id}`, { method: 'PUT', body: { contacted } });
    const outcome = async () => {
      const [call] = await database
        .select({ calledBack: callLogs.calledBack, outcome: callLogs.outcome })
        .from(callLogs)
        .where(eq(callLogs.id, calls[3]?.id ?? ''));
      return call;
    };
    // What is still owed after a booking is told before it.
    expect(await outcome()).toEqual({ calledBack: false, outcome: 'to call back' });
    expect((await contact(true)).status).toBe(200);
    expect(await outcome()).toEqual({ calledBack: true, outcome: 'booked' });
    expect((await waiting()).total).toBe(0);
  });

  it('names the questions that wait for an answer, business by business', async () => {
    const { database } = open();
    const { business } = await addShop(database, 'Asked', '+16045550104');
    const asked = (unansweredQuestions: string[], callTimestamp = new Date()) =>
      database.insert(callLogs).values({
        businessId: business.id,
        callTimestamp,
        unansweredQuestions,
      });
    await asked(['Do you tint boats?'], new Date(Date.now() + hour));
    await asked(['Do you tint boats?', 'Is there a bus stop nearby?'], new Date(Date.now() + hour));
    const own = createTestApi(open(), {
      ana: { role: 'owner', userId: crypto.randomUUID(), businessIds: [business.id] },
    });
    const seen = overview.parse((await own.ask('ana', '/api/admin/overview')).body);
    expect(seen.questions).toEqual({
      total: 2,
      businesses: [
        { id: business.id, business_name: 'Asked', waiting: 2, question: 'Do you tint boats?' },
      ],
    });
    expect(seen.week).toMatchObject({ calls: 3, booked: 0 });
  });

  it('counts days where the businesses are, wherever they are looked at from', async () => {
    const zone = mine.business.timeZone;
    expect((await look('owner', '?timeZone=Asia/Tokyo')).time_zone).toBe(zone);
    expect((await look('newcomer', '?timeZone=Asia/Tokyo')).time_zone).toBe('Asia/Tokyo');
  });

  it('asks for a time zone there is', async () => {
    const answer = await api.ask('owner', '/api/admin/overview?timeZone=Mars/Olympus');
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
    expect((await api.ask('owner', "/api/admin/overview?timeZone=America/Van'couver")).status).toBe(
      400,
    );
  });

  it('counts a call on the day it was where the reader is, answered, missed or passed on', async () => {
    const { database } = open();
    const [shop] = await database
      .insert(businesses)
      .values({ name: 'Days', timeZone: 'UTC' })
      .returning();
    const businessId = shop?.id ?? '';
    // Half past eleven in the evening of the 9th in Vancouver, the 10th in London.
    const callTimestamp = new Date('2026-03-10T06:30:00Z');
    await database.insert(callLogs).values([
      { businessId, callTimestamp, callStatus: 'completed', callDuration: 61 },
      { businessId, callTimestamp, callStatus: 'failed' },
      { businessId, callTimestamp, callStatus: 'completed', endReason: 'transferred' },
      { businessId, callTimestamp, callStatus: 'completed', spam: true },
    ]);
    const now = new Date('2026-03-12T20:00:00Z');
    const counted = { answered: 1, missed: 1, transferred: 1 };
    for (const [zone, date] of [
      ['America/Vancouver', '2026-03-09'],
      ['Europe/London', '2026-03-10'],
    ] as const) {
      const days = await countCallsByDay(database, [businessId], zone, now);
      expect(days.filter(({ missed }) => missed > 0)).toEqual([{ date, ...counted }]);
      // What was missed was not answered.
      expect((await countWeek(database, [businessId], days, now)).calls).toBe(2);
    }
  });

  it('counts a call of this minute today, whatever rules of time zones the database has', async () => {
    const { database } = open();
    const [shop] = await database
      .insert(businesses)
      .values({ name: 'Midnight', timeZone: 'UTC' })
      .returning();
    const businessId = shop?.id ?? '';
    // Half past twelve in Vancouver by the rules of 2026, half past eleven the day before by older ones.
    const now = new Date('2026-12-10T07:30:00Z');
    await database.insert(callLogs).values({ businessId, callTimestamp: now });
    const days = await countCallsByDay(database, [businessId], 'America/Vancouver', now);
    expect(days.at(-1)).toMatchObject({ answered: 1 });
  });
});
