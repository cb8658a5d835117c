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
