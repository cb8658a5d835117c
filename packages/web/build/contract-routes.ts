import { contract } from '@second-ring/contract';
import type { Plugin } from 'vite';

const name = 'virtual:contract-routes';
const resolved = `\0${name}`;

/**
 * Offers what a browser needs of the contract as the module `virtual:contract-routes`: where each
 * call goes, without the schemas, which the server checks by and which weigh more than a page.
 */
export function contractRoutes(): Plugin {
  return {
    name: 'contract-routes',
    resolveId: (id) => (id === name ? resolved : undefined),
    load: (id) =>
      id === resolved ? `export const routes = ${JSON.stringify(routesOf(contract))};` : undefined,
  };
}

/** The contract's tree, each procedure as oRPC's link reads it. Words for its readers stay out. */
function routesOf(tree: object): object {
  const entries = Object.entries(tree).map(([noun, branch]) => {
    const procedure = branch['~orpc'];
    if (!procedure) return [noun, routesOf(branch)];
    const { tags: _, summary: __, description: ___, ...route } = procedure.route;
    return [noun, { '~orpc': { errorMap: {}, meta: {}, route } }];
  });
  return Object.fromEntries(entries);
}
