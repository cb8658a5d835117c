import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { explained, note, priced, week } from '../testing/business-parts.ts';
import { salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const boats: BusinessKnowledge = {
  ...salon,
  name: 'Teal Cove Boats',
  serviceArea: null,
  about: null,
  hours: week('09:00-19:00', '09:00-16:00', 'closed'),
  services: [
    priced('kayak', 'Kayak Rental', 45, 'life vests included. June to September'),
    priced('wrap', 'Shrink Wrapping', 210, 'from October to December only'),
    priced('tour', 'Harbour Tour', 60),
    priced('check', 'Engine Check', 95),
  ],
  commonQuestions: [
    explained('last', 'How late do the tours run?', 'The last harbour tour leaves at 4:30.'),
  ],
  operationalNotes: [
    note('fridays', 'Fridays', 'Open late for the shop, but the last engine check is at 3 pm.'),
    note('dogs', 'Dogs', 'The last dog we had on board jumped in at 2, so no dogs please.'),
  ],
};

const bateaux: BusinessKnowledge = {
  ...boats,
  name: 'Nautique du Lac Vert',
  services: [
    priced('ponton', 'Location de ponton', 180, 'de juin à août seulement'),
    priced('remisage', 'Remisage', 300, "d'octobre à avril"),
    priced('vidange', 'Vidange', 90),
  ],
  commonQuestions: [],
  operationalNotes: [note('samedi', 'Le samedi', 'La dernière vidange se fait à 11 h.')],
};

describe('a season that an owner wrote', () => {
  it('is told to whoever would come in another one, and nothing is put down for then', () => {
    const call = callTo(boats);
    expect(call.say("i'd like to book a kayak rental for next friday")).toContain(
      "It's June to September.",
    );
    expect(call.conversation().wanted.time).toBeNull();
  });

  it('is told in the place of a yes', () => {
    const said = callTo(boats).say('do you do shrink wrapping in the summer');
    expect(said).toMatch(/from October to December only/i);
    expect(said).not.toMatch(/\byes\b/i);
  });

  it('stands in nobody’s way within it', () => {
    const call = callTo(boats);
    expect(call.say("i'd like to book a kayak rental for july the tenth")).not.toContain('June');
    expect(call.conversation().wanted.time?.date?.month).toBe(7);
    const tour = callTo(boats);
    expect(tour.say('can i book a harbour tour for next friday at ten')).not.toContain('June');
  });

  it('is told in French', () => {
    const call = callTo(bateaux);
    const said = call.say('je voudrais réserver une location de ponton pour vendredi prochain');
    expect(said).toContain("C'est de juin à août seulement.");
    expect(call.conversation().wanted.time).toBeNull();
    const stored = callTo(bateaux).say('je voudrais réserver le remisage pour vendredi prochain');
    expect(stored).not.toContain('avril');
  });
});

describe('the hour after which an owner begins no more', () => {
  it('is told to whoever would come later, of that work on that day', () => {
    const call = callTo(boats);
    expect(call.say('can i book an engine check this friday at five')).toContain('3 pm');
    expect(call.conversation().wanted.time).toBeNull();
    expect(callTo(boats).say('can i book an engine check this friday at two')).not.toContain(
      'last engine',
    );
    expect(callTo(boats).say('can i book an engine check this thursday at five')).not.toContain(
      'last engine',
    );
  });

  it('binds other work in no way', () => {
    const call = callTo(boats);
    call.say('can i book a harbour tour this friday at four');
    expect(call.conversation().wanted.time).not.toBeNull();
  });

  it('is told of every day, where none is written', () => {
    const said = callTo(boats).say('can i book a harbour tour this wednesday at six');
    expect(said).toContain('4:30');
  });

  it('is told in French', () => {
    const said = callTo(bateaux).say('je voudrais une vidange samedi à quatorze heures');
    expect(said).toContain('11 h');
  });
});
