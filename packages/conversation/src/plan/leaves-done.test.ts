import { describe, expect, it } from 'vitest';
import { salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

describe('a caller who is done', () => {
  it.each([
    'Thanks, that is all.',
    "okay thanks, that's all I wanted to know",
    'C’est tout, merci',
  ])('is asked for nothing else: %s', (words) => {
    const call = callTo(salon);
    call.say('are you open on saturday');
    expect(call.say(words)).not.toContain('?');
    expect(call.outcome().endReason).toBe('caller-done');
  });

  it('is not let go who thanks and goes on', () => {
    const call = callTo(salon);
    call.say('are you open on saturday');
    expect(call.say("thanks, that's great, and on sunday?")).toMatch(/Sunday/);
  });
});

describe('a holiday for which no hours are listed', () => {
  it('is asked of the owner, and the caller is told so', () => {
    const call = callTo(salon);
    expect(call.say('are you open on canada day')).toContain("I'll pass that on to the team");
    expect(call.outcome().unansweredQuestions.join(' ')).toContain('canada day');
  });
});
