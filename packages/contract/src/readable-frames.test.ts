import { expect, it } from 'vitest';
import { readCallFrame } from './frames.ts';

it.each([
  {
    type: 'setup',
    callSid: 'CA\u00001',
    from: '\ud800',
    customParameters: { deep: ['\u0000\udfff'] },
  },
  { type: 'prompt', voicePrompt: 'a\u0000b\ud800c', lang: 'e\u0000n' },
  { type: 'interrupt', utteranceUntilInterrupt: '\udc00' },
  { type: 'error', description: '\u0000' },
  { type: 'info', name: 'agentSpeaking\u0000', value: '\ud800' },
])('no field of a frame holds what a database refuses: $type', (frame) => {
  const reading = readCallFrame(JSON.stringify(frame));
  expect(reading.kind).toBe('frame');
  const written = JSON.stringify(reading);
  expect(written).not.toMatch(/\\u0000|\\ud[89a-f]/i);
});
