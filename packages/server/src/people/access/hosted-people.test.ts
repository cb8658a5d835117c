import { eq } from 'drizzle-orm';
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { beforeAll, expect, it } from 'vitest';
import { users } from '../../platform/database/schema/users.ts';
import type { People } from '../../platform/tenant-guard/person.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { hasOperator } from './account-people.ts';
import { hostedPeople } from './hosted-people.ts';

const issuer = 'https://project.example/auth/v1';

describeOnEachDatabase('people of a hosted accounts service', (open) => {
  let people: People;
  let sign: (claims: Record<string, unknown>, options?: { issuer?: string }) => Promise<string>;
  beforeAll(async () => {
    const { publicKey, privateKey } = await generateKeyPair('ES256');
    const jwk = { ...(await exportJWK(publicKey)), kid: 'hosted', alg: 'ES256' };
    const keys = createLocalJWKSet({ keys: [jwk] });
    const operatorEmails = ['boss@example.com'];
    people = hostedPeople({ database: open().database, operatorEmails, issuer, keys });
    sign = (claims, options = {}) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', kid: 'hosted' })
        .setIssuer(options.issuer ?? issuer)
        .setAudience('authenticated')
        .setExpirationTime('1h')
        .sign(privateKey);
  });

  const find = async (token: string | null) => {
    const headers = new Headers(token ? { authorization: `Bearer ${token}` } : {});
    return people.find({ headers, address: null });
  };
  const someone = (email: string) => ({ sub: crypto.randomUUID(), email });

  it('are known by their token: the first is the operator, later ones are owners', async () => {
    const first = someone('first@example.com');
    expect(await find(await sign(first))).toEqual({ role: 'operator', userId: first.sub });
    expect(await find(await sign(first))).toMatchObject({ role: 'operator' });
    const later = await find(await sign(someone('later@example.com')));
    expect(later).toMatchObject({ role: 'owner', businessIds: [] });
    expect(await find(await sign(someone('boss@example.com')))).toMatchObject({ role: 'operator' });
    expect(await people.count('everything')).toBe(3);
  });

  it('are nobody without a token, with a broken one, or with one of another project', async () => {
    const other = { issuer: 'https://other.example/auth/v1' };
    expect(await find(null)).toBeNull();
    expect(await find('not.a.token')).toBeNull();
    expect(await find(await sign(someone('x@example.com'), other))).toBeNull();
  });
});

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
