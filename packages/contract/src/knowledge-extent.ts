import type { z } from 'zod';
import {
  deepestDetails,
  longestDetails,
  longestKnowledge,
  mostDetailKeys,
  mostOptionsInAll,
} from './knowledge-limits.ts';

/** How much a piece of knowledge comes to. */
interface Extent {
  /** Of all its texts and keys. Ids, which nobody reads, and what we assess ourselves do not count. */
  characters: number;
  /** Of all services together. */
  options: number;
  keys: number;
  /** How far objects and lists lie in one another. */
  depth: number;
}

const uncounted: ReadonlySet<string> = new Set(['id', 'readiness_assessment']);

/** Measures any JSON, however deep, without a stack of its own depth. */
export function extentOf(knowledge: unknown): Extent {
  const extent: Extent = { characters: 0, options: 0, keys: 0, depth: 0 };
  const left: { value: unknown; depth: number }[] = [{ value: knowledge, depth: 0 }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { value } = next;
    const depth = next.depth + 1;
    if (typeof value === 'string') extent.characters += value.length;
    if (typeof value !== 'object' || value === null) continue;
    extent.depth = Math.max(extent.depth, depth);
    if (Array.isArray(value)) {
      for (const item of value) left.push({ value: item, depth });
      continue;
    }
    for (const [key, item] of Object.entries(value)) {
      if (uncounted.has(key)) continue;
      extent.keys += 1;
      if (key === 'options' && Array.isArray(item)) extent.options += item.length;
      left.push({ value: item, depth });
    }
  }
  return extent;
}

const inWords = (count: number) => count.toLocaleString('en-CA');

/**
 * What is too much of all that one AI is to know, as a sentence for whoever wrote it; null: nothing is.
 * Each section has limits of its own besides.
 */
export function excessOf(knowledge: unknown): string | null {
  const { characters, options } = extentOf(knowledge);
  if (options > mostOptionsInAll)
    return `Services may have ${inWords(mostOptionsInAll)} options in all, and these have ${inWords(options)}. Please remove some.`;
  return characters > longestKnowledge
    ? `All that an AI knows may be ${inWords(longestKnowledge)} characters long, and this is ${inWords(characters)}. Please shorten or remove some of it.`
    : null;
}

/** The same of the details, where whatever an import found is kept as it is. */
export function excessOfDetails(details: unknown): string | null {
  const { characters, keys, depth } = extentOf(details);
  return characters > longestDetails || keys > mostDetailKeys || depth > deepestDetails
    ? `Details may be ${inWords(longestDetails)} characters long, have ${mostDetailKeys} fields and lie ${deepestDetails} deep in one another. Please remove some of them.`
    : null;
}

/** Refuses, in an input, what `excess` has a sentence for. */
export function refusing<Value>(excess: (value: Value) => string | null) {
  return (value: Value, context: z.core.$RefinementCtx<Value>): void => {
    const message = excess(value);
    if (message !== null) context.addIssue({ code: 'custom', message });
  };
}
