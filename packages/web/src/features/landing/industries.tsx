import { Car, House, Key, type LucideIcon, Scissors, Wrench } from 'lucide-react';
import { Section } from './section.tsx';

const industries: { name: string; asked: string; icon: LucideIcon }[] = [
  { name: 'Auto shops', asked: 'How much to tint an SUV?', icon: Car },
  { name: 'Home services', asked: 'Can someone look at my furnace today?', icon: House },
  { name: 'Salons & barbers', asked: 'Are you open Saturday evening?', icon: Scissors },
  { name: 'Tradespeople', asked: 'What does a service call cost?', icon: Wrench },
  { name: 'Real estate', asked: 'Is the unit on Oak still available?', icon: Key },
];

export function Industries() {
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
