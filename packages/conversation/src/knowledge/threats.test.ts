import { describe, expect, it } from 'vitest';
import { threatensShop } from './threats.ts';

describe('a threat to the shop', () => {
  it.each([
    "I'm going to come down there and burn the place",
    'je vais venir tout casser',
    "I'll burn your shop down",
    "we're gonna come over there and smash your windows",
    "I know where you live and I'm coming for you",
    "I swear I'm going to kill you",
    "I'm coming down with a baseball bat",
    "tell Dave I'm gonna break his legs",
    'my brother and me will trash that salon',
    "I'll beat the crap out of you people",
    "I'm gonna blow up your store",
    "you're all dead",
    'I will set your garage on fire tonight',
    "I'm going to punch your teeth in... your face, I'll break your face",
    "m'a aller mettre le feu à votre garage",
    'je vais vous casser la gueule',
    'je sais où vous restez',
    'on va aller défoncer votre vitrine',
    'je vais te tuer',
  ])('is heard: %s', (words) => expect(threatensShop(words)).toBe(true));

  it.each([
    "I'm gonna kill my husband if he picks beige",
    "you're killing me with these prices",
    "I'll shoot you an email",
    'my wife is going to kill me',
    "I'm going to come down there and pick it up",
    "I'm coming for my car at three",
    "I'm going to destroy you in the reviews",
    'we want to shoot your studio for a magazine',
    'can you burn the old paint off',
    "I'm going to smash the old tub out first",
    "we're going to tear down the garage",
    'am I going to hurt it if I drive on it',
    "I'm going to beat you there",
    'it would not kill you to call me back',
    "I'm gonna break my lease",
    'somebody broke my window',
    'I could kill for a coffee',
    'I want to kill the ants in my kitchen',
    'he said he will kill himself',
    'je vais tout casser dans ma cuisine avant que vous veniez',
    'ça va tout casser si on attend',
    'vous me tuez avec vos prix',
    'je vais tuer mon chum s’il choisit beige',
    'je vais passer vous porter les vitres',
    "I'll run you through the details",
    "I'd hate to burn the place down with my cooking again",
  ])('is no way of speaking, and no trouble of their own: %s', (words) =>
    expect(threatensShop(words)).toBe(false),
  );
});
