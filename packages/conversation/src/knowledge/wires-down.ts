import { type Happening, tellsAsNow } from './told-as-now.ts';

const wire =
  "(?:(?:power|hydro|electric(?:al|ity)?|overhead|live|high[- ]voltage|service|utility) (?:lines?|wires?|cables?|poles?)|(?:fils?|lignes?|cables?) (?:electriques?|d'hydro|d'electricite|de courant|haute tension|du poteau)|(?:poteau|pylone)(?: d'hydro| electrique)?)";
const bareWire = '(?:wires?|cables?|(?:the|a|an) line|lines|fils?)';
const isDown =
  "(?:down(?! (?:the|our|my) (?:street|road|block|line|way|alley|lane))|fell(?: down)?|fallen|came (?:down|off|loose)|(?:is|are|'s|was|just|got)? ?(?:lying|laying|hanging|dangling|sagging|snapped|broken|whipping|arcing|sparking|buzzing|humming|smoking|on fire)|across|on the (?:ground|lawn|grass|road|driveway|sidewalk|car|truck|roof|fence)|off the (?:pole|house)|par terre|a terre|tombee?s?|tomb[eé]|pend(?:ent)?|pendouille|traine(?:nt)?|couchee?s?|casse\\p{L}*|arrache\\p{L}*|decroche\\p{L}*|buzz\\p{L}*|gresille\\p{L}*|flammeches?|etincelles?)";
const outdoors =
  /(?<!\p{L})(?:driveway|lawn|yard|road|street|fence|sidewalk|cars?|trees?|branch(?:es)?|limb|storm|wind|pole|roof|alley|pool|entree|cour|rue|chars?|arbres?|branches?|poteau|tempete|vent|gazon|trottoir|galerie|cloture)(?!\p{L})/u;
/** Wires of which nobody dies. */
const ofElse =
  /(?<!\p{L})(?:phone|telephone|internet|bell|rogers|telus|shaw|videotron|tv|cable company|fibre|fiber|clothes ?lines?|corde a linge|christmas|string lights|barbed|chicken wire|thermostat|speaker|doorbell|vehicle|wiring (?:quote|job)|how much|quote|soumission|pris? (?:de|pour) (?:emondage|l'emondage)|bury|buried|enterrer|move the|relocate|install\p{L}*|include\p{L}*)(?!\p{L})/u;

const tall =
  '(?:trees?|branch(?:es)?|limbs?|maple|oak|spruce|pine|elm|birch|poplar|willow|cedar|trunk|pole|ladder|crane|kite|antenna|truck|car|bucket|boom|arbres?|branches?|sapin|erable|bouleau|epinette|peuplier|poteau|echelle|grue|camion)';
const onto =
  '(?:on(?:to)?|into|against|over|across|touching|tangled in|took (?:down |out )?|brought down|pulled down|knocked down|ripped (?:down|off)|caught in|tied up in|sur|dans|apres|accotee?s? (?:sur|apres)|pris(?:e|es)? dans|a (?:arrache|accroche|decroche|jete))';
const treeOn: Happening = {
  sign: new RegExp(
    `(?<!\\p{L})${tall}(?:'s)?(?: (?!growing|near|close|trim\\p{L}*|prun\\p{L}*)[\\p{L}']+){0,9}? ${onto}(?: (?:the|my|our|your|their|a|some|down|les?|la|des|un|une|ma|mon|notre))* ?(?:\\p{L}+ )?(?:${wire}|wires?|lines|fils?)(?!\\p{L})`,
    'u',
  ),
  unless:
    /(?<!\p{L})(?:trim\p{L}*|prun\p{L}*|growing|grew|a bit more|every (?:day|year|summer)|quote|estimate|before (?:it|they)|so (?:it|they) (?:doesn't|don't)|internet|telephone|phone|clothes ?line|emond\p{L}*|elagu\p{L}*|soumission|pousse\p{L}*)(?!\p{L})/u,
};

const lies: readonly Happening[] = [
  {
    sign: new RegExp(
      `(?<!\\p{L})(?:${wire})(?:'s|'re|s)?(?: (?!not|isn't|aren't|pas)[\\p{L}']+){0,5}? ${isDown}(?!\\p{L})`,
      'u',
    ),
    unless: ofElse,
  },
  {
    sign: new RegExp(
      `(?<!\\p{L})(?:downed|fallen|broken|snapped|live|loose|dangling) (?:\\p{L}+ )?(?:${wire}|wires?|lines?)(?!\\p{L})(?= *$| (?:in|on|across|over|outside|here|at|by|near|behind|and|down)(?!\\p{L}))`,
      'u',
    ),
    beside: [outdoors],
    unless: ofElse,
  },
  {
    sign: new RegExp(
      `(?<!\\p{L})(?<!(?:power|hydro|electric|electrical|overhead|service) )${bareWire}(?:'s|'re)?(?: (?!not|isn't|aren't|pas)[\\p{L}']+){0,4}? ${isDown}(?!\\p{L})`,
      'u',
    ),
    beside: [outdoors],
    unless: ofElse,
  },
  treeOn,
];

/** Whether words tell of wires of the power company that came down, or of something that lies on them. */
export function wiresDown(words: string): boolean {
  return tellsAsNow(words, lies);
}
