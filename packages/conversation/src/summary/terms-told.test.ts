import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { explained, priced, week, withOptions } from '../testing/business-parts.ts';
import { plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const shop: BusinessKnowledge = {
  ...plumber,
  name: 'Corner Cycle',
  industry: 'Bicycle repair',
  hours: week('10:00-18:00', '10:00-16:00', 'closed'),
  services: [
    withOptions('tune', 'Tune-Up', { Basic: 70, Full: 115 }, 'E-bikes add $25'),
    priced('true', 'Wheel Truing', 30, '$10 off with a tune-up'),
    priced('flat', 'Flat Repair', 22, 'tubeless is 12 more'),
  ],
  commonQuestions: [
    explained(
      'cancel',
      'What is your cancellation policy?',
      'Tell us a day before. After that it is 40.',
    ),
  ],
  operationalNotes: [],
};

function smsOf(...lines: string[]): string {
  const call = callTo(shop, '+16135550142');
  for (const line of lines) call.say(line);
  return call.sms();
}

describe('an amount out of an owner’s words', () => {
  it('is no quote where it was only read out beside a price', () => {
    expect(smsOf('how much is a basic tune-up')).not.toContain('$25');
    expect(smsOf('how much is wheel truing')).not.toContain('$10');
  });

  it('is no quote where it is what a late cancellation costs', () => {
    expect(smsOf("what's your cancellation policy?")).not.toContain('$40');
  });

  it('is told the owner where the caller has what it is for', () => {
    expect(smsOf('how much is a basic tune-up', "it's an e-bike")).toContain('$95');
  });
});
