import { Link } from '@tanstack/react-router';
import { PhoneOff } from 'lucide-react';
import { buttonLook } from '@/components/ui/button-look.ts';
import { failures } from './call-failure.ts';
import { CallHeader } from './call-header.tsx';

/** Stands in for the call at an address that belongs to nobody: there is nothing to call. */
export function NobodyAnswers({ embedded }: { embedded: boolean }) {
  const { title, sentence } = failures.unknownAgent;
  return (
    <div className="flex min-h-dvh flex-col">
      {embedded ? null : <CallHeader />}
      <main
        id="main"
        tabIndex={-1}
        className="grid flex-1 content-center justify-items-center gap-4 p-6 text-center"
      >
        <PhoneOff aria-hidden className="size-10 text-ink-soft" strokeWidth={1.5} />
        <h1 className="text-2xl font-semibold sm:text-3xl">{title}</h1>
        <p className="max-w-sm text-ink-soft">{sentence}</p>
        {embedded ? null : (
          <Link to="/" className={buttonLook({ variant: 'outline' })}>
            Go to the front page
          </Link>
        )}
      </main>
    </div>
  );
}
