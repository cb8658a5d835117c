import { describe, expect, it } from 'vitest';
import { barber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';
import { garage } from '../testing/more-trades.ts';

const alerts = (words: string, shop = garage) => {
  const call = callTo(shop, '+16045550150');
  call.say(words);
  return call.alerts().length > 0;
};

describe('somebody who cannot look after themselves', () => {
  it.each([
    "my nephew's gone, I turned around for a minute and the gate was open",
    "our daughter didn't come home from daycare and nobody knows where she is",
    "my two year old isn't in her crib and we've looked everywhere",
    "my grandma has Alzheimer's and she's not in her room",
    "my husband's got dementia, he walked off and I can't find him",
    'mon gars de quatre ans est parti, je le trouve nulle part',
    "notre fille est pas revenue de l'école",
    'mon père perd la mémoire, il est sorti pis on sait pas où il est',
  ])('is missed at once where nobody knows where they are: %s', (words) => {
    expect(alerts(words)).toBe(true);
  });

  it.each([
    'my nephew is missing two buttons on that jacket',
    "my daughter's gone to camp till Sunday so move her to Monday",
    "I can't find my son's invoice",
    'my mother has dementia and needs a seat that turns',
    'on a perdu le capuchon de ma fille dans votre garage',
    'mon fils est parti au cégep avec le char',
  ])('is not missing where a thing is, or where they are known to be: %s', (words) => {
    expect(alerts(words)).toBe(false);
    expect(alerts(words, barber)).toBe(false);
  });
});
