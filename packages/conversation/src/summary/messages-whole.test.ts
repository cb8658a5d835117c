import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { barber, plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

/** What the owner is texted of a call with these lines. */
function smsOf(knowledge: BusinessKnowledge, ...lines: string[]): string {
  const call = callTo(knowledge, '+16135550144');
  for (const line of lines) call.say(line);
  return call.sms();
}

describe('a message', () => {
  it.each([
    'it says the reunion moved to the ninth and there are six of us now',
    'he owes us forty dollars and the ladder is still in the yard',
    "c'est que la clé est chez la voisine pis qu'elle part à midi",
  ])('is passed on whole: %s', (message) => {
    const sms = smsOf(barber, 'can I leave a message please', message, 'Ruth Penner');
    expect(sms.toLowerCase()).toContain(message.toLowerCase());
  });

  it('keeps a surname after a title’s dot', () => {
    const sms = smsOf(
      plumber,
      'can I leave a message',
      'the landlady is Mrs. Vogel and she lives upstairs',
    );
    expect(sms).toContain('The landlady is Mrs. Vogel and she lives upstairs');
  });

  it.each(['Ward 12', 'Dock 7', 'Room 310'])('takes %s for no name', (place) => {
    const call = callTo(barber, '+16135550144');
    call.say('please tell the owner his parcel is here');
    call.say(place);
    expect(call.outcome().lead?.name ?? null).toBeNull();
  });
});

describe('what is taken back', () => {
  it.each([
    ['cancel my appointment', 'Rita Moss', 'no wait, do not cancel it'],
    ['I need to cancel my saturday appointment', 'Rita Moss', 'oh hang on, leave it as it is'],
    ['annulez mon rendez-vous de samedi', 'Luc Roy', 'non finalement annulez pas'],
    [
      'can I book a classic cut for friday at two',
      'Al Venn',
      'actually no, forget it, my brother cuts it',
    ],
    ['je voudrais réserver une coupe vendredi à 14 h', 'Luc Roy', 'ah non, laissez faire'],
  ])('leaves nothing promised: %s, %s, %s', (...lines) => {
    const call = callTo(barber, '+16135550144');
    for (const line of lines) call.say(line);
    expect(call.outcome().commitments).toEqual([]);
    expect(call.sms()).not.toMatch(/wants to (?:book|cancel)|PROMISED|NEXT/);
  });
});

describe('what must not be done', () => {
  it.each([
    ["please don't come on monday, the lane is closed", 'the lane is closed'],
    ["don't send the guy tomorrow, my tenant took the keys", 'my tenant took the keys'],
    ['venez pas demain, le pont est fermé', 'le pont est fermé'],
  ])('is a message: %s', (line, why) => {
    const sms = smsOf(plumber, line, 'Joan Lee', 'yes');
    expect(sms).toMatch(/message/);
    expect(sms).toContain(why);
    expect(sms).not.toMatch(/asked about hours/);
  });

  it('is told of a number that is not to be rung', () => {
    const sms = smsOf(
      plumber,
      'do not call this number, call my sister at 780 555 0123',
      'Al Venn',
    );
    expect(sms).toContain('CALL INSTEAD: sister, 780-555-0123');
  });
});
