import { describe, expect, it } from 'vitest';
import { readKeyword } from './sms-keyword.ts';

describe('a text that asks for no more texts', () => {
  it.each([
    'Stop',
    'S T O P',
    'STOP \u{1F6D1}',
    'Stop, please',
    'please stop now',
    'stop.\n-- Robin',
    'STOP\nSent from my phone',
    'OPT OUT',
    'opt-out',
    'Optout',
    'REVOKE',
    'I revoke my consent',
    'unsubscribe me',
    'I want to unsubscribe from these texts',
    'stop texting me',
    'Stop sending me messages!',
    'Please stop all texts',
    "don't message me anymore",
    'Do not contact me again.',
    'never text this number again',
    'no more messages please',
    "I don't want any more texts",
    'remove me',
    'Take me off your list',
    'Please remove me from your texting list',
    'CANCEL ALL',
    'Arr\u00EAt',
    'ARR\u00CATEZ',
    'arr\u00EAter svp',
    'D\u00E9sabonner',
    'D\u00C9SINSCRIRE',
    'd\u00E9sabonnez-moi',
    'Fin',
    "ne m'\u00E9crivez plus",
    'Ne me textez plus jamais',
    "cessez de m'envoyer des messages",
    "arr\u00EAtez de m'\u00E9crire s'il vous pla\u00EEt",
    'plus de textos merci',
    'retirez-moi de votre liste',
  ])('is obeyed: %s', (text) => {
    expect(readKeyword(text)).toBe('stop');
  });

  it.each([
    'Can you stop by tomorrow?',
    'please stop the water, it is everywhere',
    'stop by at five',
    'do you stop at Elm Street',
    'I need to cancel my appointment',
    'cancel it please',
    'Remove my old toilet',
    'remove me from the waiting list for Friday',
    'take me off the schedule on Friday',
    "don't text me before eight, I am asleep",
    "don't text me the price, call me",
    'no more messages from Bob came through, did he call?',
    'no more hot water',
    'the end of the month',
    'Can I opt out of the warranty?',
    'my name is Fin',
    'arr\u00EAtez-vous \u00E0 Laval?',
    "il n'y a plus d'eau",
    'ne venez plus jeudi',
    'plus de bruit que hier',
    'je veux plus de d\u00E9tails',
    'help, my basement floods',
    'start with the kitchen',
  ])('is no other text: %s', (text) => {
    expect(readKeyword(text)).toBeNull();
  });

  it('leaves the other keywords what they are', () => {
    expect(readKeyword('Start!')).toBe('start');
    expect(readKeyword('HELP please')).toBe('help');
    expect(readKeyword('aide svp')).toBe('help');
  });
});
