import { cva } from 'class-variance-authority';

/** How a button looks, for a link dressed as one: `<Link className={buttonLook({ size: 'large' })}>`. */
export const buttonLook = cva(
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap transition-[background-color,border-color,color,transform] duration-150 ease-out active:translate-y-px disabled:pointer-events-none disabled:opacity-55 aria-disabled:pointer-events-none aria-disabled:opacity-55 [&_svg]:size-[1.15em] [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'bg-primary text-on-primary hover:bg-primary-strong',
        accent: 'bg-accent text-on-accent hover:bg-accent-strong',
        outline: 'border border-control-line bg-surface text-ink hover:bg-sunken',
        ghost: 'text-ink hover:bg-sunken',
        negative: 'bg-negative text-on-negative hover:opacity-90',
        link: 'text-primary underline decoration-1 underline-offset-4 hover:text-primary-strong',
      },
      size: {
        small: 'h-8 px-3 text-[0.8125rem]',
        medium: 'h-10 px-4 text-sm',
        large: 'h-12 px-6 text-base',
        icon: 'size-10',
        'icon-small': 'size-8',
        'icon-large': 'size-12 text-lg',
        inline: 'h-auto p-0',
      },
    },
    defaultVariants: { variant: 'primary', size: 'medium' },
  },
);
