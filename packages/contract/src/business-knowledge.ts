import {
  type BusinessHours,
  type FaqItem,
  type OperationsNote,
  type Promotion,
  type Service,
  weekdays,
} from '@second-ring/conversation';
import { z } from 'zod';
import {
  longestDayName,
  longestName,
  longestOffer,
  longestPrice,
  longestText,
  mostExceptions,
  mostItems,
  mostOptions,
  mostPromotions,
} from './knowledge-limits.ts';

/** What an owner tells us about the business: the sections of the training form. */

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write times as HH:MM, such as 09:00.');
const period = z.object({
  open: time,
  close: time,
  /** The owner's word that a close before the open is the next day's, and no slip. */
  pastMidnight: z.boolean().optional(),
});
const dayHours = period.extend({ isClosed: z.boolean(), more: z.array(period).max(5).optional() });
const weekHours = z.record(z.enum(weekdays), dayHours);
const hoursException = dayHours.extend({
  date: z.iso.date(),
  name: z.string().max(longestDayName).optional(),
});

export const businessHours = weekHours.and(
  z.object({ exceptions: z.array(hoursException).max(mostExceptions).optional() }),
) satisfies z.ZodType<BusinessHours>;

const itemId = z.string().min(1).max(200);
const shortText = z.string().max(longestName);
const longText = z.string().max(longestText);
const price = z.union([z.string().max(longestPrice), z.number().nonnegative()]).nullable();

export const service = z.object({
  id: itemId,
  name: shortText,
  description: longText.nullish(),
  pricingType: z.enum(['simple', 'options', 'dont_say']),
  basePrice: price.optional(),
  options: z
    .array(z.object({ id: itemId, name: shortText, price: price.optional() }))
    .max(mostOptions),
  source: z.string().max(50).optional(),
  goesWith: z.array(shortText).max(20).optional(),
  nameFr: shortText.optional(),
  durationMinutes: z.number().int().min(5).max(1440).optional(),
}) satisfies z.ZodType<Service>;

export const faqItem = z.object({
  id: itemId,
  question: longText,
  answer: z.enum(['yes', 'no', 'explain']),
  explanation: longText.nullish(),
  questionFr: longText.optional(),
  explanationFr: longText.optional(),
}) satisfies z.ZodType<FaqItem>;

export const operationsNote = z.object({
  id: itemId,
  title: shortText,
  content: longText,
  contentFr: longText.optional(),
}) satisfies z.ZodType<OperationsNote>;

const offer = z.string().max(longestOffer);

/** Runs on every day where neither of its days is given. */
export const promotion = z.object({
  id: itemId,
  title: shortText,
  offer,
  titleFr: shortText.optional(),
  offerFr: offer.optional(),
  /** Names or ids of services. */
  goesWith: z.array(shortText).max(20).optional(),
  firstDay: z.iso.date().optional(),
  lastDay: z.iso.date().optional(),
}) satisfies z.ZodType<Promotion>;

/** Loose: whatever else an import wrote there is shown as it is and kept. */
export const businessDetails = z.looseObject({
  summary: z
    .looseObject({
      core_purpose: longText.optional(),
      primary_value_proposition: longText.optional(),
    })
    .optional(),
  persona_and_style: z
    .looseObject({
      suggested_persona: longText.optional(),
      suggested_tone: longText.optional(),
      style_notes: longText.optional(),
    })
    .optional(),
  keywords_for_recognition: z.array(shortText).max(500).optional(),
  readiness_assessment: z
    .looseObject({
      summary: longText.optional(),
      strengths: z.array(longText).optional(),
      limitations: z.array(longText).optional(),
    })
    .optional(),
});

/** How appointments are taken. */
export const bookingSettings = z.object({
  enabled: z.boolean(),
  /** Appointments start on multiples of this, counted from midnight. */
  stepMinutes: z.number().int().min(5).max(240),
  /** How many appointments may run at once. */
  capacity: z.number().int().min(1).max(100),
  /** How far ahead an appointment must be booked. */
  leadMinutes: z.number().int().min(0).max(43_200),
});

/** When a transfer number may be rung: while the business is open, always, or in its own week. */
export const transferHours = z.union([z.enum(['open', 'always']), businessHours]);

export const services = z.array(service).max(mostItems);
export const commonQuestions = z.array(faqItem).max(mostItems);
export const operationalNotes = z.array(operationsNote).max(mostItems);
export const promotions = z.array(promotion).max(mostPromotions);
