/** One way to look for cards; those that are surer come first. */
export interface Way {
  /** Within one piece. */
  isContiguous: boolean;
  /** Numbers of the large companies only. */
  isCompanys: boolean;
  /** Commonest first, so that an expiry date read out after the number is left out of it. */
  lengths: readonly number[];
  /** Whether words that could be one number may be read as two. */
  isParted: boolean;
  /** Whether it may begin within a piece. */
  startsWithin: boolean;
  /** Only where a card was spoken of. */
  onlyCued: boolean;
}

const surest: Way = {
  isContiguous: true,
  isCompanys: true,
  lengths: [16, 15],
  isParted: false,
  startsWithin: true,
  onlyCued: false,
};

const spread: Way = { ...surest, isContiguous: false, startsWithin: false };

/** Every way, the surest first. */
export const ways: readonly Way[] = [
  surest,
  spread,
  { ...spread, isParted: true },
  { ...surest, isParted: true },
  { ...surest, isCompanys: false, lengths: [16, 15, 14, 13, 19, 18, 17] },
  { ...spread, startsWithin: true, onlyCued: true, isParted: true, lengths: [16, 15, 14, 19] },
];
