import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { callTurns } from '../../platform/database/schema/call-turns.ts';
import { mailbox } from '../../platform/database/schema/mailbox.ts';
import { smsLogs } from '../../platform/database/schema/sms-logs.ts';
import { startAnsweringShop } from '../../testing/answering-shop.ts';
import {
  type CallServer,
  dial,
  readCall,
  readInputs,
  sessionEnds,
  testAuthToken,
  testPublicUrl,
} from '../../testing/call-server.ts';
import type { Shop } from '../../testing/shop.ts';
import { postSigned } from './telephone/carrier-call.ts';

let open: OpenDatabase;
let server: CallServer;
let shop: Shop;
startAnsweringShop((started) => {
  ({ open, server, shop } = started);
});

const pieces = ['it is forty-two forty-two', 'forty-two forty-two', '4242', '4242'];
const told = /forty|4242(?!")/i;

it('keeps no card a caller said in pieces, spoken in pairs, nor its expiry and code', async () => {
  const call = dial(server, shop.number);
  const socket = await call.connect(await call.ring());
  await socket.nextTurn();
  for (const said of [...pieces, 'it expires twelve twenty-eight', 'the code is 739']) {
    socket.playAll();
    socket.say(said);
    await socket.nextTurn();
  }
  socket.raw.close();
  await call.action(sessionEnds.hungUp);
  const row = await readCall(open.database, call.callSid);
  const turns = await open.database.select().from(callTurns).where(eq(callTurns.callId, row.id));
  const spoken = turns.flatMap(({ input }) => (input.type === 'callerSpoke' ? [input.text] : []));
  const stored = turns.map(({ effects, outcome, state }) => [effects, outcome?.transcript, state]);
  const kept = JSON.stringify([spoken, row.chatTranscript, row.summary, row.lead]);
  expect(spoken).toHaveLength(6);
  expect(kept).not.toMatch(/forty|twelve|\b739\b/i);
  expect(kept.match(/\d{4}/g)?.filter((digits) => digits === '4242') ?? []).toHaveLength(2);
  expect(JSON.stringify(stored)).not.toMatch(/forty|twelve|\b739\b|4242 4242/i);
  expect(told.test(spoken.join(' ').replace('•••• 4242', ''))).toBe(false);
});

it('keeps none that was texted in pieces', async () => {
  const from = '+16045550166';
  const account = { origin: server.origin, publicUrl: testPublicUrl, authToken: testAuthToken };
  for (const [index, Body] of ['4242 4242', '4242 4242'].entries()) {
    const form = { MessageSid: `SMcard${index}`, From: from, To: shop.number, Body };
    await postSigned(account, '/hooks/twilio/sms', form);
  }
  const received = async () =>
    (await open.database.select().from(smsLogs).where(eq(smsLogs.phoneNumber, from)))
      .filter(({ direction }) => direction === 'inbound')
      .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  // On a busy machine a text is read in its turn, after its hook was answered.
  await expect
    .poll(async () => (await received()).map(({ body }) => body), { timeout: 30_000 })
    .toEqual(['••••', '•••• 4242']);
  const kept = (await received()).map(({ metadata }) => metadata);
  expect(JSON.stringify(kept)).not.toContain('4242 4242');
});

it('keeps none in the turns of a thread that goes on', async () => {
  const from = '+16045550167';
  const account = { origin: server.origin, publicUrl: testPublicUrl, authToken: testAuthToken };
  const text = (Body: string, index: number) => {
    const form = { MessageSid: `SMpiece${index}`, From: from, To: shop.number, Body };
    return postSigned(account, '/hooks/twilio/sms', form);
  };
  const callSid = 'SMpiece0';
  for (const [index, piece] of pieces.entries()) await text(piece, index);
  await server.calls.exchange.report(callSid);
  const { id } = await readCall(open.database, callSid);
  const turns = await open.database.select().from(callTurns).where(eq(callTurns.callId, id));
  expect(JSON.stringify(turns)).not.toMatch(/forty/);
  await text('How much is a tune-up?', pieces.length);
  const texts = await open.database.select().from(smsLogs).where(eq(smsLogs.phoneNumber, from));
  const sent = texts.filter(({ direction }) => direction === 'outbound');
  expect(sent.map(({ body }) => body)).toContainEqual(expect.stringContaining('89'));
});

/** Everything that is kept of a call. */
async function keptOf(callSid: string): Promise<string> {
  const row = await readCall(open.database, callSid);
  const turns = await open.database.select().from(callTurns).where(eq(callTurns.callId, row.id));
  const texts = await open.database.select().from(smsLogs).where(eq(smsLogs.callId, row.id));
  const mails = await open.database.select().from(mailbox).where(eq(mailbox.callId, row.id));
  const turnsKept = turns.map(({ input, effects, outcome, state }) => [
    input,
    effects,
    outcome,
    state,
  ]);
  return JSON.stringify([row, turnsKept, texts, mails]);
}

it.each([
  ['eight and eight digits', ['it is 4539 5787', '6362 1486'], /4539|5787|6362/],
  [
    'eight and eight in words',
    ['four five three nine five seven eight seven', 'six three six two one four eight six'],
    /four five|six three/,
  ],
  [
    'first what looks like a phone number',
    ['please call me back', 'my name is Ann', '4539578763', '621486'],
    /4539578763|453-957-8763|453, 957|621486/,
  ],
])('keeps none said as %s', async (_how, said, digits) => {
  const call = dial(server, shop.number);
  const socket = await call.connect(await call.ring());
  await socket.nextTurn();
  for (const words of said) {
    socket.playAll();
    socket.say(words);
    await socket.nextTurn();
  }
  socket.raw.close();
  await call.action(sessionEnds.hungUp);
  expect(await keptOf(call.callSid)).not.toMatch(digits);
});

const digits = 'four five three nine five seven eight seven six three six two one four eight six';

it.each([
  ['digit by digit', digits.split(' '), new RegExp(`"(?:${digits.replaceAll(' ', '|')})"`)],
  [
    'counted up, with talk between',
    [
      'four thousand five hundred thirty-nine',
      'hold on, my kid is here',
      'five thousand seven hundred eighty-seven, then six thousand three hundred sixty-two',
      'and one thousand four hundred eighty-six',
    ],
    /thousand|hundred|thirty|eighty|sixty/,
  ],
  [
    'in French, counted up',
    ['quatre mille cinq cent trente-neuf', 'cinq mille sept cent quatre-vingt-sept', '6362 1486'],
    /mille|trente|vingt|6362/,
  ],
])(
  'hides one told %s in what was stored before, while the call goes on',
  async (_how, said, card) => {
    const call = dial(server, shop.number);
    const socket = await call.connect(await call.ring());
    await socket.nextTurn();
    for (const words of [...said, 'twelve twenty-eight, and three fifty-one', 'I have two cars']) {
      socket.playAll();
      socket.say(words);
      await socket.nextTurn();
    }
    const goingOn = await keptOf(call.callSid);
    expect(goingOn).toContain('I have two cars');
    expect(goingOn).not.toMatch(card);
    expect(goingOn).not.toMatch(/twelve|fifty/);
    socket.playAll();
    socket.say('my number is 604 555 0188');
    await socket.nextTurn();
    socket.raw.close();
    await call.action(sessionEnds.hungUp);
    const kept = await keptOf(call.callSid);
    expect(kept).not.toMatch(card);
    expect(kept).toContain('604 555 0188');
  },
);

it('takes a telephone number that is told after a card, whole or in pieces', async () => {
  for (const told of [['604 555 0188'], ['six oh four', 'five five five zero one eight eight']]) {
    const call = dial(server, shop.number, 'anonymous');
    const socket = await call.connect(await call.ring());
    await socket.nextTurn();
    const before = [...digits.split(' '), 'please have someone call me back', 'my name is Ann Lee'];
    for (const words of [...before, ...told]) {
      socket.playAll();
      socket.say(words);
      await socket.nextTurn();
    }
    socket.raw.close();
    await call.action(sessionEnds.hungUp);
    const { lead } = await readCall(open.database, call.callSid);
    expect(lead?.phone).toBe('+16045550188');
  }
});

it('keeps none that was keyed in, and a phone number that was', async () => {
  const keyedIn = async (before: string[], keys: string[]) => {
    const call = dial(server, shop.number, 'anonymous');
    const socket = await call.connect(await call.ring());
    await socket.nextTurn();
    for (const words of before) {
      socket.playAll();
      socket.say(words);
      await socket.nextTurn();
    }
    for (const digits of keys) {
      for (const digit of digits) socket.raw.send(JSON.stringify({ type: 'dtmf', digit }));
      socket.say('There you are.');
      await socket.nextTurn();
    }
    socket.raw.close();
    await call.action(sessionEnds.hungUp);
    const inputs = await readInputs(open.database, call.callSid);
    const kept = inputs.flatMap((input) => (input.type === 'keyPressed' ? [input.digit] : []));
    return { kept: kept.join(''), row: await readCall(open.database, call.callSid) };
  };
  const asked = ['Please have someone call me back.', 'My name is Ann Lee.'];
  const card = await keyedIn(asked, ['4539578763621486', '0429', '827']);
  expect(card.kept).toBe('•'.repeat(23));
  expect(JSON.stringify(card.row)).not.toMatch(/4539578763|453-957-8763/);
  expect((await keyedIn([], ['45395787', '63621486'])).kept).toBe('•'.repeat(16));
  const phone = await keyedIn(asked, ['6045550188']);
  expect(phone.kept).toBe('6045550188');
  expect(JSON.stringify(phone.row.lead)).toContain('+16045550188');
});
