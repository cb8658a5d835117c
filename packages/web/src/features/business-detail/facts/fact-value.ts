import type { BusinessFact } from '@second-ring/contract';
import { parsePrice, type Service, weekdays } from '@second-ring/conversation';
import { writtenNumber } from '@/components/phone-number.ts';

const names: Record<BusinessFact['kind'], string> = {
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
export function writtenFact(fact: BusinessFact): { title: string; lines: string[] } {
  if (fact.kind === 'service') return { title: fact.value.name, lines: pricesOf(fact.value) };
  if (fact.kind === 'question') {
    const { question, answer, explanation } = fact.value;
    const told = answer === 'explain' ? (explanation ?? '') : answer === 'yes' ? 'Yes' : 'No';
    return { title: question, lines: [told] };
  }
  const title = names[fact.kind];
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
