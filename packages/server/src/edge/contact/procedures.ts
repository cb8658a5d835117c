import type { ContactMessage } from '@second-ring/contract';
import { LRUCache } from 'lru-cache';
import { siteOf } from '../../platform/http/network.ts';
import { escapeHtml } from '../../platform/mail/mail-page.ts';
import { findOperators, sendMail } from '../../platform/mail/send-mail.ts';
import {
  contactShares,
  type MailBudget,
  strangersBudgets,
  takeStrangersMail,
} from '../../platform/mail/strangers-mail.ts';
import type { OutgoingMail } from '../../platform/providers/mail/interface.ts';
import { Refusal, TooManyRequests } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { procedures } from '../../platform/tenant-guard/procedures.ts';

const messagesPerDay = 20;
const secondsOfDay = 86_400;

export function contactProcedures(
  services: Pick<Services, 'database' | 'jobs' | 'operatorEmails'>,
) {
  const { contact } = procedures;
  const sent = new LRUCache<string, number>({ max: rememberedSites, ttl: secondsOfDay * 1_000 });
  return {
    send: contact.send.handler(async ({ input, context }) => {
      await context.limitRate('contact', messagesPerDay, secondsOfDay);
      if (input.website !== '') return { sent: true as const };
      const site = siteOf(context.address ?? 'unknown');
      const before = sent.get(site) ?? 0;
      if (before >= contactShares.ofSite) throw tooManyMessages();
      // What is kept for others keeps a few networks from closing the form to everybody.
      const budget = before > 0 ? contactShares.ofSeenSites : strangersBudgets.contact;
      sent.set(site, before + 1, { noUpdateTTL: true });
      await sendMessage(services, input, budget);
      return { sent: true as const };
    }),
  };
}

/** Sites whose messages of the day are counted, by this instance. */
const rememberedSites = 50_000;

function tooManyMessages(): TooManyRequests {
  return new TooManyRequests(
    'Very many people have written to us today. Please keep your message and try again later.',
  );
}

type Room = Pick<Services, 'database' | 'jobs' | 'operatorEmails'>;

/**
 * Puts a visitor's message in the mail to every operator, all or none.
 * @throws Refusal `UNAVAILABLE` while the installation has no operator yet; TooManyRequests
 */
async function sendMessage(
  { database, jobs, operatorEmails }: Room,
  message: ContactMessage,
  budget: MailBudget,
): Promise<void> {
  const operators = await findOperators(database, operatorEmails);
  if (operators.length === 0) {
    throw new Refusal(
      'UNAVAILABLE',
      'This site is still being set up, so your message cannot reach whoever runs it yet. It was not sent: please keep it and try again later.',
      'A message could not be sent: no operator is known. Sign up or set OPERATOR_EMAILS.',
    );
  }
  await database.transaction(async (transaction) => {
    if (!(await takeStrangersMail(transaction, 'contact', budget, Date.now())))
      throw tooManyMessages();
    for (const operator of operators) {
      await jobs.enqueue(transaction, sendMail, composeMessage(message, operator));
    }
  });
}

/** The e-mail an operator gets of a message from the contact page; an answer goes to its writer. */
function composeMessage({ name, email, message }: ContactMessage, operator: string): OutgoingMail {
  const from = `${name} <${email}>`;
  return {
    to: operator,
    replyTo: email,
    subject: `Message from ${name}`,
    text: `${from} wrote on the contact page:\n\n${message}\n\nAnswer this email to write back.\n`,
    html: [
      '<!doctype html><html lang="en"><body style="font-family:sans-serif;color:#222;max-width:640px">',
      `<p><strong>${escapeHtml(from)}</strong> wrote on the contact page:</p>`,
      `<p style="white-space:pre-wrap">${escapeHtml(message)}</p>`,
      '<p style="color:#666">Answer this email to write back.</p></body></html>',
    ].join(''),
  };
}
