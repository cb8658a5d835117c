import type { ReplyFrame } from '@second-ring/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { failures } from './call-failure.ts';
import { advanceCall } from './call-session.ts';
import { type CallEvent, type CallState, type Command, newCall } from './call-state.ts';

const able = { hears: true, speaks: true };
const silent = { hears: false, speaks: false };
const placed: CallEvent = { type: 'placed', callSid: 'BC1', url: 'ws://line' };
const answered: CallEvent[] = [{ type: 'callPressed' }, placed, { type: 'lineOpened' }];

function run(events: CallEvent[], abilities = able): { state: CallState; commands: Command[] } {
  return events.reduce<{ state: CallState; commands: Command[] }>(
    (before, event) => {
      const { state, commands } = advanceCall(before.state, event);
      return { state, commands: [...before.commands, ...commands] };
    },
    { state: newCall(abilities), commands: [] },
  );
}

function arrives(frame: ReplyFrame): CallEvent {
  return { type: 'frameArrived', frame };
}

function sent(commands: Command[]) {
  return commands.flatMap((command) => (command.type === 'send' ? [command.frame] : []));
}

const price = arrives({ type: 'text', token: 'An SUV is $399.', last: true });
const type = (words: string): CallEvent => ({ type: 'callerSaid', words, heard: '' });

describe('placing a call', () => {
  it('lets whoever picks up speak first, however early the caller typed', () => {
    const greeting = arrives({ type: 'text', token: 'Good day, Plover Kennels.', last: true });
    const { state } = run([...answered, type('Do you take cats?'), greeting, price]);
    expect(state.turns.map(({ words }) => words)).toEqual([
      'Good day, Plover Kennels.',
      'Do you take cats?',
      'An SUV is $399.',
    ]);
    expect(new Set(state.turns.map(({ id }) => id)).size).toBe(3);
  });

  it('asks for a line, opens it, and says which call it is before anything else', () => {
    const { state, commands } = run(answered);
    expect(state.phase).toBe('inCall');
    expect(commands.map(({ type }) => type)).toEqual(['placeCall', 'openLine', 'send', 'listen']);
    expect(sent(commands)[0]).toMatchObject({ type: 'setup', callSid: 'BC1' });
  });

  it('presses only count once while a call is on', () => {
    const { commands } = run([...answered, { type: 'callPressed' }]);
    expect(commands.filter(({ type }) => type === 'placeCall')).toHaveLength(1);
  });

  it('names the reason when nobody answers, and can be tried again', () => {
    const { state } = run([
      { type: 'callPressed' },
      { type: 'refused', failure: failures.tooManyCalls },
    ]);
    expect(state).toMatchObject({ phase: 'failed', failure: failures.tooManyCalls });
    expect(advanceCall(state, { type: 'callPressed' }).state).toMatchObject({
      phase: 'ringing',
      failure: null,
    });
  });

  it('takes words that never found a line along to the next call', () => {
    const { state, commands } = run([
      type('Hello'),
      { type: 'refused', failure: failures.unreachable },
      ...answered,
    ]);
    expect(sent(commands).at(-1)).toMatchObject({ type: 'prompt', voicePrompt: 'Hello' });
    expect(state.turns.map(({ words }) => words)).toEqual(['Hello']);
  });

  it('keeps words typed before the answer and sends them after the setup, in order', () => {
    const { state, commands } = run([
      type('first'),
      type('second'),
      placed,
      { type: 'lineOpened' },
    ]);
    expect(sent(commands)).toMatchObject([
      { type: 'setup' },
      { type: 'prompt', voicePrompt: 'first', last: true },
      { type: 'prompt', voicePrompt: 'second', last: true },
    ]);
    expect(state.turns.map(({ words }) => words)).toEqual(['first', 'second']);
    expect(state.unsent).toEqual([]);
  });
});

describe('talking', () => {
  it('lights the facts of the answer they belong to', () => {
    const fact = { kind: 'option', id: 'suv', label: 'SUV $399' };
    const { state } = run([...answered, arrives({ type: 'facts', facts: [fact] }), price]);
    expect(state.turns).toMatchObject([
      { speaker: 'agent', words: 'An SUV is $399.', facts: [fact] },
    ]);
  });

  it('puts sentences that arrive one by one into one turn', () => {
    const { state } = run([
      ...answered,
      arrives({ type: 'text', token: 'An SUV is $399. ', last: false }),
      arrives({ type: 'text', token: 'Shall I book it?', last: true }),
    ]);
    expect(state.turns.map(({ words }) => words)).toEqual(['An SUV is $399. Shall I book it?']);
  });

  it('a guess is replaced by the final words and never sent', () => {
    const { state, commands } = run([
      ...answered,
      { type: 'callerGuessed', words: 'how mu', heard: '' },
      { type: 'callerGuessed', words: 'how much', heard: '' },
      type('How much?'),
    ]);
    expect(state.turns.map(({ words }) => words)).toEqual(['How much?']);
    expect(sent(commands).filter((frame) => frame.type === 'prompt')).toHaveLength(1);
  });

  it('speaking over the agent stops its voice and tells how much was heard, before the words', () => {
    const { state, commands } = run([
      ...answered,
      price,
      { type: 'voiceStarted' },
      { type: 'callerSaid', words: 'And a truck?', heard: 'An SUV' },
    ]);
    expect(commands.some(({ type }) => type === 'silence')).toBe(true);
    expect(sent(commands).slice(-2)).toEqual([
      { type: 'interrupt', utteranceUntilInterrupt: 'An SUV' },
      { type: 'prompt', voicePrompt: 'And a truck?', last: true },
    ]);
    expect(state.turns[0]).toMatchObject({ heardWords: 'An SUV', settled: true });
  });

  it('words typed while the agent is quiet interrupt nothing', () => {
    const { commands } = run([
      ...answered,
      price,
      { type: 'voiceStarted' },
      { type: 'voiceFinished' },
      type('Hi'),
    ]);
    expect(sent(commands).some((frame) => frame.type === 'interrupt')).toBe(false);
  });

  it('a browser without a voice reports each answer as played once it has been read', () => {
    const read: CallEvent[] = [{ type: 'readingStarted' }, { type: 'readingFinished' }];
    const { state, commands } = run([...answered, price, ...read], silent);
    expect(commands.some(({ type }) => type === 'say')).toBe(false);
    expect(commands).toContainEqual({ type: 'show', words: 'An SUV is $399.', last: true });
    const reports = sent(commands).filter(({ type }) => type === 'info');
    expect(reports).toMatchObject([{ value: 'on' }, { value: 'off' }]);
    expect(state.speaking).toBe(false);
  });

  it('keys reach the other side as they are pressed', () => {
    const { commands } = run([...answered, { type: 'keyPressed', digit: '#', heard: '' }]);
    expect(sent(commands).at(-1)).toEqual({ type: 'dtmf', digit: '#' });
  });

  it('a refused microphone leaves the call and the typing alone', () => {
    const { state } = run([...answered, { type: 'earRefused' }, type('Hello')]);
    expect(state).toMatchObject({ phase: 'inCall', ear: 'refused' });
    expect(state.turns).toHaveLength(1);
  });
});

describe('a dropped line', () => {
  it('is called back once, for the same call, and what was said meanwhile goes out then', () => {
    const { state, commands } = run([...answered, { type: 'lineClosed' }, type('Hello?')]);
    expect(state.phase).toBe('reconnecting');
    expect(commands).toContainEqual({ type: 'placeCall', resume: 'BC1' });
    const back = advanceCall(advanceCall(state, placed).state, { type: 'lineOpened' });
    expect(back.state.phase).toBe('inCall');
    expect(sent(back.commands)).toMatchObject([
      { type: 'setup', callStatus: 'IN_PROGRESS' },
      { type: 'prompt', voicePrompt: 'Hello?' },
    ]);
  });

  it('that drops again ends the attempt in words and keeps what was said', () => {
    const { state } = run([
      ...answered,
      price,
      { type: 'lineClosed' },
      placed,
      { type: 'lineOpened' },
      { type: 'lineClosed' },
    ]);
    expect(state).toMatchObject({ phase: 'failed', failure: failures.lineLost });
    expect(state.turns).toHaveLength(1);
  });
});

describe('the end', () => {
  it('hanging up tells the other side and leaves the line open for the summary', () => {
    const { state, commands } = run([...answered, { type: 'hungUp' }]);
    expect(state.phase).toBe('ended');
    expect(sent(commands).at(-1)).toEqual({ type: 'hangUp' });
    const after = advanceCall(
      state,
      arrives({ type: 'summary', text: 'Asked about an SUV', callLogId: '1' }),
    );
    expect(after.state.summary).toBe('Asked about an SUV');
  });

  it('hanging up before the answer returns to the start', () => {
    const { state, commands } = run([{ type: 'callPressed' }, { type: 'hungUp' }]);
    expect(state.phase).toBe('idle');
    expect(commands.at(-1)).toEqual({ type: 'closeLine', afterMs: 0 });
  });

  it('the agent ending the call closes the microphone but not its own goodbye', () => {
    const { state, commands } = run([
      ...answered,
      price,
      { type: 'voiceStarted' },
      arrives({ type: 'end' }),
    ]);
    expect(state).toMatchObject({ phase: 'ended', ear: 'waiting' });
    expect(commands.some(({ type }) => type === 'stopListening')).toBe(true);
    expect(commands.some(({ type }) => type === 'silence')).toBe(false);
  });

  it('calling again starts with an empty page and the sound as the caller left it', () => {
    const { state } = run([
      ...answered,
      price,
      { type: 'soundToggled' },
      { type: 'hungUp' },
      { type: 'callPressed' },
    ]);
    expect(state).toMatchObject({ phase: 'ringing', turns: [], summary: null, sound: false });
  });
});

const anyEvent: fc.Arbitrary<CallEvent> = fc.oneof(
  fc.constantFrom<CallEvent>(
    { type: 'callPressed' },
    { type: 'placed', callSid: 'BC1', url: 'ws://line' },
    { type: 'refused', failure: failures.unreachable },
    { type: 'lineOpened' },
    { type: 'lineClosed' },
    { type: 'voiceStarted' },
    { type: 'voiceFinished' },
    { type: 'earRefused' },
    { type: 'muteToggled' },
    { type: 'soundToggled' },
    { type: 'hungUp' },
    { type: 'frameArrived', frame: { type: 'text', token: 'Hello.', last: true } },
    { type: 'frameArrived', frame: { type: 'end' } },
  ),
  fc.string().map((words): CallEvent => ({ type: 'callerSaid', words, heard: '' })),
);

it('sends every word of the caller once and in order, or keeps it for the next line', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
      let state = newCall({ hears: true, speaks: true });
      const said: string[] = [];
      const sent: string[] = [];
      for (const event of events) {
        const { state: next, commands } = advanceCall(state, event);
        if (event.type === 'callerSaid' && event.words.trim()) said.push(event.words.trim());
        for (const command of commands)
          if (command.type === 'send' && command.frame.type === 'prompt')
            sent.push(command.frame.voicePrompt);
        state = next;
      }
      expect([...sent, ...state.unsent]).toEqual(said);
    }),
  );
});
