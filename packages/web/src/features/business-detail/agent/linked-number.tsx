import { Pencil } from 'lucide-react';
import { useIsOperator } from '@/api/use-is-operator.ts';
import { PhoneText } from '@/components/phone-text.tsx';
import { Button } from '@/components/ui/button.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import type { Agent } from './use-voice-agent.ts';

interface LinkedNumberProps {
  number: Agent['phoneNumberDetails'];
  /** The number was changed and the business is being read again. */
  isUpdating: boolean;
  onChange: () => void;
}

/** The number the agent answers on, and the way to another one. */
export function LinkedNumber({ number, isUpdating, onChange }: LinkedNumberProps) {
  return (
    <section aria-labelledby="linked-number">
      <div className="flex items-center justify-between gap-2">
        <p id="linked-number" className="text-sm font-medium">
          Linked Phone Number
        </p>
        <Button
          variant="ghost"
          size="icon-small"
          aria-label="Change the phone number"
          disabled={isUpdating}
          onClick={onChange}
        >
          <Pencil aria-hidden />
        </Button>
      </div>
      {isUpdating ? (
        <p role="status" className="flex items-center gap-2 text-ink-soft">
          <Spinner className="size-4" /> Updating phone number...
        </p>
      ) : (
        <NumberAndSid number={number} />
      )}
    </section>
  );
}

function NumberAndSid({ number }: Pick<LinkedNumberProps, 'number'>) {
  const isOperator = useIsOperator();
  if (!number) return <p className="text-ink-soft">Not linked</p>;
  return (
    <>
      <p className="flex items-center gap-1">
        <PhoneText number={number.phone_number} />
        <CopyButton text={number.phone_number} what="phone number" />
      </p>
      {isOperator && number.twilio_sid ? (
        <p className="font-mono text-xs break-all text-ink-soft">{number.twilio_sid}</p>
      ) : null}
    </>
  );
}
