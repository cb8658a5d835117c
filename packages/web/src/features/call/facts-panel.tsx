import { cn } from '@/components/ui/class-names.ts';
import { FactLine } from './fact-chip.tsx';
import type { Fact } from './turns.ts';

interface FactsPanelProps {
  facts: { fact: Fact; fresh: boolean }[];
}

/** Beside the conversation on wide screens: every fact used, the ones of the latest answer lit. */
export function FactsPanel({ facts }: FactsPanelProps) {
  return (
    <aside aria-labelledby="facts-title" className="hidden w-72 shrink-0 pt-6 lg:block">
      <h2 id="facts-title" className="text-sm font-semibold">
        Where the answers come from
      </h2>
      <p className="mt-1 text-xs text-ink-soft">Everything here was entered by the owner.</p>
      <ul className="mt-3 grid gap-2 text-sm">
        {facts.map(({ fact, fresh }) => (
          <li
            key={`${fact.kind}:${fact.id}`}
            className={cn(
              'animate-rise rounded-control border px-3 py-2.5 transition-colors duration-250',
              fresh ? 'border-accent bg-accent-wash' : 'border-line bg-surface text-ink-soft',
            )}
          >
            <FactLine fact={fact} />
          </li>
        ))}
      </ul>
    </aside>
  );
}
