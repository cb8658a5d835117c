import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { agents } from '../../platform/database/schema/agents.ts';
import { emailProofs } from '../../platform/database/schema/email-proofs.ts';
import { numberProofs } from '../../platform/database/schema/number-proofs.ts';
import { phoneNumbers } from '../../platform/database/schema/phone-numbers.ts';
import { userBusinesses } from '../../platform/database/schema/user-businesses.ts';
import { users } from '../../platform/database/schema/users.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { addShop, type Shop } from '../../testing/shop.ts';
import { alertsSomeone, optOut, reachOf } from './recipients.ts';

const number = '+16045550191';
const email = 'owner@kestrel.example';
const whole = reachOf({ telephony: 'twilio', mail: 'smtp' });
const textsOnly = reachOf({ telephony: 'twilio', mail: 'mailbox' });
const mailsOnly = reachOf({ telephony: 'local', mail: 'smtp' });
const nothing = reachOf({ telephony: 'local', mail: 'mailbox' });

describeOnEachDatabase('an alert', (open) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await addShop(open().database);
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

  it('reaches no phone that wants no more, and none in the US its carrier keeps texts from', async () => {
    const { database } = open();
    const us = await addShop(database, { callSummaryRecipientNumber: '+12065550101' });
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
    const sample = await addShop(database, {}, { sample: true });
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
