import { Download, Search, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { toast } from 'sonner';
import { download } from '@/api/download.ts';
import { failureSentence } from '@/api/failures.ts';
import { Button } from '../ui/button.tsx';
import { Input } from '../ui/input.tsx';
import { Spinner } from '../ui/spinner.tsx';

/** How long typing must rest before the server is asked, in milliseconds. */
const restMs = 250;

interface ListToolbarProps {
  placeholder: string;
  /** What is looked for now. */
  q: string;
  onSearch: (q: string) => void;
  /** Null until the first answer. */
  total: number | null;
  /** Where the list can be had as CSV; null: nowhere. */
  exportPath: string | null;
}

/** A list's search box, its count and its export. */
export function ListToolbar({ placeholder, q, onSearch, total, exportPath }: ListToolbarProps) {
  const id = useId();
  const [typed, setTyped] = useTypedWords(q, onSearch);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <search className="relative w-full sm:max-w-sm">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-soft"
        />
        <label htmlFor={id} className="sr-only">
          {placeholder}
        </label>
        <Input
          id={id}
          type="search"
          placeholder={placeholder}
          value={typed}
          maxLength={200}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && onSearch(typed.trim())}
          className="pr-9 pl-9 [&::-webkit-search-cancel-button]:hidden"
        />
        {typed ? (
          <Button
            variant="ghost"
            size="icon-small"
            aria-label="Clear search"
            className="absolute inset-y-0 right-1 my-auto"
            onClick={() => {
              setTyped('');
              onSearch('');
            }}
          >
            <X aria-hidden />
          </Button>
        ) : null}
      </search>
      <p role="status" className="text-ink-soft">
        {total === null ? '' : countOf(total, q !== '')}
      </p>
      {exportPath ? <ExportButton path={exportPath} className="ml-auto" /> : null}
    </div>
  );
}

function countOf(total: number, searching: boolean): string {
  const number = total.toLocaleString('en');
  if (searching) return total === 1 ? '1 match' : `${number} matches`;
  return `${number} in total`;
}

/** What is in the box: it runs ahead of the address bar while typing and follows it otherwise. */
function useTypedWords(q: string, onSearch: (q: string) => void) {
  const [typed, setTyped] = useState(q);
  const asked = useRef(q);
  useEffect(() => {
    if (q !== asked.current) setTyped(q);
    asked.current = q;
  }, [q]);
  useEffect(() => {
    const words = typed.trim();
    if (words === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = words;
      onSearch(words);
    }, restMs);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);
  return [typed, setTyped] as const;
}

/** Saves every row of a list, searched and sorted as it is shown, as CSV. */
function ExportButton({ path, className }: { path: string; className?: string }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await download(path);
    } catch (error) {
      toast.error('The export failed', { description: failureSentence(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="outline" disabled={busy} onClick={save} {...(className && { className })}>
      {busy ? <Spinner /> : <Download aria-hidden />}
      {busy ? 'Exporting...' : 'Export CSV'}
    </Button>
  );
}
