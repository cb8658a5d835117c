import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { Input } from '../ui/input.tsx';

/** The search box in the header; Enter hands over the trimmed words, empty ones included. */
export function AdminSearch({ onSearch }: { onSearch: (words: string) => void }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('words') ?? '').trim());
  };
  return (
    <search className="w-full max-w-xs">
      <form onSubmit={submit} className="relative">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-soft"
        />
        <Input
          name="words"
          type="search"
          aria-label="Search businesses"
          placeholder="Search..."
          className="pl-9"
        />
      </form>
    </search>
  );
}
