import { describe, expect, it } from 'vitest';
import { openPage } from '../page/page.ts';
import { readServices } from './read-services.ts';

/** `name: price` or `name: option price, …` of every service a page lists. */
function servicesOf(html: string): string[] {
  const page = openPage(`<html><body>${html}</body></html>`, new URL('https://shop.example/'));
  if (!page) throw new Error('No page.');
  return readServices(page.root).findings.flatMap((finding) => {
    if (finding.kind !== 'service') return [];
    const { name, pricingType, basePrice, options } = finding.value;
    const listed = options.map((option) => `${option.name} ${option.price}`).join(', ');
    return [`${name}: ${pricingType === 'dont_say' ? '-' : listed || basePrice}`];
  });
}

const list = (heading: string, ...items: string[]) =>
  `<h2>${heading}</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

describe('a heading over a price list of different things', () => {
  const barber = ["Men's haircut – $35", 'Beard trim – $20', 'Kids haircut – $25'];
  const apart = ["Men's haircut: $35", 'Beard trim: $20', 'Kids haircut: $25'];

  it.each([
    'Services and prices',
    'Services & Pricing',
    'Service menu',
    'Our rates',
    'What we charge',
    'Treatments / Prices',
    'Packages and pricing',
    'Popular services',
    'Price list 2026',
    'Services et tarifs',
    'Nos soins et prix',
    'Liste de prix',
    'Grille tarifaire',
    'Combien ça coûte',
    'Barber services',
    'In the chair',
    'Hair & beard',
  ])('%s is no service', (heading) => {
    expect(servicesOf(list(heading, ...barber))).toEqual(apart);
  });

  it('is none either where every one of them is for somebody', () => {
    expect(servicesOf(list('Services and prices', "Women's cut – $60", "Men's cut – $35"))).toEqual(
      ["Women's cut: $60", "Men's cut: $35"],
    );
    expect(servicesOf(list('In the chair', 'Kids haircut – $25', 'Senior shave – $30'))).toEqual([
      'Kids haircut: $25',
      'Senior shave: $30',
    ]);
  });

  it('is none where they are on one line', () => {
    expect(
      servicesOf('<h2>Services and prices</h2><p>Brake check $40, Oil change $80</p>'),
    ).toEqual(['Brake check: $40', 'Oil change: $80']);
    expect(servicesOf('<h2>Tarifs</h2><p>Prix : Alignement 99 $; Pose de pneus 80 $</p>')).toEqual([
      'Alignement: 99 $',
      'Pose de pneus: 80 $',
    ]);
  });

  it('is none in lines of a paragraph and in a table', () => {
    expect(
      servicesOf('<h2>Prices and services</h2><p>Full shave – $40<br>Fade – $45<br>Trim – $20</p>'),
    ).toEqual(['Full shave: $40', 'Fade: $45', 'Trim: $20']);
    expect(
      servicesOf(
        '<h2>Services and rates</h2><table><tr><td>Kids haircut</td><td>$25</td></tr><tr><td>Shave</td><td>$40</td></tr></table>',
      ),
    ).toEqual(['Kids haircut: $25', 'Shave: $40']);
  });

  it('is none where what is in sizes below it is several things', () => {
    expect(
      servicesOf(list('Nail services', 'Basic manicure – $35', 'Deluxe pedicure – $65')),
    ).toEqual(['Basic manicure: $35', 'Deluxe pedicure: $65']);
  });
});

describe('a heading that is a service', () => {
  it.each([
    ['Full window tint', ['Sedan – $299', 'SUV – $399', 'Truck – $349']],
    ['Full service', ['Sedan – $99', 'SUV – $119']],
    ['Haircuts', ["Men's haircut – $35", 'Kids haircut – $25']],
    ['Bath & brush', ['Small dog – $40', 'Large dog – $70']],
    ['Grooming services', ['Small dog – $40', 'Large dog – $70']],
    ['Massage', ['60 minutes – $110', '90 minutes – $150']],
    ['Coupe', ['Femmes – 65 $', 'Hommes – 42 $', 'Enfants (moins de 12) – 25 $']],
    ['Move-out cleaning', ['1 bedroom – $220', '2 bedrooms – $270']],
  ])('%s keeps its kinds as options', (heading, items) => {
    const options = items.map((item) => item.replace(' – ', ' ')).join(', ');
    expect(servicesOf(list(heading, ...items))).toEqual([`${heading}: ${options}`]);
  });

  it('keeps them beside other things', () => {
    expect(
      servicesOf(list('Full window tint', 'Sedan – $299', 'SUV – $399', 'Windshield strip – $59')),
    ).toEqual(['Full window tint: Sedan $299, SUV $399', 'Windshield strip: $59']);
  });

  it('keeps them on one line', () => {
    expect(servicesOf('<h3>Ceramic coating</h3><p>Sedan $899, SUV $1,099</p>')).toEqual([
      'Ceramic coating: Sedan $899, SUV $1,099',
    ]);
    expect(servicesOf('<h2>Prices</h2><p>Oil change: Synthetic $99, Regular $59</p>')).toEqual([
      'Oil change: Synthetic $99, Regular $59',
    ]);
  });

  it('is called without the word for its prices', () => {
    expect(servicesOf(list('Haircut prices', 'Men – $35', 'Women – $50'))).toEqual([
      'Haircut: Men $35, Women $50',
    ]);
    expect(
      servicesOf(list('Prix des vitres teintées', 'Berline – 299 $', 'Camion – 349 $')),
    ).toEqual(['Vitres teintées: Berline 299 $, Camion 349 $']);
    expect(servicesOf(list('Window tint & pricing', 'Sedan – $299', 'SUV – $399'))).toEqual([
      'Window tint: Sedan $299, SUV $399',
    ]);
  });
});
