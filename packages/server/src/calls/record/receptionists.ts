import { createHash } from 'node:crypto';
import {
  emptyLexicon,
  type Lexicon,
  prepareInSteps,
  type Receptionist,
  type ReceptionistProfile,
} from '@second-ring/conversation';
import { eq, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { readProfile } from '../../lines/agents/publish-agent.ts';
import { alertsSomeone, type Reach } from '../../lines/messages/recipients.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { receptionistSnapshots } from '../../platform/database/schema/receptionist-snapshots.ts';
import { TurnAbout } from '../../platform/turn-about.ts';
import { ThinkingPace } from '../thinking/thinking-pace.ts';

/** A receptionist ready to answer, and the name its knowledge is stored under. */
export interface PreparedReceptionist {
  snapshotHash: string;
  receptionist: Receptionist;
}

/** An agent's knowledge at one moment: changes whenever the agent or its business does. */
export interface KnowledgeVersion {
  agentId: string;
  businessId: string;
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

/** How much of receptionists one instance keeps ready, in bytes as estimated. */
const keptBytes = 256 * 1024 * 1024;
/** What one takes: so much by itself, and so much for each character of what it knows, at the most. */
const bytesOfEach = 1024 * 1024;
const bytesOfCharacter = 160;
/** How many versions are remembered by name. */
const namedVersions = 10_000;
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
  readonly #pace: ThinkingPace;
  readonly #wordsKeptDays: number | undefined;
  readonly #turns = new TurnAbout();
  readonly #byVersion = new LRUCache<string, { snapshotHash: string; storedAt: number }>({
    max: namedVersions,
  });
  readonly #byHash: LRUCache<string, Receptionist>;
  /** Those that are being prepared: nobody prepares one twice at once. */
  readonly #underWay = new Map<string, Promise<Receptionist>>();

  /**
   * @param model the model that leads the calls of this installation; null: there is none.
   * @param reach what leaves this installation: who reaches nobody promises no alert.
   * @param lexicon what callers of each trade say; left out: a shop's own words alone tell what is meant.
   * @param pace told for how long each was prepared.
   * @param room how much is kept ready, in bytes as estimated.
   * @param wordsKeptDays days after which what was said is deleted: callers who ask are told.
   */
  constructor(
    model: ModelOfCalls | null,
    reach: Reach,
    lexicon: Lexicon = emptyLexicon,
    pace: ThinkingPace = new ThinkingPace(),
    room: number = keptBytes,
    wordsKeptDays?: number,
  ) {
    this.#wordsKeptDays = wordsKeptDays;
    this.#model = model;
    this.#reach = reach;
    this.#lexicon = lexicon;
    this.#pace = pace;
    this.#byHash = new LRUCache({ maxSize: room });
  }

  /**
   * The receptionist that answers an agent's next call. Throws if the agent is gone.
   * @param rest waited for before one is prepared.
   */
  async current(
    database: Queryable,
    version: KnowledgeVersion,
    clock: Pick<Clock, 'now'>,
    rest?: () => Promise<void>,
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
    const ready = known && this.#byHash.get(known.snapshotHash);
    if (ready && clock.now() - known.storedAt < storedFor)
      return { snapshotHash: known.snapshotHash, receptionist: ready };
    await rest?.();
    const now = clock.now();
    const transferNumber = version.transferTo;
    const profile = {
      ...(await readProfile(database, version.agentId)),
      transferNumber,
      alertsSomeone: alerts,
      languageModel: this.#model !== null,
      ...(this.#wordsKeptDays !== undefined && { wordsKeptDays: this.#wordsKeptDays }),
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
    const receptionist = await this.#prepare(snapshotHash, profile, text.length, (milliseconds) =>
      this.#pace.thought({ ...version, network: null }, milliseconds, clock.now()),
    );
    this.#byVersion.set(key, { snapshotHash, storedAt: now });
    return { snapshotHash, receptionist };
  }

  /** The receptionist a call began with. Throws if its snapshot is gone. */
  async asOf(database: Queryable, snapshotHash: string): Promise<Receptionist> {
    const known = this.#byHash.get(snapshotHash);
    if (known) return known;
    const [row] = await database
      .select({ profile: receptionistSnapshots.profile })
      .from(receptionistSnapshots)
      .where(eq(receptionistSnapshots.hash, snapshotHash));
    if (!row) throw new Error(`The receptionist snapshot ${snapshotHash} is not stored.`);
    return this.#prepare(snapshotHash, row.profile, JSON.stringify(row.profile).length);
  }

  /** Has the receptionist of a call ready before a transaction needs it: others wait for those. */
  async makeReady(database: Queryable, callSid: string): Promise<void> {
    const [call] = await database
      .select({ snapshotHash: callLogs.snapshotHash })
      .from(callLogs)
      .where(eq(callLogs.callSid, callSid));
    if (call?.snapshotHash) await this.asOf(database, call.snapshotHash);
  }

  #prepare(
    snapshotHash: string,
    profile: ReceptionistProfile,
    characters: number,
    told: (milliseconds: number) => void = () => undefined,
  ): Promise<Receptionist> {
    const known = this.#byHash.get(snapshotHash) ?? this.#underWay.get(snapshotHash);
    if (known) return Promise.resolve(known);
    const preparing = this.#turns
      .do(prepareInSteps(profile, this.#lexicon))
      .then(({ result, milliseconds }) => {
        told(milliseconds);
        const size = Math.min(bytesOfEach + characters * bytesOfCharacter, this.#byHash.maxSize);
        this.#byHash.set(snapshotHash, result, { size });
        return result;
      })
      .finally(() => this.#underWay.delete(snapshotHash));
    this.#underWay.set(snapshotHash, preparing);
    return preparing;
  }
}
