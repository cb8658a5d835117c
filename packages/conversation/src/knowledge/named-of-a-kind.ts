import { rememberingOf } from '../remembering.ts';
import type { BusinessKnowledge } from './business.ts';
import { contentStems, smallWords } from './common-words.ts';
import { fold } from './words.ts';

/**
 * What stands behind a shop, each a thing of its own: who is insured need not be bonded. Of the words for one all
 * mean the same.
 */
const standings: readonly RegExp[] = [
  /\bbonded\b|\bsurety bonds?\b|\bcautionne\w*/g,
  /\bwsib\b|\bwcb\b|\bwork ?safe\w*|\bworkers?(?:'s?)? comp\w*|\bcnesst\b|\bcsst\b/g,
  /\bliability\b|\bresponsabilite (?:civile|professionnelle)\b/g,
  /\bred seals?\b|\bsceau rouge\b/g,
  /\bbackground[- ]check\w*|\b(?:criminal|police)(?: records?)? checks?\b|\bvulnerable sector\b|\bantecedents\b/g,
  /\bbbb\b|\bbetter business bureau\b/g,
  /\b(?:proof|certificate|copy) of (?:your )?(?:insurance|coverage|liability)\b|\b(?:preuve|certificat|attestation) d'assurance\b/g,
];

/** What is held of a licence, a policy or a register by its figures. */
const numberHeld =
  /\b(?:licen[cs]e|permit|policy|registration|certificate|rbq|member(?:ship)?) (?:number|#)|\bnumero (?:de |d')?(?:la |votre )?(?:permis|licence|police|certificat|enregistrement|membre|rbq)\b/g;
const figures = /\b(?:number|numero)\b|#|\d{4}/;

/** Methods of payment and who insures, lends or pays by name: who takes "cards" need not take this one. */
const companies: readonly RegExp[] = [
  /\bamex\b|\bamerican express\b/g,
  /\b(?:take|accept|prenez|acceptez) discover\b/g,
  /\bdiners(?: club)?\b/g,
  /\bunion ?pay\b/g,
  /\bapple pay\b/g,
  /\bgoogle pay\b/g,
  /\bpay ?pal\b/g,
  /\bvenmo\b/g,
  /\bzelle\b/g,
  /\bcash ?app\b/g,
  /\bbitcoins?\b|\bcrypto\w*/g,
  /\baffirm\b/g,
  /\bklarna\b/g,
  /\bafter ?pay\b/g,
  /\bsun ?life\b/g,
  /\bmanu ?life\b|\bmanuvie\b/g,
  /\bblue cross\b|\bcroix bleue\b/g,
  /\bcanada life\b|\bcanada vie\b/g,
  /\bgreen ?shield\b/g,
  /\bdesjardins\b/g,
  /\bbeneva\b/g,
  /\bicbc\b/g,
  /\baviva\b/g,
];

const credential =
  '(?:certified|accredited|certifications?|accreditations?|memberships?|licen[cs]es?(?! (?:number|#)))';
/** "ESA certified", "insured with Intact", "membre de la CMMTQ": what is named beside the kind of thing. */
const namedBeside: readonly RegExp[] = [
  new RegExp(
    `(?<before>[\\p{L}']+ )?\\b(?<name>[\\p{L}][\\p{L}\\d&'-]*)[ -]${credential}\\b`,
    'gu',
  ),
  /\b(?:members? of|accredited (?:by|with)|certified (?:by|with|through)|insured (?:by|with|through)|registered with|approved by|licen[cs]ed (?:by|with|through)) (?:the |an? |our )?(?<name>\p{L}[\p{L}\d&'-]*)/gu,
  /\b(?:(?:membres?|certifie\w*|accredite\w*|agree\w*) (?:(?:par|de|du|des|avec|chez|aupres de) )?|(?:licencie|assure)\w* (?:par|avec|chez|aupres de) |(?:licence|certification|accreditation|permis) (?:de |du |d')?)(?:l'|la |le |les )?(?<name>\p{L}[\p{L}\d&'-]*)/gu,
];

/** Words beside a credential that name none: whose it is, and how it is held. */
const namesNone = new Set(
  'fully properly legally currently professionally duly even still both actually valid proper full business trade contractor contractors company shop team staff crew technician technicians tech techs employees workers everybody everyone guys insured licensed bonded certified accredited association associations trades professional professionals industry body recognized insurance number or and entierement dument vraiment valide equipe employes techniciens entreprise association associations professionnel professionnelle metier assure assures assurees licencie licencies numero competence travail metiers'.split(
    ' ',
  ),
);
/** "Are your welders certified": who holds it. */
const holders = /^(?:your|the|all|every|each|their|these|those|is|are)\s/;

const asksOfShop =
  /\b(?:are|do|does|have|has|is|got|can|could)\b[^.?!]*\b(?:you|your|u|ya|they|the (?:guys|techs?|shop|company|owner))\b|\b(?:you|your|they)(?:'re| are| guys| have)?\b|\b(?:vous|vos|votre|tes)\b/;
const ofThemselves = /\b(?:i'm|i am|im|i've|i have|je suis|j'ai)\b/;

const writtenBy = rememberingOf((knowledge: BusinessKnowledge): string =>
  fold(
    [
      knowledge.name,
      knowledge.industry,
      knowledge.about,
      ...knowledge.services.flatMap(({ name, description, options }) => [
        name,
        description,
        ...options.map((option) => option.name),
      ]),
      ...knowledge.commonQuestions.flatMap(({ question, explanation }) => [question, explanation]),
      ...knowledge.operationalNotes.flatMap(({ title, content }) => [title, content]),
    ]
      .filter(Boolean)
      .join(' . '),
  ),
);

const stemsWritten = rememberingOf((knowledge: BusinessKnowledge) =>
  contentStems(writtenBy(knowledge)),
);

/** What is named of a kind: a standing is claimed by any answer about the kind, a company by a yes alone. */
export interface NamedOfKind {
  of: 'standing' | 'company';
  /** Beside it the kind itself is asked after: "are you licensed and bonded". */
  besideKind: boolean;
}

/**
 * A certificate, membership, cover, insurer or method of payment that words ask a shop for by its name, and that
 * nothing the owner wrote names: what is written of the kind tells nothing of it. Null: none is named.
 */
export function namedOfKind(words: string, knowledge: BusinessKnowledge): NamedOfKind | null {
  const said = fold(words);
  if (!asksOfShop.test(said) || ofThemselves.test(said)) return null;
  const written = writtenBy(knowledge);
  const missing = (patterns: readonly RegExp[]) =>
    patterns.filter((one) => said.search(one) >= 0 && written.search(one) < 0);
  const unnamed = [
    ...missing(standings),
    ...(said.search(numberHeld) >= 0 && !figures.test(written) ? [numberHeld] : []),
  ];
  const named = namedBeside.some((pattern) =>
    [...said.matchAll(pattern)].some(({ groups = {} }) =>
      isName(groups.name ?? '', groups.before ?? '', knowledge),
    ),
  );
  if (unnamed.length > 0 || named) {
    const rest = unnamed.reduce((text, one) => text.replace(one, ' '), said);
    return { of: 'standing', besideKind: !named && besideIt.test(rest) };
  }
  return missing(companies).length > 0 ? { of: 'company', besideKind: false } : null;
}

const besideIt = /\b(?:licen[cs]ed|insured|licencie\w*|assures?|assurees?)\b/;

function isName(name: string, before: string, knowledge: BusinessKnowledge): boolean {
  if (namesNone.has(name) || smallWords.has(name) || holders.test(before)) return false;
  const stems = [...contentStems(name)];
  return stems.length > 0 && stems.every((one) => !stemsWritten(knowledge).has(one));
}
