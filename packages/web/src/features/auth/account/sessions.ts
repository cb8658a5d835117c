import { z } from 'zod';
import { auth } from '../session/auth.ts';
import { readInstallation } from '../session/open-auth-client.ts';
import { keepsOwnAccounts } from '../session/own-accounts.ts';

const signedInPlaces = z.array(
  z.object({
    id: z.string(),
    user_agent: z.string().nullable(),
    last_used_at: z.string(),
    current: z.boolean(),
  }),
);

/** A place where someone is signed in. */
export type SignedInPlace = z.infer<typeof signedInPlaces>[number];

/** Where one is signed in, this browser first; null where accounts are hosted, which do not say. */
export async function readSessions(): Promise<SignedInPlace[] | null> {
  if (!keepsOwnAccounts(await readInstallation())) return null;
  return signedInPlaces.parse(await ask('/sessions', 'GET'));
}

/** Ends one session; ended already is as good. Throws when it was not ended. */
export async function endSession(id: string): Promise<void> {
  await ask(`/sessions/${encodeURIComponent(id)}`, 'DELETE', [404]);
}

async function ask(path: string, method: string, tolerated: number[] = []): Promise<unknown> {
  const [installation, token] = await Promise.all([readInstallation(), auth.accessToken()]);
  const response = await fetch(`${installation.auth.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
  });
  if (response.ok || tolerated.includes(response.status)) return response.json();
  throw new Error('Your sessions could not be reached. Try again in a moment.');
}
