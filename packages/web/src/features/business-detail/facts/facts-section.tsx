import type { BusinessFact } from '@second-ring/contract';
import { Accordion, AccordionItem } from '@/components/ui/accordion.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { FetchState } from '../agent/fetch-state.tsx';
import { failedFetch } from '../failure-words.ts';
import type { StagedEdits } from '../staged-edits.ts';
import { FactCard } from './fact-card.tsx';
import { acceptable, type FactGroup, groupFacts, waiting } from './fact-groups.ts';
import { useFacts } from './use-facts.ts';

interface FactsSectionProps {
  businessId: string;
  /** Facts of a section that is being edited wait: publishing the edits would undo them. */
  staged: StagedEdits;
}

/** What the business's website says, with page and words, for the owner to accept or drop. */
export function FactsSection({ businessId, staged }: FactsSectionProps) {
  const { facts, decide } = useFacts(businessId);
  if (facts.data?.length === 0) return null;
  const groups = groupFacts(facts.data ?? []);
  const left = waiting(groups);
  return (
    <section aria-labelledby="website-facts">
      <h2 id="website-facts" className="font-heading text-lg font-semibold">
        Read from your website
      </h2>
      {facts.data ? (
        <>
          <p className="mt-1 mb-3 text-ink-soft">
            {left === 0
              ? 'You have gone through everything found on your website.'
              : 'Accept what is right and dismiss what is not. Callers hear the change at once.'}
          </p>
          <Accordion>
            {groups.map((group) => (
              <AccordionItem
                key={group.title}
                title={`${group.title} on the website`}
                aside={asideOf(group)}
              >
                <Group
                  group={group}
                  isBusy={decide.isPending}
                  isEdited={group.section !== null && staged[group.section] !== undefined}
                  onDecide={(chosen, decision) => decide.mutate({ facts: chosen, decision })}
                />
              </AccordionItem>
            ))}
          </Accordion>
        </>
      ) : (
        <FetchState
          loading="Loading what your website says..."
          failure={facts.error && failedFetch(facts.error, 'website facts')}
          onRetry={() => facts.refetch()}
        />
      )}
    </section>
  );
}

function asideOf(group: FactGroup) {
  const left = waiting([group]);
  return left > 0 ? (
    <Badge tone="pending">{left} to check</Badge>
  ) : (
    <Badge tone="positive">Checked</Badge>
  );
}

interface GroupProps {
  group: FactGroup;
  isBusy: boolean;
  isEdited: boolean;
  onDecide: (facts: readonly BusinessFact[], decision: 'accepted' | 'dropped') => void;
}

function Group({ group, isBusy, isEdited, onDecide }: GroupProps) {
  const together = acceptable(group);
  const isHeld = isBusy || isEdited;
  return (
    <div className="grid gap-3">
      {isEdited ? (
        <p role="status">You are editing {group.title}. Publish or discard those changes first.</p>
      ) : null}
      {group.topics.map(({ key, versions }) => (
        <div
          key={key}
          className="grid gap-2 rounded-card border border-line bg-surface p-4 text-ink"
        >
          {versions.length > 1 ? (
            <p className="font-medium">The website says more than one thing. Which is right?</p>
          ) : null}
          {versions.map((fact) => (
            <FactCard
              key={fact.id}
              fact={fact}
              isHeld={isHeld}
              onDecide={(decision) => onDecide([fact], decision)}
            />
          ))}
        </div>
      ))}
      {together.length > 1 ? (
        <Button
          className="w-fit"
          disabled={isHeld}
          aria-label={`Accept all ${together.length} of ${group.title}`}
          onClick={() => onDecide(together, 'accepted')}
        >
          {isBusy ? 'Updating...' : `Accept all ${together.length}`}
        </Button>
      ) : null}
    </div>
  );
}
