import { trades } from '@second-ring/contract';
import type { Industry } from './industry.ts';

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

const persona = 'A warm front-desk person who knows the treatments';

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
  persona,
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
  persona,
  tone: 'Warm and unhurried',
  keywords: ['haircut', 'colour', 'balayage', 'stylist'],
};

const shopPersona = 'A shop adviser who knows vehicles and asks for the make and model';
const tone = 'Friendly and to the point';

export const windowTint: Industry = {
  ...trades.windowTint,
  placeTypes: ['car_detailing_service', 'window_tinting_service'],
  schemaTypes: [],
  questions: [
    'Do you offer a warranty?',
    'How long does it take?',
    'Which films do you use?',
    'Do I need an appointment?',
    'Can I wait while you work?',
  ],
  purpose: 'window tint, coatings and paint protection for their vehicles',
  persona: shopPersona,
  tone,
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
  persona: shopPersona,
  tone,
  keywords: ['brakes', 'oil change', 'tires', 'inspection'],
};
