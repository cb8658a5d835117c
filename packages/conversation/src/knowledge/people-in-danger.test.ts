import { describe, expect, it } from 'vitest';
import { barber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';
import { peopleInDanger } from './people-in-danger.ts';

describe('people in danger, told by how it stands with them', () => {
  it.each([
    "my grandfather's not answering his door and I can hear the tv going",
    "the old lady upstairs hasn't come out in three days and her mail is piling up",
    "my grandpa hasn't picked up since yesterday and his truck is still in the driveway",
    'mon voisin âgé ouvre pas pis son journal est là depuis lundi',
    'mon oncle de quatre-vingt-deux ans répond plus depuis deux jours',
    'dad with alzheimers left the house an hour ago with no coat',
    'ma mère fait de l’alzheimer est sortie en pantoufles pis on la trouve nulle part',
    'my aunt tumbled off the porch and her leg is bent the wrong way',
    'mon père a déboulé l’escalier pis sa hanche est toute croche',
    "the old fella slipped on your ramp, hit his head and now he's talking nonsense",
    "he ate shrimp and his tongue is getting fat and we don't have the needle thing",
    'my boy got stung and his lips are puffing up',
    "j'ai mangé des crevettes pis ma langue est grosse",
    'my skin is bubbling up where you put the peroxide',
    'le cuir chevelu me lève en cloques depuis la décoloration',
  ])('are met with 911 and an alert: %s', (line) => {
    const call = callTo(barber, '+16045550150');
    expect(call.say(line)).toMatch(/9-?1-?1/);
    expect(call.alerts()).toHaveLength(1);
  });

  it.each([
    "my mom didn't answer when your tech knocked, she was in the shower",
    "my neighbour isn't answering his phone, do you have another number for him",
    'ma mère répond pas au téléphone elle travaille',
    'my grandmother has dementia so please call me instead of her',
    'dad has dementia so can your guy talk to me and not him',
    'my mother broke her hip two years ago so we need a bar in the tub',
    'my mother fell last year so we want a railing put in',
    "I'm allergic to nuts, is there any almond oil in it",
    'my lips are big after the filler, can you still do my makeup',
    'do you do treatments for a dry burning scalp, no blisters or anything',
    "j'ai eu des cloques l'année passée avec une autre marque",
    'du shampoing dans les yeux ça a piqué deux secondes',
  ])('and are in none here: %s', (line) => expect(peopleInDanger(line)).toBe(false));
});
