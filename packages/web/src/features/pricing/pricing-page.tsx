import { Link } from '@tanstack/react-router';
import { Badge } from '@/components/ui/badge.tsx';
import { PlanCard } from './plan-card.tsx';
import { plans } from './plans.ts';

/** The plans side by side. */
export function PricingPage() {
  return (
    <>
      <div className="mx-auto max-w-xl text-center">
        <Badge tone="positive">All Plans Include a 7-Day Free Trial</Badge>
        <h1 className="mt-4 text-3xl leading-[1.05] font-bold sm:text-5xl">
          Start free, then pick a plan
        </h1>
        <p className="mt-4 text-ink-soft">No credit card required for trial</p>
        <p className="mt-2 text-sm text-ink-soft">
          The trial is the whole plan, as far as it is built, for the 7 days after you sign up. We
          take no payments yet, so nothing is charged when it ends.
        </p>
      </div>
      <div className="mt-10 grid gap-5 lg:mt-14 lg:grid-cols-3">
        {plans.map((plan, index) => (
          <PlanCard
            key={plan.name}
            plan={plan}
            previous={plans[index - 1]?.name ?? null}
            featured={plan.name === 'Growth'}
          />
        ))}
      </div>
      <div className="mt-12 text-center text-sm text-ink-soft">
        <p>
          Need help deciding?{' '}
          <Link to="/contact" className="text-primary underline underline-offset-4">
            Contact us.
          </Link>
        </p>
        <p className="mt-1">Remember, you can train your AI for free!</p>
      </div>
    </>
  );
}
