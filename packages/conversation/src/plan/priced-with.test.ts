import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { priced, week, withOptions } from '../testing/business-parts.ts';
import { plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const fences: BusinessKnowledge = {
  ...plumber,
  name: 'Straight Line Fences',
  industry: 'Fencing',
  hours: week('08:00-17:00', 'closed', 'closed'),
  services: [
    priced('new', 'Gate Install', 300, 'hauling away the old gate is 45 more'),
    priced('haul', 'Old Fence Haul Away', 90),
    withOptions('beard', 'Post repair / panel swap', { 'Post repair': 60, 'Panel swap': 85 }),
    withOptions('stain', 'Staining', { Front: 120, Whole: 260 }, 'Rough boards +$30'),
  ],
  commonQuestions: [],
  operationalNotes: [],
};

const say = (...lines: string[]) => {
  const call = callTo(fences);
  return lines.map((line) => call.say(line)).at(-1) ?? '';
};

describe('a thing that is priced beside another', () => {
  it('has the price that the owner wrote for it with that', () => {
    const said = say(
      'how much is a gate install',
      'and the haul away of the old fence, what is that',
    );
    expect(said).toContain('45 more');
    expect(said).not.toContain('$90');
  });

  it('has its own by itself', () => {
    expect(say('how much is it to haul away an old fence')).toContain('$90');
  });
});

describe('the name of an option', () => {
  it('is said by itself where the name of the service lists it', () => {
    const said = say('how much is a post repair');
    expect(said).toContain('Post repair is $60');
    expect(said).not.toContain('panel swap');
  });
});

describe('what is added in a case', () => {
  it('is said as a person would', () => {
    const said = say('how much to stain the whole fence');
    expect(said).toContain('Rough boards are $30 more.');
    expect(said).not.toContain('+');
  });
});
