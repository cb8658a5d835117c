import { type Trade, tradeNamed } from '@second-ring/contract';
import { ServicesEditor } from '@/components/knowledge/services-editor.tsx';
import { FieldError } from '@/components/ui/field-error.tsx';
import type { Answers } from './draft.ts';
import { StepFrame } from './step-frame.tsx';
import { steps } from './steps.ts';

/** What the business offers, and for how much. */
export function StepTwo() {
  return (
    <StepFrame step={steps[1]}>
      {({ answers, edit, errors }) => (
        <div data-path="services" tabIndex={-1} className="grid gap-3 outline-none">
          <ServicesEditor
            value={answers.services}
            trade={tradeOf(answers)}
            beside={answers}
            errors={errors}
            onChange={(services) => edit({ services })}
          />
          <FieldError>{errors.services}</FieldError>
        </div>
      )}
    </StepFrame>
  );
}

/** What the name gives away, else what the services do. */
function tradeOf({ businessName, services }: Answers): Trade | null {
  return tradeNamed(businessName) ?? tradeNamed(services.map(({ name }) => name).join(', '));
}
