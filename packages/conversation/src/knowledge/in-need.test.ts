import { describe, expect, it } from 'vitest';
import { explained, note, priced, week } from '../testing/business-parts.ts';
import { callTo } from '../testing/call-to.ts';
import { animalClinic } from '../testing/more-trades.ts';
import { needNow } from './in-need.ts';

describe('a need that is there now', () => {
  it.each([
    ["we broke down on the 17 and we're on the shoulder", 'stranded'],
    ['I blew a tire and have no spare, on the side of the highway', 'stranded'],
    ["I'm stuck in the ditch on Quarry Road", 'stranded'],
    ["chu en panne sur le bord de l'autoroute", 'stranded'],
    ["j'ai fait un flat sur la vingt pis j'ai pas de spare", 'stranded'],
    ["I'm locked out and it's raining", 'shutOut'],
    ['we locked our keys in the car and the baby is in there', 'shutOut'],
    ["j'ai barré mes clés dans le char dans le stationnement", 'shutOut'],
    ['the furnace quit and my mother is eighty eight', 'noHeat'],
    ['the heat went out and it is getting cold, can somebody come tonight', 'noHeat'],
    ["there's no heat at all in here", 'noHeat'],
    ['la fournaise a lâché pis y commence à faire froid', 'noHeat'],
    ['on a plus de chauffage pis le bébé gèle, y fait douze', 'noHeat'],
  ])('is heard of what is told: %s', (words, need) => {
    expect(needNow(words)).toBe(need);
  });

  it.each([
    "I'm stuck in traffic on the 17, I'll be late",
    "we're stuck on which colour to pick",
    'the zipper is stuck on my coat',
    'if I get stuck on the highway do you tow',
    'my car died last month on the highway',
    'we are dying in here, how much is a tune up',
    'je suis prise dans le trafic sur la quarante',
    'you locked me out of my account',
    'I locked my keys in the car at home',
    "I've got a two o'clock and I'm stuck behind an accident on the bridge",
    "I'm not locked out yet",
    'the furnace quit last winter and we got a new one',
    'there is no heat in my dryer, can someone come today',
    'the furnace stopped again, could you come next Tuesday',
    'do you sell a no heat gun paint remover',
  ])('is none, where it is supposed, over, or only said so: %s', (words) => {
    expect(needNow(words)).toBeNull();
  });
});

describe('who is without heat', () => {
  const heating = {
    ...animalClinic,
    name: 'Saltbush Heating',
    services: [
      priced('clean', 'Furnace Cleaning', '139'),
      priced('fix', 'Furnace Repair Call', '110'),
    ],
    commonQuestions: [],
    operationalNotes: [
      note('gas', 'Gas smell', 'If you smell gas leave the house and call 911 from outside.'),
      note(
        'after',
        'After hours',
        'No heat at night: emergency call is 85 dollars on top. Jo calls back within the hour.',
      ),
    ],
  };

  it('hears the fee and how soon, the price of the work that mends it, and nothing of gas', () => {
    const call = callTo(heating, '+16135550142');
    const said = call.say(
      "our furnace died and it's getting cold, how much is it for somebody to come tonight",
    );
    expect(call.outcome().urgent).toBe(true);
    expect(said).toContain('85');
    expect(said).toContain('110');
    expect(said).not.toContain('139');
    expect(said).not.toMatch(/smell gas/i);
  });

  it('is told the fee and how soon again when they ask, and is asked for no day', () => {
    const call = callTo(heating, '+16135550142');
    call.say('we have no heat at all and a newborn');
    expect(call.say('is there extra for that at night')).toContain('85');
    const said = call.say('how long till he calls me back');
    expect(said).toContain('within the hour');
    expect(said).not.toMatch(/what day|which day|when would/i);
  });
});

describe('who is stranded', () => {
  const yard = {
    ...animalClinic,
    name: 'Pine Street Truck Repair',
    hours: week('08:00-17:00', 'closed', 'closed'),
    services: [priced('oil', 'Oil Service', '89')],
    commonQuestions: [explained('tow', 'Do you tow?', 'Ask Rideau Recovery, they know our yard.')],
    operationalNotes: [note('keys', 'Keys', 'There is a box by the door.')],
  };

  it('is urgent, hears what was written of it, and is asked for no day', () => {
    const call = callTo(yard, '+16135550142');
    const said = call.say(
      "hi my truck died and I'm on the shoulder of highway 7 can you come get me",
    );
    expect(said).toContain('Rideau Recovery');
    expect(said).not.toMatch(/what day|when would/i);
    expect(call.outcome().urgent).toBe(true);
  });

  it('and asks a price beside it, which is told as well', () => {
    const call = callTo(yard, '+16135550142');
    const said = call.say("I'm broken down on highway 7 and how much is an oil service");
    expect(call.outcome().urgent).toBe(true);
    expect(said).toContain('89');
  });
});
