import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { barber, plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

/** What the owner of this shop is alerted with, and what they are texted once the call is over. */
function toldOf(knowledge: BusinessKnowledge, ...lines: readonly string[]) {
  const call = callTo(knowledge, '+16135550144');
  for (const line of lines) call.say(line);
  return { alert: call.alerts()[0] ?? '', sms: call.sms() };
}

describe('the turn that raises an alarm', () => {
  it.each([
    [plumber, 'my aunt slipped on the ice and is unconscious and bleeding from the head'],
    [barber, 'grandpa collapsed and is not breathing and was fine a minute ago'],
    [plumber, 'the main burst and is flooding the seniors residence with forty people inside'],
    [
      plumber,
      'there is a fire in the shed and the propane tanks are next to it but are still shut',
    ],
  ])('is told whole to %#', (shop, line) => {
    const { alert, sms } = toldOf(shop, line);
    for (const text of [alert, sms]) expect(text.toLowerCase()).toContain(line);
  });

  it('is told with the questions and the booking that stand beside it', () => {
    const line =
      'can i book friday and how much is it, there is a fire in the shop and the back door is blocked and my brother is in there';
    const { alert, sms } = toldOf(barber, line);
    for (const text of [alert, sms]) {
      expect(text).toMatch(/fire in the shop and the back door is blocked/);
      expect(text).toMatch(/my brother is in there/);
    }
  });

  it('is told in French', () => {
    const line = "ma soeur est inconsciente pis est tombée de l'échelle";
    expect(toldOf(plumber, line).alert.toLowerCase()).toContain(line);
  });
});

describe('what is said after it', () => {
  it.each([
    ['i smell gas', "the twins can't walk yet"],
    ['there is a fire in the attic', 'he is still up there'],
    ['a pipe burst', 'my tenant is 84 and is in the basement suite'],
    ["y'a le feu dans le garage", 'elle marche pas'],
  ])('is told of whoever it is said of: %s, %s', (line, after) => {
    const { sms } = toldOf(plumber, line, after);
    expect(sms.toLowerCase()).toContain(after);
  });

  it('is not shortened away, however much was said', () => {
    const { sms } = toldOf(
      plumber,
      'the pipe burst behind the boiler and the water is coming through the ceiling of the flat below and the electric panel is right under it and has started to buzz',
      'it is the blue house behind the church, you have to come in by the lane because the front stairs are taken out',
      'the neighbour below is ninety and cannot walk and has her oxygen machine plugged in down there',
      'and now my wife fell and is not moving',
    );
    expect(sms).toContain('started to buzz');
    expect(sms).toContain('my wife fell and is not moving');
  });
});

describe('who asks for nothing', () => {
  it('has all they say of somebody told, whatever it was heard as', () => {
    const { sms } = toldOf(barber, 'my dad went quiet in the chair', "he can't lift his arm");
    expect(sms).toMatch(/he can't lift his arm/i);
  });
});
