import { describe, expect, it } from 'vitest';
import { callTo } from '../testing/call-to.ts';
import { detailShop, musicSchool } from '../testing/detail-shop.ts';

describe('how many, told behind the thing', () => {
  it.each([
    ['and wheel coating, I got four of them', '$100'],
    ['how much is wheel coating, we have three on the old van', '$75'],
    ['wheel coating, there are two that need it, how much', '$50'],
  ])('is what the price is for: %s', (asked, price) => {
    expect(callTo(detailShop).say(asked)).toContain(price);
  });
});

describe('as many as are sold at once', () => {
  it.each(['and if she took like eight of them', 'what would eight come to', 'and for eight'])(
    'cost what they are sold for: %s',
    (asked) => {
      const call = callTo(musicSchool);
      call.say('how much is a piano lesson');
      const said = call.say(asked);
      expect(said).toMatch(/Eight-Lesson Pass.*\$300|\$300.*Eight-Lesson Pass/);
      expect(said).not.toContain('$336');
    },
  );

  it.each([
    ['how much is a piano lesson', 'and for three of those', '$126'],
    ['how much is a recital piano lesson', 'and for eight of those', '$480'],
  ])('are one by one, where no pack is of just so many of them: %s', (first, then, price) => {
    const call = callTo(musicSchool);
    call.say(first);
    expect(call.say(then)).toContain(price);
  });

  it('are booked as what is sold', () => {
    const call = callTo(musicSchool);
    call.say("I'd like to book eight piano lessons");
    expect(call.sms()).toContain('Eight-Lesson Pass');
  });
});

describe('what is thought better of in one breath', () => {
  it.each([
    'sign me up for the starter course no wait you know what just the eight lessons to start',
    'book me the starter course, actually make it the eight-lesson pass',
    'put me down for the starter course, sorry, the eight-lesson pass',
  ])('gives way to what was named last, to the end: %s', (asked) => {
    const call = callTo(musicSchool);
    expect(call.say(asked)).not.toContain('$520');
    call.say('Tuesday');
    call.say('Dana Wells, 902 555 0161');
    expect(call.sms()).toContain('Eight-Lesson Pass');
    expect(call.sms()).not.toMatch(/Starter Course \+|book Starter/);
  });

  it('is kept where more is wanted, and where the other is only asked about', () => {
    const call = callTo(musicSchool);
    call.say('book me the starter course and actually a violin rental too');
    expect(call.sms()).toMatch(/Starter Course \+ Violin Rental/);
    const other = callTo(musicSchool);
    other.say('book me the starter course, actually how much is the violin rental');
    expect(other.sms()).toContain('Starter Course');
  });
});

describe('one way of doing what is talked of', () => {
  it.each(['could I do the theory part at home', 'can he do that from home instead'])(
    'is the service that is done so: %s',
    (asked) => {
      const call = callTo(musicSchool);
      call.say('how much is the starter course');
      expect(call.say(asked)).toMatch(/^Yes.*Video Theory Course.*\$180/);
    },
  );

  it('is none of another thing', () => {
    const call = callTo(musicSchool);
    call.say('how much is a violin rental');
    expect(call.say('could I do it at home')).not.toMatch(/Video Theory/);
  });
});
