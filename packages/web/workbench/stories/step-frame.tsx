import { StepFrame } from '@/features/onboarding/step-frame.tsx';
import { steps } from '@/features/onboarding/steps.ts';

export const stories = Object.fromEntries(
  steps.map((step) => [
    step.badge,
    () => <StepFrame step={step}>{() => <p>The fields of this step stand here.</p>}</StepFrame>,
  ]),
);
