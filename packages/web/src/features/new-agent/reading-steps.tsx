import type { WebsiteImport } from '@second-ring/contract';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { queries } from '@/api/client.ts';
import { Spinner } from '@/components/ui/spinner.tsx';

const lookEveryMs = 400;

type Progress = Pick<WebsiteImport, 'status' | 'pages_read' | 'pages_found' | 'reading_page'>;

/** How far the reading of a website has come, as steps that are done, under way and to come. */
export function ReadingSteps({ importId }: { importId: string }) {
  const { data } = useQuery({
    ...queries.websiteImports.get.queryOptions({ input: { id: importId } }),
    refetchInterval: lookEveryMs,
    // Until the server has begun there is nothing to follow: the next look will find it.
    retry: false,
  });
  return (
    <ol className="mt-4 grid gap-2.5 text-sm" aria-label="Progress">
      {stepsOf(data ?? null).map(({ label, detail, state }) => (
        <li key={label} className={state === 'ahead' ? 'text-ink-soft' : undefined}>
          <span className="flex items-center gap-2.5">
            <StepMark state={state} />
            {label}
          </span>
          {detail ? <span className="block truncate pl-7 text-ink-soft">{detail}</span> : null}
        </li>
      ))}
    </ol>
  );
}

interface Step {
  label: string;
  detail: string | null;
  state: 'done' | 'now' | 'ahead';
}

/** Found the site, reads its pages, sets the agent up. */
function stepsOf(progress: Progress | null): Step[] {
  const read = progress?.pages_read ?? 0;
  const found = Math.max(progress?.pages_found ?? 0, read);
  const reading = progress?.status === 'reading';
  const setting = progress?.status === 'creating';
  const done = progress?.status === 'created';
  const page = progress?.reading_page;
  const path = page && URL.canParse(page) ? new URL(page).pathname : null;
  return [
    {
      label: 'Finding the website',
      detail: null,
      state: read > 0 || setting || done ? 'done' : 'now',
    },
    {
      label:
        read > 0 ? `Reading page ${Math.min(read + 1, found)} of ${found}` : 'Reading its pages',
      detail: reading && read > 0 ? path : null,
      state: setting || done ? 'done' : read > 0 ? 'now' : 'ahead',
    },
    {
      label: 'Setting up the agent and its number',
      detail: null,
      state: done ? 'done' : setting ? 'now' : 'ahead',
    },
  ];
}

function StepMark({ state }: { state: Step['state'] }) {
  if (state === 'now') return <Spinner />;
  if (state === 'done') return <Check aria-label="Done" className="size-4 text-positive" />;
  return <span aria-hidden className="mx-1 size-2 rounded-full bg-line" />;
}
