import type { PracticeCall } from '@second-ring/contract';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Badge, type Tone } from '@/components/ui/badge.tsx';

interface PractisedCallsProps {
  calls: readonly PracticeCall[];
  /** The call that is opened. */
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
}

/** Practice calls, each with how it ended; opened, with every word of it. */
export function PractisedCalls({ calls, open, onOpen }: PractisedCallsProps) {
  return (
    <ul className="grid grid-cols-1 gap-2">
      {calls.map((call) => (
        <PractisedCall
          key={call.id}
          call={call}
          isOpen={open === call.id}
          onToggle={(opened) => {
            if (opened !== (open === call.id)) onOpen(opened ? call.id : undefined);
          }}
        />
      ))}
    </ul>
  );
}

interface PractisedCallProps {
  call: PracticeCall;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

function PractisedCall({ call, isOpen, onToggle }: PractisedCallProps) {
  const item = useRef<HTMLLIElement>(null);
  // Who comes from a finding is brought to the call.
  useEffect(() => {
    if (isOpen) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <li ref={item} className="min-w-0 scroll-mt-20 rounded-card border border-line">
      <details
        open={isOpen || undefined}
        onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
      >
        <summary className="flex cursor-pointer list-none items-start gap-2 rounded-card p-3">
          <span className="min-w-0 flex-1 break-words">
            <span className="mr-2 font-medium">{call.name}</span>
            <Outcome call={call} />
            {call.why ? <span className="mt-0.5 block text-ink-soft">{call.why}</span> : null}
          </span>
          <ChevronDown aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-soft" />
        </summary>
        <Words call={call} />
      </details>
    </li>
  );
}

const outcomes: Record<NonNullable<PracticeCall['got']>, { words: string; tone: Tone }> = {
  yes: { words: 'Helped', tone: 'positive' },
  partly: { words: 'Partly helped', tone: 'pending' },
  no: { words: 'Not helped', tone: 'negative' },
};

function Outcome({ call: { got, broken_off } }: { call: PracticeCall }) {
  if (got === null) return <Badge>{broken_off ? 'Broken off' : 'Not judged'}</Badge>;
  const { words, tone } = outcomes[got];
  return <Badge tone={tone}>{words}</Badge>;
}

function Words({ call }: { call: PracticeCall }) {
  const { transcript, turns, turns_without_model: without } = call;
  return (
    <div className="border-t border-line p-3">
      <dl lang={call.language} className="grid gap-1.5">
        {transcript
          .map(({ role, content }, at) => ({ key: `line-${at}`, role, content }))
          .map(({ key, role, content }) => (
            <div key={key}>
              <dt lang="en" className="inline font-medium">
                {role === 'user' ? 'Caller' : 'AI'}:{' '}
              </dt>
              <dd className="inline break-words text-ink-soft">{content}</dd>
            </div>
          ))}
      </dl>
      {without > 0 ? (
        <p className="mt-2 text-sm text-ink-soft">
          {without} of {turns} answers were given without the model: it was slow, failed, or wrote
          nothing that could be said.
        </p>
      ) : null}
      {call.broken_off ? (
        <p className="mt-2 text-sm text-ink-soft">The model had no more lines for this caller.</p>
      ) : null}
    </div>
  );
}
