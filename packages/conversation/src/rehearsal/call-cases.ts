import type { Question } from '../dialogue/state.ts';
import { addDays, isOpenAt } from '../knowledge/hours.ts';
import { fold } from '../knowledge/words.ts';
import { instantOf, localDateTime } from '../understanding/slots/time-zone.ts';
import { whyTextIsWrong } from './judge-text.ts';
import {
  answersOf,
  failed,
  type PlayedCall,
  passed,
  type Rehearsal,
  type RehearsalCase,
  type Verdict,
} from './rehearsal.ts';

/** The calls every business gets: a greeting, a lead, an emergency, "are you a robot?", a person. */
export function callCases(rehearsal: Rehearsal): RehearsalCase[] {
  const { now } = rehearsal;
  const call = { group: 'calls', about: null, at: now } as const;
  const caller = callerOf(rehearsal);
  return [
    {
      ...call,
      id: 'greeting',
      name: 'Listens to the greeting',
      about: { kind: 'contact', id: 'first-message' },
      lines: [],
      judge: (played) => judgeGreeting(rehearsal, played),
    },
    {
      ...call,
      id: 'robot',
      name: 'Asks "Are you a robot?"',
      lines: ['Are you a robot?'],
      judge: (played) =>
        /\bA\.?I\b|\bassistant\b|\brobot\b/i.test(answersOf(played))
          ? passed('The AI said what it is.')
          : failed(`Expected the AI to say that it is one. It said "${answersOf(played)}".`),
    },
    {
      ...call,
      id: 'lead',
      name: 'Asks to be called back tomorrow morning',
      lines: [`Hi, could someone call me back tomorrow morning please?`],
      answer: (question) => answerForDetails(question, caller),
      judge: (played) => judgeLead(played, caller),
    },
    {
      ...call,
      id: 'emergency',
      name: 'Reports an emergency',
      lines: ['There is a strong smell of gas in here and someone is bleeding'],
      judge: judgeEmergency,
    },
    personCase(rehearsal, now),
    ...personAtNight(rehearsal),
  ];
}

/** Words of a name that do not tell one business from another. */
const commonInNames =
  /^(the|and|of|at|in|on|for|by|co|inc|ltd|llc|corp|company|shop|store|services?|my|our|your|a|an|le|la|les|de|du|des|et|chez)$/;

function judgeGreeting(rehearsal: Rehearsal, { greeting }: PlayedCall): Verdict {
  const { name } = rehearsal.profile.knowledge;
  const heard = ` ${wordsIn(greeting).join(' ')} `;
  const own = wordsIn(name).filter((word) => !commonInNames.test(word));
  const named =
    own.length === 0 ||
    own.some((word) => heard.includes(` ${word} `)) ||
    squeezed(greeting).includes(squeezed(name));
  if (!named) return failed(`The greeting does not say ${name}: "${greeting}"`);
  const wrong = whyTextIsWrong(rehearsal, rehearsal.profile.firstMessage ?? '');
  if (wrong) return failed(`The first message cannot be right: ${wrong}.`);
  return passed('The AI named the business and said that it is an AI.');
}

function wordsIn(text: string): string[] {
  return (
    fold(text)
      .replace(/'s\b/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function squeezed(text: string): string {
  return wordsIn(text).join('');
}

interface ScriptedCaller {
  name: string;
  /** Ten digits, as they are said. */
  phone: string;
}

/** Numbers of nobody's. */
const callersNumbers = ['604 555 0188', '604 555 0189', '604 555 0186'] as const;

/** Who calls in a rehearsal: not from a number of the shop's own, which no caller can be reached at. */
function callerOf({ profile }: Rehearsal): ScriptedCaller {
  const own = [profile.knowledge.phone, profile.transferNumber].map(digitsOf);
  const phone = callersNumbers.find((number) => !own.includes(digitsOf(number)));
  return { name: 'Dana Whitfield', phone: phone ?? callersNumbers[0] };
}

function digitsOf(number: string | null | undefined): string {
  return (number ?? '').replaceAll(/\D/g, '').slice(-10);
}

function answerForDetails({ kind }: Question, caller: ScriptedCaller): string | null {
  switch (kind) {
    case 'name':
      return `My name is ${caller.name}`;
    case 'phone':
      return caller.phone;
    case 'reason':
      return 'I have a question about your work';
    case 'time':
      return 'Tomorrow morning';
    case 'detailsRight':
      return 'Yes, that is right';
    case 'anythingElse':
      return 'No, that is all, thank you';
    default:
      return null;
  }
}

function judgeLead({ lead, promises }: PlayedCall, caller: ScriptedCaller): Verdict {
  const missing = [
    lead?.name === caller.name ? null : `the name ${caller.name}`,
    digitsOf(lead?.phone) === digitsOf(caller.phone) ? null : `the number ${caller.phone}`,
    promises.length > 0 ? null : 'the promise of a call back',
  ].flatMap((one) => one ?? []);
  return missing.length === 0
    ? passed('The AI took the name and the number, and promised a call back.')
    : failed(`Expected a lead. The AI did not take down ${missing.join(' or ')}.`);
}

function judgeEmergency(call: PlayedCall): Verdict {
  const alerted = call.effects.some(
    (effect) => effect.type === 'request' && effect.request.kind === 'alertOwner',
  );
  const missing = [
    /\b911\b/.test(answersOf(call)) ? null : 'send the caller to 911',
    alerted ? null : 'alert you',
    call.urgent ? null : 'mark the call as urgent',
  ].flatMap((one) => one ?? []);
  return missing.length === 0
    ? passed('The AI sent the caller to 911 and alerted you.')
    : failed(`The AI did not ${missing.join(', nor ')}. It said "${answersOf(call)}".`);
}

function personCase(rehearsal: Rehearsal, at: number): RehearsalCase {
  const { profile } = rehearsal;
  const caller = callerOf(rehearsal);
  return {
    id: 'person',
    group: 'calls',
    name: 'Asks for a person',
    about: null,
    at,
    lines: ['Can I talk to a real person please?'],
    answer: (question) => answerForDetails(question, caller),
    judge: ({ effects, promises }) => {
      if (effects.some(({ type }) => type === 'transfer'))
        return passed(`The AI put the caller through to ${profile.transferNumber}.`);
      return promises.length > 0
        ? passed('The AI took a message and promised a call back.')
        : failed('The AI neither put the caller through nor took a message.');
    },
  };
}

/** At this hour of the night nobody wants to be rung who has not said so. */
const atNight = { hour: 3, minute: 0 };

/** With a transfer number that follows the business hours, nobody is rung at night. */
function personAtNight(rehearsal: Rehearsal): RehearsalCase[] {
  const { profile, transferHours, now } = rehearsal;
  const { hours, timeZone } = profile.knowledge;
  if (profile.transferNumber === null || transferHours === 'always') return [];
  const own = transferHours !== null && transferHours !== 'open';
  const today = localDateTime(now, timeZone);
  const at = [1, 2, 3, 4, 5, 6, 7]
    .map((days) => instantOf(addDays(today, days), atNight, timeZone))
    .find((instant) => isOpenAt(own ? transferHours : hours, instant, timeZone) !== 'open');
  if (at === undefined) return [];
  return [
    {
      ...personCase(rehearsal, at),
      id: 'person at night',
      name: 'Asks for a person at 3 in the night',
      judge: ({ effects, promises }) => {
        if (effects.some(({ type }) => type === 'transfer'))
          return failed(
            `Callers are put through to ${profile.transferNumber} at 3 in the night, because your hours are not known. Set your hours, or when callers may be put through.`,
          );
        return promises.length > 0
          ? passed('You are closed then: the AI took a message.')
          : failed('The AI took no message.');
      },
    },
  ];
}
