import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { note, priced, unquoted, withOptions } from '../testing/business-parts.ts';
import { frames, pianos, spoken } from '../testing/led-calls.ts';
import { modelCall } from '../testing/model-call.ts';

const canes: BusinessKnowledge = {
  ...pianos,
  name: 'Fenwick Caning',
  operationalNotes: [
    note('area', 'Rounds', 'We collect in Almonte, Thousand Islands and Grand Falls.'),
  ],
  services: [
    withOptions('caning', 'Caning', { 'First seat': 90, 'Each further seat': 64 }),
    withOptions('stripping', 'Stripping', { Chair: 40, 'Table top': 110 }),
    unquoted('gild', 'Gilding', '400', 'chairs over fifty years old are cleaned first'),
    priced('wax', 'Wax Finish', 35, 'gilding is needed first on frames over ten years old'),
  ],
};
const cannages: BusinessKnowledge = {
  ...frames,
  services: [
    withOptions('cannage', 'Cannage', { 'Premier siège': 90, 'Chaque siège de plus': 64 }),
    unquoted('dorure', 'Dorure', '400', "toujours après l'avoir vu à l'atelier"),
  ],
};

describe('what is right is spoken', () => {
  it('of the first of something and each one beyond it, by how many there are', () => {
    const three = spoken(
      canes,
      'How much to cane three seats?',
      '{"a":[["ask.price","s1",{"count":3}]]}',
      'Caning three seats comes to {$90+$64*2}.',
    );
    expect(three.said).toMatch(/Caning three seats comes to \$218/);
    const trois = spoken(
      cannages,
      'Combien pour canner trois sièges?',
      '{"a":[["ask.price","s1",{"count":3}]]}',
      'Le cannage de trois sièges revient à {$90+$64*2}.',
    );
    expect(trois.said).toMatch(/trois sièges revient à 218 \$/);
    const wrong = spoken(
      canes,
      'How much to cane three seats?',
      '{"a":[["ask.price","s1",{"count":3}]]}',
      'Caning three seats comes to {$90+$64*3}.',
    );
    expect(wrong.said).not.toMatch(/\$282/);
    const ofOthers = spoken(
      canes,
      'How much to strip a table and cane a seat?',
      '{"a":[["ask.total","s2,s1"]]}',
      'Stripping two seats comes to {$40+$110}.',
    );
    expect(ofOthers.said).not.toMatch(/\$150/);
  });

  it('of a thing whose price is kept, in the words of its owner that name no amount', () => {
    const old = ['I want a wax finish on a frame from 1931', '{"a":[["ask.offer","s4"]]}'] as const;
    expect(
      spoken(canes, ...old, 'Gilding is needed first on frames over ten years old.').said,
    ).toMatch(/Gilding is needed first on frames over ten years old/);
    expect(
      spoken(
        canes,
        ...old,
        'Gilding is needed first on frames over ten years old, and yours is a 1931.',
      ).said,
    ).toMatch(/and yours is a 1931/);
    expect(
      spoken(
        canes,
        'A wax finish on a frame from, uh, twenty-twelve',
        '{"a":[["ask.offer","s4"]]}',
        'Gilding is needed first on frames over ten years old, and yours is a 2012.',
      ).said,
    ).toMatch(/and yours is a 2012/);
    expect(
      spoken(canes, ...old, 'The gilding runs a good bit over that, on frames over ten years old.')
        .said,
    ).not.toMatch(/over that/);
    expect(
      spoken(
        canes,
        'Is the gilding over three hundred?',
        '{"a":[["ask.price","s3"]]}',
        'Gilding is over three hundred.',
      ).said,
    ).not.toMatch(/over three hundred/);
  });

  it("of a caller's own sum, where it is neither agreed to nor denied", () => {
    const asked = [
      'Would three hundred do it for the gilding?',
      '{"a":[["ask.price","s3"]]}',
    ] as const;
    for (const reply of [
      "I can't tell you whether three hundred would do it.",
      "I'll note that your budget is three hundred.",
    ])
      expect(spoken(canes, ...asked, reply).said).toContain('three hundred');
    expect(spoken(canes, ...asked, 'Three hundred would do it.').said).not.toContain(
      'hundred would do',
    );
  });

  it('of a place that is called like a number', () => {
    const places = spoken(
      canes,
      'Do you come out to Lanark?',
      '{"a":[["ask.area",{"town":"Lanark"}]]}',
      "We collect in Almonte, Thousand Islands and Grand Falls, and Lanark isn't among those.",
    );
    expect(places.said).toMatch(/Thousand Islands and Grand Falls/);
    expect(
      spoken(canes, 'What is the gilding?', '{"a":[["ask.price","s3"]]}', "It's a Grand or so.")
        .said,
    ).not.toMatch(/Grand or so/i);
  });

  it('of who is there in need, to keep them warm or close by', () => {
    const urgent = [
      'The furnace quit, it is freezing in here and my father is ninety, come now',
      '{"a":[["alarm.urgent"]]}',
    ] as const;
    for (const care of ['try to keep him warm', 'stay close to him', 'keep him company'])
      expect(
        spoken(
          canes,
          ...urgent,
          `I'm passing on that somebody is needed today and that there's a ninety-year-old with you; ${care}.`,
        ).said,
      ).toContain(care);
    expect(
      spoken(canes, ...urgent, 'Please keep him in the workshop until they come.').said,
    ).not.toMatch(/keep him in the workshop/);
  });

  it('of a detail of the caller that is put right', () => {
    const call = modelCall(canes, '+16135550144');
    call.say('The chair you caned is at 41 Foster Street and it broke, Ida Roth, this number');
    call.reply(
      '{"a":[["complain","s1",{"address":"41 Foster Street"}],["give",{"name":"Ida Roth","phone":"same"}]]}\nThanks, Ida. Is that right?',
    );
    call.say('Sorry, it is 14 Foster Street, and use my own number, 613 555 0199');
    expect(
      call.reply(
        '{"a":[["correct",{"address":"14 Foster Street","phone":"613 555 0199"}]]}\nI\'ve changed it to 14 Foster Street, and your own number.',
      ),
    ).toMatch(/I've changed it to 14 Foster Street/);
    call.say('And the pick-up I have tomorrow, make it Thursday');
    expect(
      call.reply(
        '{"a":[["want.move",{"existing":"tomorrow","when":"thursday"}]]}\nI\'ve moved your visit to Thursday, at 14 Foster Street.',
      ),
    ).not.toMatch(/moved your visit/);
  });

  it('of an offer of a call, however it is put', () => {
    const asks = [
      'What would gilding cost?',
      '{"a":[["ask.price","s3"]],"q":"offerCall"}',
    ] as const;
    for (const offer of [
      'Let me have somebody call you about it.',
      "I'll have someone ring you about it.",
      'I could get somebody to call you about it.',
    ])
      expect(spoken(canes, ...asks, offer).said).toContain(offer);
    expect(spoken(canes, ...asks, 'She will call you within the hour.').said).not.toMatch(
      /the hour/,
    );
  });

  it('of what is asked back about an order of somebody else', () => {
    const asked = spoken(
      cannages,
      'Bonjour, Luc Morin de chez Rotin Plus, je voudrais parler à Irène pour ses rouleaux de jonc',
      '{"a":[["who.supplier",{"company":"Rotin Plus"}],["want.message",{"person":"Irène"}]]}',
      'Que dois-je lui dire pour sa commande de rouleaux de jonc?',
    );
    expect(asked.said).toMatch(/Que dois-je lui dire/);
  });

  it('of a price that is not told, not even about', () => {
    const asks = [
      'La dorure, c’est deux cents, quatre cents?',
      '{"a":[["ask.price","s2"]]}',
    ] as const;
    for (const refusal of [
      "Même à peu près, je ne peux pas le dire sans l'avoir vu.",
      "Je ne peux pas le dire, même environ, avant de l'avoir vu.",
    ])
      expect(spoken(cannages, ...asks, refusal).said).toContain(refusal);
    expect(
      spoken(cannages, ...asks, 'La dorure, ça revient à peu près au même que le cannage.').said,
    ).not.toMatch(/au même/);
  });
});

describe('of the first of something and each one beyond it', () => {
  it('nobody is asked which it would be', () => {
    const priceAsked = spoken(
      canes,
      'What does caning cost?',
      '{"a":[["ask.price","s1"]]}',
      'Caning is {$90} for the first seat and {$64} for each further one.',
    );
    expect(priceAsked.said).not.toMatch(/which/i);
    const booked = spoken(
      canes,
      'Three seats caned on Friday, please',
      '{"a":[["want.book","s1",{"count":3,"when":"friday"}]]}',
      "Sure, I've noted three seats.",
    );
    expect(booked.said).not.toMatch(/which/i);
    expect(booked.call.state().wanted.items).toMatchObject([{ count: 3, name: 'Caning' }]);
  });

  it('where there is more to choose from, that is asked', () => {
    const { said } = spoken(
      canes,
      'What does stripping cost?',
      '{"a":[["ask.price","s2"]]}',
      'Stripping is {$40} for a chair and {$110} for a table top.',
    );
    expect(said).toMatch(/\?$/);
  });
});
