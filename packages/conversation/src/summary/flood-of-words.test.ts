import { describe, expect, it } from 'vitest';
import type { TranscriptEntry } from '../conversation.ts';
import { plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';
import { takenApart } from './taken-apart.ts';

const longestLine = 2_000;
/** Milliseconds of the processor, on a machine that does much else: several times what it takes. */
const unnoticed = 400;

const filled = (part: string) => part.repeat(longestLine).slice(0, longestLine);

function processorTime(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

describe('what a call came to, of a caller who floods us with words,', () => {
  const parts = [
    'oh ',
    'do we need is it open ',
    'between we have # combien ',
    'sam % it’s ',
    'and yes the boiler, ',
    'a? it’s my boiler so can you ',
  ];

  it.each(parts)(
    'is told at once however often "%s" is said',
    (part) => {
      callTo(plumber).say('My boiler is cold, could somebody come tomorrow?');
      const call = callTo(plumber, '+16045550133');
      call.say('My boiler is cold, could somebody come tomorrow?');
      for (let line = 0; line < 6; line += 1) {
        call.say(filled(part));
        expect(processorTime(() => void call.outcome())).toBeLessThan(unnoticed);
      }
      expect(processorTime(() => void call.sms())).toBeLessThan(unnoticed);
    },
    60_000,
  );

  it('still holds why they called first', () => {
    const call = callTo(plumber, '+16045550133');
    call.say('The boiler in my workshop leaks, could somebody come tomorrow?');
    for (const part of parts) call.say(filled(part));
    expect(call.outcome().lead?.reason).toMatch(/boiler in my workshop leaks/i);
    expect(call.outcome().transcript.some(({ content }) => content.length >= 1_990)).toBe(true);
  }, 60_000);
});

describe('what is taken apart for the owner', () => {
  const said = (content: string): TranscriptEntry => ({ role: 'user', content, at: 0 });

  it('is all of a call of ordinary length', () => {
    const transcript = Array.from({ length: 100 }, () => said('My lawn is too high by now.'));
    expect(takenApart(transcript)).toEqual(transcript);
  });

  it('is the first and the last of a flood, each in its place', () => {
    const transcript = Array.from({ length: 30 }, (_none, at) =>
      said(`${at} ${'so '.repeat(400)}`),
    );
    const kept = takenApart(transcript);
    expect(kept).toHaveLength(transcript.length);
    expect(kept[0]).toEqual(transcript[0]);
    expect(kept.at(-1)).toEqual(transcript.at(-1));
    expect(kept.reduce((sum, { content }) => sum + content.length, 0)).toBeLessThan(16_001);
  });
});
