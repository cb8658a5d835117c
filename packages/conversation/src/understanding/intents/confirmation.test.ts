import { describe, expect, it } from 'vitest';
import { confirmation } from './confirmation.ts';
import { primaryIntent } from './recognise-intents.ts';

describe('confirmation', () => {
  it.each([
    'yes',
    'yeah',
    'Yep.',
    'sure',
    'okay',
    'uh huh',
    'correct',
    'that works',
    "that's right",
    'sounds good',
    'go ahead',
    "yeah no that's fine",
    "no that's right",
    'sure why not',
    'no yeah',
    'perfect',
    'um yes please',
    'I guess',
    'I think so',
    'works for me',
    'oh absolutely',
    'please do',
    'yes that is my number',
    'no problem',
    "no no that's fine",
    'yup you got it',
    "let's do it",
    "I'll take it",
    "that'd be great",
    'for sure',
    'wait no sorry yes',
    'ouais',
    'ben oui',
    'oui merci',
    "c'est beau",
    "d'accord",
    'ça marche',
    'mets-en',
    '👍',
    "that's correct",
    'okay sounds good',
    'totally fine by me yes',
    'you bet',
  ])('takes "%s" for a yes', (text) => {
    expect(confirmation(text)?.answer).toBe('yes');
  });

  it.each([
    'no',
    'nope',
    'nah',
    'not really',
    "nope that's wrong it's 555-0143",
    'no I said Tuesday',
    "that's not right",
    "that's wrong",
    'no thank you',
    'absolutely not',
    "I don't think so",
    'not today',
    'never mind',
    'yes wait no',
    'pas vraiment',
    'non merci',
    'pas du tout',
    'ben non',
    "no that's not it",
    'uh no',
    "I'd rather not",
    'not at all',
    'incorrect',
    "no it's with a K",
    'no way',
    'probably not',
    'yeah actually no',
    '👎',
    "that doesn't work for me",
    "I'm good thanks",
    "c'est pas ça",
  ])('takes "%s" for a no', (text) => {
    expect(confirmation(text)?.answer).toBe('no');
  });

  it.each([
    'maybe',
    "I'm not sure",
    "I don't know",
    'it depends',
    'yes and no',
    'peut-être',
    'je sais pas',
    'let me check',
    'hard to say',
  ])('hears neither in "%s"', (text) => {
    expect(confirmation(text)?.answer).toBe('unsure');
  });

  it.each([
    '',
    'my name is Noah',
    'the 2015 Civic',
    'Tuesday at four',
    'what was the question',
    'knowing my luck',
    '604 555 0143',
  ])('makes no answer of "%s"', (text) => {
    expect(confirmation(text)).toBeNull();
  });

  it('believes a plain yes more than a grudging one', () => {
    const plain = confirmation('yes')?.strength ?? 0;
    const grudging = confirmation('I guess')?.strength ?? 1;
    expect(plain).toBeGreaterThan(grudging);
  });
});

it('reads a thumb in a text message, alone or before more', () => {
  expect(primaryIntent('👍')).toBe('yes');
  expect(primaryIntent('👎🏽 thanks')).toBe('no');
});

describe('a hesitant answer', () => {
  it('counts where we asked for one', () => {
    expect(primaryIntent('I guess', { expecting: 'yesNo' })).toBe('yes');
  });

  it('is no intent of its own where we did not', () => {
    expect(primaryIntent('I guess')).toBeNull();
  });
});
