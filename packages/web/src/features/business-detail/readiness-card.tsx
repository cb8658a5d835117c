import type { Business } from '@second-ring/contract';
import { Check, TriangleAlert } from 'lucide-react';
import { Card, CardTitle } from '@/components/ui/card.tsx';

type Readiness = NonNullable<NonNullable<Business['details']>['readiness_assessment']>;

/** How well the AI is prepared, as assessed at the last publish. */
export function ReadinessCard({ summary, strengths = [], limitations = [] }: Readiness) {
  if (!summary && strengths.length === 0 && limitations.length === 0) return null;
  return (
    <Card className="grid gap-4">
      <CardTitle>AI Readiness Assessment</CardTitle>
      {summary ? <p>{summary}</p> : null}
      <Points title="Strengths" points={strengths} isStrength />
      <Points title="Limitations" points={limitations} />
    </Card>
  );
}

interface PointsProps {
  title: string;
  points: string[];
  isStrength?: boolean;
}

function Points({ title, points, isStrength }: PointsProps) {
  if (points.length === 0) return null;
  return (
    <div>
      <h3 className="text-sm font-medium">{title}</h3>
      <ul className="mt-1.5 grid gap-1.5 text-ink-soft">
        {points.map((point) => (
          <li key={point} className="flex gap-2">
            {isStrength ? (
              <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-positive" />
            ) : (
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-pending" />
            )}
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
