import type { Language } from '../conversation.ts';
import { phrase, type Turn } from '../dialogue/turn.ts';
import { contentStems, vagueWords } from '../knowledge/common-words.ts';
import { inEnglish } from '../knowledge/in-english.ts';
import { contentOf } from '../knowledge/question-words.ts';
import { frenchRoot } from '../knowledge/senses.ts';
import { fold } from '../knowledge/words.ts';
import { tellingStems } from '../listener/own-words.ts';
import { sentences } from '../speaking/sentences.ts';
import { detectLanguage } from '../understanding/detect-language.ts';
import { clausesOfWork, sentencesOn } from './bearing-sentences.ts';
import { lookUpAll } from './refs.ts';
import type { WrittenFact } from './written-facts.ts';

/** As many sentences of one note are told whole. */
const mostToldWhole = 2;

/**
 * What of a note is for these words: the sentences that speak of what was asked, with what leans on
 * them, and none about other work or other people. A short note is told whole.
 */
export function bearingOn(turn: Turn, { said, subject, key }: WrittenFact, words: string): string {
  // "Where do I park, the street's full", of a note of parking: all of it, and not its half on streets.
  if (key.startsWith('note:') && sentences(said).length <= mostToldWhole && isOf(subject, words))
    return withLead(turn, ofTheirs(turn, said, words), subject);
  const besides = lookUpAll(turn, turn.state.focus.refs).map(({ service }) => service.name);
  const about = sentencesOn(said, subject, `${words} ${inEnglish(words) ?? ''}`, besides.join(' '));
  const told = about === said ? withoutOthers(turn, sentences(said), subject) : [about];
  return withLead(turn, ofTheirs(turn, told.join(' '), words), subject);
}

/** Whether words have a telling one of a title. */
function isOf(subject: string, words: string): boolean {
  const said = new Set(tellingStems(words));
  return tellingStems(subject).some((stem) => said.has(stem));
}

/** Without the clauses that name other work alone, where one names what is asked of or talked of. */
function ofTheirs(turn: Turn, told: string, words: string): string {
  const services = turn.receptionist.candidates.all.filter(({ kind }) => kind === 'service');
  const namedIn = (text: string) => {
    const stems = [...contentStems(text)].map(frenchRoot).filter((stem) => !vagueWords.has(stem));
    return services
      .filter(({ title }) => stems.some((stem) => title.has(stem)))
      .map(({ id }) => id);
  };
  const asked = namedIn(words);
  const meant = asked.length > 0 ? asked : turn.state.focus.refs.map(({ serviceId }) => serviceId);
  return clausesOfWork(told, (text) => {
    const named = namedIn(text);
    if (named.length === 0) return null;
    return named.some((id) => meant.includes(id)) ? 'theirs' : 'other';
  });
}

/** Without the sentences about other work than what is talked of, and no more than a few. */
function withoutOthers(turn: Turn, parts: readonly string[], subject: string): readonly string[] {
  if (parts.length <= mostToldWhole) return parts;
  const general = contentOf(subject);
  const talkedOf = namesOf(turn, turn.state.focus.refs);
  const others = [...namesOf(turn, null)].filter(
    (stem) => !talkedOf.has(stem) && !general.has(stem),
  );
  const free = parts.filter((part) => {
    const stems = contentStems(part);
    return !others.some((stem) => stems.has(stem));
  });
  return (free.length > 0 ? free : parts).slice(0, mostToldWhole + 1);
}

/** The words that name services: of these, or of all there are. Words that many share name none. */
function namesOf(turn: Turn, refs: Turn['state']['focus']['refs'] | null): ReadonlySet<string> {
  const { services } = turn.receptionist.profile.knowledge;
  const named = refs ? lookUpAll(turn, refs).map(({ service }) => service) : services;
  return new Set(
    named
      .flatMap(({ name, nameFr }) => [...contentStems(`${name} ${nameFr ?? ''}`)])
      .filter((stem) => !vagueWords.has(stem)),
  );
}

/** "24 months on parts": figures without a verb are said of something. */
function withLead(turn: Turn, said: string, subject: string): string {
  const [first = ''] = sentences(said);
  const folded = fold(first);
  const topic = topicOf(subject);
  if (!/\d/.test(folded) || finite[turn.state.language].test(folded) || topic === null) return said;
  if (answersAlready.test(folded) || isOtherLanguage(turn, said)) return said;
  const [word = ''] = said.split(/\s/);
  // A name or a figure stays as it is written.
  const begins = /^\p{Lu}\p{Ll}+$/u.test(word) && !named.has(word) ? lowered(said) : said;
  const one = single.test(topic) || (/\s/.test(topic) && !topic.endsWith('s'));
  const thing = turn.state.language === 'en' && one ? `the ${topic}` : topic;
  return `${phrase(turn, 'onTopic', { topic: thing })} ${begins}`;
}

/** Whether words of an owner's are not in the language that is spoken: nothing of ours leads up to them. */
export function isOtherLanguage({ state }: Turn, said: string): boolean {
  const { language } = detectLanguage(said);
  return language !== null && language !== state.language;
}

/** "The warranty", but "deposits" and "booking ahead" without an article. */
const single = /^(?!\p{L}*(?:[^s]s|(?<!park)ing)$)\p{L}+$/u;

const answersAlready = /^(?:yes|no|oui|non)\b/;

const named: ReadonlySet<string> = new Set(['I']);

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** What makes a sentence of words: a verb, or who does it. In folded words. */
const finite: Record<Language, RegExp> = {
  en: /\b(?:is|are|was|were|has|have|do|does|can|will|may|must|should|need|costs?|gets?|covers?|carry|carries|takes?|brings?|call|give|ask|tell|put|leave|charge|we|you|it|they|please)\b|'(?:s|re|ll|ve)\b/,
  fr: /\b(?:est|sont|a|ont|on|nous|vous|il|elle|ils|elles|faut|dure|coute|couvre)\b|\b\p{L}{2,}ez\b/u,
};

/** What a note's title or a question names, as it can be said before an answer; null: nothing short. */
function topicOf(subject: string): string | null {
  const plain = subject.trim().replace(/[\s?.!]+$/, '');
  const asked = askedOf.exec(plain)?.[1];
  const topic = asked ?? (/\?\s*$/.test(subject) || plain.split(/\s+/).length > 2 ? null : plain);
  return topic && topic.length <= longestTopic ? lowered(topic) : null;
}

const longestTopic = 30;
/** "Is there a warranty on repairs": the warranty. */
const askedOf =
  /^(?:is there|are there|do you (?:have|offer|give)|what(?:'s| is| are)|(?:est-ce qu'il )?y a(?:-t-il)?|avez-vous|offrez-vous|donnez-vous|quel(?:le)?s? (?:est|sont))\s+(?:an? |the |your |any |une? |des |du |de la |la |les? |votre |vos |l')?(\p{L}[\p{L}'-]*(?: \p{L}[\p{L}'-]*)?)(?=$| (?:on|for|with|of|sur|pour|avec|de|du|des|if|when|si)\b)/iu;
