import { once } from 'node:events';
import { eq } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emailProofs } from '../../platform/database/schema/email-proofs.ts';
import { smsLogs } from '../../platform/database/schema/sms-logs.ts';
import { smtpMail } from '../../platform/providers/mail/smtp/smtp-mail.ts';
import {
  type CallServer,
  dial,
  readCall,
  sessionEnds,
  startCallServer,
} from '../../testing/call-server.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { addShop, type Shop } from '../../testing/shop.ts';

describeOnEachDatabase('after a call', (open) => {
  let server: CallServer;
  let shop: Shop;
  let letters: AsyncIterableIterator<string>;
  let post: SMTPServer;

  beforeAll(async () => {
    const arrived = new EventTarget();
    const queue: string[] = [];
    post = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      async onData(stream, _session, taken) {
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(chunk);
        queue.push(Buffer.concat(chunks).toString());
        arrived.dispatchEvent(new Event('letter'));
        taken();
      },
    });
    letters = (async function* () {
      for (;;) {
        while (queue.length === 0) await once(arrived, 'letter');
        yield queue.shift() ?? '';
      }
    })();
    const listener = post.listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const address = listener.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    server = await startCallServer(open(), {
      mail: smtpMail(`smtp://127.0.0.1:${port}`, 'Second Ring <calls@ring.example>'),
    });
    await server.startWork();
    shop = await addShop(open().database);
    await open().database.insert(emailProofs).values({
      businessId: shop.businessId,
      email: 'owner@kestrel.example',
      provedAt: new Date(),
    });
  });
  afterAll(async () => {
    await server.close();
    post.close();
  });

  it('the owner has the summary by e-mail and text, the caller’s words escaped', async () => {
    const call = dial(server, shop.number);
    const socket = await call.connect(await call.ring());
    await socket.nextTurn();
    socket.say('How much is a tune-up? <script>alert(1)</script>');
    await socket.nextTurn();
    await call.action(sessionEnds.hungUp);
    const { value: letter } = await letters.next();
    expect(letter).toContain('To: owner@kestrel.example');
    expect(letter).toContain('Caller');
    const html = letter.slice(letter.indexOf('text/html'));
    expect(html).not.toContain('<script>');
    const { id } = await readCall(open().database, call.callSid);
    await expect
      .poll(
        async () => {
          const texts = await open().database.select().from(smsLogs).where(eq(smsLogs.callId, id));
          return texts.map(({ status }) => status);
        },
        { timeout: 15_000 },
      )
      .toEqual(['simulated']);
  });

  it('on which nobody spoke the owner is not disturbed', async () => {
    const call = dial(server, shop.number);
    const socket = await call.connect(await call.ring());
    await socket.nextTurn();
    await call.action(sessionEnds.hungUp);
    const { id } = await readCall(open().database, call.callSid);
    expect(await open().database.$count(smsLogs, eq(smsLogs.callId, id))).toBe(0);
  });
});
