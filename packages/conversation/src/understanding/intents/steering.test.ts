import { describe, expect, it } from 'vitest';
import { primaryIntent } from './recognise-intents.ts';
import { callerLines } from './testing/caller-lines.ts';

describe('steering the conversation', () => {
  it.each(
    callerLines({
      robotQuestion: [
        'is this a real person',
        'are you a robot',
        'am I talking to a machine',
        'is this AI',
        'are you real',
        'wait are you human',
        'am I speaking with a real person or a computer',
        'is this an answering machine',
        'you sound like a robot',
      ],
      language: [
        'do you speak French',
        'can we do this in Spanish',
        'parlez-vous français',
        'does anyone there speak Punjabi',
        'English please',
      ],
      repeat: [
        'say that again',
        'pardon',
        'sorry what was that',
        "I didn't catch that",
        'can you repeat the last part',
        'come again',
        'what did you say',
        'what',
        'sorry I missed that',
        "you're breaking up",
        'could you say that one more time',
        'huh',
      ],
      slower: [
        'can you slow down',
        'speak up please',
        'I can barely hear you',
        'a little louder',
        "you're talking too fast",
        'can you speak more slowly',
      ],
      hold: [
        'one sec',
        'hold on',
        'just a minute',
        'give me a second',
        'hang on let me grab a pen',
        'wait a second',
        'bear with me',
        'one moment please',
        'hold on a sec',
      ],
      alreadySaid: [
        'I already told you',
        'I just said that',
        'like I said',
        'you already asked me that',
        'I told you that already',
      ],
      audioCheck: [
        'are you there',
        'can you hear me',
        'hello hello',
        'are you still there',
        'did I lose you',
      ],
      correction: [
        "that's the wrong number down there",
        'you got my name wrong',
        'scratch that',
        'I meant Tuesday not Thursday',
        'you misheard me',
      ],
      abuse: ['you are useless', 'stupid robot'],
    }),
  )('hears %s in "%s"', (intent, text) => {
    expect(primaryIntent(text)).toBe(intent);
  });
});

describe('courtesies', () => {
  it.each(
    callerLines({
      greeting: ['hi', 'hello', 'hey there', 'good morning', 'good afternoon'],
      howAreYou: ['how are you', 'hi how are you doing today', 'hows it going'],
      thanks: [
        'thanks',
        'thank you so much',
        'I appreciate it',
        'thanks a ton',
        'okay thanks',
        'great thank you',
        'cheers mate',
        'much obliged',
      ],
      goodbye: [
        'bye',
        "that's all",
        'okay bye now',
        "no that's everything thanks",
        'have a good one',
        "I'm all set",
        'talk to you later',
        "that's all I needed",
        'take care',
        'nothing else thanks',
        'gotta go',
        'see you Saturday then bye',
        'I will call back later',
        "no that's it",
      ],
      dontKnow: [
        "I don't know",
        'not sure',
        'no idea',
        "I can't remember",
        'beats me',
        'I forgot',
        'it depends',
      ],
      yes: [
        'yes',
        'yeah',
        'yep',
        'sure',
        'absolutely',
        'yes please',
        "that's right",
        'sounds good',
        'of course',
        'you bet',
      ],
      no: ['no', 'nope', 'nah', 'no thank you', 'absolutely not', 'no way', 'not really'],
    }),
  )('hears %s in "%s"', (intent, text) => {
    expect(primaryIntent(text)).toBe(intent);
  });
});
