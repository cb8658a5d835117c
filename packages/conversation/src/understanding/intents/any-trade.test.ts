import { describe, expect, it } from 'vitest';
import { primaryIntent } from './recognise-intents.ts';
import { callerLines } from './testing/caller-lines.ts';

describe('what callers want is heard whatever the trade', () => {
  it.each(
    callerLines({
      book: [
        'can I bring her in Tuesday at nine',
        'could you come this Wednesday',
        'Friday works for me',
        'would Monday be all right',
        'the four oclock works',
        'my dishwasher keeps beeping',
        'he is overdue for a checkup',
        'could you come out and unclog my sink',
        'some siding blew off in the wind',
        'I would like to place an order',
      ],
      waitTime: ['when could you squeeze me in', 'how long till someone gets here'],
      reschedule: [
        'Monday does not work anymore could we do Thursday',
        'could we move from nine to later',
      ],
      cancel: ['something came up so I will not make it tomorrow', 'skip this week'],
      complaint: [
        'I am not paying for that',
        'your crew left garbage all over my lawn',
        'the part you installed already quit',
      ],
      payment: ['can I put that on my visa', 'can I make payments'],
      area: ['do you service New Haven', 'can you come out to the lake'],
      supplier: ['I have a parcel for you where should I leave it'],
      jobApplication: ["I heard you're hiring and I would like to apply"],
      emergency: ['I smell something burning from the outlet', 'my puppy swallowed a battery'],
      status: ['did my glasses come in', 'what time should I come get her'],
      serviceOffered: ['do you see hamsters', 'can you get a stain out'],
    }),
  )('hears %s in "%s"', (intent, text) => {
    expect(primaryIntent(text)).toBe(intent);
  });
});

describe('what callers want is heard in the French of Canada', () => {
  it.each(
    callerLines({
      book: ['mercredi ça me va', 'pouvez-vous me prendre demain', 'mon lavabo est bouché'],
      price: ["c'est quoi votre tarif horaire"],
      complaint: ['votre technicien devait être ici ce matin'],
      yes: ["c'est correct"],
      no: ['pantoute'],
      spam: ['on appelle pour vous offrir un meilleur taux pour votre commerce'],
    }),
  )('hears %s in "%s"', (intent, text) => {
    expect(primaryIntent(text, { expecting: 'yesNo' })).toBe(intent);
  });
});
