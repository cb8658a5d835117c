import { failureSentence } from '@/api/failure-sentence.ts';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { FieldError } from '@/components/ui/field-error.tsx';

interface ConfirmDialogProps {
  title: string;
  /** What will come of it. */
  consequence: string;
  /** The button's word. */
  confirm: string;
  /** The other button's word, where `Cancel` could be read as the deed itself. */
  decline?: string;
  isNegative?: boolean;
  isPending: boolean;
  error: unknown;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is done that is felt elsewhere. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, consequence, confirm, decline = 'Cancel', isNegative } = props;
  const { isPending, error, onConfirm, onClose } = props;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={title}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {decline}
          </Button>
          <Button
            variant={isNegative ? 'negative' : 'primary'}
            disabled={isPending}
            onClick={onConfirm}
          >
            {isPending ? 'One moment...' : confirm}
          </Button>
        </>
      }
    >
      <p>{consequence}</p>
      <FieldError>{error ? failureSentence(error) : null}</FieldError>
    </Dialog>
  );
}
