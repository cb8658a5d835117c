import type { WebsiteImport } from '@second-ring/contract';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { queries } from '@/api/client.ts';
import type { NewAgentTab } from '@/components/admin-shell/new-agent-search.ts';
import { writtenNumber } from '@/components/phone-number.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { FieldError } from '@/components/ui/field-error.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs.tsx';
import { createdTitle, type NewAgentState, useNewAgent } from './use-new-agent.ts';

const searchAfterMs = 300;

export interface NewAgentDialogProps {
  tab: NewAgentTab;
  onTab: (tab: NewAgentTab) => void;
  /** Resolves once the page stands without the dialog. */
  onClose: () => Promise<void>;
  /** An agent was made, or was there already, of a business that may be opened. */
  onMade: (businessId: string) => void;
  /** A search for businesses; gives the whole place that was chosen. */
  placeSearch: (onSelect: (place: object) => void) => ReactNode;
}

/** Makes an agent of a business that can be found, or of a website. Closing it forgets what was typed. */
export function NewAgentDialog({ tab, onTab, onClose, onMade, placeSearch }: NewAgentDialogProps) {
  const { state, fromPlace, fromWebsite, clear } = useNewAgent({ onClose, onMade });
  const creating = state.stage === 'creating';
  const error = state.stage === 'idle' ? state.error : null;
  return (
    <Dialog
      open={state.stage !== 'closed'}
      onOpenChange={(open) => open || onClose()}
      title="Create new agent"
      description="An AI employee with its own number, set up from the business’s public information."
    >
      <Tabs
        value={tab}
        onValueChange={(value) => {
          clear();
          onTab(value === 'website' ? 'website' : 'business');
        }}
      >
        <TabsList className={state.stage === 'created' ? 'hidden' : undefined}>
          <TabsTrigger value="business" disabled={creating}>
            From Business
          </TabsTrigger>
          <TabsTrigger value="website" disabled={creating}>
            From Website
          </TabsTrigger>
        </TabsList>
        <TabsContent value="business">
          <div hidden={state.stage !== 'idle'}>
            <Late>{placeSearch(fromPlace)}</Late>
            <FieldError id="new-agent-error">{error}</FieldError>
          </div>
        </TabsContent>
        <TabsContent value="website">
          <div hidden={state.stage === 'created'}>
            <WebsiteForm submitting={creating} error={error} onSubmit={fromWebsite} />
          </div>
        </TabsContent>
      </Tabs>
      <Outcome state={state} />
    </Dialog>
  );
}

/** Appears once the dialog has come to rest: a list that opens while it moves lands elsewhere. */
function Late({ children }: { children: ReactNode }) {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), searchAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return <div className="min-h-52">{ready ? children : <Skeleton className="h-20" />}</div>;
}

function Outcome({ state }: { state: NewAgentState }) {
  return (
    <div role="status">
      {state.stage === 'creating' ? (
        <div className="mt-4">
          <p className="flex items-center gap-3 font-heading text-lg font-semibold">
            <Spinner />
            Creating Your AI Agent
          </p>
          {state.importId ? <ReadingSteps importId={state.importId} /> : null}
        </div>
      ) : null}
      {state.stage === 'created' ? (
        <div className="py-4 text-center">
          <p className="font-heading text-lg font-semibold">{createdTitle}</p>
          <p className="tabular mt-1 text-2xl font-semibold">{writtenNumber(state.agent.agent)}</p>
        </div>
      ) : null}
    </div>
  );
}

interface WebsiteFormProps {
  submitting: boolean;
  error: string | null;
  onSubmit: (website: string) => void;
}

/** Asks for the address of a website. What was typed stays while it is read and when that fails. */
function WebsiteForm({ submitting, error, onSubmit }: WebsiteFormProps) {
  const [website, setWebsite] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error) input.current?.focus();
  }, [error]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(website);
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <Field
        label="Website"
        hint="We read up to twenty of its public pages and note where we found each fact."
        error={error}
      >
        {(control) => (
          <Input
            {...control}
            ref={input}
            type="url"
            inputMode="url"
            autoComplete="url"
            placeholder="https://your-shop.example"
            value={website}
            disabled={submitting}
            onChange={({ target }) => setWebsite(target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="accent" disabled={submitting}>
        Create
      </Button>
    </form>
  );
}

const lookEveryMs = 400;

type Progress = Pick<WebsiteImport, 'status' | 'pages_read' | 'pages_found' | 'reading_page'>;

/** How far the reading of a website has come, as steps that are done, under way and to come. */
function ReadingSteps({ importId }: { importId: string }) {
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
