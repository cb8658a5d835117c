import type { TranscriptEntry } from '../conversation.ts';
import { beginAlike } from '../knowledge/begin-alike.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { sentences } from '../speaking/sentences.ts';
import type { CallerSentence } from './own-words.ts';

/** Where a sentence of a model's begins to say that it does not know. */
export const admitting =
  /\b(?:i|we) (?:really |honestly )?(?:can't|cannot|couldn't|can not|don't|do not)(?: really| honestly)? (?:tell|say|answer|know|have (?:that|it|this|anything|an answer|any (?:information|details?))|see|want to guess|guess)\b|\b(?:i'm|we're|i am) not sure\b|\bthat's one (?:for|to ask)\b|\b(?:isn't|is not|aren't|it's not|not) (?:written|noted|listed)\b|\b(?:is|that's|up) (?:for|to) (?:the )?\p{L}+ to (?:say|decide|tell)\b|(?<!\p{L})je (?:ne )?(?:le |l['’])?(?:sais pas|ignore)(?!\p{L})|(?<!\p{L})je (?:ne )?peux pas(?: non plus)? (?:vous )?(?:le |y )?(?:dire|répondre)(?!\p{L})|(?<!\p{L})je n['’]ai pas (?:l['’]information|la réponse|ça ici|cette)|(?<!\p{L})n['’]est pas (?:écrit|noté)|(?<!\p{L})c['’]est à (?:\p{L}+ ){1,2}de (?:le )?(?:dire|décider)/iu;

/** Where it begins to say that somebody is asked, or answers later. */
const passedOn =
  /\b(?:pass|put|send|take|add|note|leave)\p{L}* (?:\p{L}+ ){0,4}?(?:questions?)\b|\b(?:as|for) a question\b|\b(?:i'll|i will|i can|let me|i'm going to) (?:ask (?:(?:somebody|someone|them|him|her|the \p{L}+|\p{Lu}\p{L}+) )?(?:about|whether|if|to (?:check|tell|look|find out)|for you|(?=[.,;]|$))|have (?:somebody|someone|them|\p{Lu}\p{L}+) (?:check|tell|let|look)\b)|\b(?:somebody|someone|they|we|he|she|the \p{L}+|\p{Lu}\p{L}+)(?:'ll|'d| will| can| would| should| has to| have to| needs? to) (?:\p{L}+ )?(?:tell you|let you know|say (?:if|whether|when|how)|answer (?:that|it|you))\b|(?<!\p{L})(?:transmets|note|pose|ajoute) (?:\p{L}+ ){0,3}question(?!\p{L})|(?<!\p{L})(?:va|vont|devra|pourra|pourrait|dise|dira|demander?) (?:vous )?(?:le |la |l['’])?(?:dire|confirmer|vérifier|répondre|à \p{L}+ (?:si|s['’]))(?!\p{L})/iu;
/** What somebody confirms is open where it is a question: "if it covers that, they'll confirm it". */
const confirmed = /\b(?:confirms?|checks?|verif(?:y|ies))\b|(?<!\p{L})(?:confirm|vérifi)\p{L}+/iu;
/** A question within a sentence, to its end or its comma. */
const inquired =
  /(?<!\p{L})(?:whether|if|how (?:long|much|many|soon|far)|which|who|si|combien(?: de temps)?|lequel|laquelle|qui)(?!\p{L})[^,;]*/giu;
const supposing = /(?<!\p{L})(?:whether|if|si)(?!\p{L})/iu;
const answers = /^(?:yes|yeah|no|nope|sure|certainly|of course|oui|non|bien sûr)(?!\p{L})/iu;

/**
 * The caller's questions that a model which led left to people: it said that it does not know, or that
 * somebody is asked. What it answered in the same breath is none of them.
 */
export function leftToPeople(
  transcript: readonly TranscriptEntry[],
  questions: readonly CallerSentence[],
): CallerSentence[] {
  const left = transcript.flatMap(({ role, content, model }, entry) => {
    if (role !== 'assistant' || !model) return [];
    const asked = transcript.findLastIndex((one, at) => at < entry && one.role === 'user');
    const turn = questions.filter((one) => one.entry === asked);
    if (turn.length === 0) return [];
    const said = sentences(content);
    const told = said.flatMap(answerIn);
    return said.flatMap((sentence) => {
      const from = leavesFrom(sentence);
      if (from < 0) return [];
      const stems = contentStems(sentence);
      const open = turn.filter(({ text }) => !isAnswered(text, told, openPart(sentence, from)));
      const [close] = open
        .map((one) => ({ one, shared: sharedStems(contentStems(one.text), stems) }))
        .toSorted((a, b) => b.shared - a.shared || b.one.entry - a.one.entry);
      if (!close) return [];
      // "That I don't know": of whatever was asked; what names something else is of something else.
      const bare = contentStems(sentence.replace(formulas, ' ')).size === 0;
      return close.shared > 0 || bare ? [close.one] : [];
    });
  });
  return [...new Set(left)];
}

/** Where a sentence leaves something to people; -1: it does not, or asks itself. */
function leavesFrom(sentence: string): number {
  if (/\?\s*$/.test(sentence)) return -1;
  const places = [admitting, passedOn].map((one) => sentence.search(one)).filter((at) => at >= 0);
  if (supposing.test(sentence) && confirmed.test(sentence)) places.push(sentence.search(supposing));
  return places.length === 0 ? -1 : Math.min(...places);
}

/** What is left open: what follows, and what was inquired after before it. */
function openPart(sentence: string, from: number): string {
  const before = [...sentence.slice(0, from).matchAll(inquired)].map(([words]) => words);
  return [...before, sentence.slice(from)].join(' ').replace(formulas, ' ');
}

const formulas = new RegExp(
  `${admitting.source}|${passedOn.source}|\\b(?:on )?to (?:the|our) (?:team|owner|shop|boss|manager)\\b|(?<!\\p{L})à (?:l['’]équipe|la patronne|au patron)(?!\\p{L})`,
  'giu',
);

/** The part of a sentence that answers: it begins with a yes or a no, and ends where something is left open. */
function answerIn(sentence: string): string[] {
  if (!answers.test(sentence)) return [];
  const from = leavesFrom(sentence);
  return [(from < 0 ? sentence : sentence.slice(0, from)).replace(inquired, ' ')];
}

function isAnswered(question: string, told: readonly string[], open: string): boolean {
  const stems = contentStems(question);
  const left = sharedStems(stems, contentStems(open));
  const most = Math.max(0, ...told.map((answer) => sharedStems(stems, contentStems(answer))));
  return most > 0 && most >= left;
}

/** How many of the first are in the other, by their roots. */
export function sharedStems(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...one].filter((stem) => [...other].some((two) => beginAlike(two, stem))).length;
}
