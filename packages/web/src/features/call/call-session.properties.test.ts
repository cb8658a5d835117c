import fc from 'fast-check';
import { expect, it } from 'vitest';
import { failures } from './call-failure.ts';
import { advanceCall } from './call-session.ts';
import { type CallEvent, newCall } from './call-state.ts';

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
