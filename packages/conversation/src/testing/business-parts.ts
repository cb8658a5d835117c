import type {
  BusinessHours,
  DayHours,
  FaqItem,
  OperationsNote,
  PriceText,
  Service,
} from '../knowledge/business.ts';

/** A day written `09:00-17:00`, `09:00-12:00 13:00-17:00`, or `closed`. */
export function day(text: string): DayHours {
  const [first, ...more] = text
    .split(' ')
    .filter((span) => span.includes('-'))
    .map((span) => ({ open: span.split('-')[0] ?? '', close: span.split('-')[1] ?? '' }));
  if (!first) return { open: '09:00', close: '17:00', isClosed: true };
  return more.length === 0 ? { ...first, isClosed: false } : { ...first, isClosed: false, more };
}

/** A week from one text for Monday to Friday, one for Saturday and one for Sunday. */
export function week(weekday: string, saturday: string, sunday: string): BusinessHours {
  return {
    monday: day(weekday),
    tuesday: day(weekday),
    wednesday: day(weekday),
    thursday: day(weekday),
    friday: day(weekday),
    saturday: day(saturday),
    sunday: day(sunday),
  };
}

/** A service with one price. */
export function priced(id: string, name: string, basePrice: PriceText, description = ''): Service {
  return { id, name, description, pricingType: 'simple', basePrice, options: [] };
}

/** A service whose price the owner keeps for a person to say. */
export function unquoted(
  id: string,
  name: string,
  basePrice: PriceText,
  description = '',
): Service {
  return { id, name, description, pricingType: 'dont_say', basePrice, options: [] };
}

/** A service priced by option; `options` maps an option's name to its price. */
export function withOptions(
  id: string,
  name: string,
  options: Record<string, PriceText>,
  description = '',
): Service {
  return {
    id,
    name,
    description,
    pricingType: 'options',
    basePrice: '',
    options: Object.entries(options).map(([option, price], position) => ({
      id: `${id}-${position + 1}`,
      name: option,
      price,
    })),
  };
}

export function yes(id: string, question: string): FaqItem {
  return { id, question, answer: 'yes' };
}

export function no(id: string, question: string): FaqItem {
  return { id, question, answer: 'no' };
}

export function explained(id: string, question: string, explanation: string): FaqItem {
  return { id, question, answer: 'explain', explanation };
}

export function note(id: string, title: string, content: string): OperationsNote {
  return { id, title, content };
}
