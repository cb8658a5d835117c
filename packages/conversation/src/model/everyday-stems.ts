import { everydayWords } from './everyday-words.ts';

/** Stems that receptionists use of any shop: they name nothing of this one. */
export const everydayStems: ReadonlySet<string> = new Set(everydayWords.split(' '));
