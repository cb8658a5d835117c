import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const shop: BusinessKnowledge = {
  ...salon,
  name: 'Tamarack Kites',
  phone: '+14315550141',
  email: 'hello@tamarack.example',
  website: 'https://www.tamarack.example/',
};

describe('a caller who asks for the website', () => {
  it('is told its address, and is not read the number instead', () => {
    for (const words of [
      "what's your website",
      'do you have a website',
      'could you give me your web site please',
      'what is your web address',
    ]) {
      const said = callTo(shop).say(words);
      expect(said, words).toContain('tamarack dot example');
      expect(said, words).not.toContain('431');
      expect(said, words).not.toContain('hello');
    }
  });

  it('is told it in French', () => {
    for (const words of ['avez-vous un site web', 'quelle est l’adresse de votre site internet']) {
      const said = callTo(shop).say(words);
      expect(said, words).toMatch(/tamarack point example/);
      expect(said, words).not.toContain('431');
    }
  });

  it('hears that there is none, and how else the shop is reached', () => {
    const said = callTo({ ...shop, website: null }).say('do you have a website');
    expect(said).toMatch(/website listed/);
    expect(said).toContain('431');
  });

  it('who asks for the number or the e-mail is told those as before', () => {
    const said = callTo(shop).say("what's your phone number");
    expect(said).toContain('431');
    expect(said).not.toContain('website');
  });
});
