import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '@/components/page-head.ts';
import { PageColumn } from '@/components/public-frame/public-frame.tsx';
import { StepTwo } from '@/features/onboarding/step-two.tsx';

export const Route = createFileRoute('/_public/onboard/step-two')({
  head: () => pageHead('Add your services'),
  component: () => (
    <PageColumn wide>
      <StepTwo />
    </PageColumn>
  ),
});
