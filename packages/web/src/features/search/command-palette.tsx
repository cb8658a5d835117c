import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { queries } from '@/api/client.ts';
import { failureSentence } from '@/api/failures.ts';
import { cn } from '@/components/ui/class-names.ts';
import { controlLook } from '@/components/ui/control-look.ts';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Input } from '@/components/ui/input.tsx';
import { type Finding, type FindingGroup, groupsOf, pagesNamed } from './findings.ts';

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The header's search: a button, and from anywhere Ctrl K or ⌘ K. */
export function CommandPalette({ isOperator }: { isOperator: boolean }) {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const follow = ({ target }: Finding) => {
    setOpen(false);
    navigate(target);
  };
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-keyshortcuts="Control+K Meta+K"
        className={cn(controlLook, 'flex h-10 max-w-xs items-center gap-2 px-3 text-ink-soft')}
      >
        <Search aria-hidden className="size-4 shrink-0" />
        Search...
        <kbd className="ml-auto hidden rounded border border-line px-1.5 font-sans text-xs sm:inline">
          {isApple ? '⌘ K' : 'Ctrl K'}
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
  const [chosen, setChosen] = useState(0);
  const listId = useId();
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
  const findings = groups.flatMap((group) => group.findings);
  const current = Math.min(chosen, findings.length - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const finding = findings[current];
    // Its list is always open: the dialog around it leaves Escape to it.
    if (event.key === 'Escape') onClose();
    if (event.key === 'Enter' && finding) onFollow(finding);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || findings.length === 0) return;
    event.preventDefault();
    setChosen((current + step + findings.length) % findings.length);
  };
  const asking = isFetching || q !== words;
  return (
    <div className="grid gap-3">
      <Input
        role="combobox"
        aria-label="Search"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={findings.length > 0 ? `${listId}-${current}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder="A name, a number, a call..."
        value={typed}
        maxLength={200}
        onChange={(event) => {
          setTyped(event.target.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
      />
      {error ? (
        <p role="alert" className="text-negative">
          {failureSentence(error)}
        </p>
      ) : null}
      <Findings listId={listId} groups={groups} current={findings[current]} onFollow={onFollow} />
      <p role="status" className={cn('text-ink-soft', findings.length > 0 && 'sr-only')}>
        {asking ? 'Searching...' : resultsOf(findings.length)}
      </p>
    </div>
  );
}

function resultsOf(count: number): string {
  if (count === 0) return 'No results';
  return count === 1 ? '1 result' : `${count} results`;
}

interface FindingsProps {
  listId: string;
  groups: FindingGroup[];
  current: Finding | undefined;
  onFollow: (finding: Finding) => void;
}

function Findings({ listId, groups, current, onFollow }: FindingsProps) {
  const all = groups.flatMap(({ findings }) => findings);
  return (
    <div id={listId} role="listbox" aria-label="Results" className="grid gap-3">
      {groups.map(({ heading, findings }) => (
        <fieldset key={heading} aria-label={heading} className="min-w-0">
          <p aria-hidden className="px-3 pb-1 text-xs font-medium text-ink-soft">
            {heading}
          </p>
          {findings.map((finding) => (
            <Option
              key={finding.key}
              id={`${listId}-${all.indexOf(finding)}`}
              finding={finding}
              selected={finding === current}
              onFollow={onFollow}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}

interface OptionProps {
  id: string;
  finding: Finding;
  selected: boolean;
  onFollow: (finding: Finding) => void;
}

function Option({ id, finding, selected, onFollow }: OptionProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (selected) box.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  return (
    <div
      ref={box}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      onClick={() => onFollow(finding)}
      onKeyDown={(event) => event.key === 'Enter' && onFollow(finding)}
      className="min-h-10 cursor-pointer items-center justify-between gap-3 rounded-control px-3 py-1.5 hover:bg-sunken aria-selected:bg-primary-wash sm:flex"
    >
      <span className="block min-w-0 truncate font-medium">{finding.title}</span>
      <span className="block min-w-0 truncate text-ink-soft">{finding.detail}</span>
    </div>
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
