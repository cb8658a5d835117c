import { describe, expect, it } from 'vitest';
import { explained, priced, week } from '../testing/business-parts.ts';
import { plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const shop = {
  ...plumber,
  timeZone: 'America/Vancouver',
  hours: week('08:00-18:00', '09:00-13:00', 'closed'),
  services: [
    priced('drain', 'Drain cleaning', '189'),
    priced('flush', 'Water heater flush', '140'),
  ],
  commonQuestions: [explained('late', 'What if I am late?', 'Ten minutes is fine')],
  operationalNotes: [],
};

/** The visit they are late for, and what the owner reads, after these lines, on Tuesday, March 10 at 11. */
function after(...lines: string[]) {
  const call = callTo(shop, '+16045550101');
  for (const line of lines) call.say(line);
  const { requests, existing } = call.conversation().wanted;
  return {
    kinds: requests.map(({ kind }) => kind),
    has: existing?.spoken ?? '',
    byText: call.conversation().caller.byText === true,
    sms: call.sms(),
  };
}

describe('whoever comes late', () => {
  it.each([
    [
      "I've got a guy coming between one and three for my drain, and I'm stuck in traffic so I won't be home till like two",
      /between 1 PM and 3 PM/,
    ],
    [
      "I have a drain cleaning at one today and I'm running behind, I'll be there around twenty past one",
      /1 PM/,
    ],
    [
      "j'ai un rendez-vous à treize heures pis chu pognée dans le trafic, je vas être là vers treize heures vingt",
      /13 h$/,
    ],
  ])('is late for the visit, and not for when they come: %s', (line, when) => {
    const { kinds, has } = after(line);
    expect(kinds).toEqual(['late']);
    expect(has).toMatch(when);
  });

  it('is late for nothing that is known, where only their coming is told', () => {
    const { kinds, sms } = after(
      "running late for the drain, I'm stuck at work, I won't be home till two",
    );
    expect(kinds).toEqual(['late']);
    expect(sms).not.toMatch(/late for [^:]*2 PM/);
  });
});

const late = "it's Ann Lake, I have a drain cleaning at one today and I'm running late";

describe('what would do instead, where somebody is late', () => {
  it.each([
    "yes. if that's too late I could do tomorrow at noon",
    'yep, or else Friday morning works too',
    "oui, si c'est trop tard je peux demain à midi",
  ])('is told to the owner, and is no other visit: %s', (line) => {
    const { kinds, has, sms } = after(late, line);
    expect(kinds).toEqual(['late']);
    expect(has).toMatch(/today at 1 PM/);
    expect(sms).toMatch(/tomorrow at noon|Friday morning|demain à midi/);
  });

  it('asked for outright moves it', () => {
    expect(after(late, 'could I come Friday at ten instead').kinds).toEqual(['reschedule']);
  });
});

describe('a text that somebody of theirs is to send', () => {
  it.each(["just have him text me when he's close", 'tell the guy to text me before he comes'])(
    'is passed on, and says nothing of how they are called back: %s',
    (line) => {
      const { byText, sms } = after(late, 'yes', line);
      expect(byText).toBe(false);
      expect(sms).not.toMatch(/text rather than call/);
      expect(sms).toMatch(/text me/);
    },
  );

  it('to somebody else is no wish of theirs to be texted', () => {
    expect(after(late, "just text him I'll be there at half past").byText).toBe(false);
  });
});

describe('a telephone number told over two turns', () => {
  it.each([
    ["Hank Moore, and my number's 519 555", 'oh one three nine'],
    ['Hank Moore, my cell is five one nine five five five', '0139'],
    ["Hank Moore, mon numéro c'est le 519 555", 'zéro un trois neuf'],
  ])('is taken whole: %s / %s', (first, rest) => {
    const call = callTo(shop, '+16045550101');
    call.say('can I get a drain cleaning Friday at ten, 14 Front Street');
    call.say(first);
    call.say(rest);
    expect(call.conversation().caller.phone?.value).toBe('+15195550139');
  });
});
