import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { DemoPhone } from './demo-phone.tsx';

const promises = ['Free to set up', 'About 5 minutes', 'No credit card'];

export function Hero({ businessSearch }: { businessSearch: ReactNode }) {
  return (
    <section className="mx-auto grid max-w-6xl grid-cols-1 gap-12 px-4 pt-8 pb-14 sm:px-6 sm:pt-14 lg:grid-cols-[1.1fr_0.9fr] lg:gap-16 lg:pb-20">
      <div className="lg:pt-20">
        <h1 className="text-[2.6rem] leading-[1.02] font-extrabold tracking-[-0.03em] sm:text-6xl">
          Your business is not a call center
        </h1>
        <p className="mt-5 max-w-lg text-lg leading-relaxed text-ink-soft">
          Your AI employee picks up by the second ring when you can't. It answers questions, gives
          prices from your list, takes the caller's details and texts you what matters.
        </p>
        <div className="mt-8 max-w-lg">{businessSearch}</div>
        <ul className="mt-6 flex flex-wrap gap-x-5 gap-y-2 text-sm text-ink-soft">
          {promises.map((promise) => (
            <li key={promise} className="flex items-center gap-1.5">
              <Check aria-hidden className="size-4 text-primary" />
              {promise}
            </li>
          ))}
        </ul>
      </div>
      <DemoPhone />
    </section>
  );
}
