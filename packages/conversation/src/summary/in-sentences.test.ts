import { describe, expect, it } from 'vitest';
import { type Exchange, held, pianos, smsOf } from '../testing/led-calls.ts';
import { fitNote } from './fit-note.ts';
import { inSentences } from './in-sentences.ts';

describe('what was written of a call', () => {
  it.each([
    [
      'upright tuned Friday at ten, three keys stick; lives on the third floor; open whether the pins are loose',
      'upright tuned Friday at ten, three keys stick. Lives on the third floor. Open whether the pins are loose',
    ],
    [
      'upright with three sticking keys, Friday at ten, wants a call before six, told somebody confirms the day',
      'upright with three sticking keys, Friday at ten. Wants a call before six. Told somebody confirms the day',
    ],
    [
      'piano droit à accorder, vendredi à dix heures, demande si le banc est inclus',
      'piano droit à accorder, vendredi à dix heures. Demande si le banc est inclus',
    ],
    ['wants a tuning, open Friday', 'wants a tuning, open Friday'],
    ['tuning on Friday', 'tuning on Friday'],
  ])('is broken where a person would break it: %s', (written, told) => {
    expect(inSentences(written.replaceAll(';', ','), written)).toBe(told);
  });

  const exchanges: Exchange[] = [
    [
      'Tune my upright on Friday at ten, three keys stick and the bench wobbles, it is Oona Birk, and would you bring felt?',
      '{"a":[["want.book","s1.o1",{"when":"friday at ten"}],["give",{"name":"Oona Birk"}],["ask.fact","?felt"]],"q":"phone"}',
      "I don't know about the felt, so I'll note that for whoever confirms. Is this the best number for you?",
    ],
  ];

  it('is read in sentences, each matter in one', () => {
    const outcome = held(
      pianos,
      exchanges,
      'upright to be tuned Friday at ten, three keys stick; the bench wobbles; asks whether felt is brought, open',
    );
    const said =
      'upright to be tuned Friday at ten, three keys stick. The bench wobbles. Asks whether felt is brought, open';
    expect(smsOf(pianos, outcome)).toContain(said);
    expect(outcome.lead?.reason).toContain(said);
  });

  it('leaves out whole sentences, and lets no clause stand without those before it', () => {
    const note =
      'upright to be tuned. Plays it for the choir on Sundays. Thursday after seven when off work, to be confirmed. Told van does not go there';
    expect(fitNote(note, 110)).toBe(
      'upright to be tuned. Thursday after seven when off work, to be confirmed. Told van does not go there…',
    );
    expect(fitNote(note, 80)).toBe(
      'upright to be tuned. Thursday after seven when off work, to be confirmed…',
    );
  });

  it('has room before the prices that were told in passing', () => {
    const note =
      'upright to be tuned Friday at ten, three keys stick, the bench wobbles, her mother plays it every evening; in by the side gate, the dog is in the yard; wants the same tuner as in the spring; the lid is not to be opened before he comes; asks whether felt is brought, open';
    const said = `Tune my upright on ${note.slice(note.indexOf('Friday'))}, it is Oona Birk`;
    const spoken = exchanges.map(([, acts, reply]): Exchange => [said, acts, reply]);
    const sms = smsOf(pianos, held(pianos, spoken, note));
    expect(sms).toContain('The lid is not to be opened before he comes');
    expect(sms).toContain('Asks whether felt is brought, open');
  });

  it('ends a sentence where its last clause was left out', () => {
    const note =
      'upright to be tuned on Friday morning, a bench of walnut, a lamp of brass. Wants a call before six';
    expect(fitNote(note, 80)).toMatch(
      /^upright to be tuned on Friday morning\. Wants a call before six…$/,
    );
  });
});
