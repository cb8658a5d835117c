import { describe, expect, it } from 'vitest';
import { priced, unquoted, withOptions } from '../testing/business-parts.ts';
import { barber, plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const hair = {
  ...barber,
  services: [
    withOptions('cut', "Women's cut", { Short: 50, Long: 65 }),
    priced('men', "Men's cut", 30),
    withOptions('colour', 'Full colour', { Short: 100, Long: 130 }, 'roots to ends, one colour'),
    priced('roots', 'Root touch-up', 80),
    unquoted('fix', 'Colour correction', 300, 'after a consultation'),
  ],
};

const heating = {
  ...plumber,
  services: [
    priced('tune', 'Boiler tune-up', 140, 'yearly check and clean'),
    priced('visit', 'Boiler repair visit', 110, 'includes the first hour'),
    priced('look', 'Boiler inspection', 60),
    priced('door', 'Lockout service', 75, 'we come and open the door'),
    priced('lock', 'Lock installation', 120),
  ],
};

describe('a word of one name', () => {
  it('goes before the same word in a description', () => {
    const said = callTo(hair).say('how much to get my roots done');
    expect(said).toContain('$80');
    expect(said).not.toContain('$100');
  });

  it('with an option only one of several has, is that one', () => {
    expect(callTo(hair).say('how much is a long cut')).toContain('$65');
  });
});

describe('the kind of trouble', () => {
  it.each([
    ['our boiler quit this morning, what is it to get somebody out', '$110'],
    ['the boiler is due for its yearly thing, what do you charge', '$140'],
    ['could somebody just have a peek at our boiler, what is that', '$60'],
    ['i am locked out of my house, what would it be', '$75'],
  ])('tells the kind of work: "%s"', (line, price) => {
    expect(callTo(heating).say(line)).toContain(price);
  });

  it('that somebody else made is a correction, and no work of the usual kind', () => {
    const said = callTo(hair).say(
      'i coloured my hair myself and it turned orange, how much to fix that',
    );
    expect(said).toContain('Colour correction');
    expect(said).not.toContain('$');
  });

  it('gives way to work that is asked for by its name', () => {
    expect(callTo(heating).say('our boiler died, how much is a boiler tune-up')).toContain('$140');
  });
});
