import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

/** The e-mail of an installation that has no mail server. */
export const mailbox = pgTable(
  'mailbox',
  {
    id: id(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** The call it tells of, if any; the call may be gone. */
    callId: uuid('call_id'),
    sentAt: instant('sent_at').notNull().defaultNow(),
  },
  (table) => [
    index('mailbox_sent_at_idx').on(table.sentAt),
    index('mailbox_call_id_idx').on(table.callId),
  ],
);
