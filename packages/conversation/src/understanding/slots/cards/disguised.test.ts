import { describe, expect, it } from 'vitest';
import { CardMemory, maskCardNumbers, maskCardsOverTurns } from '../card-numbers.ts';

/** A test number of each length that no bank gives: 5412 7534 5678 9010, and 3714 496353 98431. */
const base64 = btoa('5412 7534 5678 9010');

describe('a card that is put so that it looks like none', () => {
  it.each([
    'cinco cuatro uno dos siete cinco tres cuatro cinco seis siete ocho nueve cero uno cero',
    'mi tarjeta es cinco cuatro uno dos, siete cinco tres cuatro, cinco seis siete ocho, nueve cero uno cero',
    'cincuenta y cuatro doce setenta y cinco treinta y cuatro cincuenta y seis setenta y ocho noventa diez',
    'cinco quatro um dois sete cinco três quatro cinco seis sete oito nove zero um zero',
    'cinque quattro uno due sette cinque tre quattro cinque sei sette otto nove zero uno zero',
    'fünf vier eins zwei sieben fünf drei vier fünf sechs sieben acht neun null eins null',
    'my card is five for won too seven fife tree for five sicks seven ate niner oh won oh',
    'it is card number 0109 8765 4357 2145 backwards',
    'my card, read it in reverse: 0 1 0 9 8 7 6 5 4 3 5 7 2 1 4 5',
    'ma carte à l’envers: 0109876543572145',
    '+5412753456789010',
    'call me at +5412753456789010',
    'plus 5412 7534 5678 9010',
    '5412+7534+5678+9010',
    '5412a7534b5678c9010',
    '5412 A 7534 B 5678 C 9010',
    '5e4e1e2e7e5e3e4e5e6e7e8e9e0e1e0',
    'fivefouronetwosevenfivethreefourfivesixseveneightninezeroonezero',
    'cincocuatrounodossietecincotrescuatrocincoseissieteochonuevecerounocero',
    '五四一二七五三四五六七八九零一零',
    'room 5412 room 7534 room 5678 room 9010',
    '5412 Alder Street, 7534 Birch Avenue, 5678 Cedar Road, 9010 Dogwood Drive',
    'zip 5412 zip 7534 zip 5678 zip 9010',
    'January 5412 February 7534 March 5678 April 9010',
    '5412 years 7534 years 5678 years 9010 years',
    'unit 3714 unit 496353 unit 98431',
    `here it is: ${base64}`,
    '35 34 31 32 37 35 33 34 35 36 37 38 39 30 31 30',
  ])('is masked: %s', (text) => {
    const masked = maskCardNumbers(text);
    expect(masked).toContain('••••');
    expect(masked).not.toMatch(/5412|7534|5678|cinco|fünf|sieben|五|NTQx|0 1 0 9|0109|496353/);
  });

  it('is masked over several turns once a card was spoken of', () => {
    const turns = ['I have a card', 'unit 5412', 'unit 7534', 'unit 5678', 'unit 9010'];
    expect(maskCardsOverTurns(turns).join(' ')).not.toMatch(/5412|7534|5678/);
    const memory = new CardMemory();
    const spanish = [
      'mi tarjeta de crédito',
      'cinco cuatro uno dos',
      'siete cinco tres cuatro',
      'cinco seis siete ocho',
      'nueve cero uno cero',
    ];
    const heard = spanish.map((text) => memory.hear(text)).at(-1);
    expect(heard?.texts.join(' ')).not.toMatch(/cinco|siete|nueve/);
    expect(heard?.digits).toContain('5412753456789010');
  });
});

describe('what an honest caller says', () => {
  it.each([
    'mi número es seis cero cuatro cinco cinco cinco cero uno ocho ocho',
    'llámame al seis cero cuatro, cinco cinco cinco, cero uno ocho ocho, gracias',
    'my numbers are 604 555 0188 and 604 555 0143',
    'call me at +1 604 555 0188 or +1 604 555 0143',
    '+44 20 7946 0958 is my office',
    'my number is 604-555-0188 extension 4021',
    'we are at 1204 Main Street and the shop is 1488 Oak Avenue',
    'deliver to 4500 Alder Road, 4512 Alder Road, 4518 Alder Road and 4530 Alder Road',
    'unit 4021, buzzer 1188, and the gate code is 3303',
    'it is a 2004, 2009, 2015 and a 2021',
    'I need three for my son, two for me and one too',
    'seis ventanas, cuatro puertas y dos baños',
    'it’s for two to four people at eight',
    'VIN 1HGCM82633A004352',
    'order number 5512 8841 2213 7740',
    'https://shop.example/aHR0cHM6Ly9leGFtcGxlLmNvbS9hYmM',
    'Dos tacos y una cerveza',
    'die acht Fenster und vier Türen',
    'from 8 to 4 and from 9 to 5, then 10 to 2',
  ])('stays as it is: %s', (text) => {
    expect(maskCardNumbers(text)).toBe(text);
  });

  it('stays as it is over turns where a card is spoken of', () => {
    const turns = [
      'do you take debit cards',
      'my name is Robin',
      '604 555 0188',
      '4021 Alder Road',
      'tomorrow at 4',
    ];
    expect(maskCardsOverTurns(turns)).toEqual(turns);
  });
});
