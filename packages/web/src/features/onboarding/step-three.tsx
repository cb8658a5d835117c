import { QuestionsEditor } from '@/components/knowledge/questions-editor.tsx';
import { StepFrame } from './step-frame.tsx';
import { steps } from './steps.ts';

/** What callers ask, and what they are told. */
export function StepThree() {
  return (
    <StepFrame step={steps[2]}>
      {({ answers, edit, errors }) => (
        <QuestionsEditor
          value={answers.commonQuestions}
          errors={errors}
          onChange={(commonQuestions) => edit({ commonQuestions })}
        />
      )}
    </StepFrame>
  );
}
