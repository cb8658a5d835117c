import { describe, expect, it } from 'vitest';
import { frames, pianos } from '../testing/led-calls.ts';
import { modelCall } from '../testing/model-call.ts';

/** What follows the word that bridged the wait. */
function bridged(shop: typeof pianos, caller: string, acts: string, answer: string) {
  const call = modelCall(shop, '+16135550144');
  call.say(caller);
  const filler = call.wait();
  const said = call.reply(
    `{"a":[${acts}]}\n${answer.replace('FILLER', filler.replace(/\.$/, ''))}`,
  );
  return { filler, said };
}

describe('a word that bridged the wait', () => {
  it.each([
    ['FILLER. We are open {hours:saturday} on Saturday.', 'We are open'],
    ['FILLER, so on Saturday we are open {hours:saturday}.', 'On Saturday we are open'],
    ['FILLER! We are open {hours:saturday} on Saturday.', 'We are open'],
  ])('is not said again at the beginning of the answer: %s', (answer, begins) => {
    const { filler, said } = bridged(pianos, 'are you open saturday', '["ask.hours"]', answer);
    expect(filler).not.toBe('');
    expect(said.startsWith(begins)).toBe(true);
  });

  it('is not followed by another like it', () => {
    const { filler, said } = bridged(
      pianos,
      'are you open saturday',
      '["ask.hours"]',
      'Let me check. We are open {hours:saturday} on Saturday.',
    );
    expect(filler).toBe('Let me see.');
    expect(said).toMatch(/^We are open/);
  });

  it('is not said again in French', () => {
    const { said } = bridged(
      frames,
      'êtes-vous ouverts samedi',
      '["ask.hours"]',
      'FILLER, alors le samedi on est ouvert {hours:saturday}.',
    );
    expect(said).toMatch(/^Le samedi/);
  });

  it('is no “Let me see” to who asks in grief or anger', () => {
    for (const caller of [
      'my mother passed away, can you tune her upright before the funeral thursday, how much is it',
      'nobody showed up yesterday, are you people even open',
    ])
      expect(bridged(pianos, caller, '["ask.hours"]', 'I am sorry.').filler).toBe('I hear you.');
  });

  it('leaves what only begins alike as it is', () => {
    const { filler, said } = bridged(
      pianos,
      'this is the third time my upright is out of tune, I am fed up',
      '["complain","s1.o1"]',
      'I hear you on the upright, and I am sorry.',
    );
    expect(filler).toBe('I hear you.');
    expect(said).toContain('I hear you on the upright');
  });
});

describe('a sentence that was joined to one that was not spoken', () => {
  it('begins without its "and"', () => {
    const { said } = bridged(
      pianos,
      'can somebody come tonight, and are you open saturday',
      '["ask.when"],["ask.hours"]',
      'Our Dennis is on his way to you. And on Saturday we are open {hours:saturday}.',
    );
    expect(said).not.toContain('Dennis');
    expect(said).not.toMatch(/^And\b/);
  });
});
