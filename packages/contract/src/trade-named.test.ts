import { expect, it } from 'vitest';
import { tradeNamed } from './trade-named.ts';
import { trades } from './trades.ts';

it.each([
  ['Salty Paws Mobile Grooming', trades.petGrooming],
  ['The Dog Salon', trades.petGrooming],
  ['Salon Belle Rive', trades.salon],
  ['Cedar & Comb Barbers', trades.barber],
  ['Dave’s Plumbing & Drains', trades.plumbing],
  ['Otter Point Window Tint', trades.windowTint],
  ['Hair and beauty salon Chez Nous', trades.salon],
  ['Maple Shine Auto Detailing', trades.detailing],
  ['Maple Shine Detailing: interior detail, ceramic coating, PPF', trades.detailing],
  ['Esthétique automobile Rive-Sud', trades.detailing],
  ['Tint & Detailing: window tint, windshield tint, car tint', trades.windowTint],
  ['Ceramic Coating', null],
  ['Lakeside Plumbing & Heating', trades.plumbing],
  ['Brakes and drains', null],
  ['A plumber who once had a restaurant: drains, water heaters', trades.plumbing],
  ['Ana & Sons', null],
  ['Électricité Bélair', trades.electrical],
  ['Maître électricien Hudon', trades.electrical],
  ['PLOMBERIE ET ELECTRICITE DUPRE', trades.plumbing],
  ['Entretien ménager Clarté', trades.cleaning],
  ['Déménagement Poirier', trades.contracting],
  ['Serrurier Minuit', trades.contracting],
  ['Peinture Ocre', trades.contracting],
  ['Carrosserie et peinture Lord', trades.autoRepair],
  ['Clinique vétérinaire des Pins', trades.veterinary],
  ['Clinique des Pins', trades.clinic],
  ['Salon de toilettage Museau', trades.petGrooming],
  ['Café de la Pointe', trades.restaurant],
  ['Le petit cafe', trades.restaurant],
  ['Décafé', null],
])('%s gives its trade away in either language, or nothing', (name, trade) => {
  expect(tradeNamed(name)).toBe(trade);
});
