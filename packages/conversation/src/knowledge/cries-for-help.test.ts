import { describe, expect, it } from 'vitest';
import { tellsOfHelpers } from './cries-for-help.ts';

describe('who says that help was called or should be', () => {
  it.each([
    ['we phoned 911 a minute ago', true],
    ['should we be calling an ambulance for him', true],
    ["my mom's on the line with 911", true],
    ['the paramedics are on their way', true],
    ["la voisine a appelé l'ambulance", true],
    ['est-ce qu’il faut que j’appelle le 911', true],
    ['my extension is 911', false],
    ['I restore old 911 Carreras', false],
    ['when we called 911 two years ago they came fast', false],
    ['does the sensor call 911 by itself', false],
    ['no need to call an ambulance, it was only a scratch', false],
    ['I drive an ambulance, is there a discount', false],
  ])('tells of a danger, and nobody else does: %s', (words, told) => {
    expect(tellsOfHelpers(words)).toBe(told);
  });
});
