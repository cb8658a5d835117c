import {
  type Business,
  differencesBetween,
  type KnowledgeVersion,
  type KnowledgeVersionRow,
  largestVersionPage,
} from '@second-ring/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ArrowLeft, ChevronRight } from 'lucide-react';
import { queries } from '@/api/client.ts';
import { Instant } from '@/components/instant.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { FetchState } from '../agent/fetch-state.tsx';
import { failedFetch } from '../failure-words.ts';
import { DifferenceList } from '../publishing/difference-list.tsx';
import { nameOfDifference } from '../publishing/difference-words.ts';
import { restoring, type StagedEdits } from '../staged-edits.ts';

interface VersionsDialogProps {
  business: Business;
  /** The version that is looked at; undefined: all of them. */
  number: number | undefined;
  hasEdits: boolean;
  onOpen: (number: number | undefined) => void;
  /** Stages what makes the business again what it was in a version. */
  onRestore: (edits: StagedEdits, number: number) => void;
  onClose: () => void;
}

/** What was published when and by whom, and the way back to it. */
export function VersionsDialog(props: VersionsDialogProps) {
  const { business, number, hasEdits, onOpen, onRestore, onClose } = props;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={number === undefined ? 'Versions' : `Version ${number}`}
      description="Every published version is kept, with the name of whoever published it."
      className="sm:max-w-2xl"
    >
      {number === undefined ? (
        <VersionList business={business} onOpen={onOpen} />
      ) : (
        <VersionView
          key={number}
          business={business}
          number={number}
          hasEdits={hasEdits}
          onBack={() => onOpen(undefined)}
          onRestore={(edits) => onRestore(edits, number)}
        />
      )}
    </Dialog>
  );
}

interface VersionListProps {
  business: Business;
  onOpen: (number: number) => void;
}

/** Everything that was published, newest first. */
function VersionList({ business, onOpen }: VersionListProps) {
  const versions = useVersions(business.id);
  const rows = versions.data?.pages.flat();
  if (!rows)
    return (
      <FetchState
        loading="Loading versions..."
        failure={versions.error && failedFetch(versions.error, 'versions')}
        onRetry={() => versions.refetch()}
      />
    );
  if (rows.length === 0)
    return (
      <p className="text-ink-soft">
        Nothing has been published yet. Every publish from now on is kept here.
      </p>
    );
  return (
    <div className="grid gap-4">
      <ul className="divide-y divide-line border-y border-line">
        {rows.map((version) => (
          <li key={version.number}>
            <button
              type="button"
              className="flex w-full items-center gap-3 rounded-control py-3 text-left transition-colors hover:bg-sunken"
              onClick={() => onOpen(version.number)}
            >
              <span className="min-w-0 flex-1">
                <VersionHeading
                  version={version}
                  timeZone={business.time_zone}
                  isPublished={version.number === business.version}
                />
                <span className="mt-1 block break-words text-ink">{changesOf(version)}</span>
              </span>
              <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-soft" />
            </button>
          </li>
        ))}
      </ul>
      {versions.hasNextPage ? (
        <Button
          variant="outline"
          className="w-fit"
          disabled={versions.isFetchingNextPage}
          onClick={() => versions.fetchNextPage()}
        >
          {versions.isFetchingNextPage ? 'Loading versions...' : 'Show older versions'}
        </Button>
      ) : null}
    </div>
  );
}

/** What a version changed, as far as the list names it. */
function changesOf({ number, changes, change_count: count }: KnowledgeVersionRow): string {
  if (count === 0) return number === 1 ? 'The first version' : 'Nothing that callers would notice';
  const more = count - changes.length;
  const named = changes.map(nameOfDifference).join('; ');
  return more > 0 ? `${named}; and ${more} more` : named;
}

interface VersionViewProps {
  business: Business;
  number: number;
  /** Whether staged edits would make way for what is restored. */
  hasEdits: boolean;
  onBack: () => void;
  onRestore: (edits: StagedEdits) => void;
}

/** One version: what it changed, and what bringing it back would change. */
function VersionView(props: VersionViewProps) {
  const { business, number, onBack } = props;
  const version = useVersion(business.id, number);
  return (
    <div className="grid gap-5">
      <Button variant="link" size="inline" className="w-fit" onClick={onBack}>
        <ArrowLeft aria-hidden /> All versions
      </Button>
      {version.data ? (
        <Differences {...props} version={version.data} />
      ) : (
        <FetchState
          loading="Loading the version..."
          failure={version.error && failedFetch(version.error, 'the version')}
          onRetry={() => version.refetch()}
        />
      )}
    </div>
  );
}

function Differences({
  business,
  version,
  hasEdits,
  onRestore,
}: VersionViewProps & { version: KnowledgeVersion }) {
  const { number, before, knowledge } = version;
  const isPublished = number === business.version;
  const edits = restoring(business, knowledge);
  const back = differencesBetween(business, edits);
  return (
    <>
      <p>
        <VersionHeading version={version} timeZone={business.time_zone} isPublished={isPublished} />
      </p>
      <section aria-label="What it changed" className="grid gap-1.5">
        <h3 className="font-heading text-base font-semibold">What it changed</h3>
        {before ? (
          <DifferenceList differences={differencesBetween(before, knowledge)} />
        ) : (
          <p className="text-ink-soft">This is the first version. There was nothing before it.</p>
        )}
      </section>
      {isPublished ? null : (
        <section aria-label="What restoring it would change" className="grid gap-1.5">
          <h3 className="font-heading text-base font-semibold">What restoring it would change</h3>
          {back.length > 0 ? (
            <>
              <DifferenceList differences={back} />
              <p className="mt-2 text-ink-soft">
                {hasEdits
                  ? 'Restoring replaces the changes you have not published.'
                  : 'Restoring does not publish anything yet. You can look it over first.'}
              </p>
              <Button className="w-fit" onClick={() => onRestore(edits)}>
                {hasEdits ? 'Replace my changes and restore' : 'Restore'}
              </Button>
            </>
          ) : (
            <p className="text-ink-soft">Nothing. The published version is the same.</p>
          )}
        </section>
      )}
    </>
  );
}

interface VersionHeadingProps {
  version: KnowledgeVersionRow;
  timeZone: string;
  /** Whether this is what callers hear now. */
  isPublished: boolean;
}

/** Which version it is, who published it and when. */
function VersionHeading({ version, timeZone, isPublished }: VersionHeadingProps) {
  const { number, author, published_at, restored_from } = version;
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium text-ink">Version {number}</span>
        {isPublished ? <Badge tone="positive">Published now</Badge> : null}
        {restored_from === null ? null : <Badge>Brings back version {restored_from}</Badge>}
      </span>
      <span className="mt-0.5 block break-words text-ink-soft">
        <Instant at={published_at} timeZone={timeZone} />
        {author ? `, by ${author.name ?? 'a deleted account'}` : ', by someone without an account'}
      </span>
    </>
  );
}

/** A business's versions, newest first, a page at a time. */
function useVersions(id: string) {
  return useInfiniteQuery(
    queries.knowledgeVersions.list.infiniteOptions({
      input: (before: number | undefined) => ({ id, ...(before !== undefined && { before }) }),
      // What was published meanwhile, here or elsewhere, belongs to it.
      staleTime: 0,
      initialPageParam: undefined,
      getNextPageParam: (page) =>
        page.length < largestVersionPage ? undefined : page.at(-1)?.number,
    }),
  );
}

/** What one version holds, and what the one before it held. A version never changes. */
function useVersion(id: string, number: number) {
  return useQuery(
    queries.knowledgeVersions.get.queryOptions({
      input: { id, number },
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
}
