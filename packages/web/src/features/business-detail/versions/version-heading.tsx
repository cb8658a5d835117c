import type { KnowledgeVersionRow } from '@second-ring/contract';
import { Instant } from '@/components/instant.tsx';
import { Badge } from '@/components/ui/badge.tsx';

interface VersionHeadingProps {
  version: KnowledgeVersionRow;
  timeZone: string;
  /** Whether this is what callers hear now. */
  isPublished: boolean;
}

/** Which version it is, who published it and when. */
export function VersionHeading({ version, timeZone, isPublished }: VersionHeadingProps) {
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
        {author ? `, by ${author.name ?? 'a deleted account'}` : ', without an account'}
      </span>
    </>
  );
}
