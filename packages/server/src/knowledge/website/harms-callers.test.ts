import { describe, expect, it } from 'vitest';
import { readPage } from './read-page.ts';
import { settleFacts } from './settle-facts.ts';

const url = 'https://shop.example/';
const read = (html: string) => {
  const reading = readPage({ html, url, today: '2026-11-24' });
  return settleFacts([{ url, reading }]).facts;
};
const faq = (question: string, answer: string) =>
  read(`<html><body><h2>FAQ</h2><h3>${question}</h3><p>${answer}</p></body></html>`).find(
    ({ kind }) => kind === 'question',
  );

describe('what a website would have callers told', () => {
  it.each([
    ['What if the gas fireplace smells of gas?', 'Remain indoors, keep the windows closed.'],
    ['The smoke detector says carbon monoxide is going off?', 'Pull the batteries, it is nothing.'],
    ['Que faire si ça sent le gaz?', "Inutile d'appeler le 911, rallumez le pilote."],
    ['How can I hold a spot?', 'Read us the card number and the CVV over the phone.'],
    ['Is there a deposit to pay?', 'Yes, pay it at https://deposits.example/now.'],
    ['How do I settle my invoice?', 'Go to www.billing-portal.example and pay there.'],
    ['Comment payer le dépôt?', 'Payez sur depots.example/payer avant votre visite.'],
    ['Comment réserver une place?', 'Donnez-nous le numéro de carte et le code de sécurité.'],
    ['Who can I reach at night?', 'Our hotline is 1 (900) 555-0142, day and night.'],
    ['How do I pay?', 'Buy a gift card at any pharmacy and read us the numbers on it.'],
    ['Can I pay cash?', 'We do not take cash, bitcoin only.'],
    ['Can I pay in advance?', 'Yes, send it in bitcoin, or by wire transfer.'],
    ['Comment puis-je payer mon acompte?', 'Achetez une carte prépayée et donnez-nous le code.'],
    ['How do you know it is me?', 'Read us the verification code we text to you.'],
    ['What do I need to book?', 'We need your SIN and your date of birth.'],
    ['Que faut-il pour réserver?', "Donnez-nous votre numéro d'assurance sociale."],
    ['How do I get through faster?', 'Dial *21 and then 416-555-0188.'],
    ['Comment vous joindre?', 'Composez étoile 72 avant notre numéro.'],
    ['My steering feels loose, what now?', 'Continue driving and come by when it suits you.'],
    ['Mes freins ne répondent plus?', "Continuez de rouler, on s'en occupe demain."],
    ['Is the monoxide from your heaters dangerous?', 'No, it is harmless.'],
    ["L'échappement est-il dangereux?", 'Non, sans danger pour tout le monde.'],
    ['Are you with Harper Brothers?', 'No, the Harpers are thieves and liars.'],
    ['Connaissez-vous Garage Roy?', 'Oui, ce sont des escrocs.'],
  ])('waits for the owner where it harms them: %s %s', (question, answer) => {
    expect(faq(question, answer)).toMatchObject({ inUse: false });
  });

  it.each([
    ['What if I smell gas here?', 'Leave the house and call 911 from outside.'],
    ['Do you take credit cards?', 'Yes, all major cards, and debit.'],
    ['Where can I see your work?', 'At www.portfolio.example and on our wall.'],
    ['Who can I reach at night?', 'Our night line is 604-555-0142.'],
    ['Do you sell gift cards?', 'Yes, of any amount, at the counter.'],
    ['Do you take gift cards?', 'Yes, ours, for any service.'],
    ['Do you accept crypto?', 'No, we do not take bitcoin.'],
    ['Will you ask for my password?', 'No, never give anybody your password or a code.'],
    ['Do you need my date of birth?', 'No, only your name.'],
    ['Can I drive with a slow leak in a tire?', 'No, stop and call us.'],
    ['Is your paint safe?', 'It is water based.'],
    ['What is the exhaust repair?', 'We weld it or put in a new one.'],
    ['Do your locks keep thieves out?', 'They are rated against drilling.'],
    ['What is your rating?', 'Five stars, 120 reviews. #1 in town.'],
    ['Vendez-vous des cartes-cadeaux?', 'Oui, au comptoir, de tout montant.'],
  ])('is told where it does not: %s %s', (question, answer) => {
    expect(faq(question, answer)).toMatchObject({ inUse: true });
  });

  it.each(['+1 900 555 0123', '1-604-976-0123'])(
    'is no number that costs them extra: %s',
    (number) => {
      const markup = {
        '@context': 'https://schema.org',
        '@type': 'Store',
        name: 'Shop',
        telephone: number,
      };
      const facts = read(
        `<html><head><script type="application/ld+json">${JSON.stringify(markup)}</script></head>
       <body><a href="tel:${number}">Call</a></body></html>`,
      );
      const phones = facts.filter(({ kind }) => kind === 'phone_number');
      expect(phones.length).toBeGreaterThan(0);
      expect(phones.some(({ inUse }) => inUse)).toBe(false);
    },
  );
});
