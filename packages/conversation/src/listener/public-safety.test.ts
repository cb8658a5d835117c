import { describe, expect, it } from 'vitest';
import { salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';
import { modelCall } from '../testing/model-call.ts';
import { animalClinic } from '../testing/more-trades.ts';

const line = '+16135550142';

describe('who calls from public safety', () => {
  it.each([
    'hello this is Sergeant Hill from the Kingston police, somebody smashed your front window, is the owner there',
    'this is fire dispatch, we need whoever is in charge to come and open the door',
    "good evening, it's the fire department, we are in front of your store",
    'security monitoring here, your motion alarm was triggered, we need a keyholder',
    'alarm company your back door is open and the alarm went off',
    '911 operator, a call came in from your line and they hung up',
    "hi I'm calling from the city public works, we have to shut your water off in an hour",
    'this is Harbour View hospital, your employee was injured on the way to work',
    'bonjour, ici la police de Laval, il y a eu une effraction, on cherche le propriétaire',
    'ici les pompiers, on est devant votre commerce',
    "c'est la compagnie d'alarme, votre système s'est déclenché",
    "j'appelle de la centrale 911, quelqu'un a raccroché de ce numéro",
    'ici la Ville de Gatineau, on doit fermer votre entrée d’eau tout de suite',
  ])('is an urgent message to the owner, alerted at once in all its words: %s', (words) => {
    for (const shop of [salon, animalClinic]) {
      const call = callTo(shop, line);
      const said = call.say(words);
      expect(said).not.toMatch(/not interested|off your list|intéress|911/);
      expect(call.outcome()).toMatchObject({ urgent: true, spam: false });
      expect(call.alerts().join(' ')).toContain(words.slice(-24).trim());
      expect(call.alerts().join(' ')).toContain('613');
    }
  });

  it('is heard even after they were taken for a salesman', () => {
    const call = callTo(salon, line);
    call.say('this is a courtesy call about your google business listing');
    call.say('this is the police, somebody broke into your shop');
    expect(call.outcome()).toMatchObject({ urgent: true, spam: false });
  });

  it('stays one through a model that hears a supplier', () => {
    const call = modelCall(animalClinic, line);
    const words = 'this is the fire department, we need somebody to open your back door';
    call.say(words);
    call.reply('{"a":[["who.supplier"]]}\nThank you, I will pass that on.');
    expect(call.state().urgent).toBe(true);
    expect(call.state().wanted.requests.map(({ kind }) => kind)).toEqual(['message']);
    expect(call.state().wanted.why).toContain(words);
  });

  it('is asked for a number where the line tells none', () => {
    const call = callTo(animalClinic);
    const said = [
      call.say('this is the fire department, we are at your building'),
      call.say('Captain Roy Hale'),
    ].join(' ');
    expect(said).toMatch(/number/i);
  });
});

describe('who only bears such a name', () => {
  it.each([
    "hi I'm with the fire department, do you have a discount for us",
    'this is the police association, we are raising funds for our annual calendar',
    'the police told me to call you about my dog',
    'this is your alarm company with a special offer on cameras for your store',
    'is this the alarm company',
    "bonjour, je suis pompier, j'aimerais un rendez-vous samedi",
    'I work at the hospital, can I come in late on Friday',
  ])('alerts nobody: %s', (words) => {
    const call = callTo(salon, line);
    call.say(words);
    expect(call.alerts()).toEqual([]);
  });
});
