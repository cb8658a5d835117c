import { describe, expect, it } from 'vitest';
import { explained, no, priced, yes } from '../testing/business-parts.ts';
import type { FaqItem } from './business.ts';
import { compileFaq, matchFaq } from './faq.ts';
import { compileServices, matchServices } from './services.ts';

const services = (names: string) =>
  compileServices(names.split(', ').map((name, at) => priced(`s${at}`, name, '90/hr')));

describe('services of any trade are heard as callers name them', () => {
  it.each([
    ['and brakes?', 'Brake Pads & Rotors, Oil Change', 'Brake Pads & Rotors'],
    ["what's the price for a senior", 'Haircut, Senior Cut', 'Senior Cut'],
    ['could I get an edge up', 'Haircut, Line-Up', 'Line-Up'],
    ['can you clean my vents', 'Furnace Repair, Duct Cleaning', 'Duct Cleaning'],
    ["I'm due for a cleaning", 'Root Canal, Teeth Cleaning, Crown', 'Teeth Cleaning'],
    ['I am locked out of my car', 'Lock Installation, Car Lockout', 'Car Lockout'],
    ['do you do eavestroughs', 'Roof Inspection, Gutter Installation', 'Gutter Installation'],
    ["combien pour l'installation d'un robinet", 'Pose de robinet, Drain', 'Pose de robinet'],
  ])('%s', (text, names, expected) => {
    const [mention] = matchServices(services(names), text);
    expect(mention?.ambiguous).toBe(false);
    expect(mention?.candidates[0]?.service.name).toBe(expected);
    expect(mention?.candidates[0]?.kind).not.toBe('near');
  });

  it('an hourly rate is that of what is priced by the hour', () => {
    const index = compileServices([
      priced('lamp', 'Lamp Installation', 120),
      priced('work', 'General Electrical Repair', '110/hr'),
    ]);
    const [mention] = matchServices(index, 'what is your hourly rate');
    expect(mention?.candidates[0]?.service.id).toBe('work');
  });

  it('a word in brackets decides between two of one kind', () => {
    const index = services('Tire Swap (on rims), Tire Swap (off rims), Alignment');
    expect(matchServices(index, 'a tire swap')[0]?.ambiguous).toBe(true);
    const three = services('Move (studio), Move (house), Storage');
    expect(matchServices(three, 'a move from a studio')[0]?.candidates[0]?.service.name).toBe(
      'Move (studio)',
    );
  });

  it.each([
    ['do you do dog boarding', 'Full Groom, Nail Trim'],
    ["you're cutting out", 'Haircut, Beard Trim'],
    ['are you taking new patients', 'New Patient Exam, Filling'],
    ['if it breaks again', 'Brake Pads, Oil Change'],
  ])('%s names none', (text, names) => {
    const sure = matchServices(services(names), text).filter(
      ({ candidates }) => candidates[0]?.kind !== 'near',
    );
    expect(sure).toEqual([]);
  });
});

describe('questions are recognised in other words', () => {
  const items: FaqItem[] = [
    no('parts', 'Can I bring my own parts?'),
    explained('shots', 'Do dogs need to be vaccinated?', 'Rabies must be up to date'),
    no('stay', 'Can I stay with my dog?'),
    explained('tools', 'Do you sterilize your tools?', 'After every guest'),
    explained('home', 'Do you need someone home?', 'Only for the first visit'),
    yes('shuttle', 'Is there a shuttle?'),
    no('loaner', 'Do you have loaner cars?'),
    no('cards', 'Do you accept cards?'),
    explained('fee', 'Do you charge a diagnostic fee?', 'It is $80, off the bill if you go ahead.'),
    yes('leather', 'Do you work with leather?'),
  ];
  const index = compileFaq({ items, notes: [] });

  it.each([
    ['can I supply my own parts', 'parts'],
    ['what shots do they need', 'shots'],
    ['can I wait with her while you do it', 'stay'],
    ['do you sanitize your tools', 'tools'],
    ['do I have to be there', 'home'],
    ['can I get a ride home', 'shuttle'],
    ['is there a courtesy car', 'loaner'],
    ['do you take debit', 'cards'],
    ['what does it cost just to come out', 'fee'],
    ['do you do leather jackets', 'leather'],
  ])('%s', (text, id) => {
    const match = matchFaq(index, text);
    expect(match?.kind).toBe('strong');
    expect(match?.source === 'item' && match.item.id).toBe(id);
  });

  it.each(['is my dog done yet', 'you have had my car since Monday', 'do you sell shower tiles'])(
    '%s is none of them',
    (text) => {
      expect(matchFaq(index, text)?.kind).not.toBe('strong');
    },
  );
});
