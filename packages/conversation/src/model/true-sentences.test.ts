import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { explained, note, priced, unquoted, week, withOptions } from '../testing/business-parts.ts';
import { modelCall } from '../testing/model-call.ts';

const sails: BusinessKnowledge = {
  name: 'Tern Bay Sails',
  industry: 'Sail loft',
  phone: '+19025550160',
  email: null,
  website: null,
  address: '3 Wharf Lane, Lunenburg, NS',
  serviceArea: null,
  about: null,
  timeZone: 'America/Halifax',
  region: { country: 'CA', subdivision: 'NS' },
  hours: week('09:00-17:00', 'closed', 'closed'),
  services: [
    withOptions('patch', 'Sail Patching', { Small: 40, Large: 75 }, 'same week as a rule'),
    priced('wash', 'Sail Washing', 3, 'a square metre, drying included'),
    unquoted('rig', 'Rigging Replacement', 5200, 'only after a dock visit, which is free'),
  ],
  commonQuestions: [
    explained('parking', 'Is there parking?', 'An hour free on the Zwicker Wharf.'),
    explained('finance', 'Can I pay over time?', 'Yes, with Lantern Credit, on orders over $900.'),
  ],
  operationalNotes: [
    note('staff', 'Staff', 'Odile does patches, Tuesday to Friday; Rupert does rigging.'),
    note('area', 'Area', 'We go to Lunenburg, Mahone Bay and Chester.'),
    note('deposit', 'Deposit', 'A rigging replacement takes 30 percent down.'),
  ],
  details: null,
};

const voiles: BusinessKnowledge = {
  ...sails,
  name: 'Voilerie du Quai',
  address: '12, rue du Quai, Rimouski (Québec)',
  timeZone: 'America/Toronto',
  region: { country: 'CA', subdivision: 'QC' },
  services: [
    priced('lavage', 'Lavage de voiles', 3, 'le mètre carré, séchage compris'),
    unquoted('greement', 'Remplacement de gréement', 5200, 'après une visite au quai'),
  ],
  commonQuestions: [
    explained(
      'finance',
      'Offrez-vous du financement?',
      'Oui, avec Lanterne, pour les commandes de plus de 900 dollars.',
    ),
  ],
  operationalNotes: [
    note('depot', 'Acompte', 'Un acompte de 30 pour cent pour un remplacement de gréement.'),
    note('visite', 'Avant notre visite', 'Videz le pont. Passé un mille en mer : 60 de plus.'),
  ],
};

/** What is spoken of one sentence; "$40" and "30%" in braces stand for their references. */
function spoken(
  shop: BusinessKnowledge,
  caller: string | readonly string[],
  acts: string,
  sentence: string,
): string {
  const call = modelCall(shop, '+19025550142');
  const turns = typeof caller === 'string' ? [caller] : caller;
  for (const [at, words] of turns.entries()) {
    call.say(words);
    if (at < turns.length - 1) call.reply('=\nAll right.');
  }
  const system = call.prompt()?.system ?? '';
  const id = (figure: string) =>
    new RegExp(`(?:^|[^\\d])${figure.replace(/[$%]/g, '')}\\D{0,12} \\[(f\\d+)\\]`).exec(
      system,
    )?.[1] ?? 'f0';
  const written = sentence.replace(/\{[^}]*\}/g, (sum) =>
    sum.replace(/\$\d+|\d+%/g, (figure) => id(figure)),
  );
  return call.reply(`{"a":[${acts}]}\n${written}`).replace(/\u00a0/g, ' ');
}

describe('what callers have just told', () => {
  it.each([
    [
      "we'll wait at the boathouse, number 47, on the left",
      "I've noted that you're at the boathouse, at 47.",
      '47',
    ],
    [
      ['can he come tuesday', 'hm, can we make it like two forty. and what would I pay'],
      "Sure, I've noted two forty on Tuesday with Rupert, and a person has to confirm it.",
      'two forty',
    ],
  ])('is said back: %s', (caller, sentence, says) => {
    expect(spoken(sails, caller, '["give",{"hints":"as said"}]', sentence)).toContain(says);
  });

  it.each([
    ['is it like 47 for a small patch', 'A small patch is at 47.', '47'],
    ['what would the patch cost, 47', 'The patch comes in at 47.', '47'],
  ])('is no price: %s', (caller, sentence, says) => {
    expect(spoken(sails, caller, '["ask.price","s1.o1"]', sentence)).not.toContain(says);
  });

  it('is counted in French as in English', () => {
    const said = spoken(
      voiles,
      "j'ai cent dix mètres carrés de voile à laver, ça fait combien",
      '["ask.total","s1"]',
      'Pour cent dix mètres carrés, à {$3} chacun, ça fait {$3*110}.',
    );
    expect(said).toContain('330 $');
    expect(
      spoken(voiles, 'le lavage est combien', '["ask.price","s1"]', 'Pour cent de rabais.'),
    ).not.toContain('cent');
  });

  it('is owned to without an amount', () => {
    const said = spoken(
      sails,
      'that patch of yours has come off again',
      '["complain","s1"]',
      "I'm sorry, twice is a nuisance.",
    );
    expect(said).toContain('twice');
    const price = spoken(
      sails,
      'and for the large patch',
      '["ask.price","s1.o2"]',
      "It's twice the small one.",
    );
    expect(price).not.toContain('twice');
  });
});

describe('days an owner wrote from one to another', () => {
  it('are told of who was named before', () => {
    const said = spoken(
      sails,
      'my brother said he waited a month, is that right',
      '["ask.price","s1"]',
      "That I can't say, Odile does the patches. She's in Tuesday to Friday.",
    );
    expect(said).toContain('Tuesday to Friday');
  });
});

describe('beside a price that is kept back', () => {
  it.each([
    [
      sails,
      'do you take money down on the rigging, and can I pay over time',
      '["ask.fact","n3"],["ask.fact","q2"]',
      'Yes, {30%} down on a rigging replacement, and Lantern Credit on orders over {$900}.',
      '$900',
    ],
    [
      voiles,
      'prenez-vous un acompte pour un gréement, pis du financement',
      '["ask.fact","n1"],["ask.fact","q1"]',
      'Oui, un acompte de {30%} pour un remplacement de gréement, et du financement avec Lanterne pour les commandes de plus de {$900}.',
      '900 $',
    ],
  ])('the terms an owner wrote are told: $name', (shop, caller, acts, sentence, says) => {
    expect(spoken(shop, caller, acts, sentence)).toContain(says);
  });

  it('no figure of other terms is likened to it', () => {
    const said = spoken(
      sails,
      'how much is rigging',
      '["ask.price","s3"]',
      'Rigging replacement is more than {$900}.',
    );
    expect(said).not.toContain('$900');
  });
});

describe('what is free', () => {
  it('belongs to its own noun, whatever else is at a place that is named', () => {
    const said = spoken(
      sails,
      ['rigging, and a sail to wash', 'I am at 9 Pelham Street in Chester'],
      '["want.book","s3"],["want.book","s2"]',
      "So that's the free dock visit and the washing at 9 Pelham Street, Chester.",
    );
    expect(said).toContain('free dock visit');
  });

  it('may be what nobody wrote', () => {
    const said = spoken(
      sails,
      'is a talk with Odile free',
      '["ask.fact","?talk"]',
      "Whether a talk with Odile is free isn't written here.",
    );
    expect(said).toContain('Odile');
  });
});

describe('what passes on', () => {
  it.each([
    ['rigging', "I'll put you down for a call about it.", 'put you down'],
    ['rigging', 'Have a lovely regatta!', 'regatta'],
    ['it must be Friday', 'The message goes to the shop with your deadline on it.', 'deadline'],
  ])('states nothing: %s — %s', (caller, sentence, says) => {
    const acts = '["want.message",{"thing":"rigging"}]';
    expect(spoken(sails, caller, acts, sentence)).toContain(says);
  });

  it.each([
    ['du gréement', 'Bonne traversée!', 'traversée'],
    [
      'du gréement, dehors',
      "J'ajoute ça, et quelqu'un vous dira si le temps le permet.",
      'le permet',
    ],
  ])('states nothing in French: %s — %s', (caller, sentence, says) => {
    const acts = '["want.message",{"thing":"gréement"}]';
    expect(spoken(voiles, caller, acts, sentence)).toContain(says);
  });

  it('may put right what is passed on, where no visit is changed by it', () => {
    const said = spoken(
      sails,
      ['a message for Rupert, the spar is 30 feet', 'no, sorry, 32 feet'],
      '["want.message",{"person":"Rupert","thing":"the spar is 32 feet"}]',
      "I've changed that: the spar is 32 feet.",
    );
    expect(said).toContain('32 feet');
    const visit = spoken(
      sails,
      'my patch is due tuesday at ten, make it friday at ten',
      '["want.move",{"existing":"tuesday at ten","when":"friday at ten"}]',
      "I've changed that to Friday.",
    );
    expect(visit).not.toContain('changed that');
  });

  it('sets nobody down for a visit', () => {
    const acts = '["want.book","s1"]';
    const said = spoken(sails, 'a patch friday', acts, "I'll put you down for Friday.");
    expect(said).not.toContain('put you down');
  });
});

describe('what denies, or comes before', () => {
  const acts = '["want.message",{"thing":"lavage"}]';
  it.each([
    ["c'est tu gratuit", 'Que ce soit sans frais, je ne peux pas vous le promettre.', 'promettre'],
    ['un rabais pour deux', "Pour un rabais sur deux, je n'ai rien là-dessus.", 'là-dessus'],
    ['je fais quoi avant', "Avant qu'on arrive, videz le pont.", 'videz le pont'],
    ['merci pour mon père', 'Merci, et tous nos voeux pour votre père.', 'voeux'],
  ])('gives and promises nothing: %s — %s', (caller, sentence, says) => {
    expect(spoken(voiles, caller, acts, sentence)).toContain(says);
  });

  it.each([
    ['un rabais pour deux', 'Pour un rabais sur deux, on vous en fait un.', 'on vous en fait'],
    ["c'est tu gratuit", "C'est sans frais, je vous le dis.", 'sans frais'],
    ['je fais quoi avant', 'On arrive demain, videz le pont.', 'On arrive'],
  ])('and nothing that does is let through for it: %s — %s', (caller, sentence, says) => {
    expect(spoken(voiles, caller, acts, sentence)).not.toContain(says);
  });

  it('an amount after a colon is one, with a reference of its own', () => {
    const asked = '["ask.price","n2"]';
    const said = spoken(voiles, 'plus loin en mer?', asked, "Passé un mille, c'est {$60} de plus.");
    expect(said).toContain('60 $');
  });
});

describe('in a call that told of trouble', () => {
  const acts = '["alarm.urgent"]';
  it.each([
    ['the winch sparks, can I pay by card', 'Yes, you can pay by card.', 'pay by card'],
    ['a wire hangs over the dock', 'Nobody touches that wire.', 'Nobody touches'],
  ])('what is safe or of something else may be said: %s — %s', (caller, sentence, says) => {
    expect(spoken(sails, caller, acts, sentence)).toContain(says);
  });

  it.each([
    ['I smell gas below deck by the panel', 'Please switch the fan off at the panel.', 'switch'],
    ['water is over the panel and it sparks', 'Then turn off the main breaker.', 'breaker'],
    ['the winch hums and sparks', 'You can climb over and hold the cable.', 'climb'],
  ])('and what may harm may not: %s — %s', (caller, sentence, says) => {
    expect(spoken(sails, caller, acts, sentence)).not.toContain(says);
  });
});
