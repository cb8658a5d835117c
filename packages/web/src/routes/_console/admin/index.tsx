import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '@/components/page-head.ts';
import { DashboardPage } from '@/features/dashboard/dashboard-page.tsx';

export const Route = createFileRoute('/_console/admin/')({
  head: () => pageHead('Command Center'),
  component: DashboardPage,
});
