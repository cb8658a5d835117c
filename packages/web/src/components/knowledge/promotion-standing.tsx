import { dateInWords } from '@second-ring/contract';
import { type Promotion, standingOf } from '@second-ring/conversation';
import { Badge } from '../ui/badge.tsx';

interface PromotionStandingProps {
  promotion: Promotion;
  /** The day it is where the business is, `YYYY-MM-DD`. */
  today: string;
}

/** Whether callers hear of a promotion today, from which day on, or since when no more. */
export function PromotionStanding({ promotion, today }: PromotionStandingProps) {
  const { firstDay = '', lastDay = '' } = promotion;
  const standing = standingOf(promotion, today);
  if (standing === 'coming') return <Badge tone="pending">Starts {dateInWords(firstDay)}</Badge>;
  if (standing === 'over') return <Badge>Over since {dateInWords(dayAfter(lastDay))}</Badge>;
  return <Badge tone="positive">Running</Badge>;
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
