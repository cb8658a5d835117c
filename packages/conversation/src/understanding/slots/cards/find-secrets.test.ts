import { describe, expect, it } from 'vitest';
import { maskCardNumbers, maskCardsOverTurns } from '../card-numbers.ts';
import { findPhoneNumbers } from '../phone-numbers.ts';

describe('what lets somebody at money or a name', () => {
  it.each([
    ['my debit card and the pin is 7391', '7391'],
    ['the PIN for my card is seven three nine one', 'seven three'],
    ['7391 is my pin', '7391'],
    ['le NIP de ma carte est le 7391', '7391'],
    ["mon nip c'est sept trois neuf un", 'neuf'],
    ['my social insurance number is 046 454 286', '454'],
    ["mon numéro d'assurance sociale c'est le 046 454 286", '454'],
    ['my SIN is 046454286 if you need it', '454'],
    ['take it from my bank account, 5512093', '5512093'],
    ['transit number 00412, institution 003, account 7654321', '7654321'],
    ['transit number 00412, institution 003, account 7654321', '00412'],
    ['le compte de banque est 5512093, transit 30412', '30412'],
    ['my online banking password is maple77lake', 'maple'],
    ['le mot de passe de ma banque est tournesol', 'tournesol'],
    ['my password is blue canoe forty two', 'canoe'],
    ['log in with kevin77 and the password BrightSky9', 'bright'],
    ["mon mot de passe c'est chaton mauve douze", 'chaton'],
    ['passcode for my account is seven seven one nine', 'seven'],
    ['the security question is my first pet and the answer is mister biscuit', 'biscuit'],
    ["la question secrète c'est le nom de ma mère pis la réponse c'est Gervais", 'gervais'],
    ['do you want my sin for the loan right okay its 046 454 286', '454'],
    ["my password's Willow31, capital W", 'illow'],
    ['my bank pin, keep it to yourself, is forty two nineteen', 'nineteen'],
    ['the login for online banking is marisol and the pass is otter six one', 'otter'],
    ['my email password capital K, e, l, p, four, four', ', l, p'],
    ['they asked for my social its 130 692 544', '692'],
    ['the cheque says 001 then 12345 dash 004 then 7654321', '7654321'],
  ])('is masked: %j', (text, secret) => {
    expect(maskCardNumbers(text).toLowerCase()).not.toContain(secret);
  });

  it.each([
    [['should I tell you my pin', '7391'], '7391'],
    [['my social insurance number', '046 454 286'], '454'],
    [['je te donne mon NIP', '7391'], '7391'],
    [['I bank at the caisse', 'the account number is 5512093'], '5512093'],
  ])('is masked over two turns: %j', (turns, secret) => {
    expect(maskCardsOverTurns(turns).join(' ')).not.toContain(secret);
  });

  it.each([
    ['look up my account, it is 604 555 0188'],
    ['my number is 604 555 0188 and I lost my pin'],
    ['the gate pin is 7391'],
    ['my customer account number is 20881'],
    ['my bank account is 300 dollars short this month'],
    ['the wifi password is maple77lake'],
    ['a season pass is ninety dollars, right?'],
    ['my bank pin machine is broken so I pay cash, is 4 pm tomorrow okay'],
    ['my password is not working on your site'],
    ['the answer is yes, book it for Tuesday'],
    ['I mailed cheque 482, call me at 604 555 0188'],
    ['I run social media for a shop, we have 20400 followers'],
    ['take the public transit bus 44 to 1204 Main Street'],
    ['the clip broke, a pin fell out of my 2019 Civic'],
    ["c'est pas un péché, appelez au 418 555 0177"],
  ])('is told from other numbers: %j', (text) => expect(maskCardNumbers(text)).toBe(text));

  it('leaves what is said after a password', () => {
    expect(maskCardNumbers('my account password is Moose77 tell dave')).toMatch(/tell dave/);
  });

  it('keeps the number told after it', () => {
    const turns = ['do you need my pin', '604 555 0188'];
    expect(maskCardsOverTurns(turns)).toEqual(turns);
  });

  it('is no number to call back', () => {
    expect(findPhoneNumbers('my bank account number is 604 555 0188')).toEqual([]);
    expect(findPhoneNumbers('transit 00412, bank account 5512093')).toEqual([]);
  });
});
