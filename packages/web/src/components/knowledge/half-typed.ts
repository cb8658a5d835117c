import type {
  BusinessHours,
  FaqItem,
  OperationsNote,
  Promotion,
  Service,
} from '@second-ring/conversation';
import { z } from 'zod';

/*
 * Knowledge as it stands while it is being typed, to be read back from where a browser kept it.
 * Looser than the contract on purpose: half-typed hours and texts that are too long are kept too,
 * and so is whatever else an item carries.
 */

const text = z.string().optional();
const price = z.union([z.string(), z.number()]).nullish();
const period = z.looseObject({
  open: z.string(),
  close: z.string(),
  pastMidnight: z.boolean().optional(),
});
const day = period.extend({ isClosed: z.boolean(), more: z.array(period).optional() });

export const halfTypedHours = z.object({
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: day,
  sunday: day,
  exceptions: z.array(day.extend({ date: z.string(), name: text })).optional(),
}) satisfies z.ZodType<BusinessHours>;

const service = z.looseObject({
  id: z.string(),
  name: z.string(),
  description: z.string().nullish(),
  pricingType: z.enum(['simple', 'options', 'dont_say']),
  basePrice: price,
  options: z.array(z.looseObject({ id: z.string(), name: z.string(), price })),
  source: text,
  goesWith: z.array(z.string()).optional(),
  nameFr: text,
  durationMinutes: z.number().optional(),
}) satisfies z.ZodType<Service>;
export const halfTypedServices = z.array(service);

const promotion = z.looseObject({
  id: z.string(),
  title: z.string(),
  offer: z.string(),
  titleFr: text,
  offerFr: text,
  goesWith: z.array(z.string()).optional(),
  firstDay: text,
  lastDay: text,
}) satisfies z.ZodType<Promotion>;
export const halfTypedPromotions = z.array(promotion);

const question = z.looseObject({
  id: z.string(),
  question: z.string(),
  answer: z.enum(['yes', 'no', 'explain']),
  explanation: z.string().nullish(),
  questionFr: text,
  explanationFr: text,
}) satisfies z.ZodType<FaqItem>;
export const halfTypedQuestions = z.array(question);

const note = z.looseObject({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  contentFr: text,
}) satisfies z.ZodType<OperationsNote>;
export const halfTypedNotes = z.array(note);

/** What a browser kept, read by its schema; null where it kept nothing, or anything else. */
export function readKept<Kept>(schema: z.ZodType<Kept>, stored: string | null): Kept | null {
  if (stored === null) return null;
  try {
    const read = schema.safeParse(JSON.parse(stored));
    return read.success ? read.data : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
