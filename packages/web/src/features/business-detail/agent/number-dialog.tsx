import { type Config, isLineConnected } from '@second-ring/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '@/api/client.ts';
import { useInstallation } from '@/api/use-installation.ts';
import { writtenNumber } from '@/components/phone-number.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { FieldError } from '@/components/ui/field-error.tsx';
import { SearchList } from '@/components/ui/search-list.tsx';
import { failedChange } from '../failure-words.ts';
import { type Agent, useAgentChange } from './use-voice-agent.ts';

const unlink = 'null';

interface NumberDialogProps {
  businessId: string;
  agent: Agent;
  /** The number was changed; the business is to be read again. */
  onChanged: () => void;
  onClose: () => void;
}

/** Gives the agent another number of the pool, or none. */
export function NumberDialog({ businessId, agent, onChanged, onClose }: NumberDialogProps) {
  const current = agent.phoneNumberDetails;
  const installation = useInstallation();
  const available = useQuery(
    queries.phoneNumbers.available.queryOptions({
      input: { business_id: businessId },
      staleTime: 0,
    }),
  );
  const [chosen, setChosen] = useState(current?.id ?? '');
  const save = useAgentChange(agent.id);
  const failure = available.error
    ? failedChange(available.error, 'Failed to fetch available numbers', 'Could not load numbers')
    : null;
  // The list may be of a moment ago, when the agent had another number.
  const others = available.data?.filter(({ id }) => id !== current?.id) ?? [];
  const pool = [...(current ? [current] : []), ...others];
  const chosenNumber =
    chosen === unlink ? unlink : pool.find(({ id }) => id === chosen)?.phone_number;
  const change = () =>
    save.mutate(
      { phone_number_id: chosen === unlink ? null : chosen },
      {
        onSuccess: () => {
          onClose();
          onChanged();
        },
      },
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Change Phone Number"
      description={whatComesOfIt(chosenNumber, installation)}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={save.isPending || chosen === '' || chosen === current?.id}
            onClick={change}
          >
            {save.isPending ? 'Saving...' : 'Save'}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <Field label="Phone number" error={failure && `Error: ${failure}`}>
          {(control) => (
            <SearchList
              {...control}
              label="Phone number"
              value={chosen}
              onValueChange={setChosen}
              options={pool.map((number) => optionOf(number, installation))}
              always={{ value: unlink, label: 'Unlink Number' }}
              onEscape={onClose}
              placeholder={available.isPending ? 'Loading numbers...' : 'Search numbers or regions'}
            />
          )}
        </Field>
        {failure ? (
          <Button
            variant="outline"
            size="small"
            className="w-fit"
            onClick={() => available.refetch()}
          >
            Retry
          </Button>
        ) : null}
        <FieldError>{save.error ? `Error: ${refusalOf(save.error)}` : null}</FieldError>
      </div>
    </Dialog>
  );
}

function refusalOf(error: Error): string {
  return failedChange(error, 'Failed to update agent phone number', 'Could not save change');
}

interface PoolNumber {
  id: string;
  phone_number: string;
  region: string | null;
}

function optionOf({ id, phone_number, region }: PoolNumber, installation: Config | undefined) {
  const isSample = installation?.phoneLine && !isLineConnected(phone_number, installation);
  const parts = [writtenNumber(phone_number), region, isSample ? 'sample' : null];
  return { value: id, label: parts.filter(Boolean).join(' · '), words: phone_number };
}

/** What the chosen number means for callers, and no more than holds on this installation. */
function whatComesOfIt(
  number: string | undefined,
  installation: Config | undefined,
): string | undefined {
  if (!installation) return undefined;
  if (number === unlink)
    return 'Without a number no phone reaches this agent. It still answers in the browser. A number that has had calls, other than your own tests, is kept for this business a while, up to 30 days, and can be linked here again; then another may get it.';
  if (!installation.phoneLine)
    return 'No telephone line is connected, so no phone reaches these numbers yet. The agent answers in the browser, and texts are only simulated.';
  return !number || isLineConnected(number, installation)
    ? 'Calls to the new number are answered by this agent at once.'
    : 'This is a sample number: no phone reaches it, and texts from it go nowhere. The agent answers in the browser.';
}
