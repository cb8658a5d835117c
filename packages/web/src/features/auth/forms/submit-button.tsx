import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '@/components/ui/button.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';

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
