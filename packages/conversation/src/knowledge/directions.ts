import type { BusinessKnowledge } from './business.ts';
import { asideWords, contentStems } from './common-words.ts';
import { contentOf, tellingOf } from './question-words.ts';
import { fold } from './words.ts';
import { textsTelling } from './written-texts.ts';

/** Where to go or what to do at once, in an owner's words of trouble that cannot wait. */
export interface Direction {
  /** `note:…` or `faq:…`. */
  id: string;
  /** The stems that tell what trouble it is for. */
  telling: ReadonlySet<string>;
}

const ofTrouble =
  /\b(?:emergenc\w*|urgent\w*|sudden\w*|danger\w*|right away|immediately|at once|not to us|hospital|911|poison\w*|evacuat\w*|on-?call|urgences?|pas chez nous|hopital|tout de suite|immediatement|degat\w*|soudain\w*)\b/;
/** What to do: said to the caller, and no promise of ours. */
const sends =
  /\b(?:go|head|drive|get|come)(?: \w+){0,2} to\b|\btake (?:it|him|her|them|the \w+|your \w+)(?: \w+){0,2} to\b|\b(?:call|phone|ring|dial)(?: \w+){0,3} (?:911|first|line|poison|hospital|company|department|\d{3})|\b(?:call|dial) 911\b|\b(?:shut|turn)(?: \w+){0,3} off\b|\bleave the (?:house|building)\b|\bstop using\b|\bnot to us\b|\b(?:allez|rendez-vous|presentez-vous|filez)(?: \w+){0,3} (?:a|au|aux)\b|\ballez a l'|\bappelez\b|\b(?:fermez|coupez|quittez|sortez|arretez)\b|\bpas chez nous\b/;

/** What an owner wrote of where to go and what to do when something cannot wait. */
export function directionsOf(knowledge: BusinessKnowledge): Direction[] {
  return textsTelling(knowledge, ofTrouble)
    .filter(({ body }) => sends.test(fold(body)))
    .map(({ id, title, body }) => {
      // "Smoke from the stove: call 911" is for smoke, and for nobody's telephone.
      const trouble = body.slice(0, fold(body).search(sends));
      const stems = contentOf(`${title} ${trouble}`);
      return { id, telling: new Set([...stems].filter(tellsTrouble)) };
    });
}

function tellsTrouble(one: string): boolean {
  return tellingOf(one) === 1 && !asideWords.has(one) && !ofAnyTrouble.has(one);
}

/** Words of any trouble tell none from another. */
const ofAnyTrouble: ReadonlySet<string> = contentStems(
  'emergency emergencies urgent sudden suddenly trouble problem danger something anything loss serious severe urgence urgences probleme soudain grave danger',
);
