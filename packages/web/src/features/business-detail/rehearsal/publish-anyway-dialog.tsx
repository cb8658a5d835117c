import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { RehearsedCalls } from './rehearsed-calls.tsx';
import type { RehearsalState } from './use-rehearsal.ts';

/** Asks before knowledge is published that a rehearsed call found wrong. */
export function PublishAnywayDialog({ rehearsal }: { rehearsal: RehearsalState }) {
  const { waiting, dismiss, results } = rehearsal;
  if (!waiting) return null;
  const failures = results?.filter(({ passed }) => !passed) ?? [];
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
