import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callLogs } from '../database/schema/call-logs.ts';
import { callTurns } from '../database/schema/call-turns.ts';
import { leads } from '../database/schema/leads.ts';
import { smsLogs } from '../database/schema/sms-logs.ts';
import {
  type CallServer,
  startCallServer,
  testAuthToken,
  testPublicUrl,
} from '../testing/call-server.ts';
import { CarrierCall } from '../testing/carrier.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { addShop, type Shop } from '../testing/shop.ts';

const caller = '+16045550199';
const dropped = { SessionStatus: 'failed', ErrorCode: '64105', ErrorMessage: 'Websocket ended' };
const hungUp = { SessionStatus: 'completed', CallStatus: 'completed' };

describeOnEachDatabase('a phone call', (open) => {
  let server: CallServer;
  let shop: Shop;

  beforeAll(async () => {
    server = await startCallServer(open());
    shop = await addShop(open().database, { transferNumber: '+16045550192' });
  });
  afterAll(() => server.close());

  const dial = (to = shop.number, from = caller, origin = server.origin) =>
    new CarrierCall({ origin, publicUrl: testPublicUrl, authToken: testAuthToken }, to, from);
  const readCall = async (callSid: string) => {
    const [row] = await open()
      .database.select()
      .from(callLogs)
      .where(eq(callLogs.callSid, callSid));
    if (!row) throw new Error('The call is not in the log.');
    return row;
  };
  const readInputs = async (callSid: string) => {
    const { id } = await readCall(callSid);
    const rows = await open().database.select().from(callTurns).where(eq(callTurns.callId, id));
    return rows.toSorted((a, b) => a.sequence - b.sequence).map(({ input }) => input);
  };

  it('is greeted over the socket, answered, and in the log when the caller hangs up', async () => {
    const call = dial();
    const socket = await call.connect(await call.ring());
    expect(await socket.nextTurn()).toContain('Kestrel');
    socket.say('How much is a tune-up?');
    expect(await socket.nextTurn()).toContain('89');
    socket.raw.close();
    await call.action(hungUp);
    const row = await readCall(call.callSid);
    expect(row).toMatchObject({
      callStatus: 'user-ended',
      fromNumber: caller,
      toNumber: shop.number,
    });
    expect(row.chatTranscript?.map(({ role }) => role)).toEqual(['assistant', 'user', 'assistant']);
    expect(row.summary).toBeTruthy();
  });
});
