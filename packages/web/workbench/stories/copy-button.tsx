import { CopyButton } from '@/components/ui/copy-button.tsx';

export const stories = {
  'copies a number': () => <CopyButton text="+16045550142" what="phone number" />,
};
