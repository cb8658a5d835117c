import { describe, expect, it } from 'vitest';
import { readSettings } from '../../../platform/settings/settings.ts';
import { createLimits } from './limits.ts';

/** Somebody who asks for mails, each to another address unless told otherwise. */
function asking(limits = createLimits(readSettings({}))) {
  let asked = 0;
  const once = async (ip: string, email?: string, toKnownOnly = false) => {
    asked += 1;
    try {
      await limits.countMail('recovery', email ?? `somebody${asked}@mail.example`, ip, {
        toKnownOnly,
      });
      return true;
    } catch {
      return false;
    }
  };
  const often = async (ip: string, times: number) => {
    let sent = 0;
    for (let time = 0; time < times; time += 1) if (await once(ip)) sent += 1;
    return sent;
  };
  return { once, often };
}

describe('a mail that was refused', () => {
  it('starts no account’s timer', async () => {
    const { once, often } = asking();
    await often('203.0.113.5', 60);
    expect(await once('203.0.113.5', 'victim@mail.example')).toBe(false);
    expect(await once('192.0.2.200', 'victim@mail.example')).toBe(true);
    expect(await once('192.0.2.201', 'victim@mail.example')).toBe(false);
  });

  it('uses up nothing of its mailbox', async () => {
    const { once, often } = asking();
    await often('203.0.113.5', 60);
    for (let time = 0; time < 20; time += 1)
      await once('203.0.113.5', `victim+${time}@mail.example`);
    expect(await once('192.0.2.200', 'victim@mail.example')).toBe(true);
  });
});

describe('the mails strangers share', () => {
  it('are not used up by one /64 for its site, nor by a site for its provider', async () => {
    const { once, often } = asking();
    expect(await often('2001:db8:1:1::5', 200)).toBeGreaterThan(10);
    expect(await once('2001:db8:1:2::5')).toBe(true);
    for (let net = 3; net < 40; net += 1) await often(`2001:db8:1:${net}::5`, 30);
    expect(await once('2001:db8:1:99::5')).toBe(false);
    expect(await once('2001:db8:2:1::5')).toBe(true);
  });

  it('are not used up by a provider for everybody', async () => {
    const { once, often } = asking();
    for (let site = 1; site < 60; site += 1) await often(`2001:db8:${site}:1::5`, 30);
    expect(await once('2001:db8:99:1::5')).toBe(false);
    expect(await often('2001:db9:1:1::5', 12)).toBe(12);
  });

  it('are not used up by a handful of addresses, nor by a block of them', async () => {
    const { often } = asking();
    let sent = 0;
    for (let host = 1; host < 200; host += 1) sent += await often(`203.0.113.${host}`, 30);
    expect(sent).toBeLessThan(40);
    for (let net = 1; net < 10; net += 1) await often(`198.51.${net}.7`, 30);
    expect(await often('192.0.2.7', 5)).toBe(5);
  });

  it('leave some to each network when all is used up', async () => {
    const { often } = asking();
    for (let net = 1; net < 120; net += 1) await often(`198.51.${net}.7`, 30);
    expect(await often('192.0.2.7', 5)).toBe(2);
  });

  it('are not used up by asking for what only those get who have an account', async () => {
    const { once, often } = asking();
    for (let net = 1; net < 240; net += 1)
      for (let each = 0; each < 3; each += 1) await once(`198.51.${net}.7`, undefined, true);
    expect(await often('192.0.2.7', 8)).toBeGreaterThan(4);
  });
});
