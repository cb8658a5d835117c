import type { Token } from '../words/tokens.ts';
import { everydayFirstNames, firstNames, particles } from './name-words.ts';

/**
 * "31 chemin du Moulin, Yvon Tanguay": whether a first and a last name at `at`, after a street's own name from
 * `street` on, are of who lives there. "Rue Yvon Tanguay" and "rue du docteur Yvon Tanguay" are called so.
 */
export function namesPerson(tokens: readonly Token[], street: number, at: number): boolean {
  const first = tokens[at]?.word ?? '';
  if (!firstNames.has(first) || everydayFirstNames.has(first)) return false;
  if (tokens[at + 1]?.kind !== 'word') return false;
  const named = tokens.slice(street, at).filter(({ word }) => !particles.has(word));
  return named.some(({ word }) => !firstNames.has(word)) && !honours.has(named.at(-1)?.word ?? '');
}

/** Before the name of somebody whom a street is called after. */
const honours: ReadonlySet<string> = new Set(
  'docteur dr pere mere abbe cure frere soeur saint sainte st ste monseigneur mgr capitaine general juge notaire ministre'.split(
    ' ',
  ),
);
