import { Skeleton } from '@/components/ui/skeleton.tsx';

export const stories = {
  'two lines': () => (
    <div className="column">
      <Skeleton className="h-5" />
      <Skeleton className="h-10" />
    </div>
  ),
};
