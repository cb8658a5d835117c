import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './button.tsx';

const confirmationMs = 1500;

interface CopyButtonProps {
  text: string;
  /** What is copied, such as "phone number". */
  what: string;
}

/** Copies `text` and shows a check for a second and a half; says so where the browser refuses. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), confirmationMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  const words = {
    copied: `The ${what} is copied`,
    refused: `This browser refused to copy the ${what}`,
  };
  return (
    <>
      <Button variant="ghost" size="icon-small" aria-label={`Copy ${what}`} onClick={copy}>
        {outcome === 'copied' ? (
          <Check aria-hidden className="text-positive" />
        ) : (
          <Copy aria-hidden />
        )}
      </Button>
      <span role="status" className={outcome === 'refused' ? 'text-xs text-negative' : 'sr-only'}>
        {outcome ? words[outcome] : ''}
      </span>
    </>
  );
}
