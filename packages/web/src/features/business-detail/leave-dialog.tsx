import { useBlocker } from '@tanstack/react-router';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';

interface LeaveDialogProps {
  hasEdits: boolean;
  onDiscard: () => void;
}

/** Asks before the page is left with edits that are not published. */
export function LeaveDialog({ hasEdits, onDiscard }: LeaveDialogProps) {
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => hasEdits && current.pathname !== next.pathname,
    enableBeforeUnload: () => hasEdits,
    withResolver: true,
  });
  if (leaving.status !== 'blocked') return null;
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
