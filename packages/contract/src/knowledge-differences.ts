import { compareDetails } from './differences/compare-details.ts';
import { compareHours } from './differences/compare-hours.ts';
import { comparePromotions } from './differences/compare-promotions.ts';
import { compareNotes, compareQuestions } from './differences/compare-questions.ts';
import { compareServices } from './differences/compare-services.ts';
import { compareText, comparing, type Difference } from './differences/difference.ts';
import {
  type KnowledgeField,
  knowledgeFields,
  type PublishedKnowledge,
} from './knowledge-sections.ts';
import { minutesInWords } from './knowledge-words.ts';

export { type Difference, touchTheSame } from './differences/difference.ts';

type Compare<Field extends KnowledgeField> = (
  before: PublishedKnowledge[Field],
  after: PublishedKnowledge[Field],
  /** Those of either state, by whose names a promotion tells what it belongs to. */
  services: readonly { id: string; name: string }[],
) => Difference[];

const text =
  (field: KnowledgeField, name: string) => (before: string | null, after: string | null) =>
    compareText(field, [field], name, before, after);

const compareBooking: Compare<'booking'> = (before, after) => {
  const { differing } = comparing('booking');
  const onOrOff = (on: boolean) => (on ? 'On' : 'Off');
  return [
    differing(['enabled'], 'Booking', onOrOff(before.enabled), onOrOff(after.enabled)),
    differing(
      ['stepMinutes'],
      'Start times every',
      minutesInWords(before.stepMinutes),
      minutesInWords(after.stepMinutes),
    ),
    differing(
      ['capacity'],
      'Appointments at once',
      String(before.capacity),
      String(after.capacity),
    ),
    differing(
      ['leadMinutes'],
      'Booked ahead by at least',
      minutesInWords(before.leadMinutes),
      minutesInWords(after.leadMinutes),
    ),
  ].flat();
};

const comparisons: { [Field in KnowledgeField]: Compare<Field> } = {
  name: text('name', 'Name'),
  primary_industry: text('primary_industry', 'Primary Industry'),
  website: text('website', 'Website'),
  email: text('email', 'Email'),
  phone_number: text('phone_number', 'Phone'),
  address: text('address', 'Address'),
  geographic_service_area: text('geographic_service_area', 'Service Area'),
  about_us_text: text('about_us_text', 'About Us'),
  details: compareDetails,
  business_hours: compareHours,
  services: compareServices,
  promotions: comparePromotions,
  common_questions: compareQuestions,
  operational_notes: compareNotes,
  booking: compareBooking,
};

/**
 * What changes between two states of a business's knowledge, in the words of its owner, in the order
 * of the page. Empty where an owner could not tell them apart. A field that `after` leaves out stays.
 */
export function differencesBetween(
  before: PublishedKnowledge,
  after: Partial<PublishedKnowledge>,
): Difference[] {
  const whole: PublishedKnowledge = { ...before, ...after };
  const services = [...(whole.services ?? []), ...(before.services ?? [])];
  const compare = <Field extends KnowledgeField>(field: Field) =>
    comparisons[field](before[field], whole[field], services);
  return knowledgeFields.flatMap((field) => compare(field));
}
