import type { Database } from '../../../database/database.ts';
import { mailbox } from '../../../database/schema/mailbox.ts';
import type { Mail } from '../interface.ts';

/** Keeps e-mail in this installation, to be read at `/dev/mail`. */
export function mailboxMail(database: Database): Mail {
  return {
    name: 'mailbox',
    send: async ({ to, subject, text, html, callId }) => {
      await database.insert(mailbox).values({ to, subject, text, html, callId });
    },
  };
}
