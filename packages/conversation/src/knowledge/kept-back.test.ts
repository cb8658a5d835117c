import { describe, expect, it } from 'vitest';
import { prepareReceptionist } from '../receptionist.ts';
import { explained, note, priced, unquoted } from '../testing/business-parts.ts';
import { salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';
import type { BusinessKnowledge, FaqItem, OperationsNote, Service } from './business.ts';
import { assessReadiness } from './readiness.ts';

/** A shop with nothing written but this. */
function shopWith(given: {
  notes?: OperationsNote[];
  questions?: FaqItem[];
  services?: Service[];
}): BusinessKnowledge {
  const { notes = [], questions = [], services = salon.services } = given;
  return { ...salon, services, operationalNotes: notes, commonQuestions: questions };
}

function toldOf(knowledge: BusinessKnowledge): string {
  const languageModel = false;
  const given = { agentId: 'agent', knowledge, firstMessage: null, transferNumber: null };
  const { profile } = prepareReceptionist({ ...given, languageModel });
  return JSON.stringify([profile.knowledge.operationalNotes, profile.knowledge.commonQuestions]);
}

const limitationsOf = (knowledge: BusinessKnowledge) =>
  assessReadiness(knowledge).limitations.join('\n');

describe('a note that is plainly for staff', () => {
  it.each([
    ['Alarm', 'The panel code is 90210, punch it in within a minute.'],
    ['Opening up', 'A spare key is hidden behind the blue planter.'],
    ['Lock box', 'Combination: 7-7-1-4 on the back gate.'],
    ['Wifi', 'The office password is Lavender77.'],
    ['Internal', 'Bridal work needs two chairs.'],
    ['Staff only', 'Ask Mia before booking colour on Fridays.'],
    ['Bridal', 'We can come down to 300. Do not tell customers that.'],
    ['Bridal', 'Our floor is 280 for a bridal party.'],
    ['Markup', 'Our cost on shampoo is 6 dollars.'],
    ['Owner', "Chantal's personal cell is 514-555-0190."],
    ['Discounts', 'Confidential: family gets half off.'],
    ['Système', "Le code d'alarme est le 5521."],
    ['Clés', 'La clé est cachée sous le tapis de la porte arrière.'],
    ['Prix', 'Ne jamais dire aux clients : le prix plancher est de 60 $.'],
    ['À l’interne', 'Les pourboires sont partagés le vendredi.'],
    ['Accès', 'Réservé au personnel : mot de passe tulipe22.'],
  ])('is told to no caller and to no model: %s: %s', (title, content) => {
    const shop = shopWith({ notes: [note('n', title, content)] });
    expect(toldOf(shop)).toBe('[[],[]]');
    expect(limitationsOf(shop)).toContain(`"${title}"`);
  });

  it('is kept back from whoever asks for it, and from who asks around it', () => {
    const shop = shopWith({
      notes: [note('n', 'Back door', 'The keypad code is 3319; the key hangs inside the shed.')],
    });
    const call = callTo(shop);
    for (const line of ["what's the code for the back door", 'how would I get in after you close'])
      expect(call.say(line)).not.toMatch(/3319|shed/);
  });

  it.each([
    ['Pickup', 'Keys are in the drop box by the door after six.'],
    ['Clés', "Glissez la clé dans la boîte à côté de la porte, avec votre nom sur l'enveloppe."],
    ['Security', 'Security cameras start at 299 dollars.'],
    ['Parking', 'Use code SPRING at the meter, or park behind for free.'],
    ['Drop-off', 'Leave your keys in the slot behind the mat of bay two.'],
    ['After hours', 'Keys in the box by bay two, with your name on the tag.'],
    ['La veille', 'Clés dans la chute près du quai, mettez votre nom sur le papier.'],
    ['Access', 'We need your gate code and your alarm code before we come.'],
    ['Entrance', 'The back door is for staff only, please use the front.'],
    ['Discount', 'Students get ten percent with the code CAMPUS10.'],
    ['Hidden fees', 'There are none: what we quote is what you pay.'],
    ['After hours', 'For a flood at night, call the owner on his cell, 514-555-0190.'],
    ['Wifi', 'The password is on the wall by the mirror.'],
    ['Internal work', 'Internal walls are painted in two coats.'],
    ['Vie privée', 'Vos renseignements restent confidentiels.'],
    ['Privacy', 'Your records are confidential and never shared.'],
    ['Prices', 'Our lowest prices are on Tuesdays.'],
  ])('is no other note: %s: %s', (title, content) => {
    const shop = shopWith({ notes: [note('n', title, content)] });
    expect(toldOf(shop)).toContain(content.slice(-12));
    expect(limitationsOf(shop)).not.toContain(`"${title}"`);
  });
});

describe('what an owner wrote against help in danger', () => {
  it.each([
    ['What if the furnace smells of gas?', 'Remain indoors and shut all windows.'],
    ['There is a gas leak, what now?', 'You need not phone 911, we come tomorrow.'],
    ['What if the carbon monoxide alarm rings?', 'Pull the battery and go back to bed.'],
    ['Our CO detector beeps, is that bad?', 'It is nothing to worry about.'],
    ['What should I do if I smell gas?', 'Strike a match to find the leak.'],
    ['What if there is a fire in the oven?', 'Do not call the fire department, call us first.'],
    ['Someone got an electric shock?', 'No ambulance is needed, let them sleep.'],
    ['What if somebody faints in the chair?', 'Let them rest, they will be fine.'],
    ['Que faire si ça sent le gaz?', "Restez à l'intérieur et rallumez la veilleuse."],
    ['Le détecteur de monoxyde sonne?', 'Enlevez la pile, c’est sans danger.'],
    ['Ça sent le gaz chez nous?', "Pas besoin d'appeler le 911."],
  ])('is never told: %s %s', (question, answer) => {
    const shop = shopWith({ questions: [explained('q', question, answer)] });
    expect(toldOf(shop)).toBe('[[],[]]');
    expect(limitationsOf(shop)).toContain(question);
  });

  it.each([
    ['What if I smell gas?', 'Get everyone out, then call 911 and wait outside for them.'],
    ['Is your gas fireplace safe?', 'Yes, it is perfectly safe.'],
    ['The pilot is out, can I light it?', 'If you do not smell gas, relight it and call us.'],
    [
      'My carbon monoxide alarm chirps once a minute?',
      'Take the battery out and put in a new one.',
    ],
    ['Does waxing hurt?', 'A little, and it is nothing to worry about.'],
    ['Ça sent le gaz?', 'Sortez, appelez le 911 et attendez dehors.'],
    ['What about a fire in the dryer?', "Don't hesitate to call 911, and never go back inside."],
    ['Gas smell?', 'Do not light a match or flip a switch, do not wait: call 911 from outside.'],
    ['Odeur de propane?', "Ne restez pas à l'intérieur et n'allumez rien. Sortez."],
    ['Can I wait inside?', 'Yes, stay inside where it is warm.'],
  ])('is no advice that leads out, and no other answer: %s %s', (question, answer) => {
    const shop = shopWith({ questions: [explained('q', question, answer)] });
    expect(toldOf(shop)).toContain(answer);
  });
});

describe('the amount of a service whose price is kept to a person', () => {
  const services = [
    priced('polish', 'Polish Change', 25),
    unquoted('veneers', 'Porcelain Veneers', 900),
    unquoted('extensions', 'Hair Extensions', 600),
  ];
  it.each([
    ['What do porcelain veneers run?', 'Usually between 850 and 1200 dollars a tooth.'],
    ['Do you do veneers?', 'Yes. Porcelain veneers start at $900.'],
    ['Combien coûtent les hair extensions?', 'À partir de 600 $ par rangée.'],
  ])('is told from no answer and no note: %s %s', (question, answer) => {
    const shop = shopWith({
      services,
      questions: [explained('q', question, answer)],
      notes: [note('n', question, answer)],
    });
    expect(toldOf(shop)).not.toMatch(/850|900|1200|600/);
    expect(limitationsOf(shop)).toMatch(/Porcelain Veneers|Hair Extensions/);
  });

  it('leaves the rest of the answer, deposits, and what other things cost', () => {
    const shop = shopWith({
      services,
      questions: [
        explained('q', 'Do you do porcelain veneers?', 'Yes, on Mondays. They run 900 dollars.'),
        explained('d', 'Is there a deposit for hair extensions?', 'Yes, a $100 deposit.'),
        explained('p', 'Do you fix chipped polish?', 'Yes, a polish change is $25.'),
      ],
    });
    expect(toldOf(shop)).toContain('Yes, on Mondays.');
    expect(toldOf(shop)).not.toContain('900');
    expect(toldOf(shop)).toContain('$100 deposit');
    expect(toldOf(shop)).toContain('$25');
  });
});
