import { Spinner } from '@/components/ui/spinner.tsx';

export const stories = {
  'beside its words': () => (
    <p className="row">
      <Spinner /> Reading the website...
    </p>
  ),
};
