import { trialHours } from '@second-ring/contract/trial';
import { readClaimTokens } from '@/api/made-here.ts';
import type { ReadyAgent } from './agent-ready.tsx';
import { readyKey } from './ready-key.ts';

interface Kept extends ReadyAgent {
  /** Milliseconds since the Unix epoch: the end of its trial. */
  until: number;
  /** Whether whoever made it could claim it. */
  isClaimable: boolean;
}

/** Keeps the employee that was made, for as long as this tab and its trial last. */
export function keepReady(ready: ReadyAgent): void {
  if (readReady()?.agent.phoneNumber === ready.agent.phoneNumber) return;
  const until = Date.now() + trialHours * 3_600_000;
  const kept: Kept = { ...ready, until, isClaimable: readClaimTokens().length > 0 };
  try {
    sessionStorage.setItem(readyKey, JSON.stringify(kept));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Forgets it: another one is wanted. */
export function forgetReady(): void {
  try {
    sessionStorage.removeItem(readyKey);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** The employee made in this tab; null once its trial is over or somebody has claimed it. */
export function readReady(): ReadyAgent | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(readyKey) ?? 'null');
    if (!isKept(kept) || kept.until < Date.now()) return null;
    return kept.isClaimable && readClaimTokens().length === 0 ? null : kept;
  } catch {
    // Refused or written by somebody else: there is none to show.
    return null;
  }
}

/** By hand: the front page would carry a schema library for these few fields. */
function isKept(kept: unknown): kept is Kept {
  if (typeof kept !== 'object' || kept === null) return false;
  if (!('agent' in kept && 'hasLine' in kept && 'until' in kept && 'isClaimable' in kept))
    return false;
  const { agent, hasLine, until, isClaimable } = kept;
  if (typeof agent !== 'object' || agent === null) return false;
  if (!('phoneNumber' in agent && 'agentId' in agent)) return false;
  const { phoneNumber, agentId } = agent;
  return (
    typeof phoneNumber === 'string' &&
    (agentId === null || typeof agentId === 'string') &&
    typeof hasLine === 'boolean' &&
    typeof until === 'number' &&
    typeof isClaimable === 'boolean'
  );
}
