const claimTokensKey = 'claimTokens';

const ownAgentsKey = 'ownAgents';

let setUpIdHere = '';

/**
 * What this browser is recognised by, without an account, when it asks for the same agent again;
 * undefined on pages without TLS, where browsers make no ids.
 */
export function setUpId(): string | undefined {
  const [kept] = read('setUpId');
  setUpIdHere ||= typeof kept === 'string' ? kept : (crypto.randomUUID?.() ?? '');
  if (!setUpIdHere) return undefined;
  write('setUpId', [setUpIdHere]);
  return setUpIdHere;
}

/** Keeps the proof of a business set up before signing up, until its owner claims it. */
export function keepClaimToken(token: string): void {
  writeTokens([...new Set([...readClaimTokens(), token])]);
}

/** The proofs kept on this device, oldest first. */
export function readClaimTokens(): string[] {
  return read(claimTokensKey).filter((token) => typeof token === 'string');
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
  write(ownAgentsKey, [...readAll().filter(({ agentId }) => agentId !== agent.agentId), agent]);
}

/** The agent of that id, if it was made here; null: it was not. */
export function findOwnAgent(agentId: string): OwnAgent | null {
  return readAll().find((agent) => agent.agentId === agentId) ?? null;
}

/** A business that was found on the front page, and that nobody has trained yet. */
export interface FoundHere {
  /** The number its AI employee answers on, E.164. */
  agent: string;
  agentId: string;
  businessId: string;
  /** Null: a signed-in owner has it already. */
  claimToken: string | null;
}

export const foundHereKey = 'foundHere';

/** Remembers what was found here, for the set-up that follows; null: nothing of it is wanted any more. */
export function keepFoundHere(found: FoundHere | null): void {
  write(foundHereKey, found ? [found] : []);
}

function writeTokens(tokens: string[]): void {
  write(claimTokensKey, tokens);
}

function readAll(): OwnAgent[] {
  return read(ownAgentsKey).filter(isOwnAgent);
}

function write(key: string, kept: readonly unknown[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Storage may be refused: it is then forgotten when this page is left.
  }
}

/** What is kept under a key; nothing where this browser keeps nothing. */
export function read(key: string): unknown[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept : [];
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
