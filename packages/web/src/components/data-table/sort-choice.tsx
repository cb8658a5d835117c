import { ArrowDown, ArrowUp } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/select.tsx';
import type { Column } from './column.ts';
import type { Sorting } from './list-search.ts';

interface SortChoiceProps<Row, Key extends string> {
  columns: Column<Row, Key>[];
  sorting: Sorting<Key>;
  onSort: (clicked: Key) => void;
}

/** What cards are sorted by, which have no headers to press. */
export function SortChoice<Row, Key extends string>(props: SortChoiceProps<Row, Key>) {
  const { columns, sorting, onSort } = props;
  const keys = columns.flatMap(({ header, sortKey }) => (sortKey ? [{ header, sortKey }] : []));
  const chosen = keys.find(({ sortKey }) => sortKey === sorting.sort);
  const isAscending = sorting.order === 'asc';
  const Arrow = isAscending ? ArrowUp : ArrowDown;
  return (
    <div className="mb-3 flex gap-2">
      <Select
        aria-label="Sort by"
        className="min-w-0 flex-1 sm:max-w-60"
        value={chosen?.sortKey}
        onValueChange={(value) => {
          const next = keys.find(({ sortKey }) => sortKey === value);
          if (next) onSort(next.sortKey);
        }}
        options={keys.map(({ header, sortKey }) => ({ value: sortKey, label: header }))}
        placeholder="Newest first"
      />
      {chosen ? (
        <Button
          variant="outline"
          size="icon"
          aria-label={isAscending ? 'Sort descending' : 'Sort ascending'}
          onClick={() => onSort(chosen.sortKey)}
        >
          <Arrow aria-hidden />
        </Button>
      ) : null}
    </div>
  );
}
