import type { Config } from '@second-ring/contract';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApi, testConfig } from '../../testing/api.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { addShop } from '../../testing/shops.ts';
import { appointments } from '../database/schema/appointments.ts';
import { businesses } from '../database/schema/businesses.ts';
import { callLogs } from '../database/schema/call-logs.ts';
import { commitments } from '../database/schema/leads.ts';
import { phoneNumbers } from '../database/schema/phone-numbers.ts';
import { smsLogs } from '../database/schema/sms-logs.ts';
import { userBusinesses } from '../database/schema/user-businesses.ts';
import { users } from '../database/schema/users.ts';

const rows = z.array(z.looseObject({ id: z.string() }));

describeOnEachDatabase('a search', (open) => {
  const operator = { role: 'operator', userId: crypto.randomUUID() } as const;
  const find = async (list: string, q: string) => {
    const api = createTestApi(open(), { operator });
    const { body } = await api.ask('operator', `/api/${list}?q=${encodeURIComponent(q)}`);
    return rows.parse(body);
  };

  it('finds in every list what is on the screen: numbers as written, names, outcomes, words', async () => {
    const { database } = open();
    const { business, agent } = await addShop(database, 'Lanternfish Tint', '+16045550137');
    const businessId = business.id;
    const [call] = await database
      .insert(callLogs)
      .values({
        businessId,
        agentId: agent.id,
        fromNumber: '+16045550163',
        callStatus: 'user-ended',
        callTimestamp: new Date('2026-03-02T20:05:00Z'),
        lead: {
          name: 'Wilhelmina Quartz',
          phone: '+16045550163',
          email: null,
          reason: 'new boots for a tractor',
          preferredTime: null,
        },
        commitments: [{ text: 'Call back', dueAt: null, madeAt: 1 }],
        summary: 'Wilhelmina Quartz · 604-555-0166 · wanted to hear about periscopes',
      })
      .returning();
    const callId = call?.id ?? '';
    await database.insert(commitments).values({
      businessId,
      callId,
      text: 'Call back',
      madeAt: new Date(),
    });
    await database.insert(smsLogs).values({
      businessId,
      direction: 'outbound',
      phoneNumber: '+16045550163',
      status: 'simulated',
      body: 'Hello',
    });
    await database.insert(appointments).values({
      businessId,
      customerName: 'Wilhelmina Quartz',
      customerPhone: '+16045550163',
      startAt: new Date('2026-03-02T17:00:00Z'),
      endAt: new Date('2026-03-02T18:00:00Z'),
    });
    const [user] = await database
      .insert(users)
      .values({ email: 'wilhelmina@quartz.example' })
      .returning();
    await database.insert(userBusinesses).values({ userId: user?.id ?? '', businessId });
    await database.insert(phoneNumbers).values({ phoneNumber: '+16045550139' });
    const sought = {
      'call-logs': [
        '(604) 555-0163',
        '555-0163',
        '(604) 555-0166',
        'quartz',
        'tractor',
        'to call back',
        'user ended',
        'periscope',
        'Mar 2',
        'mar 2, 2026, 12:05 PM',
        'March 2',
        'lanternfish',
      ],
      'sms-logs': ['(604) 555-0163', 'simulated', 'Outbound', 'lanternfish'],
      commitments: ['(604) 555-0163', 'quartz', 'lanternfish'],
      appointments: ['(604) 555-0163', 'quartz', 'booked', 'lanternfish'],
      agents: ['(604) 555-0137', 'lanternfish'],
      'phone-numbers': ['(604) 555-0137', 'lanternfish', 'unassigned', 'sample'],
      businesses: ['lanternfish'],
      users: ['wilhelmina@', 'lanternfish', 'Not confirmed', 'owner'],
    };
    for (const [list, words] of Object.entries(sought))
      for (const q of words) expect([list, q, (await find(list, q)).length]).not.toContain(0);
    expect(await find('call-logs', '(604) 555-0164')).toEqual([]);
    expect(await find('call-logs', 'Mar 3')).toEqual([]);
    expect(await find('users', 'Disabled')).toEqual([]);
  });

  it('finds names with and without their accents, whichever are stored or typed', async () => {
    const { database } = open();
    const { business } = await addShop(database, 'Vitrerie Bérubé & Sœurs', '+15145550171');
    const businessId = business.id;
    const [call] = await database
      .insert(callLogs)
      .values({
        businessId: null,
        callStatus: 'completed',
        callTimestamp: new Date(),
        lead: {
          name: 'Noël Lévesque',
          phone: null,
          email: null,
          reason: 'une fenetre cassee a la garçonnière',
          preferredTime: null,
        },
      })
      .returning();
    await database.insert(smsLogs).values({
      businessId: null,
      direction: 'inbound',
      phoneNumber: '+15145550172',
      status: 'received',
      body: 'Déjà réglé, merci (100 %).',
    });
    const promise = { businessId, callId: call?.id, madeAt: new Date() };
    await database.insert(commitments).values({ ...promise, text: 'Rappeler à midi' });
    await database.insert(appointments).values({
      businessId,
      customerName: 'Zoé Gagné',
      customerPhone: '+15145550172',
      startAt: new Date('2026-03-02T17:00:00Z'),
      endAt: new Date('2026-03-02T18:00:00Z'),
    });
    const sought = {
      'call-logs': ['levesque', 'NOEL LEVESQUE', 'lévesque', 'fenêtre cassée', 'garconniere'],
      'sms-logs': ['deja regle', 'DÉJÀ', 'deja reglé, merci (100 %)'],
      commitments: ['rappeler a midi', 'berube'],
      appointments: ['zoe gagne', 'Zoé', 'berube'],
      businesses: ['berube', 'BÉRUBÉ & soeurs', 'sœurs'],
      agents: ['berube'],
      'phone-numbers': ['berube'],
    };
    for (const [list, words] of Object.entries(sought))
      for (const q of words) expect([list, q, (await find(list, q)).length]).toEqual([list, q, 1]);
    for (const q of ['lavesque', 'regl.', 'deja (regle', '10_', 'sours'])
      for (const list of Object.keys(sought)) expect(await find(list, q)).toEqual([]);
  });

  it('shows free numbers to whoever begins to type that they are unassigned, and to nobody else', async () => {
    await open().database.insert(phoneNumbers).values({ phoneNumber: '+16045550173' });
    const numbers = async (q: string) =>
      (await find('phone-numbers', q)).map(({ phone_number: number }) => number);
    expect(await numbers('Unass')).toContain('+16045550173');
    expect(await numbers('sign')).toEqual([]);
  });

  it('finds by “sample” what is marked as a sample, and nothing else', async () => {
    const { database } = open();
    const { business } = await addShop(database, 'Marked Tint', '+16045550136');
    await addShop(database, 'Unmarked Tint', '+16046210136');
    expect(await find('businesses', 'sample')).toEqual([]);
    await database.update(businesses).set({ sample: true }).where(eq(businesses.id, business.id));
    expect(await find('businesses', 'sample')).toMatchObject([{ name: 'Marked Tint' }]);
    const found = async (config: Partial<Config>) => {
      const api = createTestApi(open(), { operator }, { config: { ...testConfig, ...config } });
      const { body } = await api.ask('operator', '/api/phone-numbers?q=sample');
      return rows.parse(body).map(({ phone_number: number }) => number);
    };
    const both = ['+16045550136', '+16046210136'];
    expect(await found({ phoneLine: false })).toEqual(expect.arrayContaining(both));
    const connected = await found({ phoneLine: true, telephony: 'twilio' });
    expect(connected).toContain(both[0]);
    expect(connected).not.toContain(both[1]);
  });

  it('says of a call that it waits to be called back until every promise is kept', async () => {
    const { database } = open();
    const { business } = await addShop(database, 'Promising', '+16045550138');
    const [call] = await database
      .insert(callLogs)
      .values({
        businessId: business.id,
        callStatus: 'completed',
        commitments: [{ text: 'Call', dueAt: null, madeAt: 1 }],
      })
      .returning();
    const promise = { businessId: business.id, callId: call?.id, madeAt: new Date() };
    const promises = await database
      .insert(commitments)
      .values([
        { ...promise, text: 'Call' },
        { ...promise, text: 'Send a quote' },
      ])
      .returning();
    const api = createTestApi(open(), { operator });
    const outcome = async () => (await api.ask('operator', `/api/call-logs/${call?.id}`)).body;
    const keep = (id: string | undefined, kept: boolean) =>
      api.ask('operator', `/api/commitments/${id}`, { method: 'PUT', body: { kept } });
    await keep(promises[0]?.id, true);
    expect(await outcome()).toMatchObject({ outcome: 'to call back' });
    await keep(promises[1]?.id, true);
    expect(await outcome()).toMatchObject({ outcome: 'answered' });
    await keep(promises[0]?.id, false);
    expect(await outcome()).toMatchObject({ outcome: 'to call back' });
  });
});
