import { desc, gt, isNull, or, sql } from 'drizzle-orm';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { signingKeys } from '../../../platform/database/schema/signing-keys.ts';
import { createKeyRing, type KeyRing, type SigningKey, UnknownKey } from './key-ring.ts';

export interface StoredKeyOptions {
  /** How long a key signs, in days; 0: for ever. */
  rotationDays: number;
  /** How long a token it signed is good, in seconds: so long it must verify after that. */
  tokenLifetime: number;
  now: () => Date;
  /** Told of a reload that failed; the keys at hand go on working. */
  report: (error: unknown) => void;
}

/** Other instances learn of a new key this late at most. */
const reloadAfter = 5 * 60_000;
const day = 24 * 60 * 60_000;
/** Any constant does; it must only differ from other locks in the same database. */
const rotationLock = 7_220_250_143;

/**
 * A ring whose ES256 keys live in the database, made at the first start and replaced when they
 * grow old. Every instance that shares the database shares them.
 */
export async function openStoredKeys(
  database: Database,
  options: StoredKeyOptions,
): Promise<KeyRing> {
  let loaded = await load(database, options);
  let reloading: Promise<void> | null = null;
  const reload = () => {
    reloading ??= load(database, options)
      .then((fresh) => {
        loaded = fresh;
      })
      .finally(() => {
        reloading = null;
      });
    return reloading;
  };
  const age = () => options.now().getTime() - loaded.at;
  return {
    sign: (claims) => {
      // Never waited for: who signs may be within a transaction, and the embedded database has
      // only the one connection that it holds.
      if (age() > reloadAfter) reload().catch(options.report);
      return loaded.ring.sign(claims);
    },
    verify: async (token) => {
      try {
        return await loaded.ring.verify(token);
      } catch (error) {
        // Another instance may have made the key a moment ago.
        if (!(error instanceof UnknownKey) || age() < 1_000) throw error;
        await reload();
        return loaded.ring.verify(token);
      }
    },
    publicKeys: async () => {
      if (age() > reloadAfter) await reload();
      return loaded.ring.publicKeys();
    },
  };
}

/** Makes a new key that signs from now on; the old ones verify until their last token expires. */
async function rotateSigningKey(database: Queryable, now: Date): Promise<void> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const id = crypto.randomUUID();
  const key: JWK = { ...(await exportJWK(privateKey)), kid: id, alg: 'ES256' };
  await database.update(signingKeys).set({ retiredAt: now }).where(isNull(signingKeys.retiredAt));
  await database.insert(signingKeys).values({ id, privateKey: key, createdAt: now });
}

/**
 * Keys of the database's own that others have taken over from: they sign nothing any more, and
 * verify until the last token they signed has expired.
 */
export async function retireStoredKeys(
  database: Database,
  options: Pick<StoredKeyOptions, 'now' | 'tokenLifetime'>,
): Promise<SigningKey[]> {
  await database
    .update(signingKeys)
    .set({ retiredAt: options.now() })
    .where(isNull(signingKeys.retiredAt));
  const keys = await usableKeys(database, options);
  return keys.map(({ privateKey }) => ({ jwk: privateKey, signs: false }));
}

async function load(database: Database, options: StoredKeyOptions) {
  const now = options.now();
  const keys = await database.transaction(async (transaction) => {
    await transaction.execute(sql`SELECT pg_advisory_xact_lock(${rotationLock}::bigint)`);
    const present = await usableKeys(transaction, options);
    const [signing] = present.filter((key) => !key.retiredAt);
    if (signing && !isOld(signing.createdAt, now, options.rotationDays)) return present;
    await rotateSigningKey(transaction, now);
    return usableKeys(transaction, options);
  });
  const ring = createKeyRing(
    keys.map((key) => ({ jwk: key.privateKey, signs: key.retiredAt === null })),
    options.now,
  );
  return { ring, at: now.getTime() };
}

function isOld(since: Date, now: Date, days: number): boolean {
  return days > 0 && now.getTime() - since.getTime() > days * day;
}

/** A retired key stays while a token of an instance that had not heard of it may be good. */
function usableKeys(
  database: Queryable,
  { now, tokenLifetime }: Pick<StoredKeyOptions, 'now' | 'tokenLifetime'>,
) {
  const goodUntil = new Date(now().getTime() - tokenLifetime * 1000 - 2 * reloadAfter);
  return database
    .select()
    .from(signingKeys)
    .where(or(isNull(signingKeys.retiredAt), gt(signingKeys.retiredAt, goodUntil)))
    .orderBy(desc(signingKeys.createdAt));
}
