import { expect, it } from 'vitest';
import { keepsLimit } from './limits.ts';

it.each([
  ["do you take dogs he's like seventy pounds", 'Cats, and dogs up to 50 pounds.', 'no'],
  ["she's a small dog about 20 lbs", 'Cats, and dogs up to 50 pounds.', 'yes'],
  ['shes eighty one is there a seniors price', '15 percent off for people 65 and over.', 'yes'],
  ["i'm fifty nine does that count as a senior", 'Seniors 65 and over get 10 percent off.', 'no'],
  ["mine's six do you do little ones", 'Yes, children over four, on weekdays.', 'yes'],
  ['a l’a 72 ans c’est-tu moins cher', 'Quinze pour cent pour les 65 ans et plus.', 'yes'],
  ['my daughter is fourteen can she come alone', 'People under 16 need a parent with them.', 'yes'],
  ['can you do a twenty four inch chain', 'Chainsaw chains up to 20 inches.', 'no'],
  ['do you sharpen an eighteen inch one', 'Chainsaw chains up to 20 inches.', 'yes'],
  ['mine takes seven litres', 'Up to 6 litres; each further litre is 12 dollars.', null],
  ["it's a thirty foot tree", 'Trees over 40 feet cost 200 more.', null],
  ['how much is it for two rooms', 'Children over four only.', null],
  ["he's coming at three", 'Seniors 65 and over get 10 percent off.', null],
  ["she's eighty one", 'We open at 8 and close at 5.', null],
])('%s — %s: %s', (said, written, verdict) => {
  expect(keepsLimit(said, written)).toBe(verdict);
});
