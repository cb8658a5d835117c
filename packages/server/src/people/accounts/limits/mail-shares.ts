import { LRUCache } from 'lru-cache';
import { networksOf, siteOf } from '../../../platform/http/network.ts';

/** What may be taken of one thing within so many seconds of the first. */
export interface Share {
  key: string;
  most: number;
  seconds: number;
}

/** Shares taken by this instance. */
export interface Shares {
  /** How many seconds to wait for one more of it; 0: none. Takes nothing. */
  waitFor(share: Share): number;
  /** Takes one of each. */
  take(shares: readonly Share[]): void;
  /** How many were taken of it. */
  taken(key: string): number;
}

const hour = 3600;
const mostRemembered = 200_000;

/** Nothing taken yet. */
export function createShares(): Shares {
  const counts = new LRUCache<string, number>({ max: mostRemembered, ttl: hour * 1000 });
  return {
    waitFor: ({ key, most }) =>
      (counts.get(key) ?? 0) < most ? 0 : Math.ceil(counts.getRemainingTTL(key) / 1000),
    take: (shares) => {
      for (const { key, seconds } of shares)
        counts.set(key, (counts.get(key) ?? 0) + 1, { ttl: seconds * 1000, noUpdateTTL: true });
    },
    taken: (key) => counts.get(key) ?? 0,
  };
}

/** What all strangers share, as a key of `Shares`. */
const everybody = 'strangers';

/**
 * What a network may have of what is left of the hour's mails, and what it has whatever is left. The
 * wider it is the more, and never as much as what lies around it: so none uses up its neighbours'.
 */
const parts = {
  address: { ofWhatIsLeft: 1 / 15, atLeast: 2 },
  site: { ofWhatIsLeft: 1 / 10, atLeast: 4 },
  provider: { ofWhatIsLeft: 1 / 5, atLeast: 8 },
} as const;

/**
 * The shares one mail to somebody takes that an address asks for: its own (an IPv6 /64), its site's
 * (the /24 or /48 around it) and its provider's (the /32). They shrink as the hour's mails go, so that
 * it takes some fifty sites to use them up.
 * @param toKnownOnly what is asked for may be no mail at all: it leaves the others' shares as they are.
 */
export function sharesOfNetwork(
  shares: Shares,
  perHour: number,
  address: string,
  toKnownOnly = false,
): Share[] {
  if (perHour === 0) return [];
  const left = Math.max(0, perHour - shares.taken(everybody));
  const share = (key: string, { ofWhatIsLeft, atLeast }: (typeof parts)[keyof typeof parts]) => ({
    key: `network ${key}`,
    most: Math.max(atLeast, Math.ceil(left * ofWhatIsLeft)),
    seconds: hour,
  });
  const [own, , provider] = networksOf(address);
  return [
    share(own?.key ?? address, parts.address),
    share(siteOf(address), parts.site),
    ...(provider ? [share(provider.key, parts.provider)] : []),
    ...(toKnownOnly ? [] : [{ key: everybody, most: Number.POSITIVE_INFINITY, seconds: hour }]),
  ];
}
