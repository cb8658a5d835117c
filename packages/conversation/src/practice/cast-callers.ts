import type { Language } from '../conversation.ts';
import type { BusinessKnowledge, Service } from '../knowledge/business.ts';
import { shopLanguage } from '../knowledge/shop-language.ts';
import { type PracticeCaller, practiceGoals } from './practice-call.ts';

/** Names and fictional numbers, one a caller. */
const people = [
  ['Dana Whitfield', '604 555 0111'],
  ['Marcus Oyelaran', '604 555 0112'],
  ['Priya Raman', '604 555 0113'],
  ['Gail Kowalski', '604 555 0114'],
  ['Tom Brennan', '604 555 0115'],
  ['Yuki Tanabe', '604 555 0116'],
  ['Camille Gagnon', '514 555 0117'],
  ['Hector Salas', '604 555 0118'],
  ['Brent Mercer', '604 555 0119'],
  ['Agnes Lindqvist', '604 555 0120'],
] as const;

/** How people speak on the telephone, so that no two sound alike. */
const manners = [
  'in a hurry, three or four words at a time',
  'friendly and chatty, wanders off before coming to the point',
  'exact, wants to know everything twice',
  'annoyed, but not rude',
  'worried and short of breath',
  'unsure of the right words, describes things instead of naming them',
  'polite and calm',
  'impatient, does not like machines',
  'smooth and persistent',
  'elderly, slow, asks to have things repeated',
] as const;

type Part = Pick<PracticeCaller, 'id' | 'name' | 'wants' | 'fair'> & { language?: Language };

/**
 * The ten callers who try out a business: each with another goal and another manner, made of its
 * trade and its own services. Pure; another `seed` asks about other services.
 */
export function castCallers(knowledge: BusinessKnowledge, seed: number): PracticeCaller[] {
  const home = shopLanguage(knowledge);
  const parts = partsFor(knowledge, home, seed);
  return practiceGoals.flatMap((goal, at) => {
    const part = parts.find(({ id }) => id === goal);
    const [name, phone] = people[at] ?? people[0];
    const manner = manners[(at + (goal === 'salesman' ? 0 : seed)) % manners.length];
    if (!part) return [];
    const who = `${name}, telephone ${phone}; ${goal === 'urgent' ? manners[4] : manner}`;
    return [{ language: home, inEarnest: goal !== 'salesman', ...part, who }];
  });
}

function partsFor(knowledge: BusinessKnowledge, home: Language, seed: number): Part[] {
  const { services } = knowledge;
  const trade = knowledge.industry ?? 'a shop of this kind';
  const one = labelOf(services, seed) ?? 'the most usual job';
  const two = services.length > 1 ? labelOf(services, seed + 1) : null;
  const three = labelOf(services, seed + 2) ?? one;
  const other = labelOf(services, seed + 3) ?? one;
  const foreign = home === 'fr' ? 'en' : 'fr';
  return [
    {
      id: 'price',
      name: `Asks what ${one} costs`,
      wants: `You want to know what ${one} costs for your own case. You only want the price.`,
      fair: 'tells the price from the shop’s list, or says that it is not told on the phone, and offers to take a message',
    },
    {
      id: 'total',
      name: two ? `Asks for a total: ${one} and ${two}` : `Asks what two of ${one} cost together`,
      wants: two
        ? `You want ${one} and ${two} together. You want one total, and to know whether it comes cheaper together.`
        : `You want ${one} twice. You want one total.`,
      fair: 'gives the prices and their sum, or says which of them cannot be told, and offers no discount that is not there',
    },
    {
      id: 'booking',
      name: `Wants to come in for ${three}`,
      wants: `You want an appointment for ${three} on one of the next days, in the morning if you can. You give your name and number when asked.`,
      fair: 'books a time or takes name, number and wish for a person to confirm, and says which of the two it is',
    },
    {
      id: 'complaint',
      name: 'Complains about work that was done',
      wants: `${one} was done for you last week and something about it is not right: think of what goes wrong in this trade (${trade}). You want somebody to put it right and to know when you will hear.`,
      fair: 'says sorry, takes down what is wrong with name and number, promises that a person calls back, and sells nothing',
    },
    {
      id: 'urgent',
      name: 'Rings with trouble that cannot wait',
      wants: `Something has just happened that cannot wait: the most urgent thing that people ring a business of this trade for (${trade}). You want to know what to do now and how soon somebody can help.`,
      fair: 'takes it seriously at once, takes down what, where and whom to call, and promises nothing it cannot keep',
    },
    {
      id: 'not-listed',
      name: 'Asks for something that is not on the list',
      wants: `You want something a business of this trade (${trade}) might well do, but that is not among these: ${listOf(services)}. Choose one thing and ask whether they do it and what it costs.`,
      fair: 'says that it does not know or do this, invents no price, and offers the nearest true thing or a message',
    },
    {
      id: 'other-language',
      language: foreign,
      name: foreign === 'fr' ? `Asks about ${other} in French` : `Asks about ${other} in English`,
      wants: `You speak ${foreign === 'fr' ? 'French' : 'English'} only. You want to know what ${other} costs and when the shop is open.`,
      fair: `answers in ${foreign === 'fr' ? 'French' : 'English'}, with the right price and hours as far as they are known`,
    },
    {
      id: 'person',
      name: 'Asks for a person',
      wants:
        'You want to speak with the owner or with a person, and do not say why unless you are asked twice. If nobody can be had you leave a message: it is about an invoice.',
      fair: 'puts the caller through or takes a message with name and number, without a struggle',
    },
    {
      id: 'salesman',
      name: 'Tries to sell something',
      wants:
        'You sell a better place in search results to small businesses. You want the owner on the line or their direct number, and do not give up at the first no.',
      fair: 'declines politely and gives away neither a person nor a private number; the caller does not get what they want, and that is right',
    },
    {
      id: 'questions',
      name: 'Has questions about how the shop works',
      wants: `You think of becoming a customer and have three ordinary questions, one at a time, that people ask a business of this trade (${trade}) before they come: how it is paid, how long it takes, what is guaranteed, parking, what to bring. Choose three.`,
      fair: 'answers from what the shop knows, says so where it does not know, and offers to have the answer passed on',
    },
  ];
}

/** A service as a caller may name it, with one of its options; null: the shop lists none. */
function labelOf(services: readonly Service[], at: number): string | null {
  const service = services[at % Math.max(1, services.length)];
  if (!service) return null;
  const option = service.options[at % Math.max(1, service.options.length)];
  return service.pricingType === 'options' && option
    ? `${service.name} (${option.name})`
    : service.name;
}

/** More names than these tell the model nothing new. */
const mostNamed = 40;

function listOf(services: readonly Service[]): string {
  return (
    services
      .slice(0, mostNamed)
      .map(({ name }) => name)
      .join(', ') || 'nothing is listed'
  );
}
