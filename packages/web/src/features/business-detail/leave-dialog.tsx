import { useBlocker } from '@tanstack/react-router';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';

/** Asks before the page is left with edits that are not published. */
export function LeaveDialog({ hasEdits }: { hasEdits: boolean }) {
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
          <Button variant="negative" onClick={leaving.proceed}>
            Discard and leave
          </Button>
        </>
      }
    >
      <p>You have unpublished changes. They are lost if you leave this page.</p>
    </Dialog>
  );
}
