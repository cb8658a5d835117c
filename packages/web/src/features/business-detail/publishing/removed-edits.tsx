import type { Difference } from '@second-ring/contract';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { DifferenceList } from './difference-list.tsx';
import { differenceInWords } from './difference-words.ts';

interface RemovedEditsProps {
  /** What was edited and can be published no more. */
  differences: readonly Difference[];
  onDiscard: () => void;
}

/** Stands in the publish bar's place where the business is gone: what was typed can be copied. */
export function RemovedEdits({ differences, onDiscard }: RemovedEditsProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const copy = () =>
    navigator.clipboard
      .writeText(differences.map((each) => differenceInWords(each)).join('\n'))
      .then(
        () => setOutcome('copied'),
        () => setOutcome('refused'),
      );
  return (
    <section
      role="alert"
      aria-labelledby="removed"
      className="sticky bottom-[calc(var(--call-strip,0rem)+0.75rem)] z-20 mt-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 rounded-card border border-negative/40 bg-surface p-4 shadow-float lg:bottom-3"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="removed" className="font-heading text-base font-semibold text-negative">
          This business is no longer here
        </h2>
        <p className="mt-0.5 text-ink-soft">
          It was removed while you were editing, or you no longer have access to it. Your changes
          cannot be published. Copy them if you need them.
        </p>
        <div className="mt-1.5 max-h-[40dvh] overflow-y-auto">
          <DifferenceList differences={differences} />
        </div>
        <p role="status" className="mt-1.5 empty:hidden">
          {outcome === 'copied' ? 'Your changes have been copied.' : null}
          {outcome === 'refused'
            ? 'This browser would not copy. Select the text and copy it yourself.'
            : null}
        </p>
      </div>
      <div className="flex gap-2">
        <Button variant="outline" onClick={onDiscard}>
          Discard
        </Button>
        <Button onClick={copy}>Copy my changes</Button>
      </div>
    </section>
  );
}
