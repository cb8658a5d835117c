import { Section } from './section.tsx';

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

export function Steps() {
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
