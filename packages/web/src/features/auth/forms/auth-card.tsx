import type { ReactNode } from 'react';
import { useTakenOver } from '@/components/page-taken-over.ts';
import { Button, type ButtonProps } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';

interface AuthCardProps {
  title: string;
  description?: ReactNode;
  /** Where else to go, below the card's content. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** The centred card of the pages around signing in. Its title is the page's `h1`. */
export function AuthCard({ title, description, footer, children }: AuthCardProps) {
  useTakenOver();
  return (
    <div className="mx-auto w-full max-w-md px-4 py-10 sm:py-16">
      <Card className="animate-rise p-6 shadow-float sm:p-8">
        <h1 className="text-2xl leading-tight font-semibold">{title}</h1>
        {description ? <p className="mt-1.5 text-sm text-ink-soft">{description}</p> : null}
        {children ? <div className="mt-6">{children}</div> : null}
      </Card>
      {footer ? <p className="mt-5 text-center text-sm text-ink-soft">{footer}</p> : null}
    </div>
  );
}

/** How a link in or below such a card looks. */
export const authLink =
  'font-medium text-primary underline decoration-1 underline-offset-4 hover:text-primary-strong';

interface SubmitButtonProps extends ButtonProps {
  /** Instead of the usual words while the form is under way. */
  pending: string;
  isPending: boolean;
  children: ReactNode;
}

/** Sends a form; disabled, and saying so, while that is under way. */
export function SubmitButton({ pending, isPending, children, ...rest }: SubmitButtonProps) {
  return (
    <Button type="submit" disabled={isPending} {...rest}>
      {isPending ? <Spinner className="text-current" /> : null}
      {isPending ? pending : children}
    </Button>
  );
}
