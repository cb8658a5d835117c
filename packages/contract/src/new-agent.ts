import { z } from 'zod';
import { rowId } from './list.ts';
import { forAnyone } from './procedure.ts';

/** An agent that was just made, or that the same place or website already had. */
export const newAgent = z.object({
  /** The number it answers on, E.164. */
  agent: z.string(),
  agentId: rowId,
  businessId: rowId,
  /**
   * Lets whoever set the business up claim it after signing up. Null where there is nothing left
   * to claim: a signed-in owner has it already, and one that existed is claimed by who set it up.
   */
  claimToken: z.string().nullable(),
});
export type NewAgent = z.infer<typeof newAgent>;

/** Sentences of the screens that the server says too. */
export const newAgentSentences = {
  invalidPlace: 'Please select a valid business from the suggestions.',
  emptyWebsite: 'Please enter a website URL',
} as const;

/**
 * Chosen by a browser and told to nobody else: who asks again without an account is recognised by it,
 * and others of the same network are not taken for them.
 */
const setUpId = z.uuid().optional();

export const newAgents = {
  fromGooglePlace: forAnyone(10)
    .route({
      method: 'POST',
      path: '/agents/create-from-google-place',
      tags: ['New agents'],
      summary: 'Makes an agent of a place as Google Maps gives it, old form or new',
    })
    .input(z.looseObject({ setUpId }))
    .output(newAgent),
  fromWebsite: forAnyone(10)
    .route({
      method: 'POST',
      path: '/agents/create-from-website',
      tags: ['New agents'],
      summary: 'Reads a website, 15 seconds at most, and makes an agent of what it says',
    })
    .input(
      z.object({
        website: z.string().max(2000).default(''),
        /** Chosen by the caller, to follow the reading meanwhile. */
        importId: z.uuid().optional(),
        setUpId,
      }),
    )
    .output(newAgent),
};
