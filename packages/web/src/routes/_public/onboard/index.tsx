import type { PlanName } from '@second-ring/contract';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '@/components/page-head.ts';
import { PageColumn } from '@/components/public-frame/public-frame.tsx';
import { IntroPage } from '@/features/onboarding/intro-page.tsx';

/** By hand: every page carries this, and none a schema library for it. */
const plans: readonly PlanName[] = ['Starter', 'Growth', 'Enterprise'];

export const Route = createFileRoute('/_public/onboard/')({
  validateSearch: (search): { plan?: PlanName } => {
    const plan = plans.find((name) => name === search.plan);
    return plan ? { plan } : {};
  },
  head: () =>
    pageHead(
      'Train your AI employee for free',
      'Four short steps and one code on your phone: about five minutes to an AI employee that answers your calls.',
    ),
  component: Page,
});

function Page() {
  const { plan = null } = Route.useSearch();
  return (
    <PageColumn wide>
      <IntroPage plan={plan} />
    </PageColumn>
  );
}
