import { type BusinessKnowledge, type Service, type Weekday, weekdays } from './business.ts';
import { parsePrice } from './prices.ts';
import { fold } from './words.ts';
import { writtenTexts } from './written-texts.ts';

/** Where a business says two things that cannot both be true, each as a sentence for its owner. */
export function contradictionsIn(knowledge: BusinessKnowledge): string[] {
  return [
    ...differentPrices(knowledge.services),
    ...amountsElsewhere(knowledge.services),
    ...differentAnswers(knowledge),
    ...otherHours(knowledge),
  ];
}

function groupsOf<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

function pricesOf({ pricingType, basePrice, options }: Service): string[] {
  if (pricingType === 'dont_say') return [];
  const typed = pricingType === 'simple' ? [basePrice] : options.map(({ price }) => price);
  return typed.map((price) => parsePrice(price).spoken).filter((spoken) => spoken !== '');
}

function differentPrices(services: readonly Service[]): string[] {
  return groupsOf(services, ({ name }) => fold(name).trim()).flatMap((group) => {
    const lists = new Set(group.map((service) => pricesOf(service).join(', ')));
    const [first] = group;
    return first && lists.size > 1
      ? [`"${first.name}" is listed ${group.length} times with different prices. Keep one.`]
      : [];
  });
}

/** Amounts a description names that its own price list does not. */
function amountsElsewhere(services: readonly Service[]): string[] {
  return services.flatMap((service) => {
    const listed = pricesOf(service).join(' ').replaceAll(',', '');
    if (listed === '') return [];
    const named = [...(service.description ?? '').matchAll(/\$ ?(\d[\d,]*(?:\.\d{2})?)/g)];
    const odd = named.find(
      ([, amount = '']) => !new RegExp(`\\$${amount.replaceAll(',', '')}(?!\\d)`).test(listed),
    );
    return odd
      ? [`The description of "${service.name}" names ${odd[0]}, which its prices do not.`]
      : [];
  });
}

function differentAnswers({ commonQuestions }: BusinessKnowledge): string[] {
  return groupsOf(commonQuestions, ({ question }) => fold(question).trim()).flatMap((group) => {
    const answers = new Set(group.map((item) => `${item.answer} ${item.explanation ?? ''}`.trim()));
    const [first] = group;
    return first && answers.size > 1
      ? [`"${first.question}" has ${answers.size} different answers. Keep one.`]
      : [];
  });
}

/** What the owner wrote elsewhere about being open, held against the hours. */
function otherHours(knowledge: BusinessKnowledge) {
  const { hours, about } = knowledge;
  if (!hours) return [];
  const texts = [about ?? '', ...writtenTexts(knowledge).map(({ body }) => body)].map((text) =>
    fold(text),
  );
  const said = (pattern: RegExp) => texts.some((text) => pattern.test(text));
  const days = weekdays.flatMap((day) => {
    const claim = hours[day].isClosed ? 'open' : 'closed';
    return said(new RegExp(`\\b${claim} (on )?${day}s?\\b`))
      ? [`Your notes say you are ${claim} on ${nameOf(day)}; your hours say otherwise.`]
      : [];
  });
  const closedSome = weekdays.some((day) => hours[day].isClosed);
  const always = closedSome && said(/\bopen (24\/7|7 days|seven days|every day)/);
  return always ? [...days, 'Your notes say you are open every day; your hours do not.'] : days;
}

function nameOf(day: Weekday): string {
  return day.charAt(0).toUpperCase() + day.slice(1);
}
