import { z } from 'zod';
import { emailAddress } from './email-address.ts';
import { forAnyone } from './procedure.ts';

/** One line: what a mail's header may carry. */
const line = (longest: number) => z.string().transform(inOneLine).pipe(z.string().max(longest));

/** Marks that nobody sees and that turn what stands around them about. */
const unseen = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

function inOneLine(text: string): string {
  return text.replaceAll(unseen, '').replaceAll(/\s+/g, ' ').trim();
}

const longestContactMessage = 5000;

const contactMessage = z.object({
  name: line(200).pipe(z.string().min(1, 'Enter your name.')),
  email: emailAddress('Enter an email address, such as you@example.com.'),
  message: z
    .string()
    .trim()
    .min(1, 'Write your message.')
    .max(longestContactMessage, `Keep it under ${longestContactMessage} characters.`),
  /** Hidden from people: whoever fills it in is a program, and is answered as if all were well. */
  website: z.string().max(2000).default(''),
});
export type ContactMessage = z.infer<typeof contactMessage>;

export const contact = {
  send: forAnyone(5)
    .route({
      method: 'POST',
      path: '/contact',
      tags: ['Installation'],
      summary: 'Sends a message to the operators by mail',
    })
    .input(contactMessage)
    .output(z.object({ sent: z.literal(true) })),
};
