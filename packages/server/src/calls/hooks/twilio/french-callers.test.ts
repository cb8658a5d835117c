import { describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../platform/database/database.ts';
import { startAnsweringShop } from '../../../testing/answering-shop.ts';
import {
  type CallServer,
  dial,
  sessionEnds,
  testAuthToken,
  testPublicUrl,
} from '../../../testing/call-server.ts';
import { withoutCalls } from '../../../testing/databases.ts';
import type { Shop } from '../../../testing/shop.ts';
import { postSigned } from '../../driver/telephone/carrier-call.ts';

const french = /<Say language="fr-CA" voice="Polly\.Gabrielle-Neural">Je suis désolée/;

describe('a caller who speaks French', () => {
  let open: OpenDatabase;
  let server: CallServer;
  let shop: Shop;
  startAnsweringShop((started) => {
    ({ open, server, shop } = started);
  });

  const post = (path: string, fields: Record<string, string>) =>
    postSigned(
      { origin: server.origin, publicUrl: testPublicUrl, authToken: testAuthToken },
      path,
      {
        CallSid: 'CAunstorable',
        From: '+16045550199',
        To: shop.number,
        ...fields,
      },
    );

  const speak = async (...lines: string[]) => {
    const call = dial(server, shop.number);
    const socket = await call.connect(await call.ring());
    await socket.nextTurn();
    for (const line of lines) {
      socket.playAll();
      socket.say(line);
      await socket.nextTurn();
    }
    socket.playAll();
    return { call, socket };
  };
  const addressIn = (twiml: string, verb: string) =>
    new RegExp(`<${verb} action="([^"]+)"`).exec(twiml)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const greeting = "Bonjour, je m'appelle Louis Bouchard, quelles sont vos heures d'ouverture?";

  it('is passed on, asked for a message and thanked in French when the line is lost', async () => {
    const { call } = await speak(greeting);
    const rescued = await call.action({ SessionStatus: 'failed', ErrorCode: '64104' });
    expect(rescued).toMatch(french);
    const busy = { DialCallStatus: 'busy' };
    const recorder = await (await call.post(addressIn(rescued, 'Dial'), busy)).text();
    expect(recorder).toMatch(/<Say language="fr-CA".*Après le signal.*<Record/);
    const recorded = { RecordingUrl: 'https://recordings.example/RE1', RecordingDuration: '7' };
    const thanks = await (await call.post(addressIn(recorder, 'Record'), recorded)).text();
    expect(thanks).toMatch(/<Say language="fr-CA"[^>]*>Merci\./);
  });

  it('hears French when we give up ourselves, also while nothing can be stored', async () => {
    const { call, socket } = await speak(greeting);
    for (let count = 0; count < 10; count += 1) socket.raw.send('{"type":');
    expect(await socket.nextTurn()).toContain('désolée');
    socket.playAll();
    const handoff = await socket.nextEnd();
    expect(await call.action(sessionEnds.ended(handoff))).toMatch(french);
    const response = await withoutCalls(open.database, () =>
      post('/hooks/twilio/voice/ended', sessionEnds.ended(handoff)),
    );
    expect(await response.text()).toMatch(french);
  });

  it('is told in French that nobody came to the phone', async () => {
    const { call, socket } = await speak(greeting, 'Je voudrais parler à une personne');
    const twiml = await call.action(sessionEnds.ended(await socket.nextEnd()));
    const action = addressIn(twiml, 'Dial');
    expect(action).toContain('language=fr');
    const back = await call.post(action, { DialCallStatus: 'no-answer' });
    const again = await call.connect(await back.text());
    expect(await again.nextTurn()).toMatch(/personne|désolée/i);
  });

  it('is rescued in French from a transfer that cannot be told of', async () => {
    const failing = `/hooks/twilio/voice/transferred?effectId=e&language=fr`;
    const response = await withoutCalls(open.database, () =>
      post(failing, { DialCallStatus: 'busy' }),
    );
    expect(await response.text()).toMatch(french);
  });
});
