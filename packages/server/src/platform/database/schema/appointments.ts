import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { businesses } from './businesses.ts';
import { callLogs } from './call-logs.ts';
import { createdAt, id, instant, updatedAt } from './columns.ts';

/** What a business has promised its time to. The id is also the event's UID in calendars. */
export const appointments = pgTable(
  'appointments',
  {
    id: id(),
    businessId: uuid('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    /** The call it was made on, if any. */
    callId: uuid('call_id').references(() => callLogs.id, { onDelete: 'set null' }),
    serviceId: text('service_id'),
    /** As it was called when booked: the owner may rename or drop the service. */
    serviceName: text('service_name'),
    customerName: text('customer_name'),
    /** E.164. */
    customerPhone: text('customer_phone'),
    startAt: instant('start_at').notNull(),
    /** Exclusive. */
    endAt: instant('end_at').notNull(),
    note: text('note'),
    /** Whether it was made on a test call: it holds no time, and no customer comes. */
    test: boolean('test').notNull().default(false),
    status: text('status').$type<'booked' | 'cancelled'>().notNull().default('booked'),
    /** Rises with every change, as calendars expect (RFC 5545, 3.8.7.4). */
    sequence: integer('sequence').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('appointments_business_id_idx').on(table.businessId, table.startAt, table.id),
    index('appointments_customer_phone_idx').on(table.businessId, table.customerPhone),
    check('appointments_end_after_start', sql`${table.endAt} > ${table.startAt}`),
  ],
);

/** Every change ever made, under the key it was asked for with: asked again, it is made once. */
export const appointmentChanges = pgTable(
  'appointment_changes',
  {
    key: text('key').primaryKey(),
    appointmentId: uuid('appointment_id')
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    action: text('action').$type<'booked' | 'moved' | 'cancelled'>().notNull(),
    /** The times it held from then on. */
    startAt: instant('start_at').notNull(),
    endAt: instant('end_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('appointment_changes_appointment_id_idx').on(table.appointmentId)],
);
