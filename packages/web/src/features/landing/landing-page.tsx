import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import {
  Car,
  Check,
  House,
  Key,
  type LucideIcon,
  PhoneIncoming,
  PhoneMissed,
  Scissors,
  Wrench,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Arcs } from '@/components/brand/mark.tsx';
import { useTakenOver } from '@/components/page-taken-over.ts';
import { Accordion, AccordionItem } from '@/components/ui/accordion.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { buttonLook } from '@/components/ui/button-look.ts';
import { DemoPhone } from './demo-phone.tsx';
import { features } from './offered-features.ts';
import { ownerQuestions } from './owner-questions.ts';

/** The front page. `businessSearch` is the search box of the hero. */
export function LandingPage({ businessSearch }: { businessSearch: ReactNode }) {
  useTakenOver();
  return (
    <>
      <Hero businessSearch={businessSearch} />
      <ProblemAndSolution />
      <Industries />
      <OfferedFeatures />
      <Steps />
      <Questions />
      <FinalCall />
    </>
  );
}

const promises = ['Free to set up', 'About 5 minutes', 'No credit card'];

function Hero({ businessSearch }: { businessSearch: ReactNode }) {
  return (
    <section className="mx-auto grid max-w-6xl grid-cols-1 gap-12 px-4 pt-8 pb-14 sm:px-6 sm:pt-14 lg:grid-cols-[1.1fr_0.9fr] lg:gap-16 lg:pb-20">
      <div className="lg:pt-20">
        <h1 className="text-[2.6rem] leading-[1.02] font-extrabold tracking-[-0.03em] sm:text-6xl">
          Your business is not a call center
        </h1>
        <p className="mt-5 max-w-lg text-lg leading-relaxed text-ink-soft">
          Your AI employee picks up by the second ring when you can't. It answers questions, gives
          prices from your list, takes the caller's details and tells you what matters.
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

function ProblemAndSolution() {
  return (
    <Section id="problem" title="The phone rings while your hands are full">
      <div className="grid gap-4 md:grid-cols-2 md:gap-6">
        <article className="rounded-card border border-line bg-sunken p-6 sm:p-8">
          <PhoneMissed aria-hidden className="size-6 text-negative" />
          <h3 className="mt-4 text-xl font-semibold">The problem</h3>
          <p className="mt-2 leading-relaxed text-ink-soft">
            You are under a car, on a ladder or with a customer. The caller wanted a price and a
            time. They reach voicemail, hang up, and ring the next shop on the list. You never learn
            that the job was there.
          </p>
        </article>
        <article className="rounded-card border border-primary/40 bg-primary-wash p-6 sm:p-8">
          <PhoneIncoming aria-hidden className="size-6 text-primary" />
          <h3 className="mt-4 text-xl font-semibold">The solution</h3>
          <p className="mt-2 leading-relaxed">
            Calls you don't pick up go to an AI employee that knows your services, your prices and
            your hours. It answers in full sentences, day and night, and has the name, the number
            and what they need ready for you once you have washed your hands.
          </p>
        </article>
      </div>
    </Section>
  );
}

function OfferedFeatures() {
  return (
    <Section
      id="features"
      title="What your AI employee does"
      lead="One job, done on every call: help the caller and tell you about it."
    >
      <ul className="grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
        {features.map(({ name, text, icon: Icon, mark }) => (
          <li key={name} className="border-t border-line pt-5">
            <div className="flex items-center gap-3">
              <Icon aria-hidden className="size-5 text-primary" />
              <h3 className="text-lg font-semibold">{name}</h3>
              {mark ? <Badge tone="accent">{mark}</Badge> : null}
            </div>
            <p className="mt-2 leading-relaxed text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const steps = [
  {
    name: 'Train Your AI',
    text: 'Tell it your services, prices, hours and the questions callers ask. Or let it read your business listing first.',
  },
  {
    name: 'Forward Calls',
    text: 'Keep your number. Calls you miss are forwarded by your carrier; one code turns it on, another turns it off.',
  },
  {
    name: 'Grow Your Business',
    text: 'Every caller gets an answer. You get a summary, a number to call back and the next job.',
  },
];

function Steps() {
  return (
    <div className="border-y border-line bg-surface">
      <Section id="steps" title="Set up in about five minutes">
        <ol className="grid gap-8 md:grid-cols-3 md:gap-10">
          {steps.map(({ name, text }, index) => (
            <li key={name}>
              <span
                aria-hidden
                className="tabular grid size-10 place-items-center rounded-full border-2 border-accent font-heading text-lg font-bold"
              >
                {index + 1}
              </span>
              <h3 className="mt-4 text-xl font-semibold">{name}</h3>
              <p className="mt-2 leading-relaxed text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </Section>
    </div>
  );
}

const industries: { name: string; asked: string; icon: LucideIcon }[] = [
  { name: 'Auto shops', asked: 'How much to tint an SUV?', icon: Car },
  { name: 'Home services', asked: 'Can someone look at my furnace today?', icon: House },
  { name: 'Salons & barbers', asked: 'Are you open Saturday evening?', icon: Scissors },
  { name: 'Tradespeople', asked: 'What does a service call cost?', icon: Wrench },
  { name: 'Real estate', asked: 'Is the unit on Oak still available?', icon: Key },
];

function Industries() {
  return (
    <Section id="industries" title="It knows your trade's questions">
      <ul className="grid gap-3 sm:grid-cols-6 lg:grid-cols-5">
        {industries.map(({ name, asked, icon: Icon }) => (
          <li
            key={name}
            className="flex gap-4 rounded-card border border-line bg-surface p-5 sm:col-span-2 sm:block sm:nth-[n+4]:col-span-3 lg:col-span-1 lg:nth-[n+4]:col-span-1"
          >
            <Icon aria-hidden className="size-6 shrink-0 text-primary" strokeWidth={1.75} />
            <div className="sm:mt-4">
              <h3 className="font-semibold">{name}</h3>
              <p className="mt-1 text-sm text-ink-soft">“{asked}”</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Questions() {
  return (
    <Section
      id="questions"
      title="Questions owners ask"
      lead={
        <>
          Is your question missing?{' '}
          <Link to="/contact" className="text-primary underline underline-offset-4">
            Write to us
          </Link>{' '}
          and whoever runs this site reads it.
        </>
      }
      beside
    >
      <Accordion>
        {ownerQuestions.map(({ asked, answer }) => (
          <AccordionItem key={asked} title={asked}>
            {answer}
          </AccordionItem>
        ))}
      </Accordion>
    </Section>
  );
}

function FinalCall() {
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

interface SectionProps {
  id: string;
  title: string;
  lead?: ReactNode;
  /** On wide screens the heading stands beside what it heads. */
  beside?: boolean;
  children: ReactNode;
}

/** One block of the front page under its heading. */
function Section({ id, title, lead, beside, children }: SectionProps) {
  return (
    <section
      aria-labelledby={id}
      className={clsx(
        'mx-auto max-w-6xl px-4 py-12 sm:px-6 sm:py-16',
        beside && 'lg:grid lg:grid-cols-[1fr_1.9fr] lg:gap-16',
      )}
    >
      <div>
        <h2 id={id} className="max-w-2xl text-3xl leading-tight font-bold sm:text-4xl">
          {title}
        </h2>
        {lead ? <p className="mt-3 max-w-xl text-lg text-ink-soft">{lead}</p> : null}
      </div>
      <div className={clsx('mt-8 sm:mt-10', beside && 'lg:mt-1.5')}>{children}</div>
    </section>
  );
}
