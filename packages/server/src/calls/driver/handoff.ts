import { z } from 'zod';

/** What the caller speaks: whatever they hear outside the conversation is said in it. */
const language = z.enum(['en', 'fr']).catch('en');

const handoff = z.discriminatedUnion('kind', [
  /** Ring a person; `effectId` is the transfer the conversation asked for. */
  z.object({
    kind: z.literal('transfer'),
    effectId: z.string(),
    to: z.string(),
    reason: z.string(),
    language,
  }),
  /** The conversation is over. */
  z.object({ kind: z.literal('hangUp') }),
  /** We cannot go on: pass the caller to a person or take a message. */
  z.object({ kind: z.literal('rescue'), reason: z.string(), language }),
]);

/** Why we ended a session: what `end` carries to the carrier and its `action` request brings back. */
export type Handoff = z.infer<typeof handoff>;

export function writeHandoff(value: Handoff): string {
  return JSON.stringify(value);
}

/** Reads a handoff that has been to the carrier and back; null where it is not one of ours. */
export function readHandoff(text: string | undefined): Handoff | null {
  if (!text) return null;
  try {
    return handoff.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** What `setup.customParameters` brings when a transfer came back: which one, and what became of it. */
export const transferReturn = z.object({
  transferEffectId: z.string(),
  transferOutcome: z.enum(['answered', 'unanswered', 'busy', 'failed']),
});
export type TransferReturn = z.infer<typeof transferReturn>;
