import {
  advance,
  type BusinessKnowledge,
  type CallOutcome,
  type Conversation,
  type Effect,
  type Input,
  newConversation,
  nextDeadline,
  outcomeOf,
  type Receptionist,
} from '../src/index.ts';
import { sayDate } from '../src/speaking/say-date.ts';
import { sayTime } from '../src/speaking/say-time.ts';
import { receptionistOf } from '../src/testing/receptionist-of.ts';
import { instantOf, localDateTime } from '../src/understanding/slots/time-zone.ts';
import { AppointmentBook } from './appointment-book.ts';
import type { Scenario, ScriptStep } from './read-scenarios.ts';

/** What a played call came to: every check that did not hold, and the call as it went. */
export interface Played {
  failures: string[];
  /** Both sides, for a person to read. */
  script: string;
  outcome: CallOutcome;
  knowledge: BusinessKnowledge;
}

interface Play {
  receptionist: Receptionist;
  book: AppointmentBook;
  conversation: Conversation;
  now: number;
  /** Effects since the caller last did something. */
  recent: Effect[];
  all: Effect[];
  script: string[];
  failures: string[];
}

/** A caller takes this long over a turn, and a carrier this long to play a line. */
const aTurn = 3_000;

/** Plays a call against a business and checks every line of the script. */
export function playScenario(scenario: Scenario, knowledge: BusinessKnowledge): Played {
  const play: Play = {
    receptionist: receptionistOf(knowledge, { books: scenario.books }),
    book: new AppointmentBook(knowledge.timeZone),
    conversation: newConversation(),
    now: instantOf(scenario.when, scenario.when, knowledge.timeZone),
    recent: [],
    all: [],
    script: [],
    failures: [],
  };
  give(play, { type: 'answered', callId: 'CA1', channel: 'phone', from: scenario.from });
  for (const step of scenario.steps) {
    if (step.kind === 'check') check(play, step);
    else {
      play.recent = [];
      act(play, step);
    }
  }
  return {
    failures: play.failures,
    script: play.script.join('\n'),
    outcome: outcomeOf(play.conversation),
    knowledge,
  };
}

function act(play: Play, step: Exclude<ScriptStep, { kind: 'check' }>): void {
  switch (step.kind) {
    case 'caller':
      hearLine(play);
      play.script.push(`  caller: ${step.words}`);
      give(play, { type: 'callerSpoke', text: step.words });
      if (play.conversation.fragment !== null) return;
      return;
    case 'silence':
      hearLine(play);
      play.now = nextDeadline(play.conversation) ?? play.now;
      play.script.push('  (silence)');
      return give(play, { type: 'deadlineReached' });
    case 'interrupts':
      play.script.push(`  (interrupts after "${step.heard}")`);
      return give(play, { type: 'callerInterrupted', heard: step.heard });
    case 'presses':
      hearLine(play);
      for (const digit of step.digits) give(play, { type: 'keyPressed', digit });
      return;
    case 'hangs up':
      return give(play, { type: 'hungUp' });
    case 'book falls silent':
      play.book.silent = true;
      return;
    case 'reconnects':
      return give(play, { type: 'reconnected' });
  }
}

function hearLine(play: Play): void {
  if (play.conversation.pending.length > 0) give(play, { type: 'speechPlayed' });
}

function give(play: Play, input: Input): void {
  const { conversation, effects } = advance(play.receptionist, play.conversation, input, play.now);
  play.conversation = conversation;
  play.now += aTurn;
  play.recent.push(...effects);
  play.all.push(...effects);
  for (const effect of effects)
    play.script.push(effect.type === 'say' ? `  AI: ${effect.text}` : `  [${effect.type}]`);
  for (const effect of effects) {
    if (effect.type !== 'request') continue;
    const result = play.book.answer(effect.request);
    if (result === 'silence')
      give(play, { type: 'requestFailed', effectId: effect.id, reason: 'no answer' });
    else if (result) give(play, { type: 'requestSucceeded', effectId: effect.id, result });
  }
}

type Check = Extract<ScriptStep, { kind: 'check' }>;

function check(play: Play, step: Check): void {
  const held = holds(play, step);
  if (held === step.not)
    play.failures.push(
      `line ${step.line}: ${step.not ? 'not ' : ''}${step.verb} ${step.values.map((value) => `"${value}"`).join(' ')}`,
    );
}

function holds(play: Play, { verb, values, line }: Check): boolean {
  const said = play.recent.flatMap((effect) => (effect.type === 'say' ? [effect.text] : []));
  const outcome = outcomeOf(play.conversation);
  const lead = outcome.lead;
  const any = (texts: readonly (string | null | undefined)[]) =>
    values.some((value) => texts.some((text) => includes(text ?? '', value)));
  switch (verb) {
    case 'says':
    case 'say':
      return values.length === 0 ? said.length > 0 : any(said);
    case 'says nothing':
      return said.length === 0;
    case 'hangs up':
    case 'hang up':
      if (play.conversation.phase === 'closing') give(play, { type: 'speechPlayed' });
      return play.conversation.phase === 'ended';
    case 'ends as':
      return any([outcome.endReason ?? play.conversation.endReason]);
    case 'alerts the owner':
    case 'alert the owner':
      return play.all.some(
        (effect) => effect.type === 'request' && effect.request.kind === 'alertOwner',
      );
    case 'urgent':
    case 'is urgent':
      return outcome.urgent;
    case 'spam':
    case 'is spam':
      return outcome.spam;
    case 'quotes nothing':
      return outcome.quotes.length === 0;
    case 'quotes':
    case 'quote':
      return any(outcome.quotes.map(({ spoken }) => spoken));
    case 'lead name':
      return lead?.name === values[0];
    case 'lead phone':
      return lead?.phone === `+1${values[0]?.replace(/\D/g, '')}`;
    case 'lead email':
      return lead?.email === values[0];
    case 'lead reason':
      return any([lead?.reason]);
    case 'lead time':
      return any([lead?.preferredTime]);
    case 'has a lead':
    case 'have a lead':
      return lead !== null;
    case 'notes the question':
      return any(outcome.unansweredQuestions);
    case 'promises':
    case 'promise':
      return values.length === 0
        ? outcome.commitments.length > 0
        : any(outcome.commitments.map(({ text }) => text));
    case 'booked':
      return values.length === 0
        ? play.book.appointments.length > 0
        : any(
            play.book.appointments.map(({ start }) => {
              const at = localDateTime(start, play.receptionist.profile.knowledge.timeZone);
              return `${sayDate(at)} at ${sayTime(at)}`;
            }),
          );
    case 'texted':
      return play.book.texted.some((phone) => phone === `+1${values[0]?.replace(/\D/g, '')}`);
    case 'heard':
      return any(outcome.transcript.map(({ content }) => content));
  }
  throw new Error(`line ${line}: nobody knows how to check "${verb}"`);
}

function includes(text: string, part: string): boolean {
  const plain = (words: string) => words.toLowerCase().replace(/[’']/g, "'").replace(/\s+/g, ' ');
  return plain(text).includes(plain(part));
}
