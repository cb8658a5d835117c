import { mostItems } from '@second-ring/contract';
import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
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

interface RemoveItemProps {
  /** Names what goes, as in "Remove Parking". */
  label: string;
  className?: string | undefined;
  onRemove: () => void;
}

/** The bin that takes one item off its list. */
export function RemoveItem({ label, className, onRemove }: RemoveItemProps) {
  return (
    <Button variant="ghost" size="icon" aria-label={label} className={className} onClick={onRemove}>
      <Trash2 aria-hidden />
    </Button>
  );
}

/**
 * Ways to change or remove one item of a list. They stay the same functions while the list changes,
 * so that the rows nobody edits need not be drawn again.
 */
export function useItemEdits<Item extends { id: string }>(
  value: Item[],
  onChange: (value: Item[]) => void,
) {
  const latest = useRef({ value, onChange });
  useLayoutEffect(() => {
    latest.current = { value, onChange };
  });
  const change = useCallback((item: Item) => {
    const { value, onChange } = latest.current;
    onChange(value.map((each) => (each.id === item.id ? item : each)));
  }, []);
  const remove = useCallback((id: string) => {
    const { value, onChange } = latest.current;
    onChange(value.filter((each) => each.id !== id));
  }, []);
  return { change, remove };
}

/** From so many cards on, a list is too long to be laid out as a whole while someone types in it. */
const manyCards = 50;

/**
 * The classes of a list's cards: of a long one, those out of view are laid out and painted when they
 * come in. Short lists do without, as such cards have no true size until they are seen.
 */
export function drawnInView(cards: number): string | undefined {
  return cards > manyCards
    ? '[contain-intrinsic-size:auto_15rem] [content-visibility:auto]'
    : undefined;
}
