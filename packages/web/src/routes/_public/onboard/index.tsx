import { planName } from '@second-ring/contract';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import { pageHead } from '@/components/page-head.ts';
import { PageColumn } from '@/components/public-frame/public-frame.tsx';
import { IntroPage } from '@/features/onboarding/intro-page.tsx';

export const Route = createFileRoute('/_public/onboard/')({
  head: () =>
    pageHead(
      'Train your AI employee for free',
      'Four short steps and one code on your phone: about five minutes to an AI employee that answers your calls.',
    ),
  component: Page,
});

function Page() {
  const plan = planName.safeParse(useLocation().state.plan);
  return (
    <PageColumn wide>
      <IntroPage plan={plan.success ? plan.data : null} />
    </PageColumn>
  );
}
