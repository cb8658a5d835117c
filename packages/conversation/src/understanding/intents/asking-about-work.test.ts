import { describe, expect, it } from 'vitest';
import { primaryIntent } from './recognise-intents.ts';
import { callerLines } from './testing/caller-lines.ts';

describe('what callers ask about the work', () => {
  it.each(
    callerLines({
      serviceOffered: [
        'do you guys do brakes',
        'do you do motorcycles',
        'can you fix a cracked bumper',
        'do you sell gift cards',
        'do you cut kids hair',
        'can you guys work on a Rivian',
        'do you do balayage',
        'do you install heat pumps',
        'are walk ins okay',
        'do you take walk-ins',
        'what kind of services do you offer',
        'what brands of film do you carry',
        'can you remove old tint',
        'do you deal with condos downtown',
        'do you have loaner cars',
        'are dogs allowed in the shop',
        'have you ever done a vintage car',
        'do you offer hot towel shaves',
        'is that something you guys do',
        'can you match a colour',
        'do you handle rentals or just sales',
        'is there a waiting room',
        'do you carry winter tires',
      ],
      status: [
        'is my car ready yet',
        'calling to check on my truck',
        'when can I pick up my car',
        'any update on my order',
        'did my part come in',
        'is the Subaru done',
        "what's the status of my repair",
        'how is my car coming along',
        'wheres my technician',
        'has my order arrived',
        'is my vehicle ready for pickup',
        'I dropped off my car this morning just wondering if its done',
        'is the plumber on his way',
        'following up on my estimate',
      ],
      confirmBooking: [
        'what time is my appointment tomorrow',
        'just calling to confirm my appointment',
        'am I still booked for Thursday',
        'do I have an appointment this week',
        'I forgot when my booking is can you check my appointment',
        'are we still on for three',
        'what day was my haircut again',
      ],
      generalQuestion: [
        'I have a question',
        'quick question for you',
        'can I ask you something',
        'I need some information',
        'just have a couple of questions',
      ],
    }),
  )('hears %s in "%s"', (intent, text) => {
    expect(primaryIntent(text)).toBe(intent);
  });
});
