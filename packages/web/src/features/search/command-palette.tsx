import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { cn } from '@/components/ui/class-names.ts';
import { controlLook } from '@/components/ui/control-look.ts';
import { Dialog } from '@/components/ui/dialog.tsx';
import type { Finding } from './findings.ts';
import { SearchBox } from './search-box.tsx';

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The header's search: a button, and from anywhere Ctrl K or ⌘ K. */
export function CommandPalette({ isOperator }: { isOperator: boolean }) {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
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
