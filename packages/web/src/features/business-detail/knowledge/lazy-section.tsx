import { type ReactNode, useState } from 'react';
import { AccordionItem } from '@/components/ui/accordion.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import type { OpenSection } from '../business-search.ts';

/** Which section is open, and what to tell when a person opens or closes one. */
export interface SectionOpening {
  openSection: OpenSection | undefined;
  onToggleSection: (section: OpenSection, open: boolean) => void;
}

interface LazySectionProps extends SectionOpening {
  section: OpenSection;
  title: string;
  /** How much there is, in a word or two. */
  amount?: string | undefined;
  isEdited?: boolean | undefined;
  children: () => ReactNode;
}

/** A section whose contents are drawn when it is first opened, and then stay. */
export function LazySection(props: LazySectionProps) {
  const { section, title, amount, isEdited, openSection, onToggleSection, children } = props;
  const isOpen = openSection === section;
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <div data-section={section}>
      <AccordionItem
        title={title}
        open={isOpen}
        onToggle={(open) => onToggleSection(section, open)}
        aside={
          <>
            {isEdited ? <Badge tone="pending">Edited</Badge> : null}
            {amount}
          </>
        }
      >
        {isOpen || wasOpen ? children() : null}
      </AccordionItem>
    </div>
  );
}
