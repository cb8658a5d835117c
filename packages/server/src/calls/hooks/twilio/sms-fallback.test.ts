import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { OpenDatabase } from '../../../platform/database/database.ts';
import { smsLogs } from '../../../platform/database/schema/sms-logs.ts';
import { startAnsweringShop } from '../../../testing/answering-shop.ts';
import {
  type CallServer,
  startCallServer,
  testAuthToken,
  testPublicUrl,
} from '../../../testing/call-server.ts';
import { openEmptyPglite } from '../../../testing/databases.ts';
import type { Shop } from '../../../testing/shop.ts';
import { postSigned } from '../../driver/telephone/carrier-call.ts';

let open: OpenDatabase;
let server: CallServer;
let shop: Shop;
startAnsweringShop((started) => {
  ({ open, server, shop } = started);
});

const form = (MessageSid: string) => ({
  MessageSid,
  From: '+16045550167',
  To: shop.number,
  Body: 'Are you open on Sunday?',
});
const deliver = (origin: string, path: string, sid: string) =>
  postSigned({ origin, publicUrl: testPublicUrl, authToken: testAuthToken }, path, form(sid));
const received = (sid: string) =>
  open.database.select().from(smsLogs).where(eq(smsLogs.twilioSid, sid));

it('a text that cannot be kept is refused, so that the carrier tries the other address', async () => {
  const broken = await openEmptyPglite();
  const failing = await startCallServer(broken);
  await broken.database.execute('ALTER TABLE sms_logs RENAME TO sms_logs_gone');
  expect((await deliver(failing.origin, '/hooks/twilio/sms', 'SMlost')).status).toBe(500);
  await failing.close();
  await broken.close();
  expect((await deliver(server.origin, '/hooks/twilio/sms/fallback', 'SMlost')).status).toBe(200);
  expect(await received('SMlost')).toHaveLength(1);
});

it('a text that comes to both addresses is taken once', async () => {
  await deliver(server.origin, '/hooks/twilio/sms', 'SMboth');
  await deliver(server.origin, '/hooks/twilio/sms/fallback', 'SMboth');
  expect(await received('SMboth')).toHaveLength(1);
});
