import type { Database } from '../../../database/database.ts';
import { mailbox } from '../../../database/schema/mailbox.ts';
import type { Mail } from '../interface.ts';

/** A terminal that mail to some addresses is shown on as well. */
export interface MailTerminal {
  /** In lower case. */
  addresses: readonly string[];
  print: (text: string) => void;
}

/**
 * Shows mail where only whoever started the server reads it. What strangers wrote cannot steer the
 * terminal.
 */
export function onTerminal(mail: Mail, { addresses, print }: MailTerminal): Mail {
  return {
    name: mail.name,
    send: async (message) => {
      await mail.send(message);
      const { to, subject, text } = message;
      if (!addresses.includes(to.toLowerCase())) return;
      print(`\nMail to ${to}: ${subject}\n${text}\n`.replaceAll(/[^\P{C}\n]/gu, ''));
    },
  };
}

/** Keeps e-mail in this installation, to be read at `/dev/mail`. */
export function mailboxMail(database: Database): Mail {
  return {
    name: 'mailbox',
    send: async ({ to, subject, text, html, callId }) => {
      await database.insert(mailbox).values({ to, subject, text, html, callId });
    },
  };
}
