import type { CallOutcome, FactUsed, TranscriptEntry } from '../conversation.ts';
import { contentStems, vagueWords } from '../knowledge/common-words.ts';
import { fold } from '../knowledge/words.ts';
import { remembering } from '../remembering.ts';
import { sentences } from '../speaking/sentences.ts';
import { tidySentence } from '../speaking/tidy-sentence.ts';
import { clausesOf } from '../understanding/clauses.ts';
import { asksWithParticle } from '../understanding/question-particle.ts';
import { asTheirs } from './as-theirs.ts';
import { admitting, leftToPeople } from './left-to-people.ts';
import { type CallerSentence, callerSentences } from './own-words.ts';
import { firstAndLast, takenApart } from './taken-apart.ts';

const opening =
  /^(?:what|when|where|who|whose|how|which|why|do|does|did|are|is|can|could|would|will|should|have|has|am|may|if|combien|quand|où|ou|quel|quelle|quels|quelles|pourquoi|comment|est-ce|avez|êtes|pouvez|faites|prenez|acceptez|offrez|vendez|y a-t-il|c'est combien|qu'est-ce)\b/i;
const asksWithin =
  /\?|[,.]\s*(?:what|when|where|who|how|which|why|do|does|did|are|is|can|could|would|will|should|combien|quand|où|est-ce|avez|pouvez)\b|\b(?:wondering|know if|know whether|whether|curious|do you|are you|can you|could you|est-ce que|savoir si|avez-vous|faites-vous|pouvez-vous)\b/i;
const wantsOrClaims =
  /\b(?:want|wanted|need|looking for|like to|book|fix|repair|(?:they|someone|somebody|website|guy|lady|he|she|you) (?:said|told|promised|quoted)|told me|discount|deal|cheaper|lower|match|knock|off|veux|voudrais|besoin|cherche|réparer|rabais|m'a dit|avez dit|m'avez dit|moins cher)\b/i;

/** Questions are known by these many words that name something. */
const leastTelling = 2;
const shared = 0.6;
/** Nobody reads more of them. */
const mostQuestions = 60;

/**
 * What was asked and not answered, as whole questions that can be read by themselves: each once,
 * without those that were answered later in the call, and without what asks nothing.
 */
export function openQuestions(whole: readonly TranscriptEntry[], all: readonly string[]): string[] {
  const transcript = takenApart(whole);
  const unanswered = firstAndLast(all, mostQuestions);
  const said = callerSentences(transcript);
  const admitted = leftToPeople(
    transcript,
    said.filter(({ text }) => opening.test(text) || asksWithin.test(text) || asks(text)),
  );
  const candidates = [...unanswered, ...admitted.map(({ spoken }) => spoken)];
  const found = candidates.flatMap((words) => {
    const of = sentenceOf(said, words);
    const entry = of?.entry ?? turnOf(transcript, words);
    if (entry !== null && isLed(transcript, entry) && !(of && admitted.includes(of))) return [];
    const text = of ? wholeQuestion(of, words) : tidySentence(words);
    if (ofThisCall.test(text) || remark.test(text)) return [];
    const isOpen = isQuestion(text) || (of !== null && admitted.includes(of));
    if (!isOpen || (of && answeredLater(transcript, said, of, text, unanswered))) return [];
    return asTheirs(text);
  });
  return found.filter((text, at) => {
    const stems = contentStems(text);
    return !found.some((other, index) => {
      const more = contentStems(other);
      const covers = [...stems].every((stem) => more.has(stem));
      return index !== at && covers && (more.size > stems.size || index < at);
    });
  });
}

/** "When will they ring me?": who reads it calls, and needs no other answer. */
const ofThisCall =
  /\b(?:when|how (?:long|soon|quick\p{L}*)|who|what time)\b.{0,40}\b(?:call|calls|calling|ring|rings|phone|phones|text|texts|get back to|contact|reach) (?:me|us)\b|(?<!\p{L})(?:quand|combien de temps|à quelle heure|qui)(?!\p{L}).{0,40}(?<!\p{L})(?:me|m['’]|nous) ?(?:r?appel|contact|téléphon|joind)\p{L}*/iu;

/** "That's not a secret, is it?", of what was said before: a remark, which asks for nothing to be found out. */
const remark =
  /^(?:and |so |but |well )?(?:that|it|this)(?:['’]s| is| was| isn['’]t)\b[^?]*,\s*(?:is|isn['’]t|was|wasn['’]t|right|no|eh)\b(?: (?:it|that))?\?$|^c['’]est [^?]*,\s*(?:non|hein|n['’]est-ce pas|ça)\s*\?$/iu;

/** The caller's turn that was made of words, which may be several sentences; null: none. */
function turnOf(transcript: readonly TranscriptEntry[], words: string): number | null {
  const plain = plainOf(words);
  const at = transcript.findIndex(
    ({ role, content }) => role === 'user' && folded(content).includes(plain),
  );
  return at < 0 || plain === '' ? null : at;
}

/** Whether a model's own words answered a turn. */
function isLed(transcript: readonly TranscriptEntry[], entry: number): boolean {
  const next = transcript.findIndex((one, at) => at > entry && one.role === 'user');
  const reply = transcript.slice(entry + 1, next < 0 ? undefined : next);
  return reply.some(({ role, model }) => role === 'assistant' && (model?.sentences ?? 0) > 0);
}

/** An outcome whose open questions can be read by themselves. */
export function withWholeQuestions(outcome: CallOutcome): CallOutcome {
  const { transcript, unansweredQuestions } = outcome;
  return { ...outcome, unansweredQuestions: openQuestions(transcript, unansweredQuestions) };
}

const plainOf = remembering((text) => fold(text).replace(/[\s,.;:?!]+$/, ''));
const folded = remembering(fold);

function sentenceOf(said: readonly CallerSentence[], words: string): CallerSentence | null {
  const plain = plainOf(words);
  if (!plain) return null;
  return (
    said.find(({ spoken }) => folded(spoken).includes(plain)) ??
    said.find(
      ({ spoken }) => plain.includes(plainOf(spoken)) && spoken.length > plain.length / 2,
    ) ??
    null
  );
}

/** The question from its own beginning to the end of its sentence, or all of that sentence. */
function wholeQuestion({ spoken, text }: CallerSentence, words: string): string {
  const at = spoken.toLowerCase().indexOf(words.trim().toLowerCase());
  if (at < 0) return text;
  const rest = spoken.slice(at);
  const clauses = clausesOf(rest);
  const asking = clauses.findIndex((clause) => asks(tidySentence(clause.text)));
  const of = clauses[asking];
  if (!of) return text;
  const alone = tidySentence(rest.slice(of.start));
  if (contentStems(alone).size >= leastTelling) return alone;
  const before = clauses[asking - 1];
  const both = tidySentence(rest.slice(before?.start ?? of.start));
  return contentStems(both).size >= leastTelling ? both : text;
}

const asks = (text: string) =>
  opening.test(text) || asksWithin.test(text) || inverted.test(text) || asksWithParticle(text);
/** "Nettoyez-vous les dents", "I'm okay on that, right". */
const inverted = /^\p{L}+-(?:vous|il|elle|on|je|ils|elles)(?!\p{L})|\b(?:right|hein)\??$/iu;

function isQuestion(text: string): boolean {
  const telling = contentStems(text).size;
  if (asks(text))
    return telling >= 1 && text.split(' ').length > 2 && (telling > 1 || !vague.test(text));
  return telling >= leastTelling && wantsOrClaims.test(text);
}

/** "Is that bad?": nobody can answer it without what was said before. */
const vague =
  /^(?:is|are|was|would|does|do|can) (?:that|it|this|those|they)\b|\b(?:do|does) (?:that|it)\b/i;

function answeredLater(
  transcript: readonly TranscriptEntry[],
  said: readonly CallerSentence[],
  { entry, turn }: CallerSentence,
  text: string,
  unanswered: readonly string[],
): boolean {
  const stems = contentStems(text);
  const later = transcript.slice(entry + 1);
  // The owner's own answer to that very question was told, before or after.
  if (transcript.some(({ facts = [] }) => facts.some((fact) => isThatQuestion(fact, stems))))
    return true;
  if (later.some(({ facts = [] }) => facts.some((fact) => settles(fact, text, stems)))) return true;
  if (isDescribed(transcript, entry, stems)) return true;
  return said.some((again) => {
    if (again.turn <= turn) return false;
    // "No, I didn't ask for that, just the vent": it is asked no more.
    if (again.turn === turn + 1 && withdraws.test(folded(again.spoken))) return true;
    const open = unanswered.some((words) => folded(again.spoken).includes(plainOf(words)));
    const told = transcript[again.entry + 1]?.facts ?? [];
    if (open || told.length === 0) return false;
    const own = contentStems(again.text);
    if (asks(again.text) && overlap(stems, own) >= shared) return true;
    // Asked once more at once, in other words.
    const next = again.turn - turn <= mostTurnsToRepeat && told.some(({ kind }) => isWritten(kind));
    return next && [...own].some((stem) => stems.has(stem) && !vagueWords.has(stem));
  });
}

const withdraws =
  /\b(?:never ?mind|forget (?:it|that|about it)|(?:didn't|not) ask(?:ing)? (?:for|about) (?:that|it)|doesn't matter|don't (?:need|want|worry about) (?:that|it)|no worries)\b|^(?:(?:oh|ah|hm+|okay|ok|well)[ ,]+)*(?:no|nah|nope)[ ,].{0,30}\b(?:just|only) (?:the|a|my)\b|^(?:(?:oh|ah|hm+|okay|ok|well)[ ,]+)*(?:no|nah|nope)[ ,]+(?:(?:i|we)(?:['’]ll| can| could)|(?:my|our) \p{L}+ (?:can|could|will|would))\b|\b(?:laissez faire|oubliez (?:ca|cela)|pas grave|j'ai pas demande ca)\b/u;
const mostTurnsToRepeat = 1;
const isWritten = (kind: FactUsed['kind']) => kind === 'faq' || kind === 'note';

/** What the owner wrote of a service, told in reply, says what was asked of it: "two remotes, removal of the old opener". */
function isDescribed(
  transcript: readonly TranscriptEntry[],
  entry: number,
  stems: ReadonlySet<string>,
): boolean {
  const reply = transcript[entry + 1];
  if (reply?.role !== 'assistant' || !reply.facts?.some(({ kind }) => kind === 'service'))
    return false;
  // "I can't tell you what's included" includes nothing.
  const told = contentStems(
    sentences(reply.content)
      .filter((one) => !admitting.test(one))
      .join(' '),
  );
  // What names the service is in whatever is told of it.
  const named = contentStems(reply.facts.map(({ label }) => label).join(' . '));
  const within = [...stems].filter((stem) => told.has(stem) && !named.has(stem)).length;
  const least = Math.min(leastTelling, Math.max(1, stems.size - 1));
  return within >= least && within / stems.size >= mostlyDescribed;
}

const mostlyDescribed = 0.4;

const whereabouts =
  /\b(?:where|near|over by|located|address|directions?|find you|où|adresse|près)\b/i;
const openness =
  /\b(?:open|close[ds]?|hours|how late|what time (?:are|do) you|(?:here|there|around) (?:un)?till?|ouverts?|fermez|ouvrez|heures)\b/i;

function settles({ kind, label }: FactUsed, text: string, stems: ReadonlySet<string>): boolean {
  if (kind === 'address') return whereabouts.test(text);
  if (kind === 'hours') return openness.test(text);
  if (kind !== 'faq' && kind !== 'note') return false;
  const own = contentStems(label);
  if (own.size === 0) return false;
  const within = [...own].filter((stem) => stems.has(stem)).length;
  return within === own.size || (within > 1 && within / stems.size >= shared);
}

function isThatQuestion({ kind, label }: FactUsed, stems: ReadonlySet<string>): boolean {
  const own = contentStems(label);
  return kind === 'faq' && own.size >= leastTelling && [...own].every((stem) => stems.has(stem));
}

/** How much of the smaller set is in the other. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((stem) => other.has(stem)).length;
  const least = Math.min(one.size, other.size);
  return least === 0 ? 0 : both / least;
}
