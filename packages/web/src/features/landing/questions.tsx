import { Accordion, AccordionItem } from '@/components/ui/accordion.tsx';
import { ownerQuestions } from './owner-questions.ts';
import { Section } from './section.tsx';

export function Questions() {
  return (
    <Section id="questions" title="Questions owners ask">
      <Accordion className="max-w-3xl">
        {ownerQuestions.map(({ asked, answer }) => (
          <AccordionItem key={asked} title={asked}>
            {answer}
          </AccordionItem>
        ))}
      </Accordion>
    </Section>
  );
}
