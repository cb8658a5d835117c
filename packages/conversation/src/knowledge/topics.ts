import { fold } from './words.ts';

/**
 * What callers ask any business about, and the words they ask it in (folded, English and French).
 * A topic with a parent is a part of it: a general answer covers the parts, and the other way round.
 */
interface Topic {
  id: string;
  pattern: RegExp;
  parent?: string;
}

const topics: readonly Topic[] = [
  {
    id: 'warranty',
    pattern:
      /\bwarrant|\bguarante|\bgaranti|stand(s|ing)? behind (your|our|the) work|\bcome back and fix/,
  },
  {
    id: 'satisfaction',
    pattern: /\bsatisf|\bmoney.?back|not happy|unhappy with|don'?t like (it|the)|\bredo\b/,
  },
  { id: 'refund', pattern: /\brefunds?\b|\bmoney back\b|\brembours/ },
  {
    id: 'discount',
    pattern: /\bdiscount|\brabais|\bpromo|\bcoupon|\bdeals?\b|\bspecials?\b|\bon sale\b/,
  },
  {
    id: 'volume-discount',
    parent: 'discount',
    pattern:
      /\bvolume\b|\bbulk\b|\bfleet|multiple (cars|vehicles|units|properties)|several (cars|vehicles)|(two|three|four|five|more than one) (cars|vehicles)/,
  },
  {
    id: 'senior-discount',
    parent: 'discount',
    pattern: /\b(seniors?|elderly|pensioners?|aines?)\b/,
  },
  { id: 'student-discount', parent: 'discount', pattern: /\bstudents?\b|\betudiant/ },
  {
    id: 'military-discount',
    parent: 'discount',
    pattern: /\b(military|veterans?|first responders?)\b/,
  },
  {
    id: 'new-client-discount',
    parent: 'discount',
    pattern: /\bfirst.?time\b.{0,20}\b(discount|deal|offer|special)/,
  },
  {
    id: 'payment',
    pattern:
      /(?<!(down|monthly) )\bpayments?\b(?! plans?)|\bpaiement|\bhow (can|do|could|should) (i|we) pay|\bways? to pay|\bpay(ing)? (by|with|in|using)\b|\bpayer\b|\bforms? of pay|\baccept(s|ed)? (cards|payment)/,
  },
  {
    id: 'card',
    parent: 'payment',
    pattern:
      /\bcredit\b|\bvisa\b|\bmaster ?card|\bamex\b|\bamerican express|(?<!(gift|business|insurance|health|id) )\bcards?\b|\bcarte|\bapple pay|\bgoogle pay|\btap to pay/,
  },
  { id: 'debit', parent: 'payment', pattern: /\bdebit\b|\binterac\b/ },
  { id: 'cash', parent: 'payment', pattern: /\bcash\b|\bcomptant\b/ },
  {
    id: 'transfer',
    parent: 'payment',
    pattern: /\be.?transfers?\b|\bemail transfer|\bvirement|\bvenmo\b|\bzelle\b|\bpaypal\b/,
  },
  {
    id: 'cheque',
    parent: 'payment',
    pattern: /\bcheque|\bby check\b|\b(take|accept) (a |personal )?checks?\b|\bpersonal check/,
  },
  {
    id: 'financing',
    pattern:
      /\bfinanc|\bpayment plan|\binstal?lments?\b|\bmonthly payments|\bpay over time|\baffirm\b|\bklarna\b/,
  },
  {
    id: 'insured',
    pattern:
      /\binsured\b|\bbonded\b|\bliability|\b(have|carry) insurance\b|\byour insurance\b|\bassur(e|ance)s?\b/,
  },
  {
    id: 'insurance-claim',
    pattern:
      /\bclaims?\b|\binsurance (claim|compan|pay|cover|plan|provider)|\b(take|accept|bill|through|with|work with) (my |our )?(\w+ ){0,2}insurance|\bmy insurance|\bicbc\b|\bdirect bill/,
  },
  { id: 'licensed', pattern: /\blicen[cs]ed\b|\bcertifi|\bqualified\b|\baccredit|\blicen[cs]e\b/ },
  {
    id: 'cancellation',
    pattern:
      /\bcancel|\bannul|\breschedul|\bno.?shows?\b|\bmiss(ed|ing)? (an? |my |your )?appointments?|\bchange my appointment/,
  },
  {
    id: 'late',
    pattern:
      /\b(running|run|arrive|am|be|show up|if i'?m) late\b|\blate arrival|\blateness|\ben retard/,
  },
  { id: 'parking', pattern: /\bpark(ing|ed)?\b(?! (avenue|ave|street|road|lane))|\bstationn/ },
  {
    id: 'deposit',
    pattern: /\bdeposits?\b|\bdown ?payment|\bup ?front\b|\bdepot\b|\bpay (in )?advance/,
  },
  {
    id: 'wait',
    pattern:
      /\bwaiting (room|area)|\bwait (there|here|policy|while|for (it|my))|\bcan (i|we) wait\b|\blounge\b|\bwait policy/,
  },
  {
    id: 'duration',
    pattern:
      /\bhow long (does|do|will|would|is|should|to)\b|\bhow many hours\b|\bhow much time\b|\btake(s)? \d|\bturn ?around|\bcombien de temps|\bjobs take|\bsame.?day\b/,
  },
  {
    id: 'ride',
    pattern:
      /\bshuttle|\bcourtesy|\bloaner|\b(a|free) (ride|lift)\b|\brental car|\bdrop me off|\bpick me up|\bnavette/,
  },
  {
    id: 'materials',
    pattern:
      /\bmaterials?\b|\bbrands?\b|\bproducts?\b|\bproduits?\b|\bmarques?\b|\b(what|which) (kind|type|make) of (film|paint|parts)/,
  },
  {
    id: 'emergency',
    pattern:
      /\bemergenc|\burgen[ct]|\bafter.?hours?\b|\b24.?(\/|hour|h\b|7)|\bmiddle of the night|\bat night\b|\bright away|\bsame.?day (service|call)/,
  },
  {
    id: 'estimate',
    pattern:
      /\bestimates?\b|\bquotes?\b(?! me)|\bfree (consult|assessment|inspection)|\bconsultations?\b|\bdevis\b|\bsoumission/,
  },
  {
    id: 'walk-in',
    pattern:
      /\bwalk.?(-| )?ins?\b|\b(just|simply) (walk|show|drop|come|stop|swing)\b|\bwithout (an |a )?(appointment|booking|reservation)|\bsans rendez/,
  },
  {
    id: 'appointment-needed',
    pattern:
      /\b(do|does|would|will|should|if|whether|is|are|must)\b.{0,20}\b(need|require|have to|necessary|book|must)\b.{0,24}\b(appointments?|book|booking|reservations?|ahead|advance)\b|\b(appointments?|booking|reservations?)\b.{0,18}\b(need(ed)?|required?|necessary|only|mandatory)\b|\bby appointment\b|\bbook ahead\b/,
  },
  {
    id: 'kids',
    pattern:
      /\bkids?\b|\bchild(ren)?\b|\bbab(y|ies)\b|\btoddlers?\b|\bplay ?(area|room)|\benfants?\b|\bstroller/,
  },
  { id: 'pets', pattern: /\bpets?\b|\bdogs?\b|\bcats?\b|\bpuppy|\banimals?\b|\bchiens?\b/ },
  { id: 'gift-card', pattern: /\bgift (cards?|certificates?)|\bcartes?.cadeaux?/ },
  {
    id: 'accessibility',
    pattern:
      /\bwheel ?chairs?|\baccessib|\bramp\b|\bstep.?free|\bdisab|\belevator|\bfauteuil roulant/,
  },
  {
    id: 'languages',
    pattern:
      /\blanguages?\b|\blangues?\b|\bspeak (french|english|spanish|mandarin|cantonese|punjabi|hindi|arabic|tagalog|\w+ese)\b|\b(french|spanish|mandarin|cantonese|punjabi)\b.{0,12}\bspeak|parlez/,
  },
  {
    id: 'arrival',
    pattern:
      /\barriv(e|al)\b|\bwhen (will|would|can) (you|someone|they) (be here|get here|come|show)|\btime window\b|\beta\b/,
  },
  {
    id: 'area',
    pattern: /\bservice area|\bwhat areas?\b|\bareas? (do|you)|\bhow far do you (go|travel)/,
  },
  {
    id: 'mobile',
    pattern:
      /\bmobile\b|\bcome to (me|my|us|our|you)|\bhouse calls?\b|\bon.?site\b|\bat my (house|home|place|office)/,
  },
  { id: 'tax', pattern: /\btax(es)?\b|\bhst\b|\bgst\b|\bpst\b/ },
  {
    id: 'eco',
    pattern:
      /\beco\b|\benvironment|\bgreen (product|clean)|\bnon.?toxic|\borganic\b|\bvegan\b|\bcruelty/,
  },
  {
    id: 'new-clients',
    pattern: /\bnew (clients?|customers?|patients?)\b|\b(taking|accepting) new\b/,
  },
  {
    id: 'experience',
    pattern:
      /\bhow long have you\b|\byears? (of|in) (experience|business)|\bbeen in business|\bexperience(d)?\b/,
  },
  {
    id: 'references',
    pattern:
      /\breviews?\b|\breferences?\b|\btestimonials?\b|\bportfolio|\bpictures of (your|past)|\bexamples of/,
  },
  { id: 'background', pattern: /\bbackground.?check|\bvetted\b/ },
  { id: 'tipping', pattern: /\btips?\b|\bgratuity|\bpourboire/ },
  { id: 'wifi', pattern: /\bwi.?fi\b|\binternet\b/ },
  {
    id: 'washroom',
    pattern: /\bwash ?rooms?\b|\bbath ?rooms?\b.{0,12}\buse|\brestrooms?\b|\btoilettes?\b/,
  },
  { id: 'commission', pattern: /\bcommissions?\b/ },
  {
    id: 'call-out',
    pattern:
      /\bcall.?out\b|\bservice (call )?fee|\btrip (fee|charge)|\bdiagnostic fee|\bdispatch fee/,
  },
];

const parents = new Map(
  topics.flatMap(({ id, parent }) => (parent ? [[id, parent] as const] : [])),
);

/** Pairs of which a yes to one is a no to the other. */
const opposites = new Map([
  ['walk-in', 'appointment-needed'],
  ['appointment-needed', 'walk-in'],
]);

/** Topics that only say what is asked of another: in "how long is the warranty", the warranty. */
const aspects = new Set(['duration', 'tax']);

/** The topics a text is about, a named part hiding its parent; `rest` is the text without them. */
export function topicsOf(text: string): { topics: Set<string>; rest: string } {
  let rest = fold(text);
  const folded = rest;
  const found = new Set<string>();
  for (const { id, pattern } of topics) {
    if (!pattern.test(folded)) continue;
    found.add(id);
    rest = rest.replace(pattern, ' ');
  }
  for (const id of [...found]) found.delete(parents.get(id) ?? '');
  return { topics: found, rest };
}

/** What is asked about: "how long is the warranty" asks about the warranty. */
export function withoutAspects(found: ReadonlySet<string>): ReadonlySet<string> {
  const subjects = [...found].filter((id) => !aspects.has(id));
  return subjects.length > 0 ? new Set(subjects) : found;
}

/** Whether two topics are one, or parts of one. */
export function areRelated(one: string, other: string): boolean {
  return (parents.get(one) ?? one) === (parents.get(other) ?? other);
}

export type Kinship = 'same' | 'opposite' | 'general' | 'part' | null;

/** How what was asked stands to what is known: the same, its opposite, or a part of one another. */
export function kinshipOf(asked: string, known: string): Kinship {
  if (asked === known) return 'same';
  if (opposites.get(asked) === known) return 'opposite';
  if (parents.get(asked) === known) return 'general';
  if (parents.get(known) === asked) return 'part';
  return null;
}
