import type { ShopName } from './shops.ts';

/** One exchange: what a caller said, what a model replied, and what of it was to be heard. */
interface Exchange {
  caller: string;
  reply: string;
  /** Words that must be in what is spoken, figures worked out. */
  says?: readonly string[];
}

/** A call held with a model played by hand, kept to be replayed. */
export interface RecordedCall {
  shop: ShopName;
  /** The caller's own number, E.164; null: withheld. */
  from: string | null;
  exchanges: readonly Exchange[];
}
