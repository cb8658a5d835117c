import type { ComponentType } from 'react';

/** A component in each state worth looking at. A key names a state. */
export type Stories = Readonly<Record<string, ComponentType>>;

const files = import.meta.glob<Stories>('./stories/*.tsx', { import: 'stories', eager: true });

/** Every component's stories by the name of its file, in order. */
export const allStories: ReadonlyMap<string, Stories> = new Map(
  Object.entries(files).map(([path, stories]) => [
    path.slice(path.lastIndexOf('/') + 1, -'.tsx'.length),
    stories,
  ]),
);
