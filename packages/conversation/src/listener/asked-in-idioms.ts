import type { Act } from '../heard/acts.ts';
import type { HeardAct } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import type { Receptionist } from '../receptionist.ts';
import { remembering } from '../remembering.ts';
import type { HeardTurn } from './hearing.ts';
import { isPutAsQuestion } from './put-as-question.ts';
import { servicesByOwnWord } from './sums.ts';

/** A matter that any business is asked of in idioms which share no word with what its owner wrote of it. */
interface Matter {
  /** How callers put it, in folded words. */
  asks: RegExp;
  /** How owners write of it, in folded words. */
  written: RegExp;
  /** Told of by itself it asks nothing: what becomes of it must be asked as well. */
  ofConsequence?: true;
}

const matters: readonly Matter[] = [
  {
    // Coming as one is, without a time of one's own.
    asks: new RegExp(
      [
        String.raw`\b(?:just|simply|straight) (?:\p{L}+ ){0,2}?(?:show|turn|roll|pull|drop|pop|swing|stop|come|walk|stroll|wander|stick|drive|ride|bring|head) (?:\p{L}+ ){0,3}?(?:up|in|by|over|down|round|around|along)\b(?=.*\bor\b)`,
        String.raw`\b(?:do|should|must|would|gotta|got to|need to|have to|supposed to|better) (?:i |we |you )?(?:have to |need to |gotta |got to )?(?:book|reserve|schedule|call ahead|phone ahead|call first|call in first|phone first|ring ahead|ring first|make (?:an?|some kind of an?) (?:time|appointment|booking|reservation)|set (?:something|a time|it) up|get (?:an?|in line for an?) (?:time|slot|spot|appointment)|be booked|pick a time)\b(?! for\b)`,
        String.raw`\b(?:faut|faudrait|dois|doit|besoin|oblige)(?:-| )?(?:tu |il |je |on |que |d'|de |j'|un |une |le |la )*(?:prendre |prenne |avoir |aie )?(?:un |de )?(?:rendez-vous|reserv\p{L}+|cedul\p{L}+|appel\p{L}+ avant|appel\p{L}+ d'avance)`,
        String.raw`\b(?:passer|arriver|venir|rentrer|debarquer|se pointer|me pointer|me presenter|se presenter) (?:juste )?(?:comme ca|sans|direct\p{L}*|n'importe quand)\b`,
      ].join('|'),
      'u',
    ),
    written:
      /\bwalk[- ]?ins?\b|\bfirst come\b|\bdrop[- ]?ins?\b|\bappointments?\b(?!.*\b(?:cancel\w*|late|miss\w*)\b)|\bsans rendez-vous\b|\brendez-vous (?:obligatoires?|seulement|necessaires?|requis)\b|\b(?:sur|avec|besoin d'un) rendez-vous\b|\bpremiers? arrives?\b/,
  },
  {
    // Coming, or coming back, later than agreed.
    asks: /\b(?:minutes?|mins?|quarter(?: of an hour)?|half(?: an)? hour|hours?|a (?:bit|little|touch|while)) (?:over|past(?: (?:closing|that|then|it))?|behind|late|after (?:you|closing|that|they|close))\b|\b(?:don'?t|do not|can'?t|cannot|won'?t|couldn'?t|not (?:gonna|going to)|unable to) (?:\p{L}+ )?(?:make (?:it|that)|get (?:there|back|over|in)|be (?:there|back|in)) ?(?:by|before|till|until|on time|in time|for|then|$|maybe|i'll|ill|\p{L}+ be)|\b(?:minutes?|quart d'heure|demi-heure|heures?) (?:de retard|en retard|trop tard|de trop|passe)\b|\b(?:arriv\p{L}+|suis|serai|serais|etre) (?:\p{L}+ )?(?:en retard|trop tard|apres (?:la fermeture|que vous fermez))\b/u,
    written:
      /\b(?:late|lateness|tardy|grace|behind|after closing|en retard|retards?|retardataires?|apres la fermeture)\b/,
    ofConsequence: true,
  },
  {
    // Giving up at the last minute what was agreed.
    asks: /\b(?:bail\w*|back(?:ing|ed)? out|pull(?:ing|ed)? out|bow(?:ing|ed)? out|flak(?:e|es|ed|ing)|call(?:ing)? it off|(?:don'?t|do not|doesn'?t|can'?t|won'?t) (?:show|turn)(?: up)?|no[- ]show|(?:not|n'?t) (?:make it|come|show)(?: after all| last minute| that day)|scrap it|skip it|stand you up|chang\p{L}+ (?:my|our|his|her|their) mind|somethings? comes? up|something(?:'s)? (?:comes?|came) up|get(?:s)? sick|me desist\p{L}+|desist\p{L}+|me pointe pas|me presente pas|peux pas venir|pourrais pas venir|chang\p{L}+ d'(?:idee|avis)|empechement)\b/u,
    written: /\b(?:cancel\p{L}*|no[- ]?shows?|annul\p{L}*|absences?|preavis)/u,
    ofConsequence: true,
  },
  {
    // The same trouble once more, after the work.
    asks: /\b(?:if|say|suppose|when|what happens|what if|what about)\b.{0,40}\b(?:go(?:es)?|come[s]?|break[s]?|fail[s]?|leak[s]?|quit[s]?|die[s]?|act[s]?|crack[s]?|peel[s]?|chip[s]?|lift[s]?|loosen[s]?|slip[s]?|fall[s]?|stop[s]?|start[s]?|give[s]?|let[s]?|happen[s]?|do(?:es)? it|pack[s]?|conk[s]?|fade[s]?|rip[s]?|tear[s]?|pop[s]?|split[s]?) (?:\p{L}+ ){0,2}?(?:again|right back|apart|(?:back|down|out|off|up|on me|loose|open|wrong) (?:\p{L}+ ){0,2}?(?:again|next (?:week|month|year)|(?:after|in|within) an? (?:few |couple )?(?:\p{L}+ )?(?:days?|weeks?|months?|years?)|(?:later|the next day|down the road)))|\b(?:si|quand|mettons que)\b.{0,40}\b(?:brise\p{L}*|casse\p{L}*|pete\p{L}*|lache\p{L}*|recommence\p{L}*|revien\p{L}*|coule|recoule|decolle\p{L}*|repart\p{L}*) (?:\p{L}+ ){0,2}?(?:encore|apres|plus tard|dans (?:un|une|deux|trois|quelques)|le mois prochain|l'annee prochaine)/u,
    written:
      /\b(?:warrant\w*|guarant\w*|garanti\w*|fix (?:it|them) (?:for )?free|redo|re-do|stand behind|reprend\w*|refai\w*)\b/,
  },
  {
    // At hours when the doors are shut.
    asks: /\b(?:evenings?|at night|nights?|after (?:hours|supper|work|dark|five|six|seven)|weekends?|le soir|la nuit|les? fins? de semaine|apres (?:souper|les heures|cinq heures|six heures))\b.{0,24}\b(?:same|more|extra|higher|double|different|pareil\p{L}*|meme (?:prix|tarif|chose)|plus cher|de plus|extra)\b|\b(?:same|more|extra|higher|double|different|pareil\p{L}*|meme (?:prix|tarif|chose)|plus cher)\b.{0,24}\b(?:evenings?|at night|nights?|after (?:hours|supper|work|dark|five|six|seven)|weekends?|le soir|la nuit|les? fins? de semaine|apres (?:souper|les heures))\b/u,
    written:
      /\b(?:after[- ]?hours|outside (?:of )?(?:business |regular |working |opening |office )*hours|evenings?|nights?|weekends?|en dehors des heures|hors des heures|le soir|soirs?|nuits?|fins? de semaine)\b.*\d|\d.*\b(?:after[- ]?hours|outside (?:of )?(?:business |regular |working |opening |office )*hours|evenings?|nights?|weekends?|en dehors des heures|hors des heures|soirs?|nuits?|fins? de semaine)\b/,
  },
  {
    // What is done to a pet so that it has no young.
    asks: /\b(?:(?:is |are |'?s |'?re )?not (?:been )?|\p{L}+n'?t (?:been )?)?(?:fixed|unfixed|intact|neutered|unneutered|spayed|unspayed|snipped|desexed|has (?:his|her) (?:bits|balls|parts)|operee?s?|castree?s?|sterilisee?s?)\b/u,
    written: /\b(?:neuter\w*|spay\w*|castr\w*|sterilis\w*)\b/,
  },
  {
    // Being there while the work is done.
    asks: /\b(?:can|could|may|am|is|are|do|does|would|allowed|okay if|ok if|alright if|mind if) (?:i|we|my \p{L}+|to)?(?: \p{L}+){0,2}? ?(?:hang (?:around|out|about|on)|stick around|stay (?:with|there|and|in)|sit (?:there|in|with|here|and|around)|watch|hold (?:him|her|them|his|it)|be (?:in there|in the room|with (?:him|her|them)))\b|\b(?:je peux|peut-on|on peut|je peux-tu|puis-je)(?:-tu)? (?:rester|attendre|regarder|m'asseoir|m'assir|le tenir|la tenir)\b/u,
    written:
      /\b(?:(?:can|may|could) (?:i|we|owners|parents|clients) (?:stay|wait|watch|be there)|wait(?:ing)? (?:while|room|area|for)|stay with|puis-je (?:rester|attendre)|(?:rester|attendre) (?:sur place|pendant|avec))\b/,
  },
];

/** What asks what becomes of something, in folded words. */
const asksWhatComes =
  /\b(?:what (?:happens|then|do|does|would|will|if|are)|what'?s (?:that|it|the)|whats|do (?:i|we|you|they)|am i|are we|will (?:i|you|he|she|they|we)|would (?:i|you|he|she|they|we)|can (?:i|you|he|she)|is (?:there|that|it|he|she)|how (?:much|bad|late)|costs?|charged?|pay|owe|lose|out of luck|qu'est-ce|quoi|ca (?:arrive|passe|coute|change)|(?:je|j'|on) (?:paye|paie|perd\p{L}*|dois)|des frais|combien|allez-vous|vous me|-tu)\b/u;

/** Acts that such a question is taken for where no word of it is known. */
const mistaken: ReadonlySet<Act> = new Set([
  'ask.fact',
  'ask.next',
  'ask.when',
  'ask.price',
  'ask.total',
  'ask.offer',
  'ask.includes',
  'ask.compare',
  'ask.discount',
  'ask.donow',
  'ask.hours',
  'ask.mine',
  'unclear',
  'aside',
]);

/** "Say it comes off again next week": asked, though it is put as no question. */
const supposes =
  /^(?:(?:and|so|but|ok|okay|um|uh|well|now|et|pis|mais|bon)[, ]+)*(?:if|say|suppose|what if|let's say|mettons|si|admettons)\b/;
const mayBeSupposed: ReadonlySet<Act> = new Set([
  'defer',
  'describe',
  'give',
  'claim',
  'ack',
  'want.move',
]);

/** What is asked by itself, and may be a question of what is talked of as well. */
const ofWhatIsTalkedOf: ReadonlySet<Act> = new Set([
  'ask.fact',
  'ask.next',
  'ask.donow',
  'ask.price',
  'ask.total',
]);

/**
 * "Can I just roll in or do I have to book", of what was written of walk-ins: what words ask of in an idiom, where
 * they name nothing known, and where one note or answer alone is of that.
 */
export function withIdioms(
  acts: readonly HeardAct[],
  { text, hearing: { receptionist } }: HeardTurn,
): HeardAct[] {
  const whole = fold(text);
  const spans: { at: number; end: number }[] = [];
  const asked = acts.map((act): HeardAct => {
    const own = fold(act.words);
    const supposed = mayBeSupposed.has(act.act) && supposes.test(own);
    // "Could you put it Friday instead": a wish, whatever is asked beside it.
    const wishes = arranges.test(act.act) && act.slots.times !== undefined;
    const asks = supposed || mistaken.has(act.act) || (isPutAsQuestion(act.words) && !wishes);
    if (!asks || act.slots.ofLateness) return act;
    const found = writtenOf(own, whole, receptionist);
    if (!found || !(isOpen(act, receptionist) || isOfElse(act, found))) return act;
    if (whole.length === text.length) spans.push(found);
    const { thing: _, ...slots } = act.slots;
    const target = { kind: 'fact' as const, factId: found.factId };
    return { ...act, act: 'ask.fact', confidence: 1, target, slots };
  });
  // "He's not fixed": part of what is asked, and no "no" of theirs.
  return asked.filter(
    ({ act, start, end }) =>
      !ofReplies.has(act) || !spans.some((one) => start < one.end && end > one.at),
  );
}

const arranges = /^(?:correct|choose|want\.(?:book|move))$/;
const ofReplies: ReadonlySet<Act> = new Set(['deny', 'affirm', 'ack', 'aside', 'unclear']);

/** Whether what words are about is not known, only guessed, or no more than what is talked of. */
function isOpen({ act, target, words }: HeardAct, receptionist: Receptionist): boolean {
  if (target === null || target.kind === 'unknown') return true;
  if (target.kind === 'fact') return target.unsure === true;
  if (target.kind === 'either' ? target.guessed : target.unsure) return true;
  if (!ofWhatIsTalkedOf.has(act)) return false;
  return act === 'ask.fact' || servicesByOwnWord(words, receptionist).length === 0;
}

/** "If I don't show up", taken for what is written of coming late: another answer, and none of this matter. */
function isOfElse({ target }: HeardAct, { matter, factId, here }: Found): boolean {
  return (
    here && matter.ofConsequence === true && target?.kind === 'fact' && target.factId !== factId
  );
}

interface Found {
  factId: string;
  matter: Matter;
  /** The very words of the act ask of it, and not the turn alone. */
  here: boolean;
  at: number;
  end: number;
}

/** Each turn looks through all that is written. */
const asWritten = remembering(fold);

/** What alone is written of the matter that words ask of, and where in the turn they do. */
function writtenOf(own: string, whole: string, { candidates }: Receptionist): Found | null {
  const matter = matters.find(({ asks, ofConsequence }) =>
    ofConsequence
      ? asks.test(whole) && asksWhatComes.test(own)
      : asks.test(own) || asks.test(whole),
  );
  const place = matter?.asks.exec(whole);
  if (!matter || !place) return null;
  const factual = candidates.all.filter(({ kind }) => kind !== 'service');
  const titled = factual.filter(({ compared }) => matter.written.test(asWritten(compared.title)));
  const told =
    titled.length > 0
      ? titled
      : factual.filter(({ compared }) => matter.written.test(asWritten(compared.full)));
  const [only, other] = told;
  if (!only || other) return null;
  return {
    factId: only.id,
    matter,
    here: matter.asks.test(own),
    at: place.index,
    end: place.index + place[0].length,
  };
}
