import { expect, it } from 'vitest';
import type { Service } from './business.ts';
import { optionInReply } from './option-replies.ts';
import { matchOptions } from './options.ts';

function serviceOf(names: readonly string[], description = ''): Service {
  const options = names.map((name, at) => ({ id: name, name, price: 10 * (at + 1) }));
  return { id: 's', name: 'Service', description, pricingType: 'options', options };
}

/** What a reply chooses, by the names first, as the listener does. */
function chosen(service: Service, text: string): string | null {
  const [only, other] = matchOptions(service, text);
  return (only && !other ? only : optionInReply(service, text))?.name ?? null;
}

const stove = serviceOf(['Freestanding', 'Wall-mounted']);
const softener = serviceOf(['Single tank', 'Twin tank']);
const heater = serviceOf(['Tank', 'Tankless']);
const lock = serviceOf(['Keyed', 'Smart']);
const wash = serviceOf(
  ['Plain', 'Grand'],
  'Plain is a rinse by hand, Grand adds wax and the wheels',
);

it.each([
  [stove, 'well it just stands there by itself', 'Freestanding'],
  [stove, "it's hanging on the wall", 'Wall-mounted'],
  [softener, "there's two of them next to each other", 'Twin tank'],
  [softener, 'only the one', 'Single tank'],
  [heater, "there's no tank on it", 'Tankless'],
  [heater, 'one without a tank', 'Tankless'],
  [heater, 'it has a big tank', 'Tank'],
  [wash, 'the one that does the wheels', 'Grand'],
  [wash, 'you just rinse it by hand', 'Plain'],
])('chooses by a part of a name, a number or what is written: %#', (service, text, name) => {
  expect(chosen(service, text)).toBe(name);
});

it.each([
  [wash, 'just the cheaper one', 'Plain'],
  [wash, 'nothing fancy', 'Plain'],
  [wash, 'not the fancy one', 'Plain'],
  [wash, 'the more expensive one I think', 'Grand'],
  [wash, 'le moins cher', 'Plain'],
  [wash, 'la plus chère', 'Grand'],
  [wash, 'the second one', 'Grand'],
  [wash, 'la première', 'Plain'],
  [lock, 'just a normal one', 'Keyed'],
  [lock, "juste l'ordinaire", 'Keyed'],
])('chooses by price, place and plainness: %#', (service, text, name) => {
  expect(chosen(service, text)).toBe(name);
});

it.each([
  [serviceOf(['Gas', 'Oil']), 'just a regular one'],
  [serviceOf(['Gas', 'Oil']), "it's down in the basement"],
  [lock, 'the front door sticks'],
  [lock, 'I really have no idea'],
  [serviceOf(['Small', 'Medium', 'Large']), 'just a normal one'],
  [wash, 'not sure about that'],
])('leaves open what no word decides: %#', (service, text) => {
  expect(chosen(service, text)).toBeNull();
});
