import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { dailySpending } from '../../platform/database/schema/daily-spending.ts';
import { numberProofs } from '../../platform/database/schema/number-proofs.ts';
import { smsLogs } from '../../platform/database/schema/sms-logs.ts';
import { prices } from '../../platform/tolls/tolls.ts';
import { startAnsweringShop } from '../../testing/answering-shop.ts';
import {
  type CallServer,
  dial,
  readCall,
  readInputs,
  sessionEnds,
} from '../../testing/call-server.ts';
import { addShop, type Shop } from '../../testing/shop.ts';

const never = { open: '09:00', close: '17:00', isClosed: true };
const nobodyEver = {
  monday: never,
  tuesday: never,
  wednesday: never,
  thursday: never,
  friday: never,
  saturday: never,
  sunday: never,
};

const owner = '+16045550192';

describe('handing a caller over', () => {
  let open: OpenDatabase;
  let server: CallServer;
  let shop: Shop;
  startAnsweringShop((started) => {
    ({ open, server, shop } = started);
  });

  const transferred = async (number = shop.number) => {
    const call = dial(server, number);
    const socket = await call.connect(await call.ring());
    await socket.nextTurn();
    socket.playAll();
    socket.say('My name is Andre Lavoie and how much is a tune-up?');
    await socket.nextTurn();
    socket.playAll();
    socket.say('Can I talk to a real person please?');
    await socket.nextTurn();
    socket.playAll();
    const twiml = await call.action(sessionEnds.ended(await socket.nextEnd()));
    const action = attribute(twiml, 'Dial action');
    return { call, twiml, action, screening: attribute(twiml, 'Number url') };
  };
  const attribute = (twiml: string, name: string) =>
    new RegExp(`<${name}="([^"]+)"`).exec(twiml)?.[1]?.replaceAll('&amp;', '&') ?? '';
  /** What a person who picks up hears, and what becomes of the key they press. */
  const pickUp = async ({ call, screening }: Awaited<ReturnType<typeof transferred>>) => {
    const leg = { CallSid: 'CAowner', ParentCallSid: call.callSid };
    const whispered = await (await call.post(screening, leg)).text();
    const press = async (Digits: string) =>
      (await call.post(attribute(whispered, 'Gather action'), { ...leg, Digits })).text();
    return { whispered, press };
  };

  it('tells the person who picks up what was said, and is theirs once they take it', async () => {
    const transfer = await transferred();
    expect(transfer.twiml).toContain('>+16045550192</Number>');
    const { whispered, press } = await pickUp(transfer);
    expect(whispered).toContain('Andre Lavoie');
    expect(whispered).toContain('$89');
    expect(await press('1')).toMatch(/<Response\/>$/);
    const row = await readCall(open.database, transfer.call.callSid);
    expect(row).toMatchObject({ callStatus: 'completed', endReason: 'transferred' });
    const texts = await open.database.select().from(smsLogs).where(eq(smsLogs.callId, row.id));
    expect(texts[0]?.body).toContain('put through to you');
    const after = await transfer.call.post(transfer.action, { DialCallStatus: 'completed' });
    expect(await after.text()).toContain('<Hangup/>');
  });

  it.each([
    ['nobody answers', 'no-answer', 'unanswered'],
    ['the line is busy', 'busy', 'busy'],
    ['the number cannot be reached', 'failed', 'failed'],
    ['a machine picks up and presses nothing', 'completed', 'unanswered'],
  ])('brings them back to take a message when %s', async (_what, DialCallStatus, outcome) => {
    const { call, action } = await transferred();
    const back = await call.post(action, { DialCallStatus });
    const socket = await call.connect(await back.text());
    expect(await socket.nextTurn()).toBeTruthy();
    expect(await readInputs(open.database, call.callSid)).toContainEqual(
      expect.objectContaining({ result: { kind: 'transfer', outcome } }),
    );
    expect((await readCall(open.database, call.callSid)).endedAt).toBeNull();
  });

  it('brings them back when the person declines', async () => {
    const transfer = await transferred();
    const { press } = await pickUp(transfer);
    expect(await press('2')).toContain('<Hangup/>');
    const back = await transfer.call.post(transfer.action, { DialCallStatus: 'completed' });
    expect(await back.text()).toContain('<ConversationRelay');
  });

  it('is over when the caller hangs up while the phone rings', async () => {
    const { call, action } = await transferred();
    await call.post(action, { DialCallStatus: 'canceled', CallStatus: 'completed' });
    expect((await readCall(open.database, call.callSid)).endedAt).not.toBeNull();
  });

  it.each([
    ['outside the hours it may be', { transferHours: nobodyEver }],
    ['where that leads back to us', { transferNumber: '+16045550190' }],
  ])('rings nobody %s, and takes a message', async (_what, agent) => {
    const closed = await addShop(open.database, { transferNumber: '+16045550192', ...agent });
    const call = dial(server, closed.number);
    const socket = await call.connect(await call.ring());
    await socket.nextTurn();
    socket.playAll();
    socket.say('Can I talk to a real person please?');
    expect(await socket.nextTurn()).toMatch(/name|number|message/i);
    expect(socket.unread.some(({ type }) => type === 'end')).toBe(false);
  });

  it('tells the owner of an emergency while the call goes on', async () => {
    const call = dial(server, shop.number);
    const socket = await call.connect(await call.ring());
    await socket.nextTurn();
    socket.say('There is a fire and somebody is hurt, they are not breathing');
    expect(await socket.nextTurn()).toContain('911');
    const { id, endedAt } = await readCall(open.database, call.callSid);
    expect(endedAt).toBeNull();
    const texts = await open.database.select().from(smsLogs).where(eq(smsLogs.callId, id));
    expect(texts).toMatchObject([{ phoneNumber: '+16045550191', direction: 'outbound' }]);
  });

  it.each([
    ['a premium number', '+19005550100'],
    ['the Caribbean', '+18765550100'],
  ])('never rings %s, whoever saved it', async (_what, transferNumber) => {
    const { number } = await addShop(open.database, { transferNumber });
    const { twiml } = await transferred(number);
    expect(twiml).not.toContain('<Dial');
    expect(twiml).toContain('<ConversationRelay');
  });

  it('never rings a number nobody there has agreed to', async () => {
    const { number, businessId } = await addShop(open.database, {
      transferNumber: '+16045550193',
      callSummaryRecipientNumber: null,
    });
    await open.database.insert(numberProofs).values({ businessId, phoneNumber: '+16045550193' });
    const call = dial(server, number);
    const socket = await call.connect(await call.ring());
    await socket.nextTurn();
    socket.playAll();
    socket.say('Can I talk to a real person please?');
    await socket.nextTurn();
    socket.raw.close();
    const twiml = await call.action({ SessionStatus: 'failed', ErrorCode: '1' });
    expect(twiml).not.toContain('<Dial');
    expect(twiml).toContain('<Record');
  });

  it('stops where the business has used up what it may spend in a day, and takes a message', async () => {
    const { number, businessId } = await addShop(open.database, { transferNumber: owner });
    const day = new Date().toISOString().slice(0, 10);
    await open.database.insert(dailySpending).values({ businessId, day, mills: 24_000 });
    const { twiml } = await transferred(number);
    expect(twiml).not.toContain('<Dial');
    expect(twiml).toContain('<ConversationRelay');
  });

  describe('whom we cannot go on with', () => {
    /** A call whose line is lost for good, and what its caller gets then. */
    const rescued = async (number = shop.number) => {
      const call = dial(server, number);
      const socket = await call.connect(await call.ring());
      await socket.nextTurn();
      socket.raw.close();
      const twiml = await call.action({ SessionStatus: 'failed', ErrorCode: '1' });
      return {
        call,
        twiml,
        action: attribute(twiml, 'Dial action'),
        screening: attribute(twiml, 'Number url'),
      };
    };
    const spentBy = async (businessId: string) => {
      const [spent] = await open.database
        .select()
        .from(dailySpending)
        .where(eq(dailySpending.businessId, businessId));
      return spent?.mills ?? 0;
    };

    it('joins them to whoever presses 1, and to nobody else', async () => {
      const taken = await rescued();
      const { whispered, press } = await pickUp(taken);
      expect(whispered).toContain('Press 1');
      expect(await press('1')).toMatch(/<Response\/>$/);
      const after = await taken.call.post(taken.action, { DialCallStatus: 'completed' });
      expect(await after.text()).toContain('<Hangup/>');
      const declined = await rescued();
      expect(await (await pickUp(declined)).press('2')).toContain('<Hangup/>');
      const back = await declined.call.post(declined.action, { DialCallStatus: 'completed' });
      expect(await back.text()).toContain('<Record');
    });

    it('costs what was spoken, of what the business may spend in a day', async () => {
      const { number, businessId } = await addShop(open.database, { transferNumber: owner });
      const { call, twiml, action } = await rescued(number);
      expect(twiml).toContain(`>${owner}</Number>`);
      expect(await spentBy(businessId)).toBe(60 * prices.transferMinute);
      await call.post(action, { DialCallStatus: 'completed', DialCallDuration: '90' });
      expect(await spentBy(businessId)).toBe(2 * prices.transferMinute);
    });

    it('takes a message where the business has used up what it may spend', async () => {
      const { number, businessId } = await addShop(open.database, { transferNumber: owner });
      const day = new Date().toISOString().slice(0, 10);
      await open.database.insert(dailySpending).values({ businessId, day, mills: 24_000 });
      const { twiml } = await rescued(number);
      expect(twiml).not.toContain('<Dial');
      expect(twiml).toContain('<Record');
      expect(await spentBy(businessId)).toBe(24_000);
    });

    it('rings a few times and no more while no allowance can be read', async () => {
      const { number } = await addShop(open.database, { transferNumber: owner });
      const away = (from: string, to: string) =>
        open.database.execute(sql.raw(`ALTER TABLE ${from} RENAME TO ${to}`));
      await away('daily_spending', 'unreadable');
      const given: string[] = [];
      for (let each = 0; each < 7; each += 1) given.push((await rescued(number)).twiml);
      await away('unreadable', 'daily_spending');
      expect(given.filter((twiml) => twiml.includes('<Dial'))).toHaveLength(5);
      expect(given.at(-1)).toContain('<Record');
    });

    it('takes a message outside the hours callers may be put through', async () => {
      const closed = { transferNumber: owner, transferHours: nobodyEver };
      const { number, businessId } = await addShop(open.database, closed);
      const { twiml } = await rescued(number);
      expect(twiml).not.toContain('<Dial');
      expect(twiml).toContain('<Record');
      expect(await spentBy(businessId)).toBe(0);
    });
  });

  it('costs what was spoken, not the hour that was set aside', async () => {
    const { number, businessId } = await addShop(open.database, { transferNumber: owner });
    const { call, action } = await transferred(number);
    await call.post(action, { DialCallStatus: 'completed', DialCallDuration: '90' });
    const [spent] = await open.database
      .select()
      .from(dailySpending)
      .where(eq(dailySpending.businessId, businessId));
    expect(spent?.mills).toBe(2 * prices.transferMinute);
  });
});
