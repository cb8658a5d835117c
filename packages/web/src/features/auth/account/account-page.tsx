import type { ReactNode } from 'react';
import { useAuth } from '@/components/auth/auth-context.tsx';
import { PageHeading } from '@/components/page-heading.tsx';
import { Card, CardDescription, CardTitle } from '@/components/ui/card.tsx';
import { EmailForm } from './email-form.tsx';
import { PasswordSection } from './password-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

/** One's own account: address, password, second factor, sessions. */
export function AccountPage() {
  const { user } = useAuth();
  if (!user) return null;
  return (
    <div className="grid max-w-2xl gap-5">
      <PageHeading title="Account" description={`Signed in as ${user.name}`} />
      <Section
        title="Email address"
        description="You sign in with it, and mail about your account goes there."
      >
        <EmailForm user={user} />
      </Section>
      <Section title="Password" description="Changing it signs you out everywhere else.">
        <PasswordSection email={user.email ?? ''} />
      </Section>
      <Section
        title="Second factor"
        description="When you sign in, you enter a code from an app on your phone as well as your password."
      >
        <SecondFactorSection factors={user.secondFactors} email={user.email} />
      </Section>
      <Section title="Sessions" description="Each browser stays signed in until you sign it out.">
        <SessionsSection lastSignInAt={user.lastSignInAt} />
      </Section>
    </div>
  );
}

interface SectionProps {
  title: string;
  description: string;
  children: ReactNode;
}

function Section({ title, description, children }: SectionProps) {
  return (
    <Card aria-label={title}>
      <CardTitle>{title}</CardTitle>
      <CardDescription>{description}</CardDescription>
      <div className="mt-4">{children}</div>
    </Card>
  );
}
