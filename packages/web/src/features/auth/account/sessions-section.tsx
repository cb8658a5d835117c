import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { FieldError } from '@/components/ui/field-error.tsx';
import { authSentence, orThrow } from '../forms/auth-failure.ts';
import { auth } from '../session/auth.ts';
import { SessionList, sessionsKey } from './session-list.tsx';

type Ending = { scope: 'others' | 'global'; stage: 'under way' | 'done' };

/** The account's sessions, and an end to them: to one, to those elsewhere, or every one including this. */
export function SessionsSection({ lastSignInAt }: { lastSignInAt: string | null }) {
  const [ending, setEnding] = useState<Ending | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const client = useQueryClient();
  const isBusy = ending?.stage === 'under way';
  const end = async (scope: Ending['scope']) => {
    setRefusal(null);
    setEnding({ scope, stage: 'under way' });
    try {
      orThrow({ data: null, ...(await (await auth.client()).signOut({ scope })) });
      setEnding({ scope, stage: 'done' });
      if (scope === 'others') await client.invalidateQueries({ queryKey: sessionsKey });
    } catch (error) {
      setEnding(null);
      setRefusal(authSentence(error));
    }
  };
  return (
    <div className="grid gap-3">
      {lastSignInAt ? (
        <p className="text-sm">
          Last signed in{' '}
          <time dateTime={lastSignInAt} className="tabular">
            {new Date(lastSignInAt).toLocaleString(undefined, {
              dateStyle: 'medium',
              timeStyle: 'short',
            })}
          </time>
        </p>
      ) : null}
      <SessionList />
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" disabled={isBusy} onClick={() => end('others')}>
          Sign out everywhere else
        </Button>
        <Button variant="outline" disabled={isBusy} onClick={() => end('global')}>
          Sign out everywhere
        </Button>
      </div>
      <p role="status" className="text-sm text-positive empty:hidden">
        {ending?.stage === 'done' ? 'Signed out everywhere else.' : ''}
      </p>
      <FieldError>{refusal}</FieldError>
    </div>
  );
}
