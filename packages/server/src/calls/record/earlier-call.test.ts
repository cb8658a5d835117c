import { describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { startAnsweringShop } from '../../testing/answering-shop.ts';
import {
  type CallServer,
  dial,
  readCall,
  readInputs,
  sessionEnds,
} from '../../testing/call-server.ts';
import { addShop, type Shop } from '../../testing/shop.ts';

const caller = '+16045550161';

describe('a caller who calls again', () => {
  let open: OpenDatabase;
  let server: CallServer;
  let shop: Shop;
  startAnsweringShop((started) => {
    ({ open, server, shop } = started);
  });

  const hold = async (lines: readonly string[], from: string, to = shop.number) => {
    const call = dial(server, to, from);
    const socket = await call.connect(await call.ring());
    await socket.nextTurn();
    const answers: string[] = [];
    for (const line of lines) {
      socket.playAll();
      socket.say(line);
      answers.push(await socket.nextTurn());
    }
    socket.raw.close();
    await call.action(sessionEnds.hungUp);
    const [first] = await readInputs(open.database, call.callSid);
    return { callSid: call.callSid, answers, first };
  };

  it('is known by the number, and asked for nothing that was noted', async () => {
    await hold(["I'd like a tune-up on Friday at ten, my name is Oriel Vance"], caller);
    const again = await hold(['I need to move my appointment to Monday at eleven'], caller);
    expect(again.first).toMatchObject({ earlier: { name: 'Oriel Vance' } });
    expect(again.answers.join(' ')).not.toMatch(/your name|what name/i);
    const row = await readCall(open.database, again.callSid);
    expect(row.summary).toContain('Oriel Vance');
    expect(row.summary).toContain('Tune-up');
  });

  it('is a stranger from another number, and to another shop', async () => {
    const stranger = await hold(['how much is a tune-up'], '+16045550162');
    expect(stranger.first).not.toHaveProperty('earlier');
    const other = await addShop(open.database);
    const elsewhere = await hold(['how much is a tune-up'], caller, other.number);
    expect(elsewhere.first).not.toHaveProperty('earlier');
  });
});
