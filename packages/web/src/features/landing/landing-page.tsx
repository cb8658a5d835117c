import type { ReactNode } from 'react';
import { useTakenOver } from '@/components/page-taken-over.ts';
import { FinalCall } from './final-call.tsx';
import { Hero } from './hero.tsx';
import { Industries } from './industries.tsx';
import { OfferedFeatures } from './offered-features.tsx';
import { ProblemAndSolution } from './problem-and-solution.tsx';
import { Questions } from './questions.tsx';
import { Steps } from './steps.tsx';

/** The front page. `businessSearch` is the search box of the hero. */
export function LandingPage({ businessSearch }: { businessSearch: ReactNode }) {
  useTakenOver();
  return (
    <>
      <Hero businessSearch={businessSearch} />
      <ProblemAndSolution />
      <Industries />
      <OfferedFeatures />
      <Steps />
      <Questions />
      <FinalCall />
    </>
  );
}
