import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '@/components/page-head.ts';
import { PageColumn } from '@/components/public-frame/public-frame.tsx';
import { UnfinishedPage } from '@/components/unfinished-page.tsx';

export const Route = createFileRoute('/_public/sign-up')({
  head: () => pageHead('Sign up'),
  component: Page,
});

function Page() {
  return (
    <PageColumn>
      <UnfinishedPage title="Sign up" description="Create a new account" />
    </PageColumn>
  );
}
