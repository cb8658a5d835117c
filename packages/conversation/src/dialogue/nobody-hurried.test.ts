import { describe, expect, it } from 'vitest';
import { nextDeadline } from '../advance.ts';
import type { Input } from '../conversation.ts';
import { pianos } from '../testing/led-calls.ts';
import { modelCall } from '../testing/model-call.ts';

const stillThere = /still there|with me|hear me/i;

describe('a caller who waits for us', () => {
  it.each<[string, Input]>([
    ['cuts in', { type: 'callerInterrupted', heard: 'Let' }],
    ['murmurs', { type: 'callerSpoke', text: 'mm-hm' }],
    ['presses a key', { type: 'keyPressed', digit: '5' }],
    ['has heard all of it', { type: 'speechPlayed' }],
  ])('is not asked whether they are there: who %s', (_what, input) => {
    const call = modelCall(pianos, '+16135550144');
    call.say('what is an upright, and can you come on Friday');
    call.wait();
    call.give(input);
    const due = nextDeadline(call.state()) ?? 0;
    expect(due - call.now()).toBeLessThan(3_000);
    expect(call.wait()).not.toMatch(stillThere);
    expect(call.state().silences).toBe(0);
  });
});

describe('an answer that comes in pieces', () => {
  const pieces = [
    "We're open {hours:monday} on Monday and {hours:saturday} on Saturday, and closed on Sunday.",
    "No, we don't move pianos, but we know who does, and somebody here can tell you that.",
    'Is there anything else?',
  ];
  const minute = 60_000;

  it('is heard whole before anybody is asked whether they are there', () => {
    const call = modelCall(pianos, '+16135550144');
    call.say('when are you open, and do you move pianos');
    let text = '{"a":[["ask.hours"],["ask.fact","q1"]],"q":"anythingElse"}';
    let said = '';
    for (const [at, piece] of pieces.entries()) {
      text += `\n${piece}`;
      said += ` ${call.reply(text, at === pieces.length - 1)}`;
    }
    const words = said.trim().split(/\s+/).length;
    expect(words).toBeGreaterThan(20);
    const patience = (nextDeadline(call.state()) ?? 0) - call.now();
    expect(patience).toBeGreaterThan((words / 200) * minute + 6_500);
  });
});
