import { authLink } from '../forms/auth-card.tsx';
import { useOwnAccounts } from '../session/use-own-accounts.ts';

/** Where the mail went on an installation that sends none: its own mailbox. */
export function MailboxHint() {
  if (useOwnAccounts()?.mail !== 'mailbox') return null;
  return (
    <p className="text-sm text-ink-soft">
      This installation does not send email. You will find the message in{' '}
      <a href="/dev/mail" target="_blank" rel="noreferrer" className={authLink}>
        its mailbox
      </a>
      .
    </p>
  );
}
