import type { PlanName } from '@second-ring/contract';
import { Link } from '@tanstack/react-router';
import { ArrowRight, Clock, MapPin, Phone } from 'lucide-react';
import { useEffect } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { buttonLook } from '@/components/ui/button-look.ts';
import { useDraft } from './draft-store.ts';
import { steps } from './steps.ts';

/** Where setting up begins, or goes on. */
export function IntroPage({ plan }: { plan: PlanName | null }) {
  const { draft, store } = useDraft();
  const { answers } = draft;
  useEffect(() => {
    if (plan && plan !== store.state().draft.answers.plan) store.edit({ plan });
  }, [plan, store]);
  const next = steps[Math.min(answers.finished, steps.length - 1)] ?? steps[0];
  return (
    <div className="grid items-center gap-12 lg:grid-cols-[1.1fr_1fr]">
      <div>
        <Badge tone="positive">About 5 minutes, no credit card</Badge>
        <h1 className="mt-4 text-3xl leading-[1.05] font-bold sm:text-5xl">
          Train your AI employee for free
        </h1>
        <p className="mt-4 max-w-lg text-ink-soft">
          Four short steps: who you are, what you charge, what callers ask, how you run your day.
          Then one code on your phone forwards the calls you miss, once a telephone line is
          connected. What you type stays in this browser until you finish.
        </p>
        <div className="mt-7 flex flex-wrap items-center gap-3">
          <Link to="/onboard/step-one" className={buttonLook({ variant: 'accent', size: 'large' })}>
            Train your AI employee for free
            <ArrowRight aria-hidden />
          </Link>
          {answers.finished > 0 && (!answers.setUp || answers.setUp.isFound) ? (
            <Link to={next.path} className={buttonLook({ variant: 'outline', size: 'large' })}>
              Carry on: {next.badge}
            </Link>
          ) : null}
          {answers.setUp && !answers.setUp.isFound ? (
            <Link
              to="/onboard/number-forwarding"
              className={buttonLook({ variant: 'outline', size: 'large' })}
            >
              Forward your calls
            </Link>
          ) : null}
        </div>
        {answers.plan ? (
          <p className="mt-5 text-sm text-ink-soft">
            You chose the {answers.plan} plan. The first 7 days are free, and nothing is charged
            after them: we take no payments yet.
          </p>
        ) : null}
      </div>
      <SampleCard />
    </div>
  );
}

/** What the AI employee knows of a business, at a glance. An invented one. */
function SampleCard() {
  const rows = [
    { icon: Phone, text: '(604) 555-0107' },
    { icon: MapPin, text: '4312 Juneau Street, Burnaby, BC' },
    { icon: Clock, text: 'Weekdays 9 to 5' },
  ];
  const prices = [
    ['Full Window Tint, SUV', '$399'],
    ['Ceramic Coating', '$899'],
    ['Paint Protection Film, Hood Only', '$699'],
  ];
  return (
    <section
      aria-label="A sample business"
      className="rounded-card border border-line bg-surface p-6 shadow-float"
    >
      <Badge>Sample</Badge>
      <h2 className="mt-3 text-xl font-semibold">Harbourview Tint & Coatings</h2>
      <ul className="mt-3 grid gap-2 text-sm text-ink-soft">
        {rows.map(({ icon: Icon, text }) => (
          <li key={text} className="flex items-center gap-2.5">
            <Icon aria-hidden className="size-4 text-primary" />
            {text}
          </li>
        ))}
      </ul>
      <dl className="mt-5 divide-y divide-line border-t border-line text-sm">
        {prices.map(([service, price]) => (
          <div key={service} className="flex justify-between gap-4 py-2.5">
            <dt>{service}</dt>
            <dd className="tabular font-medium">{price}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
