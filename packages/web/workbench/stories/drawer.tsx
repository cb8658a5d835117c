import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Drawer } from '@/components/ui/drawer.tsx';

function FromBelow({ description }: { description?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Drawer
      open={open}
      onOpenChange={setOpen}
      trigger={<Button variant="outline">Open</Button>}
      title="Ask your AI"
      {...(description ? { description } : {})}
    >
      <p>It answers from what you have entered so far.</p>
    </Drawer>
  );
}

export const stories = {
  plain: () => <FromBelow />,
  'with a description': () => <FromBelow description="Nothing of this is kept." />,
};
