import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priced, withOptions } from '../testing/business-parts.ts';
import { barber, businesses, plumber, realtor, salon, tintShop } from '../testing/businesses.ts';
import type { Service } from './business.ts';
import { compileServices, matchOptions, matchServices } from './services.ts';

/** `exact Haircut; strong Beard Trim`; alternatives are joined by ` | `. */
function heard(services: readonly Service[], text: string): string {
  return matchServices(compileServices(services), text)
    .map(({ candidates }) =>
      candidates
        .map(
          ({ kind, service, option }) =>
            `${kind} ${service.name}${option ? ` (${option.name})` : ''}`,
        )
        .join(' | '),
    )
    .join('; ');
}

const named = (names: string) => names.split(', ').map((name, at) => priced(`s${at}`, name, 100));

describe('a caller names a service in their own words', () => {
  it.each<[string, readonly Service[], string]>([
    ['how much to tint my SUV', tintShop.services, 'strong Full Window Tint (SUV)'],
    ['I want my windows done', tintShop.services, 'strong Full Window Tint'],
    [
      'how much is P P F for the hood',
      tintShop.services,
      'exact Paint Protection Film (Hood Only)',
    ],
    ['do you do clear bra', tintShop.services, 'strong Paint Protection Film'],
    ['do you do ceramic cotting', tintShop.services, 'strong Ceramic Coating'],
    ['a window tent', tintShop.services, 'strong Full Window Tint'],
    ['windows, tinted', tintShop.services, 'strong Full Window Tint'],
    ['something like bailey ash', salon.services, 'exact Balayage'],
    ['une coupe femme, svp', salon.services, "exact Women's Haircut"],
    ['une retouche de racines', salon.services, 'exact Root Touch-Up'],
    ['a full balayage with toner', salon.services, 'exact Balayage (Full with toner)'],
    ["I'd like a haircut for my son", salon.services, "strong Kids' Haircut (under 12)"],
    ['touch up my roots', salon.services, 'exact Root Touch-Up'],
    ['a blowout', salon.services, 'strong Blow-Dry & Style'],
    [
      'my kitchen drain is clogged',
      plumber.services,
      'exact Drain Cleaning (Kitchen or bathroom drain)',
    ],
    ['I have no hot water', plumber.services, 'strong Water Heater Installation'],
    ['the tap is dripping', plumber.services, 'strong Faucet Installation'],
    ['can you fix my toilet', plumber.services, 'strong Toilet Repair or Replacement'],
    ['40 gallon water heater', plumber.services, 'strong Water Heater Installation (Tank 40 gal)'],
    ['what is my house worth', realtor.services, 'exact Home Valuation'],
    ["I'm thinking of selling my condo", realtor.services, 'strong Listing Your Home'],
    ['a cut for my son', barber.services, 'strong Kids Cut'],
    ['just a shave', barber.services, 'strong Hot Towel Shave'],
    [
      'my AC is broken',
      named('AC Tune-Up, Furnace Repair, Air Conditioning Repair'),
      'strong Air Conditioning Repair',
    ],
    [
      'change my oil please',
      named('Oil Change, Brake Pad Replacement, Tire Rotation'),
      'exact Oil Change',
    ],
    [
      'a tesla charger',
      named('Panel Upgrade, EV Charger Installation'),
      'strong EV Charger Installation',
    ],
    [
      'I need a tooth pulled',
      named('Teeth Cleaning, Tooth Extraction, Root Canal'),
      'exact Tooth Extraction',
    ],
    [
      'clean my carpets',
      named('Standard Cleaning, Move-Out Cleaning, Carpet Cleaning'),
      'exact Carpet Cleaning',
    ],
    ['cut my grass', named('Lawn Mowing, Hedge Trimming, Snow Removal'), 'exact Lawn Mowing'],
  ])('%s', (text, services, expected) => {
    expect(heard(services, text)).toBe(expected);
  });
});

describe('several services in one breath are each heard', () => {
  it.each<[string, readonly Service[], string]>([
    [
      'tint and ceramic coating for my truck',
      tintShop.services,
      'strong Full Window Tint (Truck); exact Ceramic Coating',
    ],
    ['mani pedi', salon.services, 'strong Gel Manicure; strong Spa Pedicure'],
    ['haircut and beard trim', barber.services, 'exact Haircut; exact Beard Trim'],
    ['the haircut and beard combo', barber.services, 'exact Haircut and Beard Combo'],
  ])('%s', (text, services, expected) => {
    expect(heard(services, text)).toBe(expected);
  });
});

describe('a "plus" that belongs to a name does not part two things', () => {
  const services = named(
    'Ceramic Coating, Ceramic Coating Plus, Tune-Up Plus, Wash Plus Wax, Polish',
  );

  it.each([
    ['how much is the ceramic coating plus', 'exact Ceramic Coating Plus'],
    ['the ceramic coating plus, please', 'exact Ceramic Coating Plus'],
    ['ceramic coating plus for my truck', 'exact Ceramic Coating Plus'],
    ['what does a tune-up plus cost', 'exact Tune-Up Plus'],
    ['a wash plus wax', 'exact Wash Plus Wax'],
    ['a ceramic coating plus a polish', 'exact Ceramic Coating; exact Polish'],
    ['ceramic coating plus polish', 'exact Ceramic Coating; exact Polish'],
    ['a polish plus a tune-up plus', 'exact Polish; exact Tune-Up Plus'],
  ])('%s', (text, expected) => {
    expect(heard(services, text)).toBe(expected);
  });
});

describe('words that fit several services leave the choice to the caller', () => {
  it.each<[string, readonly Service[], number]>([
    [
      'tint',
      named('Full Window Tint, Sunroof Tint, Headlight Tint, Taillight Tint, Ceramic Coating'),
      4,
    ],
    ['a haircut', salon.services, 3],
    ['ppf', named('Paint Protection Film (PPF) - Hood, PPF - Full Front, Ceramic Coating'), 2],
  ])('%s', (text, services, count) => {
    const [mention] = matchServices(compileServices(services), text);
    expect(mention?.ambiguous).toBe(true);
    expect(mention?.candidates).toHaveLength(count);
  });
});

describe('what is not offered is not matched', () => {
  it.each<[string, readonly Service[]]>([
    ['I need new brake pads', tintShop.services],
    ['an oil change', tintShop.services],
    ['window cleaning', tintShop.services],
    ['do you do dent repair', tintShop.services],
    ['can you replace a cracked windshield', tintShop.services],
    ['hi, my name is Alex and I drive a Tesla', tintShop.services],
    ['what are your hours on Monday', tintShop.services],
    ['hair extensions', salon.services],
    ['I told you it would be delayed', plumber.services],
    ['can you be fast', plumber.services],
    ['pretty good', barber.services],
    ['how much for skincare', barber.services],
    ['a massage', salon.services],
    ['furnace repair', plumber.services],
    ['garage door repair', plumber.services],
    ['carpet cleaning', plumber.services],
    ['a home inspection', realtor.services],
    ['color my hair', barber.services],
    ['water heater', named('AC Tune-Up, Furnace Installation')],
    ['do you paint houses', named('Standard Cleaning, Deep Cleaning')],
  ])('%s', (text, services) => {
    expect(heard(services, text)).toBe('');
  });

  it.each<[string, readonly Service[], string]>([
    ['a table for two adults and one child', barber.services, 'near Kids Cut'],
    ['water heater repair', plumber.services, 'near Water Heater Installation'],
    ['head light restoration', named('Headlight Tint, Full Window Tint'), 'near Headlight Tint'],
    ['I need my car painted', tintShop.services, 'near Paint Protection Film (Full Vehicle)'],
  ])('or is only asked about: %s', (text, services, expected) => {
    expect([expected, '']).toContain(heard(services, text));
  });
});

describe('an option is chosen by what the caller has', () => {
  const tint = tintShop.services[0] ?? priced('', '', '');
  const names = (text: string, hints: string[] = []) =>
    matchOptions(tint, text, hints).map((option) => option.name);

  it('from their words, or from what is known of their car', () => {
    expect(names("it's a pickup")).toEqual(['Truck']);
    expect(names('for my RAV4', ['suv'])).toEqual(['SUV']);
    expect(names('not the SUV, the sedan')).toEqual(['Sedan']);
  });

  it('and not at all when nothing tells', () => {
    expect(names('it is blue')).toEqual([]);
    expect(names('')).toEqual([]);
  });

  it('with all that fit when the words do not decide', () => {
    expect(names('I have an SUV and a truck')).toEqual(['SUV', 'Truck']);
    const film = tintShop.services[2] ?? tint;
    expect(matchOptions(film, 'the full thing')).toHaveLength(2);
    expect(matchOptions(film, 'full front').map((option) => option.name)).toEqual(['Full Front']);
  });

  it('numbers in words included', () => {
    const sizes = withOptions('x', 'Cleaning', { '1 bedroom': 100, '2 bedroom': 150, Studio: 80 });
    expect(matchOptions(sizes, 'two bedrooms').map((option) => option.name)).toEqual(['2 bedroom']);
  });
});

describe('whatever is said', () => {
  it('never throws, and quotes the caller word for word', () => {
    const indexes = businesses.map(({ services }) => compileServices(services));
    const words = fc.constantFrom(
      'tint',
      'drain',
      'haircut',
      'and',
      'wind',
      'shield',
      ',',
      'ppf',
      'é',
      'my',
    );
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(words).map((all) => all.join(' ')),
    );
    fc.assert(
      fc.property(text, (said) => {
        for (const index of indexes)
          for (const { candidates } of matchServices(index, said))
            for (const { matchedSpan, score } of candidates) {
              expect(said).toContain(matchedSpan);
              expect(score).toBeGreaterThan(0);
              expect(score).toBeLessThanOrEqual(1);
            }
      }),
    );
  });

  it('never throws on any list of services', () => {
    const service = fc.string({ unit: 'grapheme' }).map((name) => priced(name, name, 1));
    fc.assert(
      fc.property(fc.array(service), fc.string(), (services, said) => {
        expect(matchServices(compileServices(services), said)).toBeInstanceOf(Array);
      }),
    );
  });
});
