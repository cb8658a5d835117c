import { type ReactNode, useState } from 'react';
import { AccordionItem } from '@/components/ui/accordion.tsx';

interface LazySectionProps {
  title: string;
  children: () => ReactNode;
}

/** A section whose contents are drawn when it is first opened, and then stay. */
export function LazySection({ title, children }: LazySectionProps) {
  const [seen, setSeen] = useState(false);
  return (
    <AccordionItem title={title} onToggle={(open) => open && setSeen(true)}>
      {seen ? children() : null}
    </AccordionItem>
  );
}
