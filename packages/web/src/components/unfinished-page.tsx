import type { ReactNode } from 'react';
import { Badge } from './ui/badge.tsx';
import { EmptyState } from './ui/notice.tsx';

interface UnfinishedPageProps {
  title: string;
  description?: string;
  /** Where in a sequence the page stands, such as "Step 1 of 3". */
  badge?: string;
  /** Somewhere useful to go meanwhile. */
  action?: ReactNode;
}

/** A page that has its place and its name but not its contents yet, and says so. */
export function UnfinishedPage({ title, description, badge, action }: UnfinishedPageProps) {
  return (
    <div className="grid gap-6">
      <PageHeading title={title} {...(description ? { description } : {})} badge={badge} />
      <EmptyState title="This page is not ready yet" action={action}>
        Links to this page will keep working. There is nothing to do here yet.
      </EmptyState>
    </div>
  );
}

interface PageHeadingProps {
  title: string;
  description?: string;
  badge?: string | undefined;
}

/** A page's only `h1`. */
export function PageHeading({ title, description, badge }: PageHeadingProps) {
  return (
    <div>
      {badge ? <Badge className="mb-2">{badge}</Badge> : null}
      <h1 className="text-2xl leading-tight font-semibold sm:text-3xl">{title}</h1>
      {description ? <p className="mt-1.5 text-ink-soft">{description}</p> : null}
    </div>
  );
}
