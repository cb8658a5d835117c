import { useState } from 'react';
import { FieldError } from '@/components/ui/field-error.tsx';
import { authLink } from '../forms/auth-card.tsx';
import { authSentence } from '../forms/auth-failure.ts';
import { resendConfirmation } from './confirmation-mail.ts';

type Sending = 'idle' | 'sending' | 'sent' | { refused: string };

interface ResendConfirmationProps {
  email: string;
  type?: 'signup' | 'email_change';
}

/** A line that sends the confirmation once more and says what came of it. */
export function ResendConfirmation({ email, type = 'signup' }: ResendConfirmationProps) {
  const [sending, setSending] = useState<Sending>('idle');
  const send = async () => {
    setSending('sending');
    try {
      await resendConfirmation(email, type);
      setSending('sent');
    } catch (error) {
      setSending({ refused: authSentence(error) });
    }
  };
  return (
    <div className="grid gap-1 text-sm text-ink-soft">
      {sending === 'sent' ? null : (
        <p>
          No mail?{' '}
          <button
            type="button"
            className={authLink}
            disabled={sending === 'sending'}
            onClick={send}
          >
            {sending === 'sending' ? 'Sending...' : 'Send it again'}
          </button>
        </p>
      )}
      <p role="status" className="empty:hidden">
        {sending === 'sent' ? `Sent again to ${email}.` : ''}
      </p>
      <FieldError>{typeof sending === 'object' ? sending.refused : null}</FieldError>
    </div>
  );
}
