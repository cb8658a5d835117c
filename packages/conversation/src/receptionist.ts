import type { ReceptionistProfile } from './conversation.ts';

/** A profile made ready to answer: what every turn needs is computed once, here. Immutable. */
export interface Receptionist {
  readonly profile: ReceptionistProfile;
}

/** Prepares a profile for calls. Pure; keep the result for as long as the knowledge is unchanged. */
export function prepareReceptionist(profile: ReceptionistProfile): Receptionist {
  return { profile };
}
