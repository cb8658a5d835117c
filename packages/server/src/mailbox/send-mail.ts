import { z } from 'zod';
import { type Job, type Worker, worker } from '../jobs/job.ts';
import type { Mail, OutgoingMail } from '../providers/mail/interface.ts';

/** Sends one e-mail, for a person who may wait seconds but not for ever. */
export const sendMail: Job<OutgoingMail> = {
  name: 'send-mail',
  atOnce: 4,
  hasUrgentQueue: true,
  payload: z.object({
    to: z.string(),
    replyTo: z.string().optional(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    callId: z.string().optional(),
  }),
};

export function mailWorker(mail: Mail): Worker {
  return worker(sendMail, (message) => mail.send(message));
}
