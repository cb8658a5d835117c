import type { Language } from '../conversation.ts';
import { phrase, type Turn } from '../dialogue/turn.ts';
import { contentStems, vagueWords } from '../knowledge/common-words.ts';
import { inEnglish } from '../knowledge/in-english.ts';
import { contentOf, tellingOf } from '../knowledge/question-words.ts';
import { fold } from '../knowledge/words.ts';
import { sentences } from '../speaking/sentences.ts';
import { lookUpAll } from './refs.ts';
import type { WrittenFact } from './written-facts.ts';

/** As many sentences of one note are told whole; of a longer one, those that bear on the question. */
const mostToldWhole = 2;

/**
 * What of a note is for these words: the sentence that speaks of what was asked, with one that leans
 * on it, and none about other work or other people. A short note is told whole.
 */
export function bearingOn(turn: Turn, { said, subject }: WrittenFact, words: string): string {
  const parts = sentences(said);
  return withLead(turn, choose(turn, parts, subject, words).join(' '), subject);
}

function choose(
  turn: Turn,
  parts: readonly string[],
  subject: string,
  words: string,
): readonly string[] {
  const general = contentOf(subject);
  const asked = new Set(
    [...contentOf(`${words} ${inEnglish(words) ?? ''}`)].filter((stem) => !general.has(stem)),
  );
  const talkedOf = namesOf(turn, turn.state.focus.refs);
  const own =
    bestOf(parts, (stems) => count(stems, asked)) ??
    bestOf(parts, (stems) => count(stems, talkedOf));
  const others = new Set(
    [...namesOf(turn, null)].filter((stem) => !talkedOf.has(stem) && !general.has(stem)),
  );
  const isOther = (part: string) => count(contentStems(part), others) > 0;
  if (parts.length <= mostToldWhole)
    return own ? parts.filter((part) => own.includes(part) || !isOther(part)) : parts;
  if (own) return withLeaning(parts, own);
  const free = parts.filter((part) => !isOther(part));
  return (free.length > 0 ? free : parts).slice(0, mostToldWhole + 1);
}

function count(stems: ReadonlySet<string>, looked: ReadonlySet<string>): number {
  return [...stems].reduce((sum, stem) => sum + (looked.has(stem) ? tellingOf(stem) : 0), 0);
}

/** The sentences that score best; null where none scores at all. */
function bestOf(
  parts: readonly string[],
  score: (stems: ReadonlySet<string>) => number,
): readonly string[] | null {
  const scores = parts.map((part) => score(new Set([...contentOf(part), ...contentStems(part)])));
  const best = Math.max(...scores);
  return best > 0 ? parts.filter((_, at) => scores[at] === best).slice(0, mostToldWhole) : null;
}

/** A sentence, and the one after it where that only means something beside it. */
function withLeaning(parts: readonly string[], own: readonly string[]): readonly string[] {
  const [only, second] = own;
  const next = only === undefined || second ? undefined : parts[parts.indexOf(only) + 1];
  return next && leaning.test(fold(next)) ? [...own, next] : own;
}

const leaning =
  /^(?:it|its|it's|they|that|this|these|those|then|later|after that|under that|otherwise|but|if|or|and|also|sinon|autrement|ils?|elles?|ca|cela|c'est|s'il|si|mais|ensuite|apres)\b/;

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
  const [word = ''] = said.split(/\s/);
  // A name or a figure stays as it is written.
  const begins = /^\p{Lu}\p{Ll}+$/u.test(word) && !named.has(word) ? lowered(said) : said;
  const thing = turn.state.language === 'en' && single.test(topic) ? `the ${topic}` : topic;
  return `${phrase(turn, 'onTopic', { topic: thing })} ${begins}`;
}

/** "The warranty", but "deposits" and "booking ahead" without an article. */
const single = /^(?!\p{L}*(?:[^s]s|(?<!park)ing)$)\p{L}+$/u;

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
