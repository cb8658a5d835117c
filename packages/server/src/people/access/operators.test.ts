import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { users } from '../../platform/database/schema/users.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { hasOperator } from './account-people.ts';

describeOnEachDatabase('whoever runs the installation', (open) => {
  it('is looked for until there is one, and again once they are gone', async () => {
    const { database } = open();
    const id = crypto.randomUUID();
    await database.insert(users).values({ id, email: 'ana@shop.example' });
    expect(await hasOperator(database)).toBe(false);
    await database.update(users).set({ operator: true }).where(eq(users.id, id));
    expect(await hasOperator(database)).toBe(true);
    await database.update(users).set({ deletedAt: new Date() }).where(eq(users.id, id));
    expect(await hasOperator(database)).toBe(false);
  });
});
