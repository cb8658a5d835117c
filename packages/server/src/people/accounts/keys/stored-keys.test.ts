import { expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../../testing/databases.ts';
import { openStoredKeys } from './stored-keys.ts';

const day = 24 * 60 * 60_000;

describeOnEachDatabase('signing keys of an installation', (open) => {
  let time = Date.parse('2026-03-01T12:00:00Z');
  const failures: unknown[] = [];
  const options = {
    rotationDays: 90,
    tokenLifetime: 3600,
    now: () => new Date(time),
    report: (error: unknown) => void failures.push(error),
  };
  const claims = () => ({ sub: 'someone', exp: time / 1000 + 3600 });

  it('are shared by its instances and survive a restart', async () => {
    const one = await openStoredKeys(open().database, options);
    const other = await openStoredKeys(open().database, options);
    expect(await other.verify(await one.sign(claims()))).toMatchObject({ sub: 'someone' });
    expect(await other.publicKeys()).toEqual(await one.publicKeys());
  });

  it('are replaced when they grow old, and still verify what they signed', async () => {
    const before = await openStoredKeys(open().database, options);
    time += 91 * day;
    const token = await before.sign(claims());
    const after = await openStoredKeys(open().database, options);
    expect(await after.publicKeys()).toHaveLength(2);
    expect(await after.verify(token)).toMatchObject({ sub: 'someone' });
    expect(await before.verify(await after.sign(claims()))).toMatchObject({ sub: 'someone' });
    time += day;
    expect(await (await openStoredKeys(open().database, options)).publicKeys()).toHaveLength(1);
  });

  it('can sign within a transaction, however old they are', async () => {
    const ring = await openStoredKeys(open().database, options);
    time += day;
    const token = await open().database.transaction(() => ring.sign(claims()));
    expect(await ring.verify(token)).toMatchObject({ sub: 'someone' });
    expect(failures).toEqual([]);
  });
});
