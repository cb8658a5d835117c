import { dialLink } from '@second-ring/contract';
import { PhoneForwarded, PhoneOff } from 'lucide-react';
import { buttonLook } from '@/components/ui/button-look.ts';
import { CopyButton } from '@/components/ui/copy-button.tsx';

interface CodeRowProps {
  label: string;
  code: string;
  /** What the button does: switches forwarding on, or ends it. */
  kind: 'enable' | 'clear';
  prominent?: boolean;
}

/** A code: a link that opens the dialler with it, the code to read, and a button to copy it. */
export function CodeRow({ label, code, kind, prominent }: CodeRowProps) {
  const Icon = kind === 'enable' ? PhoneForwarded : PhoneOff;
  const variant = prominent ? (kind === 'enable' ? 'accent' : 'outline') : 'outline';
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <a
        href={dialLink(code)}
        className={buttonLook({
          variant,
          size: prominent ? 'large' : 'small',
          className: prominent ? 'w-full sm:w-52' : 'min-w-24',
        })}
      >
        <Icon aria-hidden />
        {label}
      </a>
      <span className="flex min-w-0 items-center gap-1">
        <code className="tabular min-w-0 text-sm break-all text-ink-soft">{code}</code>
        <CopyButton text={code} what={`code: ${label}`} />
      </span>
    </div>
  );
}
