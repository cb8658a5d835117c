import { expect, it } from 'vitest';
import type { Intent } from './intent.ts';
import { recogniseIntents } from './recognise-intents.ts';

const takenBack: [Intent, string][] = [
  ['cancel', "I don't want to cancel, just move it"],
  ['complaint', "it's not a complaint"],
  ['emergency', "it's not an emergency"],
  ['cancel', "no I'm not cancelling"],
  ['book', "I don't want to book an appointment yet"],
  ['callback', "you don't need to call me back"],
  ['cancel', 'je ne veux pas annuler'],
  ['jobApplication', "I'm not looking for a job"],
  ['message', "I don't want to leave a message"],
];

it.each(takenBack)('"not" takes %s back in "%s"', (intent, text) => {
  expect(recogniseIntents(text).map((found) => found.intent)).not.toContain(intent);
});

const standing: [Intent, string][] = [
  ['cancel', "why can't I cancel"],
  ['book', "can't you book me in for Friday"],
  ['book', "I'm not sure when but I want to book an appointment"],
  ['cancel', "I can't make it tomorrow"],
  ['emergency', "no it's urgent there's water everywhere"],
];

it.each(standing)('a question or a doubt leaves %s standing in "%s"', (intent, text) => {
  expect(recogniseIntents(text).map((found) => found.intent)).toContain(intent);
});
