import { describe, expect, it } from 'vitest';
import { readSettings } from '../../../platform/settings/settings.ts';
import { createLimits } from './limits.ts';

const settings = readSettings({ AUTH_MAILS_PER_HOUR: '20', AUTH_LIMIT_TOKEN: '3' });
const network = (index: number) => `198.51.100.${index}`;

describe('the budget of mails', () => {
  it('lets somebody who is signed in have few sent, and to others no more than strangers', async () => {
    const limits = createLimits(readSettings({}));
    const member = crypto.randomUUID();
    for (let each = 0; each < 20; each += 1)
      await limits.countMail(`kind ${each}`, member, null, { sentTo: `other${each}@mail.example` });
    await expect(
      limits.countMail('email_change', member, null, { sentTo: 'more@mail.example' }),
    ).rejects.toMatchObject({ status: 429 });
    const targeted = Array.from({ length: 8 }, (_, index) =>
      limits.countMail('email_change', `member ${index}`, null, { sentTo: 'victim@mail.example' }),
    );
    const sent = (await Promise.allSettled(targeted)).filter(
      ({ status }) => status === 'fulfilled',
    );
    expect(sent).toHaveLength(5);
  });

  it('lets strangers send one mailbox few, of whatever kind and from wherever, under any address', async () => {
    const limits = createLimits(readSettings({}));
    const kinds = ['confirmation', 'recovery', 'magic_link'] as const;
    const addresses = ['victim@mail.example', 'Victim+1@mail.example', 'victim+2@mail.example'];
    let sent = 0;
    for (const [at, address] of addresses.entries())
      for (const [of, kind] of kinds.entries())
        await limits.countMail(kind, address, network(at * 3 + of)).then(
          () => {
            sent += 1;
          },
          () => undefined,
        );
    expect(sent).toBe(5);
    limits.welcome('203.0.113.9', 'victim@mail.example');
    await limits.countMail('recovery', 'victim+3@mail.example', '203.0.113.9');
    limits.welcome('203.0.113.8', 'attacker@mail.example');
    await expect(
      limits.countMail('recovery', 'victim+4@mail.example', '203.0.113.8'),
    ).rejects.toMatchObject({ status: 429 });
  });

  it('tells how long to wait', async () => {
    const limits = createLimits(settings);
    await limits.countMail('recovery', 'ana@shop.example', '203.0.113.9');
    const again = limits.countMail('recovery', 'ana@shop.example', '203.0.113.9');
    await expect(again).rejects.toMatchObject({ retryAfterSeconds: 60 });
  });
});

describe('requests', () => {
  it('for a fresh session are counted apart from sign-ins', async () => {
    const limits = createLimits(settings);
    for (let index = 0; index < 3; index += 1) await limits.countRequest('token', '203.0.113.9');
    await expect(limits.countRequest('token', '203.0.113.9')).rejects.toMatchObject({
      status: 429,
      retryAfterSeconds: 300,
    });
    await limits.countRequest('refresh', '203.0.113.9');
  });
});
