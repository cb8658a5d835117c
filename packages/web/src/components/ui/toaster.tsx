import { Toaster as Sonner } from 'sonner';

/** Where toasts appear. Raise one with sonner's `toast`; it stays for five seconds. */
export function Toaster() {
  return (
    <Sonner
      position="bottom-right"
      duration={5000}
      mobileOffset={{ bottom: 'calc(var(--call-strip, 0rem) + 1rem)' }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full items-start gap-3 rounded-card border border-line bg-surface p-4 font-sans text-sm text-ink shadow-float',
          title: 'font-medium',
          description: 'mt-0.5 text-ink-soft',
          success: '[&_[data-icon]]:text-positive',
          error: '[&_[data-icon]]:text-negative',
        },
      }}
    />
  );
}
