import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findNames } from './names.ts';

const names = (text: string, options: { expecting?: boolean; language?: 'en' | 'fr' } = {}) =>
  findNames(text, { expecting: false, ...options }).map((found) => found.name);

describe('names', () => {
  it.each([
    ["it's Dana", 'Dana'],
    ['hi its dana calling about my car', 'Dana'],
    ['my name is dana whitfield', 'Dana Whitfield'],
    ['this is omar from delta glass', 'Omar'],
    ["hi this is Priya, I'm calling about a quote", 'Priya'],
    ['put it under patel', 'Patel'],
    ['my name is bruno ferrara out of ferrara custom homes', 'Bruno Ferrara'],
    ["the name's Tremblay, Luc Tremblay", 'Luc Tremblay'],
    ["the name's o'brien", "O'Brien"],
    ['my name is sean o brien', "Sean O'Brien"],
    ['my last name is mckay', 'McKay'],
    ['my name is jan van der berg', 'Jan van der Berg'],
    ['my name is mary-jane oduya', 'Mary-Jane Oduya'],
    ["my name is thandiwe nkosi and i'd like a quote", 'Thandiwe Nkosi'],
    ["that's siobhan S-I-O-B-H-A-N", 'Siobhan'],
    ["it's shivon, s i o b h a n", 'Siobhan'],
    ['my name is dana lee l e i g h', 'Dana Leigh'],
    ['first name dana last name whitfield', 'Dana Whitfield'],
    ['yeah call me xiulan', 'Xiulan'],
    ["I'm Nguyen from the bakery", 'Nguyen'],
    ['my name is mr okafor', 'Okafor'],
    ['my name is april and i need an appointment', 'April'],
    ['my name is will smith', 'Will Smith'],
    ["it's tanya biscuit's the brown one", 'Tanya'],
  ])('hears %j', (text, name) => expect(names(text)).toEqual([name]));

  it.each([
    ['Dana Lee', 'Dana Lee'],
    ['uh yeah dana lee please', 'Dana Lee'],
    ['kwabena', 'Kwabena'],
    ['Dana, D A N A', 'Dana'],
    ['d as in delta a n a', 'Dana'],
    ["it's zhang wei", 'Zhang Wei'],
    ['de la cruz', 'de la Cruz'],
  ])('takes %j for a name when it asked', (text, name) => {
    expect(names(text, { expecting: true })).toEqual([name]);
  });

  it.each([
    ["je m'appelle Jean-François", 'Jean-François'],
    ["bonjour je m'appelle amélie tremblay", 'Amélie Tremblay'],
    ['mon nom est gagnon', 'Gagnon'],
    ["c'est marie ici", 'Marie'],
    ['au nom de bouchard', 'Bouchard'],
  ])('hears French: %j', (text, name) => expect(names(text, { language: 'fr' })).toEqual([name]));

  it.each([
    "I'm looking for a quote",
    "it's about my car",
    'this is urgent',
    "I'm interested in tinting",
    "i'm calling about an appointment",
    'sorry',
    "it's monday",
    "i'm good thanks",
    'call me back tomorrow',
    'this is ridiculous',
    "it's a honda civic",
    'tuesday works',
    'um',
  ])('takes no name from %j', (text) => {
    expect(names(text)).toEqual([]);
    expect(names(text, { expecting: true })).toEqual([]);
  });

  it.each([
    ["my name is Simone L'Espérance", "Simone L'Espérance"],
    ["it's bruno l'italien", "Bruno L'Italien"],
    ['put it under L’Abbé', "L'Abbé"],
    ["this is Awa N'Diaye calling about a quote", "Awa N'Diaye"],
  ])('keeps the article that begins a surname: %j', (text, name) =>
    expect(names(text)).toEqual([name]),
  );

  it.each([
    ["je m'appelle simone l'espérance", "Simone L'Espérance"],
    ["c'est Bruno l'Italien", "Bruno L'Italien"],
    ["au nom de L'Abbé", "L'Abbé"],
    ["mon nom est moussa n'diaye", "Moussa N'Diaye"],
    ["je m'appelle Odette D'Anjou", "Odette D'Anjou"],
  ])('keeps it in French: %j', (text, name) =>
    expect(names(text, { language: 'fr' })).toEqual([name]),
  );

  it.each([
    ["c'est pour l'auto de ma mère", []],
    ["c'est Odette, j'appelle pour l'entretien", ['Odette']],
    ["c'est Odette, l'auto est prête?", ['Odette']],
    ["je m'appelle Odette, n'oubliez pas", ['Odette']],
    ["je m'appelle Odette l'autre jour j'ai appelé", ['Odette']],
    ["c'est l'auto de Bruno", []],
    ["ici Odette de l'usine", ['Odette']],
  ])('takes no article of a thing for one: %j', (text, found) =>
    expect(names(text, { language: 'fr' })).toEqual(found),
  );

  it('is surer of what was spelled than of what was heard', () => {
    const [heard] = findNames('dana', { expecting: true });
    const [spelled] = findNames('dana d a n a', { expecting: true });
    expect(spelled?.confidence).toBeGreaterThan(heard?.confidence ?? 1);
  });
});

describe('a name told again', () => {
  const name = (text: string, expecting = false, language: 'en' | 'fr' = 'en') =>
    findNames(text, { expecting, language }).toSorted(
      (one, other) => other.confidence - one.confidence,
    )[0]?.name;

  it.each([
    ["It's Tom. Tom Brandvold. So is that 149 an hour?", 'Tom Brandvold'],
    ["It's Bev. Bev Antonini, I said.", 'Bev Antonini'],
    ["It's Dev, Dev Mistry", 'Dev Mistry'],
    ["I don't want that! It's Hamish. Hamish Doyle.", 'Hamish Doyle'],
    ["I don't know, just have someone call me. Rick, Rick Sandhu", 'Rick Sandhu'],
    ['rob rob surette', 'Rob Surette'],
    ["It's Kayla, last name Osei, O S E I. Do I need a deposit?", 'Kayla Osei'],
  ])('is told whole: %s', (text, whole) => {
    expect(name(text)).toBe(whole);
  });

  it.each([
    ['Simone Achebe. A, C, H, E, B as in boy, E.', 'Simone Achebe'],
    ["Ingrid Halvorsen, that's H A L V, O R S E N.", 'Ingrid Halvorsen'],
    ['Priya, P R I Y A. And would you come to the house?', 'Priya'],
    ['niamh n i a m h doyle', 'Niamh Doyle'],
  ])('is spelled: %s', (text, whole) => {
    expect(name(text, true)).toBe(whole);
  });

  it('is told whole in French', () => {
    expect(name("c'est Yvon, Yvon Gélinas", false, 'fr')).toBe('Yvon Gélinas');
    expect(name("c'est Hélène, H comme dans hôtel, E, L, E, N, E", true, 'fr')).toBe('Hélène');
  });

  it.each(['And I meant not this Tuesday', 'Storage. Storage, I said', 'No, no thanks'])(
    'is none in: %s',
    (text) => {
      expect(name(text)).toBeUndefined();
    },
  );

  it.each([
    ["um it's wolt wolt pelletier and i work days so wednesday", 'Wolt Pelletier'],
    ["it's desta, desta haile", 'Desta Haile'],
  ])('is one, known or not, where its first word is said twice: %s', (text, whole) => {
    expect(name(text)).toBe(whole);
  });

  it.each(["it's drip drip dripping", "it's tick tick tick"])('is none of sounds: %s', (text) => {
    expect(name(text)).toBeUndefined();
  });

  it('keeps its surname, whoever it is', () => {
    const first = fc.constantFrom('Tom', 'Bev', 'Hélène', 'Gurtej', 'Solveig');
    const last = fc.constantFrom('Brandvold', 'Antonini', 'Doyle', 'Tremblay', 'Mistry');
    const words = fc.constantFrom(
      "It's %f. %f %l.",
      "it's %f, %f %l",
      "My name's %f. %f %l, okay?",
    );
    fc.assert(
      fc.property(first, last, words, (given, family, text) => {
        const said = text.replaceAll('%f', given).replace('%l', family);
        expect(name(said)).toBe(`${given} ${family}`);
      }),
    );
  });
});

describe('a name and what is none', () => {
  const told = (text: string, language: 'en' | 'fr' = 'en') =>
    findNames(text, { expecting: true, language }).map(({ name }) => name);

  it.each(['ouin', 'ouais', 'yup', 'nah', 'okey dokey', 'mhm', 'yessir'])(
    'no word that answers or fills is one, whatever is spoken: %s',
    (word) => {
      expect(told(word)).toEqual([]);
      expect(told(word, 'fr')).toEqual([]);
    },
  );

  it.each([
    ['Nathalie Côté mon nom', 'fr', 'Nathalie Côté'],
    ["qu'elle me rappelle elle-même, Josée Roy c'est mon nom", 'fr', 'Josée Roy'],
    ['have her call me, Dana Wells is my name', 'en', 'Dana Wells'],
  ] as const)('one may stand before what says so: %s', (text, language, name) => {
    expect(told(text, language)).toEqual([name]);
  });
});
