import { expect, it } from 'vitest';
import { callTo } from '../testing/call-to.ts';
import { animalHospital, lawnCrew } from '../testing/starting-shops.ts';
import { asksHowToStart } from './asks-how-to-start.ts';

it.each([
  'so what would be the first step',
  'what is the next step for us',
  "okay what's next",
  'alright how do we get started then',
  'how would I sign up for that',
  'great, so how does this work from here',
  "yes that's right so what happens now",
  'what do I need to do first',
  'where do we go from here',
  'and how do I get the ball rolling with you guys',
  "c'est quoi la première étape",
  'okay pis par quoi on commence',
  "comment ça marche pour s'inscrire",
  "qu'est-ce qu'on fait maintenant",
  'parfait, on commence comment',
  "c'est quoi la suite",
])('who asks how one starts is heard so: %s', (words) => {
  expect(asksHowToStart(words)).toBe(true);
});

it.each([
  'when can you start',
  'how soon would you be able to start',
  'how do I start my furnace',
  'what happens now if I cancel on Friday',
  'what happens next time it leaks',
  'does the class start at nine',
  'how does the aeration work',
  'how does that work with my insurance',
  'how do I get to your shop',
  'where do I park',
  'what do I do with the dog first',
  "what's the first thing on Monday you have",
  "what's next to you, the bakery",
  'how do I go about cancelling',
  'it starts and then it dies, what is that',
  'comment on fait pour se rendre chez vous',
  'à quelle heure on commence',
  'comment ça marche votre garantie',
])('what is asked of something else is no question of how one starts: %s', (words) => {
  expect(asksHowToStart(words)).toBe(false);
});

it.each(['alright so what would be the first thing we do', 'okay how do we get going with that'])(
  'where a first visit is written of, it is told and offered: %s',
  (words) => {
    const call = callTo(lawnCrew, '+12895550142');
    call.say('do you do aeration');
    const said = call.say(words);
    expect(said).toContain('We start with a free visit to measure the yard');
    expect(said).toMatch(/\?$/);
    call.say('yeah any Friday works, Paula Mercer 705 555 0128');
    const { lead } = call.outcome();
    expect(lead?.reason).toMatch(/^book/);
    expect(lead?.phone).toBe('+17055550128');
  },
);

it('where nothing is written of it, what is talked of is taken down', () => {
  const call = callTo(animalHospital, '+12895550142');
  call.say('how much to spay a cat');
  const said = call.say('so how does it work now, where do I go from here');
  expect(said).toMatch(/what day|name/i);
  expect(said).not.toMatch(/list|77 Bay Road/);
});

it('and where nothing is talked of, a name is asked for', () => {
  const call = callTo(animalHospital, '+12895550142');
  expect(call.say("I'd like to bring my cats to you guys, how do I sign up")).toMatch(/name|day/i);
});

it('who has left their details hears that they are called', () => {
  const call = callTo(lawnCrew, '+12895550142');
  call.say('can I book aeration for Friday morning, Paula Mercer 705 555 0128');
  expect(call.say("yes that's right so what happens now")).toMatch(/call/i);
});
