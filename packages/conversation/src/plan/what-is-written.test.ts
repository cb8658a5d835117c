import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import {
  day,
  explained,
  no,
  note,
  priced,
  unquoted,
  week,
  withOptions,
} from '../testing/business-parts.ts';
import { salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const saws: BusinessKnowledge = {
  ...salon,
  name: 'Tamarack Sharpening',
  address: '12 Kiln Lane, Almonte, ON',
  serviceArea: null,
  about: null,
  hours: { ...week('09:00-18:00', '10:00-15:00', 'closed'), monday: day('closed') },
  services: [
    priced('saw', 'Saw Sharpening', 22, 'hand saws and circular blades. no carbide'),
    priced('chisel', 'Chisel Grinding', 14, 'up to 2 inches. free if we do the saw too'),
    withOptions('mower', 'Mower Blade', { Push: 15, Riding: 28 }, 'balanced as well'),
    priced('trim', 'Hedge Trimmer Service', 48, 'gas or cordless, oiled and set'),
    priced('axe', 'Axe Handle Fitting', 35, 'hickory or ash'),
  ],
  commonQuestions: [
    explained('scissors', 'Do you sharpen scissors?', 'Yes, eight a pair. No pinking shears.'),
    no('sell', 'Do you sell tools?'),
    explained('warranty', 'Is there a warranty?', 'Ten days on every edge.'),
  ],
  operationalNotes: [
    note('lunch', 'Lunch', 'The grinder is closed 12 to 1, the counter takes drop offs.'),
    note('field', 'Crew', 'The guys work Tuesday to Friday. Saturday is counter only.'),
    note('area', 'Area', 'We pick up in Almonte and Pakenham. Not Big Beaver.'),
  ],
};

const ramoneur: BusinessKnowledge = {
  ...salon,
  name: 'Foyers Bellerive',
  address: '8 rue du Quai, Rimouski, QC',
  serviceArea: null,
  about: null,
  services: [
    priced('ramonage', 'Ramonage de cheminée', 110, 'brosse et aspirateur. toits en tôle non'),
    priced('inspection', 'Inspection par caméra', 95, 'vidéo remise. gratuite si on ramone'),
    priced('poele', 'Nettoyage de poêle', 80, 'vitre et briques. pas de granules'),
  ],
  commonQuestions: [],
  operationalNotes: [note('remorque', 'Remorquage', 'Appelez Remorquage Lavoie, 85 $.')],
};

describe('an exception written of a service', () => {
  it('is the answer, and no yes stands before it', () => {
    const said = callTo(saws).say('do you guys do carbide saws');
    expect(said).toMatch(/no carbide/i);
    expect(said).not.toMatch(/\byes\b/i);
  });

  it('is told in French', () => {
    const said = callTo(ramoneur).say('est-ce que vous ramonez sur un toit en tôle');
    expect(said).toMatch(/toits en tôle non/i);
    expect(said).not.toMatch(/\boui\b/i);
  });
});

describe('a case in which nothing is paid', () => {
  it('is told of the service that was asked about, not of the one in the case', () => {
    const said = callTo(saws).say('if you do the saw do I still pay for the chisel grinding');
    expect(said).toMatch(/free if we do the saw/i);
    expect(said).not.toMatch(/Saw Sharpening/);
  });

  it('is told in French', () => {
    const said = callTo(ramoneur).say("l'inspection c'est tu gratis si vous faites le ramonage");
    expect(said).toMatch(/gratuite si on ramone/i);
    expect(said).not.toMatch(/oui, nous/i);
  });
});

describe('a thing nobody wrote of', () => {
  it('is never met with a yes to what was talked of', () => {
    const call = callTo(saws);
    call.say('how much to sharpen a saw');
    const said = call.say('do you have a stepladder to reach the top shelf');
    expect(said).not.toMatch(/\byes\b|we do|we offer/i);
    expect(call.conversation().unanswered.join()).toMatch(/stepladder/);
    const again = call.say("that's not what I asked I asked for a stepladder");
    expect(again).not.toMatch(/\byes\b|we do|we offer/i);
  });

  it('is not called missing from the list where words of it are written', () => {
    expect(callTo(saws).say('do you do pinking shears')).toMatch(/no pinking shears/i);
    expect(callTo(ramoneur).say('faites-vous du towing')).toContain('Remorquage Lavoie');
  });

  it('is no town for having a word of one', () => {
    const said = callTo(saws).say('there is a big rust spot on the blade would that come off');
    expect(said).not.toMatch(/\bBig isn't/);
  });
});

describe('what a caller says they did not mean', () => {
  it('is not answered, but what they do mean', () => {
    const said = callTo(saws).say("no I don't mean the warranty I mean do you fit axe handles");
    expect(said).toMatch(/Axe Handle/);
    expect(said).not.toMatch(/ten days/i);
  });

  it('leaves the question that follows it a question', () => {
    const said = callTo(ramoneur).say(
      "c'est pas ça que je demande avez-vous un ventilateur à prêter",
    );
    expect(said).not.toMatch(/\boui\b|nous (?:faisons|offrons)/i);
    expect(said.split('.').length).toBeGreaterThan(1);
  });
});

describe('what was told a moment ago', () => {
  it('is told again to who asks for it by its name', () => {
    const call = callTo(saws);
    call.say('is there a warranty');
    expect(call.say("no I'm asking about the warranty how long do I have")).toMatch(/ten days/i);
  });
});

describe('the hours of a moment', () => {
  it('are those of that moment, with what the owner wrote of it', () => {
    const call = callTo(saws);
    expect(call.say('are you open at noon')).toMatch(/^Yes.*closed 12 to 1/);
    expect(call.say('do the guys work on saturday')).toMatch(/Saturday is counter only/);
  });
});

describe('what an owner wrote in the other language', () => {
  const words = 'Avisez-nous 24 heures à l’avance, sinon des frais de 25 $ s’appliquent.';
  const shop: BusinessKnowledge = {
    ...saws,
    commonQuestions: [explained('cancel', 'What is your cancellation policy?', words)],
  };

  it('is told in its own words, without half a sentence of ours before it', () => {
    expect(callTo(shop).say('what is your cancellation policy')).toMatch(/^Avisez-nous 24 heures/);
  });
});

describe('a price the owner keeps to themselves', () => {
  const shop = { ...saws, services: [unquoted('knives', 'Knife Sharpening', '1')] };

  it('is said not to be told, before a call is offered', () => {
    const said = callTo(shop).say('how much is knife sharpening');
    expect(said).toMatch(/^I can't give the price of Knife Sharpening over the phone.*call you/);
  });
});
