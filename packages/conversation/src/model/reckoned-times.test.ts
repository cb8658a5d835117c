import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { modelCall } from '../testing/model-call.ts';

/** The call is held on Tuesday, March 10, 2026, at 2 PM. */
const kiln: BusinessKnowledge = {
  name: 'Quill & Kiln Pottery',
  phone: '9025550171',
  address: '4 Dock Road, Chester, NS',
  timeZone: 'America/Halifax',
  region: { country: 'CA', subdivision: 'NS' },
  hours: null,
  services: [
    {
      id: 'tiles',
      name: 'House Number Tiles',
      description: 'ordered tiles take 3 weeks',
      pricingType: 'simple',
      basePrice: '60',
      options: [],
    },
  ],
  commonQuestions: [
    {
      id: 'guarantee',
      question: 'Is there a guarantee on the glaze?',
      answer: 'explain',
      explanation: 'The glaze is guaranteed for 6 months.',
    },
  ],
  operationalNotes: [
    {
      id: 'deposit',
      title: 'Deposit',
      content: 'Workshops are cancelled free up to 10 days before.',
    },
  ],
  details: null,
};

function spoken(caller: string, reply: string): boolean {
  const call = modelCall(kiln);
  call.say(caller);
  call.reply(reply);
  return Object.keys(call.state().tally.dropped).length === 0;
}

describe('what a model works out of dates', () => {
  it.each([
    [
      'if I order the tiles today when are they ready',
      'Ordered tiles take 3 weeks, so around March 31.',
    ],
    [
      'my workshop is on March 24 can I still cancel it free',
      'Yes, that is 14 days away, so you can still cancel it for free.',
    ],
    [
      'my workshop is on March 24 can I still cancel it free',
      'Until March 14 you can cancel it for free.',
    ],
    [
      'I had the glaze done last November is it still guaranteed',
      'The glaze is guaranteed for 6 months, so until May.',
    ],
    [
      'I had the glaze done last January is it still guaranteed',
      'January was only 2 months ago, and the glaze is guaranteed for 6 months.',
    ],
    ['my workshop is on March 24', 'March 24 is a Tuesday, so I will pass it on.'],
  ])('may be said where the lengths and days are known: %s', (caller, reply) => {
    expect(spoken(caller, reply)).toBe(true);
  });

  it.each([
    ['if I order the tiles today when are they ready', 'Ordered tiles would be ready on March 20.'],
    [
      'my workshop is on March 24 can I still cancel it free',
      'That is 9 days away, so it is too late.',
    ],
    [
      'my workshop is on March 24 can I still cancel it free',
      'You can cancel it for free until March 22.',
    ],
    [
      'I had the glaze done last November is it still guaranteed',
      'The glaze is guaranteed until August.',
    ],
    ['my workshop is on March 24', 'March 24 is a Friday, so I will pass it on.'],
    ['I had the glaze done last January is it still guaranteed', 'January was 8 months ago.'],
  ])('is not said where it comes out otherwise: %s', (caller, reply) => {
    expect(spoken(caller, reply)).toBe(false);
  });

  it('is told of the clock where the shop is, and of no opening', () => {
    const asked = 'what time is it there now anyway';
    expect(spoken(asked, "It's {now} here.")).toBe(true);
    expect(spoken(asked, "It's 4:40 PM here.")).toBe(false);
  });
});
