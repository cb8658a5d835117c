import type {
  BusinessDetails,
  BusinessHours,
  FaqItem,
  OperationsNote,
  Service,
} from '@second-ring/conversation';

/** The sample shop. Everything about it is invented; its number is one that is never assigned. */

/** Where the sample agent answers, E.164. */
export const sampleNumber = '+16045550142';

const weekday = { open: '09:00', close: '17:00', isClosed: false };
const weekend = { ...weekday, isClosed: true };

const businessHours: BusinessHours = {
  monday: weekday,
  tuesday: weekday,
  wednesday: weekday,
  thursday: weekday,
  friday: weekday,
  saturday: weekend,
  sunday: weekend,
};

const services: Service[] = [
  {
    id: 'full-window-tint',
    name: 'Full Window Tint',
    description: 'Side and rear windows in ceramic film, with a lifetime warranty.',
    pricingType: 'options',
    options: [
      { id: 'sedan', name: 'Sedan', price: '299' },
      { id: 'suv', name: 'SUV', price: '399' },
      { id: 'truck', name: 'Truck', price: '349' },
    ],
    source: 'user',
    goesWith: ['ceramic-coating'],
  },
  {
    id: 'ceramic-coating',
    name: 'Ceramic Coating',
    description: 'Paint correction in one step and a coating that lasts about five years.',
    pricingType: 'simple',
    basePrice: '899',
    options: [],
    source: 'user',
  },
  {
    id: 'paint-protection-film',
    name: 'Paint Protection Film',
    description: 'Clear film against stone chips.',
    pricingType: 'options',
    options: [
      { id: 'full-front', name: 'Full Front', price: '1499' },
      { id: 'hood-only', name: 'Hood Only', price: '699' },
      { id: 'full-vehicle', name: 'Full Vehicle', price: '4999' },
    ],
    source: 'user',
    goesWith: ['ceramic-coating'],
  },
];

const yes = (id: string, question: string): FaqItem => ({ id, question, answer: 'yes' });
const explain = (id: string, question: string, explanation: string): FaqItem => ({
  id,
  question,
  answer: 'explain',
  explanation,
});

const commonQuestions: FaqItem[] = [
  yes('warranty', 'Do you offer a warranty on your work?'),
  { id: 'volume-discount', question: 'Do you give volume discounts?', answer: 'no' },
  yes('payment-methods', 'Do you take credit cards and e-transfers?'),
  yes('appointment', 'Do I need an appointment?'),
  explain('cancellation', 'What is your cancellation policy?', 'We ask for 24 hours notice.'),
  yes('insurance', 'Are you insured?'),
  yes('materials', 'Do you supply the film and materials?'),
  explain(
    'emergency',
    'Do you take emergency or same-day work?',
    'When there is room in the day, for an additional fee.',
  ),
  yes('satisfaction', 'Do you stand behind your work if I am not satisfied?'),
  yes('quote', 'Do you give free quotes?'),
];

const operationalNotes: OperationsNote[] = [
  {
    id: 'scheduling',
    title: 'Scheduling',
    content: 'We book one vehicle per bay, mornings for coatings and afternoons for tint.',
  },
  {
    id: 'deposit',
    title: 'Deposit',
    content: 'Jobs over $500 need a 50% deposit to hold the day.',
  },
  {
    id: 'parking',
    title: 'Parking',
    content: 'Customers park in front of bays one and two; keys go in the drop box after hours.',
  },
  {
    id: 'wait-policy',
    title: 'Waiting',
    content:
      'Tint takes 2–3 hours. Customers may wait inside, or we give a courtesy ride within 5 miles.',
  },
  {
    id: 'warranty-process',
    title: 'Warranty process',
    content: 'Bring the vehicle and the invoice; we look at it the same week.',
  },
];

const details = {
  summary: {
    core_purpose: 'Window tint, coatings and protection film for cars, SUVs and trucks.',
    primary_value_proposition: 'Clean work, honest prices, done the day we say.',
  },
  persona_and_style: {
    suggested_persona: 'A calm person at the front desk who knows cars.',
    suggested_tone: 'Friendly and short',
    style_notes: 'Name the price first, then what it includes.',
  },
  keywords_for_recognition: ['tint', 'ceramic', 'PPF', 'clear bra', 'windshield strip'],
  readiness_assessment: {
    summary: 'Ready to answer callers about every listed service.',
    strengths: ['Prices for each vehicle size', 'Clear deposit and cancellation rules'],
    limitations: ['No price for windshields or tint removal'],
  },
} satisfies BusinessDetails;

export const sampleBusiness = {
  name: 'Harbour Lane Tint & Coatings (sample)',
  primaryIndustry: 'Vehicle window tint and coating',
  website: 'https://harbourlane.example',
  email: 'hello@harbourlane.example',
  phoneNumber: '+16045550119',
  address: '100 Harbour Lane, Burnaby, BC',
  geographicServiceArea: 'Burnaby, Vancouver and New Westminster',
  aboutUsText: 'A made-up shop that shows what Second Ring does. Ring it and ask about tint.',
  businessHours,
  services,
  commonQuestions,
  operationalNotes,
  details,
  timeZone: 'America/Vancouver',
  region: { country: 'CA' as const, subdivision: 'BC' },
  sample: true,
};

/** The pool beside the sample agent's own number: numbers of the fictional 555-01xx range. */
export const samplePool = [
  { phoneNumber: '+16045550188', region: 'BC', reusable: true },
  { phoneNumber: '+12505550126', region: 'BC', reusable: true },
  { phoneNumber: '+14035550129', region: 'AB', reusable: true },
  { phoneNumber: '+13065550138', region: 'SK', reusable: true },
  { phoneNumber: '+12045550151', region: 'MB', reusable: true },
  { phoneNumber: '+14165550117', region: 'ON', reusable: true },
  { phoneNumber: '+16135550164', region: 'ON', reusable: false },
  { phoneNumber: '+15145550163', region: 'QC', reusable: true },
  { phoneNumber: '+19025550174', region: 'NS', reusable: true },
];
