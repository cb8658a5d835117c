import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  indexLexicon,
  type Lexicon,
  type LexiconEntry,
  readLexiconFile,
} from '../src/lexicon/lexicon.ts';

/** Where the words of the trades lie. */
const usualFolder = join(import.meta.dirname, 'words');

/**
 * Reads every file of a folder's `en` and `fr`, and makes them ready to be looked up.
 * @throws {Error} with the file and the line that cannot be read.
 */
export function readLexicon(folder = usualFolder): Lexicon {
  const entries = (['en', 'fr'] as const).flatMap((language) =>
    readdirSync(join(folder, language))
      .filter((file) => file.endsWith('.txt'))
      .sort()
      .flatMap((file): LexiconEntry[] => {
        try {
          return readLexiconFile(readFileSync(join(folder, language, file), 'utf8'), language);
        } catch (error) {
          const reason = error instanceof Error ? error.message : String(error);
          throw new Error(`${language}/${file}: ${reason}`, { cause: error });
        }
      }),
  );
  return indexLexicon(entries);
}
