import {
  type CarrierId,
  carrierIds,
  forwardingDelay,
} from '@second-ring/contract/forwarding-codes';

/** What the address bar holds: reload and share work, Back closes the instructions. */
export interface ForwardingSearch {
  mode?: 'unanswered' | 'instant' | undefined;
  /** Seconds. */
  delay?: number | undefined;
  carrier?: CarrierId | undefined;
  instructions?: boolean | undefined;
  /** A business of the signed-in person's, in place of the one set up in this browser. */
  business?: string | undefined;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Reads the address bar; what makes no sense is left out. Without a schema library on purpose: every
 * page carries this.
 */
export function forwardingSearch(search: Record<string, unknown>): ForwardingSearch {
  const { mode, instructions, business } = search;
  const delay = Number(search.delay);
  return {
    mode: mode === 'unanswered' || mode === 'instant' ? mode : undefined,
    delay: isDelay(delay) ? delay : undefined,
    carrier: carrierIds.find((carrier) => carrier === search.carrier),
    instructions: typeof instructions === 'boolean' ? instructions : undefined,
    business: typeof business === 'string' && uuid.test(business) ? business : undefined,
  };
}

function isDelay(seconds: number): boolean {
  const { min, max } = forwardingDelay;
  return Number.isInteger(seconds) && seconds >= min && seconds <= max;
}
