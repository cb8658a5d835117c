import { useEffect, useSyncExternalStore } from 'react';
import { newId } from '@/components/knowledge/new-item.ts';
import {
  type AnswerName,
  type Answers,
  type Draft,
  editDraft,
  mergeDrafts,
  newDraft,
  readDraft,
} from './draft.ts';

export const draftKey = 'onboardingDraft';
/** Where something unreadable under our key is put aside rather than overwritten. */
const asideKey = `${draftKey}.unreadable`;

export type Keeping = 'stored' | 'full' | 'forbidden';

export interface DraftState {
  draft: Draft;
  /** Whether the draft survives this tab; if not, why. */
  keeping: Keeping;
  /** Answers another tab changed since this was last dismissed. */
  taken: AnswerName[];
}

interface Surroundings {
  /** May throw: browsers can forbid the very mention of storage. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  now: () => number;
  newId: () => string;
}

/**
 * The one draft of this browser. Every edit is stored at once and merged with what other tabs
 * stored; where storing fails the draft lives on in memory and says so.
 */
export class DraftStore {
  #state: DraftState;
  readonly #surroundings: Surroundings;
  readonly #listeners = new Set<() => void>();

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
    const { now, newId } = surroundings;
    const { text, keeping } = this.#read();
    const stored = readDraft(text);
    if (text !== null && stored === null) this.#write(asideKey, text);
    this.#state = { draft: stored ?? newDraft(newId(), now()), keeping, taken: [] };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): DraftState => this.#state;

  /** Changes some answers and stores the draft, other tabs' newer answers included. */
  edit(change: Partial<Answers>): void {
    const merged = this.#mergedWith(readDraft(this.#read().text));
    this.#keep(editDraft(merged.draft, change, this.#surroundings.now()), merged.taken);
  }

  /** What another tab stored, as the `storage` event tells it. */
  hear(text: string | null): void {
    const theirs = readDraft(text);
    if (theirs === null) return;
    const { draft, taken } = this.#mergedWith(theirs);
    this.#tell({ ...this.#state, draft, taken });
  }

  /** The person has read what was taken over from another tab. */
  dismissTaken(): void {
    this.#tell({ ...this.#state, taken: [] });
  }

  /**
   * Begins a draft of another business; what the last one became stays with its owner. A plan chosen
   * since then is meant for the new one.
   */
  startAnew(): void {
    const { now, newId } = this.#surroundings;
    const { answers, editedAt } = this.#state.draft;
    const blank = newDraft(newId(), now());
    const isPlanNew = editedAt.plan > editedAt.setUp;
    this.#keep(isPlanNew ? editDraft(blank, { plan: answers.plan }, now()) : blank, []);
  }

  #mergedWith(theirs: Draft | null): { draft: Draft; taken: AnswerName[] } {
    const { draft, taken } = this.#state;
    if (theirs === null) return { draft, taken };
    const merged = mergeDrafts(draft, theirs);
    return { draft: merged.draft, taken: [...new Set([...taken, ...merged.taken])] };
  }

  #keep(draft: Draft, taken: AnswerName[]): void {
    const keeping = this.#write(draftKey, JSON.stringify(draft));
    this.#tell({ draft, taken, keeping });
  }

  #tell(state: DraftState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  #read(): { text: string | null; keeping: Keeping } {
    try {
      return { text: this.#surroundings.storage().getItem(draftKey), keeping: 'stored' };
    } catch (error) {
      return { text: null, keeping: whyNot(error) };
    }
  }

  #write(key: string, text: string): Keeping {
    try {
      this.#surroundings.storage().setItem(key, text);
      return 'stored';
    } catch (error) {
      return whyNot(error);
    }
  }
}

/** The draft as it stands, following this tab's edits and those of others. */
export function useDraft(): DraftState & { store: DraftStore } {
  const opened = draftStore();
  const state = useSyncExternalStore(opened.subscribe, opened.state, () => asDrawnAhead);
  useEffect(() => {
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key === draftKey) opened.hear(newValue);
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, [opened]);
  return { ...state, store: opened };
}

/** @throws whatever is no refusal of the browser's. */
function whyNot(error: unknown): Keeping {
  if (!(error instanceof DOMException)) throw error;
  return error.name === 'QuotaExceededError' || error.name === 'NS_ERROR_DOM_QUOTA_REACHED'
    ? 'full'
    : 'forbidden';
}

let store: DraftStore | undefined;

/** Pages are also drawn ahead, where no browser keeps anything. */
const noStorage = { getItem: () => null, setItem: () => {} };
const asDrawnAhead: DraftState = {
  draft: newDraft('drawn-ahead', 0),
  keeping: 'stored',
  taken: [],
};

/** This page's draft, opened when first asked for. */
function draftStore(): DraftStore {
  const storage = () => (typeof window === 'undefined' ? noStorage : localStorage);
  store ??= new DraftStore({ storage, now: Date.now, newId });
  return store;
}
