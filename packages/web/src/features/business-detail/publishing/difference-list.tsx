import type { Difference } from '@second-ring/contract';
import { differenceInWords } from './difference-words.ts';

/** Differences in words, one a line. */
export function DifferenceList({ differences }: { differences: readonly Difference[] }) {
  return (
    <ul className="grid list-disc gap-1 pl-5 text-ink-soft">
      {differences.map((difference) => (
        <li key={difference.path.join('\n')} className="break-words">
          {differenceInWords(difference)}
        </li>
      ))}
    </ul>
  );
}
