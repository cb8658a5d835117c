import { useState } from 'react';
import { NewPasswordForm } from '../password/new-password-form.tsx';

/** A new password, and the word that it is changed. */
export function PasswordSection({ email }: { email: string }) {
  const [isChanged, setIsChanged] = useState(false);
  return (
    <div className="grid gap-3">
      <NewPasswordForm asksCurrent email={email} onChanged={() => setIsChanged(true)} />
      <p role="status" className="text-sm text-positive empty:hidden">
        {isChanged ? 'Your password has been changed. You are signed out everywhere else.' : ''}
      </p>
    </div>
  );
}
