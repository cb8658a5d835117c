import { type ReactNode, type UIEvent, useEffect, useRef } from 'react';

/** How near the end counts as reading along, in pixels. */
const nearEnd = 96;

/** A region that scrolls must be reachable by keyboard, and not every browser sees to that. */
const reachable = { tabIndex: 0 };

interface ScrollRegionProps {
  /** Names the region for assistive technology. */
  label: string;
  className: string;
  /** Whether it follows what is added; else it stays where it is. */
  follows?: boolean;
  children: ReactNode;
}

/** A box that follows what is added at its end, unless its reader has scrolled back. */
export function ScrollRegion({ label, className, follows = true, children }: ScrollRegionProps) {
  const box = useRef<HTMLElement>(null);
  const following = useRef(true);
  useEffect(() => {
    if (follows && following.current) box.current?.scrollTo({ top: box.current.scrollHeight });
  });
  const noteReader = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const { scrollHeight, scrollTop, clientHeight } = currentTarget;
    following.current = scrollHeight - scrollTop - clientHeight < nearEnd;
  };
  return (
    <section
      ref={box}
      aria-label={label}
      onScroll={noteReader}
      className={`overflow-y-auto ${className}`}
      {...reachable}
    >
      {children}
    </section>
  );
}
