import { createHmac } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';

/** What the carrier and the installation under test share; see `playwright.config.ts`. */
const token = 'a-token-for-tests';

/** Posts a form to one of the carrier's webhooks, signed as the carrier signs. */
export async function postAsCarrier(
  request: APIRequestContext,
  origin: string,
  path: string,
  form: Record<string, string>,
): Promise<void> {
  const url = `${origin}${path}`;
  const fields = Object.entries(form).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const signature = createHmac('sha1', token)
    .update(url + fields.flat().join(''))
    .digest('base64');
  const headers = { 'x-twilio-signature': signature };
  const answer = await request.post(path, { form, headers });
  if (!answer.ok()) throw new Error(`The carrier was refused: ${answer.status()}`);
}
