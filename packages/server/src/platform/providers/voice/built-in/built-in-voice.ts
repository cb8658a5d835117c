import {
  type BusinessKnowledge,
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
    list('About the business', facts(knowledge)),
    list('Hours', hours(knowledge)),
    list('Services and prices', knowledge.services.map(service)),
    listsServices(profile.knowledge)
      ? ''
      : 'The owner has not said yet all that the shop does. Of a service that is not listed here, say neither that it is done nor that it is not: take a message.',
    list(
      'Promotions, each to be told on its days only',
      (knowledge.promotions ?? []).map(promotion),
    ),
    list('Common questions', knowledge.commonQuestions.map(question)),
    list(
      'How the shop works',
      knowledge.operationalNotes.map((note) => `${note.title}: ${note.content}`),
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
    'Service area': knowledge.serviceArea,
    Website: knowledge.website,
    Email: knowledge.email,
    About: knowledge.about,
  };
  return Object.entries(labelled).flatMap(([label, value]) =>
    value ? [`${label}: ${value}`] : [],
  );
}

function hours({ hours: week, timeZone }: BusinessKnowledge): string[] {
  if (!week) return [];
  const days = weekdays.map((day) => {
    const { isClosed, open, close, more = [] } = week[day];
    if (isClosed) return `${day}: closed`;
    const periods = [{ open, close }, ...more].map((period) => `${period.open}–${period.close}`);
    return `${day}: ${periods.join(', ')}`;
  });
  return [...days, `times are local to ${timeZone}`];
}

function service({ name, description, pricingType, basePrice, options }: Service): string {
  const price =
    pricingType === 'dont_say'
      ? 'never quote a price'
      : pricingType === 'options'
        ? options.map((option) => `${option.name} ${dollars(option.price)}`.trim()).join(', ')
        : dollars(basePrice);
  return [name, description, price].filter((part) => part).join(' — ');
}

/** A price as an owner typed it, with a dollar sign where it begins with its figure and has none. */
function dollars(price: Service['basePrice']): string {
  const typed = String(price ?? '').trim();
  return /^\d/.test(typed) && !typed.includes('$') ? `$${typed}` : typed;
}

function promotion({ title, offer, firstDay, lastDay }: Promotion): string {
  const days = [firstDay && `from ${firstDay}`, lastDay && `until ${lastDay}`].filter(Boolean);
  return `${title}: ${offer}${days.length > 0 ? ` (${days.join(' ')})` : ''}`;
}

function question({ question: asked, answer, explanation }: FaqItem): string {
  return `${asked} ${answer === 'explain' ? (explanation ?? '') : answer}`.trim();
}
