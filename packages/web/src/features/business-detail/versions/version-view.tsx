import { type Business, differencesBetween, type KnowledgeVersion } from '@second-ring/contract';
import { ArrowLeft } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { FetchState } from '../agent/fetch-state.tsx';
import { failedFetch } from '../failure-words.ts';
import { DifferenceList } from '../publishing/difference-list.tsx';
import type { StagedEdits } from '../staged-edits.ts';
import { restoring } from './restoring.ts';
import { useVersion } from './use-versions.ts';
import { VersionHeading } from './version-heading.tsx';

interface VersionViewProps {
  business: Business;
  number: number;
  /** Whether staged edits would make way for what is restored. */
  hasEdits: boolean;
  onBack: () => void;
  onRestore: (edits: StagedEdits) => void;
}

/** One version: what it changed, and what bringing it back would change. */
export function VersionView(props: VersionViewProps) {
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
