import { useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogClose, FormFooter } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';

function WithForm() {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Edit business"
      description="Callers hear this from the next call on."
      trigger={<Button>Open a form</Button>}
      footer={
        <FormFooter
          form="business"
          submit="Save"
          submitting="Saving..."
          isPending={false}
          onCancel={() => setOpen(false)}
        />
      }
    >
      <form id="business" onSubmit={(event) => event.preventDefault()}>
        <Field label="Name">{(control) => <Input {...control} />}</Field>
      </form>
    </Dialog>
  );
}

function Asking() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="negative" onClick={() => setOpen(true)}>
        Ask first
      </Button>
      {open ? (
        <ConfirmDialog
          title="Delete this agent?"
          consequence="Calls to its number are no longer answered."
          confirm="Delete"
          isNegative
          isPending={false}
          error={null}
          onConfirm={() => setOpen(false)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

const paragraphs = Array.from({ length: 30 }, (_, index) => `Line ${index + 1} of a long text.`);

export const stories = {
  'with a form': WithForm,
  'asks first': Asking,
  'longer than the window': () => (
    <Dialog
      title="Everything that was said"
      trigger={<Button variant="outline">Open a long one</Button>}
      footer={
        <DialogClose asChild>
          <Button>Close</Button>
        </DialogClose>
      }
    >
      {paragraphs.map((words) => (
        <p key={words}>{words}</p>
      ))}
    </Dialog>
  ),
};
