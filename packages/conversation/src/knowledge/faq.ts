import type { Entry, FaqIndex, FaqMatch } from './faq-index.ts';
import { nearness } from './faq-meaning.ts';
import { type Heard, hearQuestion } from './heard-question.ts';
import { inEnglish } from './in-english.ts';
import { contentOf, tellingOf, weakly } from './question-words.ts';
import { areRelated, kinshipOf } from './topics.ts';
import { fold } from './words.ts';

export { compileFaq, type FaqIndex, type FaqMatch } from './faq-index.ts';

/** Parts of `payment` that anyone who takes "all major payment methods" takes. */
const commonPayments = new Set(['card', 'debit', 'cash']);
/** Topics one word gives away, which is too little when other words say what is asked. */
const slight = new Set(['kids', 'pets', 'materials', 'mobile', 'emergency', 'wait', 'languages']);

interface Topical {
  score: number;
  sure: boolean;
  opposed: boolean;
}

/** A note may tell of anything; an answer only of what its question is about. */
function mayTell({ answer, asked: subjects }: Entry, asked: string): boolean {
  return answer.source === 'note' || [...subjects].some((one) => areRelated(one, asked));
}

function topicalFit(heard: Heard, entry: Entry): Topical {
  let best: Topical = { score: 0, sure: false, opposed: false };
  const offer = (score: number, sure: boolean, opposed = false) => {
    if (score > best.score) best = { score, sure, opposed };
  };
  for (const asked of heard.topics) {
    for (const known of entry.asked) {
      const kinship = kinshipOf(asked, known);
      if (kinship === 'same') offer(1, true);
      if (kinship === 'opposite') offer(0.9, true, true);
      if (kinship === 'general') offer(0.8, entry.explains || commonPayments.has(asked));
      if (kinship === 'part') offer(0.7, entry.explains);
    }
    if (entry.told.has(asked) && mayTell(entry, asked)) offer(0.75, true);
  }
  const addressed = [...heard.topics].filter((one) => entry.asked.has(one) || entry.told.has(one));
  const missed = Math.max(0, heard.topics.size - Math.max(1, addressed.length));
  const extra = Math.max(0, entry.asked.size - Math.max(1, addressed.length));
  return { ...best, score: best.score - missed * 0.15 - extra * 0.08 };
}

type Weigh = (one: string) => number;

/** How much of the question's subject was said, against what was said of something else. */
function lexicalFit({ content }: Heard, { subject }: Entry, weigh: Weigh): number {
  const sum = (stems: string[]) => stems.reduce((total, one) => total + weigh(one), 0);
  const common = sum([...content].filter((one) => subject.has(one)));
  if (common === 0) return 0;
  const unsaid = sum([...subject].filter((one) => !content.has(one)));
  const foreign = sum([...content].filter((one) => !subject.has(one)));
  return common / (common + 0.4 * unsaid + foreign);
}

type Fit = Pick<FaqMatch, 'score' | 'kind' | 'opposed' | 'polar'>;

/** Whether the entry tells what was asked for: an amount, how long, or a plain yes or no. */
function tellsEnough({ price, span, detail }: Heard, entry: Entry): boolean {
  if (!entry.explains) return !price && !detail;
  return (!price || entry.amount) && (!span || entry.span);
}

function fitByTopic(heard: Heard, entry: Entry, index: FaqIndex, weigh: Weigh): Fit | null {
  const { familiar, commonTopics } = index;
  const topical = topicalFit(heard, entry);
  if (topical.score < 0.5) return null;
  const unnamed = [...heard.rest].filter((one) => !entry.all.has(one) && weigh(one) === 1);
  const foreign = unnamed.filter((one) => !familiar.has(one));
  const shared = unnamed.length < heard.rest.size;
  const isSlight = [...heard.topics].every((one) => slight.has(one));
  const enough = tellsEnough(heard, entry);
  if (isSlight ? !enough || (unnamed.length > 0 && !shared) : foreign.length > 3) return null;
  // What several questions are about tells none of them from the others.
  const common = [...heard.topics].every((one) => commonTopics.has(one));
  if (
    common &&
    isSlight &&
    ![...heard.content].some((one) => entry.subject.has(one) && weigh(one) === 1)
  )
    return null;
  const sure = topical.sure && heard.question && enough && foreign.length <= 1;
  return {
    score: 0.7 * topical.score + 0.2 * lexicalFit(heard, entry, weigh) + (shared ? 0.1 : 0),
    kind: sure ? 'strong' : 'near',
    opposed: topical.opposed,
    polar: heard.polar,
  };
}

function fitByWords(heard: Heard, entry: Entry, { familiar }: FaqIndex, weigh: Weigh): Fit | null {
  if (heard.content.size === 0 || (heard.price && !entry.amount)) return null;
  const otherTopic = heard.topics.size > 0;
  const lexical = lexicalFit(heard, entry, weigh);
  if (lexical < (otherTopic ? 0.7 : 0.44)) return null;
  const shared = [...heard.content].filter((one) => entry.subject.has(one));
  const telling = shared.filter((one) => weigh(one) === 1);
  if (telling.length === 0 && lexical < 0.7) return null;
  const foreign = [...heard.content].filter((one) => !shared.includes(one) && weigh(one) === 1);
  const whole = [...entry.subject].every((one) => weigh(one) < 1 || heard.content.has(one));
  // Asked of one thing more: "leather jackets" where the owner spoke of leather.
  const oneBeside = whole && foreign.length === 1 && foreign.every((one) => !familiar.has(one));
  const named = telling.some((one) => !familiar.has(one)) || (shared.length > 1 && lexical > 0.8);
  const enough =
    (named || (telling.length > 0 && lexical > 0.8)) &&
    (lexical >= 0.55 || oneBeside) &&
    tellsEnough(heard, entry);
  // One word of a note's title is too little: "open the windows" is no "Arrival window".
  const slightNote = entry.answer.source === 'note' && !whole && telling.length < 2;
  const wordForWord = whole && foreign.length === 0 && shared.length > 1;
  const clear = wordForWord || !otherTopic;
  const kind = enough && heard.question && clear && !slightNote ? 'strong' : 'near';
  return { score: lexical * 0.9, kind, opposed: false, polar: heard.polar };
}

/** Half of what was asked, and not a word of any service, stands in the answer alone: worth a check. */
function fitByAnswer(heard: Heard, entry: Entry, { familiar }: FaqIndex, weigh: Weigh): Fit | null {
  if (entry.answer.source !== 'item' || heard.topics.size > 0) return null;
  if (!heard.question || !tellsEnough(heard, entry)) return null;
  const telling = [...heard.content].filter((one) => weigh(one) === 1);
  const told = telling.filter((one) => entry.all.has(one) && !familiar.has(one));
  if (told.length === 0 || told.length * 2 < telling.length) return null;
  return { score: 0.3 + 0.1 * told.length, kind: 'near', opposed: false, polar: heard.polar };
}

/** A sure answer goes before a doubtful one that scores a little higher. */
const sureness = ({ score, kind }: Fit) => score + (kind === 'strong' ? 0.1 : 0);

const asksAbout =
  /\babout (you|yourselves|your (company|business|shop|team|salon)|the (company|business|shop))\b|\bwho are you\b|\bfamily.?(owned|run)\b|\bhow long have you (guys )?been (in business|open|around)/;

interface Meaning {
  entry: Entry;
  score: number;
  /** How far the second best lies behind. */
  lead: number;
}

/** The entry whose meaning comes nearest, and by how much. */
function nearest(index: FaqIndex, heard: Heard, weigh: Weigh): Meaning | null {
  let best: Meaning | null = null;
  let second = 0;
  for (const entry of index.entries) {
    const score = nearness(heard, entry, weigh, (one) => index.spoken.has(one));
    if (score > (best?.score ?? 0)) {
      second = best?.score ?? 0;
      best = { entry, score, lead: 0 };
    } else second = Math.max(second, score);
  }
  return best && { ...best, lead: best.score - second };
}

const sureFrom = 0.6;
const worthACheckFrom = 0.34;
const clearLead = 0.12;

/** What means the same in other words. Where two come as near, neither is answered with. */
function fitByMeaning(index: FaqIndex, heard: Heard, weigh: Weigh): FaqMatch | null {
  if (!heard.question || heard.content.size === 0) return null;
  const found = nearest(index, heard, weigh);
  if (!found || found.score < worthACheckFrom || found.lead < clearLead / 2) return null;
  const { entry, score, lead } = found;
  const sameKind = heard.kind !== null && heard.kind === entry.kind;
  const shared = [...heard.content].filter((one) => entry.subject.has(one) && weigh(one) === 1);
  const telling = shared.filter((one) => !index.familiar.has(one));
  const told = [...heard.content].filter((one) => entry.all.has(one) && weigh(one) === 1);
  if (told.every((one) => index.familiar.has(one)) && !sameKind) return null;
  if (shared.length === 0 && told.length < 2) return null;
  if (heard.price && !entry.amount) return null;
  const strange = [...heard.content].some((one) => !entry.all.has(one) && weigh(one) === 1);
  const unsaid = [...entry.subject].filter(
    (one) => weigh(one) === 1 && !heard.content.has(one),
  ).length;
  const sure =
    score >= sureFrom &&
    lead >= clearLead &&
    telling.length > (sameKind ? 0 : Math.max(strange ? 1 : 0, unsaid)) &&
    entry.answer.source === 'item' &&
    tellsEnough(heard, entry);
  const fit = { score: score * 0.8, opposed: false, polar: heard.polar };
  return { ...entry.answer, ...fit, kind: sure ? 'strong' : 'near' };
}

function matchHeard(index: FaqIndex, heard: Heard): FaqMatch | null {
  const weigh: Weigh = (one) => (index.repeated.has(one) ? weakly : tellingOf(one));
  let best: FaqMatch | null = null;
  let named = false;
  for (const entry of index.entries) {
    const found =
      fitByTopic(heard, entry, index, weigh) ??
      fitByWords(heard, entry, index, weigh) ??
      fitByAnswer(heard, entry, index, weigh);
    if (!found || (best && sureness(found) <= sureness(best))) continue;
    best = { ...entry.answer, ...found };
    // A topic alone gives way to a question whose words were said: a loaner is no group ride.
    named = [...heard.content].some((one) => entry.subject.has(one));
  }
  const meant = fitByMeaning(index, heard, weigh);
  if (best?.kind === 'strong' && (meant?.kind !== 'strong' || named)) return best;
  return meant && (meant.kind === 'strong' || !best || meant.score > best.score) ? meant : best;
}

/** "Are you certified arborists", where the owner wrote so of the business: every word, and two at least. */
function standsInAbout({ content, polar }: Heard, about: string): boolean {
  const told = contentOf(about);
  const telling = [...content].filter((one) => tellingOf(one) === 1);
  return polar && telling.length > 1 && telling.every((one) => told.has(one));
}

/** What answers `text`, or null: an unknown question is better recorded than wrongly answered. */
export function matchFaq(index: FaqIndex, text: string): FaqMatch | null {
  const heard = hearQuestion(text);
  const found = matchHeard(index, heard);
  if (found?.kind === 'strong') return found;
  const english = inEnglish(text);
  const other = english === null ? null : matchHeard(index, asAsked(hearQuestion(english), heard));
  const best = other && (!found || sureness(other) > sureness(found)) ? other : found;
  if (best || !index.about) return best;
  if (!asksAbout.test(fold(text)) && !standsInAbout(heard, index.about)) return best;
  return { source: 'about', text: index.about, score: 0.7, kind: 'strong', polar: false };
}

/** Word for word, a translation may no longer have the form of the question it was. */
function asAsked(english: Heard, { question, polar }: Heard): Heard {
  return { ...english, question: english.question || question, polar: english.polar && polar };
}
