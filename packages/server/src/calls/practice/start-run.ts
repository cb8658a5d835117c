import type { BusinessChange, PracticeKind, PracticeLoad } from '@second-ring/contract';
import { practiceGoals } from '@second-ring/conversation';
import { reachOf } from '../../lines/messages/recipients.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { Refusal, TooManyRequests } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import type { Scope } from '../../platform/tenant-guard/person.ts';
import type { RunOrder } from './hold-run.ts';
import type { Practice } from './open-practice.ts';
import { readStagedGround } from './staged-ground.ts';
import { beginRun, endLost, type StoredRun, takenToday } from './store-run.ts';

/** A day's share that is left must hold at least a call. */
const fewestTokens = 10_000;

/**
 * Stores a run of practice calls as running, and answers what is to be held. Refuses with
 * `NOT_FOUND` outside the scope, `NO_LANGUAGE_MODEL`, `PRACTICE_RUNNING` while another is held,
 * `TOO_MANY_REQUESTS` once the day's share is used up, `INVALID_REQUEST` where no call is kept.
 */
export async function startRun(
  database: Queryable,
  {
    practice,
    tolls,
    config,
    now,
  }: Pick<Services, 'tolls' | 'config'> & { practice: Practice; now: number },
  scope: Scope,
  { id: businessId, kind, staged }: { id: string; kind: PracticeKind; staged: BusinessChange },
): Promise<{ run: StoredRun; order: RunOrder }> {
  const ground = await readStagedGround(database, scope, businessId, {
    staged,
    countries: tolls.countries,
    reach: reachOf(config),
    now,
  });
  if (!practice.available)
    throw new Refusal(
      'NO_LANGUAGE_MODEL',
      'Practice calls need a language model, and there is none here.',
    );
  if (kind === 'kept' && ground.kept.length === 0)
    throw new Refusal(
      'INVALID_REQUEST',
      'No calls are kept yet. Open a call in the call log and choose “Keep as rehearsal”.',
    );
  await endLost(database, businessId);
  const taken = await takenToday(database, businessId, now);
  const most = leftOf(practice.most, taken);
  if (most.tokens < fewestTokens || most.requests < 1) throw limitReached(now);
  if (!practice.hasRoom)
    throw new Refusal(
      'UNAVAILABLE',
      'Other businesses hold practice calls right now. Please try again in a few minutes.',
    );
  const total = kind === 'kept' ? ground.kept.length : practiceGoals.length;
  const run = await beginRun(database, {
    businessId,
    kind,
    total,
    staged: Object.keys(staged).length > 0,
  });
  if (!run)
    throw new Refusal(
      'PRACTICE_RUNNING',
      'Practice calls are being held for this business. Wait for them, or cancel them first.',
    );
  const { profile, booking, kept } = ground;
  const seed = Math.floor(now / 1_000);
  const order = { runId: run.id, profile, booking, seed, most };
  return { run, order: { ...order, kept: kind === 'kept' ? kept : null } };
}

/** What a run may take: its own share, and no more than is left of the day's. */
function leftOf(
  { perRun, perDay }: { perRun: PracticeLoad; perDay: PracticeLoad },
  taken: PracticeLoad,
): PracticeLoad {
  return {
    requests: Math.min(perRun.requests, perDay.requests - taken.requests),
    tokens: Math.min(perRun.tokens, perDay.tokens - taken.tokens),
  };
}

function limitReached(now: number): Refusal {
  const midnight = new Date(now);
  midnight.setUTCHours(24, 0, 0, 0);
  return new TooManyRequests(
    'This business has used up its practice calls of today. There are more after midnight UTC.',
    midnight.getTime() - now,
  );
}
