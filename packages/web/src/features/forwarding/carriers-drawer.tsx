import { type CarrierId, clearCode, enableCode } from '@second-ring/contract';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Drawer } from '@/components/ui/drawer.tsx';
import { CodeRow } from './advanced-codes.tsx';
import {
  type CarrierGuide,
  commonAdvice,
  mainCarriers,
  otherCarriers,
  savingVoicemail,
} from './carrier-guides.ts';

interface CarriersDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Null: no telephone line is connected, so only what ends forwarding is shown. */
  number: string | null;
  delay: number;
  carrier: CarrierId;
  onChoose: (carrier: CarrierId) => void;
}

/** Each carrier's own instructions, with its codes. */
export function CarriersDrawer(props: CarriersDrawerProps) {
  const { open, onOpenChange, ...rest } = props;
  const group = useId();
  const others = otherCarriers.some(({ id }) => id === rest.carrier && id !== 'gsm');
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title="Call Forwarding Instructions"
      description="Select your carrier below to see specific instructions:"
    >
      <div className="divide-y divide-line border-y border-line">
        {mainCarriers.map((guide) => (
          <Guide key={guide.id} guide={guide} group={group} {...rest} />
        ))}
        <Section title="Other Carrier" group={group} open={others}>
          <div className="divide-y divide-line pl-4">
            {otherCarriers.map((guide) => (
              <Guide key={guide.id} guide={guide} group={`${group}-other`} {...rest} />
            ))}
          </div>
        </Section>
      </div>
      <h3 className="mt-6 font-sans text-sm font-medium tracking-normal">Good to know</h3>
      <ul className="mt-2 grid list-disc gap-2 pl-5 text-sm text-ink-soft">
        {(rest.number ? [savingVoicemail, ...commonAdvice] : commonAdvice).map((advice) => (
          <li key={advice}>{advice}</li>
        ))}
      </ul>
      <Button variant="outline" className="mt-6 w-full" onClick={() => onOpenChange(false)}>
        Close
      </Button>
    </Drawer>
  );
}

interface GuideProps extends Omit<CarriersDrawerProps, 'open' | 'onOpenChange'> {
  guide: CarrierGuide;
  group: string;
}

function Guide({ guide, group, number, delay, carrier, onChoose }: GuideProps) {
  const { id, name, notes } = guide;
  const pairs = [
    { title: 'Unanswered calls', condition: 'no-answer' },
    { title: 'All calls', condition: 'all' },
  ] as const;
  return (
    <Section title={name} group={group} open={carrier === id && id !== 'gsm'}>
      <div className="grid gap-4 pb-2">
        {number ? null : (
          <p className="rounded-control bg-pending-wash px-3 py-2 text-sm text-pending">
            No telephone line is connected yet, so there is nothing to forward your calls to. The
            code that turns forwarding on comes with the line. These codes turn it off.
          </p>
        )}
        {pairs.map(({ title, condition }) => {
          const enable = number && enableCode(id, condition, number, delay);
          const clear = clearCode(id, condition);
          if (!clear || (number && !enable)) return null;
          return (
            <div key={condition} className="grid gap-2">
              <p className="text-sm font-medium">{title}</p>
              {enable ? <CodeRow label="Enable" code={enable} kind="enable" /> : null}
              <CodeRow label="Clear" code={clear} kind="clear" />
            </div>
          );
        })}
        <ul className="grid list-disc gap-1.5 pl-5 text-sm text-ink-soft">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        <Button variant="primary" size="small" className="w-fit" onClick={() => onChoose(id)}>
          Use these codes
        </Button>
      </div>
    </Section>
  );
}

interface SectionProps {
  title: string;
  group: string;
  open: boolean;
  children: ReactNode;
}

function Section({ title, group, open, children }: SectionProps) {
  return (
    <details name={group} open={open} className="disclosure">
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 rounded-control py-2 font-medium hover:text-primary [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-ink-soft transition-transform duration-200 [details[open]>summary_&]:rotate-180"
        />
      </summary>
      <div className="pb-3">{children}</div>
    </details>
  );
}
