import { PhoneIncoming, PhoneMissed } from 'lucide-react';
import { Section } from './section.tsx';

export function ProblemAndSolution() {
  return (
    <Section id="problem" title="The phone rings while your hands are full">
      <div className="grid gap-4 md:grid-cols-2 md:gap-6">
        <article className="rounded-card border border-line bg-sunken p-6 sm:p-8">
          <PhoneMissed aria-hidden className="size-6 text-negative" />
          <h3 className="mt-4 text-xl font-semibold">The problem</h3>
          <p className="mt-2 leading-relaxed text-ink-soft">
            You are under a car, on a ladder or with a customer. The caller wanted a price and a
            time. They reach voicemail, hang up, and ring the next shop on the list. You never learn
            that the job was there.
          </p>
        </article>
        <article className="rounded-card border border-primary/40 bg-primary-wash p-6 sm:p-8">
          <PhoneIncoming aria-hidden className="size-6 text-primary" />
          <h3 className="mt-4 text-xl font-semibold">The solution</h3>
          <p className="mt-2 leading-relaxed">
            Calls you don't pick up go to an AI employee that knows your services, your prices and
            your hours. It answers in full sentences, day and night, and sends you the name, the
            number and what they need before you have washed your hands.
          </p>
        </article>
      </div>
    </Section>
  );
}
