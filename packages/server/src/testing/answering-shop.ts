import { afterAll, beforeAll } from 'vitest';
import type { OpenDatabase } from '../platform/database/database.ts';
import { type CallServer, startCallServer } from './call-server.ts';
import { openEmptyPglite } from './databases.ts';
import { addShop, type Shop } from './shop.ts';

export interface AnsweringShop {
  open: OpenDatabase;
  server: CallServer;
  shop: Shop;
}

/**
 * Starts a server for the suite that asks, with one shop that hands callers over to +16045550192.
 * @param told given all three before the first test.
 */
export function startAnsweringShop(told: (started: AnsweringShop) => void): void {
  let started: AnsweringShop;
  beforeAll(async () => {
    const open = await openEmptyPglite();
    const server = await startCallServer(open);
    const shop = await addShop(open.database, { transferNumber: '+16045550192' });
    started = { open, server, shop };
    told(started);
  });
  afterAll(async () => {
    await started.server.close();
    await started.open.close();
  });
}
