import type { HeardAct, SlotValues } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import type { HeardTurn, Hearing } from './hearing.ts';

/** Whoever may be told something: one of the shop, and never the caller or us. */
const somebody =
  "(?!(?:me|us|you|ya|moi|nous|vous|if|it|that|about|my|our|what|how|when|where|why|which|who|whether|is|are|was|do|does|did|can|could)\\b)(?:the |your |whoever(?:'s| is)? |le |la |les |votre |vos )?[\\p{L}'-]+(?: (?:guys?|team|owner|lady|folks))?";

/** "Ask Pauline if", "tell them to", "let the driver know": somebody is told something for the caller. */
const told = new RegExp(
  `(?<!\\b(?:i|i'll|i'd|we|we'll|we'd|i can|can i|could i|should i|to) )\\b(?:ask|remind|tell|warn) (?<who>${somebody})(?: (?:to|if|whether|that|about|not|for|does|do|did|is|are|was|has|have|can|could|would|will|should|what|which|when|where|how|why|who)\\b| (?:i|i'm|i'll|we|we're|it|it's|the|my|our|she|he|there|there's|they|that's|this)\\b)|(?:^|\\b(?:and|so|just|please|ok|okay|then|you|well|no|yes|yeah) )tell (?<them>him|her|them)(?! (?:apart|off)\\b) (?=\\p{L})|\\blet (?<known>${somebody}(?: (?:at|in|on|from|over|with|who|that|up|out|working) (?:[\\p{L}'-]+ ){0,3}?[\\p{L}'-]+)?) know\\b|(?<!\\b(?:me|m'|nous|te|moi) ?)\\b(?:demande[zr]|dites|dire|avise[zr]|rappelez(?=[- ](?:lui|leur))|mentionne[zr]|precise[zr])(?:[- ](?:lui|leur))?(?: donc| bien| juste)?(?: (?:a|au|aux) (?<dit>${somebody}))? (?:(?:si|de|que)\\b|s'|d'|qu')`,
  'u',
);
/** "Put a note", "pass it along", "mettez une note": it is written down. */
const noted =
  /\b(?:put|make|leave|add|write|take|stick|jot) (?:down )?(?:an? |the |that )?(?:\p{L}+ )?(?:note|memo)\b|\b(?:take|write|pass on) (?:down )?(?:a|the|my|this|that) message\b|\b(?:note|jot|write) (?:down )?(?:that|there) (?!for)|\bpass (?:it|that|this|the (?:note|message)|a message|along|on) ?(?:on|along)?\b|\bmake sure (?:they|he|she|the \p{L}+|everybody|everyone) knows?\b|\b(?:mettez|mettre|laissez|laisser|ajoutez|faites|prenez|ecrivez|inscrivez)(?:[- ]moi)?(?: donc| juste| bien)? (?:une |un |la |le )?(?:petite? )?(?:note|message|memo)\b|\b(?:notez|marquez|ecrivez|inscrivez|indiquez)(?: donc| juste| bien| aussi)? qu(?:e\b|')|\bfaites (?:le|leur|lui|la) (?:message|savoir|commission)\b|\btransmette[zr] (?:le|la|ca|mon|un)\b/u;
/** "The message is ...": all that follows is what they are to be told, whatever it sounds like. */
const dictated =
  /\b(?:(?:the|my) message is|(?:le|mon) message,? c'est|here'?s the message|voici (?:le|mon) message)\b/;
/** "Reserve me one of them": asked of something that is no service of the table. */
const kept =
  /\b(?:reserve|save|hold|keep|set aside|put aside) (?:me |us |one|a |an |the |some )|\b(?:reserve[zr]|garde[zr]|retene[zr]|mettez)[- ](?:moi|nous|m'en)\b/u;
/** "Have Doug call me", "qu'elle me rappelle": somebody in particular is to call. */
const calls = new RegExp(
  `\\b(?:have|get|ask|tell) (?<who>${somebody})(?: to| give)? (?:to )?(?:call|phone|ring|text|reach|give|get back|a)\\b(?: me| us| to me| to us)|\\b(?:dites|demandez|dire|demander)(?:[- ](?:lui|leur))?(?: donc| bien| juste)?(?: a (?<dit>${somebody}))? de (?:me|nous|m') ?(?:re?)?(?:appeler|telephoner|texter|contacter)`,
  'u',
);

const onTheWay =
  /^ ?(?:\p{L}+ ){0,2}(?:when|before|once|as soon as|if|on (?:the|his|her|their) way|quand|avant|des que)\b(?! (?:i|we|noon|\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|tomorrow|today|friday|je|on|midi)\b)/u;

/** What is asked of somebody is passed on; where it was heard as one of these, its words were misread. */
const misread =
  /^(?:ask\.(?!place|contact|you)|affirm|deny|ack|aside|unclear|describe|give|claim|choose|correct|greet|refuse|frustrated|complain|want\.(?:message|person|book|callback))/;

/**
 * "Can you ask Pauline if she'd waive it", "put a note that we have a dog", "have Doug call me before
 * two": what the shop's people are to be told or to do is passed on, whatever its words are about.
 */
export function withPassedOn(acts: readonly HeardAct[], { text, hearing }: HeardTurn): HeardAct[] {
  const folded = fold(text);
  if (folded.length !== text.length) return [...acts];
  const dictation = dictated.exec(folded);
  const asked = dictation ? null : calls.exec(folded);
  // "Have him text me when he's close": told to whoever comes, and no call back.
  const ofVisit = asked !== null && onTheWay.test(folded.slice(asked.index + asked[0].length));
  const call = ofVisit ? null : asked;
  const message =
    dictation ??
    (ofVisit ? asked : null) ??
    (call ? null : (told.exec(folded) ?? noted.exec(folded) ?? keptIn(folded, acts)));
  const found = call ?? message;
  if (!found) return [...acts];
  const { who, known, dit, them } = found.groups ?? {};
  const person = personOf(who ?? known ?? dit ?? them, text, hearing);
  const start = found.index;
  const followers = dictation
    ? acts.filter((act) => act.start > start)
    : followersOf(acts, start, call !== null);
  return acts.flatMap((act): HeardAct[] => {
    if (act.end <= start || !(misread.test(act.act) || dictation)) return [act];
    // What goes on after it, and asks nothing, is what they are to be told.
    if (act.start > start) return followers.includes(act) ? [] : [act];
    const end = Math.max(act.end, ...followers.map((one) => one.end));
    const times = [act, ...followers].flatMap((one) => one.slots.times ?? []);
    const asked: HeardAct = {
      act: call ? 'want.callback' : 'want.message',
      confidence: Math.max(act.confidence, surely),
      start,
      end,
      words: text.slice(leadIn(folded, act.start, start), end).trim(),
      target: null,
      slots: {
        ...(call && times.length > 0 ? { times } : {}),
        ...(person ? (call ? { person } : { passTo: person }) : {}),
      },
    };
    const before = text.slice(act.start, start).trim();
    if (before === '' || asks.test(fold(before)))
      return [{ ...asked, slots: { ...contactOf(act.slots), ...asked.slots } }];
    // "Yes that's right, put a note that": what came before it stands by itself.
    const said = { ...act, end: start, words: before, slots: contactOf(act.slots) };
    return [act.act.startsWith('ask.') ? { ...said, act: 'aside', target: null } : said, asked];
  });
}

/** Who is calling is told beside a message; how many, of what and when is part of it. */
function contactOf(slots: SlotValues): SlotValues {
  const {
    times,
    count,
    hints,
    thing,
    amounts,
    digits,
    person,
    reckoning,
    adds,
    noted,
    ...contact
  } = slots;
  return contact;
}

const surely = 0.9;

/** Words that only lead up to what is asked: "and can you please". */
const asks =
  /^(?:(?:and|but|so|oh|also|ok|okay|um|uh|please|just|maybe|right|then|well|et|pis|mais|euh|ben|ok|aussi|can|could|would|will|you|ya|i'd like you to|i want you to|pouvez|pourriez|vous|peux|tu|pourrais)[- ,]*)*$/;
/** A stretch that belongs to what is passed on: "if she'd let it go", "that the gate sticks". */
const goesOn = /^(?:if|that|whether|to|about|because|so|since|si|que|qu'|de|d'|parce)\b/;

function keptIn(folded: string, acts: readonly HeardAct[]): RegExpExecArray | null {
  const found = kept.exec(folded);
  const of = found && acts.find(({ start, end }) => found.index >= start && found.index < end);
  return of?.target?.kind === 'fact' ? found : null;
}

/** Where the words of the request begin: with "can you", where that leads up to it. */
function leadIn(folded: string, from: number, at: number): number {
  return asks.test(folded.slice(from, at).trim()) ? from : at;
}

/** The stretches that go on with what is asked; of a call, when it should be as well. */
function followersOf(acts: readonly HeardAct[], start: number, call: boolean): HeardAct[] {
  const first = acts.findIndex((act) => act.start <= start && act.end > start);
  const rest = first < 0 ? [] : acts.slice(first + 1);
  const stop = rest.findIndex(
    (act) =>
      !misread.test(act.act) ||
      !(
        goesOn.test(fold(act.words)) ||
        (call && act.slots.times && /^(?:give|describe|aside|unclear)$/.test(act.act))
      ),
  );
  return stop < 0 ? rest : rest.slice(0, stop);
}

/** The name of whoever is to be told, where it is one of the shop's; null for "him" and "the team". */
function personOf(
  said: string | undefined,
  text: string,
  { receptionist }: Hearing,
): string | null {
  const name = said?.split(' ').find((word) => receptionist.staff.has(word.replace(/'s$/, '')));
  const at = name ? fold(text).indexOf(name) : -1;
  const written = text.slice(at, at + (name?.length ?? 0));
  return at < 0 ? null : written.charAt(0).toUpperCase() + written.slice(1);
}
