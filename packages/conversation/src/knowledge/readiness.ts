import { isAnswered } from './answers.ts';
import {
  type BusinessDetails,
  type BusinessKnowledge,
  type Service,
  weekdays,
} from './business.ts';
import { contradictionsIn } from './contradictions.ts';
import { type KeptBackFor, keptBack } from './kept-back.ts';
import { parsePrice } from './prices.ts';
import { isProposed } from './proposals.ts';

export type ReadinessAssessment = Required<NonNullable<BusinessDetails['readiness_assessment']>>;

interface Finding {
  strength?: string;
  limitation?: string;
}

/**
 * How ready a receptionist is to answer for this business: what it knows, what is missing, and
 * what contradicts itself, each as a sentence for the owner. Computed from the knowledge alone, so
 * it is as current as the knowledge it is given.
 */
export function assessReadiness(knowledge: BusinessKnowledge): ReadinessAssessment {
  const findings = [
    ...assessHours(knowledge),
    ...assessServices(knowledge.services),
    ...assessQuestions(knowledge),
    ...assessContact(knowledge),
  ];
  const strengths = findings.flatMap(({ strength }) => strength ?? []);
  const limitations = [
    ...contradictionsIn(knowledge),
    ...tellKeptBack(knowledge),
    ...findings.flatMap(({ limitation }) => limitation ?? []),
  ];
  return { summary: summarise(strengths.length, limitations), strengths, limitations };
}

/** What callers are not told although it is written, and why: each reason once. */
function tellKeptBack(knowledge: BusinessKnowledge): string[] {
  const kept = keptBack(knowledge);
  const titlesOf = (reason: KeptBackFor) =>
    kept.flatMap(({ title, why }) => (why === reason ? `"${title}"` : []));
  const [staff, danger] = [titlesOf('staff'), titlesOf('danger')];
  const prices = kept.flatMap(({ title, service }) => (service ? [{ title, service }] : []));
  return [
    ...(danger.length > 0
      ? [`Kept from callers, since in danger it would keep them from help: ${danger.join(', ')}.`]
      : []),
    ...(staff.length > 0
      ? [`Kept from callers, since it reads as if it were for your staff: ${staff.join(', ')}.`]
      : []),
    ...prices.map(
      ({ title, service }) =>
        `Told without its amount, since callers are not to be told the price of ${service}: "${title}".`,
    ),
  ];
}

function summarise(strengths: number, limitations: readonly string[]): string {
  const [first] = limitations;
  if (!first) return 'Ready: the AI employee knows what callers ask for most.';
  const gaps =
    limitations.length === 1
      ? 'One thing would make it better:'
      : `${limitations.length} things would make it better. First of all,`;
  const state =
    strengths >= limitations.length
      ? 'Ready to answer calls.'
      : 'It answers calls and takes messages, but often has to say that it does not know.';
  return `${state} ${gaps} ${first.charAt(0).toLowerCase()}${first.slice(1)}`;
}

function assessHours({ hours }: BusinessKnowledge): Finding[] {
  if (!hours) {
    return [
      { limitation: 'The opening hours are missing. Add them, since callers ask for them most.' },
    ];
  }
  const time = /^\d{2}:\d{2}$/;
  const unreadable = weekdays.filter(
    (day) => !hours[day].isClosed && !(time.test(hours[day].open) && time.test(hours[day].close)),
  );
  if (unreadable.length > 0) {
    return [{ limitation: `The hours of ${listed(unreadable)} cannot be read. Write them again.` }];
  }
  return [{ strength: 'It knows the opening hours of every day.' }];
}

function isPriced({ pricingType, basePrice, options }: Service): boolean {
  if (pricingType === 'simple') return parsePrice(basePrice).kind !== 'unknown';
  return options.length > 0 && options.every(({ price }) => parsePrice(price).kind !== 'unknown');
}

function assessServices(services: readonly Service[]): Finding[] {
  if (services.length === 0) {
    return [{ limitation: 'No services are listed. Add what you offer, with prices.' }];
  }
  const proposed = services.filter(isProposed);
  const kept = services.length - proposed.length;
  const quoting = services.filter(({ pricingType }) => pricingType !== 'dont_say');
  const priced = quoting.filter(isPriced);
  const unpriced = quoting.filter((service) => !isPriced(service));
  const findings: Finding[] = [];
  if (kept > 0) {
    findings.push({ strength: `It knows ${counted(kept, 'service')}.` });
  }
  if (priced.length > 0) {
    findings.push({ strength: `It can quote prices for ${counted(priced.length, 'service')}.` });
  } else if (unpriced.length === 0) {
    findings.push({ limitation: 'It quotes no prices: set those that callers may be told.' });
  }
  if (unpriced.length > 0) {
    const names = listed(unpriced.map(({ name }) => name));
    findings.push({ limitation: `Prices are missing or cannot be read for ${names}.` });
  }
  if (proposed.length > 0) {
    const names = listed(proposed.map(({ name }) => name));
    findings.push({
      limitation: `Some services are only proposed, confirm or remove: ${names}. Until then no caller is told of them.`,
    });
  }
  return findings;
}

function assessQuestions({ commonQuestions, operationalNotes }: BusinessKnowledge): Finding[] {
  const answered = commonQuestions.filter(isAnswered);
  const open = commonQuestions.filter((item) => !isAnswered(item));
  const findings: Finding[] = [];
  if (answered.length > 0) {
    findings.push({ strength: `It answers ${counted(answered.length, 'common question')}.` });
  }
  if (open.length > 0) {
    const questions = listed(open.map(({ question }) => `"${question}"`));
    findings.push({ limitation: `Common questions wait for your answer: ${questions}.` });
  } else if (answered.length === 0) {
    findings.push({ limitation: 'No common questions are answered: add the ones you hear most.' });
  }
  findings.push(
    operationalNotes.length > 0
      ? { strength: 'It knows how you run your day-to-day business.' }
      : { limitation: 'There are no notes about day-to-day operations, such as parking.' },
  );
  return findings;
}

function assessContact({
  phone,
  address,
  serviceArea,
  region,
  details,
}: BusinessKnowledge): Finding[] {
  const where =
    address?.trim() || serviceArea?.trim()
      ? { strength: 'It can say where you are or which area you serve.' }
      : { limitation: 'Neither an address nor a service area is known.' };
  const phoned = phone?.trim()
    ? []
    : [{ limitation: 'Your own phone number is missing: callers cannot be given it.' }];
  const words = details?.keywords_for_recognition ?? [];
  const keywords =
    words.length > 0 ? [{ strength: 'It listens for the words of your trade.' }] : [];
  const placed = region
    ? []
    : [{ limitation: 'The province or state is not known: check the time zone of your hours.' }];
  return [where, ...phoned, ...placed, ...keywords];
}

function counted(count: number, noun: string): string {
  return count === 1 ? `one ${noun}` : `${count} ${noun}s`;
}

/** The first three, and how many more. */
function listed(names: readonly string[]): string {
  const shown = names.slice(0, 3).join(', ');
  return names.length > 3 ? `${shown} and ${names.length - 3} more` : shown;
}
