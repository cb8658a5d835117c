import type { Business, Difference } from '@second-ring/contract';
import { ExternalLink, History, Pencil } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Instant } from '@/components/instant.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { buttonLook } from '@/components/ui/button-look.ts';
import { shownShortcut, spokenShortcut, useShortcut } from '@/components/use-shortcut.ts';
import { DifferenceList } from './publishing/difference-list.tsx';
import { useKeptClear } from './use-kept-clear.ts';

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
        <h1 className="text-2xl leading-tight font-semibold wrap-anywhere sm:text-3xl">
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

/** Whoever pressed a button of what then goes is not sent back to the top of the page. */
function useFocusHandedOn(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const leaving = part.current;
    return () => {
      const focused = document.activeElement;
      if (focused === document.body || leaving?.contains(focused))
        document.getElementById('main')?.focus({ preventScroll: true });
    };
  }, [part]);
}

const publishBarId = 'publish-bar';

/** Goes past all that can be edited, to what publishes it; shown to whoever comes by with the Tab key. */
export function SkipToPublishing() {
  return (
    <Button
      variant="outline"
      className="sr-only focus:not-sr-only focus:inline-flex focus:w-fit"
      onClick={() => document.getElementById(publishBarId)?.focus({ preventScroll: true })}
    >
      Skip to unpublished changes
    </Button>
  );
}

/** The shortcut of saving leads from whatever is being edited to this part, and back again. */
function useWayTo(part: RefObject<HTMLElement | null>): void {
  const cameFrom = useRef<HTMLElement | null>(null);
  useShortcut('s', () => {
    const { activeElement: focused } = document;
    // A dialog is left by closing it.
    if (focused?.closest('[role="dialog"], [role="alertdialog"]')) return;
    if (part.current?.contains(focused)) return cameFrom.current?.focus();
    cameFrom.current = focused instanceof HTMLElement ? focused : null;
    part.current?.focus({ preventScroll: true });
  });
}

interface PublishBarProps {
  /** What publishing would change. */
  differences: readonly Difference[];
  /** The version whose content is staged; null: none. */
  restoredFrom: number | null;
  isPublishing: boolean;
  onDiscard: () => void;
  onPublish: () => void;
}

/** Stands at the foot of the page while anything is staged, and says what would change. */
export function PublishBar(props: PublishBarProps) {
  const { differences, restoredFrom, isPublishing, onDiscard, onPublish } = props;
  const bar = useRef<HTMLElement>(null);
  useKeptClear(bar);
  useFocusHandedOn(bar);
  useWayTo(bar);
  return (
    <section
      ref={bar}
      id={publishBarId}
      tabIndex={-1}
      aria-labelledby="unpublished"
      aria-keyshortcuts={spokenShortcut('s')}
      className="sticky bottom-[calc(var(--call-sheet,var(--call-strip,0rem))+0.75rem)] lg:bottom-[calc(var(--call-sheet,0rem)+0.75rem)] z-20 mt-6 flex animate-rise flex-wrap items-end justify-between gap-x-6 gap-y-2 rounded-card border border-line bg-surface p-3 shadow-float sm:gap-y-3 sm:p-4"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="unpublished" className="font-heading text-base font-semibold">
          You have unpublished changes
        </h2>
        <p className="mt-0.5 text-ink-soft">
          Review and publish your changes to update the AI agent. This can take a few minutes.
          <span className="hidden sm:inline"> {shownShortcut('s')} brings you here and back.</span>
        </p>
        {restoredFrom === null ? null : (
          <p className="mt-1.5 text-ink">This brings back version {restoredFrom}.</p>
        )}
        <div className="mt-1.5 max-h-[12dvh] overflow-y-auto sm:max-h-[30dvh]">
          {differences.length > 0 ? (
            <DifferenceList brief differences={differences} most={3} />
          ) : (
            <p className="text-ink-soft">Nothing that callers would notice has changed.</p>
          )}
        </div>
      </div>
      <div className="flex gap-2">
        <Button variant="outline" disabled={isPublishing} onClick={onDiscard}>
          Discard
        </Button>
        <Button variant="accent" disabled={isPublishing} onClick={onPublish}>
          {isPublishing ? 'Updating...' : 'Publish Changes'}
        </Button>
      </div>
    </section>
  );
}

/** A stored website as a link; null for what is no web address, such as a `javascript:` one. */
function webAddress(website: string | null): string | null {
  if (!website) return null;
  const address = /^https?:\/\//i.test(website) ? website : `https://${website}`;
  return URL.canParse(address) ? address : null;
}
