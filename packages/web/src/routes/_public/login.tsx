import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '@/components/page-head.ts';
import { PageColumn } from '@/components/public-frame/public-frame.tsx';
import { UnfinishedPage } from '@/components/unfinished-page.tsx';

export const Route = createFileRoute('/_public/login')({
  validateSearch: (search): { redirect?: string } =>
    typeof search.redirect === 'string' ? { redirect: search.redirect } : {},
  head: () => pageHead('Login'),
  component: Page,
});

function Page() {
  return (
    <PageColumn>
      <UnfinishedPage title="Login" />
    </PageColumn>
  );
}
