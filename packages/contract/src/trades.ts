/**
 * What businesses of one trade call themselves and offer: a start for their owner, never a fact.
 * Services carry no prices, so that nothing in here can be told to a caller as known.
 */
export interface Trade {
  /** As the owner reads it. */
  name: string;
  /** Words by which a name or a site gives the trade away, in English and French. */
  words: RegExp;
  services: readonly string[];
}

/** The narrower trade before the wider. */
export const trades = {
  petGrooming: {
    name: 'Pet grooming',
    words: /\b(groom(ing|ers?)|(dog|pet) (wash|spa|salon)|toilett(age|eur|euse))\b/i,
    services: ['Full Groom', 'Bath and Brush', 'Nail Trim', 'De-Matting', 'Puppy Groom'],
  },
  detailing: {
    name: 'Vehicle detailing',
    words:
      /\b(detail(ing|ers?)|(auto|car|mobile|full|mini|interior|exterior) details?|esthétique auto(mobile)?|esthéticien(ne)? automobile)\b/i,
    services: ['Interior Detail', 'Exterior Detail', 'Full Detail', 'Paint Correction'],
  },
  // Coatings and films are no words of it: detailers and body shops sell them as well.
  windowTint: {
    name: 'Vehicle window tint and coatings',
    words:
      /\b((window|windshield|auto|car|vehicle) tint(ing|s)?|tint (shop|studio)|vitres? teintées?)\b/i,
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
    words:
      /\b(auto repair|mechanics?|brakes?|oil change|tire shop|garage|mécanique|freins|pneus)\b/i,
    services: ['Oil Change', 'Brake Service', 'Tire Change', 'Diagnostics', 'General Repair'],
  },
  barber: {
    name: 'Barbershop',
    words: /\b(barbers?|barbershop|beard trim|fades?|barbiers?)\b/i,
    services: ["Men's Haircut", 'Beard Trim', 'Haircut and Beard', 'Hot Shave', "Kids' Haircut"],
  },
  salon: {
    name: 'Hair and beauty salon',
    words:
      /\b(hair salon|salon|balayage|manicures?|pedicures?|facials?|esthetic(s|ian)|spa|coiffure|coiffeu(r|se)|esthéti(que|cienne)|ongles)\b/i,
    services: ["Women's Haircut", "Men's Haircut", 'Colour', 'Highlights', 'Blow-Dry and Style'],
  },
  plumbing: {
    name: 'Plumbing',
    words: /\b(plumb(ers?|ing)|drains?|water heaters?|plomb(ier|erie))\b/i,
    services: ['Drain Cleaning', 'Leak Repair', 'Water Heater Repair', 'Toilet Repair', 'Faucets'],
  },
  electrical: {
    name: 'Electrical services',
    words: /\b(electricians?|electrical|ev chargers?|électricien(ne)?s?)\b/i,
    services: ['Electrical Repair', 'Panel Upgrade', 'EV Charger Installation', 'Lighting'],
  },
  heating: {
    name: 'Heating and cooling',
    words:
      /\b(hvac|furnaces?|heat pumps?|air conditioning|chauffage|climatisation|thermopompes?)\b/i,
    services: ['Furnace Repair', 'Furnace Maintenance', 'Air Conditioning Repair', 'Heat Pump'],
  },
  roofing: {
    name: 'Roofing',
    words: /\b(roof(ing|ers?)|shingles|gutters?|couvreurs?|toitures?)\b/i,
    services: ['Roof Repair', 'Roof Replacement', 'Roof Inspection', 'Gutter Cleaning'],
  },
  realEstate: {
    name: 'Real estate',
    words: /\b(real estate|realtors?|realty|courti(er|ère) immobili(er|ère)|immobilier)\b/i,
    services: ['Home Valuation', 'Listing Your Home', 'Buyer Representation', 'Private Showing'],
  },
  landscaping: {
    name: 'Landscaping and lawn care',
    words:
      /\b(landscap(ing|ers?)|lawn (care|mowing)|snow removal|paysag(iste|ement)|déneigement)\b/i,
    services: ['Lawn Mowing', 'Garden Maintenance', 'Hedge Trimming', 'Snow Removal'],
  },
  cleaning: {
    name: 'Cleaning services',
    words:
      /\b(clean(ing|ers?) (service|company)|house cleaning|maid|janitorial|ménage|nettoyage)\b/i,
    services: ['Regular Cleaning', 'Deep Cleaning', 'Move-Out Cleaning', 'Office Cleaning'],
  },
  veterinary: {
    name: 'Veterinary and pet care',
    words: /\b(veterinar(y|ians?)|vétérinaires?)\b/i,
    services: ['Check-Up', 'Vaccination', 'Grooming', 'Nail Trim'],
  },
  clinic: {
    name: 'Health clinic',
    words:
      /\b(dentist(e|ry)?|dental|clinic|clinique|physiotherapy|physiothérapie|chiropract(or|ic)|massage therapy|massothérapie)\b/i,
    services: ['New Patient Visit', 'Check-Up', 'Treatment', 'Consultation'],
  },
  restaurant: {
    name: 'Restaurant',
    words: /\b(restaurants?|café|bistro|pizzeria|takeout|catering|traiteur|boulangerie)\b/i,
    services: ['Table Reservation', 'Takeout', 'Catering', 'Private Events'],
  },
  contracting: {
    name: 'Home services',
    words: /\b(renovations?|handyman|contractors?|house paint(ing|ers?)|locksmiths?|movers)\b/i,
    services: ['Repairs', 'Renovations', 'Installations', 'On-Site Estimate'],
  },
} as const satisfies Record<string, Trade>;

/** Trades that one business often is at once: where its words name two as often, the first. */
const akin: readonly (readonly (keyof typeof trades)[])[] = [
  ['detailing', 'windowTint', 'autoRepair'],
  ['petGrooming', 'veterinary'],
  ['barber', 'salon'],
  ['plumbing', 'electrical', 'heating', 'roofing', 'landscaping', 'cleaning', 'contracting'],
];

/**
 * The trade that most of the words are of, such as a business's name or what it offers; null where
 * there is none, or where two that have nothing in common are named as often.
 */
export function tradeNamed(text: string): Trade | null {
  const key = tradeKeyNamed(text);
  return key && trades[key];
}

/** As {@link tradeNamed}, by its key. */
export function tradeKeyNamed(text: string): keyof typeof trades | null {
  let left = text;
  let most = 0;
  let best: (keyof typeof trades)[] = [];
  for (const key of Object.keys(trades) as (keyof typeof trades)[]) {
    let count = 0;
    // What names a narrower trade is not read again for a wider one: "dog salon".
    left = left.replace(new RegExp(trades[key].words, 'gi'), () => {
      count += 1;
      return ' · ';
    });
    if (count > most) best = [];
    if (count > 0 && count >= most) best.push(key);
    most = Math.max(most, count);
  }
  const [first] = best;
  if (!first || best.length === 1) return first ?? null;
  const together = akin.find((group) => best.every((key) => group.includes(key)));
  return together?.find((key) => best.includes(key)) ?? null;
}
