import type { Difference } from '@second-ring/contract';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/components/ui/class-names.ts';
import { differenceInWords } from './difference-words.ts';

interface DifferenceListProps {
  differences: readonly Difference[];
  /** How many are there before the rest is asked for. */
  most?: number;
  /** Keeps each to a line or two. */
  brief?: boolean;
}

/** Differences in words, one a line; a long list is folded. */
export function DifferenceList({ differences, most = 20, brief = false }: DifferenceListProps) {
  const [showsAll, setShowsAll] = useState(false);
  const isLong = differences.length > most;
  const shown = showsAll ? differences : differences.slice(0, most);
  return (
    <div className="grid justify-items-start gap-1">
      <ul className={cn('grid list-disc gap-1 pl-5 text-ink-soft', brief && 'gap-0.5')}>
        {shown.map((difference) => (
          <li key={difference.path.join('\n')} className="break-words">
            <span className={brief ? 'line-clamp-2' : 'whitespace-pre-line'}>
              {differenceInWords(difference, brief ? briefly : undefined)}
            </span>
          </li>
        ))}
      </ul>
      {isLong ? (
        <Button
          variant="link"
          size="inline"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Show fewer' : `Show all ${differences.length} changes`}
        </Button>
      ) : null}
    </div>
  );
}

/** Characters of a text that fit into a line or two. */
const briefly = 120;
