import {
  CalendarDays,
  Clock,
  type LucideIcon,
  MessageSquareText,
  MessagesSquare,
  Receipt,
  UserPlus,
} from 'lucide-react';

interface Feature {
  name: string;
  text: string;
  icon: LucideIcon;
  /** Stands beside the name. */
  mark?: string;
}

/** What the AI employee does on a call. */
export const features: Feature[] = [
  {
    name: 'Answers 24/7',
    text: 'Evenings, weekends, holidays and the third call at once: it is there for them.',
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
    text: 'By text, email or both, once this site is set up to send them. Short enough to read between two jobs.',
    icon: MessageSquareText,
  },
  {
    name: 'Booking appointments',
    text: 'With the booking tool you already use. Until then it can keep appointments of its own within your business hours, or note the time the caller would like.',
    icon: CalendarDays,
    mark: 'coming soon',
  },
];
