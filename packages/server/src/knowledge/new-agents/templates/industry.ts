import { type Trade, trades } from '@second-ring/contract';

/**
 * What businesses of one trade have in common: a start for the owner, never a fact. Services carry
 * no prices and questions no answers, so that nothing in here can be told to a caller as known.
 */
export interface Industry extends Trade {
  /** Google's place types. */
  placeTypes: readonly string[];
  /** schema.org types. */
  schemaTypes: readonly string[];
  questions: readonly string[];
  /** Completes "Help callers with …". */
  purpose: string;
  persona: string;
  tone: string;
  keywords: readonly string[];
}

/** For a trade we have no template of: no services, as any would be a guess. */
export const general: Industry = {
  name: 'Local business',
  placeTypes: [],
  schemaTypes: [],
  words: /$^/,
  services: [],
  questions: [
    'Do I need an appointment?',
    'Which payment methods do you accept?',
    'What is your cancellation policy?',
    'Do you provide free quotes?',
  ],
  purpose: 'their questions, and take messages for the team',
  persona: 'A helpful front-desk person',
  tone: 'Friendly and professional',
  keywords: [],
};

export const clinic: Industry = {
  ...trades.clinic,
  placeTypes: ['dentist', 'doctor', 'physiotherapist', 'chiropractor', 'medical_clinic'],
  schemaTypes: ['Dentist', 'MedicalClinic', 'Physician', 'MedicalBusiness', 'Optician'],
  questions: [
    'Are you accepting new patients?',
    'Do you bill insurance directly?',
    'What is your cancellation policy?',
    'Is there parking?',
  ],
  purpose: 'appointments and questions before a visit; never with medical advice',
  persona: 'A discreet and kind receptionist',
  tone: 'Calm and respectful',
  keywords: ['appointment', 'new patient', 'insurance'],
};

export const veterinary: Industry = {
  ...trades.veterinary,
  placeTypes: ['veterinary_care', 'pet_store'],
  schemaTypes: ['VeterinaryCare', 'PetStore'],
  questions: [
    'Do you take emergencies?',
    'Which animals do you see?',
    'Do I need an appointment?',
    'What should I bring?',
  ],
  purpose: 'visits and grooming for their animals; never with medical advice',
  persona: 'A kind receptionist who asks for the animal’s name',
  tone: 'Kind and calm',
  keywords: ['vaccination', 'grooming', 'puppy'],
};

export const petGrooming: Industry = {
  ...trades.petGrooming,
  placeTypes: ['pet_groomer', 'pet_care'],
  schemaTypes: [],
  questions: [
    'Do you come to my home?',
    'How long does it take?',
    'Do you groom cats?',
    'Do I need proof of vaccination?',
  ],
  purpose: 'the grooming of their animals; never with medical advice',
  persona: 'A kind receptionist who asks for the animal’s name, breed and size',
  tone: 'Kind and calm',
  keywords: ['groom', 'bath', 'nail trim', 'doodle'],
};

export const restaurant: Industry = {
  ...trades.restaurant,
  placeTypes: ['restaurant', 'cafe', 'bakery', 'meal_takeaway', 'bar', 'coffee_shop'],
  schemaTypes: ['Restaurant', 'FoodEstablishment', 'CafeOrCoffeeShop', 'Bakery', 'BarOrPub'],
  questions: [
    'Do you take reservations?',
    'Do you have vegetarian dishes?',
    'Is there parking?',
    'Do you deliver?',
  ],
  purpose: 'tables, takeout and events',
  persona: 'A welcoming host',
  tone: 'Cheerful and quick',
  keywords: ['reservation', 'takeout', 'patio', 'catering'],
};

const salonPersona = 'A warm front-desk person who knows the treatments';

export const barber: Industry = {
  ...trades.barber,
  placeTypes: ['barber_shop'],
  schemaTypes: [],
  questions: [
    'Do you take walk-ins?',
    'How long is the wait?',
    'Which payment methods do you accept?',
    'Can I ask for a certain barber?',
    'What is your cancellation policy?',
  ],
  purpose: 'haircuts, beards and their next visit',
  persona: salonPersona,
  tone: 'Relaxed and friendly',
  keywords: ['haircut', 'beard', 'fade', 'shave'],
};

export const salon: Industry = {
  ...trades.salon,
  placeTypes: ['hair_salon', 'hair_care', 'beauty_salon', 'nail_salon', 'spa', 'beautician'],
  schemaTypes: ['HairSalon', 'BeautySalon', 'NailSalon', 'DaySpa', 'HealthAndBeautyBusiness'],
  questions: [
    'Do you take walk-ins?',
    'What is your cancellation policy?',
    'Do I need a patch test?',
    'Which products do you use?',
    'Do you sell gift cards?',
  ],
  purpose: 'hair and beauty treatments and their next visit',
  persona: salonPersona,
  tone: 'Warm and unhurried',
  keywords: ['haircut', 'colour', 'balayage', 'stylist'],
};

const carPersona = 'A shop adviser who knows vehicles and asks for the make and model';
const carTone = 'Friendly and to the point';

export const detailing: Industry = {
  ...trades.detailing,
  placeTypes: ['car_detailing_service'],
  schemaTypes: [],
  questions: [
    'How long does it take?',
    'Do I need an appointment?',
    'Do you come to my home?',
    'Can I wait while you work?',
    'Do you offer a warranty?',
  ],
  purpose: 'the cleaning and care of their vehicles',
  persona: carPersona,
  tone: carTone,
  keywords: ['detail', 'interior', 'exterior', 'wash'],
};

export const windowTint: Industry = {
  ...trades.windowTint,
  placeTypes: ['window_tinting_service'],
  schemaTypes: [],
  questions: [
    'Do you offer a warranty?',
    'How long does it take?',
    'Which films do you use?',
    'Do I need an appointment?',
    'Can I wait while you work?',
  ],
  purpose: 'window tint, coatings and paint protection for their vehicles',
  persona: carPersona,
  tone: carTone,
  keywords: ['tint', 'ceramic', 'PPF', 'coating'],
};

export const autoRepair: Industry = {
  ...trades.autoRepair,
  placeTypes: ['car_repair', 'auto_parts_store', 'tire_shop', 'car_wash'],
  schemaTypes: ['AutoRepair', 'AutomotiveBusiness', 'AutoBodyShop', 'TireShop', 'AutoWash'],
  questions: [
    'Do you offer a warranty?',
    'Do I need an appointment?',
    'Do you work on all makes?',
    'Do you provide free quotes?',
    'Do you offer a courtesy car?',
  ],
  purpose: 'maintenance and repairs of their vehicles',
  persona: carPersona,
  tone: carTone,
  keywords: ['brakes', 'oil change', 'tires', 'inspection'],
};

export const realEstate: Industry = {
  ...trades.realEstate,
  placeTypes: ['real_estate_agency', 'real_estate_agent'],
  schemaTypes: ['RealEstateAgent'],
  questions: [
    'What is your commission?',
    'Which areas do you cover?',
    'Do you work with first-time buyers?',
    'Do you hold open houses?',
  ],
  purpose: 'buying, selling and seeing homes',
  persona: 'An attentive assistant of a realtor, who asks which home and when to call back',
  tone: 'Professional and warm',
  keywords: ['listing', 'showing', 'open house', 'valuation'],
};

export const cleaning: Industry = {
  ...trades.cleaning,
  placeTypes: ['laundry', 'house_cleaning_service', 'cleaning_service'],
  schemaTypes: ['DryCleaningOrLaundry', 'HouseCleaning'],
  questions: [
    'Are you insured?',
    'Do you bring your own supplies?',
    'Do I need to be home?',
    'What is your cancellation policy?',
  ],
  purpose: 'keeping their homes and offices clean',
  persona: 'A friendly coordinator who asks for the size of the place and how often',
  tone: 'Friendly and efficient',
  keywords: ['deep clean', 'move-out', 'weekly'],
};

export const landscaping: Industry = {
  ...trades.landscaping,
  placeTypes: ['landscaper', 'lawn_care_service', 'garden_center'],
  schemaTypes: ['GardenStore'],
  questions: [
    'Do you provide free quotes?',
    'Which areas do you serve?',
    'Do you offer seasonal contracts?',
    'Are you insured?',
  ],
  purpose: 'the care of their gardens and grounds',
  persona: 'A friendly coordinator who asks for the size and the address of the property',
  tone: 'Friendly and down to earth',
  keywords: ['lawn', 'hedge', 'snow', 'garden'],
};
