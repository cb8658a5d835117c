import { Badge } from './ui/badge.tsx';

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
