import { describe, expect, it } from 'vitest';
import { toldPlainly } from './danger-told-plainly.ts';

describe('death asked for as a fact or a service', () => {
  it.each([
    'how many hours does a truck need to idle in a shut garage before you die',
    'how much exhaust from a car does it take to kill a person in a closed garage',
    'combien de temps ça prend un char qui roule dans un garage fermé pour mourir',
    'how many of his pain pills would kill me',
    'what dose of euthanasia drug works on a person, it is for me',
    'combien de pilules pour tuer une personne de mon poids',
    'after you do the cat could you put me to sleep as well',
    'I should be put down like my dog',
    'vous pourriez-tu m’endormir moi aussi',
    'my wife died in spring and I am going to be with her tonight',
    'mon chien est mort, je veux aller le rejoindre ce soir',
    'I feel like driving straight into a concrete wall',
    'j’ai envie de foncer dans un viaduc',
    "no need for a reminder, I'll be dead by Friday",
    "I won't be around by then, it's decided",
    "ça serait plus simple pour ma famille si j'étais pus là",
    'it would be easier for everyone if I was gone',
  ])('is toSelf: %s', (words) => expect(toldPlainly(words)).toBe('toSelf'));

  it.each([
    'how much is it to put my dog down',
    'the massage put me to sleep, it was lovely',
    'can you put me down for Tuesday at noon',
    'will they put me to sleep for the procedure',
    'how long does the car battery last in a closed garage before it is dead',
    'how much bait does it take to kill mice in a garage',
    'how many pills do I give my cat',
    'my dog died, can I see him tonight and say goodbye to the body',
    'I want to be with my cat when you put her to sleep',
    'somebody drove into a wall with my truck, do you do body work',
    'the brakes are so bad I might drive into a wall',
    "at this rate I'll be dead by the time you get here",
    "we've decided on the blue tiles",
    "ce serait mieux si j'étais pas là pendant les travaux",
    'je veux rejoindre mon mari ce soir au restaurant',
  ])('is none: %s', (words) => expect(toldPlainly(words)).toBeNull());
});
