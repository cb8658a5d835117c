import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge, FaqItem, Service } from '../knowledge/business.ts';
import { modelCall } from '../testing/model-call.ts';

const simple = (name: string, basePrice: string, description: string | null = null): Service => ({
  id: name,
  name,
  description,
  pricingType: 'simple',
  basePrice,
  options: [],
});
const asked = (question: string, answer: FaqItem['answer'], explanation = ''): FaqItem => ({
  id: question,
  question,
  answer,
  explanation,
});

const pond: BusinessKnowledge = {
  name: 'Heron Pond Care',
  phone: '9025550144',
  address: '8 Mill Lane, Windsor, NS',
  timeZone: 'America/Halifax',
  region: { country: 'CA', subdivision: 'NS' },
  hours: null,
  services: [
    simple('Pond Cleaning', '240', 'skimming and a filter rinse included; plants are extra'),
    simple('Pump Installation', '180', 'labour only, you supply the pump'),
    simple('Winter Cover', '95', 'net and pegs included'),
    {
      ...simple('Koi Move', '', null),
      pricingType: 'options',
      options: [
        { id: 'first', name: 'First fish', price: '40' },
        { id: 'further', name: 'Each extra fish', price: '12' },
      ],
    },
  ],
  commonQuestions: [
    asked('Do you sell goldfish?', 'no'),
    asked('Do you take e-transfer?', 'yes'),
    asked('Is there a discount?', 'explain', '10 percent for seniors, on Tuesdays only.'),
    asked(
      'Is there a travel charge?',
      'explain',
      'No travel charge in Windsor and Hantsport; elsewhere it is 30 dollars.',
    ),
    asked(
      'Do I get a visit before a quote?',
      'explain',
      'A visit is required before any quote for a new pond.',
    ),
    asked(
      'Is towing of the trailer free?',
      'explain',
      'Trailer towing is free if the work is over 500 dollars.',
    ),
  ],
  operationalNotes: [
    {
      id: 'area',
      title: 'Area',
      content: 'Windsor, Hantsport and Falmouth; we do not go to Truro or Kentville.',
    },
    {
      id: 'deposit',
      title: 'Deposit',
      content: 'The deposit is not returned once the order is placed.',
    },
    {
      id: 'people',
      title: 'Who does what',
      content: 'Odwin does pumps; Maire does koi moves.',
    },
    {
      id: 'late',
      title: 'Cancelling',
      content: 'Visits cancelled late are charged a 45 dollar fee.',
    },
  ],
  details: null,
};

const jardin: BusinessKnowledge = {
  ...pond,
  name: 'Jardins du Héron',
  services: [
    simple('Nettoyage de bassin', '240', 'filtre compris; plantes en sus'),
    simple('Toile', '95'),
  ],
  commonQuestions: [
    asked('Vendez-vous des poissons?', 'no'),
    asked(
      'Le remorquage est-il gratuit?',
      'explain',
      'Le remorquage est gratuit si les travaux dépassent 500 dollars.',
    ),
    asked('Touchez-vous aux pompes?', 'explain', 'On ne touche ni aux pompes ni aux fontaines.'),
  ],
  operationalNotes: [
    {
      id: 'territoire',
      title: 'Territoire',
      content: 'Granby et Bromont; on ne va pas à Cowansville.',
    },
  ],
};

/** Whether the sentence is spoken to a caller who said that. */
function isSpoken(shop: BusinessKnowledge, caller: string, sentence: string): boolean {
  const call = modelCall(shop, '+19025550199');
  if (shop === jardin) call.give({ type: 'callerSpoke', text: 'bonjour', language: 'fr' });
  call.say(caller);
  call.reply(`=\n${sentence}`);
  const { dropped } = call.state().tally;
  return Object.values(dropped).every((count) => !count);
}

describe('what an owner denies', () => {
  it.each([
    ['do you come to Truro', 'Yes, Truro is in our area.'],
    ['do you come to Truro', 'We do go to Truro, there is just the travel charge.'],
    ['do you sell goldfish', 'Sure, we have goldfish for sale.'],
    ['can I get my deposit back', 'Yes, the deposit is returned if you change your mind.'],
    ['do I need a visit for a new pond quote', "You don't need a visit for a new pond quote."],
    ['do you do fountains', 'Yes, we do fountains.'],
    ['do you do fountains', 'Fountains are included with that.'],
  ])('is not affirmed: %s — %s', (caller, lie) => {
    expect(isSpoken(pond, caller, lie)).toBe(false);
  });

  it.each([
    ['venez-vous à Cowansville', 'Oui, on va à Cowansville.'],
    ['touchez-vous aux pompes', 'On ne touche pas aux fontaines, mais les pompes, oui.'],
    ['vendez-vous des poissons', 'Oui, on vend des poissons.'],
    ['faites-vous le débosselage', 'Oui, on fait le débosselage.'],
  ])('is not affirmed in French: %s — %s', (caller, lie) => {
    expect(isSpoken(jardin, caller, lie)).toBe(false);
  });

  it.each([
    ['do you come to Truro', "I'm sorry, we don't go to Truro."],
    ['do you come to Falmouth', 'Yes, Falmouth is in our area.'],
    ['do you do fountains', "I don't have fountains on my list, so I'll pass that on."],
    ['can I get my deposit back', 'Once the order is placed the deposit is not returned.'],
    [
      'do I need a visit for a new pond quote',
      'A visit is required before any quote for a new pond.',
    ],
    ['I have koi in there', 'I understand you have koi in the pond.'],
  ])('may be said as it is: %s — %s', (caller, truth) => {
    expect(isSpoken(pond, caller, truth)).toBe(true);
  });
});

describe('what an owner affirms', () => {
  it('is not denied', () => {
    expect(isSpoken(pond, 'do you take e-transfer', "No, we don't take e-transfer.")).toBe(false);
    const honest = "I don't know which e-transfer address it is, so I'll ask.";
    expect(isSpoken(pond, 'where do I send the e-transfer', honest)).toBe(true);
  });
});

describe('what holds on terms', () => {
  it.each([
    ['is there a discount for seniors', 'Yes, seniors get the discount any day of the week.'],
    ['is there a discount for seniors', 'Yes, seniors get the discount on Friday.'],
    ['what is a pond cleaning in all', "It's {f1}, and there are no other fees."],
    ['is there a travel charge', 'There is no travel charge in Windsor, Hantsport and Falmouth.'],
    ['is the towing free', 'Yes, the trailer towing is free.'],
    ['what does the pump installation include', '{f2} includes the pump and the labour.'],
    ['what does the pump installation include', '{f2} includes the labour, a net and pegs.'],
    ['what about the winter cover', "It's {f3}, and the net is extra."],
    ['how much to move three koi', "It's {f5} for each of the three."],
    ['can I cancel late', 'You can cancel a visit without a fee.'],
  ])('is not said without them: %s — %s', (caller, lie) => {
    expect(isSpoken(pond, caller, lie)).toBe(false);
  });

  it('is not said without them in French', () => {
    expect(isSpoken(jardin, 'le remorquage est gratuit', 'Oui, le remorquage est gratuit.')).toBe(
      false,
    );
    expect(
      isSpoken(
        jardin,
        'le nettoyage de bassin comprend-tu le filtre',
        'Le bassin, oui, mais le filtre est en sus.',
      ),
    ).toBe(false);
  });

  it.each([
    ['is there a discount for seniors', 'Seniors get ten percent off on Tuesdays.'],
    ['is the towing free', 'Trailer towing is free if the work is over a certain amount.'],
    [
      'what does the pump installation include',
      '{f2} is the labour only, and you supply the pump.',
    ],
    ['is there a travel charge', 'There is no travel charge in Windsor.'],
    ['how much to move three koi', 'The first is {f4}, and each extra fish is {f5}.'],
    ['thanks', "We're always happy to help."],
  ])('may be said with them: %s — %s', (caller, truth) => {
    expect(isSpoken(pond, caller, truth)).toBe(true);
  });
});

describe('who answers the telephone', () => {
  it.each([
    'I just checked with the owner and it is fine.',
    'He told me he can do it.',
    "He'll call you tonight.",
    'You will hear from us before noon.',
    'The owner always calls back the same evening.',
    'Je viens de lui parler, il est d’accord.',
    'Il vous rappelle ce soir.',
    "I'm the owner's daughter.",
  ])('has asked nobody, and promises nobody’s hour: %s', (lie) => {
    expect(isSpoken(pond, 'have the owner call me back', lie)).toBe(false);
  });

  it.each([
    "I'll ask the owner to call you tonight.",
    "I'll pass on that you'd like a call back today.",
    "I can't say when he'll call.",
  ])('passes wishes on: %s', (truth) => {
    expect(isSpoken(pond, 'have the owner call me back', truth)).toBe(true);
  });

  it('is no person when asked, and no machine is denied', () => {
    expect(isSpoken(pond, 'is this a robot', 'No, not at all.')).toBe(false);
    expect(isSpoken(pond, 'am I talking to a real person', "Yes, I'm here.")).toBe(false);
    expect(isSpoken(pond, 'am I talking to a real person', "No, I'm the AI assistant here.")).toBe(
      true,
    );
    const both = 'am I talking to a real person, and do you take e-transfer';
    expect(isSpoken(pond, both, 'Yes, we take e-transfer.')).toBe(true);
  });
});

describe('what one of the owner’s people does', () => {
  it('is told of nobody else', () => {
    expect(isSpoken(pond, 'who does the koi move', 'Odwin does the koi moves.')).toBe(false);
    expect(isSpoken(pond, 'who does the koi move', 'Maire does the koi moves.')).toBe(true);
  });
});

describe('what stands plainly in a price list', () => {
  it.each([
    ['how much is a koi move', 'The first fish is {f4} and each extra one {f5}.'],
    ['how much is a koi move for the first fish', "It's {f4}; each extra fish is {f5}."],
    [
      'we have ten ponds cleaned at 400, is that enough for the trailer',
      '400 would not qualify for that.',
    ],
  ])('is spoken: %s — %s', (caller, sentence) => {
    expect(isSpoken(pond, caller, sentence)).toBe(true);
  });
});
