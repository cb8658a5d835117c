import { describe, expect, it } from 'vitest';
import { harmsNow } from './danger-by-sign.ts';

describe('what a detector of carbon monoxide measures', () => {
  it.each([
    'my CO monitor is sitting at 47',
    'the carbon monoxide number keeps climbing, it shows fifty five',
    "there's a 38 on the CO screen, is that a lot",
    'is one hundred and ten on a carbon monoxide detector bad',
    'le détecteur de monoxyde indique cinquante-cinq',
    "y'a 90 sur l'écran de mon détecteur de CO",
    'notre avertisseur de CO est rendu à 130',
    'the monitor in the hallway reads a hundred and twenty parts per million',
    'le bidule dans le corridor marque soixante-dix parties par million',
  ])('is gas: %s', (words) => expect(harmsNow(words, '', '')).toBe('gas'));

  it.each([
    ['the CO detector is chirping in the hall', 'the screen says two twenty'],
    ['mon détecteur de monoxyde bipe', 'ça affiche 85'],
  ])('is gas over two lines: %s', (before, words) => {
    expect(harmsNow(words, before, '')).toBe('gas');
  });

  it.each([
    ['', 'how much for a carbon monoxide detector with a display, around 60 dollars'],
    ['', 'we need CO detectors in 24 suites'],
    ['', 'our carbon monoxide alarm is fifteen years old'],
    ['', 'does the CO alarm go off at 70 or at 100'],
    ['', 'the CO detector is at 45 Elm Street'],
    ['', 'nos détecteurs de monoxyde ont vingt ans'],
    ['', 'the water softener thing reads three hundred parts per million of hardness'],
    ['do you install CO detectors', 'the quote you sent says 220 dollars'],
    ['do you install CO detectors', 'my number is 604 555 0188'],
  ])('is none of other figures: %s / %s', (before, words) => {
    expect(harmsNow(words, before, '')).toBeNull();
  });
});
