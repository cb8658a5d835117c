import { CopyCheck, TriangleAlert } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import type { AnswerName } from './draft.ts';
import type { Keeping } from './draft-store.ts';

const whyNotKept: Record<Exclude<Keeping, 'stored'>, string> = {
  full: 'This browser’s storage is full, so your answers live in this tab only. Keep it open until you finish, or free some space.',
  forbidden:
    'This browser does not let us keep your answers, so they live in this tab only. Keep it open until you finish.',
};

/** What an answer is called; those a person never sees have no name. */
const called: Partial<Record<AnswerName, string>> = {
  businessName: 'business name',
  phoneNumber: 'phone number',
  address: 'address',
  businessHours: 'hours',
  services: 'services',
  commonQuestions: 'questions',
  operationalNotes: 'notes',
};

interface DraftNoticesProps {
  keeping: Keeping;
  taken: AnswerName[];
  onDismiss: () => void;
}

/** Says when the draft cannot be kept, and when another tab changed it. */
export function DraftNotices({ keeping, taken, onDismiss }: DraftNoticesProps) {
  const names = taken.flatMap((name) => called[name] ?? []);
  return (
    <div role="status" className="grid gap-3 empty:hidden">
      {keeping === 'stored' ? null : (
        <p className="flex gap-2.5 rounded-control bg-pending-wash px-4 py-3 text-sm text-pending">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {whyNotKept[keeping]}
        </p>
      )}
      {names.length > 0 ? (
        <div className="flex items-start gap-2.5 rounded-control bg-primary-wash px-4 py-3 text-sm">
          <CopyCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-primary" />
          <p className="flex-1">
            This set-up is also open in another tab. We took over what you typed there last:{' '}
            {names.join(', ')}.
          </p>
          <Button variant="link" size="inline" onClick={onDismiss}>
            OK
          </Button>
        </div>
      ) : null}
    </div>
  );
}
