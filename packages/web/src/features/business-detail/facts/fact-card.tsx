import type { BusinessFact } from '@second-ring/contract';
import { parsePrice, quoted, type Service, weekdays } from '@second-ring/conversation';
import { ExternalLink } from 'lucide-react';
import { writtenNumber } from '@/components/phone-number.tsx';
import { Badge, type Tone } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';

interface FactCardProps {
  fact: BusinessFact;
  /** Nothing can be decided just now. */
  isHeld: boolean;
  onDecide: (decision: 'accepted' | 'dropped') => void;
}

/** One statement of the website: what it comes to, the page's own words, and the page. */
export function FactCard({ fact, isHeld, onDecide }: FactCardProps) {
  const { title, lines } = writtenFact(fact);
  const { words, tone } = stateOf(fact);
  return (
    <article
      aria-label={title}
      className="grid gap-2 not-first:border-t not-first:border-line not-first:pt-3"
    >
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0 flex-1 basis-52">
          <h4 className="font-medium break-words">{title}</h4>
          {lines.map((line) => (
            <p key={line} className="tabular break-words">
              {line}
            </p>
          ))}
        </div>
        <Badge tone={tone}>{words}</Badge>
      </div>
      {fact.doubt ? <p className="text-sm text-pending">{fact.doubt}</p> : null}
      <blockquote className="border-l-2 border-line pl-3 text-sm break-words text-ink-soft">
        {quoted(fact.words)}
      </blockquote>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <SourceLink page={fact.page} />
        <div className="ml-auto flex gap-2">
          <Button
            variant="outline"
            size="small"
            aria-label={`Dismiss ${title}: ${lines[0]}`}
            disabled={isHeld || fact.decision === 'dropped'}
            onClick={() => onDecide('dropped')}
          >
            Dismiss
          </Button>
          <Button
            size="small"
            aria-label={`Accept ${title}: ${lines[0]}`}
            disabled={isHeld || (fact.decision === 'accepted' && fact.in_use)}
            onClick={() => onDecide('accepted')}
          >
            Accept
          </Button>
        </div>
      </div>
    </article>
  );
}

function stateOf({ decision, in_use }: BusinessFact): { words: string; tone: Tone } {
  if (decision === 'accepted') return { words: 'Accepted', tone: 'positive' };
  if (decision === 'dropped') return { words: 'Dismissed', tone: 'outline' };
  return in_use
    ? { words: 'In use, not checked', tone: 'pending' }
    : { words: 'Not in use', tone: 'outline' };
}

/** A page's address as a link, where it is one. */
function SourceLink({ page }: { page: string }) {
  if (!/^https?:\/\//i.test(page)) return <span className="text-sm text-ink-soft">{page}</span>;
  return (
    <a
      href={page}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-w-0 items-center gap-1 text-sm break-all text-primary underline underline-offset-4"
    >
      <ExternalLink aria-hidden className="size-3.5 shrink-0" />
      {page.replace(/^https?:\/\//i, '')}
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}

const kindNames: Record<BusinessFact['kind'], string> = {
  name: 'Name',
  primary_industry: 'Primary Industry',
  phone_number: 'Phone',
  email: 'Email',
  address: 'Address',
  geographic_service_area: 'Service Area',
  about_us_text: 'About Us',
  business_hours: 'Opening hours',
  service: 'Service',
  question: 'Question',
};

/** What a fact is about and what it says, in lines a person reads. */
function writtenFact(fact: BusinessFact): { title: string; lines: string[] } {
  if (fact.kind === 'service') return { title: fact.value.name, lines: pricesOf(fact.value) };
  if (fact.kind === 'question') {
    const { question, answer, explanation } = fact.value;
    const told = answer === 'explain' ? (explanation ?? '') : answer === 'yes' ? 'Yes' : 'No';
    return { title: question, lines: [told] };
  }
  const title = kindNames[fact.kind];
  if (fact.kind === 'business_hours') {
    const { value } = fact;
    return {
      title,
      lines: weekdays.map((weekday) => `${dayName(weekday)}: ${spansOf(value[weekday])}`),
    };
  }
  const isPhone = fact.kind === 'phone_number';
  return { title, lines: [isPhone ? writtenNumber(fact.value) : fact.value] };
}

function pricesOf({ pricingType, basePrice, options }: Service): string[] {
  if (pricingType === 'dont_say') return ['The price is not quoted.'];
  if (pricingType === 'simple') return [parsePrice(basePrice).spoken || String(basePrice ?? '')];
  return options.map(
    ({ name, price }) => `${name}: ${parsePrice(price).spoken || String(price ?? '')}`,
  );
}

interface Span {
  open: string;
  close: string;
}

function spansOf(day: Span & { isClosed: boolean; more?: Span[] | undefined }): string {
  if (day.isClosed) return 'closed';
  return [day, ...(day.more ?? [])].map(({ open, close }) => `${open}–${close}`).join(', ');
}

function dayName(weekday: string): string {
  return weekday.charAt(0).toUpperCase() + weekday.slice(1);
}
