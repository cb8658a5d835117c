import { Download } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { buttonLook } from '@/components/ui/button-look.ts';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { writtenCode } from './recovery-codes.ts';

interface IssuedCodesProps {
  codes: string[];
  email: string | null;
  onKept: () => void;
}

/** Recovery codes, this once, to be copied or saved. */
export function IssuedCodes({ codes, email, onKept }: IssuedCodesProps) {
  const lines = codes.map(writtenCode).join('\n');
  const file = `Second Ring recovery codes${email ? ` for ${email}` : ''}\nEach works once.\n\n${lines}\n`;
  return (
    <section
      aria-label="Your recovery codes"
      className="grid gap-4 rounded-control border border-line p-4"
    >
      <div role="status" className="grid gap-1 text-sm">
        <p className="font-medium">Keep these recovery codes somewhere safe</p>
        <p className="text-ink-soft">
          Each one signs you in once, instead of a code from your app. We show them only now.
        </p>
      </div>
      <ul className="tabular grid gap-x-6 gap-y-1.5 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{writtenCode(code)}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2">
        <Button onClick={onKept}>I have saved them</Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download="second-ring-recovery-codes.txt"
          className={buttonLook({ variant: 'outline' })}
        >
          <Download aria-hidden />
          Download
        </a>
        <CopyButton text={lines} what="recovery codes" />
      </div>
    </section>
  );
}
