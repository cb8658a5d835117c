import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { businesses } from '../src/testing/businesses.ts';
import { playScenario } from './play-scenario.ts';
import { readScenarios, type Scenario } from './read-scenarios.ts';

const pages = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.md'));

function play(scenario: Scenario) {
  const knowledge = businesses.find(({ name }) => name === scenario.business);
  if (!knowledge) throw new Error(`no business is called ${scenario.business}`);
  return playScenario(scenario, knowledge);
}

describe.each(pages)('the calls of %s', (page) => {
  const scenarios = readScenarios(readFileSync(`${import.meta.dirname}/${page}`, 'utf8'));
  for (const scenario of scenarios.filter(({ notYet }) => notYet === null))
    it(scenario.title, () => {
      const { failures, script } = play(scenario);
      expect(failures, script).toEqual([]);
    });
  // Once one of these goes right, its page must say so: the mark is taken off and the call kept.
  for (const scenario of scenarios.filter(({ notYet }) => notYet !== null))
    it(`not so yet, for ${scenario.notYet} ${scenario.title}`, () => {
      expect(play(scenario).failures, 'goes right now: take its mark off').not.toEqual([]);
    });
});
