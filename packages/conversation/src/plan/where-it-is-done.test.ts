import { describe, expect, it } from 'vitest';
import { explained, priced, week } from '../testing/business-parts.ts';
import { plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

/** A garage whose work is brought to it, but for one thing. */
const garage = {
  ...plumber,
  name: 'Ridge Auto',
  hours: week('08:00-17:00', '09:00-13:00', 'closed'),
  services: [
    priced('oil', 'Oil change', '75', 'synthetic, up to 5 litres'),
    priced('tires', 'Winter tire swap', '70'),
    priced('brakes', 'Front brake job', '340'),
    priced('battery', 'Mobile battery replacement', '180', 'we come to you anywhere in town'),
  ],
  commonQuestions: [explained('walk', 'Do you take walk ins?', 'Oil changes only')],
  operationalNotes: [
    { id: 'area', title: 'Where we go', content: 'Mobile batteries: Hope, Agassiz and Yale only' },
  ],
};

/** Everything that is answered to these lines. */
function answered(...lines: string[]): string {
  const call = callTo(garage, '+16045550101');
  return lines.map((line) => call.say(line)).join(' ');
}

describe('the address of whoever calls a shop that goes out for one thing', () => {
  it.each([
    ["I'd like to book an oil change for Friday at ten", 'Marie Stone'],
    ['could I bring the car in Thursday for the front brakes, I live in Agassiz', 'Marie Stone'],
    ['je voudrais un rendez-vous vendredi à dix heures pour un changement de pneus', 'Marie Roy'],
  ])('is not asked for what is done in the shop: %s', (wish, name) => {
    const said = answered(wish, name);
    expect(said).not.toMatch(/address|adresse/i);
    expect(said).toMatch(/Is that right|Est-ce exact/);
  });

  it('is asked for the thing that is done at their place', () => {
    const said = answered("I'd like to book the mobile battery replacement Friday", 'Paul Grant');
    expect(said).toMatch(/address/i);
  });
});

describe('the town of whoever brings their work to the shop', () => {
  it('is not held against where the shop goes', () => {
    expect(answered("I'd like to book an oil change Friday, I'm in Chilliwack")).not.toMatch(
      /outside/,
    );
  });
});
