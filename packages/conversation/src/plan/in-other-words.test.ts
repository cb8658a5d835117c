import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { statementInFrench } from '../knowledge/statements-in-french.ts';
import { explained, no, note, priced, week, withOptions, yes } from '../testing/business-parts.ts';
import { salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const shop: BusinessKnowledge = {
  ...salon,
  name: 'Quillback Marina Dogs',
  address: '3 Pier Road, Orillia, ON',
  serviceArea: null,
  hours: week('08:00-17:00', 'closed', 'closed'),
  services: [
    priced('eaves', 'Gutter Cleaning', 150, 'One storey.'),
    withOptions('worm', 'Deworming', { Cat: 27, Dog: 33 }),
    priced('seam', 'Boot Repair', 61, 'Soles and seams.'),
  ],
  commonQuestions: [
    no('cheques', 'Do you take cheques?'),
    yes('debit', 'Do you take debit?'),
    explained('cover', 'Are you insured?', 'Yes, up to 3 million dollars.'),
  ],
  operationalNotes: [
    note(
      'area',
      'Area',
      'Orillia and Severn. Coldwater and Washago have travel of 65 instead of 30.',
    ),
    note('missed', 'Missed visit', 'A missed visit is 44 dollars.'),
    note('choking', 'Emergencies', 'Choking or a seizure: go straight to the clinic on Elm Road.'),
  ],
};

describe('a town with a condition', () => {
  it('is told with what it costs', () => {
    expect(callTo(shop).say('would you come up to washago')).toMatch(/^Yes.*travel of 65/);
  });

  it('is told beside a price', () => {
    const said = callTo(shop).say("what do you charge for gutter cleaning i'm in coldwater");
    expect(said).toContain('$150');
    expect(said).toContain('travel of 65');
  });
});

describe('a yes or a no', () => {
  it('answers neither half of two', () => {
    const said = callTo(shop).say('can i pay by cheque or debit');
    expect(said).toContain("don't take cheques");
    expect(said).toContain('take debit');
    expect(said).not.toMatch(/\b(?:Yes|No),/);
  });

  it('stands before no answer to an open question', () => {
    expect(callTo(shop).say('what does your insurance pay')).toMatch(/^Up to 3 million/);
  });

  it('says in French what it is to', () => {
    expect(statementInFrench('Avez-vous une balance?', false)).toBe("nous n'avons pas de balance");
    expect(statementInFrench('Dois-je apporter mon bol?', false)).toBe(
      "vous n'avez pas à apporter votre bol",
    );
  });
});

describe('what people call the same work', () => {
  it.each([
    ['do you guys do eavestroughs', 'Gutter Cleaning'],
    ['how much for a worming pill for the cat', '$27'],
    ['can you mend a boot', 'Boot Repair'],
  ])('%s: %s', (asked, told) => {
    expect(callTo(shop).say(asked)).toContain(told);
  });

  it('refuses no verb as a service', () => {
    expect(callTo(shop).say('is that something you can mend')).not.toContain('mend');
  });
});

describe('trouble the owner sends elsewhere', () => {
  it('is sent there at once, and nobody asks for an address where nobody comes', () => {
    const clinic = {
      ...shop,
      services: shop.services.slice(1),
      operationalNotes: [shop.operationalNotes[2]].flatMap((one) => one ?? []),
    };
    const call = callTo(clinic);
    const said = call.say("help he's having a seizure on the floor right now");
    expect(said).toContain('clinic on Elm Road');
    expect(said).not.toContain('address');
  });
});

it('where to go is told again to who asks whether to come, whatever they talked of before', () => {
  const call = callTo(shop);
  call.say('how much is the deworming for a dog');
  call.say("he's having some kind of seizure he's shaking all over");
  expect(call.say('should we be coming to you or going to a hospital')).toContain('Elm Road');
});

describe('a fee for who does not come', () => {
  it('answers nobody who asks for a total', () => {
    expect(callTo(shop).say("with the visit what's it all come to")).not.toContain('44');
  });
});
