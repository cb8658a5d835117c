import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useAuth } from '@/components/auth/auth-context.tsx';
import { buttonLook } from '@/components/ui/button-look.ts';
import { AuthCard, authLink } from '../forms/auth-card.tsx';
import { SecondFactorCard } from '../second-factor/second-factor-card.tsx';
import { followedLink } from '../session/auth.ts';

import { NewPasswordForm } from './new-password-form.tsx';

/** Where the links of recovery mails and invitations end: choosing a password, or a way to a new link. */
export function ResetPasswordPage() {
  const { isAuthenticated, needsSecondFactor, user } = useAuth();
  const [isDone, setIsDone] = useState(false);
  const isInvited = followedLink?.type === 'invite';
  const userId = user?.id;
  // Asked once: who has chosen one is told so in the words of the beginning.
  const [isFirst, setFirst] = useState(isInvited);
  useEffect(() => {
    if (userId === undefined) return;
    if (isInvited) noteFirstPassword(userId, true);
    else setFirst(isFirstPassword(userId));
  }, [userId, isInvited]);
  if (needsSecondFactor) return <SecondFactorCard byMail />;
  const says = isFirst ? aboutFirst : aboutNew;
  if (isDone) return <DoneCard title={says.done} />;
  if (!isAuthenticated) return <NoLinkCard />;
  return (
    <AuthCard
      title={says.title}
      description={user?.email ? `For ${user.email}. ${says.description}` : says.description}
    >
      <NewPasswordForm
        email={user?.email ?? ''}
        isFirst={isFirst}
        onChanged={() => {
          if (userId !== undefined) noteFirstPassword(userId, false);
          setIsDone(true);
        }}
      />
    </AuthCard>
  );
}

const aboutNew = {
  title: 'Choose a new password',
  description: 'You stay signed in here and are signed out everywhere else.',
  done: 'Your password is changed',
};

/** For those who were invited, and never had one. */
const aboutFirst = {
  title: 'Choose a password',
  description: 'You will use it with your email address to sign in.',
  done: 'Your account is ready',
};

function DoneCard({ title }: { title: string }) {
  return (
    <AuthCard title={title}>
      <Link to="/admin" replace className={buttonLook({ size: 'large' })}>
        Go to the dashboard
      </Link>
    </AuthCard>
  );
}

function NoLinkCard() {
  const description = followedLink?.refusal
    ? `${followedLink.refusal.sentence}. A link works once and for a limited time, and a newer one replaces it.`
    : 'Open this page with the link in the email we sent you.';
  return (
    <AuthCard
      title={followedLink?.refusal ? 'This link no longer works' : 'Choose a new password'}
      description={description}
      footer={
        <Link to="/login" className={authLink}>
          Back to login
        </Link>
      }
    >
      <Link to="/forgot-password" className={buttonLook({ size: 'large' })}>
        Send a new link
      </Link>
    </AuthCard>
  );
}

const keyOf = (userId: string) => `second-ring-first-password:${userId}`;

/**
 * Whether somebody who was invited has no password yet: their link is only good once, so it is
 * remembered over a reload. Where the browser keeps nothing, it is known until then.
 */
function isFirstPassword(userId: string): boolean {
  try {
    return localStorage.getItem(keyOf(userId)) !== null;
  } catch {
    return false;
  }
}

/** Remembers that somebody came by an invitation, or forgets it: they have chosen a password. */
function noteFirstPassword(userId: string, isFirst: boolean): void {
  try {
    if (isFirst) localStorage.setItem(keyOf(userId), 'yes');
    else localStorage.removeItem(keyOf(userId));
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}
