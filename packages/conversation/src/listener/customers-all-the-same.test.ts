import { describe, expect, it } from 'vitest';
import { prepareReceptionist } from '../receptionist.ts';
import { priced } from '../testing/business-parts.ts';
import { salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';
import { wantsOurWork } from './customers-all-the-same.ts';

const shop = {
  ...salon,
  name: 'Slate and Sons',
  services: [priced('chimney', 'Chimney Sweep', 120), priced('cap', 'Chimney Cap', 90)],
  commonQuestions: [],
  operationalNotes: [],
};
const receptionist = prepareReceptionist({
  agentId: 'agent',
  knowledge: shop,
  firstMessage: null,
  transferNumber: null,
  languageModel: false,
});

describe('who wants the shop’s own work', () => {
  it.each([
    'I have a business proposal, we run thirty cottages and we need someone for the chimneys',
    "we're a media company and our chimney is blocked",
    'I am an adjuster and I have a claim about a job you did',
    "we'd like to hire you for all our buildings",
    "nous gérons des chalets et nous cherchons quelqu'un pour les cheminées",
  ])('is a customer, whatever company they are of: %s', (words) => {
    expect(wantsOurWork(words, receptionist)).toBe(true);
  });

  it.each([
    'we help businesses like yours get more reviews',
    'we are looking for business owners who want to grow',
    'I need five minutes of your time',
    'you need a better website',
    'there are people in your area who need a sweep today',
  ])('is nobody who sells: %s', (words) => {
    expect(wantsOurWork(words, receptionist)).toBe(false);
  });
});

describe('a call on which something was promised', () => {
  it('is never spam', () => {
    const call = callTo(shop, '+16045550111');
    call.say('hi we offer search engine marketing for local businesses');
    expect(call.outcome().spam).toBe(true);
    call.say('can I leave a message for the owner');
    call.say('Bob Tull');
    expect(call.outcome()).toMatchObject({ spam: false, lead: { name: 'Bob Tull' } });
  });
});
