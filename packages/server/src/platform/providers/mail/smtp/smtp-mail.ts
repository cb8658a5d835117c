import type { Transporter } from 'nodemailer';
import type { Mail } from '../interface.ts';

/**
 * Sends through a mail server. It is contacted with the first e-mail, not before.
 * @param url `smtp://` (STARTTLS where offered) or `smtps://`, credentials included.
 * @param from the sender, such as `Second Ring <calls@shop.example>`.
 */
export function smtpMail(url: string, from: string): Mail {
  let connecting: Promise<Transporter> | undefined;
  return {
    name: 'smtp',
    send: async ({ to, replyTo, subject, text, html }) => {
      connecting ??= connect(url);
      const transporter = await connecting;
      await transporter.sendMail({ from, to, replyTo, subject, text, html });
    },
  };
}

async function connect(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport(url);
}
