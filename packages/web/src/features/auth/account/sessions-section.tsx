import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { useOwnZone } from '@/api/use-own-zone.ts';
import { Instant } from '@/components/instant.tsx';
import { Button } from '@/components/ui/button.tsx';
import { FieldError } from '@/components/ui/field-error.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { authSentence, orThrow } from '../forms/use-auth-form.ts';
import { auth } from '../session/auth.ts';
import { readInstallation } from '../session/open-auth-client.ts';
import { keepsOwnAccounts } from '../session/own-accounts.ts';
import { deviceWords } from './device-words.ts';

type Ending = { scope: 'others' | 'global'; stage: 'under way' | 'done' };

/** The account's sessions, and an end to them: to one, to those elsewhere, or every one including this. */
export function SessionsSection({ lastSignInAt }: { lastSignInAt: string | null }) {
  const [ending, setEnding] = useState<Ending | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const zone = useOwnZone();
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
          Last signed in <Instant at={lastSignInAt} timeZone={zone} />
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

/** The query that holds where one is signed in. */
export const sessionsKey = ['account', 'sessions'];

/** Where one is signed in, each to be signed out; nothing where accounts do not say. */
function SessionList() {
  const client = useQueryClient();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: sessionsKey,
    queryFn: readSessions,
    staleTime: 0,
  });
  const ending = useMutation({
    mutationFn: endSession,
    onSuccess: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
  if (isPending) {
    return (
      <p className="flex items-center gap-2 text-sm text-ink-soft">
        <Spinner /> Looking up where you are signed in...
      </p>
    );
  }
  if (error) {
    return (
      <div className="grid justify-items-start gap-2">
        <FieldError>{authSentence(error)}</FieldError>
        <Button variant="outline" size="small" onClick={() => refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  if (!data) return null;
  return (
    <div className="grid gap-2">
      <ul
        aria-label="Where you are signed in"
        className="divide-y divide-line rounded-control border border-line"
      >
        {data.map((place) => (
          <Place
            key={place.id}
            place={place}
            isEnding={ending.isPending && ending.variables === place.id}
            onEnd={() => ending.mutate(place.id)}
          />
        ))}
      </ul>
      {data.length > 1 ? (
        <p className="text-[0.8125rem] text-ink-soft">
          A session in use is seen about once an hour.
        </p>
      ) : null}
      <FieldError>{ending.error ? authSentence(ending.error) : null}</FieldError>
    </div>
  );
}

interface PlaceProps {
  place: SignedInPlace;
  isEnding: boolean;
  onEnd: () => void;
}

function Place({ place, isEnding, onEnd }: PlaceProps) {
  const zone = useOwnZone();
  const device = deviceWords(place.user_agent);
  return (
    <li className="flex items-center justify-between gap-3 px-4 py-2.5 text-sm">
      <span className="flex min-w-0 items-center gap-2.5">
        <MonitorSmartphone aria-hidden className="size-4.5 shrink-0 text-ink-soft" />
        <span className="grid min-w-0">
          <span className="font-medium">{device}</span>
          <span className="text-[0.8125rem] text-ink-soft">
            {place.current ? (
              'In use now'
            ) : (
              <>
                Last seen <Instant at={place.last_used_at} timeZone={zone} />
              </>
            )}
          </span>
        </span>
      </span>
      {place.current ? (
        <span className="shrink-0 text-[0.8125rem] font-medium text-positive">This session</span>
      ) : (
        <Button
          variant="ghost"
          size="small"
          aria-label={`Sign out ${device}`}
          disabled={isEnding}
          onClick={onEnd}
        >
          {isEnding ? 'Signing out...' : 'Sign out'}
        </Button>
      )}
    </li>
  );
}

const signedInPlaces = z.array(
  z.object({
    id: z.string(),
    user_agent: z.string().nullable(),
    last_used_at: z.string(),
    current: z.boolean(),
  }),
);

/** A place where someone is signed in. */
type SignedInPlace = z.infer<typeof signedInPlaces>[number];

/** Where one is signed in, this browser first; null where accounts are hosted, which do not say. */
async function readSessions(): Promise<SignedInPlace[] | null> {
  if (!keepsOwnAccounts(await readInstallation())) return null;
  return signedInPlaces.parse(await ask('/sessions', 'GET'));
}

/** Ends one session; ended already is as good. Throws when it was not ended. */
async function endSession(id: string): Promise<void> {
  await ask(`/sessions/${encodeURIComponent(id)}`, 'DELETE', [404]);
}

async function ask(path: string, method: string, tolerated: number[] = []): Promise<unknown> {
  const [installation, token] = await Promise.all([readInstallation(), auth.accessToken()]);
  const response = await fetch(`${installation.auth.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
  });
  if (response.ok || tolerated.includes(response.status)) return response.json();
  throw new Error('Your sessions could not be reached. Try again in a moment.');
}
