import { useState } from 'react';
import type { SecondFactor } from '@/components/auth/auth-context.tsx';
import { Button } from '@/components/ui/button.tsx';
import { FieldError } from '@/components/ui/field-error.tsx';
import { authCode, authSentence, orThrow } from '../forms/use-auth-form.ts';
import { auth } from '../session/auth.ts';

/** Takes an authenticator app off the account; the session follows what is then still asked for. */
export async function unenroll(factorId: string): Promise<void> {
  const client = await auth.client();
  orThrow(await client.mfa.unenroll({ factorId }));
  orThrow(await client.refreshSession());
}

/** For whoever opened a mailed link and is asked for the code of an app they never set up. */
export function UndoFactor({ factors }: { factors: SecondFactor[] }) {
  const [isUndoing, setIsUndoing] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const undo = async () => {
    setRefusal(null);
    setIsUndoing(true);
    try {
      for (const { id } of factors) await unenroll(id);
    } catch (error) {
      setRefusal(authCode(error) === 'insufficient_aal' ? tooLate : authSentence(error));
    } finally {
      setIsUndoing(false);
    }
  };
  return (
    <section
      aria-label="An app you did not add"
      className="mt-5 grid gap-2 border-t border-line pt-4"
    >
      <p className="text-[0.8125rem] text-ink-soft">
        Did somebody else add this app in the last three days? You opened the link we mailed you, so
        you can remove it. Everybody else is signed out, and you choose a new password.
      </p>
      <FieldError>{refusal}</FieldError>
      <Button
        variant="outline"
        size="small"
        className="justify-self-start"
        disabled={isUndoing}
        onClick={undo}
      >
        {isUndoing ? 'Removing...' : 'Remove the app'}
      </Button>
    </section>
  );
}

const tooLate =
  'The app was added more than three days ago, or the link was opened more than half an hour ago. Send a new link, or ask whoever runs this installation to remove your second factor.';
