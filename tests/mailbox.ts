import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';

interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** The newest mail to an address with a subject, once it has arrived: its link and its six digits. */
export async function newestMail(
  request: APIRequestContext,
  to: string,
  subject: string,
): Promise<{ link: string; code: string }> {
  let text = '';
  await expect
    .poll(
      async () => {
        const mails: Mail[] = await (await request.get('/dev/mail.json')).json();
        text = mails.find((mail) => mail.to === to && mail.subject === subject)?.text ?? '';
        return text;
      },
      { message: `“${subject}” to ${to}`, timeout: 15_000 },
    )
    .not.toBe('');
  const link = /https?:\/\/\S+/.exec(text)?.[0] ?? '';
  const code = /code: (\d{6})/.exec(text)?.[1] ?? '';
  return { link, code };
}
