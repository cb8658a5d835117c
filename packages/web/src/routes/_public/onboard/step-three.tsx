import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '@/components/page-head.ts';
import { PageColumn } from '@/components/public-frame/public-frame.tsx';
import { StepThree } from '@/features/onboarding/step-three.tsx';

export const Route = createFileRoute('/_public/onboard/step-three')({
  head: () => pageHead('Common questions and answers'),
  component: () => (
    <PageColumn wide>
      <StepThree />
    </PageColumn>
  ),
});
