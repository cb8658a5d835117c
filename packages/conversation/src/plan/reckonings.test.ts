import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { explained, note, priced, unquoted, withOptions } from '../testing/business-parts.ts';
import { plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const upholstery: BusinessKnowledge = {
  ...plumber,
  name: 'Linden Upholstery',
  serviceArea: null,
  services: [
    withOptions('chair', 'Chair Reupholstery', { Stool: 85, Armchair: 310, Wingback: 390 }),
    priced('foam', 'Foam Cutting', 14, 'per foot, any thickness'),
    priced('tufting', 'Button Tufting', 60, 'up to 8 buttons; each further button is 4'),
    priced('stain', 'Stain Guard', 45),
    priced('strap', 'Webbing Repair', 70),
    priced('refresh', 'Refresh Package', 99, 'webbing repair and stain guard in one visit'),
    unquoted('leather', 'Leather Repair', 500),
  ],
  commonQuestions: [
    explained(
      'second',
      'Is there anything off for two chairs?',
      'Yes, 25 dollars off the second chair of the same order.',
    ),
  ],
  operationalNotes: [
    note('pickup', 'Pickup', 'Picking up and bringing back is 55 more.'),
    note('pair', 'Together', 'Foam cutting and webbing: ask us.'),
  ],
};

const atelier: BusinessKnowledge = {
  ...plumber,
  name: 'Atelier du Cadre',
  serviceArea: null,
  services: [
    withOptions('cadre', 'Encadrement', { Petit: 60, Grand: 130 }),
    priced('vitre', 'Pose de vitre', 35),
    priced('moulure', 'Moulure', 6, 'le pied, coupe comprise'),
    priced(
      'crochets',
      'Installation de crochets',
      20,
      'deux crochets compris; chaque crochet de plus est 5 $',
    ),
  ],
  commonQuestions: [],
  operationalNotes: [
    note('ensemble', 'Ensemble', 'La vitre et les crochets ensemble sont 48 au lieu de 55.'),
    note('soir', 'Soir', 'Les visites après 18 h sont 15 $ de plus.'),
  ],
};

const plain = (text: string) => text.replace(/\u00a0/g, ' ');

describe('a sum the caller makes up', () => {
  it('is agreed to where its parts are the shop’s, with what each is', () => {
    const call = callTo(upholstery);
    call.say('how much for an armchair');
    const said = call.say(
      "so three ten plus forty five for the stain guard that's three fifty five",
    );
    expect(said).toMatch(/right|exactly/);
    expect(said).toContain('Stain Guard');
    expect(said).toContain('$355');
  });

  it('is put right where it comes out otherwise', () => {
    const said = callTo(upholstery).say(
      'seventy for the webbing and forty five for the stain guard makes one thirty',
    );
    expect(said).not.toMatch(/that's right|exactly/);
    expect(said).toContain('$115');
  });

  it('takes in what stands only in a note', () => {
    const call = callTo(upholstery);
    call.say('what is an armchair');
    const said = call.say("the three ten and the fifty five for pickup, what's that come to");
    expect(said).toContain('$365');
  });

  it('is never agreed to where a part is another price than the shop’s', () => {
    const said = callTo(upholstery).say(
      'two hundred for the wingback and forty five for stain guard so two forty five right',
    );
    expect(said).not.toMatch(/that's right|exactly/);
    expect(said).not.toContain('$245');
  });

  it('never gives away a price that is kept back', () => {
    const call = callTo(upholstery);
    call.say('how much is leather repair');
    expect(
      call.say("so five hundred plus the stain guard forty five that's five forty five"),
    ).not.toContain('$5');
  });

  it('may be so many at a price, in French too', () => {
    const call = callTo(atelier);
    call.say('la moulure c’est combien');
    const said = plain(
      call.say('fait que quarante pieds à six piasses ça fait deux cent quarante c’est ça'),
    );
    expect(said).toMatch(/c'est ça|exactement/);
    expect(said).toContain('240 $');
  });
});

describe('one of each option', () => {
  it('is each priced, with how many of each', () => {
    const said = callTo(upholstery).say('what would one armchair and two stools be');
    expect(said).toContain('$480');
  });

  it('may answer the question which one it is', () => {
    const call = callTo(atelier);
    call.say("c'est combien un encadrement");
    expect(plain(call.say('un petit pis un grand'))).toContain('190 $');
  });

  it('is not what a correction names', () => {
    expect(callTo(upholstery).say('how much for a stool, sorry I mean an armchair')).not.toContain(
      '$395',
    );
  });
});

describe('what goes beyond the price', () => {
  it('joins the sum, and is no count of the service', () => {
    const call = callTo(upholstery);
    call.say('how much is button tufting i have twelve buttons');
    expect(call.say("what's the total with the webbing repair too")).toContain('$146');
    call.say("i'd like to book that");
    expect(call.conversation().wanted.items.every(({ count }) => count === 1)).toBe(true);
  });

  it('is what was said to be extra', () => {
    const said = plain(
      callTo(atelier).say('combien pour installer des crochets avec trois crochets de plus'),
    );
    expect(said).toContain('35 $');
  });
});

describe('units said before', () => {
  it('are reckoned where something is added', () => {
    const call = callTo(upholstery);
    call.say('how much is foam cutting i need ten feet');
    const said = call.say('and what would it be with the stain guard');
    expect(said).toContain('$140');
    expect(said).toContain('$185');
  });
});

describe('what is cheaper together', () => {
  it('takes the place of its parts', () => {
    const call = callTo(upholstery);
    call.say('how much is webbing repair and stain guard');
    const said = call.say('so how much is all that together');
    expect(said).toContain('$99');
    expect(said).not.toContain('$214');
  });

  it('is never added to what it holds', () => {
    expect(
      callTo(upholstery).say('what is the refresh package with the webbing repair'),
    ).not.toContain('$169');
  });

  it('is found in a note', () => {
    const call = callTo(atelier);
    call.say('combien la pose de vitre');
    call.say("pis l'installation de crochets");
    expect(plain(call.say("c'est-tu moins cher les deux ensemble"))).toContain('48 au lieu de 55');
  });
});

describe('what was refused', () => {
  it('comes back into no sum', () => {
    const call = callTo(upholstery);
    call.say('how much is the stain guard');
    call.say('not the stain guard, skip that. how much is webbing repair');
    const said = call.say('so what would that be with the button tufting');
    expect(said).toContain('$130');
    expect(said).not.toContain('Stain');
  });
});

describe('something off the second', () => {
  it('joins the sum where it was told', () => {
    const call = callTo(upholstery);
    call.say('how much for an armchair and a stool');
    call.say('is there anything off for two chairs');
    expect(call.say("so what's the total with the discount")).toContain('$370');
  });
});
