const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Said right after a number, these make it a sum of money. */
export const moneyUnits = set(
  'dollar dollars buck bucks cash grand piastre piastres piasse piasses $ € £ ¢ cent cents sous euro euros even',
);
/** A size, a weight, a speed, a strength: what is measured. */
export const measureUnits = set(`
  foot feet ft inch inches inchers yard yards square sq by x metre metres meter meters cm mm km kilometre kilometres
  kilometer kilometers mile miles amp amps volt volts watt watts gallon gallons litre litres liter liters pound pounds
  lbs kilo kilos kg ton tons tonne tonnes ounce ounces karat karats carat percent degree degrees btu psi horsepower
  pied pieds pouce pouces carre carres carree carrees par livre livres ampere amperes degres fois % percents gauge
  ply point
`);
/** How old, and how long. */
export const spanUnits = set(`
  year years yr yrs old month months week weeks day days an ans mois semaine semaines jour jours annee annees
  seconds secondes sec secs second minute
`);
/** The clock. */
export const clockUnits = set("am pm o'clock oclock h heure heures minute minutes hour hours ish");
/** What people have several of. */
export const countedThings = set(`
  people persons guests adults kids children of storey storeys story stories bedroom bedrooms bed bath baths bathroom
  bathrooms room rooms door doors window windows tire tires car cars unit units gate gates coats times more or
  digits digit numbers chiffres derniers dernieres premiers
  personnes adultes enfants etages chambres pieces pneus portes fenetres ou
`);

/** Said right before a number, these make it an amount or a limit of one. */
export const amountLeads = set(`
  under over about than pay pays paid paying cost costs charge charges charged quoted wanted asked owe worth
  minus roughly nearly almost environ bas haut moins plus coute charge paye payer $ € £ for pour
`);
/** The clock and the calendar; an address and a telephone number of its full length follow some as well. */
export const timeLeads = set(`
  at before after until till around between by past from avant apres vers entre jusqu'a des a
  january february march april may june july august september october november december
  janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre
`);
/** Before a year, never before the end of a telephone number. */
export const yearLeads = set(
  'in since of from a an the my our his her en depuis de un une mon ma la le',
);
/** Before a single figure, these say how many digits are meant. */
export const digitCounters = set('last first next derniers premiers dernieres final');
/** Who speaks of themselves in two figures tells their age. */
export const ageLeads = set("i'm im he's she's they're we're turned turning turns aged");

/** Numbers that are no telephone's, wherever they were spoken of before it. */
export const references = set(`
  invoice order account claim policy reference tracking serial plate confirmation ticket estimate facture bordereau
  commande dossier reclamation soumission plaque modele cadenas barrure combination lockbox password card file buzzer
  quote bill
`);
/** The same, where nothing but "number", "is" and the like stands between them and the number. */
export const holdersOfNumbers = set(`
  model part piece pin slip size lot box room highway route door gate suite level page unit apartment apt street
  chambre local porte taille sin licence license version step phase grade class
`);
/** Where these are nearer than a reference, the number is a telephone's. */
export const telephones = set(`
  phone cell mobile telephone tel fax call text reach numero cellulaire telephoner rappelez rappeler appelez appeler
  rejoindre joindre landline
`);
/** Between what names a number and the number. */
export const linksToNumber = set(
  "number numbers numero no is are it's its it est s the le c'est # : was and uh um euh number's numbers's",
);

/** Words that lead up to digits where a number is being left, and may follow them. */
export const framesOfDigits = set(`
  yes yeah yep yup ok okay so well then and plus uh um er oh hm it's its it is that's thats here here's the my mine number number's
  numbers phone cell mobile telephone area code ends end ending in with last first middle two three four digits digit part
  are was be at on should said i say sorry wait actually no not nope make that change to into please thanks thank you rest
  comes next after goes you there hello hon followed dear got wrong hey just read
  oui ouais ben bon alors pis puis ensuite c'est c le la les mon numero cellulaire finit finissent par derniers dernier
  deux trois quatre chiffres sont a fin euh non pas est ca suite reste merci apres dit voila commence starts begins indicatif regional
`);
/** These speak of a part of a number that is to be put right. */
export const partsOfNumbers = set(
  'number numero phone cell telephone cellulaire digits chiffres end ends ending last finit fin derniers area starts indicatif',
);
