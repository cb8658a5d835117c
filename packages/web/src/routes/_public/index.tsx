import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '@/components/page-head.ts';
import { LandingPage } from '@/features/landing/landing-page.tsx';
import { configuredPlaces } from '@/features/places/configured-places.ts';
import { HireBox } from '@/features/places/hire-box.tsx';

export const Route = createFileRoute('/_public/')({
  head: () =>
    pageHead(
      'Your business is not a call center',
      'The AI employee that picks up by the second ring: answers questions, gives prices from your list, and sums up every call for you.',
    ),
  component: () => <LandingPage businessSearch={<HireBox places={configuredPlaces} />} />,
});
