import { Link } from '@tanstack/react-router';
import { Unplug } from 'lucide-react';
import { writtenNumber } from '@/components/phone-number.ts';
import { Card } from '@/components/ui/card.tsx';

/** Says plainly that no telephone reaches the AI employee yet, and what it takes. */
export function NoLine({ number }: { number: string }) {
  return (
    <Card role="status" className="border-pending/40 bg-pending-wash">
      <p className="flex items-center gap-2.5 font-heading text-lg font-semibold text-pending">
        <Unplug aria-hidden className="size-5 shrink-0" />
        No telephone line is connected yet
      </p>
      <p className="mt-2 text-sm">
        {writtenNumber(number)} is a sample number that no phone can reach, so there is nothing to
        forward your calls to. Until a line is connected, your AI employee answers in the browser.
      </p>
      <p className="mt-2 text-sm">
        Connecting one is up to whoever runs this site for you.{' '}
        <Link to="/contact" className="font-medium underline underline-offset-4">
          Ask them
        </Link>
        . If that is you, the README says how under “Connecting a Twilio number”.
      </p>
    </Card>
  );
}
