import { Link } from '@tanstack/react-router';
import { Accordion, AccordionItem } from '@/components/ui/accordion.tsx';
import { ownerQuestions } from './owner-questions.ts';
import { Section } from './section.tsx';

export function Questions() {
  return (
    <Section
      id="questions"
      title="Questions owners ask"
      lead={
        <>
          Is your question missing?{' '}
          <Link to="/contact" className="text-primary underline underline-offset-4">
            Write to us
          </Link>{' '}
          and a person answers.
        </>
      }
      beside
    >
      <Accordion>
        {ownerQuestions.map(({ asked, answer }) => (
          <AccordionItem key={asked} title={asked}>
            {answer}
          </AccordionItem>
        ))}
      </Accordion>
    </Section>
  );
}
