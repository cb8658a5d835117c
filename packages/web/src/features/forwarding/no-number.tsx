import type { ForwardingStatus } from '@second-ring/contract';
import { trialHours, uncalledTrialHours } from '@second-ring/contract/trial';
import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { api } from '@/api/client.ts';
import { roleAmong } from '@/api/role-among.ts';
import { useAuth } from '@/components/auth/auth-context.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { buttonLook } from '@/components/ui/button-look.ts';
import { EmptyState, ErrorState } from '@/components/ui/notice.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import type { WatchedStatus } from './use-forwarding-status.ts';

interface NoNumberProps extends WatchedStatus {
  businessId: string;
  /** Whether the business was set up in this browser, with its answers. */
  isSetUpHere: boolean;
  /** Where summaries go: the agent takes calls in the browser without a number too. */
  children: ReactNode;
}

/** Stands where no number can be shown, and says which of the reasons it is. */
export function NoNumber(props: NoNumberProps) {
  const { businessId, isSetUpHere, status, failure, isKnown, retry, children } = props;
  const { isAuthenticated, isLoading } = useAuth();
  if (isLoading) return <LookingUp />;
  const isNotTheirs = isKnown && status === null;
  if (!isAuthenticated && (!isSetUpHere || isNotTheirs)) return <SignInFirst />;
  if (failure !== null && !isKnown)
    return <ErrorState title="Loading Error" message={failure} onRetry={retry} />;
  if (!isKnown) return <LookingUp />;
  if (!status) return <NotYours businessId={businessId} />;
  if (isTrialOver(status)) return <NumberGone />;
  return <NoneLinked businessId={businessId}>{children}</NoneLinked>;
}

/** An unclaimed business keeps the end of its trial; that of a claimed one was never reached. */
function isTrialOver({ number_held_until }: ForwardingStatus): boolean {
  return number_held_until !== null && Date.parse(number_held_until) <= Date.now();
}

function LookingUp() {
  return (
    <p role="status" className="flex items-center gap-3 text-ink-soft">
      <Spinner className="size-5" />
      Looking up your forwarding...
    </p>
  );
}

function Headed({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="grid gap-6">
      <header>
        <Badge>Final Step</Badge>
        <h1 className="mt-3 text-2xl leading-tight font-semibold sm:text-3xl">{heading}</h1>
      </header>
      {children}
    </div>
  );
}

function SignInLink({ variant }: { variant: 'accent' | 'outline' }) {
  const { href } = useLocation();
  return (
    <Link to="/login" search={{ redirect: href }} className={buttonLook({ variant })}>
      Sign in
    </Link>
  );
}

interface BusinessLinkProps {
  businessId: string;
  /** What is open there. */
  dialog?: 'number';
  children: string;
}

function BusinessLink({ businessId, dialog, children }: BusinessLinkProps) {
  return (
    <Link
      to="/admin/businesses/$businessId"
      params={{ businessId }}
      search={{ dialog }}
      className={buttonLook({ variant: 'accent' })}
    >
      {children}
    </Link>
  );
}

function SignInFirst() {
  return (
    <Headed heading="Call forwarding">
      <EmptyState
        title="Sign in to see the forwarding of your number"
        action={<SignInLink variant="accent" />}
      >
        Only the people who run a business see its number and its codes. Signing in brings you back
        to this page.
      </EmptyState>
    </Headed>
  );
}

/** For someone signed in whose business it is not. */
function NotYours({ businessId }: { businessId: string }) {
  const { user } = useAuth();
  const role = useRoleAsked();
  if (role === null) return <LookingUp />;
  return (
    <Headed heading="Call forwarding">
      {role === 'operator' ? (
        <EmptyState
          title="This page is for the business’s owner"
          action={<BusinessLink businessId={businessId}>Open the business</BusinessLink>}
        >
          Forwarding is switched on from the owner’s own phone, so only owners get its codes. As an
          operator you see the number and where its summaries go on the business’s page.
        </EmptyState>
      ) : (
        <EmptyState
          title="This business is not in your account"
          action={
            <Link to="/onboard/number-forwarding" className={buttonLook({ variant: 'accent' })}>
              See your own forwarding
            </Link>
          }
        >
          You are signed in as {user?.email ?? user?.name}. If the business is yours under another
          address, sign out and sign in with that one; if it is a colleague’s, ask them to have you
          added.
        </EmptyState>
      )}
    </Headed>
  );
}

/** Stands where the number has gone back to the pool. */
function NumberGone() {
  return (
    <Headed heading="Your AI employee needs a new number">
      <EmptyState
        title="You no longer have this number"
        action={
          <Link to="/onboard/step-four" className={buttonLook({ variant: 'accent' })}>
            Get a new number
          </Link>
        }
      >
        Nobody signed up in time to keep it. A number is kept for {trialHours} hours, or{' '}
        {uncalledTrialHours} if nobody calls it, and for less when few numbers are left. If your
        calls are still forwarded to it, clear the forwarding on your phone. Your answers are still
        here, so you can complete the set-up again.
      </EmptyState>
    </Headed>
  );
}

/** For a business that keeps its account but has no number just now. */
function NoneLinked({ businessId, children }: { businessId: string; children: ReactNode }) {
  return (
    <Headed heading="Your AI employee has no number">
      <EmptyState
        title="No phone number is linked"
        action={
          <BusinessLink businessId={businessId} dialog="number">
            Choose a number
          </BusinessLink>
        }
      >
        There is nothing to forward calls to until one is chosen on your business’s page. If your
        calls are still forwarded to an earlier number, clear the forwarding on your phone.
      </EmptyState>
      {children}
    </Headed>
  );
}

/** Stands where there is no business whose calls could be forwarded, and says what to do. */
export function NothingSetUp() {
  const { isAuthenticated, user } = useAuth();
  const role = useRoleAsked();
  const start = (
    <Link to="/onboard" className={buttonLook({ variant: 'accent' })}>
      Train your AI employee for free
    </Link>
  );
  return (
    <Headed heading="Your AI employee is ready once you finish the set-up">
      {isAuthenticated ? (
        <EmptyState
          title="No business is in your account yet"
          action={
            <>
              {start}
              {role === 'operator' ? (
                <Link to="/admin/businesses" className={buttonLook({ variant: 'outline' })}>
                  See all businesses
                </Link>
              ) : null}
            </>
          }
        >
          {role === 'operator'
            ? 'You run this installation. Each business’s number is on its page in the console; this page is for owners.'
            : `Set one up in four short steps, and its number appears here. If you set yours up in another browser, sign in there, and it is added. If somebody else set it up, ask whoever runs this site to add ${user?.email ?? 'your account'} as an owner.`}
        </EmptyState>
      ) : (
        <EmptyState
          title="Nothing has been set up yet"
          action={
            <>
              {start}
              <SignInLink variant="outline" />
            </>
          }
        >
          No set-up has been finished in this browser. Your AI employee gets its phone number at the
          end of four short steps. If you have an account, sign in to see the forwarding of your
          number.
        </EmptyState>
      )}
    </Headed>
  );
}

/**
 * What the signed-in person may do here, asked without the console's cache, which public pages do
 * not carry; null until the server has said so. Whoever cannot be found is an owner.
 */
function useRoleAsked(): 'operator' | 'owner' | null {
  const { user } = useAuth();
  const [role, setRole] = useState<'operator' | 'owner' | null>(null);
  const { id, email } = user ?? { id: null, email: null };
  useEffect(() => {
    if (id === null || email === null) return;
    api.users.list({ q: email }).then(
      ({ body }) => setRole(roleAmong(body, id)),
      (error: unknown) => {
        console.error('It is not known what this person may do', error);
        setRole('owner');
      },
    );
  }, [id, email]);
  return role;
}
