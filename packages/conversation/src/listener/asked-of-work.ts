import type { Language } from '../conversation.ts';
import { smallWords } from '../knowledge/common-words.ts';
import { fold } from '../knowledge/words.ts';

/** What a question wants done: the things it names, and under which conditions, each in the caller's words, folded. */
export interface AskedOfWork {
  things: readonly string[];
  /** "For an rv", "without a patch test", with the word they begin with. */
  conditions: readonly string[];
}

/** What asks whether work is done, or what it costs to have it done, up to its verb. */
const asks: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:(?:do|does|can|could|would|will) (?:you|ya|u|they|yous|y'?all|your (?:guys|shop|people|team|company))|are you able to|(?:charge|cost|price|prices|rate) (?:to|for|of)|how much (?:(?:is|are|for|does|would)|(?:is it |would it be |does it cost )?to)|what(?:'s| is) (?=an? )|(?:can|could|may) (?:i|we)(?= (?:get|have|order|buy|book)\b))(?: (?:guys|folks|people|ladies|also|even|ever|still|just|actually|at least|usually|maybe|happen to|by any chance|be able to|come(?: and| out and| out to)?|know how to|help(?: me| us)?(?: to| with)?))*\s+/g,
  fr: /\b(?:(?:faites|offrez|avez|vendez|pouvez|prenez|\p{L}{3,}ez)[- ](?:vous|tu)(?: (?:pouvoir|venir|aussi))?(?: (?=\p{L}+(?:er|ir|re)\b))?|(?:est[- ]ce que )?vous (?=\p{L}+(?:ez|faites)\b|faites\b)|(?:puis-je|je peux|peut-on|on peut)(?: tu)? (?=avoir\b)|combien (?:pour|coutent?|vous chargez pour))\s*/gu,
};
/** The verb itself, with what belongs to it. */
const verb: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:take care of|get rid of|deal with|work on|work with|look (?:at|after|into)|put (?:in|on|up)|take (?:out|off|down|in)|set up|do (?:any|anything with|stuff like|things like|some)|clean (?:out|up|off)|tune up|fix up|cut (?:down|back)|\p{L}+)(?= |$))\s*/u,
  fr: /^(?:(?:\p{L}+(?:ez|er|ir|re)|faites)(?:[- ](?:vous|tu))?(?: aussi)?(?= |$))\s*/u,
};
/** The name of a thing ends here, or the sentence goes on to something else. */
const ends =
  /[,.?!;:]|\s(?=(?:that|which|who|whose|where|when|if|because|cause|cuz|since|so|but|while|until|till|before|after|by|as|at|today|tomorrow|tonight|this|these|those|next|now|right|there|here|too|also|either|again|anymore|please|yourselves|in-house|i|i'm|you|we|it|it's|he|she|they|do|does|is|are|was|can|could|would|will|cost|how|what|like|around|about|near|qui|que|quand|si|parce|aussi|svp|chez|demain|aujourd'hui|je|j'ai|vous|c'est|est-ce|combien|comme|entre)\b)/;
const condition =
  /\s(?=(?:for|with|without|on|in|from|than|using|made|inside|pour|avec|sans|sur|dans|en)\b)/g;
const together = /\s(?:and|or|plus|et|ou)\s/;
const article =
  /^(?:(?:an?|the|some|any|my|our|your|his|her|their|these|those|new|all|other|une?|le|la|les|des|du|de|mes|mon|ma|vos|nos|son|sa|l'|d')\s?\b\s?)+/;

/** What words ask to have done, as far as their form tells; null where they ask for nothing of the kind. */
export function askedOfWork(words: string, language: Language): AskedOfWork | null {
  const said = fold(words).replace(/[’]/g, "'");
  const found = [...said.matchAll(asks[language])].at(-1);
  if (!found) return null;
  if (notWork.test(said.slice(found.index + found[0].length))) return null;
  const after = said.slice(found.index + found[0].length);
  const rest = isPriced.test(found[0]) ? after : after.replace(verb[language], '');
  const whole = ` ${rest}`.slice(0, 1 + (ends.exec(rest)?.index ?? rest.length));
  const [first = '', ...others] = whole.split(condition);
  const things = first
    .split(together)
    .map((one) =>
      one.trim().replace(article, '').replace(pointing, '').replace(doneToIt, '').trim(),
    )
    .filter((one) => one.split(/\s+/).some((word) => word !== '' && !smallWords.has(word)));
  return {
    things: things.filter((one) => one.split(/\s+/).length <= mostWords),
    conditions: others.map((one) => one.trim()),
  };
}

/** Verbs of asking and paying: what follows is no work. */
const notWork =
  /^(?:charge|charging|cost|know|think|mean|say|tell|need|want|believe|recommend|suggest|see|hear|remember|accept|prefer|require|guys charge|chargez|pensez|savez|prenez)\b/;
/** "Those two", "ça": what was spoken of, and no name. */
const pointing =
  /^(?:(?:this|that|these|those|ca|cela|ceux|celles|first|second|other|next)\s?\b\s?)+(?:ones?\b)?|\bones?$/;
/** "Have the deck stained": what is done to it is no part of its name. */
const doneToIt =
  /\s(?:\p{L}+ed|done|redone|cut|put|taken|made|shut|set)(?: (?:at|up|off|out|in|down|on|over))?$/u;
const isPriced = /\b(?:for|of|is|are|does|would|what's|pour|coutent?)\s+$/;
const mostWords = 5;
