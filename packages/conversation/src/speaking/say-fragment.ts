import type { Language } from '../conversation.ts';
import { smallWords } from '../knowledge/common-words.ts';
import { fold } from '../knowledge/words.ts';
import { asSentences, sentences } from './sentences.ts';

/**
 * What an owner wrote of a service in fragments ("includes two remotes; parts extra"), as the sentences a
 * person would say: "It includes two remotes. Parts are extra." French stays as it is written.
 */
export function saidAloud(written: string, language: Language): string {
  if (language === 'fr') return asSentences(written);
  const clauses = clausesOf(written);
  const told = clauses.filter((clause) => clauses.length === 1 || !perUnit.test(clause));
  return told.map(clauseAloud).join(' ');
}

/** "Per night": what a price is for is said with the price. */
const perUnit = /^(?:(?:per|each) [\p{L}-]+|each)$/iu;

/** The parts of an owner's description, each of which says one thing. */
export function clausesOf(written: string): string[] {
  return sentences(written.replace(/\n+/g, '. '))
    .flatMap((sentence) => sentence.split(/;\s+/))
    .map((part) => part.replace(/[\s.,;:]+$/, '').trim())
    .filter(Boolean);
}

/** One part of a description as a sentence of its own. */
export function clauseAloud(clause: string): string {
  const more = withPlus.exec(clause);
  if (more?.[1] && more[2])
    return asSentences(`${more[1]} ${isSeveral(more[1]) ? 'are' : 'is'} $${more[2]} more.`);
  const folded = fold(clause);
  const ended = (text: string) => asSentences(/[!?…]$/.test(text) ? text : `${text}.`);
  if (standsAlone.test(folded) || somebodyDoes.test(folded)) return ended(clause);
  if (isDone.test(folded) || whenDone.test(folded)) return ended(`It's ${begunSmall(clause)}`);
  if (helps.test(folded)) return ended(`It ${begunSmall(clause)}`);
  if (finite.test(folded)) return ended(clause);
  if (doesIt.test(folded)) return ended(`It ${begunSmall(clause)}`);
  if (reaches.test(folded))
    return ended(`That's for ${begunSmall(clause)}`.replace(/ for first /, ' for the first '));
  const [, thing = '', state = ''] = stated.exec(clause) ?? [];
  if (thing && !takesObject.test(fold(thing)))
    return ended(`${thing} ${isSeveral(thing) ? 'are' : 'is'} ${state}`);
  if (bounded.test(folded)) return ended(`It's for ${begunSmall(clause)}`);
  const [, done = '', how = ''] = participle.exec(clause) ?? [];
  if (done && !leads.test(fold(done)))
    return ended(`${done} ${isSeveral(done) ? 'are' : 'is'} ${how}`);
  return ended(`That's ${begunSmall(clause)}`);
}

/** "Extra thick hair +$15": so much more. */
const withPlus = /^(\p{L}[^+:]*?)[\s:,–-]*\+ ?\$? ?(\d+(?:\.\d\d)?)(?: ?(?:\$|dollars|bucks))?$/u;

/** `text` as it goes on within a sentence: a name, or what is written large, stays as it is. */
export function begunSmall(text: string): string {
  const [first = '', ...others] = text.split(/\s+/);
  const plain = smallWords.has(fold(first)) || ours.test(first);
  const named =
    !plain && (others.some((word) => /^\p{Lu}/u.test(word)) || /\p{Lu}.*\p{Lu}|^I\b/u.test(first));
  return named || first === 'I' || calendar.test(first)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
}

const ours = /^(?:It|It's|That's|Yes|No|Per|The|They|We|You)$/;
/** A weekday or a month keeps its capital. */
const calendar =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?$|^(?:January|February|March|April|June|July|August|September|October|November|December)$/;
/** "Weekdays before noon": when it is done. */
const whenDone =
  /^(?:weekdays|weekends|mornings|evenings|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/;

/** Whether a thing is spoken of as several: "parts", "front walk and steps". */
export function isSeveral(thing: string): boolean {
  const [head = ''] = thing.trim().split(/\s+(?:for|of|to|in|on|with|from|at|per)\s/i);
  if (/^\p{L}+ing\b/u.test(head)) return false;
  return (
    /[^su]s$|\band\b/i.test(head) ||
    /^(?:two|three|four|five|six|both|all)\b|^(?!1\b)\d+ /i.test(head)
  );
}

/** What makes a sentence of words: a verb that stands with who does it. In folded words. */
const finite =
  /\b(?:is|are|was|were|has|have|can|cannot|will|must|should|may|do|does|did|goes?|we|you|they|it|there)\b|\b(?:don|doesn|isn|aren|can|won)'?t\b|'(?:s|re|ll|ve)\b/;

/** What is asked of the caller, or left out, needs nothing before it. */
const standsAlone =
  /^(?:no|not|never|none|please|only|bring|book|call|come|leave|keep|ask|wear|allow|drop|let|tell|send|make|see|use|have|if|when|each|every|any|some|all|also|plus|sorry)\b/;

/** "Dana decides", "monthly add 25": somebody does something, or so much is added. */
const somebodyDoes =
  /^(?:[\p{L}-]+ ){1,2}(?:includes?|covers|gets|needs|sends|comes|looks|checks|decides|calls|does|makes|takes|gives|helps|brings|picks|drives|starts|sees|measures|quotes|confirms|(?:adds?|plus|minus) \$?\d+)\b/u;
/** "Taken off the bill", "free at the counter": what becomes of it. */
const isDone =
  /^(?:(?!(?:need|feed|seed|speed|red|bed|shed|weed|reed|breed)\b)\p{L}+ed|taken|free|ready|good|available|done|made|sold|paid)\b(?! (?:\p{L}+ ){0,3}(?:is|are|was|were)\b)/u;
const helps = /^(?:does|doesn't|has|is|can|will|must) /;
/** As far as a price goes. */
const reaches = /^(?:up to|first) /;

/** A verb of the work itself, without who does it: "includes a fitting". */
const doesIt =
  /^(?:includes|covers|takes|removes|cleans|gets|lasts|comes|needs|requires|works|runs|uses|keeps|makes|starts|fits|holds|pulls|protects|gives|adds|stops|helps|brings|restores|fixes|saves|contains|excludes)\b/;

/** "Parts extra", "front walk included": a thing, and what is said of it. */
const stated =
  /^(.+?)\s+((?:not )?(?:included|extra|separate|additional)|(?:\$ ?\d[\d.,]*|\d[\d.,]* (?:dollars|bucks)|\d+)\s(?:extra|more|each|off))$/i;
/** "Dogs over six months": whom or what it is for. */
const bounded = /^\p{L}+s (?:over|under|above|below|older|younger|from|up to)\b/u;
/** "Screens washed": a thing, and what is done with it. */
const participle = /^((?:\S+ ){0,2}\S+) ([\p{Ll}-]{2,}(?:ed|taken|done))$/u;
/** What goes before such a word without being the thing. */
const leads = /\b(?:by|and|or|with|to|not|for|in|on|be|newly|well|hand|fully|usually|often)$/;
const takesObject = /(?:^|\s)(?:with|without|for|of|to|from|per|at|each|every|\d+)$/;
