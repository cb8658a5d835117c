import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Command } from 'cmdk';
import { Search } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { queries } from '@/api/client.ts';
import { failureSentence } from '@/api/failures.ts';
import { cn } from '@/components/ui/class-names.ts';
import { controlLook } from '@/components/ui/control-look.ts';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Input } from '@/components/ui/input.tsx';
import { shownShortcut, spokenShortcut, useShortcut } from '@/components/use-shortcut.ts';
import { type Finding, type FindingGroup, groupsOf, pagesNamed } from './findings.ts';

/** The header's search: a button, and from anywhere Ctrl K or ⌘ K. */
export function CommandPalette({ isOperator }: { isOperator: boolean }) {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  useShortcut('k', () => setOpen((before) => !before));
  const follow = ({ target }: Finding) => {
    setOpen(false);
    navigate(target);
  };
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-keyshortcuts={spokenShortcut('k')}
        className={cn(controlLook, 'flex h-10 max-w-xs items-center gap-2 px-3 text-ink-soft')}
      >
        <Search aria-hidden className="size-4 shrink-0" />
        Search...
        <kbd className="ml-auto hidden rounded border border-line px-1.5 font-sans text-xs sm:inline">
          {shownShortcut('k')}
        </kbd>
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Search"
        description="Businesses, agents, phone numbers and calls"
        className="top-2 bottom-auto rounded-b-card sm:top-24 sm:max-w-xl sm:translate-y-0"
      >
        <SearchBox isOperator={isOperator} onFollow={follow} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

/** How long typing must rest before the server is asked, in milliseconds. */
const restMs = 180;

interface SearchBoxProps {
  isOperator: boolean;
  onFollow: (finding: Finding) => void;
  onClose: () => void;
}

/** Finds things as they are typed; arrows choose among them and Enter goes there. */
function SearchBox({ isOperator, onFollow, onClose }: SearchBoxProps) {
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  const q = useRested(words, restMs);
  const { data, error, isFetching } = useQuery(
    queries.search.find.queryOptions({
      input: { q },
      enabled: q !== '',
      placeholderData: keepPreviousData,
    }),
  );
  const groups = useMemo(
    () => [...(data && words ? groupsOf(data) : []), ...pagesNamed(words, isOperator)],
    [data, words, isOperator],
  );
  const count = groups.reduce((sum, { findings }) => sum + findings.length, 0);
  const first = groups[0]?.findings[0]?.key ?? '';
  const [chosen, setChosen] = useState(first);
  // What is found later than what was chosen stands above it: the first is what Enter means.
  useEffect(() => setChosen(first), [first]);
  const asking = isFetching || q !== words;
  return (
    <Command
      label="Search"
      shouldFilter={false}
      loop
      value={chosen}
      onValueChange={setChosen}
      className="grid grid-cols-1 gap-3"
      // Its list is always open: the dialog around it leaves Escape to it.
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <Command.Input value={typed} onValueChange={setTyped} asChild>
        <Input placeholder="A name, a number, a call..." maxLength={200} />
      </Command.Input>
      {error ? (
        <p role="alert" className="text-negative">
          {failureSentence(error)}
        </p>
      ) : null}
      <Findings groups={groups} onFollow={onFollow} />
      <p role="status" className={cn('text-ink-soft', count > 0 && 'sr-only')}>
        {asking ? 'Searching...' : resultsOf(count)}
      </p>
    </Command>
  );
}

function resultsOf(count: number): string {
  if (count === 0) return 'No results';
  return count === 1 ? '1 result' : `${count} results`;
}

interface FindingsProps {
  groups: FindingGroup[];
  onFollow: (finding: Finding) => void;
}

function Findings({ groups, onFollow }: FindingsProps) {
  return (
    <Command.List
      label="Results"
      className="min-w-0 [&>div]:grid [&>div]:grid-cols-1 [&>div]:gap-3"
    >
      {groups.map(({ heading, findings }) => (
        <Command.Group
          key={heading}
          heading={heading}
          className="**:[[cmdk-group-heading]]:px-3 **:[[cmdk-group-heading]]:pb-1 **:[[cmdk-group-heading]]:text-xs **:[[cmdk-group-heading]]:font-medium **:[[cmdk-group-heading]]:text-ink-soft"
        >
          {findings.map((finding) => (
            <Command.Item
              key={finding.key}
              value={finding.key}
              onSelect={() => onFollow(finding)}
              className="min-h-10 cursor-pointer items-center justify-between gap-3 rounded-control px-3 py-1.5 hover:bg-sunken aria-selected:bg-primary-wash sm:flex"
            >
              <span className="block truncate font-medium sm:max-w-3/5 sm:shrink-0">
                {finding.title}
              </span>
              <span className="block min-w-0 text-ink-soft sm:truncate">{finding.detail}</span>
            </Command.Item>
          ))}
        </Command.Group>
      ))}
    </Command.List>
  );
}

/** The value once it has rested for so many milliseconds. */
function useRested<Value>(value: Value, milliseconds: number): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return rested;
}
