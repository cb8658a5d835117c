import { parseArgs } from 'node:util';
import { sampleAgentNumber } from '@second-ring/contract/sample-business';
import {
  type CarrierAccount,
  CarrierCall,
} from '../../packages/server/src/calls/driver/telephone/carrier-call.ts';
import type { TelephoneSocket } from '../../packages/server/src/calls/driver/telephone/telephone-socket.ts';

/**
 * Many callers at once, in a process of their own so that they do not slow what they measure.
 * Prints `{connected}` once every call is greeted, then, after `--seconds`, `{latencies}` in
 * milliseconds from each prompt frame to the first text frame.
 */

const lines = [
  'How much is a ceramic tint for a sedan?',
  'Are you open on Saturday?',
  'Where are you located?',
  'Do you also do paint protection film?',
  'What does a full tint cost for an SUV?',
];
const turnEvery = 5_000;
const openingAtOnce = 25;

const { values } = parseArgs({
  options: {
    account: { type: 'string', default: '{}' },
    calls: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '0' },
  },
});
const account: CarrierAccount = JSON.parse(values.account);
const count = Number(values.calls);
const latencies: number[] = [];
let measuring = false;

const sockets: TelephoneSocket[] = [];
for (let opened = 0; opened < count; opened += openingAtOnce)
  sockets.push(
    ...(await Promise.all(Array.from({ length: Math.min(openingAtOnce, count - opened) }, answer))),
  );
console.log(JSON.stringify({ connected: sockets.length }));

if (Number(values.seconds) > 0) {
  const talking = sockets.map((socket, index) => talk(socket, index));
  await pause(turnEvery);
  measuring = true;
  await pause(Number(values.seconds) * 1_000);
  console.log(JSON.stringify({ latencies }));
  await Promise.race([Promise.all(talking), pause(0)]);
} else await pause(600_000);
process.exit(0);

async function answer(): Promise<TelephoneSocket> {
  const call = new CarrierCall(account, sampleAgentNumber, '+16045550199');
  const socket = await call.connect(await call.ring());
  await socket.nextTurn();
  socket.playAll();
  return socket;
}

/** One turn each five seconds, calls spread evenly over that time. */
async function talk(socket: TelephoneSocket, index: number): Promise<void> {
  await pause((turnEvery * index) / count);
  for (let turn = index; ; turn += 1) {
    const next = pause(turnEvery);
    const asked = performance.now();
    socket.say(lines[turn % lines.length] ?? '');
    let frame = await socket.next();
    while (frame.type !== 'text') frame = await socket.next();
    if (measuring) latencies.push(performance.now() - asked);
    while (!(frame.type === 'text' && frame.last)) frame = await socket.next();
    socket.playAll();
    await next;
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
