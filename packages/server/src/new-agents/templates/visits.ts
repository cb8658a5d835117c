import type { Industry } from './industry.ts';

export const clinic: Industry = {
  name: 'Health clinic',
  placeTypes: ['dentist', 'doctor', 'physiotherapist', 'chiropractor', 'medical_clinic'],
  schemaTypes: ['Dentist', 'MedicalClinic', 'Physician', 'MedicalBusiness', 'Optician'],
  words:
    /\b(dentist(e|ry)?|dental|clinic|clinique|physiotherapy|physiothérapie|chiropract(or|ic)|massage therapy|massothérapie)\b/i,
  services: ['New Patient Visit', 'Check-Up', 'Treatment', 'Consultation'],
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
  name: 'Veterinary and pet care',
  placeTypes: ['veterinary_care', 'pet_store', 'pet_groomer'],
  schemaTypes: ['VeterinaryCare', 'PetStore'],
  words: /\b(veterinar(y|ian)|pet grooming|dog grooming|vétérinaire|toilettage)\b/i,
  services: ['Check-Up', 'Vaccination', 'Grooming', 'Nail Trim'],
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

export const restaurant: Industry = {
  name: 'Restaurant',
  placeTypes: ['restaurant', 'cafe', 'bakery', 'meal_takeaway', 'bar', 'coffee_shop'],
  schemaTypes: ['Restaurant', 'FoodEstablishment', 'CafeOrCoffeeShop', 'Bakery', 'BarOrPub'],
  words: /\b(restaurants?|café|bistro|pizzeria|takeout|catering|traiteur|boulangerie)\b/i,
  services: ['Table Reservation', 'Takeout', 'Catering', 'Private Events'],
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
