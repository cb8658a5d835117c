import { useState } from 'react';
import { failureSentence } from '@/api/failure-sentence.ts';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { awaitNumber } from './complete-setup.ts';

type Asking = { stage: 'idle' | 'asking' | 'asked' } | { stage: 'failed'; sentence: string };

/** Where no number is left: an address to write to once there is one. */
export function AwaitNumber() {
  const [email, setEmail] = useState('');
  const [asking, setAsking] = useState<Asking>({ stage: 'idle' });
  const ask = async () => {
    if (!/^\S+@\S+\.\S+$/.test(email.trim())) {
      setAsking({
        stage: 'failed',
        sentence: 'Write an email address, such as ana@shop.example.',
      });
      return;
    }
    setAsking({ stage: 'asking' });
    try {
      await awaitNumber(email.trim());
      setAsking({ stage: 'asked' });
    } catch (error) {
      setAsking({ stage: 'failed', sentence: failureSentence(error) });
    }
  };
  if (asking.stage === 'asked')
    return (
      <p role="status">
        We will email {email.trim()} as soon as a number is free. Your answers stay in this browser.
      </p>
    );
  return (
    <div className="flex flex-wrap items-start gap-2">
      <Field
        label="Tell me when a number is free"
        error={asking.stage === 'failed' ? asking.sentence : null}
        className="min-w-56 flex-1"
      >
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="email"
            placeholder="you@shop.example"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              void ask();
            }}
          />
        )}
      </Field>
      <Button className="mt-6.5" disabled={asking.stage === 'asking'} onClick={ask}>
        Tell me
      </Button>
    </div>
  );
}
