import { describe, expect, it } from 'vitest';
import { barber, salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

/** Whether the owner is alerted of these words, at any of two shops of other trades. */
const alerts = (words: string, shop = barber) => {
  const call = callTo(shop, '+16045550150');
  call.say(words);
  return call.alerts().length > 0;
};

describe('a threat to people', () => {
  it.each([
    'my stepfather told me he would shoot me if I told anybody',
    "her brother keeps texting that he'll burn our house down",
    'a woman at the desk is threatening our staff',
    "my ex-wife is at the front door and she won't leave",
    "there's some man hammering on the windows and yelling",
    "there's a restraining order and he just pulled in, he's outside",
    "she wrote me that if she can't have the kids nobody will",
    "mon voisin a écrit qu'il allait nous casser les jambes",
    'mon ex est devant la porte du salon pis il crie',
    'un gars varge dans la vitre pis y veut pas partir',
  ])('alerts the owner, told of or at the door: %s', (words) => {
    expect(alerts(words)).toBe(true);
  });

  it.each([
    "my sister said she'd kill me if I'm late for the photos",
    'he said he would shoot me a text about the colour',
    'the insurance is threatening us with a higher premium',
    'my brother said he would beat me to the chair',
    'my ex is at the shop door waiting for me, so I have to run',
    'mon chum menace de partir si je me coupe les cheveux',
    'ma soeur dit que sa blonde va me tuer si je change la couleur',
  ])('is none of who will only mind, press or wait: %s', (words) => {
    expect(alerts(words)).toBe(false);
    expect(alerts(words, salon)).toBe(false);
  });
});
