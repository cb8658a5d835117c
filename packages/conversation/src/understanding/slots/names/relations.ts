import { tableOf } from '../../../table-of.ts';

/** What people are to one another, folded: who they ring for, and whom the owner may call. */
const english =
  'mother in law|mother-in-law|father in law|father-in-law|sister in law|sister-in-law|brother in law|brother-in-law|daughter in law|daughter-in-law|son in law|son-in-law|better half|mother|mom|mum|mama|mommy|father|dad|papa|daddy|husband|hubby|wife|missus|partner|spouse|fiancee?|girlfriend|boyfriend|son|daughter|boy|girl|kid|child|baby|brother|sister|grandmother|grandma|granny|gran|nana|nan|grandfather|grandpa|grandad|granddad|granddaughter|grandson|aunt|auntie|uncle|cousin|niece|nephew|friend|buddy|neighbou?r|roommate|housemate|tenant|renter|landlord|landlady|client|customer|patient|employee|coworker|co-worker|colleague|assistant|foreman|caregiver|carer|nurse|caretaker|superintendent|super|concierge|receptionist|realtor|nanny|babysitter';
const french =
  'belle-mere|beau-pere|belle-soeur|beau-frere|belle-fille|grand-mere|grand-pere|grand-maman|grand-papa|petite-fille|petit-fils|mere|maman|pere|papa|mari|femme|conjointe?|epouse|epoux|blonde|chum|fiancee?|fils|fille|garcon|gars|enfant|frere|soeur|meme|pepe|mamie|papi|tante|oncle|cousine?|niece|neveu|amie?|voisine?|locataire|proprietaire|proprio|cliente?|patiente?|employee?|collegue|coloc|colocataire|concierge|gardienne|gendre|bru';

/** A source for regular expressions over folded text. */
export const relations = `(?:${english}|${french})`;

const asRelation = new RegExp(`^${relations}$`);

/** Whether folded words say what somebody is to somebody: "dad", "mother in law", "belle-soeur". */
export const isRelation = (words: string): boolean => asRelation.test(words);

const accents: Readonly<Record<string, string>> = tableOf({
  mere: 'mère',
  pere: 'père',
  frere: 'frère',
  fiance: 'fiancé',
  fiancee: 'fiancée',
  meme: 'mémé',
  pepe: 'pépé',
  niece: 'nièce',
  garcon: 'garçon',
  proprietaire: 'propriétaire',
  employe: 'employé',
  employee: 'employée',
  collegue: 'collègue',
  epouse: 'épouse',
  epoux: 'époux',
});

/** A relation as it is written where the call is in French: "belle-mère". */
export function writeRelation(folded: string, language: 'en' | 'fr'): string {
  if (language === 'en') return folded;
  return folded
    .split('-')
    .map((word) => accents[word] ?? word)
    .join('-');
}
