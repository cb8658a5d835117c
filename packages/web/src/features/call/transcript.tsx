import { writtenSpeech } from '@second-ring/contract/written-speech';
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
import type { ReactNode } from 'react';
import { ScrollRegion } from '@/components/scroll-region.tsx';
import { cn } from '@/components/ui/class-names.ts';
import type { Fact, Turn } from './turns.ts';

interface TranscriptProps {
  turns: Turn[];
  /** True while the agent's voice is playing. */
  speaking: boolean;
  /** Stands below the last turn. */
  children: ReactNode;
}

/** The words of both sides as they come. Follows the newest unless the reader has scrolled back. */
export function Transcript({ turns, speaking, children }: TranscriptProps) {
  const spoken = turns.filter((turn) => turn.words);
  if (spoken.length === 0 && !children) return null;
  return (
    <ScrollRegion
      label="Conversation"
      className="min-h-0 flex-1 rounded-card border border-line bg-surface px-4"
    >
      <div
        role="log"
        aria-label="What is said"
        aria-busy={spoken.some((turn) => !turn.settled)}
        className="grid grid-cols-1 gap-4 py-4"
      >
        {spoken.map((turn, index) => (
          <TurnLine
            key={turn.id}
            turn={turn}
            playing={speaking && index === spoken.length - 1 && turn.speaker === 'agent'}
          />
        ))}
      </div>
      {children}
    </ScrollRegion>
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

function TurnLine({ turn, playing }: { turn: Turn; playing: boolean }) {
  const caller = turn.speaker === 'caller';
  return (
    <div
      className={cn(
        'grid max-w-[88%] min-w-0 animate-rise grid-cols-[minmax(0,auto)] gap-1.5',
        caller && 'justify-self-end',
      )}
    >
      <p className={cn('text-xs text-ink-soft', caller && 'text-right')}>
        {caller ? 'You' : 'AI employee'}
        {turn.heardWords === null ? null : ' · you cut in'}
      </p>
      <div
        className={cn(
          'rounded-[14px] px-3.5 py-2.5 leading-relaxed wrap-anywhere',
          caller
            ? 'rounded-tr-sm bg-primary text-on-primary'
            : 'rounded-tl-sm border border-line bg-sunken text-ink',
          caller && !turn.settled && 'opacity-80',
          playing && 'border-primary',
        )}
      >
        <Words turn={turn} />
      </div>
      {turn.facts.length > 0 ? (
        <ul aria-label="Facts used" className="flex flex-wrap gap-1.5 lg:hidden">
          {turn.facts.map((fact) => (
            <li key={`${fact.kind}:${fact.id}`}>
              <FactChip fact={fact} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** What was said; where the caller cut in, the part that was never heard is struck through. */
function Words({ turn }: { turn: Turn }) {
  const { words, heardWords } = turn;
  if (heardWords === null || !words.startsWith(heardWords)) return writtenSpeech(words);
  return (
    <>
      {heardWords}
      <s className="text-ink-soft">{words.slice(heardWords.length)}</s>
    </>
  );
}

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
function FactChip({ fact }: { fact: Fact }) {
  const Icon = icons[fact.kind] ?? BookOpen;
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full bg-accent-wash px-2.5 py-1 text-xs text-ink">
      <Icon aria-hidden className="size-3.5 shrink-0" />
      {fact.label}
    </span>
  );
}
