import type { ForwardingStatus } from '@second-ring/contract';
import { writtenNumber } from '@/components/phone-number.tsx';

/** What does not leave this installation. */
export interface Unsent {
  texts: boolean;
  mails: boolean;
}

type Recipients = Pick<
  ForwardingStatus,
  'recipient' | 'recipient_number_unproved' | 'recipient_email_unproved' | 'texts_from'
>;

/**
 * What of a business's summaries does not arrive, and where they go instead: one paragraph for the
 * installation, one for the number and one for the address. Agreement is never assumed. Pure.
 */
export function whatIsNotSent(status: Recipients, unsent: Unsent, hasAccount: boolean): string[] {
  if (unsent.texts && unsent.mails)
    return [
      'Neither a phone company nor a mail server is connected here yet, so summaries reach nobody. You can read them under Call Logs when you are signed in.',
    ];
  return [
    unsent.texts ? textsUnsent(status, hasAccount) : numberUnsent(status),
    unsent.mails ? mailsUnsent(status) : emailUnsent(status, hasAccount),
  ].filter((sentences) => sentences !== '');
}

function textsUnsent(status: Recipients, hasAccount: boolean): string {
  const { recipient, recipient_email_unproved } = status;
  const unsent = 'No phone company is connected here yet, so texts are only simulated.';
  if (recipient_email_unproved) return unsent;
  return recipient.email !== null || hasAccount
    ? `${unsent} Summaries go by email.`
    : `${unsent} Enter an email address to get summaries by email.`;
}

function mailsUnsent(status: Recipients): string {
  const unsent = 'No mail server is connected here yet, so emails are not sent.';
  const { recipient, recipient_number_unproved, texts_from } = status;
  if (texts_from === null)
    return `${unsent} Summaries reach nobody: you can read them under Call Logs when you are signed in.`;
  if (recipient.number === null) return `${unsent} Enter a mobile number to get summaries by text.`;
  return recipient_number_unproved ? unsent : `${unsent} Summaries go by text.`;
}

function numberUnsent({ recipient, recipient_number_unproved, texts_from }: Recipients): string {
  if (recipient.number === null) return '';
  const number = writtenNumber(recipient.number);
  if (texts_from === null)
    return `No summary is texted to ${number}: your AI employee has no number that texts leave from.`;
  return recipient_number_unproved
    ? `No summary is texted to ${number} yet. Reply YES there to the text from ${writtenNumber(texts_from)}. If there is none from the last three days, press “Save and send a test”.`
    : '';
}

function emailUnsent(status: Recipients, hasAccount: boolean): string {
  const { recipient, recipient_email_unproved } = status;
  if (recipient.email === null || !recipient_email_unproved) return '';
  const instead = hasAccount ? ' Until then they go to the address of your account.' : '';
  return `No summary is emailed to ${recipient.email} yet. Press the button in the email we sent there. If there is none from the last seven days, press “Save and send a test”.${instead}`;
}
