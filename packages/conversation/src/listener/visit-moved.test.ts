import { describe, expect, it } from 'vitest';
import { callTo } from '../testing/call-to.ts';
import { physio } from '../testing/more-trades.ts';

/** When a visit is and when it is to be; calls are answered on Tuesday, March 10, 2026. */
function times(...lines: string[]) {
  const call = callTo(physio, '+16135550142');
  for (const line of lines) call.say(line);
  const { existing, time, requests } = call.conversation().wanted;
  return [existing?.spoken ?? '', time?.spoken ?? '', requests.at(-1)?.kind];
}

describe('a visit that is moved', () => {
  it.each([
    ['can I change my appointment from wednesday to friday', /tomorrow|March 11/, /March 13/],
    ['I need to move my massage from thursday to monday', /March 12/, /March 16/],
    [
      'I need to move my massage on thursday to monday at 11',
      /Thursday, March 12$/,
      /Monday, March 16 at 11 AM$/,
    ],
    ['can you move my massage on friday to monday', /March 13/, /March 16/],
    ['je voudrais déplacer mon rendez-vous de jeudi à vendredi', /12 mars/, /13 mars/],
  ])('goes from one day to the other: %s', (words, from, to) => {
    const [existing, next, kind] = times(words);
    expect(existing).toMatch(from);
    expect(next).toMatch(to);
    expect(kind).toBe('reschedule');
  });

  it('was to be called off, and is given another day', () => {
    const [existing, next, kind] = times(
      "j'ai un rendez-vous demain à neuf heures pis je peux pas y aller",
      'vendredi à la même heure',
    );
    expect(existing).toMatch(/demain à 9 h/);
    expect(next).toMatch(/13 mars à 9 h/);
    expect(kind).toBe('reschedule');
  });

  it('stays called off, where only its day was wrong', () => {
    const [existing, , kind] = times('I need to cancel my massage tomorrow', 'no sorry, friday');
    expect(existing).toMatch(/March 13/);
    expect(kind).toBe('cancel');
  });

  it('rather than called off is told to the owner with what it is', () => {
    const call = callTo(physio, '+16135550142');
    call.say("I have a massage on friday at ten and I can't make it, I have to cancel");
    call.say('actually could I move it to monday instead of cancelling');
    expect(call.sms()).toMatch(/move the appointment \(.*Massage.*\) of Fri Mar 13/);
  });
});
