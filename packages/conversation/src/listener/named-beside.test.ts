import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { priced, week, withOptions } from '../testing/business-parts.ts';
import { plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const shop: BusinessKnowledge = {
  ...plumber,
  name: 'Maple Care',
  industry: 'Pet grooming',
  hours: week('09:00-17:00', '09:00-14:00', 'closed'),
  services: [
    withOptions('groom', 'Dog Groom', { Small: 60, Large: 95 }),
    priced('cat', 'Cat Groom', 80),
    priced('puppy', 'Puppy Groom', 45),
    priced('nails', 'Nail Trim', 18),
    priced('teeth', 'Teeth Brushing', 12),
    priced('window', 'Window Kennel', 30),
  ],
  commonQuestions: [],
  operationalNotes: [],
};

const salon: BusinessKnowledge = {
  ...shop,
  name: 'Salon Rivard',
  services: [
    priced('homme', 'Coupe homme', 30),
    priced('enfant', 'Coupe enfant', 20),
    priced('barbe', 'Taille de barbe', 18),
  ],
};

const say = (knowledge: BusinessKnowledge, words: string) => callTo(knowledge).say(words);

describe('a second thing that is asked for in one breath', () => {
  it.each([
    ['what do you charge for a large groom and a nail trim together', '$95', '$18'],
    ['how much is a cat groom? oh and a nail trim too', '$80', '$18'],
    ['how much for a puppy groom plus, uh, teeth brushing', '$45', '$12'],
  ])('is priced as well: %s', (words, one, other) => {
    const said = say(shop, words);
    expect(said).toContain(one);
    expect(said).toContain(other);
  });

  it('is priced as well in French', () => {
    const said = say(salon, "C'est combien une coupe homme et une taille de barbe?");
    expect(said).toContain('30');
    expect(said).toContain('18');
  });

  it('is none where a word is only told of', () => {
    expect(say(shop, 'how much for a cat groom, and there is a mat near the window')).not.toContain(
      '$30',
    );
  });
});
