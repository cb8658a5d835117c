import { readFileSync } from 'node:fs';
import { z } from 'zod';

const shape = z.array(z.string());

/**
 * Tells addresses of pages from others, by the list the build wrote: `/call/$agentId` stands for any
 * one name at the place of `$agentId`.
 * @param file its path. Throws where it is missing or of another shape.
 */
export function readPagePaths(file: string): (path: string) => boolean {
  const patterns = shape.parse(JSON.parse(readFileSync(file, 'utf8'))).map(partsOf);
  return (path) => {
    const parts = partsOf(path);
    return patterns.some(
      (pattern) =>
        pattern.length === parts.length &&
        pattern.every((part, index) => part.startsWith('$') || part === parts[index]),
    );
  };
}

function partsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}
