import { describe, expect, it } from 'vitest';
import { barber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';
import { animalClinic, garage } from '../testing/more-trades.ts';
import { isSupposedOrOver } from './danger-by-sign.ts';
import { toldPlainly } from './danger-told-plainly.ts';
import { isDanger } from './hazards.ts';

describe('a figure of speech, a story and what is long over', () => {
  it.each([
    'my last contractor stabbed me in the back over that deck',
    'the landlord is breathing down our necks about the inspection',
    'we saw a series where a man got shot in the chair, great haircut though',
  ])('is no danger: %s', (words) => expect(toldPlainly(words)).toBeNull());

  it('is one where somebody bleeds', () => {
    expect(toldPlainly('somebody stabbed my brother in the back and he is bleeding')).toBe(
      'danger',
    );
  });

  it.each([
    'who should a tenant call if they smell gas',
    'on fait quoi si on sent du gaz un jour',
    'on a eu une fuite de gaz en avril',
    'there was a gas leak in March',
  ])('is only supposed, or over: %s', (words) => {
    expect(isSupposedOrOver(words)).toBe(true);
    expect(isDanger(words)).toBe(false);
  });

  it.each(['who do I call, I smell gas', 'there was a gas leak in March and I smell it again now'])(
    'is neither: %s',
    (words) => expect(isSupposedOrOver(words)).toBe(false),
  );
});

describe('what weighs on people, or smells of something else', () => {
  const rings = (words: string) =>
    [barber, animalClinic, garage].some((shop) => {
      const call = callTo(shop, '+16045550150');
      const said = call.say(words);
      return call.alerts().length > 0 || /9-?1-?1/.test(said);
    });

  it.each([
    "we're drowning in invoices over here",
    'these heating costs are choking us',
    'your estimate gave my husband a heart attack',
    "my credit card's bleeding after that repair",
    'on étouffe dans les factures',
    'my cat got into it with a skunk and reeks of rotten eggs',
    'my son is missing a front tooth',
    'the kids say there is a ghost trapped in your waiting room',
  ])('is no danger, and nobody is told 911: %s', (words) => expect(rings(words)).toBe(false));

  it.each([
    "the upstairs smells of rotten eggs and the cat won't come in",
    'we are drowning, the boat went over',
    'my mother had a heart attack when she opened the door, she is on the floor',
  ])('is one where it is meant: %s', (words) => expect(rings(words)).toBe(true));
});

describe('who died a while ago', () => {
  const rings = (words: string) => {
    const call = callTo(garage, '+16045550150');
    return call.alerts().length > 0 || /9-?1-?1/.test(call.say(words)) || call.alerts().length > 0;
  };

  it.each([
    'my husband passed away in march and he always did the brakes',
    'my dad died three weeks ago and nobody knows how to run the boiler',
    "mon père est décédé en février, c'est lui qui faisait ça",
  ])('is in danger no more: %s', (words) => expect(rings(words)).toBe(false));

  it('may have left somebody who is', () => {
    expect(rings("my wife passed away last month and now my kid won't wake up")).toBe(true);
  });
});

describe('blood on what is to be cleaned', () => {
  const rings = (words: string) => {
    const call = callTo(garage, '+16045550150');
    return call.alerts().length > 0 || /9-?1-?1/.test(call.say(words)) || call.alerts().length > 0;
  };

  it.each([
    'there is blood all over the back seat from a nosebleed, can you get that out',
    'we have a blood stain on the carpet, do you shampoo those',
    'y a du sang sur mon siège, nettoyez-vous ça',
  ])('is a stain: %s', (words) => expect(rings(words)).toBe(false));

  it.each([
    'there is blood all over the seat and he is not moving, can you get him out',
    'il y a du sang partout sur le siège, il saigne encore, venez nettoyer',
  ])('is more than that where somebody bleeds: %s', (words) => expect(rings(words)).toBe(true));
});
