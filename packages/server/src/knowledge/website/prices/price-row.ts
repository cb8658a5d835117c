/** One thing and what it costs, as a page lists it. */
export interface PriceRow {
  name: string;
  /** One price without an option, or several with; none where there is a reason not to tell. */
  prices: (readonly [option: string | null, price: string])[];
  description: string | null;
  /** The heading it stands under; null: none. */
  category: string | null;
  words: string;
  /** Why the price must not be told; null: no doubt. */
  reason: string | null;
}
