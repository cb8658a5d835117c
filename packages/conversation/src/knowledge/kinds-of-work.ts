import type { Service } from './business.ts';
import { fold } from './words.ts';

/** Kinds of work. A caller who asks for one is not offered another as though it were the same. */
export const kindsOfWork: Record<string, readonly string[]> = {
  install: ['install', 'replace', 'new', 'swap', 'fit', 'put', 'upgrade', 'change'],
  repair: ['repair', 'fix', 'broken', 'troubleshoot', 'mend', 'patch', 'leaking'],
  clean: ['clean', 'wash', 'unclog', 'flush', 'steam', 'cleaner'],
  inspect: ['inspection', 'test', 'exam', 'assessment', 'diagnosis', 'diagnostic', 'check'],
  remove: ['remove', 'removal', 'disposal', 'demolition'],
  restore: ['restoration', 'refinish', 'polish', 'buff', 'refurbish'],
  rent: ['rent', 'rental', 'lease', 'hire'],
  teach: ['course', 'class', 'lesson', 'training'],
  supply: ['part', 'supply', 'kit'],
};

/** What somebody is in need of, by what they tell of a thing, and which services are for that. */
export type Errand = 'repair' | 'upkeep' | 'unlock' | 'correct' | 'inspect' | 'rent';

interface ErrandWords {
  /** What callers say who need it: of a thing that quit, a yearly check, a look. */
  told: RegExp;
  /** What services for it are called. */
  called: RegExp;
  /** What else their owners write of them. */
  written?: RegExp;
}

const doesNot =
  "(?:won'?t|wouldn'?t|doesn'?t|does not|don'?t|isn'?t|not|can'?t|stopped|quit|keeps? not)(?: even| really)?";
const runs = String.raw`(?:start\w*|work\w*|run(?:ning)?|heat\w*|cool\w*|light(?:ing)?|fir(?:e|ing)|spin\w*|drain\w*|open(?:ing)?|clos(?:e|ing)|latch\w*|shut(?:ting)?|turn(?:ing)?(?: on| over)?|com(?:e|ing) on|kick\w* (?:in|on)|flush\w*|charg\w*|ring\w*|mov(?:e|ing)|go(?:ing)? (?:on|up|down|in))`;
const pas = '(?:pas|plus|p[ou]s?)';

/** In the words of many trades. */
export const errands: Readonly<Record<Errand, ErrandWords>> = {
  repair: {
    told: new RegExp(
      String.raw`\b(?:broken?|broke down|busted|bust|kaput|conked|fried|quit(?: on (?:me|us))?|died|dead|jammed|stuck|snapped|cracked|torn|ripped|leak(?:s|ing)?|drip(?:s|ping)|grinding|act(?:s|ing) (?:up|weird|funny|strange)|on the fritz|gave out|packed it in|(?:making|makes) (?:a|an|this|some|that|weird|funny|strange)\b.{0,20}\bnoises?|no (?:heat|hot water|water|power|cold air|cool(?:ing)?|pressure|picture|signal)|stone cold|${doesNot} ${runs}|brise(?:e?s?|r)|casse(?:e?s?)|mort(?:e?s?)|lache(?:e?s?)?|en panne|bloque(?:e?s?)?|coince(?:e?s?)?|fendue?s?|dechiree?s?|coule|fuit|(?:part|demarre|marche|fonctionne|chauffe|allume|ferme|ouvre|barre|tourne|vide|charge|veut)(?:nt)? ${pas}\b|pas de (?:chauffage|chaleur|eau|courant|pression)|fait (?:un|une|du|des) .{0,20}\bbruits?)\b`,
    ),
    called:
      /\b(?:repairs?|fix|mend(?:ing)?|troubleshoot\w*|breakdowns?|service calls?|reparations?|depannages?|appels? de service)\b/,
    written:
      /\b(?:when(?: it(?:'?s| is| has| will| won'?t))? .{0,12}(?:broken?|not work\w*|won'?t|will not|fails?|quits?|trouble)|quand (?:c'est|ca|elle|il) .{0,15}(?:brise\w*|casse\w*|panne|pas))\b/,
  },
  upkeep: {
    told: /\b(?:yearly|annual(?:ly)?|every year|once a year|for the (?:year|season|winter|summer)|tune(?:d|s)?[- ]?ups?|seasonal|maintenance|routine|annuel(?:le)?s?|chaque annee|a tous les ans|pour l'(?:hiver|annee|ete)|entretien|mise au point)\b/,
    called:
      /\b(?:tune[- ]?ups?|tune|maintenance|annual|yearly|seasonal|entretiens?|mises? au point|annuel(?:le)?s?)\b/,
    written:
      /\b(?:yearly|annual|seasonal|once a year|every year|une fois par (?:an|annee)|annuel(?:le)?s?)\b/,
  },
  unlock: {
    told: /\b(?:unlock\w*|lock(?:ed)? (?:\p{L}+ ){0,2}out\b|locked (?:my|the|our|his|her)\b.{0,15}\bin\b|keys? (?:\p{L}+ )?(?:got )?(?:locked )?(?:in|inside)\b|let me (?:back )?in(?:to)?|debarr\w+|deverrouill\w+|embarr\w+|barree?s? dehors|cles? .{0,25}(?:dedans|a l'interieur))\b/u,
    called:
      /\b(?:lock[- ]?outs?|unlock\w*|locked out|debarr\w+|deverrouill\w+|embarr\w+|ouverture de portes?)\b/,
  },
  correct: {
    told: /\b(?:ruined|botched|butchered|wrecked|(?:messed|screwed|mucked) (?:(?:it|them|this|that|up|my \p{L}+|the \p{L}+) )*up|went (?:all )?wrong|(?:turned|came|come|went) (?:out )?(?:all |too |really |kinda )?(?:orange|green|brassy|yellow|patchy|blotchy|uneven|crooked|wrong|awful|terrible)|ratee?s?|gachee?s?|massacree?s?|scrapee?s?|(?:sorti|vire|devenue?|tourne)e?s? (?:toute?s? )?(?:orange|verte?s?|jaunes?|croche|inegale?s?)|tout croche)\b/u,
    called: /\b(?:correct(?:ion|ive)s?|rework|corrections?|reprises?|rattrapages?)\b/,
  },
  inspect: {
    told: /\b(?:(?:have|take|get|just) (?:a |another )?(?:quick )?(?:look|peek)|peek at|(?:come|just|to) (?:look(?! (?:after|like|for|forward|around|up))|see it)|look(?:ed)? (?:at|over)(?! the (?:book|calendar|schedule))|check (?:it|that|this|them) (?:out|over)|once[- ]over|(?:see|find out|figure out|tell me) what(?:'?s| is)? (?:wrong|going on|the (?:problem|matter|trouble)|it needs)|diagnos\w*|inspect\w*|regarder (?:ca|la|le|mon|ma|mes)|venir voir|jeter un (?:oeil|coup d'oeil)|checker (?:ca|la|le|mon|ma|mes)|voir c'est quoi|trouver (?:le (?:bobo|probleme)|c'est quoi))\b/,
    called:
      /\b(?:inspections?|diagnos\w*|assessments?|check-?ups?|verifications?|evaluations?|bilans?)\b/,
  },
  rent: {
    told: /\b(?:rent(?:ing|ed)?|leas(?:e|ing)|hir(?:e|ing)) (?:one|it|them|some|yours|that|by the)\b|\b(?:en|la|le|les|l'|pour|juste) louer\b|\blou(?:er|ez|e) (?:une?|la|le|les|ca|des)\b/,
    called: /\b(?:rentals?|for rent|leas(?:e|es|ing)|hire|locations?)\b/,
  },
};

/** The surer ones first. */
export const allErrands: readonly Errand[] = [
  'unlock',
  'correct',
  'inspect',
  'repair',
  'upkeep',
  'rent',
];

/** What a service is for: by its name, and where that says nothing of it, by its description. */
export function errandsOf({
  name,
  nameFr,
  description,
}: Pick<Service, 'name' | 'nameFr' | 'description'>): Errand[] {
  const title = fold(`${name} ${nameFr ?? ''}`);
  const called = allErrands.filter((one) => errands[one].called.test(title));
  const text = fold(description ?? '');
  return [...new Set([...called, ...allErrands.filter((one) => errands[one].written?.test(text))])];
}
