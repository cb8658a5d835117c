import type { Plugin } from 'vite';
import { holdDemoCall } from '../src/features/landing/demo-call.ts';
import { shopName, usualSuvPrice } from '../src/features/landing/demo-shop.ts';

const name = 'virtual:demo-call';
const resolved = `\0${name}`;

/**
 * Offers the demonstration call as the module `virtual:demo-call`, held while building: the front
 * page can be read before any script has arrived, and carries no conversation until one is wanted.
 */
export function demoCall(now: number): Plugin {
  return {
    name: 'demo-call',
    resolveId: (id) => (id === name ? resolved : undefined),
    load: (id) => (id === resolved ? moduleOf(now) : undefined),
  };
}

function moduleOf(now: number): string {
  const call = holdDemoCall(usualSuvPrice, now);
  const demonstration = { shopName, suvPrice: usualSuvPrice, call };
  return `export const demonstration = ${JSON.stringify(demonstration)};`;
}
