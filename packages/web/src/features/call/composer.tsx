import { ArrowUp } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Input } from '@/components/ui/input.tsx';

interface ComposerProps {
  onSay: (words: string) => void;
  /** What typing does just now. */
  hint: string;
}

/** A line to type in what would be said. Always there: a call needs no microphone. */
export function Composer({ onSay, hint }: ComposerProps) {
  const [words, setWords] = useState('');
  const hintId = useId();
  const say = (event: FormEvent) => {
    event.preventDefault();
    if (!words.trim()) return;
    onSay(words);
    setWords('');
  };
  return (
    <form onSubmit={say} className="shrink-0 pt-3">
      <div className="relative">
        <Input
          value={words}
          onChange={({ target }) => setWords(target.value)}
          aria-label="What you would say"
          aria-describedby={hintId}
          placeholder="Ask as a caller would"
          autoComplete="off"
          enterKeyHint="send"
          maxLength={1000}
          className="h-12 rounded-full pr-13 pl-5 sm:text-base"
        />
        <Button
          type="submit"
          size="icon"
          aria-label="Say it"
          className="absolute top-1 right-1 rounded-full"
        >
          <ArrowUp aria-hidden />
        </Button>
      </div>
      <p id={hintId} className="mt-1.5 text-center text-xs text-ink-soft">
        {hint}
      </p>
    </form>
  );
}
