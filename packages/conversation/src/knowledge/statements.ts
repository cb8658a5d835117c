import { tableOf } from '../table-of.ts';

/**
 * Turns a question an owner wrote ("Do you offer a warranty?") into the statement that answers it
 * ("we offer a warranty"). Only shapes whose grammar is certain are turned; the rest give null.
 */

const swapped: Record<string, string> = tableOf({
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  your: 'our',
  yours: 'ours',
  yourself: 'ourselves',
});

const negated: Record<string, string> = tableOf({
  do: "don't",
  does: "doesn't",
  did: "didn't",
  can: "can't",
  could: "couldn't",
  will: "won't",
  would: "wouldn't",
  should: "shouldn't",
  must: "mustn't",
  is: "isn't",
  are: "aren't",
  was: "wasn't",
  were: "weren't",
  have: "haven't",
  has: "hasn't",
});

const pronoun =
  /^(i|you|u|we|they|it|there|he|she|someone|anyone|somebody|anybody|everyone|this|that)$/;

/** Where a noun phrase ends and what is said of it begins. */
const predicate =
  /^(free|open|safe|local|mobile|extra|negotiable|available|accessible|required|included|insured|licensed|bonded|covered|owned|needed|allowed|welcome|certified|guaranteed|refundable|new|clean|private|heated|indoor|eco-friendly|pet-friendly|kid-friendly|family-owned|by|in|on|at|with|from|for|close|near|included|part)$|.{3}(ed|able|ible)$/;
const adverb =
  /^(fully|also|all|always|usually|really|wheelchair|family|pet|kid|child|locally|totally)$/;
const verb =
  /^(include|cover|come|take|have|last|need|require|work|apply|cost|carry|transfer|offer|start|vary|depend|use|fit|speak|get|do|go)$/;

function thirdPerson(word: string): string {
  if (word === 'have') return 'has';
  if (/(s|x|z|ch|sh|o)$/.test(word)) return `${word}es`;
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

/** Whose words they are changes: the caller's `my` is our `your`. */
function turnRound(words: readonly string[]): string[] {
  return words.map((word, at) => {
    const bare = word.toLowerCase().replace(/[^a-z]/g, '');
    const before = words[at - 1]?.toLowerCase() ?? '';
    if (bare === 'you') {
      const subject =
        /^(if|that|when|what|where|how|which|because|do|can|will|while|before|until|unless|once|whether)$/.test(
          before,
        );
      return word.toLowerCase().replace('you', subject ? 'we' : 'us');
    }
    const other = swapped[bare];
    return other ? word.toLowerCase().replace(bare, other) : word;
  });
}

function affirmed(words: readonly string[]): string[] {
  return words
    .filter((word) => !/^(any|ever|either|yet)$/i.test(word))
    .map((word) => word.replace(/^any(one|body|thing|where)$/i, 'some$1'));
}

function subjectOf(word: string, rest: readonly string[]): string {
  const lower = word.toLowerCase();
  if (lower === 'i') return 'you';
  if (lower === 'you' || lower === 'u') return 'we';
  if (lower === 'we') return /^(need|have|pay|bring|get)$/.test(rest[0] ?? '') ? 'you' : 'we';
  return lower;
}

interface Parts {
  auxiliary: string;
  subject: string;
  /** Whether the subject is one of several or a pronoun that takes a plain verb. */
  plain: boolean;
  rest: string[];
}

function split(words: readonly string[]): Parts | null {
  const auxiliary = words[0]?.toLowerCase() ?? '';
  const [first = '', ...rest] = words.slice(1);
  if (!negated[auxiliary] || rest.length === 0) return null;
  if (pronoun.test(first.toLowerCase())) {
    const subject = subjectOf(first, rest);
    return { auxiliary, subject, plain: /^(you|we|they|i)$/.test(subject), rest: turnRound(rest) };
  }
  const body = words.slice(1);
  const starts = /^(do|does|did)$/.test(auxiliary)
    ? verb
    : /^(is|are|was|were)$/.test(auxiliary)
      ? predicate
      : /^(be|have|come|take)$/;
  let cut = body.findIndex(
    (word, at) => at > 0 && starts.test(word.toLowerCase().replace(/,$/, '')),
  );
  while (cut > 1 && adverb.test(body[cut - 1]?.toLowerCase() ?? '')) cut -= 1;
  if (cut < 1 && body.length === 2 && /^(is|are|was|were)$/.test(auxiliary)) cut = 1;
  if (cut < 1) return null;
  const subject = turnRound(body.slice(0, cut)).join(' ');
  const named = /^(The|A|An|Your|This|All|These)\b/.test(subject) || !/^[A-Z]{2}/.test(subject);
  return {
    auxiliary,
    subject: named ? subject.charAt(0).toLowerCase() + subject.slice(1) : subject,
    plain: auxiliary === 'do' || auxiliary === 'are',
    rest: turnRound(body.slice(cut)),
  };
}

function joinBe(subject: string, auxiliary: string): string {
  if (subject === 'we' && auxiliary === 'are') return "we're";
  if (subject === 'you' && /^(are|am)$/.test(auxiliary)) return "you're";
  if (subject === 'there' && auxiliary === 'is') return "there's";
  return `${subject} ${subject === 'we' && auxiliary === 'is' ? 'are' : auxiliary}`;
}

function agreed({ auxiliary, subject, plain, rest }: Parts): string {
  const said = affirmed(rest);
  if (/^(do|does)$/.test(auxiliary)) {
    const [first = '', ...more] = said;
    return [subject, plain ? first : thirdPerson(first), ...more].join(' ');
  }
  if (auxiliary === 'did') return '';
  if (/^(is|are)$/.test(auxiliary)) return `${joinBe(subject, auxiliary)} ${said.join(' ')}`;
  return `${subject} ${auxiliary} ${said.join(' ')}`;
}

function denied({ auxiliary, subject, plain, rest }: Parts): string {
  const word = auxiliary === 'do' || auxiliary === 'does' ? (plain ? 'do' : 'does') : auxiliary;
  if (subject === 'we' && auxiliary === 'are') return `we're not ${rest.join(' ')}`;
  return `${subject} ${negated[word] ?? ''} ${rest.join(' ')}`;
}

const turnable = /^(do|does|did|can|could|will|would|should|must|is|are|was|were|have|has)\b/i;

/** The statement that says yes or no to `question`, uncapitalised and unpunctuated, or null. */
export function statementOf(question: string, yes: boolean): string | null {
  const asked = question
    .trim()
    .replace(/’/g, "'")
    .replace(/^(so|and|also|hi|hello|ok|okay|well),? /i, '')
    .replace(/[\s?.!]+$/, '');
  const again = /[?.!]|,? (and|or) (do|does|is|are|can|will|how|what|where|when|if so)\b/i;
  if (!turnable.test(asked) || again.test(asked)) return null;
  if (/^\w+n't\b/i.test(asked)) return null;
  const parts = split(asked.replace(/^does (we|you|i)\b/i, 'do $1').split(/\s+/));
  if (!parts || (parts.auxiliary === 'did' && yes)) return null;
  return (yes ? agreed(parts) : denied(parts)).trim() || null;
}
