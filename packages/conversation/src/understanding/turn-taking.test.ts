import { describe, expect, it } from 'vitest';
import { isBackChannel } from './back-channel.ts';
import { isFragment } from './fragment.ts';

describe('isBackChannel', () => {
  it.each([
    'mm-hm',
    'uh huh',
    'right',
    'okay',
    'Okay.',
    'yeah',
    'mhm',
    'got it',
    'I see',
    'oh okay',
    'right right',
    'sure',
    'hmm',
    'ouais',
    "d'accord",
    'yeah okay',
    'all right',
    'ok ok',
  ])('lets "%s" pass', (text) => {
    expect(isBackChannel(text)).toBe(true);
  });

  it.each([
    '',
    'wait',
    'stop',
    'no',
    'yes I want that',
    'right now',
    'okay how much',
    'hold on',
    'what',
    'right?',
    'okay bye',
    'yeah but how much',
    'hello',
    'is that all right with you',
    'sorry',
  ])('stops for "%s"', (text) => {
    expect(isBackChannel(text)).toBe(false);
  });
});

describe('isFragment', () => {
  it.each([
    'I was wondering if you',
    'can you',
    'how much is the',
    'do you',
    "I'd like to book an appointment for",
    'I need to',
    'my number is',
    'hi I was calling about',
    'what time do you',
    'it would be for my',
    'yeah I want a',
    'because',
    'so I have a',
    'and then I',
    'how much is',
    'I was wondering…',
    'the car is a',
    'est-ce que vous',
    'je voudrais',
    "I'm calling because",
    'it is at the corner of',
    'I was just wondering if',
  ])('waits for more after "%s"', (text) => {
    expect(isFragment(text)).toBe(true);
  });

  it.each([
    '',
    'yes',
    'no',
    'thank you',
    'how are you',
    'how much',
    'how much is it',
    'yes I do',
    "I'd like to",
    "yeah I'd love to",
    'where are you',
    "what's it for",
    'where do you come from',
    'are you open',
    'Saturday',
    'my name is Jordan',
    'can you help me',
    'is that what it is',
    'book me in',
    'do you?',
    'come on in',
    'a haircut',
    'how long does it take',
    'what are you up to',
    'I need an oil change',
    "no I can't",
    'tomorrow at three',
    'what do you think',
  ])('takes "%s" as whole', (text) => {
    expect(isFragment(text)).toBe(false);
  });
});

describe('a question that leaves out what it asks about', () => {
  it.each([
    'I have an upright and a bench, what are we looking at',
    'two of them and the delivery, what would that come to',
    'my tenant moved out, who do I talk to',
  ])('is whole: %s', (words) => {
    expect(isFragment(words)).toBe(false);
  });

  it.each([
    'I have an upright, what are the',
    'I have a bench, what would that be for',
    'I want it for',
  ])('is not whole where more has to come: %s', (words) => {
    expect(isFragment(words)).toBe(true);
  });
});
