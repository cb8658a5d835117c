import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Arcs } from '@/components/brand/arcs.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ContactForm, type Taken } from './contact-form.tsx';

/** Where visitors write to whoever runs this installation. */
export function ContactPage() {
  const [taken, setTaken] = useState<Taken | null>(null);
  return (
    <>
      <h1 className="text-3xl leading-[1.05] font-bold sm:text-5xl">Contact</h1>
      <p className="mt-4 max-w-lg text-ink-soft">
        Questions about plans, setup or your account: write to us. A person reads every message and
        answers by email.
      </p>
      <div className="mt-8">
        {taken === null ? (
          <ContactForm onSent={setTaken} />
        ) : (
          <Sent taken={taken} onAnother={() => setTaken(null)} />
        )}
      </div>
    </>
  );
}

function Sent({ taken, onAnother }: { taken: Taken; onAnother: () => void }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section
      ref={box}
      tabIndex={-1}
      role="status"
      className="relative isolate overflow-hidden rounded-card border border-line bg-surface p-8 shadow-float focus:outline-none"
    >
      <Arcs className="absolute -right-28 -bottom-36 -z-10 size-96 text-line" />
      <h2 className="flex items-center gap-2.5 text-xl font-semibold">
        <span className="grid size-8 place-items-center rounded-full bg-positive-wash text-positive">
          <Check aria-hidden className="size-4.5" />
        </span>
        {taken.kept ? 'Your message is kept here' : 'Your message is on its way'}
      </h2>
      <p className="mt-2 break-words text-ink-soft">
        {taken.kept
          ? `This installation does not send email. Whoever runs it finds the message in its mailbox and can reply to ${taken.answerTo}.`
          : `We will reply to ${taken.answerTo}.`}
      </p>
      <Button variant="outline" className="mt-5" onClick={onAnother}>
        Write another
      </Button>
    </section>
  );
}
