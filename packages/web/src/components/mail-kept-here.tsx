import { useEffect, useState } from 'react';
import { askInstallation } from '@/api/ask-installation.ts';

/** Says on an installation that sends no email where a message lies, and who can read it. */
export function MailKeptHere({ message = 'message' }: { message?: string }) {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  useEffect(() => {
    void askInstallation().then((installation) =>
      setOpen(installation === null || Reflect.get(installation, 'mailboxOpen') !== false),
    );
  }, []);
  if (isOpen === null) return null;
  return (
    <p className="text-sm text-ink-soft">
      This installation has no mail server, so no email is sent.{' '}
      {isOpen && isThisMachine() ? (
        <>
          You will find the {message} in{' '}
          <a
            href="/dev/mail"
            target="_blank"
            rel="noreferrer"
            className="font-medium text-primary underline underline-offset-4 hover:no-underline"
          >
            its mailbox
          </a>
          .
        </>
      ) : (
        `The ${message} stays on the server: ask whoever runs this site. If that is you, what the server prints when it starts says where to read it.`
      )}
    </p>
  );
}

/** The mailbox answers on the machine itself and nowhere else. */
function isThisMachine(): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);
}
