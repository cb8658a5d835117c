import { describe, expect, it } from 'vitest';
import { clausesOf } from './clauses.ts';
import type { Intent } from './intent.ts';
import { recogniseIntents } from './recognise-intents.ts';

describe('clausesOf', () => {
  it.each([
    [
      'how much is an SUV and are you open Saturday?',
      'how much is an SUV',
      'and are you open Saturday',
    ],
    [
      'how much is a cut and where are you located',
      'how much is a cut',
      'and where are you located',
    ],
    ['what time are you open', 'what time are you open'],
    ['do you do cut and colour', 'do you do cut and colour'],
    ['I need brakes and rotors', 'I need brakes and rotors'],
    ["I don't want to cancel, just move it", "I don't want to cancel, just move it"],
    ['how much is an suv are you open saturday', 'how much is an suv', 'are you open saturday'],
    ['Hi. Do you do tint? Thanks!', 'Hi', 'Do you do tint', 'Thanks'],
    ['do you know what time you close', 'do you know what time you close'],
    ["it's $1,200.50 right", "it's $1,200.50 right"],
    ['no, thank you', 'no', 'thank you'],
  ])('splits "%s"', (text, ...expected) => {
    expect(clausesOf(text).map((clause) => clause.text)).toEqual(expected);
  });

  it('has none in silence', () => {
    expect(clausesOf(' … ')).toEqual([]);
  });
});

describe('several things in one breath', () => {
  const lines: [text: string, ...intents: Intent[]][] = [
    ['how much is an SUV and are you open Saturday?', 'price', 'hours'],
    ['hi can I get a quote and do you take visa', 'greeting', 'quote', 'payment'],
    ['where are you located and what are your hours', 'address', 'hours'],
    ["what's your address and phone number", 'address', 'contact'],
    ['do you do brakes and how long does it take', 'serviceOffered', 'duration'],
    ['thanks bye', 'thanks', 'goodbye'],
    ['no thanks', 'no', 'thanks'],
    ['yes please and how much will it cost', 'yes', 'price'],
    ['I need to cancel my appointment and can someone call me back', 'cancel', 'callback'],
    ['is this a real person? I want to talk to the owner', 'robotQuestion', 'person'],
    ['are you open tomorrow, and do you take walk-ins?', 'hours', 'serviceOffered'],
    ["hey how are you I'd like to book a haircut", 'greeting', 'howAreYou', 'book'],
    ["c'est combien et êtes-vous ouverts samedi", 'price', 'hours'],
  ];

  it.each(lines)('are all heard in "%s"', (text, ...expected) => {
    const found = recogniseIntents(text).map(({ intent }) => intent);
    expect(found.filter((intent) => expected.includes(intent))).toEqual(expected);
  });
});
