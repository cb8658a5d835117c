import { type FoundHere, foundHereKey, read } from './made-here.ts';

/** What was found here last; null: nothing, or a set-up has gone on with it. */
export function readFoundHere(): FoundHere | null {
  return read(foundHereKey).find(isFoundHere) ?? null;
}

function isFoundHere(kept: unknown): kept is FoundHere {
  if (typeof kept !== 'object' || kept === null) return false;
  if (!('agent' in kept && 'agentId' in kept && 'businessId' in kept && 'claimToken' in kept))
    return false;
  const { agent, agentId, businessId, claimToken } = kept;
  const isToken = claimToken === null || typeof claimToken === 'string';
  return [agent, agentId, businessId].every((id) => typeof id === 'string') && isToken;
}
