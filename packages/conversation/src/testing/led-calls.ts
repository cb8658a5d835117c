import { outcomeOf } from '../advance.ts';
import type { CallOutcome } from '../conversation.ts';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { withWrittenReason } from '../model/write-reason.ts';
import { withWholeQuestions } from '../summary/open-questions.ts';
import { summarise } from '../summary/summarise.ts';
import { explained, note, priced, week, withOptions } from './business-parts.ts';
import { modelCall } from './model-call.ts';
import { receptionistOf } from './receptionist-of.ts';

/** Prices of every kind: options, a part added, another price on the same day, a fee, a deposit. */
export const pianos: BusinessKnowledge = {
  name: 'Marrow Lane Pianos',
  industry: 'Piano tuning',
  phone: '+16135550170',
  email: null,
  website: null,
  address: '9 Marrow Lane, Perth, ON K7H 1A1',
  serviceArea: null,
  about: null,
  timeZone: 'America/Toronto',
  region: { country: 'CA', subdivision: 'ON' },
  hours: week('09:00-17:00', '10:00-14:00', 'closed'),
  services: [
    withOptions('tuning', 'Piano Tuning', { Upright: 140, Grand: 180 }, 'rusty pins add $25'),
    priced('pitch', 'Pitch Raise', 95, '$60 on the day of a tuning'),
    priced('humidity', 'Humidity System', 310),
    priced('polish', 'Case Polish', 210),
  ],
  commonQuestions: [explained('move', 'Do you move pianos?', 'No, but we know who does.')],
  operationalNotes: [
    note('travel', 'Travel', 'Outside Perth every visit adds $30.'),
    note('deposit', 'Deposit', 'A $50 deposit holds the day, taken off the bill.'),
  ],
  details: null,
};

/** A shop whose owner wrote everything in French. */
export const frames: BusinessKnowledge = {
  ...pianos,
  name: 'Atelier du Passe-partout',
  industry: 'Encadrement',
  services: [
    withOptions('cadre', 'Encadrement', { Petit: 80, Grand: 150 }, 'verre ordinaire compris'),
    priced('verre', 'Verre antireflet', 45),
  ],
  commonQuestions: [
    explained('delai', 'Quel est votre délai?', 'Il faut compter deux semaines pour un cadre.'),
  ],
  operationalNotes: [
    note('livraison', 'Livraison', 'La livraison en ville coûte 20 $ de plus, le mardi seulement.'),
  ],
};

/** A model's words in which "$140" and "10%" stand for their references, as a prompt gives them. */
function referring(reply: string, system: string): string {
  const refer = (amount: string) => {
    const [before, after] = [amount.replace('$', '\\$').replace('%', '\\s?%'), amount.slice(1)];
    const [, id] =
      new RegExp(`(?<!\\d)${before}(?!\\d)[^\\[\\n]{0,3}\\[(f\\d+)\\]`).exec(system) ??
      new RegExp(`(?<!\\d)${after}\\s\\$ \\[(f\\d+)\\]`).exec(system) ??
      [];
    return id ?? 'f0';
  };
  return reply.replace(
    /\{([^}]*[$%][^}]*)\}/g,
    (_all, sum: string) => `{${sum.replace(/\$\d+|\d+%/g, refer)}}`,
  );
}

/** What is spoken of one reply of a model's, with plain spaces, and the call it was on. */
export function spoken(knowledge: BusinessKnowledge, caller: string, acts: string, reply: string) {
  const call = modelCall(knowledge, '+16135550144');
  call.say(caller);
  const said = call.reply(`${acts}\n${referring(reply, call.prompt()?.system ?? '')}`);
  return { said: said.replace(/\u00a0/g, ' '), call };
}

/** What a caller says, and what the model answers; "$140" and "10%" in its reply stand for their references. */
export type Exchange = readonly [caller: string, acts: string, reply: string];

/** What a call comes to that a model led with these exchanges, in its written words where they hold. */
export function held(
  knowledge: BusinessKnowledge,
  exchanges: readonly Exchange[],
  written = '',
  from = '+16135550144',
): CallOutcome {
  const call = modelCall(knowledge, from);
  for (const [caller, acts, reply] of exchanges) {
    call.say(caller);
    call.reply(`${acts || '='}\n${referring(reply, call.prompt()?.system ?? '')}`);
  }
  call.give({ type: 'hungUp' });
  const receptionist = ledReceptionist(knowledge);
  const outcome = outcomeOf(call.state());
  return withWholeQuestions(written ? withWrittenReason(receptionist, outcome, written) : outcome);
}

/** The receptionist of a shop that has a language model. */
export const ledReceptionist = (knowledge: BusinessKnowledge) =>
  receptionistOf(knowledge, { languageModel: true });

/** What the owner is texted of it, with plain spaces. */
export const smsOf = (knowledge: BusinessKnowledge, outcome: CallOutcome) =>
  summarise(ledReceptionist(knowledge), outcome, null).sms.replace(/\u00a0/g, ' ');

/** An upright is to be tuned on Friday at ten. */
export const booksUpright: Exchange = [
  "I'd like the upright tuned on Friday at ten, it's Odile Marsh",
  '{"a":[["want.book","s1.o1",{"when":"friday at ten"}],["give",{"name":"Odile Marsh"}]],"q":"phone"}',
  'Sure, Odile, tuning an upright is {$140}. Is this the best number for you?',
];
/** The caller agrees, and hears that somebody confirms it. */
export const agrees: Exchange = [
  'Yes it is',
  '{"a":[["affirm"]],"q":"anythingElse"}',
  "I'll pass that on, and somebody will confirm the day with you. Is there anything else?",
];
