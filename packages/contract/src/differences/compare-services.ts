import type { PublishedKnowledge } from '../knowledge-sections.ts';
import { minutesInWords, priceInWords, pricingInWords } from '../knowledge-words.ts';
import { comparing, type Difference, type Listed } from './difference.ts';

type Service = NonNullable<PublishedKnowledge['services']>[number];
type Option = Service['options'][number];

const { differing, listed, ordered } = comparing('services');

const nameOf = ({ name }: { name: string }) => name.trim() || 'Unnamed service';

const services: Listed<Service> = {
  keyOf: ({ id }) => id,
  nameOf,
  wordsOf: (service) =>
    [pricingInWords(service), service.description?.trim()].filter(Boolean).join('. '),
  partsOf: (before, after) => {
    const subject = nameOf(before);
    const part = (key: keyof Service, name: string, wordsOf: (service: Service) => Words) =>
      differing([after.id, key], subject, wordsOf(before), wordsOf(after), name);
    return [
      part('name', 'name', ({ name }) => name),
      comparePricing(before, after),
      part('description', 'description', ({ description }) => description),
      part('durationMinutes', 'appointment length', ({ durationMinutes }) =>
        durationMinutes === undefined ? null : minutesInWords(durationMinutes),
      ),
      part('goesWith', 'goes well with', ({ goesWith }) => goesWith?.join(', ')),
      part('nameFr', 'name in French', ({ nameFr }) => nameFr),
      part('source', 'status', ({ source }) => (source === 'proposed' ? 'a proposal' : 'kept')),
    ].flat();
  },
};

type Words = string | null | undefined;

/** Everything about the price stands under one path: who changes its kind changes all of it. */
function comparePricing(before: Service, after: Service): Difference[] {
  const subject = nameOf(before);
  if (before.pricingType !== after.pricingType)
    return differing(
      [after.id, 'price'],
      subject,
      pricingInWords(before),
      pricingInWords(after),
      'price',
    );
  if (after.pricingType === 'simple')
    return differing(
      [after.id, 'price', 'base'],
      subject,
      priceInWords(before.basePrice),
      priceInWords(after.basePrice),
      'price',
    );
  return after.pricingType === 'options' ? compareOptions(before, after) : [];
}

function compareOptions(before: Service, after: Service): Difference[] {
  const subject = nameOf(before);
  const wordsOf = (option: Option) => priceInWords(option.price) ?? 'No price yet';
  const optionName = ({ name }: Option) => name.trim() || 'unnamed option';
  const found = listed(
    before.options,
    after.options,
    {
      keyOf: ({ id }) => id,
      nameOf: optionName,
      wordsOf,
      partsOf: (was, now) => [
        ...differing([after.id, 'price', now.id, 'name'], subject, was.name, now.name, 'option'),
        ...differing(
          [after.id, 'price', now.id, 'amount'],
          subject,
          priceInWords(was.price),
          priceInWords(now.price),
          `${optionName(was)} price`,
        ),
      ],
    },
    [after.id, 'price'],
  );
  return found.map((difference) =>
    difference.part === null
      ? { ...difference, subject, part: `option ${difference.subject}` }
      : difference,
  );
}

/** What differs between two lists of services. */
export function compareServices(
  before: PublishedKnowledge['services'],
  after: PublishedKnowledge['services'],
): Difference[] {
  return [...listed(before, after, services), ...ordered(before, after, services)];
}
