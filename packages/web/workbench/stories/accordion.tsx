import { Accordion, AccordionItem } from '@/components/ui/accordion.tsx';

export const stories = {
  'two sections': () => (
    <Accordion>
      <AccordionItem title="Does it take payments?" aside="1 answer">
        No. It takes the caller's name and number, and you call back.
      </AccordionItem>
      <AccordionItem title="May callers interrupt it?">At any time.</AccordionItem>
    </Accordion>
  ),
};
