import { describe, expect, it } from 'vitest';
import { classifySpam } from './classify-spam.ts';
import { primaryIntent } from './recognise-intents.ts';
import { callerLines } from './testing/caller-lines.ts';

describe('callers who are no customers', () => {
  it.each(
    callerLines({
      jobApplication: [
        "I'm calling about the job posting",
        'are you hiring',
        'are you guys looking for barbers or are you hiring right now',
        'I wanted to drop off my resume',
        'I want to apply for the technician position',
        'do you have any job openings',
        'I have an interview with Sam today',
        'is chair rental available',
      ],
      supplier: [
        'hi its the courier I have a delivery for you',
        'calling from Northside supply about your parts order',
        'this is the sales rep for the film distributor',
        'calling about an unpaid invoice',
        'I got a package for the shop',
      ],
      wrongNumber: [
        'sorry wrong number',
        'oh I think I have the wrong number',
        'oops misdialed',
        'I must have dialed wrong',
        'I was trying to reach a different shop',
      ],
      stopCalling: [
        'stop calling me',
        'take me off your list',
        "don't call this number again",
        'please remove my number from your list',
      ],
      spam: [
        "we're offering you a merchant account",
        "we've been trying to reach you about your car's extended warranty",
        'your google listing is not verified press one to verify it',
        'this is your final notice',
        'you qualify for a business loan of up to fifty thousand',
        'your social security number has been suspended',
        'we can lower your credit card interest rates',
        'hi we help local businesses get more leads with SEO',
        'to be removed from the list press nine',
        'congratulations you have won a free cruise',
        'this is an automated message from the canada revenue agency regarding legal action',
        'am I speaking with the business owner we can save you money on your processing fees',
        'would you take a short survey, it is a political poll',
        'we can get your business on the first page of google',
        'your amazon account has been charged four hundred dollars',
      ],
    }),
  )('hears %s in "%s"', (intent, text) => {
    expect(primaryIntent(text)).toBe(intent);
  });
});

describe('a customer is never taken for a telemarketer', () => {
  it.each([
    'what does your warranty cover',
    'is my tint still under warranty',
    'do you have a loaner car while mine is in the shop',
    'my insurance company told me to call you',
    'I need to make an insurance claim for hail',
    'my warranty is about to expire can I bring the car in for service',
    'I found you on google',
    'I saw your google reviews and wanted to book',
    'do you take credit cards',
    'what are your rates',
    'do you do solar panels',
    'I am looking for an investment property',
    'I need a survey of my lot before I sell',
    'can you lower the price a bit',
    'I want to refinance and need an appraisal',
    'is there a free consultation',
    'my credit card was charged twice',
    'can you clean my ducts',
    'do you cover seniors with extended health insurance',
    'I got a final notice from you about my bill',
    'I pressed two for service is this the right place',
    'my business needs window tint',
    'I am the owner of the blue Civic',
    'the home security system is beeping',
  ])('hears a customer in "%s"', (text) => {
    expect(classifySpam(text).spam).toBe(false);
  });
});

it('says why a call is spam', () => {
  expect(classifySpam('press one to lower your interest rates').reasons).toEqual(
    expect.arrayContaining(['press a key', 'card rates and debt']),
  );
});
