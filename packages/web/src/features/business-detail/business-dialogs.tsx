import type { Business } from '@second-ring/contract';
import { useBlocker } from '@tanstack/react-router';
import { useAuth } from '@/components/auth/auth-context.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { EditBusinessDialog } from './edit-business-dialog.tsx';
import { KeptCallDialog } from './kept-calls/kept-call-dialog.tsx';
import { ConflictDialog } from './publishing/conflict-dialog.tsx';
import { RehearsedCalls } from './rehearsal/rehearsal-card.tsx';
import type { RehearsalState } from './rehearsal/use-rehearsal.ts';
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

interface LeaveDialogProps {
  hasEdits: boolean;
  onDiscard: () => void;
}

/** Asks before the page is left with edits that are not published. */
function LeaveDialog({ hasEdits, onDiscard }: LeaveDialogProps) {
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => hasEdits && current.pathname !== next.pathname,
    enableBeforeUnload: () => hasEdits,
    withResolver: true,
  });
  const { isAuthenticated } = useAuth();
  if (leaving.status !== 'blocked') return null;
  if (!isAuthenticated) return <SignedOutDialog onSignIn={leaving.proceed} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || leaving.reset()}
      title="Leave without publishing?"
      footer={
        <>
          <Button variant="outline" onClick={leaving.reset}>
            Stay here
          </Button>
          <Button
            variant="outline"
            className="text-negative"
            onClick={() => {
              onDiscard();
              leaving.proceed();
            }}
          >
            Discard and leave
          </Button>
          <Button onClick={leaving.proceed}>Keep and leave</Button>
        </>
      }
    >
      <p>
        Your changes are not published yet, so callers still hear the old answers. This browser can
        keep them until you come back.
      </p>
    </Dialog>
  );
}

/** Says why the page cannot be stayed on: the session ended somewhere else. */
function SignedOutDialog({ onSignIn }: { onSignIn: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onSignIn()}
      title="You have been signed out"
      footer={<Button onClick={onSignIn}>Sign in</Button>}
    >
      <p>
        This can happen when you sign out in another tab. Your changes are kept in this browser:
        sign in again, and you are back here with them.
      </p>
    </Dialog>
  );
}

/** Asks before knowledge is published that a rehearsed call found wrong. */
function PublishAnywayDialog({ rehearsal }: { rehearsal: RehearsalState }) {
  const { waiting, dismiss, results } = rehearsal;
  if (!waiting) return null;
  const failures = results?.filter(({ passed, isOld }) => !passed && !isOld) ?? [];
  return (
    <Dialog
      open
      onOpenChange={(open) => open || dismiss()}
      title={
        failures.length === 1
          ? 'One rehearsed call went wrong'
          : `${failures.length} rehearsed calls went wrong`
      }
      description="Callers would hear this once you publish."
      footer={
        <>
          <Button variant="outline" onClick={dismiss}>
            Keep editing
          </Button>
          <Button
            variant="negative"
            onClick={() => {
              dismiss();
              waiting.publish();
            }}
          >
            Publish anyway
          </Button>
        </>
      }
    >
      <RehearsedCalls results={failures} />
    </Dialog>
  );
}
