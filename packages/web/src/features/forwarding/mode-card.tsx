import {
  type CarrierId,
  clearCode,
  enableCode,
  forwardingDelay,
  networkDelay,
  takesDelay,
} from '@second-ring/contract';
import { PhoneForwarded } from 'lucide-react';
import { useId } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Card, CardTitle } from '@/components/ui/card.tsx';
import { Slider } from '@/components/ui/slider.tsx';
import { AdvancedCodes, CodeRow } from './advanced-codes.tsx';
import { carrierName } from './carrier-guides.ts';
import type { ForwardingSearch } from './forwarding-search.ts';

interface ModeCardProps {
  number: string;
  /** What the codes wait for: one that forwards to nowhere is not given. Null: nothing. */
  waitsFor: string | null;
  mode: 'unanswered' | 'instant';
  delay: number;
  carrier: CarrierId;
  onChange: (change: ForwardingSearch) => void;
}

const modes = [
  {
    value: 'unanswered',
    label: 'Let me answer first',
    hint: 'Only calls you do not answer go to your AI employee.',
  },
  {
    value: 'instant',
    label: 'Forward instantly',
    hint: 'Every call goes to your AI employee; your phone does not ring.',
  },
] as const;

/** When calls are forwarded, and the codes that make it so. */
export function ModeCard({ number, waitsFor, mode, delay, carrier, onChange }: ModeCardProps) {
  const condition = mode === 'instant' ? 'all' : 'no-answer';
  const enable = enableCode(carrier, condition, number, delay);
  const clear = clearCode(carrier, condition);
  return (
    <Card className="grid gap-5">
      <fieldset>
        <legend className="font-heading text-lg font-semibold">When should your AI answer?</legend>
        <div className="mt-3 grid gap-2 sm:grid-cols-2">
          {modes.map(({ value, label, hint }) => (
            <label
              key={value}
              className="flex cursor-pointer gap-3 rounded-control border border-control-line p-3 transition-colors has-checked:border-primary has-checked:bg-primary-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
            >
              <input
                type="radio"
                name="forwarding-mode"
                className="mt-1 size-4 shrink-0 accent-(--primary) outline-none"
                checked={mode === value}
                onChange={() => onChange({ mode: value })}
              />
              <span>
                <span className="block font-medium">{label}</span>
                <span className="block text-sm text-ink-soft">{hint}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {mode === 'unanswered' ? (
        <Delay carrier={carrier} delay={delay} onChange={(next) => onChange({ delay: next })} />
      ) : null}
      <div className="grid gap-3">
        <CardTitle className="sr-only">Codes</CardTitle>
        {enable && clear ? (
          <>
            {waitsFor === null ? (
              <CodeRow label="Enable Forwarding" code={enable} kind="enable" prominent />
            ) : (
              <NoCode>{waitsFor}</NoCode>
            )}
            <CodeRow label="Clear Forwarding" code={clear} kind="clear" prominent />
          </>
        ) : (
          <p className="rounded-control bg-pending-wash px-4 py-3 text-sm text-pending">
            {carrierName(carrier)} has no code for this. Set it in your phone’s own menu
            {mode === 'unanswered' ? ', or choose “Forward instantly”' : ''}.
          </p>
        )}
        <p className="text-sm text-ink-soft">
          {carrier === 'gsm'
            ? 'These codes work on most mobile phones.'
            : `These are the codes for ${carrierName(carrier)}.`}{' '}
          Tap one on your business phone, then press call. On an iPhone, copy it and paste it into
          the keypad.
        </p>
      </div>
      {waitsFor === null ? (
        <AdvancedCodes number={number} carrier={carrier} condition={condition} delay={delay} />
      ) : null}
    </Card>
  );
}

/** Stands where the code will be: dialled now, it would send callers nowhere. */
function NoCode({ children }: { children: string }) {
  const reason = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button
        variant="accent"
        size="large"
        aria-disabled
        aria-describedby={reason}
        className="w-full sm:w-52"
      >
        <PhoneForwarded aria-hidden />
        Enable Forwarding
      </Button>
      <p id={reason} role="status" className="text-sm text-ink-soft">
        {children}
      </p>
    </div>
  );
}

interface DelayProps {
  carrier: CarrierId;
  delay: number;
  onChange: (delay: number) => void;
}

function Delay({ carrier, delay, onChange }: DelayProps) {
  const asked = networkDelay(delay);
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <span className="text-sm font-medium">Forward calls after</span>
        <output className="tabular font-medium">{delay} secs</output>
      </div>
      <Slider
        label="Forward calls after"
        value={delay}
        valueText={`${delay} secs`}
        min={forwardingDelay.min}
        max={forwardingDelay.max}
        onValueChange={onChange}
      />
      <p className="text-sm text-ink-soft empty:hidden">
        {takesDelay(carrier)
          ? asked !== delay && `Phone networks count in fives, so the code asks for ${asked}.`
          : `${carrierName(carrier)} sets this delay itself. You cannot choose it with the code.`}
      </p>
    </div>
  );
}
