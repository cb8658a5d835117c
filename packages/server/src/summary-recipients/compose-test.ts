import { mailPage } from '../mailbox/mail-page.ts';

const words =
  'This is a test from Second Ring. Summaries of your calls will arrive here. If you did not ask for them, you can ignore this.';

/**
 * The text that proves a number. Nothing in it was typed by whoever asks for it: it goes to people
 * who may not have asked.
 */
export const testText = words;

/** The mail that proves an address, made of nothing that was typed either. */
export function testMail() {
  const subject = 'Test: your call summaries will arrive here';
  const body = `<p style="margin:0;font-size:18px;line-height:1.4">${words}</p>`;
  return { subject, text: words, html: mailPage({ title: subject, body, width: 480 }) };
}
