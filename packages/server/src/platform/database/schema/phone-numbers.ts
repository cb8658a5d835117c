import { lineProblems } from '@second-ring/contract';
import { boolean, index, pgTable, pgView, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';

/** The pool of numbers agents answer on. Which agent has one is the agent's to say. */
export const phoneNumbers = pgTable(
  'phone_numbers',
  {
    id: id(),
    /** E.164. */
    phoneNumber: text('phone_number').notNull().unique(),
    /** The carrier's id (`PN…`); null: a number no carrier knows. */
    twilioSid: text('twilio_sid').unique(),
    status: text('status').notNull().default('active'),
    /** Whether another agent may have it after one let go of it. */
    reusable: boolean('reusable').notNull().default(true),
    /** A province's or state's postal abbreviation, such as `BC`. */
    region: text('region'),
    /** Whether the carrier lets it text US phones (10DLC registration, toll-free verification). */
    smsApproved: boolean('sms_approved').notNull().default(false),
    /** Why the carrier sends its calls elsewhere or nowhere; null: they come here, as far as is known. */
    lineProblem: text('line_problem', { enum: lineProblems }),
    /** When an agent last got it; null: never. */
    assignedAt: instant('assigned_at'),
    /**
     * When an agent last let go of it after calls had come to it, of browsers only where the business
     * was somebody's; null: never, or an operator has freed it since. The database writes it whenever an agent's number changes.
     */
    letGoAt: instant('let_go_at'),
    /** The business that let go of it then. It may have gone since. */
    letGoBy: uuid('let_go_by'),
    createdAt: createdAt(),
  },
  (table) => [index('phone_numbers_created_at_idx').on(table.createdAt, table.id)],
);

/** The numbers agents answer on. It does not say whose they are, so that every owner may read it. */
export const heldNumbers = pgView('held_numbers', {
  id: uuid('id').notNull(),
  phoneNumber: text('phone_number').notNull(),
}).existing();
