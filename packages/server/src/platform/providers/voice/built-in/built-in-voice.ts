import {
  type BusinessKnowledge,
  type DayHours,
  type FaqItem,
  keptKnowledge,
  listsServices,
  type Promotion,
  type ReceptionistProfile,
  type Service,
  weekdays,
} from '@second-ring/conversation';
import type { Voice } from '../interface.ts';

/** Our own receptionist: it reads the business's knowledge with each call, so publishing is done by storing. */
export const builtInVoice: Voice = {
  name: 'built-in',
  readAgent: async (agent, profile) => ({
    id: agent.millisAgentId ?? agent.id,
    name: agent.name,
    created_at: Math.floor(agent.createdAt.getTime() / 1000),
    config: {
      prompt: describeReceptionist(profile),
      first_message: profile.firstMessage,
      language: 'en',
      languages: ['en', 'fr'],
      call_transfer: profile.transferNumber ? { phone: profile.transferNumber } : null,
      time_zone: profile.knowledge.timeZone,
      llm: null,
      custom_llm_websocket: null,
    },
  }),
  publish: async () => null,
  readSession: null,
};

/** What a receptionist knows, in sentences: the prompt an operator reads. Pure. */
export function describeReceptionist(profile: ReceptionistProfile): string {
  const { transferNumber } = profile;
  const knowledge = keptKnowledge(profile.knowledge);
  const { details } = knowledge;
  const paragraphs = [
    `You answer the phone for ${knowledge.name}. You are an AI assistant and say so.`,
    details?.summary?.core_purpose,
    details?.summary?.primary_value_proposition,
    list('How you sound', manner(knowledge)),
    list('About the business', facts(knowledge)),
    list('Hours', hours(knowledge)),
    list('Special days, which replace the hours of their weekday', specialDays(knowledge)),
    list(
      'Services and prices',
      knowledge.services.map((each) => service(each, knowledge.services)),
    ),
    listsServices(profile.knowledge)
      ? ''
      : 'The owner has not said yet all that the shop does. Of a service that is not listed here, say neither that it is done nor that it is not: take a message.',
    list(
      'Promotions, each to be told on its days only',
      (knowledge.promotions ?? []).map((each) => promotion(each, knowledge.services)),
    ),
    list('Common questions', knowledge.commonQuestions.map(question)),
    list(
      'How the shop works',
      knowledge.operationalNotes.map(
        ({ title, content, contentFr }) => `${title}: ${content}${inFrench(contentFr)}`,
      ),
    ),
    transferNumber
      ? `Put callers who ask for a person through to ${transferNumber}.`
      : 'Take a message from callers who ask for a person.',
    'Quote only the prices above. Never ask for card numbers. In an emergency, ask the caller to hang up and dial 911.',
  ];
  return paragraphs.filter((paragraph) => paragraph).join('\n\n');
}

function list(title: string, items: string[]): string {
  return items.length === 0 ? '' : [`${title}:`, ...items.map((item) => `- ${item}`)].join('\n');
}

function facts(knowledge: BusinessKnowledge): string[] {
  const labelled = {
    Industry: knowledge.industry,
    Address: knowledge.address,
    Telephone: knowledge.phone,
    'Service area': knowledge.serviceArea,
    Website: knowledge.website,
    Email: knowledge.email,
    About: knowledge.about,
  };
  return Object.entries(labelled).flatMap(([label, value]) =>
    value ? [`${label}: ${value}`] : [],
  );
}

function manner({ details }: BusinessKnowledge): string[] {
  const style = details?.persona_and_style;
  const lines = [style?.suggested_persona, style?.suggested_tone, style?.style_notes];
  return lines.flatMap((line) => line || []);
}

function hours({ hours: week, timeZone }: BusinessKnowledge): string[] {
  if (!week) return [];
  const days = weekdays.map((day) => `${day}: ${opening(week[day])}`);
  return [...days, `times are local to ${timeZone}`];
}

function specialDays({ hours: week }: BusinessKnowledge): string[] {
  return (week?.exceptions ?? []).map(
    (day) => `${day.date}${day.name ? ` (${day.name})` : ''}: ${opening(day)}`,
  );
}

function opening({ isClosed, open, close, more = [] }: DayHours): string {
  if (isClosed) return 'closed';
  return [{ open, close }, ...more].map((period) => `${period.open}–${period.close}`).join(', ');
}

function service(
  { name, nameFr, description, pricingType, basePrice, options, ...rest }: Service,
  all: Service[],
): string {
  const price =
    pricingType === 'dont_say'
      ? 'never quote a price'
      : pricingType === 'options'
        ? options.map((option) => `${option.name} ${dollars(option.price)}`.trim()).join(', ')
        : dollars(basePrice);
  const length = rest.durationMinutes ? `an appointment takes ${rest.durationMinutes} minutes` : '';
  return [`${name}${inFrench(nameFr)}`, description, price, length, goesWith(rest.goesWith, all)]
    .filter((part) => part)
    .join(' — ');
}

/** What it is worth offering with; services are told by name, whether by name or by id they are listed. */
function goesWith(listed: string[] | undefined, all: Service[]): string {
  if (!listed || listed.length === 0) return '';
  const names = listed.map((one) => all.find(({ id }) => id === one)?.name ?? one);
  return `goes with ${names.join(', ')}`;
}

function inFrench(words: string | undefined): string {
  return words ? ` (in French: ${words})` : '';
}

/** A price as an owner typed it, with a dollar sign where it begins with its figure and has none. */
function dollars(price: Service['basePrice']): string {
  const typed = String(price ?? '').trim();
  return /^\d/.test(typed) && !typed.includes('$') ? `$${typed}` : typed;
}

function promotion(
  { title, titleFr, offer, offerFr, firstDay, lastDay, ...rest }: Promotion,
  all: Service[],
): string {
  const days = [firstDay && `from ${firstDay}`, lastDay && `until ${lastDay}`].filter(Boolean);
  const when = days.length > 0 ? ` (${days.join(' ')})` : '';
  const told = `${title}${inFrench(titleFr)}: ${offer}${inFrench(offerFr)}${when}`;
  return [told, goesWith(rest.goesWith, all)].filter(Boolean).join(' — ');
}

function question({ question: asked, answer, ...rest }: FaqItem): string {
  const { questionFr, explanation, explanationFr } = rest;
  const answered = answer === 'explain' ? `${explanation ?? ''}${inFrench(explanationFr)}` : answer;
  return `${asked}${inFrench(questionFr)} ${answered}`.trim();
}
