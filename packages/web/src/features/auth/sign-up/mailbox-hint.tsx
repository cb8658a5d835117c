import { useEffect, useState } from 'react';
import { authLink } from '../forms/auth-card.tsx';
import { readInstallation } from '../session/open-auth-client.ts';
import { keepsOwnAccounts } from '../session/own-accounts.ts';

/** Where the mail went on an installation that sends none: its own mailbox. */
export function MailboxHint() {
  const [hasMailbox, setHasMailbox] = useState(false);
  useEffect(() => {
    readInstallation().then(
      (installation) =>
        setHasMailbox(installation.mail === 'mailbox' && keepsOwnAccounts(installation)),
      console.error,
    );
  }, []);
  if (!hasMailbox) return null;
  return (
    <p className="text-sm text-ink-soft">
      This installation sends no email: it lies in{' '}
      <a href="/dev/mail" target="_blank" rel="noreferrer" className={authLink}>
        its mailbox
      </a>
      .
    </p>
  );
}
