/** Trades that are only ever measured: a third of the corpus, none of it seen in training. */
const measured: ReadonlySet<string> = new Set([
  'hair-studio',
  'veterinary-clinic',
  'tire-shop',
  'roofing',
  'locksmith',
  'cake-bakery',
  'driving-school',
  'dental-clinic',
  'marine-and-rv-service',
  'electrician',
  'lawn-and-snow',
  'toilettage-fr',
  'electricien-fr',
]);

export function isMeasured(trade: string): boolean {
  return measured.has(trade);
}
