import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '@/components/page-head.ts';
import { PageColumn } from '@/components/public-frame/public-frame.tsx';
import { PricingPage } from '@/features/pricing/pricing-page.tsx';

export const Route = createFileRoute('/_public/pricing')({
  head: () =>
    pageHead(
      'Pricing',
      'Three plans for an AI employee that answers your calls. Seven days free, no credit card.',
    ),
  component: () => (
    <PageColumn wide>
      <PricingPage />
    </PageColumn>
  ),
});
