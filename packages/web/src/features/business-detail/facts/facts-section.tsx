import { type BusinessFact, textFactKinds } from '@second-ring/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, queries } from '@/api/client.ts';
import { Accordion, AccordionItem } from '@/components/ui/accordion.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { FetchState } from '../agent/fetch-state.tsx';
import { failedChange, failedFetch } from '../failure-words.ts';
import { toastFailure, toastPublished } from '../published-toast.ts';
import type { StagedEdits } from '../staged-edits.ts';
import { FactCard } from './fact-card.tsx';

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

/** Versions of one statement; more than one is a contradiction of the site. */
interface FactTopic {
  key: string;
  versions: BusinessFact[];
}

interface FactGroup {
  title: string;
  /** The section of the staged edits these facts change. */
  section: 'business_hours' | 'services' | 'common_questions' | null;
  topics: FactTopic[];
}

/** What a website said, by what it is about, in the order of the page. Groups without facts are left out. */
function groupFacts(facts: readonly BusinessFact[]): FactGroup[] {
  const of = (...kinds: BusinessFact['kind'][]) =>
    topicsIn(facts.filter(({ kind }) => kinds.includes(kind)));
  const groups: FactGroup[] = [
    { title: 'Business Hours', section: 'business_hours', topics: of('business_hours') },
    { title: 'Services', section: 'services', topics: of('service') },
    { title: 'Common Questions (FAQ)', section: 'common_questions', topics: of('question') },
    { title: 'About the business', section: null, topics: of(...textFactKinds) },
  ];
  return groups.filter(({ topics }) => topics.length > 0);
}

function topicsIn(facts: readonly BusinessFact[]): FactTopic[] {
  const topics = new Map<string, BusinessFact[]>();
  for (const fact of facts) {
    const key = topicOf(fact);
    topics.set(key, [...(topics.get(key) ?? []), fact]);
  }
  return [...topics].map(([key, versions]) => ({ key, versions }));
}

/** A business has one of each kind, but many services and questions: those have ids. */
function topicOf(fact: BusinessFact): string {
  if (fact.kind === 'service' || fact.kind === 'question') return `${fact.kind} ${fact.value.id}`;
  return fact.kind;
}

/** Those of a group that can be accepted together: nobody has decided on them or contradicts them. */
function acceptable({ topics }: FactGroup): BusinessFact[] {
  return topics.flatMap(({ versions: [first, ...others] }) =>
    first && others.length === 0 && first.decision === null ? [first] : [],
  );
}

/** How many statements still wait for their owner. */
function waiting(groups: readonly FactGroup[]): number {
  return groups
    .flatMap(({ topics }) => topics)
    .filter(({ versions }) => versions.every(({ decision }) => decision === null)).length;
}

interface Deciding {
  facts: readonly BusinessFact[];
  decision: 'accepted' | 'dropped';
}

/** What the website of a business said, and its owner's word on it, which is published at once. */
function useFacts(businessId: string) {
  const queryClient = useQueryClient();
  const input = { id: businessId };
  const facts = useQuery(queries.businessFacts.list.queryOptions({ input }));
  const decide = useMutation({
    mutationFn: async ({ facts, decision }: Deciding) => {
      // One after the other: each takes its place in the knowledge that the last one left.
      for (const { id } of facts)
        await api.businessFacts.decide({ ...input, factId: id, decision });
    },
    onSuccess: toastPublished,
    onError: (error) => toastFailure(failedChange(error, 'Failed to update business')),
    // Also after a failure: those before it were decided.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: queries.businessFacts.list.queryKey({ input }) }),
        queryClient.invalidateQueries({ queryKey: queries.businesses.get.queryKey({ input }) }),
      ]),
  });
  return { facts, decide };
}
