import {
  CalendarDays,
  Clock,
  type LucideIcon,
  MessageSquareText,
  MessagesSquare,
  Receipt,
  UserPlus,
} from 'lucide-react';
import { Section } from './section.tsx';

const features: { name: string; text: string; icon: LucideIcon }[] = [
  {
    name: 'Answers 24/7',
    text: 'Evenings, weekends, holidays and the third call at once: every one is picked up.',
    icon: Clock,
  },
  {
    name: 'Captures leads',
    text: 'Name, number, what they need and when it suits them, asked for the way a person would.',
    icon: UserPlus,
  },
  {
    name: 'Answers FAQs',
    text: 'Hours, parking, warranty, payment: answered from what you entered, never made up.',
    icon: MessagesSquare,
  },
  {
    name: 'Gives basic quotes',
    text: 'Prices come from your own list. What you would rather not say on the phone stays unsaid.',
    icon: Receipt,
  },
  {
    name: 'Sends call summaries',
    text: 'A text and an email after each call, short enough to read between two jobs.',
    icon: MessageSquareText,
  },
  {
    name: 'Books appointments',
    text: 'Into free times, once you let it, with a feed for your calendar. Until then it notes the time the caller would like.',
    icon: CalendarDays,
  },
];

export function OfferedFeatures() {
  return (
    <Section
      id="features"
      title="What your AI employee does"
      lead="One job, done on every call: help the caller and tell you about it."
    >
      <ul className="grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
        {features.map(({ name, text, icon: Icon }) => (
          <li key={name} className="border-t border-line pt-5">
            <div className="flex items-center gap-3">
              <Icon aria-hidden className="size-5 text-primary" />
              <h3 className="text-lg font-semibold">{name}</h3>
            </div>
            <p className="mt-2 leading-relaxed text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
