import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { businesses } from '../src/testing/businesses.ts';
import { playScenario } from './play-scenario.ts';
import { readScenarios } from './read-scenarios.ts';

const pages = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.md'));

describe.each(pages)('the calls of %s', (page) => {
  const text = readFileSync(`${import.meta.dirname}/${page}`, 'utf8');
  it.each(readScenarios(text).map((scenario) => [scenario.title, scenario] as const))(
    '%s',
    (_title, scenario) => {
      const knowledge = businesses.find(({ name }) => name === scenario.business);
      if (!knowledge) throw new Error(`no business is called ${scenario.business}`);
      const { failures, script } = playScenario(scenario, knowledge);
      expect(failures, script).toEqual([]);
    },
  );
});
