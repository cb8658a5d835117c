import { Link } from '@tanstack/react-router';
import { Arcs } from '@/components/brand/arcs.tsx';
import { buttonLook } from '@/components/ui/button-look.ts';

export function FinalCall() {
  return (
    <section aria-labelledby="final-call" className="mx-auto mt-4 max-w-6xl px-4 sm:px-6">
      <div className="relative isolate overflow-hidden rounded-[20px] bg-band px-6 py-14 text-center text-on-band sm:py-20">
        <Arcs className="absolute -bottom-[26rem] left-1/2 -z-10 size-[52rem] -translate-x-1/2 opacity-25" />
        <h2
          id="final-call"
          className="mx-auto max-w-xl text-3xl leading-tight font-bold sm:text-4xl"
        >
          Let the next call be answered
        </h2>
        <p className="mx-auto mt-3 max-w-md">Free to set up, about five minutes, no credit card.</p>
        <Link
          to="/onboard/step-one"
          className={buttonLook({ variant: 'accent', size: 'large', className: 'mt-7' })}
        >
          Train your AI employee
        </Link>
      </div>
    </section>
  );
}
