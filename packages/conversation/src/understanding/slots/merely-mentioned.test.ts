import { describe, expect, it } from 'vitest';
import { isMerelyMentioned } from './merely-mentioned.ts';

const of = (words: string, name: string, relation: string | null = null) =>
  isMerelyMentioned(words, { name, relation });

describe('somebody a caller speaks of', () => {
  it.each([
    ['my neighbour Ted Marsh recommended you', 'Ted Marsh', 'neighbour'],
    ['my husband Marc thinks it is the valve', 'Marc', 'husband'],
    ['I got your number from my sister Anna Bloom', 'Anna Bloom', 'sister'],
    ['Ted Marsh is my neighbour, he said you are good', 'Ted Marsh', 'neighbour'],
    ['my boss Karim told me to call', 'Karim', null],
    ["you did my neighbour Ted Marsh's sink last year", 'Ted Marsh', 'neighbour'],
    ["mon voisin Gaston Roy m'a parlé de vous", 'Gaston Roy', 'voisin'],
    ["ma femme Julie pense que c'est le drain", 'Julie', 'femme'],
    ['my wife Julie will be home', 'Julie', 'wife'],
    ['I was talking with my friend Dana Field about it', 'Dana Field', 'friend'],
    ['we were referred by Odile Tran', 'Odile Tran', null],
    ['my coworker Femi swears by you guys', 'Femi', 'coworker'],
    ['mon beau-frère Luc a dit que vous étiez bons', 'Luc', 'beau-frere'],
  ])('is merely mentioned: %s', (words, name, relation) => {
    expect(of(words, name, relation)).toBe(true);
  });

  it.each([
    ['I am calling for my mother Doreen Hatch', 'Doreen Hatch', 'mother'],
    ['my mother Doreen Hatch needs a faucet', 'Doreen Hatch', 'mother'],
    ['book my mum in, Doreen Hatch', 'Doreen Hatch', 'mum'],
    ["it's for my tenant Solveig Aune", 'Solveig Aune', 'tenant'],
    ['my dad Bertram Oakes has a clogged drain', 'Bertram Oakes', 'dad'],
    ["c'est pour ma mère Ginette Roy", 'Ginette Roy', 'mere'],
    ['the appointment is under Kofi Mensah', 'Kofi Mensah', null],
    ["it's for my uncle, his name's Bertram Oakes", 'Bertram Oakes', 'uncle'],
    ["my sister Anna told me to book for her, it's her appointment", 'Anna', 'sister'],
    ['my son Leo wants a trim', 'Leo', 'son'],
    ["c'est le char de mon père Ovide", 'Ovide', 'pere'],
    ['my husband Marc thinks so too, it is for Marc', 'Marc', 'husband'],
  ])('is whom it is for: %s', (words, name, relation) => {
    expect(of(words, name, relation)).toBe(false);
  });
});
