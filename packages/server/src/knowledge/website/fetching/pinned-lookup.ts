import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';
import { WebsiteProblem } from './website-problem.ts';

/** Resolves a name to all of its addresses, as `dns.lookup` with `all`. */
export type ResolveAll = (
  name: string,
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

export const systemResolve: ResolveAll = (name, done) => systemLookup(name, { all: true }, done);

/**
 * A lookup whose answer is the one the connection uses, checked on the way: a name that answers
 * with a private address, even beside a public one or only the second time, is not connected to.
 */
export function pinnedLookup(resolve: ResolveAll): LookupFunction {
  return (name, options, done) => {
    resolve(name, (error, addresses) => {
      if (error) return done(error, []);
      const [first] = addresses;
      const hidden = addresses.find(({ address }) => !isPublicAddress(address));
      if (hidden || !first) {
        const detail = `${name} resolves to ${hidden?.address ?? 'nothing'}`;
        return done(new WebsiteProblem('NOT_PUBLIC', detail), []);
      }
      if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
}
