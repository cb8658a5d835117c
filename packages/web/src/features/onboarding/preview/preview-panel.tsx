import { MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Drawer } from '@/components/ui/drawer.tsx';
import type { Answers } from '../draft.ts';
import { PreviewTalk } from './preview-talk-box.tsx';

const title = 'Ask your AI';
const description = 'It answers from what you have typed so far, as it would a caller.';

/** The AI employee at the form's side, on wide screens. */
export function PreviewAside({ answers }: { answers: Answers }) {
  return (
    <aside
      aria-labelledby="preview-title"
      className="sticky top-6 hidden max-h-[calc(100dvh-3rem)] flex-col rounded-card border border-line bg-surface p-5 shadow-float lg:flex"
    >
      <h2 id="preview-title" className="text-lg font-semibold">
        {title}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{description}</p>
      <PreviewTalk answers={answers} />
    </aside>
  );
}

/** The same behind a button, on narrow ones. */
export function PreviewDrawer({ answers }: { answers: Answers }) {
  const [open, setOpen] = useState(false);
  return (
    <div className="ml-auto lg:hidden">
      <Drawer
        open={open}
        onOpenChange={setOpen}
        title={title}
        description={description}
        trigger={
          <Button variant="primary" className="rounded-full">
            <MessageCircleQuestion aria-hidden />
            {title}
          </Button>
        }
      >
        <PreviewTalk answers={answers} />
      </Drawer>
    </div>
  );
}
