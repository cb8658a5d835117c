import { existsSync } from 'node:fs';
import { loadEnvFile, stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { sampleAgentNumber } from '@second-ring/contract/sample-business';
import { readSettings } from '../../platform/settings/settings.ts';
import { NoAnswer, type PlacedCall, placeCall } from './telephone/place-call.ts';

/** A telephone in the terminal: rings the running server over the carrier's own protocol. */

const usage = 'Usage: npm run call -- [--to NUMBER] [--from NUMBER] [--say TEXT]…';

/** Milliseconds an answer may take before the telephone goes on without it. */
const longestAnswer = 15_000;
/** "Sure." is followed by what was found in the book, unless nothing comes for so many milliseconds. */
const longestPause = 1_200;

if (existsSync('.env')) loadEnvFile('.env');

try {
  const { values } = parseArgs({
    options: {
      to: { type: 'string', default: sampleAgentNumber },
      from: { type: 'string', default: '+16045550199' },
      say: { type: 'string', multiple: true, default: [] },
    },
  });
  const settings = readSettings(process.env);
  const call = await placeCall({
    origin: `http://${settings.HOST === '0.0.0.0' ? '127.0.0.1' : settings.HOST}:${settings.PORT}`,
    publicUrl: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    authToken: settings.TWILIO_AUTH_TOKEN ?? null,
    accountSid: settings.TWILIO_ACCOUNT_SID,
    to: values.to,
    from: values.from,
  });
  console.log(`Calling ${values.to} from ${values.from}. ${call.callSid}\n`);
  if (values.say.length > 0) await recite(call, values.say);
  else if (stdin.isTTY) await converse(call);
  else await recite(call, createInterface({ input: stdin }));
  await hangUp(call);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

function explain(error: unknown): string {
  if (error instanceof NoAnswer) return error.message;
  if (error instanceof TypeError && 'code' in error) return `${error.message}\n${usage}`;
  return error instanceof Error ? error.message : String(error);
}

/** Says each line once the answer to the one before has ended; an empty one says nothing. */
async function recite(
  call: PlacedCall,
  lines: Iterable<string> | AsyncIterable<string>,
): Promise<void> {
  if (!(await hearTurn(call))) return;
  for await (const line of lines) {
    if (line.trim() === '') continue;
    console.log(`You:          ${line}`);
    call.socket.say(line);
    if (!(await hearTurn(call))) return;
  }
}

/** Prints what the receptionist says until it is our turn. False where the call has ended. */
async function hearTurn({ socket }: PlacedCall): Promise<boolean> {
  let patience = longestAnswer;
  while (await socket.arrivesWithin(patience)) {
    const turn = await socket.nextTurn().catch(() => null);
    if (turn === null) return false;
    console.log(`Receptionist: ${turn}`);
    socket.playAll();
    if (turn.endsWith('?')) return true;
    patience = longestPause;
  }
  return true;
}

/** Types and listens at once, until either side hangs up. */
async function converse(call: PlacedCall): Promise<void> {
  console.log('Type what you say. An empty line or Ctrl-D hangs up.\n');
  const keyboard = createInterface({ input: stdin, output: stdout, prompt: 'You:          ' });
  keyboard.on('line', (line) => {
    if (line.trim() === '') keyboard.close();
    else call.socket.say(line);
  });
  let typing = true;
  keyboard.on('close', () => {
    typing = false;
    call.socket.send({ type: 'hangUp' });
  });
  while (typing) {
    const turn = await call.socket.nextTurn().catch(() => null);
    if (turn === null) break;
    stdout.write(`\r\u001b[KReceptionist: ${turn}\n`);
    call.socket.playAll();
    keyboard.prompt(true);
  }
  keyboard.removeAllListeners('close');
  keyboard.close();
}

async function hangUp(call: PlacedCall): Promise<void> {
  const summary = await call.hangUp();
  console.log('\nThe call is over.');
  if (!summary) return;
  console.log(`Call log:     ${summary.callLogId}`);
  console.log(`Summary:      ${summary.text}`);
}
