import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../advance.ts';
import { frames, pianos } from '../testing/led-calls.ts';
import { modelCall } from '../testing/model-call.ts';

/** A call at the piano shop, from a number that is known. */
function led(shop = pianos) {
  const call = modelCall(shop, '+16135550144');
  return {
    hears: (words: string, acts: readonly unknown[], answer = 'All right.') => {
      call.say(words);
      return call.reply(`${JSON.stringify({ a: acts })}\n${answer}`);
    },
    say: call.say,
    effects: call.effects,
    wanted: () => call.state().wanted,
    kinds: () => call.state().wanted.requests.map(({ kind }) => kind),
    lead: () => outcomeOf(call.state()).lead,
    promises: () => outcomeOf(call.state()).commitments.map(({ text }) => text),
  };
}

describe('the time of a visit', () => {
  it('is not when somebody who is late will come', () => {
    const call = led();
    call.hears("I've a tuning Friday at ten, I'll only be there at half past", [
      ['want.late', { existing: 'Friday at ten', when: 'Friday at half past ten' }],
    ]);
    expect(call.wanted().existing?.spoken).toMatch(/10 AM/);
    call.hears('Friday, ten it is, and I come at ten thirty', [
      ['correct', { existing: 'Friday at ten' }],
      ['want.late', { existing: 'Friday at ten', when: 'Friday at ten thirty' }],
    ]);
    expect(call.wanted().existing?.spoken).toMatch(/10 AM/);
    expect(call.lead()?.preferredTime).toMatch(/10 AM/);
  });

  it('is still put right by who is late', () => {
    const call = led();
    call.hears("I'll be late for my tuning Thursday at ten", [
      ['want.late', { existing: 'Thursday at ten' }],
    ]);
    call.hears('sorry, it is Friday at ten', [['correct', { existing: 'Friday at ten' }]]);
    expect(call.wanted().existing?.spoken).toMatch(/Friday/);
  });

  it('does not stay one to call at, where it was named for the visit before there was one', () => {
    const call = led();
    call.hears('could somebody call me about a tuning', [['want.callback', 's1.o1']]);
    call.hears("I'm only off Thursday afternoons", [['give', { when: 'Thursday afternoon' }]]);
    call.hears('all right, Thursday then, after two', [
      ['want.book', 's1.o1', { when: 'Thursday after two' }],
    ]);
    expect(call.wanted().time?.spoken).toMatch(/Thursday.*2 PM/);
    expect(call.wanted().callTime).toBeNull();
  });

  it('leaves a call the day that was named for it', () => {
    const call = led(frames);
    call.hears('pourriez-vous me rappeler mercredi pour un cadre', [
      ['want.callback', 's1.o1', { when: 'mercredi' }],
    ]);
    call.hears('pis je passerais vendredi avec le cadre', [
      ['want.book', 's1.o1', { when: 'vendredi' }],
    ]);
    expect(call.wanted().time?.spoken).toMatch(/vendredi/);
    expect(call.wanted().callTime?.spoken).toMatch(/mercredi/);
  });

  it('is taken back without that of the call, and the call without it', () => {
    const both = () => {
      const call = led();
      call.hears('a tuning Friday at ten, and call me Wednesday to confirm', [
        ['want.book', 's1.o1', { when: 'Friday at ten' }],
        ['want.callback', { when: 'Wednesday' }],
      ]);
      return call;
    };
    const visit = both();
    visit.hears('no, not Friday at ten, I will see', [['deny', { drop: 'time' }]]);
    expect([visit.wanted().time, visit.wanted().callTime?.spoken]).toEqual([
      null,
      expect.stringMatching(/Wednesday|tomorrow/),
    ]);
    const calls = both();
    calls.hears('and no need to call me, really', [['deny', { drop: 'call' }]]);
    expect(calls.wanted().time?.spoken).toMatch(/Friday/);
    expect(calls.wanted().callTime).toBeNull();
  });
});

describe('trouble', () => {
  it('is noted once, however often it is told, and what is to be done about it stays', () => {
    const call = led();
    call.hears('a pedal broke and we have a concert, can somebody come today', [
      ['alarm.urgent'],
      ['want.book', 's1.o2', { when: 'today' }],
    ]);
    call.hears('I am Odile Marsh, 9 Elm Street in Perth', [
      ['give', { name: 'Odile Marsh', address: '9 Elm Street, Perth' }],
    ]);
    call.hears('yes, and there is smoke coming off the lamp on it', [['alarm.danger']]);
    call.hears('the smoke is worse', [['alarm.danger']]);
    expect(call.kinds().filter((kind) => kind === 'emergency')).toHaveLength(1);
    expect(call.wanted().items.map(({ name }) => name)).toEqual(['Piano Tuning (Grand)']);
  });
});

describe('the number to call', () => {
  const husband: readonly unknown[] = [
    ['give', { name: 'Odile Marsh' }],
    ['give', { person: 'husband', phone: '613 555 0199', instead: true }],
  ];

  it('is of who is called in the place of a caller whose own they turned down', () => {
    const call = led();
    call.hears('tune my upright on Friday', [['want.book', 's1.o1', { when: 'Friday' }]]);
    call.hears("no, that's the school's line. Ring my husband, 613 555 0199. Odile Marsh", husband);
    expect(call.lead()?.phone).toBe('+16135550199');
    expect(call.lead()?.reason).toContain('to call instead: husband, 613-555-0199');
    expect(call.promises().join(' ')).not.toContain('6135550144');
  });

  it('stands beside the number called from in an alarm', () => {
    const call = led();
    call.hears('a tuning Friday, ring my husband on 613 555 0199, Odile Marsh', [
      ['want.book', 's1.o1', { when: 'Friday' }],
      ...husband,
    ]);
    call.say('oh no, the lamp on the piano is on fire');
    const alerts = call
      .effects()
      .flatMap((effect) =>
        effect.type === 'request' && effect.request.kind === 'alertOwner'
          ? [effect.request.text]
          : [],
      );
    expect(alerts.join(' ')).toContain('0199');
    expect(alerts.join(' ')).toContain('613-555-0144, said 613-555-0199');
  });

  it('is the caller’s own where they told it', () => {
    const call = led();
    call.hears('my own is this one, tune my upright on Friday', [
      ['want.book', 's1.o1', { when: 'Friday' }],
      ['give', { phone: 'same' }],
    ]);
    call.hears('Odile Marsh, but ring my husband first, 613 555 0199', husband);
    expect(call.lead()?.phone).toBe('+16135550144');
  });

  it('is the caller’s own where a model tells it beside their name, whoever else was spoken of', () => {
    const call = led();
    call.hears("it's for my father's piano, don't call him, he hears nothing", [
      ['want.book', 's1.o1', { person: 'my father' }],
    ]);
    call.hears("I'm Odile Marsh. Don't ring him, it's 613 555 0182", [
      ['give', { name: 'Odile Marsh', phone: '6135550182' }],
      ['give', { person: 'my father', instead: false }],
    ]);
    expect(call.lead()?.phone).toBe('+16135550182');
    expect(call.lead()?.reason).not.toContain('0182');
  });

  it('is each one’s own where two are told in one breath', () => {
    const call = led();
    call.hears('tune my upright on Friday, the caretaker lets you in, Luis', [
      ['want.book', 's1.o1', { when: 'Friday', person: 'Luis, the caretaker' }],
    ]);
    const said = call.hears(
      "Luis's is 613 555 0162. And for me it's the office, 613 555 0188",
      [
        ['give', { phone: '6135550188' }],
        ['give', { person: 'Luis, the caretaker', phone: '6135550162' }],
      ],
      'I have Luis on {phone:other}, and you on {phone}.',
    );
    expect(said).toContain('I have Luis on 613, 555, 0162, and you on 613, 555, 0188');
    expect(call.lead()?.phone).toBe('+16135550188');
  });

  it('may be told in French with a zero before a greater number, and in pieces', () => {
    const call = led(frames);
    call.hears('un petit cadre, mon numéro c’est 613 555', [['want.book', 's1.o1']], 'D’accord.');
    const told = [['give', { phone: '6135550178' }]];
    const said = call.hears('zéro cent soixante et dix-huit', told, 'Vous êtes au {phone}.');
    expect(said).toContain('613, 555, 0178');
  });
});
