import { expect, it } from 'vitest';
import { userBusinesses } from '../database/schema/user-businesses.ts';
import { users } from '../database/schema/users.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { addShop } from '../testing/shop.ts';
import { alertsSomeone } from './recipients.ts';

describeOnEachDatabase('an alert', (open) => {
  it('reaches a number or an address, and nobody where there is neither', async () => {
    const { database } = open();
    const { agentId } = await addShop(database);
    expect(await alertsSomeone(database, agentId)).toBe(true);
    const mailed = await addShop(database, { callSummaryRecipientNumber: null });
    expect(await alertsSomeone(database, mailed.agentId)).toBe(true);
    const silent = await addShop(database, { callSummaryRecipientNumber: null }, { email: null });
    expect(await alertsSomeone(database, silent.agentId)).toBe(false);
    expect(await alertsSomeone(database, crypto.randomUUID())).toBe(false);
  });

  it('from the sample business, whose number and address are invented, reaches its owners only', async () => {
    const { database } = open();
    const { agentId, businessId } = await addShop(database, {}, { sample: true });
    expect(await alertsSomeone(database, agentId)).toBe(false);
    const [owner] = await database
      .insert(users)
      .values({ email: 'ana@shop.example', emailConfirmedAt: new Date() })
      .returning();
    await database.insert(userBusinesses).values({ userId: owner?.id ?? '', businessId });
    expect(await alertsSomeone(database, agentId)).toBe(true);
  });
});
