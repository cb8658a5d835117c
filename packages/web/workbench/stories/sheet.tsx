import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Sheet } from '@/components/ui/sheet.tsx';

function FromLeft() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Sheet open={open} onOpenChange={setOpen} title="Navigation">
        <nav className="column" style={{ padding: '1.25rem' }}>
          <a href="#sheet">Dashboard</a>
          <a href="#sheet">Call Logs</a>
        </nav>
      </Sheet>
    </>
  );
}

export const stories = { 'from the left': FromLeft };
