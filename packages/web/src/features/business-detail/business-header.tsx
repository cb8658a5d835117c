import type { Business } from '@second-ring/contract';
import { ExternalLink, History, Pencil } from 'lucide-react';
import { Instant } from '@/components/instant.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { buttonLook } from '@/components/ui/button-look.ts';

interface BusinessHeaderProps {
  business: Business;
  onEdit: () => void;
  onVersions: () => void;
}

/** Who the business is and since when, with the ways to its website and to its core fields. */
export function BusinessHeader({ business, onEdit, onVersions }: BusinessHeaderProps) {
  const website = webAddress(business.website);
  return (
    <header className="flex flex-wrap items-start justify-between gap-4">
      <div className="min-w-0">
        <h1 className="text-2xl leading-tight font-semibold break-words sm:text-3xl">
          {business.name || 'Unnamed Business'}
        </h1>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-ink-soft">
          <Badge>{business.primary_industry || 'No industry'}</Badge>
          {business.sample ? <Badge tone="accent">Sample</Badge> : null}
          <span>
            Added on <Instant at={business.created_at} timeZone={business.time_zone} />
          </span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {website ? (
          <a
            href={website}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonLook({ variant: 'outline' })}
          >
            <ExternalLink aria-hidden />
            Visit Website
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        ) : null}
        <Button variant="outline" onClick={onVersions}>
          <History aria-hidden />
          Versions
        </Button>
        <Button variant="outline" onClick={onEdit}>
          <Pencil aria-hidden />
          Edit Business
        </Button>
      </div>
    </header>
  );
}

/** A stored website as a link; null for what is no web address, such as a `javascript:` one. */
function webAddress(website: string | null): string | null {
  if (!website) return null;
  const address = /^https?:\/\//i.test(website) ? website : `https://${website}`;
  return URL.canParse(address) ? address : null;
}
