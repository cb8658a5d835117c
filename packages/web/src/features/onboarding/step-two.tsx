import { tradeNamed } from '@second-ring/contract';
import { ServicesEditor } from '@/components/knowledge/services-editor.tsx';
import { FieldError } from '@/components/ui/field-error.tsx';
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
            trade={tradeNamed(answers.businessName)}
            errors={errors}
            onChange={(services) => edit({ services })}
          />
          <FieldError>{errors.services}</FieldError>
        </div>
      )}
    </StepFrame>
  );
}
