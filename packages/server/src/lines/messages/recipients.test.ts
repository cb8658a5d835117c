import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { agents } from '../../platform/database/schema/agents.ts';
import { emailProofs } from '../../platform/database/schema/email-proofs.ts';
import { numberProofs } from '../../platform/database/schema/number-proofs.ts';
import { phoneNumbers } from '../../platform/database/schema/phone-numbers.ts';
import { userBusinesses } from '../../platform/database/schema/user-businesses.ts';
import { users } from '../../platform/database/schema/users.ts';
import { mailWorker } from '../../platform/mail/send-mail.ts';
import type { Mail, OutgoingMail } from '../../platform/providers/mail/interface.ts';
import { usualTolls } from '../../testing/call-server.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { addConnectedShop, addShop, type Shop } from '../../testing/shop.ts';
import { mayTextCaller } from './may-text.ts';
import { alertsSomeone, findRecipients, optOut, reachOf } from './recipients.ts';

const number = '+16045550191';
const email = 'owner@kestrel.example';
const whole = reachOf({ telephony: 'twilio', mail: 'smtp' });
const textsOnly = reachOf({ telephony: 'twilio', mail: 'mailbox' });
const mailsOnly = reachOf({ telephony: 'local', mail: 'smtp' });
const nothing = reachOf({ telephony: 'local', mail: 'mailbox' });

describeOnEachDatabase('an alert', (open) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await addConnectedShop(open().database);
  });
  const alerts = (reach: typeof whole, { agentId } = shop) =>
    alertsSomeone(open().database, agentId, reach);
  const prove = async (provedAt: Date | null) => {
    const { businessId } = shop;
    await open()
      .database.insert(numberProofs)
      .values({ businessId, phoneNumber: number, provedAt });
    await open().database.insert(emailProofs).values({ businessId, email, provedAt });
  };

  it('reaches nobody where texts are simulated and mails are kept', async () => {
    await prove(new Date());
    expect(await alerts(nothing)).toBe(false);
  });

  it('reaches a number that was agreed to where texts leave, and no address', async () => {
    await prove(new Date());
    expect(await alerts(textsOnly)).toBe(true);
    await open()
      .database.update(agents)
      .set({ callSummaryRecipientNumber: null })
      .where(eq(agents.id, shop.agentId));
    expect(await alerts(textsOnly)).toBe(false);
  });

  it('reaches an address that was agreed to where mails leave', async () => {
    expect(await alerts(mailsOnly)).toBe(false);
    await prove(new Date());
    expect(await alerts(mailsOnly)).toBe(true);
  });

  it('reaches nobody who was asked and has not agreed', async () => {
    await prove(null);
    expect(await alerts(whole)).toBe(false);
  });

  it('reaches nobody by text from a sample number, nor is anybody else texted from there', async () => {
    const { database } = open();
    const sample = await addShop(database);
    const proof = { phoneNumber: number, businessId: sample.businessId, provedAt: new Date() };
    await database.insert(numberProofs).values(proof);
    expect(await alerts(textsOnly, sample)).toBe(false);
    const calling = { callId: crypto.randomUUID(), ...sample, fromNumber: number };
    const room = { reach: whole, tolls: usualTolls };
    expect(await mayTextCaller(database, room, calling, Date.now())).toBe(false);
  });

  it('reaches no phone that wants no more, and none in the US its carrier keeps texts from', async () => {
    const { database } = open();
    const us = await addConnectedShop(database, { callSummaryRecipientNumber: '+12065550101' });
    expect(await alerts(textsOnly, us)).toBe(false);
    await database.update(phoneNumbers).set({ smsApproved: true });
    expect(await alerts(textsOnly, us)).toBe(true);
    await optOut(database, number, shop.number);
    expect(await alerts(textsOnly)).toBe(false);
  });

  it('reaches nobody of an agent that is gone', async () => {
    const gone = { ...shop, agentId: crypto.randomUUID() };
    expect(await alerts(whole, gone)).toBe(false);
  });

  it('from the sample business, whose number and address are invented, reaches its owners only', async () => {
    const { database } = open();
    const sample = await addConnectedShop(database, {}, { sample: true });
    expect(await alerts(whole, sample)).toBe(false);
    const [owner] = await database
      .insert(users)
      .values({ email: 'ana@shop.example', emailConfirmedAt: new Date() })
      .returning();
    const { businessId } = sample;
    await database.insert(userBusinesses).values({ userId: owner?.id ?? '', businessId });
    expect(await alerts(whole, sample)).toBe(true);
    expect(await alerts(textsOnly, sample)).toBe(false);
  });
});

describeOnEachDatabase('mails about calls', (open) => {
  const account = 'ana@home.example';
  const own = async (agent: Partial<typeof agents.$inferInsert> = {}) => {
    const { database } = open();
    const shop = await addShop(database, agent);
    const [ana] = await database
      .insert(users)
      .values({ email: account, emailConfirmedAt: new Date() })
      .returning();
    const { businessId } = shop;
    await database.insert(userBusinesses).values({ userId: ana?.id ?? '', businessId });
    return shop;
  };
  const recipientsOf = async ({ agentId }: Shop) =>
    (await findRecipients(open().database, agentId))?.emails;
  beforeEach(async () => void (await open().database.delete(users)));

  it('go to the accounts of the owners where no address was named', async () => {
    expect(await recipientsOf(await own())).toEqual([{ to: account, insteadOf: null }]);
  });

  it('go to the business’s own address where nobody has an account', async () => {
    const shop = await addShop(open().database);
    expect(await recipientsOf(shop)).toEqual([{ to: email, insteadOf: null }]);
  });

  it('go to the address that was named, and to accounts only until somebody there agrees', async () => {
    const named = 'desk@shop.example';
    const shop = await own({ callSummaryRecipientEmail: 'Desk@Shop.example' });
    const emails = await recipientsOf(shop);
    expect(emails).toEqual([
      { to: named, insteadOf: null },
      { to: account, insteadOf: named },
    ]);
    const left: OutgoingMail[] = [];
    const leaveBy = async (name: Mail['name']) => {
      left.length = 0;
      const mail: Mail = { name, send: async (each) => void left.push(each) };
      const worker = mailWorker({
        mail,
        database: open().database,
        publicUrl: 'https://ring.example',
      });
      const words = { subject: 'Bob called', text: '', html: '', summaryOf: shop.businessId };
      for (const each of emails ?? []) await worker.run({ ...words, ...each });
      return left.map(({ to, subject }) => `${to}: ${subject}`);
    };
    expect(await leaveBy('smtp')).toEqual([
      `${named}: May summaries of calls come to this address?`,
      `${account}: Bob called`,
    ]);
    await open().database.update(emailProofs).set({ provedAt: new Date() });
    expect(await leaveBy('smtp')).toEqual([`${named}: Bob called`]);
    expect(await leaveBy('mailbox')).toEqual([`${named}: Bob called`]);
  });

  it('go once to an account whose address was named', async () => {
    const shop = await own({ callSummaryRecipientEmail: account });
    expect(await recipientsOf(shop)).toEqual([{ to: account, insteadOf: null }]);
  });
});
