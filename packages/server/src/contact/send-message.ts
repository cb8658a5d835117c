import type { ContactMessage } from '@second-ring/contract';
import type { Services } from '../app.ts';
import { sendMail } from '../mailbox/send-mail.ts';
import { Refusal } from '../refusal.ts';
import { composeMessage } from './compose-message.ts';
import { findOperators } from './find-operators.ts';

type Room = Pick<Services, 'database' | 'jobs' | 'operatorEmails'>;

/**
 * Puts a visitor's message in the mail to every operator, all or none.
 * @throws Refusal `UNAVAILABLE` while the installation has no operator yet
 */
export async function sendMessage(
  { database, jobs, operatorEmails }: Room,
  message: ContactMessage,
): Promise<void> {
  const operators = await findOperators(database, operatorEmails);
  if (operators.length === 0) {
    throw new Refusal(
      'UNAVAILABLE',
      'Nobody reads messages here yet. Please keep yours and try again later.',
      'A message could not be sent: no operator is known. Sign up or set OPERATOR_EMAILS.',
    );
  }
  await database.transaction(async (transaction) => {
    for (const operator of operators) {
      await jobs.enqueue(transaction, sendMail, composeMessage(message, operator));
    }
  });
}
