import { Link } from '@tanstack/react-router';
import { Building2, Check, Hourglass, type LucideIcon, Phone, TrendingUp } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';
import { buttonLook } from '@/components/ui/button-look.ts';
import { cn } from '@/components/ui/class-names.ts';
import { groupHeading, isSoon, type Plan, plans } from './plans.ts';

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
          For the 7 days after you sign up, you get everything in your plan that is built so far. We
          take no payments yet, so nothing is charged when the trial ends.
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
        <p className="mb-4">Each call is rounded up to a full minute.</p>
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

const icons: Record<Plan['name'], LucideIcon> = {
  Starter: Phone,
  Growth: TrendingUp,
  Enterprise: Building2,
};

interface PlanCardProps {
  plan: Plan;
  /** The next smaller plan, all of which this one includes. */
  previous: string | null;
  featured: boolean;
}

function PlanCard({ plan, previous, featured }: PlanCardProps) {
  const Icon = icons[plan.name];
  return (
    <section
      aria-labelledby={`plan-${plan.name}`}
      className={cn(
        'rounded-card border bg-surface p-6 sm:p-7',
        featured ? 'border-primary shadow-float' : 'border-line',
      )}
    >
      <span className="grid size-10 place-items-center rounded-control bg-primary-wash text-primary">
        <Icon aria-hidden className="size-5" />
      </span>
      <h2 id={`plan-${plan.name}`} className="mt-4 text-xl font-semibold">
        {plan.name}
      </h2>
      <p className="mt-1 min-h-10 text-sm text-ink-soft">{plan.description}</p>
      <p className="tabular mt-4 flex items-baseline gap-1.5">
        <span className="font-heading text-4xl font-bold tracking-tight">${plan.price}</span>
        <span className="text-ink-soft">/month</span>
      </p>
      <p className="tabular mt-2 text-sm">
        {plan.included_minutes.toLocaleString('en')} minutes included
      </p>
      <p className="tabular text-sm text-ink-soft">
        ${plan.overage_rate_per_min.toFixed(2)} per extra minute
      </p>
      <Link
        to="/onboard"
        search={{ plan: plan.name }}
        onClick={() => console.info(`Chose the ${plan.name} plan`)}
        className={buttonLook({
          variant: featured ? 'accent' : 'outline',
          size: 'large',
          className: 'mt-6 w-full',
        })}
      >
        Choose {plan.name}
      </Link>
      <Features plan={plan} previous={previous} />
    </section>
  );
}

function Features({ plan, previous }: { plan: Plan; previous: string | null }) {
  const groups = Object.entries(plan.features);
  return (
    <div className="mt-6 grid gap-4 border-t border-line pt-6 text-sm sm:grid-cols-2 lg:grid-cols-1">
      {previous ? (
        <p className="col-span-full font-medium">Everything from {previous} plus:</p>
      ) : null}
      {groups.length === 0 ? (
        <p className="text-ink-soft">No additional features in this tier.</p>
      ) : null}
      {groups.map(([group, features]) => (
        <div key={group}>
          <h3 className="font-sans text-xs font-medium tracking-normal text-ink-soft">
            {groupHeading(group)}
          </h3>
          <ul className="mt-2 grid gap-2">
            {features.map((feature) => (
              <li key={feature} className="flex items-start gap-2">
                {isSoon(feature) ? (
                  <Hourglass aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-soft" />
                ) : (
                  <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-primary" />
                )}
                <span>{feature}</span>
                {isSoon(feature) ? <Badge>soon</Badge> : null}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
