import { describe, expect, it } from 'vitest';
import { barber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';
import { animalClinic } from '../testing/more-trades.ts';
import { tellsOfAnimalInDanger } from './animal-in-danger.ts';

describe('an animal in danger', () => {
  it.each([
    'a truck just ran over my cat, she was hit by a car',
    'our lab ate a whole bag of raisins',
    'my tomcat is straining to pee and nothing comes',
    "her gums are white and she won't stand",
    'the puppy got into the rat poison',
    'my rabbit is struggling to breathe',
    'he ate a whole pan of brownies twenty minutes ago',
    'he licked up the green stuff from under the truck',
    'a pit bull got hold of my poodle and there is a huge gash on her neck',
    'the raccoon tore my cats side open you can see inside',
    'le chat a mangé des lys',
    "y'a mangé la boîte de poison à rats au complet",
    "s'est fait pogner par un coyote y'a des trous dans le cou",
    "he's been attacked by a coyote",
    'how much is an exam, my dog is having seizures',
    'our parrot fell off the balcony',
    "don't operate on Bella, I changed my mind, she's in the back there",
    "please do not put Rex to sleep, I'm on my way now",
    "mon chien s'est fait frapper par une auto",
    'ma chatte respire mal',
    'mon chiot a mangé du chocolat',
    'pas capable de faire pipi depuis hier mon minou',
    "n'endormez pas Fido, j'ai changé d'idée, y est dans la salle",
  ])('is urgent at a vet’s, and cancels nothing: %s', (line) => {
    const call = callTo(animalClinic, '+16045550150');
    expect(call.say(line)).not.toMatch(/to cancel|annuler/);
    expect(call.outcome().urgent).toBe(true);
    expect(call.alerts().join(' ')).toContain(line.slice(-12));
  });

  it.each([
    'my cat had seizures two years ago, is she due for shots',
    'do you treat dogs that have seizures',
    'my dog was hit by a car last summer and he limps',
    'what if my dog ever eats chocolate',
    'can you cancel his nail trim',
    'we want to put our old dog to sleep next week',
    'my puppy chewed my slippers',
    'she ate a brownie once three years ago and was fine',
    'do you sell rat poison that is safe around dogs',
    'he was attacked by a coyote last fall and has a scar',
    'mon chat a mangé sa portion',
  ])('is none where nothing is happening: %s', (line) => {
    const call = callTo(animalClinic, '+16045550150');
    call.say(line);
    expect(call.outcome().urgent).toBe(false);
  });

  it('is the business of no barber', () => {
    const call = callTo(barber, '+16045550150');
    call.say('our lab ate a whole bag of raisins');
    expect(call.sms()).not.toMatch(/^URGENT/);
  });
});

describe('an animal that heat, birth, a bite or its bladder harms', () => {
  it.each([
    'our pug is panting hard and fell over on the walk',
    'my cat has been pushing since noon and nothing comes out',
    'ma chatte pousse depuis ce matin pis y a rien qui sort',
    'a coyote is attacking my poodle',
    'the tom keeps going to the litter box and only a few drops',
    "mon matou essaie d'uriner pis y a rien",
    'her belly is hard as a drum',
    'the lab ate 3 of my ibuprofen tablets',
    'le chien a mangé deux comprimés',
  ])('is in danger: %s', (words) => expect(tellsOfAnimalInDanger(words)).toBe(true));

  it.each([
    'the kitten attacks my ankles',
    'he had a seizure in 2020 and is fine since',
    'this dog is bleeding me dry',
    'she pees beside the litter box',
    'can a dog take ibuprofen',
    'he pants a lot in the car',
  ])('is not: %s', (words) => expect(tellsOfAnimalInDanger(words)).toBe(false));
});
