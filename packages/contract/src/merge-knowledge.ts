import { weekdays } from '@second-ring/conversation';
import {
  type KnowledgeField,
  knowledgeFields,
  type PublishedKnowledge,
} from './knowledge-sections.ts';
import { mergeList, mergeRecord, mergeValue } from './merge-lists.ts';
import { isSameJson } from './same-json.ts';

type Known<Field extends KnowledgeField> = NonNullable<PublishedKnowledge[Field]>;
type Merge<Field extends KnowledgeField> = (
  base: PublishedKnowledge[Field],
  mine: PublishedKnowledge[Field],
  theirs: PublishedKnowledge[Field],
) => PublishedKnowledge[Field];

const idOf = ({ id }: { id: string }) => id;

type Service = Known<'services'>[number];

/** A price of another kind is another price; within one kind each option is for itself. */
function mergeService(base: Service, mine: Service, theirs: Service): Service {
  const alike = base.pricingType === mine.pricingType && mine.pricingType === theirs.pricingType;
  if (!alike) return mergeRecord(base, mine, theirs, [['pricingType', 'basePrice', 'options']]);
  const options = mergeList(base.options, mine.options, theirs.options, idOf, mergeRecord);
  return { ...mergeRecord(base, mine, theirs), options };
}

type Promotion = Known<'promotions'>[number];

/** A first day of mine with a last day of theirs may be no days at all. */
function mergePromotion(base: Promotion, mine: Promotion, theirs: Promotion): Promotion {
  return mergeRecord(base, mine, theirs, [['firstDay', 'lastDay']]);
}

type Question = Known<'common_questions'>[number];

function mergeQuestion(base: Question, mine: Question, theirs: Question): Question {
  return mergeRecord(base, mine, theirs, [['answer', 'explanation', 'explanationFr']]);
}

/** A day is one thing: an opening of mine with a closing of theirs may be no hours at all. */
function mergeHours(
  base: Known<'business_hours'>,
  mine: typeof base,
  theirs: typeof base,
): typeof base {
  const { exceptions: _, ...week } = mine;
  const merged = { ...week };
  for (const weekday of weekdays)
    merged[weekday] = mergeValue(base[weekday], mine[weekday], theirs[weekday]);
  const lists = [base, mine, theirs].map(({ exceptions = [] }) => exceptions);
  const [known = [], ours = [], other = []] = lists;
  const exceptions = mergeList(known, ours, other, ({ date }) => date);
  return exceptions.length > 0 ? { ...merged, exceptions } : merged;
}

function mergeDetails(base: Known<'details'>, mine: typeof base, theirs: typeof base): typeof base {
  const merged = mergeRecord(base, mine, theirs);
  if (mine.summary && theirs.summary)
    merged.summary = mergeRecord(base.summary ?? {}, mine.summary, theirs.summary);
  const { persona_and_style: style } = mine;
  if (style && theirs.persona_and_style)
    merged.persona_and_style = mergeRecord(
      base.persona_and_style ?? {},
      style,
      theirs.persona_and_style,
    );
  const key = 'keywords_for_recognition';
  const [ours, other] = [mine[key], theirs[key]];
  if (ours && other) merged[key] = mergeList(base[key] ?? [], ours, other, (keyword) => keyword);
  return merged;
}

/** Merges what is there on all three sides; where one side has nothing, all of it is mine or theirs. */
function whereKnown<Field extends KnowledgeField>(
  merge: (base: Known<Field>, mine: Known<Field>, theirs: Known<Field>) => Known<Field>,
): Merge<Field> {
  return (base, mine, theirs) =>
    base && mine && theirs && !isSameJson(base, mine)
      ? merge(base, mine, theirs)
      : mergeValue(base, mine, theirs);
}

const merges: { [Field in KnowledgeField]: Merge<Field> } = {
  name: mergeValue,
  primary_industry: mergeValue,
  website: mergeValue,
  email: mergeValue,
  phone_number: mergeValue,
  address: mergeValue,
  geographic_service_area: mergeValue,
  about_us_text: mergeValue,
  details: whereKnown<'details'>(mergeDetails),
  business_hours: whereKnown<'business_hours'>(mergeHours),
  services: (base, mine, theirs) =>
    mergeLists(base, mine, theirs, (...lists) => mergeList(...lists, idOf, mergeService)),
  promotions: (base, mine, theirs) =>
    mergeLists(base, mine, theirs, (...lists) => mergeList(...lists, idOf, mergePromotion)),
  common_questions: (base, mine, theirs) =>
    mergeLists(base, mine, theirs, (...lists) => mergeList(...lists, idOf, mergeQuestion)),
  operational_notes: (base, mine, theirs) =>
    mergeLists(base, mine, theirs, (...lists) => mergeList(...lists, idOf, mergeRecord)),
  booking: mergeRecord,
};

/** No list is an empty list, unless that is what I made of it. */
function mergeLists<Item>(
  base: Item[] | null,
  mine: Item[] | null,
  theirs: Item[] | null,
  merge: (base: Item[], mine: Item[], theirs: Item[]) => Item[],
): Item[] | null {
  if (isSameJson(base, mine)) return theirs;
  const merged = merge(base ?? [], mine ?? [], theirs ?? []);
  return merged.length === 0 && mine === null ? null : merged;
}

/**
 * Puts one person's unpublished sections over what another published meanwhile: whatever `mine` did
 * not change since `base` is as in `theirs`. Only the sections of `mine` are answered.
 */
export function mergeKnowledge(
  base: PublishedKnowledge,
  mine: Partial<PublishedKnowledge>,
  theirs: PublishedKnowledge,
): Partial<PublishedKnowledge> {
  const merged: Partial<PublishedKnowledge> = {};
  const merge = <Field extends KnowledgeField>(field: Field) => {
    const own = mine[field];
    if (own !== undefined) merged[field] = merges[field](base[field], own, theirs[field]);
  };
  for (const field of knowledgeFields) merge(field);
  return merged;
}
