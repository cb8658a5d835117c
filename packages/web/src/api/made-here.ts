import { newId } from '@/components/knowledge/new-item.ts';

const claimTokensKey = 'claimTokens';

const ownAgentsKey = 'ownAgents';

const setUpIdKey = 'setUpId';
let setUpIdHere: string | undefined;

/** What this browser is recognised by, without an account, when it asks for the same agent again. */
export function setUpId(): string {
  try {
    setUpIdHere ??= localStorage.getItem(setUpIdKey) ?? undefined;
    setUpIdHere ??= newId();
    localStorage.setItem(setUpIdKey, setUpIdHere);
  } catch {
    // Storage may be refused: then it is recognised until this page is left.
    setUpIdHere ??= newId();
  }
  return setUpIdHere;
}

/** Keeps the proof of a business set up before signing up, until its owner claims it. */
export function keepClaimToken(token: string): void {
  writeTokens([...new Set([...readClaimTokens(), token])]);
}

/** The proofs kept on this device, oldest first. */
export function readClaimTokens(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(claimTokensKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter((token) => typeof token === 'string') : [];
  } catch {
    return [];
  }
}

/** Forgets a proof that has been used, or that the server no longer accepts. */
export function dropClaimToken(token: string): void {
  writeTokens(readClaimTokens().filter((kept) => kept !== token));
}

/** An agent that was made in this browser. */
export interface OwnAgent {
  agentId: string;
  businessId: string | null;
  /** Whether it was made of the set-up's answers, which are still here to be changed. */
  ofSetUp: boolean;
}

/** Remembers which agents were made here, so that after a call to one its owner is told what is next. */
export function keepOwnAgent(agent: OwnAgent): void {
  const others = readAll().filter(({ agentId }) => agentId !== agent.agentId);
  try {
    localStorage.setItem(ownAgentsKey, JSON.stringify([...others, agent]));
  } catch {
    // Storage may be refused: then nobody is told what is next.
  }
}

/** The agent of that id, if it was made here; null: it was not. */
export function findOwnAgent(agentId: string): OwnAgent | null {
  return readAll().find((agent) => agent.agentId === agentId) ?? null;
}

function writeTokens(tokens: string[]): void {
  try {
    localStorage.setItem(claimTokensKey, JSON.stringify(tokens));
  } catch {
    // Storage may be refused: the business can then be claimed until this page is left.
  }
}

function readAll(): OwnAgent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(ownAgentsKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isOwnAgent) : [];
  } catch {
    return [];
  }
}

/** By hand: the call page would carry a schema library for these three fields. */
function isOwnAgent(kept: unknown): kept is OwnAgent {
  if (typeof kept !== 'object' || kept === null) return false;
  if (!('agentId' in kept && 'businessId' in kept && 'ofSetUp' in kept)) return false;
  const { agentId, businessId, ofSetUp } = kept;
  const isBusiness = businessId === null || typeof businessId === 'string';
  return typeof agentId === 'string' && isBusiness && typeof ofSetUp === 'boolean';
}
