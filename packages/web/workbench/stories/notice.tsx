import { Button } from '@/components/ui/button.tsx';
import { EmptyState, ErrorState } from '@/components/ui/notice.tsx';

export const stories = {
  empty: () => (
    <EmptyState title="No calls yet" action={<Button>Place a test call</Button>}>
      Calls show here as soon as somebody rings.
    </EmptyState>
  ),
  failed: () => (
    <ErrorState
      title="Loading Error"
      message="Failed to fetch call logs: 503 Service Unavailable"
      onRetry={() => {}}
    />
  ),
};
