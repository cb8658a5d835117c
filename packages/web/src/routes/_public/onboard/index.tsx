import { createFileRoute } from '@tanstack/react-router';
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
  return (
    <PageColumn wide>
      <IntroPage />
    </PageColumn>
  );
}
