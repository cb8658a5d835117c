import { describe, expect, it } from 'vitest';
import { fold } from '../knowledge/words.ts';
import { saidPlainlyInFrench } from './said-plainly-in-french.ts';

const heardAs = (act: Parameters<typeof saidPlainlyInFrench>[0], said: string) =>
  saidPlainlyInFrench(act, said, fold(said));

describe('what is plainly said in French', () => {
  it.each([
    ['faudrait que je cancelle ma visite de jeudi', 'want.cancel'],
    ["j'aimerais décommander pour lundi", 'want.cancel'],
    ['ma moto est-tu prête', 'ask.status'],
    ['avez-vous fini mes rideaux', 'ask.status'],
    ['personne est venu hier après-midi', 'complain'],
    ['votre plombier a brisé ma porte de garde-robe', 'complain'],
    ['vous avez mal posé ma tablette', 'complain'],
    ['êtes-vous là dimanche vers trois heures', 'ask.hours'],
    ['vous êtes où exactement', 'ask.place'],
    ['je parle à qui là', 'ask.you'],
    ["vous couvrez jusqu'où", 'ask.area'],
  ] as const)('is heard though it was taken for telling: %s', (said, act) => {
    expect(heardAs('describe', said)).toBe(act);
  });

  it.each([
    'je fais quoi si faut que je cancelle',
    'ma fille est prête à commencer lundi',
    'êtes-vous là depuis combien de temps',
    "j'attends mon chèque",
    'où je mets la clé',
  ])('is nothing else where it is supposed, or of another thing: %s', (said) => {
    expect(heardAs('describe', said)).toBeNull();
  });

  it('asks on which days somebody works, and for nobody now', () => {
    expect(heardAs('want.person', 'est-ce que Odette travaille le jeudi')).toBe('ask.fact');
    expect(heardAs('want.person', 'est-ce que Odette est là')).toBeNull();
  });

  it('asks where, and of no two things alike', () => {
    expect(heardAs('either', "où c'est qu'on laisse nos bottes")).toBe('ask.fact');
    expect(heardAs('either', "l'un ou l'autre")).toBeNull();
  });
});
