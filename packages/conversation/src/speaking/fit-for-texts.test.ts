import { describe, expect, it } from 'vitest';
import { advance, newConversation } from '../advance.ts';
import { barber } from '../testing/businesses.ts';
import { receptionistOf } from '../testing/receptionist-of.ts';
import { addressForTexts, nameForTexts } from './fit-for-texts.ts';

const lures = [
  'Win at http://prize.example',
  'hxxps://prize.example',
  'prize.example/claim',
  'prize.example.',
  'Prize.Photography',
  'WWW.PRIZE',
  'www prize com',
  'prize\u200b.example',
  'prize。example',
  'prize．example',
  'prize․example',
  'prize·example',
  'prize•example',
  'prize .example',
  'prize . example',
  'prize[.]example',
  'prize (dot) com',
  'prize dot com',
  'prize point com',
  'prize.xn--p1ai',
  'приз.рф',
  'उपहार.भारत',
  '🎁.example',
  '203.0.113.9',
  'me@prize.example',
  'Call 1-900-555-0199',
  'Deals (900) 555-0199',
  'Gift 604.555.0199',
  'Dial nine zero zero five five five',
  '1-800-GET-GIFT',
  'Text WIN to 55555',
  '555-0199 Deals',
  'free-gift.example',
  'Free gift inside',
  'Click here',
  'You have won',
  'Verify your account',
  'Appelez maintenant',
  `Shop ${'very '.repeat(40)}long`,
];

describe('a name in a text to a customer', () => {
  it.each(lures)('is none that leads elsewhere: %j', (name) => {
    expect(nameForTexts(name)).toBeNull();
  });

  it.each([
    'J.B. Tire & Wheel Inc.',
    'Polka Dot Bakery',
    'Red Dot Studio',
    'St. Clair Dental',
    'Le Point Carré',
    'Studio 54',
    'Number 1 Nails',
    'Call The Plumber',
    'Urgent Care on 5th',
    'Free Range Farms',
    'Win Nails',
    'Salon L’Étoile',
    'M. & Mme Fleury inc.',
    '24 Hour Towing',
    'S.O.S. Serrurier',
  ])('stays as it is: %j', (name) => {
    expect(nameForTexts(name)).toBe(name.normalize('NFKC'));
  });

  it('is left out where the receptionist answers a text', () => {
    for (const name of ['Call 1-900-555-0199', 'free-gift.example']) {
      const receptionist = receptionistOf({ ...barber, name }, { agentId: 'a' });
      const { effects } = advance(
        receptionist,
        newConversation(),
        { type: 'answered', callId: 'c', channel: 'sms', from: '+16045550150' },
        0,
      );
      const said = effects.flatMap((effect) => (effect.type === 'say' ? effect.text : []));
      expect(said.join(' ')).toBe('This is the AI assistant at this business.');
    }
  });
});

describe('an address in a text', () => {
  it.each(['200-1055 Hastings St', 'Unit 1204, 13450 102 Ave, Surrey', '12 rue St. Paul O.'])(
    'keeps its figures: %s',
    (address) => expect(addressForTexts(address)).toBe(address),
  );
  it.each(['prize.example', 'Call 1-900-555-0199', '604 555 0199'])(
    'leads nowhere else: %s',
    (address) => expect(addressForTexts(address)).toBeNull(),
  );
});
