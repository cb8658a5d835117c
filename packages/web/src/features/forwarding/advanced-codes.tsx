import {
  type CarrierId,
  clearCode,
  dialLink,
  enableCode,
  type ForwardingCondition,
  gsmWideCodes,
  numberForms,
} from '@second-ring/contract';
import { PhoneForwarded, PhoneOff } from 'lucide-react';
import { buttonLook } from '@/components/ui/button-look.ts';
import { CopyButton } from '@/components/ui/copy-button.tsx';

interface AdvancedCodesProps {
  number: string;
  carrier: CarrierId;
  condition: ForwardingCondition;
  delay: number;
}

const further: { condition: ForwardingCondition; title: string }[] = [
  { condition: 'busy', title: 'While your line is busy' },
  { condition: 'unreachable', title: 'While your phone is off or out of reach' },
];

const wide = [
  { title: 'Show where unanswered calls go now', code: gsmWideCodes.askNoAnswer },
  { title: 'Turn off all conditional forwarding', code: gsmWideCodes.clearConditional },
  { title: 'Turn off all forwarding', code: gsmWideCodes.clearEverything },
];
const shortCodes: ReadonlySet<CarrierId> = new Set(['verizon', 'sprint', 'landline']);

/** Busy and unreachable calls, other ways to write the number, and codes for all at once. */
export function AdvancedCodes({ number, carrier, condition, delay }: AdvancedCodesProps) {
  const main = enableCode(carrier, condition, number, delay);
  const written = numberForms(number)
    .map((form) => ({ form, code: enableCode(carrier, condition, form, delay) }))
    .filter(({ code }) => code !== null && code !== main);
  return (
    <details className="disclosure border-t border-line pt-4">
      <summary className="w-fit rounded-control text-sm text-ink-soft underline underline-offset-4 hover:text-ink">
        More codes: busy, phone off, other ways to write the number
      </summary>
      <div className="grid gap-5 pt-4 text-sm">
        {further.map((each) => (
          <ConditionCodes key={each.condition} {...each} number={number} carrier={carrier} />
        ))}
        <div>
          <h3 className="font-sans font-medium tracking-normal">
            If the code does not work on your phone
          </h3>
          <p className="mt-0.5 text-ink-soft">
            Networks want the number written in different ways. Try these:
          </p>
          <ul className="mt-1">
            {written.map(({ form, code }) =>
              code ? <PlainCode key={form} code={code} what={`code with ${form}`} /> : null,
            )}
          </ul>
        </div>
        {shortCodes.has(carrier) ? null : (
          <div>
            <h3 className="font-sans font-medium tracking-normal">For all at once</h3>
            <ul className="mt-1">
              {wide.map(({ title, code }) => (
                <PlainCode key={code} code={code} what={title} title={title} />
              ))}
            </ul>
          </div>
        )}
      </div>
    </details>
  );
}

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

interface ConditionCodesProps {
  condition: ForwardingCondition;
  title: string;
  number: string;
  carrier: CarrierId;
}

function ConditionCodes({ condition, title, number, carrier }: ConditionCodesProps) {
  const enable = enableCode(carrier, condition, number);
  const clear = clearCode(carrier, condition);
  return (
    <div className="grid gap-2">
      <h3 className="font-sans font-medium tracking-normal">{title}</h3>
      {enable && clear ? (
        <>
          <CodeRow label="Enable" code={enable} kind="enable" />
          <CodeRow label="Clear" code={clear} kind="clear" />
        </>
      ) : (
        <p className="text-ink-soft">This carrier has no code for it.</p>
      )}
    </div>
  );
}

function PlainCode({ code, what, title }: { code: string; what: string; title?: string }) {
  return (
    <li className="flex flex-wrap items-center gap-x-2">
      {title ? <span>{title}</span> : null}
      <span className="flex items-center gap-1">
        <code className="tabular break-all text-ink-soft">{code}</code>
        <CopyButton text={code} what={what} />
      </span>
    </li>
  );
}
