import type { Authenticated } from './authenticate.ts';

/** Who set up a second factor has not signed in before showing it. */
export function lacksSecondFactor({ person, session }: Authenticated): boolean {
  return session.aal === 'aal1' && person.factors.some((factor) => factor.status === 'verified');
}
