import type { Business } from '@second-ring/contract';
import { useMemo } from 'react';
import { useAuth } from '@/components/auth/auth-context.tsx';
import { focusPathWhenDrawn, useShownMistakes } from '@/components/knowledge/shown-mistakes.ts';
import type { BusinessSearch } from './business-search.ts';
import { answeredBy } from './inbox/staged-answers.ts';
import { useInbox } from './inbox/use-inbox.ts';
import { useKeptCalls } from './kept-calls/kept-calls-list.tsx';
import { useRehearsal } from './rehearsal/use-rehearsal.ts';
import { mistakesIn, type StagedEdits, sectionOfMistake, stagedFields } from './staged-edits.ts';
import { useDeepLink } from './use-deep-link.ts';
import { useKeptEdits } from './use-kept-edits.ts';
import { usePublishing } from './use-publishing.ts';

/** What the page reads from the address bar, and how it writes there. */
export interface AddressBar {
  search: BusinessSearch;
  /** The anchor, without `#`. */
  hash: string;
  onSearch: (change: BusinessSearch, replace?: boolean) => void;
}

export type BusinessEditing = ReturnType<typeof useBusinessEditing>;

/** Everything that is being edited, tried out and published on one business's page. */
export function useBusinessEditing(business: Business, { search, hash, onSearch }: AddressBar) {
  const { user } = useAuth();
  const publishing = usePublishing(business);
  const { current, staged, staging, edit, takeUp, publish, conflict } = publishing;
  const { left, forgetLeft, isReady } = useKeptEdits(user?.id, business, staging, takeUp);
  const linked = useDeepLink({ hash, search, current, onEdit: edit, onSearch, isReady });
  const { services } = current;
  const published = staging.base ?? business;
  const publishable = useMemo(
    () => ({ staged, published, services }),
    [staged, published, services],
  );
  const mistakes = useMemo(() => mistakesIn(publishable), [publishable]);
  const shown = useShownMistakes(mistakes);
  const keptCalls = useKeptCalls(business.id);
  const rehearsal = useRehearsal(current, published, keptCalls.kept.data);
  const inbox = useInbox(business.id, business.version);
  const showFirstMistake = () => {
    const [path = ''] = Object.keys(mistakes);
    onSearch({ section: sectionOfMistake(publishable, path) });
    focusPathWhenDrawn(linked.form.current, [path]);
  };
  return {
    ...publishing,
    left,
    linked,
    shown,
    rehearsal,
    keptCalls,
    inbox,
    hasEdits: stagedFields(staged).length > 0,
    /** Stages what makes the business again what it was in a version. */
    restore: (edits: StagedEdits, restoredFrom: number) => {
      takeUp({ edits, base: business, restoredFrom });
      forgetLeft();
    },
    /** Publishes what is staged once a rehearsal went well, or its owner says so all the same. */
    publishStaged: () => {
      if (!shown.mayGoOn()) return showFirstMistake();
      const answeredQuestions = answeredBy(staged, inbox.groups.data ?? []);
      void rehearsal.publishRehearsed(() => publish({ answeredQuestions }));
    },
    /** The same, of the edits over what another published meanwhile. */
    publishOver: () => {
      const { met } = conflict;
      if (met === null) return;
      const together: Business = { ...met.theirs, ...met.merged };
      void rehearsal.publishRehearsed(() => conflict.onPublishOver(met), together, met.theirs);
    },
  };
}
