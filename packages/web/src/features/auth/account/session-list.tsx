import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { Instant } from '@/components/instant.tsx';
import { Button } from '@/components/ui/button.tsx';
import { FieldError } from '@/components/ui/field-error.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { authSentence } from '../forms/auth-failure.ts';
import { deviceWords } from '../session/device-words.ts';
import { endSession, readSessions, type SignedInPlace } from './sessions.ts';

/** The query that holds where one is signed in. */
export const sessionsKey = ['account', 'sessions'];

/** Where one is signed in, each to be signed out; nothing where accounts do not say. */
export function SessionList() {
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
  const device = deviceWords(place.user_agent);
  return (
    <li className="flex items-center justify-between gap-3 px-4 py-2.5 text-sm">
      <span className="flex min-w-0 items-center gap-2.5">
        <MonitorSmartphone aria-hidden className="size-4.5 shrink-0 text-ink-soft" />
        <span className="grid min-w-0">
          <span className="font-medium">{device}</span>
          <span className="text-[0.8125rem] text-ink-soft">
            Last used <Instant at={place.last_used_at} />
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
