import { describe, expect, it } from 'vitest';
import { note } from '../testing/business-parts.ts';
import { plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';
import { type Exchange, held, smsOf } from '../testing/led-calls.ts';

const shop = {
  ...plumber,
  serviceArea: 'Guelph, Fergus and Elora. We do not go to Aldergrove or Saint-Rémi.',
};

function call(...lines: string[]) {
  const held = callTo(shop, '+16045550150');
  const said = lines.map(held.say).join(' ');
  return { said, sms: held.sms() };
}

const told = /outside our area|normally don't go|en dehors de notre secteur|ne va normalement pas/g;

describe('a visit in a town nobody goes to', () => {
  it.each([
    [['do you come out to Aldergrove', 'book me a leak repair tomorrow at ten anyway', 'Ida Orr']],
    [['I want to book a leak repair in Aldergrove tomorrow at ten', 'Ida Orr', 'yes']],
    [['book me a leak repair tomorrow at ten', 'Ida Orr', 'yes', '14 Mill Street, Aldergrove']],
    [['book me a leak repair tomorrow at ten', 'Ida Orr', 'yes', '14 Mill Street Aldergrove']],
    [
      [
        'je veux réserver une réparation de fuite demain à dix heures',
        'Ida Orr',
        'oui',
        '14 rue Principale, Saint-Rémi',
      ],
    ],
  ])('is told to the caller once, and to the owner: %j', (lines) => {
    const { said, sms } = call(...lines);
    expect(said.match(told) ?? []).toHaveLength(1);
    expect(sms).toMatch(/OUTSIDE YOUR AREA: (?:Aldergrove|Saint-Rémi)/);
  });

  it.each([
    [['do you come out to Aldergrove', 'okay what is a leak repair then', 'thanks bye']],
    [['book me a leak repair tomorrow at ten', 'Ida Orr', 'yes', '14 Aldergrove Street, Fergus']],
    [
      [
        'do you come to Aldergrove',
        'book me a leak repair tomorrow',
        'Ida Orr',
        'yes',
        '9 Mill Street, Elora',
      ],
    ],
    [
      [
        'do you come to Aldergrove',
        'no wait, it is in Erin, book me a leak repair tomorrow',
        'Ida Orr',
        'yes',
        '9 Elora Road, Erin',
      ],
    ],
  ])('and is not, where no visit is wanted there: %j', (lines) => {
    const { said, sms } = call(...lines);
    expect(sms).not.toMatch(/OUTSIDE/);
    expect(lines.length > 3 && /Elora/.test(lines.join()) ? null : said.match(told)).toBeNull();
  });
});

describe('the town of a visit, of a call that a model leads', () => {
  const asks: Exchange = [
    'do you come out to Aldergrove',
    '{"a":[["ask.area",{"town":"Aldergrove"}]]}',
    "No, we don't go to Aldergrove.",
  ];
  const givesStreet: Exchange = [
    '7 Union Street',
    '{"a":[["give",{"address":"7 Union Street"}]],"q":"phone"}',
    'Is this the best number for you?',
  ];
  const told = (...exchanges: Exchange[]) =>
    smsOf(shop, held(shop, [...exchanges, givesStreet, ['yes', '{"a":[["affirm"]]}', 'Great.']]));
  const wants = (words: string, details = ''): Exchange => [
    words,
    `{"a":[["want.book","s1",{"when":"thursday at three"${details}}],["give",{"name":"Ida Orr"}]],"q":"address"}`,
    'What is the address?',
  ];

  it.each([
    ["then for our house, that's in Elora, thursday at three, Ida Orr", ''],
    ['at my place in Guelph then, thursday at three, Ida Orr', ', "town":"Guelph"'],
    ['well for my mother, she lives in Fergus, thursday at three, Ida Orr', ''],
  ])('is the one it is wanted in, whichever was asked about before: %s', (words, details) => {
    expect(told(asks, wants(words, details))).not.toContain('OUTSIDE');
  });

  it.each([
    ['I need a tap put in that I bought in Aldergrove, thursday at three, Ida Orr'],
    ["thursday at three, I work in Aldergrove so not before that, it's Ida Orr"],
    ["the tap drips, I'll bring it in to you thursday at three, I live in Aldergrove, Ida Orr"],
  ])('is none that was only spoken of: %s', (words) => {
    expect(told(wants(words))).not.toContain('OUTSIDE');
  });

  it.each([
    [[asks, wants('book me anyway thursday at three, Ida Orr')]],
    [[wants('my shop is in Guelph but the leak is in Aldergrove, thursday at three, Ida Orr')]],
    [[wants('Aldergrove, thursday at three please, Ida Orr', ', "town":"Aldergrove"')]],
  ])('is told where nobody goes there', (exchanges) => {
    expect(told(...exchanges)).toContain('OUTSIDE YOUR AREA: Aldergrove');
  });
});

describe('a fee for going to some towns', () => {
  const fees = {
    ...plumber,
    serviceArea: null,
    operationalNotes: [
      note(
        'area',
        'Area',
        'All of Guelph. Also Elora, Upper St. Hilda and Fergus with $15 extra each visit.',
      ),
    ],
  };
  const calling = (...lines: string[]) => {
    const held = callTo(fees, '+16045550150');
    return lines.map(held.say);
  };

  it('is added to no price before the caller is in one of them', () => {
    const [price, there] = calling('how much is a leak repair', 'and if I am in Upper St Hilda');
    expect(price).not.toMatch(/\$15|Elora/);
    expect(there).toMatch(/\$15/);
  });

  it.each(["we're not in Elora", 'no no, not Fergus', "I'm not in any Upper St. Hilda"])(
    'is owed by nobody who says that they are elsewhere: %s',
    (line) => {
      const [, said] = calling('how much is a leak repair', line);
      expect(said).not.toMatch(/\$15|\$\d+ in all/);
    },
  );
});

describe('a note about one kind of work', () => {
  it('tells of a town that is asked about by its name, whatever is talked of', () => {
    const held = callTo(
      {
        ...plumber,
        serviceArea: null,
        operationalNotes: [
          note(
            'drains',
            'Drain cleaning trips',
            'We go to Elora and Fergus. Arthur is $35 travel.',
          ),
        ],
      },
      '+16045550150',
    );
    expect(held.say('do you come out to Arthur')).toMatch(/yes.*\$35/i);
  });
});

it('a town that was asked about is none of a visit whose address is in another, whatever room it names', () => {
  const { sms } = call(
    'do you come to Aldergrove',
    'book me a leak repair tomorrow at ten',
    'Ida Orr',
    'yes',
    '14 Mill Street, room 40, Fergus',
  );
  expect(sms).not.toContain('OUTSIDE');
});
