import { describe, expect, it } from 'vitest';
import { plumber } from '../testing/businesses.ts';
import { spokenFirstMessage } from './first-message.ts';

const spoken = (own: string, language: 'en' | 'fr' = 'en') =>
  spokenFirstMessage(own, { ...plumber, details: null }, language);

describe('the owner’s first message', () => {
  it.each([
    [
      'Hello, Maple Ridge Detailing, how can I help?',
      "Hello, Maple Ridge Detailing. I'm the AI assistant here. How can I help?",
    ],
    [
      "Hi this is Dan's Garage how may I help you today",
      "Hi this is Dan's Garage. I'm the AI assistant here. How may I help you today",
    ],
    [
      'Thanks for calling Dan and Sons. What can we do for you?',
      "Thanks for calling Dan and Sons. I'm the AI assistant here. What can we do for you?",
    ],
    ['How can I help?', "I'm the AI assistant here. How can I help?"],
    [
      'Good day! Is it about a booking?',
      "Good day! I'm the AI assistant here. Is it about a booking?",
    ],
    [
      'Thanks for calling Dan and Sons',
      "Thanks for calling Dan and Sons. I'm the AI assistant here. How can I help?",
    ],
  ])('tells callers that an AI speaks, before its closing question: %s', (own, heard) =>
    expect(spoken(own)).toBe(heard),
  );

  it('does so in French', () => {
    expect(spoken('Bonjour, Salon Belle Rive, comment puis-je vous aider?', 'fr')).toBe(
      "Bonjour, Salon Belle Rive. Je suis l'assistante virtuelle, une intelligence artificielle. Comment puis-je vous aider?",
    );
  });

  it('is said word for word where it tells them itself', () => {
    const own = "Hi, I'm the virtual assistant of Dan and Sons, how can I help?";
    expect(spoken(own)).toBe(own);
  });

  it('gives the assistant the name its owner gave it', () => {
    const details = { persona_and_style: { suggested_persona: 'A clerk named Robin' } };
    expect(spokenFirstMessage('How can I help?', { ...plumber, details }, 'en')).toBe(
      "I'm Robin, the AI assistant here. How can I help?",
    );
  });
});
