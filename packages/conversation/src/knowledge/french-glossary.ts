import { frenchOfAsking } from './french-of-asking.ts';
import { frenchOfThings } from './french-of-things.ts';
import { frenchOfWork } from './french-of-work.ts';

/** Spelled like English words, so that alone they say nothing of the language. */
export const alsoEnglish: ReadonlySet<string> = new Set(
  `grand grande court long simple minimum part six class camp garage spa piano photo bouquet bracelet sofa
 patio date pain four chat car sale place table prise pose dent dents coin main taille tapis test age
 bow data test complete extra on as or a deposit usage location tire pile complet suit promotion reduction
 port note classe cours six visite moto instructor permis propre avant licence entrance animal`
    .split(/\s+/)
    .filter(Boolean),
);

/**
 * What French words mean in English, for a shop whose owner wrote in English only: `english = french
 * words or phrases`. Verbs stand once for all their forms; a longer phrase goes before a shorter one.
 */
export const frenchToEnglish: readonly (readonly [string, string])[] =
  `${frenchOfAsking}${frenchOfThings}${frenchOfWork}`
    .trim()
    .replace(/\n+/g, '\n')
    .split('\n')
    .flatMap((line) => {
      const [english = '', french = ''] = line.split(' = ');
      return french.split(', ').map((phrase): [string, string] => [phrase.trim(), english.trim()]);
    });
