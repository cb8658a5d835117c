import {
  advance,
  type BusinessKnowledge,
  newConversation,
  prepareReceptionist,
  type Receptionist,
} from '@second-ring/conversation';
import { businesses } from '../packages/conversation/src/testing/businesses.ts';
import { largeBusiness } from '../packages/conversation/src/testing/large-business.ts';
import { playRandomCall, sayings } from '../packages/conversation/src/testing/random-calls.ts';
import type { Row } from './support/row.ts';

const fuzzedCalls = 100_000;
const timedCalls = 200;
/** Calls played before the clock counts, so that the compiler has seen the code. */
const warmUp = 40;

/** Decides turns against 200 services and 100 questions, and plays calls made up at random. */
export async function run(): Promise<Row[]> {
  return [...decideTurns(), nameMany(), fuzz()];
}

function receptionistFor(knowledge: BusinessKnowledge): Receptionist {
  return prepareReceptionist({
    agentId: 'bench',
    knowledge,
    firstMessage: null,
    transferNumber: null,
    languageModel: false,
  });
}

function decideTurns(): Row[] {
  const receptionist = receptionistFor(largeBusiness(200, 100));
  const times: number[] = [];
  for (let call = -warmUp; call < timedCalls; call += 1) {
    let now = 1_773_165_600_000;
    const answered = {
      type: 'answered',
      callId: `bench-${call}`,
      channel: 'phone',
      from: null,
    } as const;
    let { conversation } = advance(receptionist, newConversation(), answered, now);
    for (let turn = 0; turn < 20; turn += 1) {
      const text = sayings[Math.abs(call * 7 + turn * 13) % sayings.length] ?? '';
      now += 5_000;
      const began = performance.now();
      conversation = advance(
        receptionist,
        conversation,
        { type: 'callerSpoke', text },
        now,
      ).conversation;
      if (call >= 0) times.push(performance.now() - began);
    }
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(2)} ms`;
  const what = 'decide a turn, 200 services and 100 questions';
  return [
    { measure: `${what}: p50`, value: at(0.5) },
    { measure: `${what}: p99`, value: at(0.99) },
  ];
}

const parts = [
  'tint',
  'coating',
  'window',
  'front',
  'rear',
  'film',
  'hood',
  'wash',
  'brake',
  'oil',
];

/** The longest of turns that name twenty of 500 services with three options each, all called much the same. */
function nameMany(): Row {
  const nameOf = (at: number) =>
    `${[at, at * 7 + 3, at * 3 + 1].map((one) => parts[one % parts.length]).join(' ')} package ${at}`;
  const services = Array.from({ length: 500 }, (_, at) => ({
    id: `s${at}`,
    name: nameOf(at),
    description: null,
    pricingType: 'options' as const,
    basePrice: null,
    options: ['small', 'usual', 'large'].map((size, place) => ({
      id: `${at}-${size}`,
      name: `${parts[at % parts.length]} ${size}`,
      price: String(50 + place * 10 + at),
    })),
  }));
  const receptionist = receptionistFor({ ...largeBusiness(1, 200), services });
  let now = 1_773_165_600_000;
  let longest = 0;
  for (let call = -3; call < 10; call += 1) {
    const answered = {
      type: 'answered',
      callId: `many-${call}`,
      channel: 'phone',
      from: null,
    } as const;
    const { conversation } = advance(receptionist, newConversation(), answered, now);
    const names = Array.from({ length: 20 }, (_, at) => nameOf((call + 3) * 20 + at));
    now += 5_000;
    const began = performance.now();
    advance(
      receptionist,
      conversation,
      { type: 'callerSpoke', text: `how much for ${names.join(' and ')}` },
      now,
    );
    if (call >= 0) longest = Math.max(longest, performance.now() - began);
  }
  return {
    measure: 'decide a turn that names 20 of 500 services with options: longest',
    value: `${longest.toFixed(0)} ms`,
  };
}

function fuzz(): Row {
  const receptionists = businesses.map(receptionistFor);
  let unended = 0;
  let repeated = 0;
  let turns = 0;
  const began = performance.now();
  for (let seed = 0; seed < fuzzedCalls; seed += 1) {
    const receptionist = receptionists[seed % receptionists.length];
    if (!receptionist) continue;
    const { conversation, lines } = playRandomCall(receptionist, seed, 1 + (seed % 12));
    if (conversation.phase !== 'ended') unended += 1;
    if (lines.some((line, index) => line === lines[index + 1])) repeated += 1;
    turns += conversation.turns;
  }
  const seconds = ((performance.now() - began) / 1_000).toFixed(0);
  return {
    measure: 'calls made up at random: never ended; said a line twice running',
    value: `${unended}; ${repeated} of ${fuzzedCalls} (${turns} turns in ${seconds} s, none threw)`,
  };
}
