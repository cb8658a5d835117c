import { betweenGroups as betweenDigits } from '../words/digit-runs.ts';

const words = (...lines: string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(' ')));

/** What tells that a card is spoken of. */
export const cardWords = words(
  'card cards visa mastercard amex express discover interac debit credit carte cartes credits',
  'unionpay maestro diners jcb',
  'tarjeta tarjetas credito debito cartao kreditkarte kreditkartennummer',
);
export const codeWords = words('cvv cvc csc cvv2 cvn security cryptogramme securite');
/** Where on a card its code stands: "the three on the back", "au dos". */
export const sideWords = words('back front behind reverse dos endos verso arriere devant recto');
/** What such digits are called, where no card is spoken of. */
export const digitWords = words('digit digits number numbers code chiffres numero');
/** What tells that a number is an hour. */
export const hourWords = words(
  'today tonight tomorrow morning afternoon evening noon monday tuesday wednesday thursday friday',
  'saturday sunday demain matin midi soir lundi mardi mercredi jeudi vendredi samedi dimanche',
  'at around by until till before after between vers avant jusqu',
);
export const expiryWords = words(
  'exp expire expires expiry expiration expiring valid thru validity expirant validite',
);
export const lastDigitsWords = words('ends ending last finissant termine derniers');
export const phoneWords = words('phone cell mobile call reach telephone appeler numero');
export const moneyWords = words('$ € dollar dollars bucks cents percent % piastres euros');
/** Before a digit that says how many others are: "the next four". */
export const ordinalWords = words(
  'first next last other final second third premiers suivants derniers',
);

/** What stands between two groups of one number, whoever says or writes it. */
export const betweenGroups: ReadonlySet<string> = new Set([...betweenDigits, '/']);

/** Words that say nothing of the number they stand beside. */
export const joiningWords = words(
  'and then so now okay ok yeah yes um uh er eh ah hmm like well sorry wait hold on one a sec',
  'moment let me see just got it the are is its that was after finally digits numbers number four',
  'right alright there oops next after before also too plus dash dashes hyphen hyphens space slash stroke comma dot point it s my i said no',
  'et puis ensuite euh alors attendez un instant les sont enfin chiffres quatre bon oui non voila',
  'aussi pis tiret tirets espace barre virgule trait le la est ce c mon ma',
  ...ordinalWords,
  ...cardWords,
  ...expiryWords,
  ...codeWords,
);

/** What has a number that is no card's, said before it. */
export const labelWords = words(
  'order invoice room unit suite apt apartment flight size model policy tracking serial plate box',
  'extension ext poste confirmation ticket vin reference quote job file dossier account postal zip',
  'permit claim member membership meter microchip certificate warranty licence license',
  'commande facture permis reclamation membre compteur certificat garantie licence appartement bureau suivi vol police modele taille soumission',
);
/** What may stand between such a word and its number. */
export const labelFillers = words(
  'number numero no nr is was it its s the a of de le la est c my : # . , i think',
);

/** What a number counts or measures, said right after it. */
export const unitWords = words(
  'am pm h heures heure hours hour oclock minutes minute min days day weeks months years year old ans',
  'km kilometers kilometres miles mile inch inches feet foot ft pounds lbs kg cm mm litres liters',
  'degrees tires tire people adults kids persons rooms doors windows pneus personnes',
);
export const monthWords = words(
  'january february march april june july august september october november december',
  'janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre',
  'jan feb apr jun jul aug sept oct nov dec',
);
/** What the name of a street has, said after the number of a house. */
export const streetWords = words(
  'street st avenue ave road rd drive dr lane ln boulevard blvd way court crescent place highway',
  'rue chemin rang route terrace trail parkway square',
);
/** Single letters that are words. */
export const letterWords = words('a i o à y m s');
