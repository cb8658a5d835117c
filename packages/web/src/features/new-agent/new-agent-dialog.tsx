import { type ReactNode, useEffect, useState } from 'react';
import type { NewAgentTab } from '@/components/admin-shell/new-agent-search.ts';
import { writtenNumber } from '@/components/phone-number.ts';
import { Dialog } from '@/components/ui/dialog.tsx';
import { FieldError } from '@/components/ui/field-error.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs.tsx';
import { ReadingSteps } from './reading-steps.tsx';
import { createdTitle, type NewAgentState, useNewAgent } from './use-new-agent.ts';
import { WebsiteForm } from './website-form.tsx';

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
  const { state, fromPlace, fromWebsite, clear } = useNewAgent(async (businessId) => {
    await onClose();
    if (businessId) onMade(businessId);
  });
  const creating = state.stage === 'creating';
  const error = state.stage === 'idle' ? state.error : null;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Create new agent"
      description="An AI employee with its own number, set up from what is public about the business."
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
