import type { APIRequestContext, Page } from '@playwright/test';
import { newestMail } from './mailbox.ts';

export interface Credentials {
  email: string;
  password: string;
}

const password = 'a long enough password';

/** The operators of the installation under test, one for each worker that may run at once. */
export const operatorEmails = [0, 1, 2, 3, 4, 5, 6, 7].map(
  (worker) => `operator-${worker}@example.com`,
);

/** The operator that a worker signs in as. */
export function operatorOf(worker: number): Credentials {
  return { email: operatorEmails[worker] ?? 'operator-0@example.com', password };
}

let made = 0;

/** Someone nobody knows yet. */
export function stranger(): Credentials {
  made += 1;
  return { email: `person-${process.pid}-${Date.now()}-${made}@example.com`, password };
}

/** Signs someone up and confirms their address, without a browser. */
export async function openAccount(
  request: APIRequestContext,
  { email, password }: Credentials,
): Promise<void> {
  await request.post('/auth/v1/signup', { data: { email, password } });
  const { code } = await newestMail(request, email, 'Confirm your email address');
  const token = { email, token: code, type: 'signup' };
  const answer = await request.post('/auth/v1/verify', { data: token });
  if (!answer.ok()) throw new Error(`${email} could not be confirmed: ${await answer.text()}`);
}

/** Gives the page a session, as if its person had signed in earlier. */
export async function giveSession(page: Page, credentials: Credentials): Promise<void> {
  const { request } = page;
  const ask = () => request.post('/auth/v1/token?grant_type=password', { data: credentials });
  let answer = await ask();
  if (!answer.ok()) {
    await openAccount(request, credentials);
    answer = await ask();
  }
  const session = await answer.text();
  await page.goto('/favicon.svg');
  await page.evaluate((text) => localStorage.setItem('second-ring-session', text), session);
}

/** The access token of whoever is signed in on a page, to ask the API as they would. */
export function sessionToken(page: Page): Promise<string> {
  return page.evaluate(
    () => JSON.parse(localStorage.getItem('second-ring-session') ?? '{}').access_token,
  );
}
