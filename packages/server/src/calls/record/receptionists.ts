import { createHash } from 'node:crypto';
import {
  emptyLexicon,
  type Lexicon,
  prepareReceptionist,
  type Receptionist,
  type ReceptionistProfile,
} from '@second-ring/conversation';
import { eq, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { readProfile } from '../../lines/agents/publish-agent.ts';
import { alertsSomeone, type Reach } from '../../lines/messages/recipients.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { receptionistSnapshots } from '../../platform/database/schema/receptionist-snapshots.ts';

/** A receptionist ready to answer, and the name its knowledge is stored under. */
export interface PreparedReceptionist {
  snapshotHash: string;
  receptionist: Receptionist;
}

/** An agent's knowledge at one moment: changes whenever the agent or its business does. */
export interface KnowledgeVersion {
  agentId: string;
  /** Where the caller may be put through at that moment, E.164; null: nowhere. */
  transferTo: string | null;
  agentUpdatedAt: Date;
  businessUpdatedAt: Date;
}

/** A language model, as calls know of it. */
export interface ModelOfCalls {
  /** Milliseconds without a word of its own after which a turn is decided without it. */
  deadline: number;
}

/** How many receptionists one instance keeps ready. */
const kept = 1_000;
/** A snapshot in use is stored anew so often, in milliseconds: what is not, is forgotten in the end. */
const storedFor = 24 * 60 * 60_000;

/**
 * The receptionists of an installation, prepared once per version of their knowledge. A changed
 * knowledge is used by the next call; a running one keeps the snapshot it began with.
 */
export class Receptionists {
  readonly #model: ModelOfCalls | null;
  readonly #reach: Reach;
  readonly #lexicon: Lexicon;
  readonly #byVersion = new LRUCache<string, PreparedReceptionist & { storedAt: number }>({
    max: kept,
  });
  readonly #byHash = new LRUCache<string, PreparedReceptionist>({ max: kept });

  /**
   * @param model the model that leads the calls of this installation; null: there is none.
   * @param reach what leaves this installation: who reaches nobody promises no alert.
   * @param lexicon what callers of each trade say; left out: a shop's own words alone tell what is meant.
   */
  constructor(model: ModelOfCalls | null, reach: Reach, lexicon: Lexicon = emptyLexicon) {
    this.#model = model;
    this.#reach = reach;
    this.#lexicon = lexicon;
  }

  /** The receptionist that answers an agent's next call. Throws if the agent is gone. */
  async current(
    database: Queryable,
    version: KnowledgeVersion,
    now: number,
  ): Promise<PreparedReceptionist> {
    // Who has agreed to be told changes without the agent or its business.
    const alerts = await alertsSomeone(database, version.agentId, this.#reach);
    const key = [
      version.agentId,
      version.agentUpdatedAt.getTime(),
      version.businessUpdatedAt.getTime(),
      version.transferTo,
      alerts,
    ].join(':');
    const known = this.#byVersion.get(key);
    if (known && now - known.storedAt < storedFor) return known;
    const transferNumber = version.transferTo;
    const profile = {
      ...(await readProfile(database, version.agentId)),
      transferNumber,
      alertsSomeone: alerts,
      languageModel: this.#model !== null,
      ...(this.#model ? { modelDeadline: this.#model.deadline } : {}),
    };
    const text = JSON.stringify(profile);
    const snapshotHash = createHash('sha256').update(text).digest('hex');
    await database
      .insert(receptionistSnapshots)
      .values({ hash: snapshotHash, profile, storedAt: new Date(now) })
      .onConflictDoUpdate({
        target: receptionistSnapshots.hash,
        set: { storedAt: sql`greatest(${receptionistSnapshots.storedAt}, excluded.created_at)` },
      });
    const prepared = this.#remember(snapshotHash, profile);
    this.#byVersion.set(key, { ...prepared, storedAt: now });
    return prepared;
  }

  /** The receptionist a call began with. Throws if its snapshot is gone. */
  async asOf(database: Queryable, snapshotHash: string): Promise<Receptionist> {
    const known = this.#byHash.get(snapshotHash);
    if (known) return known.receptionist;
    const [row] = await database
      .select({ profile: receptionistSnapshots.profile })
      .from(receptionistSnapshots)
      .where(eq(receptionistSnapshots.hash, snapshotHash));
    if (!row) throw new Error(`The receptionist snapshot ${snapshotHash} is not stored.`);
    return this.#remember(snapshotHash, row.profile).receptionist;
  }

  #remember(snapshotHash: string, profile: ReceptionistProfile): PreparedReceptionist {
    const known = this.#byHash.get(snapshotHash);
    if (known) return known;
    const prepared = { snapshotHash, receptionist: prepareReceptionist(profile, this.#lexicon) };
    this.#byHash.set(snapshotHash, prepared);
    return prepared;
  }
}
