import type { Business } from '@second-ring/contract';
import { EditBusinessDialog } from './edit-business-dialog.tsx';
import { KeptCallDialog } from './kept-calls/kept-call-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { ConflictDialog } from './publishing/conflict-dialog.tsx';
import { PublishAnywayDialog } from './rehearsal/publish-anyway-dialog.tsx';
import type { AddressBar, BusinessEditing } from './use-business-editing.ts';
import { VersionsDialog } from './versions/versions-dialog.tsx';

interface BusinessDialogsProps extends Pick<AddressBar, 'search' | 'onSearch'> {
  business: Business;
  editing: BusinessEditing;
  onClose: () => void;
}

/** The dialogs of the page itself; the agent's are its card's. */
export function BusinessDialogs(props: BusinessDialogsProps) {
  const { business, editing, search, onSearch, onClose } = props;
  const { conflict, hasEdits, linked, rehearsal } = editing;
  return (
    <>
      {search.dialog === 'edit' ? (
        <EditBusinessDialog business={business} startAt={linked.field} onClose={onClose} />
      ) : null}
      {search.dialog === 'versions' ? (
        <VersionsDialog
          business={business}
          number={search.version}
          hasEdits={hasEdits}
          onOpen={(version) => onSearch({ dialog: 'versions', version })}
          onRestore={(edits, restoredFrom) => {
            editing.restore(edits, restoredFrom);
            onClose();
          }}
          onClose={onClose}
        />
      ) : null}
      {search.dialog === 'kept-call' ? (
        <KeptCallDialog
          keptCalls={editing.keptCalls}
          id={search.kept}
          timeZone={business.time_zone}
          onClose={onClose}
        />
      ) : null}
      <PublishAnywayDialog rehearsal={rehearsal} />
      <ConflictDialog
        met={rehearsal.waiting ? null : conflict.met}
        isPublishing={conflict.isPublishing || rehearsal.progress !== null}
        onPublishOver={editing.publishOver}
        onClose={conflict.onClose}
      />
      <LeaveDialog hasEdits={hasEdits} onDiscard={editing.discard} />
    </>
  );
}
