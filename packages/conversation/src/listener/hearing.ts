import type { Instant } from '../conversation.ts';
import type { ServiceRef } from '../heard/heard.ts';
import type { Receptionist } from '../receptionist.ts';
import type { ListenContext } from './features.ts';
import type { FoundSlot, SlotContext } from './found-slot.ts';
import type { LinearModel } from './linear.ts';
import type { Ranking, RetrievalModel } from './retrieve.ts';
import type { ActModels } from './segments.ts';

/** All that was learned: which acts, and what they are about. */
export interface ListenerModels extends ActModels {
  /** Whether words tell of danger to life: the classes are `dangerKinds`. */
  danger: LinearModel;
  retrieval: RetrievalModel;
}

/** What the listener knows of the call when words come. */
export interface Hearing extends ListenContext, Omit<SlotContext, 'open' | 'language'> {
  receptionist: Receptionist;
  now: Instant;
  focus: readonly ServiceRef[];
  focusFact: string | null;
  /** What they told of their trouble before, which a question without a thing is about. */
  matter: string;
  /** What the request under way has terms of, in an owner's words: empty where there is none. */
  terms?: string;
  /** What was priced so far, the latest first. */
  quoted?: readonly ServiceRef[];
  /** Who of the shop's people was spoken of last. Folded. */
  staffTalkedOf?: readonly string[];
  /** Their last lines, this one the last of them. */
  saidBefore?: readonly string[];
  /** Whether the caller's name was told. */
  nameKnown?: boolean;
  /** A complaint stands. */
  complains?: boolean;
  /** Details are being asked for, one after another. */
  formOpen?: boolean;
  /** Who rings supplies the shop. */
  supplies?: boolean;
  /** An alarm stands: `sure` where rules are sure of what was told; left out: none does. */
  alarm?: 'sure' | 'unsure';
  /** Words that pick options, from what was told before. */
  hints: readonly string[];
  /** What a visit is wanted for by now, and for whom: their words may put it right. */
  wanted?: readonly { ref: ServiceRef; forWhom?: string }[];
  /** Services that were ruled out before: words mean them only by their name. */
  declined?: readonly string[];
  /** Options that were ruled out before: words mean them only by all of their name. */
  declinedOptions?: readonly ServiceRef[];
  /** Services the very words rule out. */
  excluded?: ReadonlySet<string>;
  /** Ranks what words may be about; left out: by the words alone. */
  rank?: Ranking;
  /** Whether its words were compared by their meaning, and not only as words. */
  compared?: boolean;
}

/** A caller's turn while what was heard in it is looked at once more. */
export interface HeardTurn {
  text: string;
  slots: readonly FoundSlot[];
  hearing: Hearing;
}
