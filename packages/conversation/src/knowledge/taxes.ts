import type { PriceText, Service } from './business.ts';

/** What a price text says of taxes; null where it says nothing. */
function taxIn(text: PriceText): 'extra' | 'included' | null {
  const written = String(text ?? '');
  if (/(\+|plus|before|excl\w*|hors)\s*(?:\w+\s+)?(tax|gst|hst|pst|taxes)/i.test(written))
    return 'extra';
  if (/tax(es)?\s*(in|incl\w*)\b|(incl\w*|with)\s+(all\s+)?tax|taxes? comprises?/i.test(written))
    return 'included';
  return null;
}

/** What the owner wrote about taxes with a service's prices, or in its description. */
export function taxOn(service: Service): 'extra' | 'included' | null {
  const texts = [
    service.basePrice,
    service.description,
    ...service.options.map(({ price }) => price),
  ];
  for (const text of texts) {
    const said = taxIn(text);
    if (said) return said;
  }
  return null;
}
