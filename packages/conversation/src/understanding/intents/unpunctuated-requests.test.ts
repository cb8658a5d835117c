import { describe, expect, it } from 'vitest';
import { primaryIntent } from './recognise-intents.ts';
import { callerLines } from './testing/caller-lines.ts';

describe('speech as recognisers write it, without apostrophes or commas', () => {
  it.each(
    callerLines({
      cancel: [
        'hey I have to bail on my three oclock',
        'I gotta cancel on tomorrow',
        'please take me off for Saturday',
        'something came up and I cant make my appointment',
        'I need to back out of the viewing',
        'just scrap the appointment',
        'I found someone else so you dont need to come',
        'we wont be needing the plumber anymore',
        'I can no longer make it Thursday',
        'Im sick so I wont be in today',
        'cancel it',
        'I need to call off the showing tonight',
        'yeah I am not gonna be able to come in at two',
        'forget my appointment',
        'we sold the car so we wont need the service',
        'could you remove me from the calendar',
        'can you cancel that for me',
      ],
      person: [
        'put somebody on the phone',
        'let me talk to Marco',
        'can I get a human',
        'I need an actual person',
        'I want a human being',
        'give me the manager',
        'is Sandra available',
        'who can I talk to about my bill',
        'agent',
        'could I speak with one of your realtors',
        'real person please',
        'can you get Tony for me',
        'Id like to talk to whoever did my car',
        'stop I want a person',
        'put me on with a real person',
        'I said I want to talk to someone',
        'can you transfer me',
        'is there a human I can speak with',
        'I only want to deal with Steve',
        'who am I speaking with can I get the manager',
        'gimme a person',
        'can I speak to your service advisor',
        'I would prefer a human',
        'someone else please',
      ],
      message: [
        'tell Marco I called',
        'can you pass along a message',
        'just let him know the part is here',
        'I want to leave my number for the owner',
        'would you let Steve know I will be by at noon',
        'I need to leave a message',
        'take a message please',
        'can you give Maria a message',
      ],
    }),
  )('hears %s in "%s"', (intent, text) => {
    expect(primaryIntent(text)).toBe(intent);
  });
});
