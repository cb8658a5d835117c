import { mostItems } from '@second-ring/contract';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';

interface AddItemProps {
  /** How many there are. */
  count: number;
  /** As many as there may be. */
  most?: number;
  /** What they are, as in "500 services". */
  what: string;
  onAdd: () => void;
  children: ReactNode;
}

/** Adds an item to a list of knowledge, until it holds as many as the AI can take. */
export function AddItem({ count, most = mostItems, what, onAdd, children }: AddItemProps) {
  const isFull = count >= most;
  return (
    <div className="grid justify-items-start gap-1.5">
      <Button variant="outline" disabled={isFull} onClick={onAdd}>
        <Plus aria-hidden />
        {children}
      </Button>
      {isFull ? (
        <p role="status" className="text-sm text-ink-soft">
          {most} {what} are the most your AI can hold. Remove one to add another.
        </p>
      ) : null}
    </div>
  );
}
