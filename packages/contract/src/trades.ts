import { named } from './whole-words.ts';

/**
 * What businesses of one trade call themselves and offer: a start for their owner, never a fact.
 * Services carry no prices, so that nothing in here can be told to a caller as known.
 */
export interface Trade {
  /** As the owner reads it. */
  name: string;
  /** Words by which a name or a site gives the trade away, in English and French; see {@link named}. */
  words: RegExp;
  /** Words that other trades use as well: they decide nothing against a word of {@link words}. */
  wideWords?: RegExp;
  services: readonly string[];
}

/** The narrower trade before the wider. */
export const trades = {
  petGrooming: {
    name: 'Pet grooming',
    words: named(
      'groom(ing|ers?)',
      '(dog|pet) (wash|spa|salon)',
      'toilett(age|eurs?|euses?)',
      '(salon|spa) (canin|pour chiens?)',
    ),
    services: ['Full Groom', 'Bath and Brush', 'Nail Trim', 'De-Matting', 'Puppy Groom'],
  },
  detailing: {
    name: 'Vehicle detailing',
    words: named(
      'detail(ing|ers?)',
      '(auto|car|mobile|full|mini|interior|exterior) details?',
      'esthétique (auto(mobile)?|de véhicules?)',
      'esthéticien(ne)?s? automobiles?',
    ),
    services: ['Interior Detail', 'Exterior Detail', 'Full Detail', 'Paint Correction'],
  },
  // Coatings and films are no words of it: detailers and body shops sell them as well.
  windowTint: {
    name: 'Vehicle window tint and coatings',
    words: named(
      '(window|windshield|auto|car|vehicle) tint(ing|s)?',
      'tint (shop|studio)',
      'vitres? teintées?',
      'teint(e|ure|age) de vitres?',
    ),
    services: [
      'Full Window Tint',
      'Front Two Windows',
      'Windshield Strip',
      'Paint Protection Film (PPF) - Full Front',
      'Ceramic Coating',
    ],
  },
  autoRepair: {
    name: 'Auto repair',
    words: named(
      'auto repair',
      'auto ?body',
      'body shop',
      'mechanics?',
      'brakes?',
      'oil change',
      'tire shop',
      'mécanique',
      'mécanicien(ne)?s?',
      'réparation (d.)?auto(mobile)?s?',
      'carross(erie|iers?)',
      'vidange d.huile',
      'freins',
      'pneus',
    ),
    wideWords: named('garage'),
    services: ['Oil Change', 'Brake Service', 'Tire Change', 'Diagnostics', 'General Repair'],
  },
  barber: {
    name: 'Barbershop',
    words: named(
      'barbers?',
      'barbershop',
      'beard trim',
      'fades?',
      'barbiers?',
      'tailles? de barbe',
    ),
    services: ["Men's Haircut", 'Beard Trim', 'Haircut and Beard', 'Hot Shave', "Kids' Haircut"],
  },
  salon: {
    name: 'Hair and beauty salon',
    words: named(
      'hair salon',
      'hairdress(ing|ers?)',
      'balayage',
      'manicures?',
      'pedicures?',
      'facials?',
      'esthetic(s|ians?)',
      'coiffure',
      'coiffeu(rs?|ses?)',
      'esthéticiennes?',
      'ongles',
      'manucures?',
      'soins? du visage',
      'salon de beauté',
    ),
    wideWords: named('salon', 'spa', 'esthétique'),
    services: ["Women's Haircut", "Men's Haircut", 'Colour', 'Highlights', 'Blow-Dry and Style'],
  },
  plumbing: {
    name: 'Plumbing',
    words: named(
      'plumb(ers?|ing)',
      'drains?',
      'water heaters?',
      'plomb(iers?|ières?|erie)',
      'chauffe-eau',
      'débouchage',
    ),
    services: ['Drain Cleaning', 'Leak Repair', 'Water Heater Repair', 'Toilet Repair', 'Faucets'],
  },
  electrical: {
    name: 'Electrical services',
    words: named(
      'electricians?',
      'electrical',
      'ev chargers?',
      'électricien(ne)?s?',
      'électricité',
      '(travaux|services) électriques',
      'bornes? de recharge',
    ),
    services: ['Electrical Repair', 'Panel Upgrade', 'EV Charger Installation', 'Lighting'],
  },
  heating: {
    name: 'Heating and cooling',
    words: named(
      'hvac',
      'cvac',
      'furnaces?',
      'heat pumps?',
      'air conditioning',
      'chauffage',
      'climatis(ation|eurs?)',
      'thermopompes?',
      'fournaises?',
    ),
    services: ['Furnace Repair', 'Furnace Maintenance', 'Air Conditioning Repair', 'Heat Pump'],
  },
  roofing: {
    name: 'Roofing',
    words: named(
      'roof(ing|ers?)',
      'shingles',
      'gutters?',
      'couvreurs?',
      'toitures?',
      'bardeaux',
      'gouttières?',
    ),
    services: ['Roof Repair', 'Roof Replacement', 'Roof Inspection', 'Gutter Cleaning'],
  },
  realEstate: {
    name: 'Real estate',
    words: named(
      'real estate',
      'realtors?',
      'realty',
      'courti(ers?|ères?) immobili(ers?|ères?)',
      'immobili(ers?|ères?)',
    ),
    services: ['Home Valuation', 'Listing Your Home', 'Buyer Representation', 'Private Showing'],
  },
  landscaping: {
    name: 'Landscaping and lawn care',
    words: named(
      'landscap(ing|ers?)',
      'lawn (care|mowing)',
      'snow removal',
      'paysag(istes?|ement|ers?)',
      'tonte (de|du) (pelouses?|gazon)',
      'entretien (de|du) (pelouses?|gazon)',
      'déneigement',
    ),
    services: ['Lawn Mowing', 'Garden Maintenance', 'Hedge Trimming', 'Snow Removal'],
  },
  cleaning: {
    name: 'Cleaning services',
    words: named(
      'clean(ing|ers?) (service|company)',
      'house cleaning',
      'maids?',
      'janitorial',
      '(entretien|aide) ménag(er|ère)',
      'femmes? de ménage',
      'conciergerie',
    ),
    wideWords: named('ménage', 'nettoyage'),
    services: ['Regular Cleaning', 'Deep Cleaning', 'Move-Out Cleaning', 'Office Cleaning'],
  },
  veterinary: {
    name: 'Veterinary and pet care',
    words: named(
      'veterinar(y|ians?)',
      '(animal|pet) (clinic|hospital)',
      'vétérinaires?',
      'hôpital pour animaux',
    ),
    services: ['Check-Up', 'Vaccination', 'Grooming', 'Nail Trim'],
  },
  clinic: {
    name: 'Health clinic',
    words: named(
      'dentist(s|ry)?',
      'dental',
      'physiotherap(y|ists?)',
      'chiropract(ors?|ic)',
      'massage therap(y|ists?)',
      'dentist(es?|erie)',
      'dentaires?',
      'physiothérap(ie|eutes?)',
      'chiropra(tique|ticien(ne)?s?)',
      'massothérap(ie|eutes?)',
    ),
    wideWords: named('clinics?', 'cliniques?'),
    services: ['New Patient Visit', 'Check-Up', 'Treatment', 'Consultation'],
  },
  restaurant: {
    name: 'Restaurant',
    words: named(
      'restaurants?',
      'cafés?',
      'bistros?',
      'pizzerias?',
      'takeout',
      'catering',
      'bakery',
      'traiteurs?',
      'boulangeries?',
      'pâtisseries?',
      'mets à emporter',
    ),
    services: ['Table Reservation', 'Takeout', 'Catering', 'Private Events'],
  },
  contracting: {
    name: 'Home services',
    words: named(
      'renovations?',
      'handyman',
      'contractors?',
      'house paint(ing|ers?)',
      'locksmiths?',
      'movers',
      'carpent(ry|ers?)',
      'rénovations?',
      'homme à tout faire',
      'entrepreneurs? (général|généraux|en construction)',
      'peintres?( en bâtiment)?',
      'serrur(erie|iers?)',
      'déménage(ment|urs?)',
      'menuis(erie|iers?)',
    ),
    wideWords: named('painting', 'peinture'),
    services: ['Repairs', 'Renovations', 'Installations', 'On-Site Estimate'],
  },
} as const satisfies Record<string, Trade>;
