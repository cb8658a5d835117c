import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { explained, note, priced } from '../testing/business-parts.ts';
import {
  agrees,
  type Exchange,
  frames,
  held,
  pianos,
  smsOf,
  spoken,
} from '../testing/led-calls.ts';

const electrician: BusinessKnowledge = {
  ...pianos,
  name: 'Alder Electric',
  industry: 'Electrician',
  services: [priced('fan', 'Ceiling Fan', 165), priced('outlet', 'Outlet', 95)],
  commonQuestions: [explained('sun', 'Do you work Sundays?', 'Yes, Sunday visits are $80 extra.')],
  operationalNotes: [note('eve', 'Evenings', 'After 6 pm it is $60 more.')],
};
const sunday = '{"a":[["want.book","s1",{"when":"sunday at two"}]],"q":"name"}';

describe('a price that a model tells for a day with a fee', () => {
  it.each([
    [
      'put in a fan sunday at two, what is it',
      sunday,
      'A fan is {$165}. What is your name?',
      '$80',
      '$245',
    ],
    [
      'put in a fan thursday at seven in the evening, how much',
      '{"a":[["want.book","s1",{"when":"thursday at 7 pm"}]],"q":"name"}',
      'A fan is {$165}. What is your name?',
      '$60',
      '$225',
    ],
    [
      'and a fan and an outlet on sunday at two',
      '{"a":[["want.book","s1,s2",{"when":"sunday at two"}]],"q":"name"}',
      'Together they are {$165+$95}. What is your name?',
      '$80',
      '$340',
    ],
  ])('says the fee and the sum before its question: %s', (caller, acts, reply, fee, sum) => {
    const { said } = spoken(electrician, caller, acts, reply);
    expect(said).toContain(fee);
    expect(said).toContain(sum);
    expect(said).toMatch(/What is your name\?$/);
  });

  it.each([
    ['a fan sunday at two, how much', sunday, 'On a Sunday it is {$165+$80}. What is your name?'],
    ['a fan sunday at two', sunday, 'A fan is {$165}, and {$80} more on Sundays. Your name?'],
    [
      'a fan friday at ten, how much',
      '{"a":[["want.book","s1",{"when":"friday at ten"}]],"q":"name"}',
      'A fan is {$165}. What is your name?',
    ],
    ['are you open sundays', '{"a":[["ask.hours",{"when":"sunday"}]]}', "We're closed then."],
  ])('says nothing where it is told, or none is due: %s', (caller, acts, reply) => {
    expect(spoken(electrician, caller, acts, reply).said).not.toContain('With that');
  });

  it('is what the owner reads as quoted, whenever the day was named', () => {
    const asks: Exchange = [
      'how much is a fan',
      '{"a":[["ask.price","s1"]]}',
      'A fan is {$165}. Would you like to set up a time?',
    ];
    const books: Exchange = [
      'sunday at two, Noor Haddad',
      '{"a":[["want.book","s1",{"when":"sunday at two"}],["give",{"name":"Noor Haddad"}]],"q":"phone"}',
      'Sunday at two then. Is this the best number?',
    ];
    const sms = smsOf(electrician, held(electrician, [asks, books, agrees]));
    expect(sms).toMatch(/quoted \$245 for Ceiling Fan, incl\. .*\$80/);
  });

  it('is told so in French', () => {
    const shop = {
      ...frames,
      operationalNotes: [note('sam', 'Samedi', 'Le samedi, il y a 30 $ de plus.')],
    };
    const { said } = spoken(
      shop,
      'un petit cadre samedi à onze heures, combien?',
      '{"a":[["want.book","s1.o1",{"when":"samedi à onze heures"}]],"q":"name"}',
      'Un petit cadre est à {$80}. Quel est votre nom?',
    );
    expect(said).toMatch(/30 \$.*110 \$.*Quel est votre nom\?$/);
  });
});
