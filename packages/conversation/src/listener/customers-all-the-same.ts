import type { Act } from '../heard/acts.ts';
import type { HeardAct } from '../heard/heard.ts';
import { allErrands, errands } from '../knowledge/kinds-of-work.ts';
import { fold } from '../knowledge/words.ts';
import type { Receptionist } from '../receptionist.ts';
import type { HeardTurn } from './hearing.ts';
import { tellingStems } from './own-words.ts';

/** What somebody of a company is in need of: the work itself, or somebody to do it. */
const hires =
  /\b(?:(?:to|like to|wanna|want to|gonna|could|can) (?:hire|book|use|bring in) (?:you|your|somebody|someone)|(?:need|want|have|get|like)(?: to have)? (?:you|you guys|somebody|someone|one of your \p{L}+) (?:to )?(?:come|do|fix|look|take|clean|repair|service)|use your services|(?:quote|estimate|price) from you|become (?:a )?(?:client|customer)s?\b|(?:vous engager|retenir vos services|avoir (?:une soumission|un prix) de vous|faire affaire avec vous|besoin de vos services))\b/u;
const needs =
  /\b(?:(?:i|we|they|you|he|she)(?:'re|'m| are| am)? (?:\p{L}+ly |just |also |really )?(?:and )?(?:need|want|require|looking for|after|could use|in need of|would like|'d like)|(?:and|but|so|units?|buildings?|tenants?|vans?|trucks?|offices?|sites?|our \p{L}+|my \p{L}+)(?: also| really| all)? needs?|besoin d'?|(?:je|on|nous) (?:cherche|cherchons|voudrai[st]|veux|veut)|cherchons)\b/gu;
/** These are looked for by who sells. */
const ofSelling =
  /\b(?:partner\w*|owners?|decision|opportunit\w+|businesses|companies (?:like|such)|shops like|sponsor\w*|investors?|reviews?|leads?|minutes? of|your time|partenaires?|proprietaires?|commanditaires?|entreprises comme)\b/;
const ours = /\b(?:our|my|the|notre|nos|mon|ma|mes)\b/;
/** "Whose sink is blocked": beside what any trade is told of a thing that broke. */
const blocked =
  /\b(?:our|my|notre|nos|mon|ma|mes) (?:\p{L}+ ){1,3}(?:(?:is|are|'s|has|have|keeps?|got|est|sont) (?:\p{L}+ ){0,2})?(?:blocked|clogged|plugged|backed up|backing up|flood\w*|leak\w*|drip\w*|broken?|bouchee?s?|coulent|coule|fuit|inondee?s?|brisee?s?)\b/u;
/** Somebody who settles what a job of the shop's cost or did: nobody sells by that. */
const ofClaims =
  /\b(?:(?:a|the|this|their|his|her|our|my) (?:p{L}+ )?claim\b|claims? (?:number|no|#|\d)|claims? (?:adjuster|handler|examiner|department|office)|adjuster|(?:une|la|ma|sa|leur) reclamation|expert en sinistres?|dossier de sinistre)/;
const ofJobs =
  /\b(?:(?:your|you) (?:guys )?(?:jobs?|work|repairs?|invoices?|did|done|fixed|installed|crew|customers?|clients?)|one of your|vos (?:chantiers?|travaux|jobs?|clients?)|votre (?:travail|facture|client)|vous avez (?:fait|repare|installe|pose))\b/;

/** Whether words tell of work that their speaker wants of this shop, or of work that it did. */
export function wantsOurWork(words: string, receptionist: Receptionist): boolean {
  const said = fold(words);
  if (hires.test(said) || (ofClaims.test(said) && ofJobs.test(said)) || blocked.test(said))
    return true;
  if (ours.test(said) && errands.repair.told.test(said) && brokenOfOurs.test(said)) return true;
  return neededIn(said).some((rest) => forWork.test(rest) || namesService(rest, receptionist));
}

/** What words say is needed, folded, but for what only who sells looks for. */
function neededIn(said: string): string[] {
  return [...said.matchAll(needs)]
    .map(({ index, 0: found }) => said.slice(index + found.length).split(/[.?!]/)[0] ?? '')
    .filter((rest) => !ofSelling.test(rest));
}

function namesService(words: string, { candidates }: Receptionist): boolean {
  const stems = tellingStems(words);
  return candidates.all.some(
    ({ kind, title }) => kind === 'service' && stems.some((stem) => title.has(stem)),
  );
}

const brokenOfOurs =
  /\b(?:our|my|notre|nos|mon|ma|mes) (?:\p{L}+ ){1,4}(?:is|are|'s|won'?t|doesn'?t|quit|broke|leaks?|est|sont|ne)\b/u;
/** "A regular plumber", "somebody to service the furnaces". */
const forWork = new RegExp(
  String.raw`^ ?(?:(?:an?|un|une|some|new|good|regular|reliable|bon|bonne) )*(?:somebody|someone|compan(?:y|ies)|contractors?|crew|quelqu'un|entrepreneurs?|compagnie|plumbers?|electricians?|roofers?|mechanics?|cleaners?|landscapers?|painters?|movers?|locksmiths?|caterers?|bakers?|groomers?|vets?|photographers?|plombiers?|electriciens?|couvreurs?|mecaniciens?|peintres?|serruriers?|traiteurs?)\b|${allErrands.map((one) => errands[one].called.source).join('|')}`,
);

/** What a customer does beside which nothing is sold. */
const substance: ReadonlySet<Act> = new Set([
  'ask.price',
  'ask.total',
  'ask.offer',
  'ask.when',
  'want.book',
  'want.callback',
  'want.message',
  'want.person',
  'complain',
  'alarm.urgent',
  'alarm.danger',
]);
const asksForSomebody =
  /\b(?:talk|speak|reach|get hold|get a hold|put (?:me|us) through|connect|owner|manager|boss|foreman|is \p{L}+ (?:in|there|around)|parler|joindre|passer|proprietaire|patron|gerant|responsable)\b/u;
/** "I'm an adjuster with Prairie Mutual": where they are from is nobody to be asked for. */
const fromCompany =
  /\b(?:i'?m|i am|this is|calling|here|je suis|j'appelle|ici)\b[^,.;]{0,40}\b(?:with|from|at|of|for|de|chez)\s+$/i;

/** Who wants the shop's own work sells nothing, whatever company they are of. */
export function withCustomersAllTheSame(
  acts: readonly HeardAct[],
  { text, hearing: { receptionist } }: HeardTurn,
): readonly HeardAct[] {
  // Who brings the shop something needs much, and hardly ever what it does.
  const needsService = neededIn(fold(text)).some((rest) => namesService(rest, receptionist));
  const leaves = ({ act }: HeardAct) =>
    act === 'who.sales' || (act === 'who.supplier' && needsService);
  const taken = acts.filter((act) => leaves(act) || act.act === 'want.person');
  if (taken.length === 0 || !wantsOurWork(text, receptionist)) return acts;
  const others = acts.flatMap((act): HeardAct[] => {
    if (leaves(act)) return [];
    if (act.act !== 'want.person') return [act];
    if (!asksForSomebody.test(fold(act.words))) return [];
    const { person, ...slots } = act.slots;
    const at = person ? text.toLowerCase().indexOf(person.toLowerCase()) : -1;
    return at >= 0 && fromCompany.test(text.slice(0, at)) ? [{ ...act, slots }] : [act];
  });
  if (others.some(({ act }) => substance.has(act))) return others;
  const [first] = taken;
  if (!first) return acts;
  const wish: HeardAct = {
    ...first,
    act: asksForSomebody.test(fold(text)) ? 'want.person' : 'want.callback',
    confidence: 1,
    target: null,
    slots: leaves(first) ? first.slots : {},
  };
  return [...others.filter(({ act }) => act !== 'offtopic'), wish].sort(
    (a, b) => a.start - b.start,
  );
}
