import type { TranscriptEntry } from '../conversation.ts';
import type { SaidAct } from '../dialogue/state.ts';
import type { Act } from '../heard/acts.ts';
import { tidySentence } from '../speaking/tidy-sentence.ts';
import { type Clause, clausesOf } from '../understanding/clauses.ts';
import { asks, isAsk, type Stretch, stretchesOf } from './stretches.ts';

/**
 * What a clause does to whoever reads it: states something, asks something, asks that something be
 * done, or says how to do it.
 */
type ClauseForm = 'statement' | 'question' | 'wish' | 'order';

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
  `^${lead}(?:(?:make|be) sure|don['’]?t (?!know|think|want|need|have|mean|care|see|like|worry|mind|you\\b|they\\b|we\\b|i\\b|\\p{L}+ me\\b)\\p{L}|do not \\p{L}|remember to|do (?:the|my|our|both|all) (?=.*(?:too|as well|while|same time)(?!\\p{L}))|nothing with|no \\p{L}+ing|(?:have|get|send) (?:somebody|someone|him|her|them|(?:the|your) \\p{L}+|\\p{Lu}\\p{L}+) (?!to\\b)\\p{L}|tell (?!me|us|you)\\p{L}|let (?:him|her|them|the \\p{L}+) know|(?:ring|knock|park|come (?:to|around|in by|through)|use the|leave (?:it|the|them)|call (?:when|before|from|first|ahead)|text (?:when|before))(?!\\p{L})|oubliez|n['’]oubliez|assurez|dites|sonnez|cognez|stationnez|passez par|appelez (?:avant|en|quand)|laissez (?!faire)|sonne[zr]?\\b|utilisez|(?:ne )?(?!pouvez|avez|êtes|savez|vous)\\p{L}{2,}ez (?:pas|plus|jamais|surtout)(?!\\p{L})|faites attention|prenez (?:pas|le stationnement))`,
  'iu',
);
/** Somebody is asked to do a thing: "could Tash do it", "can it be somebody else", "pouvez-vous passer". */
const wishing = new RegExp(
  `^${lead}(?:(?:[Cc]an|[Cc]ould|[Ww]ould|[Ww]ill) (?:you(?! (?:tell|say|give me|repeat|confirm|explain|hear))|they|he|she|it be|somebody|someone|the \\p{L}+|\\p{Lu}\\p{L}+)(?!\\p{L})|(?:[Pp]ouvez|[Pp]ourriez)-vous(?! (?:me dire|répéter|confirmer))|[Vv]ous pou(?:vez|rriez)(?! (?:me dire|répéter))|[Çç]a peut être|[Ee]st-ce que (?:quelqu['’]un|\\p{Lu}\\p{L}+) p\\p{L}+)`,
  'u',
);
/** "And do a good cleaning", "have already come off": what is done by whoever was named before. */
const goesOnDoing =
  /^(?:do|did|have|has|had|will|can|could|would) (?!(?:i|you|we|they|he|she|it|that|this|these|those|there|anyone|anybody|somebody|someone|your|my|our|the|any|\p{Lu}\p{L}+)(?!\p{L}))/iu;
/** "And is bleeding", "but are still inside": who is so was named before the joint. */
const goesOnBeing =
  /^(?:and|but|et|pis|puis|mais) (is|isn['’]t|was|wasn['’]t|does|doesn['’]t|are|aren['’]t|were|weren['’]t|am|est) (?!(?:i|you|we|they|he|she|it|that|this|these|those|there|anyone|anybody|somebody|someone|your|my|our|the|any|a|an|ce|il|elle|on|vous)(?!\p{L}))/iu;
const ofOne = /^(?:is|isn|was|wasn|does|doesn|est)/iu;
const ofMe = /^(?:am|was|wasn)/iu;
/** Whom a clause is about, where it is the caller or those they speak to: "is" and "was" are not theirs. */
const ofUs = /^(?:i|we|you|they|je|on|nous|vous)(?:['’]\p{L}+)?(?!\p{L})/iu;
const ofCaller = /^i(?:['’]\p{L}+)?(?!\p{L})/iu;

/** Whether a clause without a subject of its own goes on with that of the one before it, which it agrees with. */
function agreesWith(before: string, text: string): boolean {
  const [, verb = ''] = goesOnBeing.exec(text.trim()) ?? [];
  if (verb === '') return false;
  const plain = tidySentence(before);
  if (formOf(plain) !== 'statement') return false;
  if (ofCaller.test(plain)) return ofMe.test(verb);
  return ofOne.test(verb) ? !ofUs.test(plain) : true;
}
const wondering =
  /\b(?:wonder(?:ing|ed)?|(?:want(?:ed)?|like) to (?:know|ask)|know (?:if|what|how|whether)|me demandais|voulais savoir)\b/iu;
/** What a time must not be, must not pass, or is bound to. */
const conditions =
  /(?<!\p{L})(?:before|by|until|till|after|no later|not (?:too|on|before|after|in the)|as (?:early|late|soon|quick\p{L}*) as|earliest|latest|first thing|(?:too )?(?:early|late) (?:enough|in)|anytime|any time|same time|whenever|back by|has to be|gotta be|needs? to be|at work|(?:an?|half an|\p{L}+teen|twenty|thirty|forty|fifty|five|ten|couple of|\d+) (?:minutes?|hours?) ?(?:late)?|otherwise|jusqu['’]\p{L}+|sinon|avant|après|au plus (?:tôt|tard|vite)|le plus (?:tôt|tard|vite) possible|pas (?:avant|après|trop|le|la)|d['’]ici|n['’]importe quand|même heure|(?:une?|dix|quinze|vingt|trente|\d+) (?:minutes?|heures?) (?:de|en) retard)(?!\p{L})/iu;

/** The clauses of the caller's turns, in order. Together they are all that was said. */
export function spokenClauses(
  transcript: readonly TranscriptEntry[],
  said: readonly SaidAct[],
  told: readonly string[],
): SpokenClause[] {
  // "Brake pads, front" names a thing, and "before" within it no time.
  const named = told.filter((one) => one.length > shortestName).map((one) => one.toLowerCase());
  const untold = (text: string) =>
    named.reduce((rest, one) => rest.replaceAll(one, ' '), text.toLowerCase());
  const stretches = stretchesOf(transcript, said);
  return transcript.flatMap(({ role, content }, entry) => {
    if (role !== 'user') return [];
    const heard = placed(
      content,
      stretches.filter((one) => one.entry === entry),
    );
    return clausesOf(content)
      .reduce(withItsVerb, [])
      .flatMap((clause) => finer(clause))
      .filter(saidSeldom())
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
          form: formHeard(clause.text, most?.of.act ?? null),
          times: within.flatMap(({ of }) => of.times),
          ofThing: within.some((one) => holds(one) && one.of.ofThing),
          gives: within.some((one) => holds(one) && one.of.gives),
          conditional: conditions.test(untold(clause.text)),
        };
      });
  });
}

/** Of what is said over and over in one turn the first two stand: no more of it tells anything. */
function saidSeldom(): (clause: Clause) => boolean {
  const times = new Map<string, number>();
  return ({ text }) => {
    const before = times.get(text) ?? 0;
    times.set(text, before + 1);
    return before < mostAlike;
  };
}

const mostAlike = 2;

const shortestName = 3;

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

/** What a message says is stated, however it is begun; of what was heard as a question, "right?" asks. */
function formHeard(text: string, act: Act | null): ClauseForm {
  const form = formOf(text);
  if (act === 'want.message' && form !== 'order') return 'statement';
  return form === 'statement' && isAsk(act) && tag.test(text) ? 'question' : form;
}

const tag = /\b(?:right|correct|eh|hein|c['’]est ça)[\s?.!]*$/iu;

function formOf(text: string): ClauseForm {
  const plain = tidySentence(text);
  if (ordering.test(plain)) return 'order';
  if (wishing.test(plain)) return 'wish';
  if (goesOnDoing.test(plain)) return 'statement';
  return asks(plain) || wondering.test(plain) ? 'question' : 'statement';
}

/** "Could Tash | do it", "come in | and do the floors": what somebody does stands with who does it. */
function withItsVerb(all: Clause[], clause: Clause): Clause[] {
  const last = all.at(-1);
  const follows = last && clause.start - last.end <= 1;
  const isOfLast =
    last !== undefined &&
    (awaitsVerb.test(last.text) ||
      goesOnDoing.test(tidySentence(clause.text)) ||
      agreesWith(last.text, clause.text));
  if (!follows || !isOfLast) return [...all, clause];
  const text = `${last.text} ${clause.text}`;
  return [...all.slice(0, -1), { text, start: last.start, end: clause.end }];
}

const awaitsVerb =
  /(?:^|\s)(?:can|could|would|will|should|est-ce que) (?:\p{Lu}\p{L}+|somebody|someone|they|the \p{L}+)$/u;

/** Where a caller goes on in the same breath to state, to ask or to order something. */
const goesOn =
  /\s(?=(?:(?:and|but|so|oh|then|et|pis|mais) )?(?:(?:i|we|they|you)['’](?:m|ve|re|ll)|(?:it|there|he|she|that|my \p{L}+|the \p{L}+)['’]s|(?:i|we) (?:have|got|gotta|need|work|live|can['’]t|don['’]t|leave)|make sure|don['’]t forget|(?:okay |ok )?just (?:have|tell|get|let|call|ask)|please (?:don['’]t|make|ring|call|use|tell)|['’]?(?:cause|because) (?:i|we|my|our|the|it|there|he|she|they)(?:['’]\p{L}+)?|parce qu\p{L}*|j['’](?:ai|vais|peux)|je (?:suis|travaille|peux|finis)|y['’]?a|c['’]est (?:un|une|le|la|pour|sur|au))(?![\p{L}'’]))/giu;
const asksOn =
  /\s(?=(?:(?:and|but|so|like|though|um|or|ok|okay) )?(?:(?:can|could|would) (?:you|they|somebody|someone|i|we|it|she|he)|are (?:we|you|they)|am i|do (?:you|i|they|we)|is (?:it|that|there|your)|are your|how (?:much|long|many)|what['’]?s|which (?:one|is)(?:['’]s)?|combien|est-ce que|pouvez-vous)(?![\p{L}'’]))/giu;
/** "In Okotoks and Saturday as early as you can": a place before a time. */
const timesOn =
  /\s(?=(?:and|but|so|et|mais) (?:um |uh |like |euh )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain)(?!\p{L}))/giu;
const boundTo =
  /\b(?:what|how|when|where|who|which|if|whether|because|cause|since|that|than|know|think|thinking|say|says|said|guess|hope|wish|believe|and|but|so|or|as|while|like|is|are|do|does|did|can|could|would|will|wondering|ask|see|tell|que|quand|si|parce|comme|où|et|mais)$/iu;

/** A clause, cut where the caller goes on to something else without a joint. */
function finer({ text, start, end }: Clause): Clause[] {
  const joints = [goesOn, asksOn, timesOn]
    .flatMap((joint) => [...text.matchAll(joint)].map(({ index }) => ({ joint, index })))
    .toSorted((a, b) => a.index - b.index);
  const cuts: number[] = [];
  let from = 0;
  for (const { joint, index } of joints) {
    // Two kinds of joints may stand in one place, and the first word after a cut ends no clause.
    if (index < from) continue;
    const before = text.slice(from, index);
    if (boundTo.test(before.slice(-longestBound)) || !/\s/.test(before)) continue;
    const rest = text.slice(index + 1, index + 1 + longestOrder);
    if (joint === goesOn && formBegun(before) === 'statement' && !ordering.test(rest)) continue;
    cuts.push(index);
    from = index + 1;
  }
  return [...cuts, text.length].map((to, at) => {
    const first = at === 0 ? 0 : (cuts[at - 1] ?? 0) + 1;
    const last = to === text.length ? end : start + to;
    return { text: text.slice(first, to), start: start + first, end: last };
  });
}

/** More than the longest word that binds, and what stands before it. */
const longestBound = 24;
/** An order is known by its beginning. */
const longestOrder = 200;

/** The form of words that more may follow: it is known by how they begin, or by their wondering. */
function formBegun(before: string): ClauseForm {
  const form = formOf(before.slice(0, longestOrder));
  return form === 'statement' && wondering.test(before) ? 'question' : form;
}
