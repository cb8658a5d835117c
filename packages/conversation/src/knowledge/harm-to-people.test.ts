import { describe, expect, it } from 'vitest';
import { toldPlainly } from './danger-told-plainly.ts';

describe('what was done to a body, and can be seen', () => {
  it.each([
    'he sliced his thumb off with the mitre saw',
    'she got her fingers caught in the mixer and there is blood',
    'there is a bone poking out of her shin',
    'my ankle is facing the wrong way',
    'a screw went right through my palm',
    'he had a belt round my neck last night',
    "they're kicking my brother",
    'a man is yelling for help behind the store',
    'I think we were poisoned at lunch',
    'my drink was spiked',
    'the baby put a key in the outlet and was thrown across the room',
    'my nephew swallowed one of the little magnets',
    "the hydro is out and grandpa's on an oxygen concentrator",
    'there are boys on the ice and it is cracking',
    "I'm shut in the walk-in cooler and nobody hears me",
    'my left arm feels heavy and my jaw aches',
    "y'a un os qui sort de sa jambe",
    'il s’est coupé deux doigts avec la scie'.replace('’', "'"),
    'the wall collapsed on the stall with two people underneath',
    'some guy keeps rattling my back door',
    'the chlorine is spilling all over the pump room',
    'his sleeve got pulled into the lathe',
    'there is blood running from her mouth',
    'there has been a stabbing',
    'I think we have carbon monoxide poisoning',
    "ma voisine crie à l'aide",
    'des enfants sont sur la glace pis ça craque',
  ])('is a danger: %s', (words) => {
    expect(toldPlainly(words)).toBe('danger');
  });

  it.each([
    'can you cut my nails and file my fingers',
    'I need the fan belt changed, the old one came off',
    'do you sell bone broth',
    'the label is facing the wrong way',
    'the door opens backwards',
    'the screw went right through the drywall',
    'can I put a scarf round my neck for the photo',
    'they are beating the eggs by hand, right?',
    'I was calling for help with my order',
    'we want the poison ivy removed',
    'how do I plug a fork lift charger in the outlet outside',
    'do you change watch batteries and magnets',
    'the power is out at our place, are you open',
    'we skate on the ice behind the rink',
    'my keys are locked in the trunk',
    'my left arm is sore from the gym',
    'on patine sur la glace le samedi',
    'the shelf fell on my car with my groceries in it',
    'somebody keeps trying my old code on the website',
    'the chemical peel is leaking from the bottle',
    'my hair got tangled in the brush',
    'there has been a big jump in price',
  ])('is none: %s', (words) => {
    expect(toldPlainly(words)).toBeNull();
  });
});

describe('a child who tells of somebody at home', () => {
  it.each([
    "my uncle touches me at night, I don't know who to tell",
    "I'm ten and my dad hits me",
    'my stepbrother comes into my bed at night and I am twelve',
    'mon beau-père me touche',
  ])('is heard: %s', (words) => {
    expect(toldPlainly(words)).toBe('danger');
  });

  it.each([
    "I'm ten minutes away and my dad is already there",
    'my brother beats me at chess every night',
    'my coach touched base with me about the uniforms',
  ])('and is nobody who tells of something else: %s', (words) => {
    expect(toldPlainly(words)).toBeNull();
  });
});

describe('somebody armed who says that they are coming', () => {
  it.each([
    "tell him I'm on my way with my rifle",
    'I brought my knife, tell your manager',
    'we know where your family lives',
    "j'arrive avec mon couteau",
  ])('is heard: %s', (words) => {
    expect(toldPlainly(words)).toBe('danger');
  });

  it.each([
    'I brought my kitchen knife to be sharpened',
    "I'm coming with my gun safe, you move those?",
    'I know where you are located, thanks',
    "j'arrive avec mon couteau à aiguiser",
  ])('and is no customer with a thing to be seen to: %s', (words) => {
    expect(toldPlainly(words)).toBeNull();
  });
});

it.each([
  'I could hurt myself tonight',
  'I have the razor in my hand',
  "I've got all the pills here in front of me",
])('somebody with what would end them in their hands is a danger to themselves: %s', (words) => {
  expect(toldPlainly(words)).toBe('toSelf');
});
