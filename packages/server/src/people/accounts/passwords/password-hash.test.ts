import bcrypt from 'bcryptjs';
import { describe, expect, test } from 'vitest';
import { hashPassword, isCurrentHash, verifyPassword } from './passwords.ts';

describe('a password', () => {
  test('matches its own hash and no other', async () => {
    const hash = await hashPassword('correct horse');
    expect(await verifyPassword('correct horse', hash)).toBe(true);
    expect(await verifyPassword('wrong horse', hash)).toBe(false);
    expect(isCurrentHash(hash)).toBe(true);
  });

  test('that was hashed with bcrypt elsewhere still signs in, and is due for a new hash', async () => {
    const hash = await bcrypt.hash('brought along', 10);
    expect(await verifyPassword('brought along', hash)).toBe(true);
    expect(await verifyPassword('not this one', hash)).toBe(false);
    expect(isCurrentHash(hash)).toBe(false);
  });

  test('of an account that does not exist never matches', async () => {
    expect(await verifyPassword('anything', null)).toBe(false);
  });
});
