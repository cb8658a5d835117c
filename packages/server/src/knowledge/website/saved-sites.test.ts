import { fileURLToPath } from 'node:url';
import { type BusinessHours, weekdays } from '@second-ring/conversation';
import { describe, expect, it } from 'vitest';
import { openLog } from '../../platform/observability/log.ts';
import { serveWebsite } from '../../testing/website-server.ts';
import { readWebsite } from './read-website.ts';
import { type ReadSite, type SettledFact, settleFacts } from './settle-facts.ts';

const folder = (site: string) => fileURLToPath(new URL(`./fixtures/${site}`, import.meta.url));

/** Reads a saved site over a real socket, as an owner's website is read. */
async function read(site: string): Promise<ReadSite & { asked: string[] }> {
  const server = await serveWebsite(folder(site));
  const options = {
    allowHosts: [server.host],
    publicUrl: 'http://localhost',
    log: openLog('silent'),
  };
  try {
    const pages = await readWebsite(new URL(server.origin), options, () => undefined);
    return { ...settleFacts(pages), asked: server.asked };
  } finally {
    await server.close();
  }
}

function text(facts: readonly SettledFact[], kind: SettledFact['kind']) {
  return facts.find((fact) => fact.kind === kind && fact.inUse)?.value ?? null;
}

/** `name: price` or `name: option price, …` of every service in use. */
function services(facts: readonly SettledFact[]): string[] {
  return facts.flatMap((fact) => {
    if (fact.kind !== 'service' || !fact.inUse) return [];
    const { name, pricingType, basePrice, options } = fact.value;
    const listed = options.map((option) => `${option.name} ${option.price}`).join(', ');
    return [`${name}: ${pricingType === 'dont_say' ? '-' : listed || basePrice}`];
  });
}

/** `Mo 08:30-17:30 … Su -`. */
function hours(facts: readonly SettledFact[]): string | null {
  const fact = facts.find(({ kind, inUse }) => kind === 'business_hours' && inUse);
  return fact?.kind === 'business_hours' ? weekOf(fact.value) : null;
}

function weekOf(week: BusinessHours): string {
  return weekdays
    .map((day) => {
      const { isClosed, open, close, more = [] } = week[day];
      const spans = [{ open, close }, ...more].map((span) => `${span.open}-${span.close}`);
      return `${day.slice(0, 2)} ${isClosed ? '-' : spans.join('+')}`;
    })
    .join(' ');
}

const questions = (facts: readonly SettledFact[]) =>
  facts.flatMap((fact) => (fact.kind === 'question' ? [fact.value.question] : []));

describe('saved sites', () => {
  it('reads a tint shop with broken JSON-LD and a table of prices by vehicle', async () => {
    const { facts, asked } = await read('tint-shop');
    expect(text(facts, 'name')).toBe('Otter Point Window Tint');
    expect(text(facts, 'phone_number')).toBe('+12505550143');
    expect(text(facts, 'email')).toBe('hello@otterpoint-tint.example');
    expect(text(facts, 'address')).toBe('21 Harbour Road, Victoria, BC V8V 1A1');
    expect(hours(facts)).toBe(
      'mo 08:30-17:30 tu 08:30-17:30 we 08:30-17:30 th 08:30-17:30 fr 08:30-17:30 sa 10:00-15:00 su -',
    );
    expect(services(facts)).toEqual([
      'Full window tint: Sedan $299, SUV $399, Truck $349',
      'Two front windows: Sedan $129, SUV $129, Truck $129',
      'Ceramic coating: Sedan $899, SUV $1,099',
      'Windshield strip: $59',
      'Tint removal: from $99',
      'Headlight film: -',
    ]);
    expect(questions(facts)).toEqual([
      'Do you offer a warranty?',
      'How long does a full tint take?',
    ]);
    expect(asked).not.toContain('/blog/summer');
  });

  it('keeps the page and the words of every fact', async () => {
    const { facts } = await read('tint-shop');
    const tint = facts.find(
      (fact) => fact.kind === 'service' && fact.value.name === 'Full window tint',
    );
    expect(tint?.page).toMatch(/\/prices\.html$/);
    expect(tint?.words).toBe('Full window tint | $299 | $399 | $349');
  });

  it('reads a French salon: definition lists, prices and hours as written in Québec', async () => {
    const { facts } = await read('salon');
    expect(text(facts, 'name')).toBe('Salon Rive-Sud');
    expect(text(facts, 'phone_number')).toBe('+14505550117');
    expect(text(facts, 'email')).toBe('bonjour@rivesud.example');
    expect(text(facts, 'address')).toBe('88, rue Saint-Charles Ouest, Longueuil (QC) J4H 1C5');
    expect(hours(facts)).toBe(
      'mo - tu 09:00-17:30 we 09:00-17:30 th 09:00-21:00 fr 09:00-21:00 sa 09:00-16:00 su -',
    );
    expect(services(facts)).toEqual([
      'Coupe femme: 65 $',
      'Coupe homme: 42,50 $',
      'Mise en plis: à partir de 45 $',
      'Balayage: 160 $ à 220 $',
      'Consultation: gratuit',
    ]);
    expect(questions(facts)).toHaveLength(2);
  });

  it('reads a plumber: lists, hourly and free prices, entities in markup, around the clock', async () => {
    const { facts, gaps } = await read('plumber');
    expect(text(facts, 'phone_number')).toBe('+14165550163');
    expect(text(facts, 'geographic_service_area')).toBe('Toronto, Etobicoke');
    expect(hours(facts)).toMatch(/^mo 00:00-23:59 .* su 00:00-23:59$/);
    expect(services(facts)).toEqual([
      'Service call: $89',
      'Drain cleaning: from $149',
      'General repair: $120/hour',
      'Toilet replacement: $180 - $450',
      'Estimates: free',
      'Water heater: $1,450',
    ]);
    expect(questions(facts)).toEqual(['Are you licensed and insured?']);
    expect(gaps.map(({ topic }) => topic)).toContain('address');
  });

  it('reads a barber: microdata, cards, days and times in columns', async () => {
    const { facts } = await read('barber');
    expect(text(facts, 'address')).toBe('640 Juniper Street, Calgary, AB T2P 1A1');
    expect(text(facts, 'phone_number')).toBe('+14035550129');
    expect(hours(facts)).toBe(
      'mo - tu 10:00-18:00 we 10:00-18:00 th 12:00-21:00 fr 10:00-13:00+14:00-20:00 sa 09:00-17:00 su -',
    );
    expect(services(facts)).toEqual(['Classic Cut: $38', 'Skin Fade: $45', 'Beard Trim: From $20']);
  });

  it('leaves gaps where a spa shows its prices as a picture and its evenings by appointment', async () => {
    const { facts, gaps } = await read('day-spa');
    expect(hours(facts)).toBeNull();
    expect(services(facts)).toEqual([
      'Swedish massage: -',
      'Facials: -',
      'Manicure and pedicure: -',
    ]);
    expect(gaps.map(({ reason }) => reason)).toEqual([
      'The hours can be read in more than one way.',
    ]);
  });

  it('reads an electrician without markup, and not the fax, the slogans or the holiday hours', async () => {
    const { facts, gaps } = await read('electrician');
    expect(text(facts, 'name')).toBe('Birchwood Electric');
    expect(text(facts, 'phone_number')).toBe('+12045550131');
    expect(text(facts, 'address')).toBe('905 Portage Avenue, Winnipeg, MB R3G 0P6');
    expect(hours(facts)).toMatch(/^mo 08:00-16:30 .* sa - su -$/);
    expect(services(facts)).toEqual(['Panel upgrades: -', 'EV charger installation: -']);
    expect(questions(facts)).toEqual([]);
    expect(gaps).toEqual([]);
  });

  it('knows nothing but the name of a single-page app without markup', async () => {
    const { facts } = await read('single-page');
    expect(facts.map(({ kind, value }) => [kind, value])).toEqual([['name', 'Prairie Glass Co.']]);
  });

  it('withholds a price that two pages state differently, and offers both to the owner', async () => {
    const { facts } = await read('garage');
    expect(services(facts)).toEqual([
      "Changement d'huile: -",
      'Pose de pneus: 80 $',
      'Alignement: 99 $',
    ]);
    const waiting = facts.filter(({ inUse }) => !inUse);
    expect(waiting.map(({ words }) => words)).toEqual([
      "Changement d'huile : 59,95 $",
      "Changement d'huile : 49,95 $",
    ]);
  });

  it('reads a cleaner: sizes as options, rows of spans, bare hours', async () => {
    const { facts } = await read('cleaners');
    expect(services(facts)).toEqual([
      'Regular cleaning: 1 bedroom $120, 2 bedrooms $150, 3 bedrooms $185',
      'Move-out cleaning: 1 bedroom $220, 2 bedrooms $270',
      'Inside the oven: $35',
      'Inside the fridge: $25',
    ]);
    expect(hours(facts)).toMatch(/^mo 09:00-17:00 .* sa - su -$/);
    expect(questions(facts)).toEqual(['Do you bring your own supplies?']);
  });

  it('reads a detailer: what is priced when asked for is offered without a price', async () => {
    const { facts } = await read('detailer');
    expect(services(facts)).toEqual([
      'Interior detail: $149',
      'Ceramic coating: -',
      'Engine bay: $60',
      'Paint correction: -',
      'Boat detailing: -',
    ]);
  });

  it('reads a groomer: prices line by line in a paragraph, sizes under their name, bold questions', async () => {
    const { facts } = await read('groomer');
    expect(services(facts)).toEqual([
      'Full Groom: Small (under 20 lbs) $75, Medium (20–50 lbs) $95, Large (50+ lbs) $120+',
      'Nail trim: $20',
      'Teeth brushing: $10',
      'De-shedding: from $30',
      'Full shave: $60',
    ]);
    expect(hours(facts)).toBe(
      'mo - tu 09:00-17:30 we 09:00-17:30 th 09:00-17:30 fr 09:00-17:30 sa 09:00-17:30 su -',
    );
    expect(text(facts, 'phone_number')).toBe('+19025550119');
    expect(questions(facts)).toEqual(['Do you groom cats?', 'Which breeds do you take?']);
  });

  it('takes no offer, slogan or testimonial of a realtor for a price, and neither of two numbers', async () => {
    const { facts } = await read('realtor');
    expect(text(facts, 'name')).toBe('Bluenose Home Realty');
    expect(text(facts, 'phone_number')).toBeNull();
    expect(facts.filter(({ kind }) => kind === 'phone_number')).toHaveLength(2);
    expect(services(facts)).toEqual(['Home staging: -', 'Home valuation: free']);
  });
});
