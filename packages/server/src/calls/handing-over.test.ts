import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/database.ts';
import { smsLogs } from '../database/schema/sms-logs.ts';
import { type CallServer, startCallServer } from '../testing/call-server.ts';
import { dial, readCall, readInputs, sessionEnds } from '../testing/call-suite.ts';
import { openEmptyPglite } from '../testing/databases.ts';
import { addShop, type Shop } from '../testing/shop.ts';

describe('handing a caller over', () => {
  let open: OpenDatabase;
  let server: CallServer;
  let shop: Shop;

  beforeAll(async () => {
    open = await openEmptyPglite();
    server = await startCallServer(open);
    shop = await addShop(open.database, { transferNumber: '+16045550192' });
  });
  afterAll(async () => {
    await server.close();
    await open.close();
  });

  const transferred = async () => {
    const call = dial(server, shop.number);
    const socket = await call.connect(await call.ring());
    await socket.nextTurn();
    socket.playAll();
    socket.say('Can I talk to a real person please?');
    await socket.nextTurn();
    socket.playAll();
    const twiml = await call.action(sessionEnds.ended(await socket.nextEnd()));
    const action = /<Dial action="([^"]+)"/.exec(twiml)?.[1] ?? '';
    return { call, twiml, action };
  };

  it('rings the person they ask for, and is over once they have talked', async () => {
    const { call, twiml, action } = await transferred();
    expect(twiml).toContain('<Number>+16045550192</Number>');
    await call.post(action, { DialCallStatus: 'completed' });
    expect(await readCall(open.database, call.callSid)).toMatchObject({ callStatus: 'completed' });
  });

  it('brings them back to take a message when nobody answers', async () => {
    const { call, action } = await transferred();
    const back = await call.post(action, { DialCallStatus: 'no-answer' });
    const socket = await call.connect(await back.text());
    expect(await socket.nextTurn()).toBeTruthy();
    expect(await readInputs(open.database, call.callSid)).toContainEqual(
      expect.objectContaining({ result: { kind: 'transfer', outcome: 'unanswered' } }),
    );
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
});
