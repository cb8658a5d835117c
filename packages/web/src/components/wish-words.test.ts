import { expect, it } from 'vitest';
import { wantedInWords, wishInWords } from './wish-words.ts';

it.each([
  [
    "book Women's Haircut; Êtes-vous ouvert samedi?",
    "Wants to book Women's Haircut: “Êtes-vous ouvert samedi?”",
  ],
  [
    'call back Full Window Tint (Sedan); Combien coûte le teintage?',
    'Wants a call back about Full Window Tint (Sedan): “Combien coûte le teintage?”',
  ],
  ['question to answer; My brakes just failed', 'Has a question: “My brakes just failed”'],
  ['for Marco; Is there a human?', 'Wants to speak to Marco: “Is there a human?”'],
  [
    'urgent; My pipe burst; at 12 Elm Street',
    'Needs somebody urgently, at 12 Elm Street: “My pipe burst”',
  ],
  [
    'book Ceramic Coating, complaint; from Otter Ltd.',
    'Wants to book Ceramic Coating, has a complaint, from Otter Ltd.',
  ],
  [
    'complaint (Piano Tuning (Grand)), book Case Polish; it buzzes; other contact: Vera, 613-555-0133',
    'Complains about Piano Tuning (Grand), wants to book Case Polish, other contact: Vera, 613-555-0133: “it buzzes”',
  ],
  [
    'move the appointment (Skin Fade); instead of Friday',
    'Wants to move the appointment (Skin Fade), instead of Friday',
  ],
  [
    'book Skin Fade; in the evening; on behalf of Otto Brandeis (son); to call: Marta, 604-555-0188',
    'Wants to book Skin Fade, on behalf of Otto Brandeis (son), to call: Marta, 604-555-0188: “in the evening”',
  ],
  ['call back; He said "call me", and “now”', 'Wants a call back: “He said ‘call me’, and ‘now’”'],
  ['returning our call', 'Is returning your call'],
  ['Window tint for an SUV', 'Window tint for an SUV'],
  ['bookkeeping; twice a year', 'bookkeeping; twice a year'],
])('says %j as a person would', (noted, said) => {
  expect(wishInWords(noted)).toBe(said);
});

it('says under the word "Wanted" only what was', () => {
  expect(wantedInWords('book Ceramic Coating')).toBe('To book Ceramic Coating');
  expect(wantedInWords('call back')).toBe('A call back');
  expect(wantedInWords('question to answer')).toBe('Has a question');
});
