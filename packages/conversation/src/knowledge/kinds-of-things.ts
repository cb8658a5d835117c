import { contentStems } from './common-words.ts';
import { allErrands, errands, kindsOfWork } from './kinds-of-work.ts';
import { frenchRoot } from './senses.ts';
import { fold, stem } from './words.ts';

/** The roots of the words of a text that name something. */
export function rootsOf(text: string): ReadonlySet<string> {
  return new Set([...contentStems(text.trim())].map(frenchRoot));
}

/** Kinds of things worked on, of which each shop takes some: named, they are as much as the work itself. */
const kinds = rootsOf(`
rv motorhome camper boat trailer motorcycle motorbike scooter bus tractor semi cart atv snowmobile plane
helicopter bike dog cat horse rabbit bird ferret hamster snake goat pig chicken cow parrot turtle lizard
baby babies toddler infant newborn roulotte bateau remorque moto autobus tracteur motoneige avion velo
chien chat cheval lapin oiseau furet chevre cochon poule vache perroquet bebe poupon
`);

/** Where people live and work; to who goes there, they are all one. */
const buildings = rootsOf(`
house home apartment condo cottage office commercial residential building maison appartement condo chalet
bureau commercial residentiel edifice
`);

export const isBuilding = (root: string) => buildings.has(root);
export const isOfKinds = (root: string) => kinds.has(root) || buildings.has(root);

/** What a thing is made for, as part of its name: a wedding cake is no birthday cake. */
export const occasions = rootsOf(`
wedding birthday graduation anniversary christmas halloween funeral mariage anniversaire noel funerailles
`);

/** People, what they and their pets look like, and words for whatever one has. */
export const people = rootsOf(`
pet animal unit machine item place spot stuff family appareil animaux
kin son daughter kid child children boy girl teen teenager grandma grandpa grandmother grandfather sister
brother cousin niece nephew aunt uncle baby lady gentleman fiance client customer neighbour fils fille
garcon enfant mari femme blonde chum mere pere soeur frere grand-mere ami homme dame monsieur group party
bridesmaid bride groom guest myself yourself thick thin curly straight fine coarse wavy frizzy blond
blonde brunette brown black grey gray red dark light natural sensitive skinny fat tall nervous anxious shy
epais fin boucle frise gris noir brun roux raide sensible nerveux
`);

const ofWork = new Set(
  [...Object.values(kindsOfWork).flat(), ...allErrands.map((one) => errands[one].called.source)]
    .flatMap((words) => words.match(/\p{L}{3,}/gu) ?? [])
    .map((word) => frenchRoot(stem(fold(word)))),
);
const doneTo =
  /^(?:remov|restor|treat|instal|adjust|inspect|protect|maint|servic|detail|paint|build|deliver|enlev|restaur|traite|entret|livr|pos)/;

/** Whether a word tells what is done to things: that is done to many. */
export const isOfWork = (root: string) => ofWork.has(root) || doneTo.test(root);

/** A state something is in: "leaky", "cracked", "clogged", of which no shop writes. */
export const ofState = /(?:[^aeiou]y|ed|ing|[kztp]en|ish|est|bad|old)$/;

/** What has a day of its own, folded, as an alternative of a pattern. */
export const eventWords =
  'wedding|party|funeral|birthday|anniversary|graduation|event|retirement|shower|reunion|closing|move|trip|flight|concert|recital|prom|christening|baptism|tournament|mariage|noces|fete|anniversaire|funerailles|bapteme|bal|demenagement|evenement|voyage|reception|tournoi';

const irregular: ReadonlyMap<string, string> = new Map([
  ['teeth', 'tooth'],
  ['feet', 'foot'],
  ['mice', 'mouse'],
  ['geese', 'goose'],
]);

/** A root, and what it is of one thing: "loaves", "panneaux", "teeth". */
const formsOf = (root: string) => [
  root,
  irregular.get(root) ?? root,
  root.replace(/x$/, ''),
  root.replace(/ve?$/, 'f'),
  root.replace(/ve?$/, 'fe'),
];

/** "Rehairing" of a rehair, a word that was cut short or ends otherwise. */
const beginsAlike = (one: string, other: string) =>
  one.length >= sameStart && one.slice(0, sameStart) === other.slice(0, sameStart);
const sameStart = 5;

/** Whether a word is among others: as it is, in another number, or, `loosely`, cut short or with another ending. */
export function isWordOf(all: ReadonlySet<string>, root: string, loosely: boolean): boolean {
  if (formsOf(root).some((form) => all.has(form))) return true;
  return loosely && [...all].some((one) => beginsAlike(one, root));
}
