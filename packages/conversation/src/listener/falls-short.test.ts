import { expect, it } from 'vitest';
import { fold } from '../knowledge/words.ts';
import { callTo } from '../testing/call-to.ts';
import { lawnCrew, musicSchool } from '../testing/starting-shops.ts';
import { fallsShort } from './falls-short.ts';
import { tellsWorkGoneWrong } from './work-gone-wrong.ts';

const from = '+12895550142';

it.each([
  'your crew was by this morning and the front looks great but I think they skipped the strip by the fence',
  'your guys did the hedge yesterday, nice job, only they left the clippings on the driveway',
  "you came for the leaves today and overall I'm happy, just the side yard didn't get done",
  'somebody from your place was here Tuesday and she was lovely but there are still a few spots along the walk',
  "you guys mowed on Friday and it's perfect except you never did the boulevard",
  "your fella was out today, great lad, though he didn't sweep up after",
  'my son had his lesson yesterday and he likes her but she was ten minutes late',
  'I had coaching with you Tuesday, it was good except we started twenty minutes late',
  'my son had his class yesterday and loved it but the coach never showed him the ropes',
  "vos gars sont passés hier pis c'est ben beau mais je pense qu'ils ont oublié le côté de la maison",
  "vous êtes venus à matin, c'est parfait, sauf que la cour a pas été ramassée",
])('praise with a fault behind it tells of work that fell short: %s', (words) => {
  expect(fallsShort(fold(words))).toBe(true);
});

it.each([
  'your crew was here this morning and it looks really nice',
  'you guys did my hedge and it looks nice but I think I want the cedars done too',
  'your girls were here today, lovely work, but I forgot to leave the cheque',
  'you were here yesterday and it looks great but I left my gloves in your truck',
  'your guy came by, nice fellow, but he left a card and no price',
  'it was a great party but we forgot the cake',
  'I had my lesson yesterday and it was great but I got there ten minutes late',
  'my neighbour forgot to close the gate but it all looks nice',
  "you came Friday and it's great, just wondering when you come next",
  "vous avez une belle équipe mais j'ai oublié mon rendez-vous",
])('and no other words do: %s', (words) => {
  expect(fallsShort(fold(words))).toBe(false);
});

it('who says so mildly hears an apology and what the owner does about it, and pays for no visit', () => {
  const call = callTo(lawnCrew, from);
  const said = call.say(
    'hi your crew was by today and it looks really nice but I think they missed the side yard',
  );
  expect(said).toMatch(/sorry/i);
  expect(said).not.toMatch(/\$/);
  const paid = call.say('so do I have to pay for them to come back');
  expect(paid).toContain('we come back and do it again free of charge');
  expect(paid).not.toContain('invoice');
  call.say('Alma Hurst 705 555 0176');
  expect(call.outcome().lead?.reason).toMatch(/^complaint/);
});

it('a lesson that began late is complained of, and nobody comes late', () => {
  const call = callTo(musicSchool, from);
  call.say(
    'my daughter had her lesson yesterday and she likes the teacher but he was fifteen minutes late',
  );
  expect(call.outcome().lead?.reason).toMatch(/^complaint/);
});

it.each([
  'I just had the kitchen redone so there is drywall dust everywhere, what would a cleanup cost',
  'we had a new roof put on and there are nails all over the lawn, do you do cleanups',
])(
  'work that somebody else did is not complained of to who is to clean up after it: %s',
  (words) => {
    const call = callTo(lawnCrew, from);
    expect(call.say(words)).not.toMatch(/sorry to hear|owner hears/i);
    expect(call.sms()).not.toMatch(/complain/i);
  },
);

it.each([
  'hi your crew was here this morning and it looks really nice I just wanted to say thanks',
  'I only called to say thank you, the yard is beautiful and the guys were lovely',
])('who only praises is not met as if they complained: %s', (words) => {
  const call = callTo(lawnCrew, from);
  expect(call.say(words)).not.toMatch(/sorry/i);
  expect(call.sms()).not.toMatch(/complain/i);
});

it.each([
  'je suis venue samedi pis mes rideaux sont tout croches',
  "j'ai fait poser mon patio la semaine passée pis y a une planche qui est pas droite",
  'ma chatte est revenue hier avec une coupure sur le ventre',
  "j'ai payé deux cents pour ça pis ça marche pas",
  'je suis allé chercher ma tondeuse hier pis a fait un drôle de bruit',
  'I was in on Friday and my eyelids are so red since',
])('work that went wrong is told of, in whatever words: %s', (words) => {
  expect(tellsWorkGoneWrong(words)).toBe(true);
});

it.each([
  'je suis allé chercher mes enfants hier pis là le char vibre',
  "j'ai fait tomber ma tondeuse hier pis la lame est croche",
  'je suis venue hier pis je suis ben contente, même si y avait une bosse',
  "j'étais chez vous hier, je voudrais un autre rendez-vous, c'est trop long mes cheveux",
  "j'ai fait poser ma porte ailleurs samedi pis est croche",
])('and nothing of ours is told of: %s', (words) => {
  expect(tellsWorkGoneWrong(words)).toBe(false);
});
