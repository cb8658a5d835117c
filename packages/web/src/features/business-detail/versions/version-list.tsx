import type { Business, KnowledgeVersionRow } from '@second-ring/contract';
import { ChevronRight } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { FetchState } from '../agent/fetch-state.tsx';
import { failedFetch } from '../failure-words.ts';
import { nameOfDifference } from '../publishing/difference-words.ts';
import { useVersions } from './use-versions.ts';
import { VersionHeading } from './version-heading.tsx';

interface VersionListProps {
  business: Business;
  onOpen: (number: number) => void;
}

/** Everything that was published, newest first. */
export function VersionList({ business, onOpen }: VersionListProps) {
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
  if (count === 0) return number === 1 ? 'The beginning' : 'Nothing that callers would notice';
  const more = count - changes.length;
  const named = changes.map(nameOfDifference).join('; ');
  return more > 0 ? `${named}; and ${more} more` : named;
}
