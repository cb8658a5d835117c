import { useState } from 'react';
import { FieldError } from '@/components/ui/field-error.tsx';
import { authLink } from '../forms/auth-card.tsx';
import { authSentence } from '../forms/auth-failure.ts';
import { resendConfirmation } from './confirmation-mail.ts';

type Sending = 'idle' | 'sending' | 'sent' | { refused: string };

interface ResendConfirmationProps {
  /** The account's address; while it is being changed, still the old one: it is looked up by that. */
  email: string;
  type?: 'signup' | 'email_change';
  /** Where the mail goes, if not to `email`. */
  sentTo?: string;
}

/** A line that sends the confirmation once more and says what came of it. */
export function ResendConfirmation({
  email,
  type = 'signup',
  sentTo = email,
}: ResendConfirmationProps) {
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
        {sending === 'sent' ? `Sent again to ${sentTo}.` : ''}
      </p>
      <FieldError>{typeof sending === 'object' ? sending.refused : null}</FieldError>
    </div>
  );
}
