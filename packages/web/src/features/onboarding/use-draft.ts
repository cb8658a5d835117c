import { useEffect, useSyncExternalStore } from 'react';
import { newId } from '@/components/knowledge/new-id.ts';
import { newDraft } from './draft.ts';
import { type DraftState, DraftStore, draftKey } from './draft-store.ts';

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
