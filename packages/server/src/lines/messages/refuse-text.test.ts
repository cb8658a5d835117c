import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { browserCallTokens } from '../../platform/database/schema/browser-call-tokens.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { numberProofs } from '../../platform/database/schema/number-proofs.ts';
import { smsLogs } from '../../platform/database/schema/sms-logs.ts';
import {
  mostBrowserAlerts,
  mostBrowserTexts,
  mostCallerTexts,
  mostTextsPerNumber,
} from '../../platform/tolls/tolls.ts';
import { usualTolls } from '../../testing/call-server.ts';
import { openEmptyPglite } from '../../testing/databases.ts';
import { addShop, type Shop } from '../../testing/shop.ts';
import { refuseText } from './refuse-text.ts';

const caller = '+16045550150';
const dictated = '+16045550151';
const owner = '+16045550191';
const britain = '+447400123456';

describe('a text', () => {
  let open: OpenDatabase;
  let shop: Shop;
  beforeAll(async () => {
    open = await openEmptyPglite();
    return () => open.close();
  });
  beforeEach(async () => {
    await open.database.delete(smsLogs);
    shop = await addShop(open.database);
  });

  const call = async (channel: 'phone' | 'browser' | 'sms', fromNumber: string) => {
    const [row] = await open.database
      .insert(callLogs)
      .values({ businessId: shop.businessId, agentId: shop.agentId, channel, fromNumber })
      .returning();
    return row?.id ?? null;
  };
  const refusal = async (to: string, callId: string | null = null, alert = false) => {
    const { agentId, businessId, number: from } = shop;
    const text = { to, from, agentId, businessId, callId, alert };
    return (await refuseText(open.database, usualTolls, text, Date.now()))?.code ?? null;
  };
  const sendBefore = (count: number, phoneNumber: (index: number) => string) =>
    open.database.insert(smsLogs).values(
      Array.from({ length: count }, (_, index) => ({
        direction: 'outbound' as const,
        status: 'delivered',
        phoneNumber: phoneNumber(index),
        businessId: shop.businessId,
        agentId: shop.agentId,
      })),
    );

  it('goes back to the phone the carrier delivered the call or the text from', async () => {
    expect(await refusal(caller, await call('phone', caller))).toBeNull();
    expect(await refusal(caller, await call('sms', caller))).toBeNull();
  });

  it('never goes to a dictated number, nor to one a browser named', async () => {
    expect(await refusal(dictated, await call('phone', caller))).toBe('NOT_THE_CALLER');
    expect(await refusal(caller, await call('browser', caller))).toBe('NOT_THE_CALLER');
    expect(await refusal(caller)).toBe('NOT_THE_CALLER');
  });

  it('goes to such a number once it has proved itself', async () => {
    const { businessId } = shop;
    await open.database
      .insert(numberProofs)
      .values({ businessId, phoneNumber: dictated, provedAt: new Date() });
    expect(await refusal(dictated, await call('browser', dictated))).toBeNull();
  });

  it('stays in the business’s own country', async () => {
    expect(await refusal(britain, await call('phone', britain))).toBe('ABROAD');
    expect(await refusal('+18765550100', await call('phone', '+18765550100'))).toBe('ABROAD');
    const region = { country: 'US', subdivision: 'WA' } as const;
    await open.database
      .update(businesses)
      .set({ region })
      .where(eq(businesses.id, shop.businessId));
    expect(await refusal(caller, await call('phone', caller))).toBe('ABROAD');
    expect(await refusal('+12065550101', await call('phone', '+12065550101'))).toBeNull();
  });

  it('goes to its owner, unless nobody there has agreed to it yet', async () => {
    expect(await refusal(owner)).toBeNull();
    await open.database
      .insert(numberProofs)
      .values({ businessId: shop.businessId, phoneNumber: owner });
    expect(await refusal(owner)).toBe('NOT_PROVED');
  });

  it('is not one more than a phone is sent in a day', async () => {
    await sendBefore(mostTextsPerNumber, () => caller);
    expect(await refusal(caller, await call('phone', caller))).toBe('LIMIT_REACHED');
    expect(await refusal(owner)).toBeNull();
  });

  it('is not one more than a business sends callers in a day', async () => {
    await sendBefore(mostCallerTexts, (index) => `+1778555${String(index).padStart(4, '0')}`);
    expect(await refusal(caller, await call('phone', caller))).toBe('LIMIT_REACHED');
    expect(await refusal(owner)).toBeNull();
  });

  it('tells an owner of so many calls by browser in a day, which cost nobody anything, and of each by phone', async () => {
    const { agentId, businessId } = shop;
    const before = await call('browser', caller);
    const text = { direction: 'outbound' as const, status: 'delivered', phoneNumber: owner };
    await open.database.insert(smsLogs).values(
      Array.from({ length: mostBrowserTexts }, () => ({
        ...text,
        agentId,
        businessId,
        callId: before,
      })),
    );
    expect(await refusal(owner, await call('browser', caller))).toBe('LIMIT_REACHED');
    expect(await refusal(owner, await call('phone', caller))).toBeNull();
    expect(await refusal(owner)).toBeNull();
    const alert = async () => refusal(owner, await call('browser', caller), true);
    expect(await alert()).toBeNull();
    const alerts = Array.from({ length: mostBrowserAlerts.network }, () => ({
      ...text,
      alert: true,
    }));
    await open.database
      .insert(smsLogs)
      .values(alerts.map((each) => ({ ...each, agentId, businessId, callId: before })));
    expect(await alert()).toBe('LIMIT_REACHED');
    const elsewhere = await call('browser', caller);
    await open.database.insert(browserCallTokens).values({
      tokenHash: `hash-${elsewhere}`,
      agentId,
      callSid: `sid-${elsewhere}`,
      network: '203.0.113.9',
      expiresAt: new Date(),
    });
    await open.database
      .update(callLogs)
      .set({ callSid: `sid-${elsewhere}` })
      .where(eq(callLogs.id, elsewhere ?? ''));
    expect(await refusal(owner, elsewhere, true)).toBeNull();
  });

  it('never leaves the sample business', async () => {
    await open.database
      .update(businesses)
      .set({ sample: true })
      .where(eq(businesses.id, shop.businessId));
    expect(await refusal(caller, await call('phone', caller))).toBe('SAMPLE_SHOP');
    expect(await refusal(owner)).toBe('SAMPLE_SHOP');
  });
});
