import type { Instant, TranscriptEntry } from '../conversation.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { sentences } from '../speaking/sentences.ts';
import { shortenAtClause } from '../speaking/tidy-sentence.ts';

/** Something a caller heard that will be done, as it was said to them. */
export interface SpokenPromise {
  /** `passOn`: no more than that their wish is passed on. */
  kind: 'call' | 'confirm' | 'passOn' | 'urgent';
  /** Who does it, where somebody was named: "Gord", "the owner". */
  person: string;
  /** When and what about: "before noon today, about the invoice"; empty: nothing of it. */
  tail: string;
  /** The sentence it stands in. */
  said: string;
  at: Instant;
}

const someone =
  '[Ss]omebody|[Ss]omeone|[Tt]hey|[Ww]e|[Hh]e|[Ss]he|I|[Oo]ne of us|[Tt]he team|[Tt]he shop|[Oo]ur team';
const named = '[Tt]he (?:owner|boss|manager|technician|foreman|dispatcher)|\\p{Lu}\\p{L}+';
const calling =
  'calls?|phones?|rings?|gets? back to|be in touch with|gets? in touch with|hears? (?:back )?from';
const whom = 'you|her|him|them';
/** "Give you a ring", "let you know". */
const callingInPhrases = `be in touch|gives? (?:${whom}) (?:a|another) (?:quick |phone )?(?:call|ring|shout|buzz)|lets? you know`;
const callInEnglish = new RegExp(
  `(?<!\\p{L})(?:(${someone}|${named})(?:['’]ll| will| should| can| is going)?(?: to)? )?(?:also )?(?:(?:${calling}) (${whom}|us|\\p{Lu}\\p{L}+)(?!\\p{L})|(?:${callingInPhrases})(?!\\p{L}))(?: back(?!\\p{L}))?(?: personally(?!\\p{L}))?`,
  'u',
);
/** "You'll hear from us", "vous aurez des nouvelles": told of the caller. */
const heardFrom =
  /(?<!\p{L})(?:[Yy]ou(?:['’]ll| will| should) (?:hear (?:back )?from|get (?:a|an) (?:call|text|answer)(?: back)? from)|[Ee]xpect (?:a|to) (?:call|text|hear)(?: back)? from) (?:us|them|him|her|some(?:body|one)|the \p{Ll}+|(\p{Lu}\p{L}+))|(?<!\p{L})[Vv]ous aurez (?:des nouvelles|un (?:appel|retour|coup de fil))(?: (?:de|d['’]) ?(?:nous|lui|elle|l['’]\p{L}+|la \p{Ll}+|le \p{Ll}+|(\p{Lu}\p{L}+)))?/u;
/** Written rather than said: what is sent is told with it. */
const written =
  /(?<!\p{L})(?:e-?mails?|sends?|mails?|texts?|écri(?:t|re|ra|rai)|envo\p{L}+|text(?:e|er|era)) (?:you|vous)(?!\p{L})|(?<!\p{L})vous (?:écri(?:t|re|ra|rai)|envo\p{L}+|text(?:e|er|era))(?!\p{L})/iu;
/** "A call from him", asked for on the caller's behalf. */
const callAskedFor =
  /\b(?:a|the|your|their) (?:phone )?call(?: back)?(?!\p{L})(?: from (?:him|her|them|us|(?:the )?\p{Ll}+|(\p{Lu}\p{L}+)))?/u;
const unwanted = /\b(?:don['’]t|do not|doesn['’]t|no longer|won['’]t) (?:want|need)\b/i;
/** Whom something is asked of, where it was said before: "I'll tell Gord that", "je demande à Line de". */
const askedOf =
  /\b(?:tell|ask|have|get|let|for) (\p{Lu}\p{Ll}+)(?!['’])|(?<!\p{L})(?:demande|dis|transmets|note|fais) .{0,40}?(?:à|pour) (\p{Lu}\p{Ll}+)/u;
const callInFrench =
  /(?:\b(?:que |qu['’])?(on|quelqu['’]un|la patronne|le patron|la propriétaire|le propriétaire|\p{Lu}\p{L}+) )?(?:vous|lui) (?:r?appel(?:le|lent|lera|leront|lerait|er)(?!\p{L})|rappell?\p{L}*|téléphon\p{L}*|revien\p{L}*(?: là-dessus)?|recontact\p{L}*|fera signe|donn\p{L}* (?:un coup de (?:fil|téléphone)|des nouvelles|signe)|laiss\p{L}* savoir|tien\p{L}* au courant|fais signe)(?!\p{L}| au numéro d['’]où)|\bpour un rappel\b/u;
const promisesInEnglish =
  /(?<!\p{L})\p{L}+['’]ll(?!\p{L})|\b(?:i will|i(?:'ve| have) (?:noted|asked)|i'm (?:passing|asking|noting|putting|adding|telling|letting|getting|having)|will|should|(?:i )?(?:pass|ask|note) (?:on )?that|so (?:that )?(?:somebody|someone|they))\b/iu;
const promisesInFrench =
  /(?:^|[\s,])(?:je (?:demande|transmets|note|fais|le note|l['’]inscris|lui transmets|vais)|j['’](?:écris|inscris|ai noté|ai demandé)|quelqu['’]un|on (?:va|vous)|est transmise?)(?![\p{L}])|(?<!\p{L})\p{L}+ (?:va )?vous (?:r?appell?e(?:ra|r)?|(?:donn|laiss|revien|reviend|tien|tiend|recontact|contact|téléphon|fer|écri|envo|text)\p{L}*)(?!\p{L})/iu;
const noPromise =
  /\b(?:can't promise|cannot promise|if you(?:'d)? (?:like|want|prefer)|won't be able|no need to|without calling|you can|please call|si vous voulez)\b|\b(?:don't|do not|can't|cannot|couldn't) (?:know|say|tell(?: you)?)(?: exactly)? (?:how|when|if|whether|who)\b|(?<!\p{L})(?:sais|peux) pas (?:(?:vous )?dire )?(?:exactement )?(?:quand|si|dans combien|à quelle heure|combien)(?!\p{L})|\b(?:ne|n['’])\s*\p{L}+ pas (?:vous )?(?:promettre|garantir)/iu;
const confirming =
  /\b(?:somebody|someone|they|we|the \p{L}+|to)(?:'ll| will)? confirms?\b|\bconfirm(?:era|e)(?![\p{L}])|\bvous confirm/iu;
const toConfirm = /(?<!\p{L})(?:to|pour) (?:(?:vous |le |la )|l['’])?confirm\p{L}*/iu;
const passingOn =
  /\b(?:i'll|i'm|i will) pass(?:ing)? (?:that|this|it|all)\b.*\bon\b|\bje transmets\b|\best transmise?\b/i;
/** That it cannot wait is passed on with it: "as urgent", "and that it's urgent before Monday". */
const pressing =
  /\b(?:pass|mark|flag|note|tell|put|let|make)\p{L}* (?!.{0,120}\bnot (?:\p{L}+ )?(?:urgent|pressing)\b).{0,120}?\b(?:as|it(?:['’]s| is)|this is|marked|that['’]s|is|how|down as) (?:\p{L}+ )?(?:urgent|pressing)\b|\b(?:mark|flag|note)\p{L}* (?:\p{L}+ ){0,3}(?:urgent|pressing)\b|\bit['’]s (?:now )?(?:marked|noted|flagged) (?:as )?(?:urgent|pressing)\b|(?<!\p{L})(?:transm|not|avis|indiqu|précis)\p{L}+ .{0,80}?(?:comme|c['’]est|que ça|étant|est) (?:\p{L}+ )?(?:urgente?|pressante?)/iu;
const number =
  /(?:,?\s*\b(?:at|on|au|to)\s+)?(?:\d{3}[\s,.-]+\d{3}[\s,.-]+\d{4}|(?:(?:oh|zero|one|two|three|four|five|six|seven|eight|nine|zéro|un|deux|trois|quatre|cinq|six|sept|huit|neuf)[\s,]+){6,}(?:oh|zero|one|two|three|four|five|six|seven|eight|nine|zéro|un|deux|trois|quatre|cinq|sept|huit|neuf))/giu;
/** What is said after the promise, and is no part of it. */
const aside =
  /[,;]?\s+(?:so (?:that )?(?:you|we|it)|or you|because|and (?:that )?(?:I|you|we|it|he|she|they)\b|et (?:je|vous|que)\b|et j['’]|parce que|sinon|ou vous|comme ça)\b.*$/isu;
const onlyConfirms =
  /^(?:to|and|pour|et)\s+confirm\p{L}*(?:\s+(?:it|that|this|the (?:day|time|booking|new time)|\p{L}+ \p{L}+))?$/iu;
const anybody = new RegExp(`^(?:${someone}|[Oo]n|[Qq]uelqu['’]un|That|So|And|Then)$`, 'u');
/** Longer, it is told on the call's own page. */
const longestTail = 110;

/** What the one who answered promised to this caller, in the order it was said. */
export function spokenPromises(transcript: readonly TranscriptEntry[]): SpokenPromise[] {
  return transcript.flatMap(({ role, content, at }) =>
    role === 'assistant' ? sentences(content).flatMap((said) => promisesIn(said, at)) : [],
  );
}

function promisesIn(said: string, at: Instant): SpokenPromise[] {
  const told = said.replace(tag, '');
  return /\?\s*$/.test(told) ? [] : promisesOf(told, at);
}

/** What asks whether a promise is right, at its end. */
const tag =
  /,?\s*(?:is (?:that|this|it) (?:right|all right|okay|ok|correct)|(?:est-ce que )?(?:c'est (?:bien ça|bon|correct)|ça (?:va|convient)))\s*\?\s*$/i;

function promisesOf(said: string, at: Instant): SpokenPromise[] {
  const found: SpokenPromise[] = [];
  if (pressing.test(said)) found.push({ kind: 'urgent', person: '', tail: '', said, at });
  if (noPromise.test(said)) return found;
  const call = callOf(said);
  if (call) found.push({ kind: 'call', ...call, said, at });
  const confirms = toConfirm.test(said) || (!call && confirming.test(said));
  if (confirms || (!call && passingOn.test(said))) {
    const answer = /(?:,|\b) ((?:with an?|avec une?) (?:answer|réponse|price|prix)\b.*)$/iu.exec(
      said,
    );
    const kind = confirms || confirming.test(said) ? 'confirm' : 'passOn';
    found.push({ kind, person: '', tail: '', said, at });
    if (answer?.[1]) found.push({ kind: 'call', person: '', tail: tidyTail(answer[1]), said, at });
  }
  return found;
}

function callOf(said: string): Pick<SpokenPromise, 'person' | 'tail'> | null {
  const heard = heardFrom.exec(said);
  if (heard)
    return {
      person: heard[1] ?? heard[2] ?? '',
      tail: tidyTail(said.slice(heard.index + heard[0].length)),
    };
  const asked = unwanted.test(said) ? null : callAskedFor.exec(said);
  const english = promisesInEnglish.test(said) ? (callInEnglish.exec(said) ?? asked) : null;
  const match = english ?? (promisesInFrench.test(said) ? callInFrench.exec(said) : null);
  if (!match) return sentTo(said);
  if (/^us$/i.test(match[2] ?? '')) return null;
  const rest = said.slice(match.index + match[0].length);
  // Who calls only to confirm it confirms it.
  if (onlyConfirms.test(rest.replace(number, ' ').replace(/^[\s,]+|[\s,.!]+$/g, ''))) return null;
  const named = match[1] && !anybody.test(match[1]) ? match[1] : '';
  // "Somebody will call": nobody in particular, whoever was spoken of before.
  const open = match[1] !== undefined && !/^(?:he|she)$/i.test(match[1]);
  const [, inEnglish, inFrench] = open ? [] : (askedOf.exec(said.slice(0, match.index)) ?? []);
  const person = named || (inEnglish ?? inFrench ?? '');
  return { person, tail: tidyTail(rest) };
}

/** "I'll ask Gord to e-mail you the drawing tonight": what is sent, and who is asked to. */
function sentTo(said: string): Pick<SpokenPromise, 'person' | 'tail'> | null {
  const match = written.exec(said);
  if (!match || !(promisesInEnglish.test(said) || promisesInFrench.test(said))) return null;
  const before = said.slice(0, match.index);
  const [, inEnglish, inFrench] = askedOf.exec(before) ?? [];
  const [, subject = ''] = /(\p{Lu}\p{Ll}+)(?:['’]ll| will)? $/u.exec(before) ?? [];
  const named = anybody.test(subject) ? '' : subject;
  const told = said
    .slice(match.index)
    .replace(/^vous /i, '')
    .replace(/(?<=^\p{L}[\p{L}-]*) (?:you|vous)(?!\p{L})/u, '')
    .replace(aside, '')
    .replace(/[.!]+\s*$/, '');
  if (/^\S+(?: (?:a |an )?(?:confirmation|un texto))?$/.test(told)) return null;
  return {
    person: named || (inEnglish ?? inFrench ?? ''),
    tail: shortenAtClause(told, longestTail),
  };
}

/** The pieces of what follows that tell when or what about; the rest is talk that goes on. */
function tidyTail(words: string): string {
  const told = words
    .replace(number, ' ')
    .replace(aside, '')
    .split(/[,;.]|\s(?:and|et)\s/)
    .map((piece) => piece.replace(/\s+/g, ' ').replace(justConfirms, '').trim())
    .map((piece) =>
      piece.replace(/\byour\b/g, 'their').replace(/\b(before|after) you\b/g, '$1 they'),
    )
    .map((piece) => piece.replace(/,? (?:avant|après|afin|pour) que vous(?!\p{L}).*$/u, ''))
    .filter((piece) => !tellsWhere.test(piece))
    .filter((piece) => tellsWhen.test(piece) || tellsWhat.test(piece));
  return shortenAtClause(told.join(', '), longestTail).replace(/…$/, '');
}

const justConfirms = /\s+(?:to|pour) (?:(?:le|la|l['’]) ?)?confirm\p{L}*$/iu;
const tellsWhere =
  /^(?:at|au) \d+ (?!(?:[AaPp]\.?[Mm]|[Oo]'clock)\b)(?:rue|avenue|boul\p{L}*|chemin|\p{Lu})/u;
const day =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)';
const tellsWhen = new RegExp(
  `^(?:(?:but|mais) )?(?:(?:not|never|pas|jamais) )?(?:(?:(?:on|by|before|after|until|le|avant|après|d'ici) )?(?:today|tonight|tomorrow|noon|this (?:morning|afternoon|evening|week)|next week|${day}|aujourd'hui|demain|midi|ce (?:matin|soir)|cet après-midi|la semaine prochaine)(?!\\p{L})|(?:(?:before|by|after|at|around|within|between|avant|d'ici|après|à|vers|entre|dans) (?:the |an? |une? |l'|la |le |les )?(?:\\d|hour|half|end|noon|next|few|couple|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|heure|fin|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|prochaine)|first thing|as soon as|right away|at once|later|soon|shortly|dès|tout de suite|bientôt|plus tard|sous peu|in the (?:morning|afternoon|evening))(?!\\p{L}))`,
  'iu',
);
const tellsWhat =
  /^(?:back )?(?:about|regarding|à propos de|au sujet de|concernant) (?!(?:it|that|this|them|you|both|all|these|those|everything|ça|cela|tout)$)\p{L}{3,}|^(?:with (?:an?|the)|avec (?:une?|le)) (?:\p{L}+ )?(?:answer|price|quote|total|figure|date|time|day|réponse|prix|soumission|total|date|heure)(?!\p{L})/iu;

/**
 * What was promised of a call, each thing once: who calls, and what was said last of when and about
 * what. Null: no call was promised.
 */
export function promisedCall(transcript: readonly TranscriptEntry[]): SpokenPromise | null {
  return promisedCalls(transcript).at(-1) ?? null;
}

/** The calls that were promised: one, unless two people are each to call about something else. */
export function promisedCalls(transcript: readonly TranscriptEntry[]): SpokenPromise[] {
  const calls = spokenPromises(transcript).filter(({ kind }) => kind === 'call');
  const people = [
    ...new Set(calls.flatMap(({ person, tail }) => (mattersIn(tail) && person) || [])),
  ];
  const [one, other] = people.map((name) =>
    calls.filter(({ person, tail }) => person === name && mattersIn(tail)),
  );
  const apart =
    people.length === 2 &&
    one?.every(({ tail }) => other?.every((their) => !isSameMatter(tail, their.tail)));
  const groups = apart
    ? people.map((name) => calls.filter(({ person }) => person === name))
    : [calls];
  return groups.flatMap((group) => together(group) ?? []);
}

/** What a call is about, as it was promised; empty: it was not said. */
const mattersIn = (tail: string): string =>
  tail
    .split(/[,;] /)
    .find((piece) => tellsWhat.test(piece.replace(/^.*?(?=\babout |\bwith )/u, ''))) ?? '';

function isSameMatter(one: string, other: string): boolean {
  const stems = contentStems(mattersIn(one));
  return [...contentStems(mattersIn(other))].some((stem) => stems.has(stem));
}

/** Several promises of one call as one. */
function together(calls: readonly SpokenPromise[]): SpokenPromise | null {
  const last = calls.at(-1);
  if (!last) return null;
  const tails: string[] = [];
  for (const { tail } of calls.toReversed()) {
    const told = contentStems(tails.join(' . '));
    const news = [...contentStems(tail)].filter((stem) => !told.has(stem));
    if (tails.length < mostTails && (news.length > 0 || (tails.length === 0 && tail)))
      tails.unshift(tail);
  }
  const person = calls.findLast((call) => call.person)?.person ?? '';
  const whole = tails.filter(
    (tail) => !tails.some((other) => other !== tail && (says(other, tail) || other.includes(tail))),
  );
  return { ...last, person, tail: whole.join('; ') };
}

/** Whether `longer` tells all that `tail` tells. */
function says(longer: string, tail: string): boolean {
  const told = contentStems(longer);
  const stems = [...contentStems(tail)];
  return stems.length > 0 && stems.length < told.size && stems.every((stem) => told.has(stem));
}

const mostTails = 3;

/**
 * Whether the caller was told that they are called at once: of what is urgent no more is promised
 * otherwise than that it is passed on so.
 */
export function promisesAtOnce(transcript: readonly TranscriptEntry[]): boolean {
  return spokenPromises(transcript).some(({ kind, said }) => kind === 'call' && atOnce.test(said));
}

const atOnce =
  /\b(?:right away|right now|at once|straight ?away|immediately|within (?:minutes|the hour)|in (?:a )?(?:few )?minutes?|any minute)\b|(?<!\p{L})(?:tout de suite|immédiatement|sur-le-champ|dans (?:les|quelques) minutes)(?!\p{L})/iu;
