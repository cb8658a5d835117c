import { clsx } from 'clsx';
import { MessageSquareText } from 'lucide-react';

interface OwnerMessageProps {
  words: string;
  /** Keeps its place while the call goes on, so that nothing moves when it arrives. */
  hidden: boolean;
  /** The call has yet to begin. */
  awaiting: boolean;
  /** The call goes on: this is what the owner would read if it ended now. */
  unfinished: boolean;
}

/** The owner's text message, sliding out from under the phone. */
export function OwnerMessage({ words, hidden, awaiting, unfinished }: OwnerMessageProps) {
  return (
    <section
      aria-label="The owner's text message"
      className={clsx(
        'relative z-10 mx-4 -mt-3 min-h-28 rounded-card border border-accent bg-accent-wash p-4 shadow-float transition-[opacity,transform] duration-250 ease-out sm:-mr-6 sm:ml-10',
        awaiting && 'awaits-application',
        hidden && 'invisible -translate-y-3 opacity-0',
      )}
    >
      <p className="flex items-center gap-2 text-xs font-semibold">
        <MessageSquareText aria-hidden className="size-4" />
        {unfinished ? 'What the owner would read now' : 'The owner reads this seconds later'}
      </p>
      <p className="mt-1.5 text-sm leading-snug break-words whitespace-pre-line">{words}</p>
    </section>
  );
}
