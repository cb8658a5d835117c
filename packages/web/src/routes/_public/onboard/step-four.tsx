import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '@/components/page-head.ts';
import { PageColumn } from '@/components/public-frame/public-frame.tsx';
import { StepFour } from '@/features/onboarding/step-four.tsx';

export const Route = createFileRoute('/_public/onboard/step-four')({
  head: () => pageHead('Day-to-day operations'),
  component: () => (
    <PageColumn wide>
      <StepFour />
    </PageColumn>
  ),
});
