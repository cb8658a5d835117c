import { describe, expect, it } from 'vitest';
import type { CallOutcome } from '../conversation.ts';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { barber, plumber } from '../testing/businesses.ts';
import { type CallInProgress, callTo } from '../testing/call-to.ts';
import { animalClinic, garage, locksmith, movers, physio } from '../testing/more-trades.ts';
import { receptionistOf } from '../testing/receptionist-of.ts';
import { datedLead } from './dated-lead.ts';
import { summarise } from './summarise.ts';

const caller = '+16135550144';

function spoken(knowledge: BusinessKnowledge, lines: readonly string[]): CallInProgress {
  const call = callTo(knowledge, caller);
  for (const line of lines) call.say(line);
  return call;
}

const called = (knowledge: BusinessKnowledge, ...lines: string[]) =>
  spoken(knowledge, lines).outcome();

/** What the owner is texted of a call with these lines. */
const smsOf = (knowledge: BusinessKnowledge, ...lines: string[]) => spoken(knowledge, lines).sms();

describe('why somebody called', () => {
  const leaking = [
    "Hi, um, so I've got this, uh, water heater, it's, it's leaking from the bottom, and I'm wondering what a new one would run",
    "It's a forty gallon, it's in a crawl space though",
    'Yeah, can somebody come have a look Thursday',
    'Denise Fournier, 88 Birch Street, the side door, and there is a dog so please ring first',
    "Yes that's right",
  ];

  it('is told in whole sentences, without what only filled the pauses', () => {
    const sms = smsOf(plumber, ...leaking);
    expect(sms).toContain("I've got this water heater, it's leaking from the bottom");
    expect(sms).not.toMatch(/\b(?:um|uh|hi)\b|,,|; /i);
  });

  it('keeps what matters to whoever comes, and each thing once', () => {
    const reason = called(plumber, ...leaking).lead?.reason ?? '';
    expect(reason).toContain('crawl space');
    expect(reason).toMatch(/there is a dog so please ring first/i);
    expect(reason).not.toContain('Denise Fournier');
    expect(reason.split('water heater, it').length).toBe(2);
  });

  it('tells what happened first, whatever was said after it', () => {
    const { lead } = called(
      plumber,
      'The guy you sent on Monday fixed the toilet and now it runs constantly',
      'Paul Okafor',
      'Yes this number',
      'No just have the owner call me, bye',
    );
    expect(lead?.reason).toMatch(/^complaint; The guy you sent on Monday fixed the toilet/);
  });

  it('tells from where, to where, and the code of the gate', () => {
    const { lead } = called(
      movers,
      "Hi, I'm moving from a third floor walk-up in Kanata to a house in Gatineau, two bedrooms, plus a, uh, piano",
      'What is the piano?',
      "And there's a gate code at the new place, it's 4471",
      'Can someone call me about it, it is Luc Bélanger',
    );
    expect(lead?.reason).toContain('from a third floor walk-up in Kanata to a house in Gatineau');
    expect(lead?.reason).toContain('plus a piano');
    expect(lead?.reason).toContain('4471');
  });

  it('is as whole in French', () => {
    const sms = smsOf(
      garage,
      "Bonjour, euh, je vous appelle parce que, euh, mon auto fait un bruit quand je freine, c'est une Mazda 3 2017",
      "C'est combien pour les freins avant?",
      'Oui, est-ce que je pourrais passer jeudi matin?',
      'Sylvie Gagnon',
      "oui c'est ça",
    );
    expect(sms).toContain("Mon auto fait un bruit quand je freine, c'est une Mazda 3 2017");
    expect(sms).toMatch(/veut réserver Freins avant pour jeu\. 12 mars, matin/);
    expect(sms).toMatch(/prix donné : 260\s\$/);
    expect(sms).not.toMatch(/speaks|parle/);
  });
});

describe('what was taken back', () => {
  it('is no complaint where the caller says it is none', () => {
    const sms = smsOf(
      garage,
      "Bonjour, vous avez changé mes pneus la semaine passée pis il y en a un qui perd de l'air, je suis pas content",
      'Non non, je me plains pas, je veux juste savoir si vous pouvez regarder ça',
      'Luc Pelletier',
    );
    expect(sms).not.toMatch(/complaint/);
    expect(sms).toContain("il y en a un qui perd de l'air");
  });

  it('is no booking once they have changed their mind', () => {
    const sms = smsOf(
      movers,
      'I want to book a move for Saturday, two guys',
      "Actually no, never mind, my brother's got a truck",
      'Okay thanks. Bye',
    );
    expect(sms).not.toMatch(/wants to book|PROMISED/);
  });

  it('leaves a service out that was turned down by its name', () => {
    const sms = smsOf(
      movers,
      'I need storage for a month, can you book that for Friday',
      "No wait, I don't want storage",
    );
    expect(sms).not.toMatch(/book Storage|quoted [^·]*Storage/);
  });
});

describe('who only asked', () => {
  it('wants nothing, and the owner sees what it was about in the words of their own list', () => {
    const sms = smsOf(
      barber,
      'Do you take cards?',
      'And is there parking?',
      "Alright cool, I'll just walk in, bye",
    );
    expect(sms).toMatch(/asked about credit cards, parking/);
    expect(sms).not.toMatch(/wants to|PROMISED|NEXT/);
  });

  it('is told of in French by the same titles', () => {
    const sms = smsOf(
      garage,
      'Allô, avez-vous des voitures de courtoisie?',
      "Parfait, c'est tout, merci, bonne journée",
    );
    expect(sms).toMatch(/s'est renseigné sur voitures de courtoisie/);
    expect(sms).not.toMatch(/veut|PROMIS|À FAIRE/);
  });
});

describe('what was quoted', () => {
  it('is told as the sum that was heard', () => {
    const sms = smsOf(barber, 'How much for a skin fade and a beard trim together', 'thanks, bye');
    expect(sms).toContain('quoted $60 for Skin Fade + Beard Trim');
  });

  it('is only the price where what is wanted was named already', () => {
    const sms = smsOf(
      barber,
      'I would like to book a hot towel shave on Friday at four',
      'Tom Wells',
      'yes',
    );
    expect(sms).toMatch(/wants to book Hot Towel Shave for Fri Mar 13, 4 PM/);
    expect(sms).toMatch(/quoted \$38 ·/);
  });

  it('is a range where every option was told', () => {
    const sms = smsOf(animalClinic, 'How much is it to spay a pet?', "I'll think about it, bye");
    expect(sms).toMatch(/quoted Spay from \$320/);
  });
});

describe('what was left open', () => {
  it('is a whole question, once', () => {
    const sms = smsOf(
      movers,
      'Hi, do you move pool tables, like slate ones, and would they need taking apart?',
      'Yes please, have someone call me, Art Benson',
    );
    expect(sms.split('pool tables').length).toBe(2);
    expect(sms).toMatch(/[Dd]o you move pool tables, like slate ones, and would they need taking/);
  });

  it('is not what was answered later in the call', () => {
    const { transcript, unansweredQuestions, ...rest } = called(physio, 'Hello there');
    const at = transcript.at(-1)?.at ?? 0;
    const outcome: CallOutcome = {
      ...rest,
      transcript: [
        ...transcript,
        { role: 'user', content: 'do you bill insurance', at },
        { role: 'assistant', content: "I don't have that here.", at },
        { role: 'user', content: 'I mean do you bill my insurance directly?', at },
        {
          role: 'assistant',
          content: 'Yes, to most insurers.',
          at,
          facts: [{ kind: 'faq', id: 'billing', label: 'Do you bill insurance directly?' }],
        },
      ],
      unansweredQuestions: [...unansweredQuestions, 'do you bill insurance'],
    };
    const receptionist = receptionistOf(physio);
    expect(summarise(receptionist, outcome, null).sms).not.toMatch(/ASKED|NEXT/);
  });
});

it('letters and digits that were told one by one are not read again', () => {
  const sms = smsOf(
    physio,
    'Can you tell Dana something',
    "It's Dale Okimaw, o k i m a w. tell her the quote is late, call two oh four five five five, oh one six six",
    'Yes',
  );
  expect(sms).not.toMatch(/o k i|K i m|five five/i);
  expect(sms).toContain('quote is late');
});

describe('when', () => {
  it('tells which appointment is called off', () => {
    const sms = smsOf(
      animalClinic,
      'Hello, I have an appointment tomorrow at three for my cat Biscuit and I need to cancel, she ran off',
      "It's Hannah Weiss",
      'Yes',
    );
    expect(sms).toContain('wants to cancel the appointment of Wed Mar 11, 3 PM');
    expect(sms).toContain('my cat Biscuit');
    expect(sms).toContain('PROMISED cancel the booking and confirm');
  });

  it('promises nothing where nothing was promised', () => {
    const { commitments } = called(
      locksmith,
      'Are you licensed? And how fast can you get here?',
      'thanks, bye',
    );
    expect(commitments).toEqual([]);
  });
});

describe('the time a caller would like, as it is kept with the lead', () => {
  const receptionist = receptionistOf(plumber);
  const keptOf = (...lines: string[]) =>
    datedLead(receptionist, called(plumber, ...lines))?.preferredTime;

  it('is a day in the shop’s zone, with the caller’s words beside it', () => {
    expect(keptOf('can someone call me back tomorrow at 10 am', 'Dana Whitfield')).toBe(
      'Wed Mar 11, 10 AM (“tomorrow at 10 AM”)',
    );
  });

  it('stays in the caller’s words where they name no day', () => {
    expect(keptOf('can someone call me back', 'Dana Whitfield')).toBeNull();
  });
});
