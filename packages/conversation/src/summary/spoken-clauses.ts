import type { TranscriptEntry } from '../conversation.ts';
import type { SaidAct } from '../dialogue/state.ts';
import type { Act } from '../heard/acts.ts';
import { tidySentence } from '../speaking/tidy-sentence.ts';
import { type Clause, clausesOf } from '../understanding/clauses.ts';
import { asks, type Stretch, stretchesOf } from './stretches.ts';

/**
 * What a clause does to whoever reads it: states something, asks something, asks that something be
 * done, or says how to do it.
 */
export type ClauseForm = 'statement' | 'question' | 'wish' | 'order';

/** A clause of a caller's turn: offsets into the turn, and what was heard in most of it. */
export interface SpokenClause extends Clause {
  /** Where the turn stands in the transcript. */
  entry: number;
  act: Act | null;
  form: ClauseForm;
  times: readonly string[];
  ofThing: boolean;
  /** A detail that is kept in a type of its own was told in it. */
  gives: boolean;
  /** It says which times do and do not suit, or for what a thing must be done. */
  conditional: boolean;
}

const lead =
  '(?:(?:and|but|so|or|oh|okay|just|also|please|then|um|like|et|pis|puis|mais|ah|ok|svp)[\\s,]+)*';
const ordering = new RegExp(
  `^${lead}(?:(?:make|be) sure|don['’]?t (?!know|think|want|need|have|mean|care|see|like|worry|mind|you\\b|they\\b|we\\b|i\\b)\\p{L}|do not \\p{L}|remember to|nothing with|no \\p{L}+ing|tell (?!me|us|you)\\p{L}|let (?:him|her|them|the \\p{L}+) know|(?:ring|knock|park|come (?:to|around|in by|through)|use the|leave (?:it|the|them)|call (?:when|before|from|first|ahead)|text (?:when|before))(?!\\p{L})|oubliez|n['’]oubliez|assurez|dites|sonnez|cognez|stationnez|passez par|appelez (?:avant|en|quand)|laissez (?!faire)|sonne[zr]?\\b|utilisez|touchez pas|faites attention|prenez (?:pas|le stationnement))`,
  'iu',
);
/** Somebody is asked to do a thing: "could Tash do it", "can it be somebody else", "pouvez-vous passer". */
const wishing = new RegExp(
  `^${lead}(?:(?:can|could|would|will) (?:you(?! (?:tell|say|give me|repeat|confirm|explain|hear))|they|he|she|it be|somebody|someone|the \\p{L}+|\\p{Lu}\\p{L}+)(?!\\p{L})|(?:pouvez|pourriez)-vous(?! (?:me dire|répéter|confirmer))|vous pou(?:vez|rriez)(?! (?:me dire|répéter))|ça peut être|est-ce que (?:quelqu['’]un|\\p{Lu}\\p{L}+) p\\p{L}+)`,
  'iu',
);
const wondering =
  /\b(?:wonder(?:ing|ed)?|(?:want(?:ed)?|like) to (?:know|ask)|know (?:if|what|how|whether)|me demandais|voulais savoir)\b/iu;
/** What a time must not be, must not pass, or is bound to. */
const conditions =
  /\b(?:before|by|until|till|after|no later|not (?:too |on |before|after|in the)|as (?:early|late|soon|quick\p{L}*) as|earliest|latest|first thing|(?:too )?(?:early|late) (?:enough|in)|anytime|any time|same time|whenever|back by|has to be|gotta be|needs? to be|at work|avant|après|au plus (?:tôt|tard|vite)|le plus (?:tôt|tard|vite) possible|pas (?:avant|après|trop|le|la)|d['’]ici|n['’]importe quand|même heure)(?!\p{L})/iu;

/** The clauses of the caller's turns, in order. Together they are all that was said. */
export function spokenClauses(
  transcript: readonly TranscriptEntry[],
  said: readonly SaidAct[],
): SpokenClause[] {
  const stretches = stretchesOf(transcript, said);
  return transcript.flatMap(({ role, content }, entry) => {
    if (role !== 'user') return [];
    const heard = placed(
      content,
      stretches.filter((one) => one.entry === entry),
    );
    return clausesOf(content)
      .flatMap((clause) => finer(clause))
      .map((clause): SpokenClause => {
        const within = heard.filter(
          ({ start, end }) => Math.min(end, clause.end) - Math.max(start, clause.start) > 0,
        );
        const most = within.toSorted((a, b) => shareOf(b, clause) - shareOf(a, clause))[0];
        const holds = ({ of }: Placed) => clause.text.includes(of.words) || of === most?.of;
        return {
          ...clause,
          entry,
          act: most?.of.act ?? null,
          form: formOf(clause.text),
          times: within.flatMap(({ of }) => of.times),
          ofThing: within.some((one) => holds(one) && one.of.ofThing),
          gives: within.some((one) => holds(one) && one.of.gives),
          conditional: conditions.test(clause.text),
        };
      });
  });
}

interface Placed {
  of: Stretch;
  start: number;
  end: number;
}

function placed(content: string, stretches: readonly Stretch[]): Placed[] {
  let from = 0;
  return stretches.flatMap((of) => {
    const start = content.indexOf(of.words, from);
    if (start < 0) return [];
    from = start + of.words.length;
    return { of, start, end: from };
  });
}

const shareOf = ({ start, end }: Placed, clause: Clause) =>
  Math.min(end, clause.end) - Math.max(start, clause.start);

function formOf(text: string): ClauseForm {
  const plain = tidySentence(text);
  if (ordering.test(plain)) return 'order';
  if (wishing.test(plain)) return 'wish';
  return asks(plain) || wondering.test(plain) ? 'question' : 'statement';
}

/** Where, after a question or in a long breath, the caller goes on to state or to order something. */
const goesOn =
  /\s(?=(?:(?:and|but|so|oh|then|et|pis|mais) )?(?:(?:i|we|they|you)['’](?:m|ve|re|ll)|(?:it|there|he|she|that|my \p{L}+|the \p{L}+)['’]s|(?:i|we) (?:have|got|gotta|need|work|live|can['’]t|don['’]t|leave)|make sure|don['’]t forget|please (?:don['’]t|make|ring|call|use|tell)|j['’](?:ai|vais|peux)|je (?:suis|travaille|peux|finis)|y['’]?a|c['’]est (?:un|une|le|la|pour|sur|au))(?![\p{L}'’]))/giu;
const boundTo =
  /\b(?:what|how|when|where|who|which|if|whether|because|cause|since|that|than|know|think|thinking|say|says|said|guess|hope|wish|believe|and|but|so|or|as|while|like|is|are|do|does|did|can|could|would|will|que|quand|si|parce|comme|où|et|mais)$/iu;

/** A clause that asks, parted from what is stated in the same breath without a joint. */
function finer(clause: Clause): Clause[] {
  const cuts = [...clause.text.matchAll(goesOn)]
    .map(({ index }) => index)
    .filter((at) => {
      const before = clause.text.slice(0, at);
      if (boundTo.test(before) || before.split(/\s+/).length < leastBefore) return false;
      const rest = clause.text.slice(at + 1);
      return formOf(before) === 'question' || formOf(before) === 'wish' || ordering.test(rest);
    });
  const [at] = cuts;
  if (at === undefined) return [clause];
  const first = { text: clause.text.slice(0, at), start: clause.start, end: clause.start + at };
  const start = clause.start + at + 1;
  return [first, ...finer({ text: clause.text.slice(at + 1), start, end: clause.end })];
}

const leastBefore = 3;
