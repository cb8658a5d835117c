import { describe, expect, it } from 'vitest';
import { callTo } from '../testing/call-to.ts';
import { detailShop } from '../testing/detail-shop.ts';

const smsOf = (...lines: string[]) => {
  const call = callTo(detailShop);
  for (const line of [...lines, 'Sam Bell, 705 555 0188']) call.say(line);
  return call.sms();
};

describe('several things that are asked for one after another', () => {
  it.each([
    'and wheel coating on all four',
    'and we need wheel coating on all four too, what is that',
  ])('are all of them booked, with what was told of them: %s', (more) => {
    const sms = smsOf('how much is a complete detail for a car', more, 'okay Thursday then');
    expect(sms).toMatch(/wants to book Complete Detail \(Car\) \+ 4 × Wheel Coating/);
    expect(sms).toMatch(/\$290.*\$100/);
  });

  it('are booked where they are wished for beside one another', () => {
    const sms = smsOf('book me an interior detail for a car Friday and the headlights too');
    expect(sms).toMatch(/Interior Detail \(Car\) \+ Headlight Restoration/);
  });

  it.each(['what about just the headlights', 'and what if it was only the headlights'])(
    'are not where one is asked for in the place of the other: %s',
    (instead) => {
      const sms = smsOf('how much is a complete detail for a car', instead, 'okay Thursday then');
      expect(sms).toMatch(/wants to book Headlight Restoration for/);
    },
  );

  it('are not where another kind of the same is asked for', () => {
    const sms = smsOf(
      'how much is a complete detail for a car',
      'and the interior detail',
      'okay Thursday then',
    );
    expect(sms).toMatch(/wants to book Interior Detail \(Car\) for/);
  });

  it('are only what is named, where one of them is', () => {
    const sms = smsOf(
      'how much is the headlight restoration',
      'and how much is wheel coating',
      "I'll take the headlights Friday",
    );
    expect(sms).toMatch(/wants to book Headlight Restoration for/);
  });
});
