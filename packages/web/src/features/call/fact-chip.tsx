import {
  BadgePercent,
  BookOpen,
  Clock,
  type LucideIcon,
  MapPin,
  MessageCircleQuestion,
  NotebookPen,
  Phone,
  Tag,
} from 'lucide-react';
import type { Fact } from './turns.ts';

const icons: Record<string, LucideIcon> = {
  service: Tag,
  option: Tag,
  hours: Clock,
  promotion: BadgePercent,
  faq: MessageCircleQuestion,
  note: NotebookPen,
  address: MapPin,
  area: MapPin,
  contact: Phone,
};

/** One fact an answer stands on, with the sign of where it comes from. */
export function FactChip({ fact }: { fact: Fact }) {
  const Icon = icons[fact.kind] ?? BookOpen;
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full bg-accent-wash px-2.5 py-1 text-xs text-ink">
      <Icon aria-hidden className="size-3.5 shrink-0" />
      {fact.label}
    </span>
  );
}

/** The same as a line of the panel beside the conversation. */
export function FactLine({ fact }: { fact: Fact }) {
  const Icon = icons[fact.kind] ?? BookOpen;
  return (
    <span className="flex items-start gap-2.5">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 break-words">{fact.label}</span>
    </span>
  );
}
