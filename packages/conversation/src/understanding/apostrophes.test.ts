import { describe, expect, it } from 'vitest';
import { withApostrophes } from './apostrophes.ts';

describe('apostrophes', () => {
  it.each([
    ['im here and hes not', "I'm here and he's not"],
    ['its the blue one ill bring it', "it's the blue one I'll bring it"],
    ['whatll it be id like to know', "what'll it be I'd like to know"],
    ['why dont you come i dont know', "why don't you come i don't know"],
    ['were just past the lights', "we're just past the lights"],
    ['jaimerais ça cest possible', "j'aimerais ça c'est possible"],
  ])('are written where only a contraction can be meant: %s', (said, written) => {
    expect(withApostrophes(said)).toBe(written);
  });

  it.each([
    'my dog is ill today',
    'le char dont je vous parle',
    'la fuite dont la voisine a parlé',
    'she fell ill last night',
    'my id card',
    'it rides on its rims',
    'there were marks that were not there',
    'were you open',
    'Susan Im here',
    "she lets me know and it's fine",
  ])('are left out of words of their own: %s', (said) => {
    expect(withApostrophes(said)).toBe(said);
  });
});
