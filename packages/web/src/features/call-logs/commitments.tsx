import type { CallLog } from '@second-ring/contract';
import { api } from '@/api/client.ts';
import { Instant } from '@/components/instant.tsx';
import { DetailSection } from '@/components/log-details.tsx';
import { withWrittenNumbers } from '@/components/phone-number.ts';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { cn } from '@/components/ui/class-names.ts';
import { useCallChange } from './use-call-change.ts';

/** What the caller was promised; ticking one says that it is done. */
export function Commitments({ call }: { call: CallLog }) {
  const keep = useCallChange(call.id, (input: { id: string; kept: boolean }) =>
    api.commitments.keep(input),
  );
  return (
    <DetailSection title="Promises">
      <ul className="grid gap-2">
        {call.commitments.map(({ id, text, due_at, kept_at }) => (
          <li key={id ?? text} className="rounded-control border border-line p-3">
            <div className="flex items-start gap-3">
              <Checkbox
                aria-label={`Done: ${text}`}
                checked={kept_at !== null}
                disabled={id === null}
                aria-disabled={keep.isPending}
                onCheckedChange={(checked) => {
                  if (id && !keep.isPending) keep.mutate({ id, kept: checked === true });
                }}
                className="mt-0.5"
              />
              <span className={cn('min-w-0 break-words', kept_at && 'text-ink-soft line-through')}>
                {withWrittenNumbers(text)}
              </span>
            </div>
            <p className="mt-1 pl-8 text-xs text-ink-soft">
              {kept_at ? (
                <>
                  Done <Instant at={kept_at} timeZone={call.time_zone} />
                </>
              ) : due_at ? (
                <>
                  Due <Instant at={due_at} timeZone={call.time_zone} />
                </>
              ) : (
                'No time was promised'
              )}
            </p>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
