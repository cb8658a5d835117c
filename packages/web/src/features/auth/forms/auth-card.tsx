import type { ReactNode } from 'react';
import { useTakenOver } from '@/components/page-taken-over.ts';
import { Card } from '@/components/ui/card.tsx';

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
