import { describe, expect, it } from 'vitest';
import { primaryIntent } from './recognise-intents.ts';
import { callerLines } from './testing/caller-lines.ts';

describe('wanting a person', () => {
  it.each(
    callerLines({
      person: [
        'can I talk to the owner',
        'let me speak to someone',
        'I want to talk to a real person',
        'can you put me through to the manager',
        'is Mike there',
        'human please',
        'representative',
        "I'd rather talk to a human",
        'is the owner in',
        'could you transfer me to the front desk',
        'get me your manager',
        'I need to speak with a mechanic',
        'can I speak to Dave please',
        'I do not want to talk to a robot',
        'connect me to somebody',
        'is there anyone else I can talk to',
        'operator',
        'may I speak with whoever is in charge',
        'just put me through',
        'can I please speak with a person',
        'talk to a person',
      ],
      message: [
        'can I leave a message',
        'can you take a message',
        'could you tell him I called',
        'let them know I will drop by the keys',
        'I just want to leave a message for Tony',
        'please pass it on to the owner',
        'can you let her know the colour turned out great',
      ],
      callback: [
        'can someone call me back',
        'have him call me',
        'please call me back when you get a chance',
        'could the owner give me a call back',
        'I would like a callback',
        'get somebody to phone me tomorrow',
        'can you have a technician give me a ring',
        'call me back at this number',
        'just have her call me when she is free',
      ],
      returningCall: [
        "I'm returning your call",
        'I missed a call from this number',
        'somebody called me from there',
        'I got a text from you guys',
        'you called me yesterday',
        'returning a call from Mike',
        'I had a missed call from you',
      ],
      complaint: [
        'I want to make a complaint',
        "I'm really not happy with the tint job",
        'you guys scratched my car',
        'nobody showed up yesterday',
        'the tint is peeling off already',
        'this is ridiculous',
        'your guy damaged my wall',
        "I've been waiting three hours and no one came",
        'you overcharged me',
        'my haircut is terrible',
        'you fixed it last week and its still leaking',
        'I was charged twice',
        'I am so disappointed with the colour',
        'the stylist was rude',
      ],
    }),
  )('hears %s in "%s"', (intent, text) => {
    expect(primaryIntent(text)).toBe(intent);
  });
});

describe('danger', () => {
  it.each(
    callerLines({
      emergency: [
        'my basement is flooding',
        'I smell gas',
        "I'm locked out with my baby in the car",
        'a pipe burst and there is water everywhere',
        'theres smoke coming from the panel',
        'the outlet is sparking',
        'we have no heat and a newborn and its freezing',
        'my carbon monoxide alarm is going off',
        'sewage is backing up into my tub',
        'this is an emergency',
        'my brakes failed on the hill',
        'water is pouring through the ceiling',
        'I just got in an accident',
        "someone's bleeding",
        'my dog is locked in the car',
        'the toilet is overflowing and I cant shut off the water',
        'I broke down on the highway',
        'my house got broken into and the door is smashed',
        'my kid is stuck in the bathroom locked in',
        'it smells like something burning smell like burning plastic',
        'my scalp is burning from the dye',
      ],
    }),
  )('hears %s in "%s"', (intent, text) => {
    expect(primaryIntent(text)).toBe(intent);
  });
});
