import type { AddableNumber } from '@second-ring/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { api, queries } from '@/api/client.ts';
import { failureSentence } from '@/api/failures.ts';
import { useInstallation } from '@/api/use-installation.ts';
import { writtenNumber } from '@/components/phone-number.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { FieldError } from '@/components/ui/field-error.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';

const title = 'Add numbers';

/** Brings numbers of the phone company's account into the pool, or says what connects one. */
export function AddNumbersDialog({ onClose }: { onClose: () => void }) {
  const installation = useInstallation();
  if (installation?.telephony === 'local') return <NoPhoneCompany onClose={onClose} />;
  return <AccountNumbers onClose={onClose} />;
}

function NoPhoneCompany({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={title}
      description="No phone company is connected, so there are no numbers to add yet."
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <ol className="grid list-decimal gap-2 pl-5">
        <li>Buy a number that takes calls at Twilio.</li>
        <li>
          Set <code>TWILIO_ACCOUNT_SID</code> and <code>TWILIO_AUTH_TOKEN</code>, and{' '}
          <code>PUBLIC_URL</code> to the https address of this site.
        </li>
        <li>Start the server again and come back here: the number is offered then.</li>
      </ol>
    </Dialog>
  );
}

function AccountNumbers({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const addable = useQuery(queries.phoneNumbers.addable.queryOptions({ staleTime: 0 }));
  const [picked, setPicked] = useState<readonly string[]>([]);
  const add = useMutation({
    mutationFn: () => api.phoneNumbers.add({ twilio_sids: [...picked] }),
    onSuccess: async ({ added }) => {
      onClose();
      const said =
        added.length === 1 ? 'The number was added' : `${added.length} numbers were added`;
      const isDone = added.every(({ line_problem }) => line_problem === null);
      if (isDone) toast.success(said);
      else toast.error(said, { description: 'Not all of them take calls yet. The list says why.' });
      await Promise.all([
        client.invalidateQueries({ queryKey: queries.phoneNumbers.key() }),
        client.invalidateQueries({ queryKey: queries.stats.key() }),
      ]);
    },
  });
  const pick = (sid: string, isPicked: boolean) =>
    setPicked(isPicked ? [...picked, sid] : picked.filter((each) => each !== sid));
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={title}
      description="Numbers of your Twilio account that take calls. Adding one has its calls and texts sent here. The next set-ups get it before any sample number."
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={picked.length === 0 || add.isPending} onClick={() => add.mutate()}>
            {add.isPending
              ? 'Adding...'
              : picked.length > 1
                ? `Add ${picked.length} numbers`
                : 'Add number'}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {addable.isPending ? <Waiting /> : null}
        {addable.error ? (
          <>
            <FieldError>
              {failureSentence(addable.error, 'We could not read the numbers in your account.')}
            </FieldError>
            <Button
              variant="outline"
              size="small"
              className="w-fit"
              onClick={() => addable.refetch()}
            >
              Retry
            </Button>
          </>
        ) : null}
        {addable.data?.length === 0 ? (
          <p>
            You have already added every number in your account that takes calls. Buy another one at
            Twilio, then come back here.
          </p>
        ) : null}
        {addable.data && addable.data.length > 0 ? (
          <ul className="grid gap-1">
            {addable.data.map((number) => (
              <NumberChoice
                key={number.sid}
                number={number}
                isPicked={picked.includes(number.sid)}
                onPick={(isPicked) => pick(number.sid, isPicked)}
              />
            ))}
          </ul>
        ) : null}
        <FieldError>
          {add.error ? failureSentence(add.error, 'The numbers could not be added.') : null}
        </FieldError>
      </div>
    </Dialog>
  );
}

function Waiting() {
  return (
    <>
      <p role="status" className="text-ink-soft">
        Asking Twilio for your numbers...
      </p>
      <Skeleton className="h-10" />
      <Skeleton className="h-10" />
    </>
  );
}

interface NumberChoiceProps {
  number: AddableNumber;
  isPicked: boolean;
  onPick: (isPicked: boolean) => void;
}

function NumberChoice({ number, isPicked, onPick }: NumberChoiceProps) {
  const { sid, phone_number, region, capabilities, answered_at } = number;
  const more = [region, capabilities.join(', ').toUpperCase()].filter(Boolean).join(' · ');
  return (
    <li>
      <label
        htmlFor={sid}
        className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control px-2 py-2 hover:bg-paper"
      >
        <Checkbox
          id={sid}
          className="mt-0.5"
          checked={isPicked}
          onCheckedChange={(checked) => onPick(checked === true)}
        />
        <span className="grid gap-0.5">
          <span className="tabular font-medium">{writtenNumber(phone_number)}</span>
          <span className="text-ink-soft">{more}</span>
          {answered_at ? (
            <span className="text-pending">
              Answered by {answered_at} now. If you add it, calls come here instead.
            </span>
          ) : null}
        </span>
      </label>
    </li>
  );
}
