import { describe, expect, it } from 'vitest';
import { explained, note } from '../testing/business-parts.ts';
import { plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const shop = {
  ...plumber,
  commonQuestions: [
    explained(
      'gas',
      'What should I do if I smell gas?',
      'Go to the mailboxes, call 911 and stay there.',
    ),
  ],
  operationalNotes: [
    note('burst', 'Emergencies', 'In an emergency turn the water off at the main, then call us.'),
  ],
};

describe('a danger told in French to a shop that writes English', () => {
  it.each([
    'ça sent le propane dans le sous-sol',
    "la conduite a lâché, y'a de l'eau partout",
    'y a de la boucane qui sort du mur',
    'le détecteur de monoxyde sonne pis on a tous mal à la tête',
  ])('is answered in French, and with no English beside it: %s', (words) => {
    const said = callTo(shop).say(words);
    expect(said).toMatch(/sortez|raccrochez|fermez|tenez/i);
    expect(said).not.toMatch(/\b(?:the|leave|turn|stay|mailboxes|water)\b/i);
  });

  it('and in English, in the words the owner wrote, to who tells it so', () => {
    expect(callTo(shop).say('I smell gas all over the main floor')).toContain('mailboxes');
  });
});
