import type { BusinessKnowledge, FaqItem, OperationsNote } from '@second-ring/conversation';

const weekday = { open: '09:00', close: '17:00', isClosed: false };
const weekend = { ...weekday, isClosed: true };

const commonQuestions: FaqItem[] = [
  { id: 'warranty', question: 'Do you offer a warranty?', answer: 'yes' },
  { id: 'volume-discount', question: 'Do you offer volume discounts?', answer: 'no' },
  { id: 'payment-methods', question: 'Do you take all major payment methods?', answer: 'yes' },
  { id: 'appointment', question: 'Do I need an appointment?', answer: 'yes' },
  {
    id: 'cancellation',
    question: 'What is your cancellation policy?',
    answer: 'explain',
    explanation: 'We ask for 24-hour notice to cancel or move an appointment.',
  },
  { id: 'insurance', question: 'Are you insured?', answer: 'yes' },
  { id: 'materials', question: 'Do you use high-quality materials?', answer: 'yes' },
  {
    id: 'emergency',
    question: 'Do you take emergency jobs?',
    answer: 'explain',
    explanation: 'We take emergency jobs for an additional fee.',
  },
  { id: 'satisfaction', question: 'Do you guarantee satisfaction?', answer: 'yes' },
  { id: 'quote', question: 'Do you give free quotes?', answer: 'yes' },
];

const operationalNotes: OperationsNote[] = [
  {
    id: 'scheduling',
    title: 'Scheduling',
    content: 'Appointments are booked at least one day ahead.',
  },
  { id: 'deposit', title: 'Deposit', content: 'Jobs over $500 need a 50% deposit.' },
  { id: 'parking', title: 'Parking', content: 'Parking in front of the shop is free.' },
  {
    id: 'wait-policy',
    title: 'Wait policy',
    content: 'Most jobs take 2–3 hours. We offer a courtesy ride within 5 miles.',
  },
  {
    id: 'warranty-process',
    title: 'Warranty process',
    content: 'Bring the invoice; we inspect the work and make it right.',
  },
];

/**
 * The invented shop that a new installation starts with and the front page answers for: a vehicle
 * window-tint and coating shop in Burnaby, British Columbia.
 */
export const sampleBusiness: BusinessKnowledge = {
  name: 'Harbourview Tint & Coatings',
  industry: 'Vehicle window tint and coatings',
  phone: '+16045550107',
  email: 'hello@harbourview-tint.example',
  website: 'https://harbourview-tint.example',
  address: '4312 Juneau Street, Burnaby, BC V5C 4C6',
  serviceArea: 'Burnaby, Vancouver, New Westminster and Coquitlam',
  about: 'A family-run shop that has tinted and protected vehicles in Burnaby since 2009.',
  timeZone: 'America/Vancouver',
  region: { country: 'CA', subdivision: 'BC' },
  hours: {
    monday: weekday,
    tuesday: weekday,
    wednesday: weekday,
    thursday: weekday,
    friday: weekday,
    saturday: weekend,
    sunday: weekend,
  },
  services: [
    {
      id: 'full-window-tint',
      name: 'Full Window Tint',
      pricingType: 'options',
      options: [
        { id: 'sedan', name: 'Sedan', price: 299 },
        { id: 'suv', name: 'SUV', price: 399 },
        { id: 'truck', name: 'Truck', price: 349 },
      ],
    },
    {
      id: 'ceramic-coating',
      name: 'Ceramic Coating',
      pricingType: 'simple',
      basePrice: 899,
      options: [],
    },
    {
      id: 'paint-protection-film',
      name: 'Paint Protection Film',
      pricingType: 'options',
      options: [
        { id: 'full-front', name: 'Full Front', price: 1499 },
        { id: 'hood-only', name: 'Hood Only', price: 699 },
        { id: 'full-vehicle', name: 'Full Vehicle', price: 4999 },
      ],
    },
  ],
  commonQuestions,
  operationalNotes,
  details: {
    summary: {
      core_purpose: 'Keep vehicles cool, private and protected.',
      primary_value_proposition: 'Careful work, done the same day.',
    },
    persona_and_style: {
      suggested_persona: 'A friendly shop adviser',
      suggested_tone: 'Warm and to the point',
      style_notes: 'Short sentences. Offer a time after a price.',
    },
    keywords_for_recognition: ['ceramic', 'PPF', 'Harbourview'],
    readiness_assessment: {
      summary: 'Ready to answer calls about prices, hours and bookings.',
      strengths: ['Every service has a price', 'Hours and common questions are complete'],
      limitations: ['No seasonal hours yet'],
    },
  },
};

/** The number the sample agent answers on, E.164. */
export const sampleAgentNumber = '+16045550142';

/** The number the front page's caller calls from, E.164: no AI employee ever answers on it. */
export const demoCallerNumber = '+16045550106';
