import type { Services } from '../../platform/services.ts';
import { procedures } from '../../platform/tenant-guard/procedures.ts';
import { sendMessage } from './send-message.ts';

const messagesPerDay = 20;
const secondsOfDay = 86_400;

export function contactProcedures(
  services: Pick<Services, 'database' | 'jobs' | 'operatorEmails'>,
) {
  const { contact } = procedures;
  return {
    send: contact.send.handler(async ({ input, context }) => {
      await context.limitRate('contact', messagesPerDay, secondsOfDay);
      if (input.website === '') await sendMessage(services, input);
      return { sent: true as const };
    }),
  };
}
