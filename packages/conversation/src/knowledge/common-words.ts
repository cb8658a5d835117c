import { remembering } from '../remembering.ts';
import { stem, wordsOf } from './words.ts';

const list = (words: string): readonly string[] => words.trim().split(/\s+/);

/** Words of any conversation: they name nothing a shop sells. French ones included. */
export const smallWords: ReadonlySet<string> = new Set(
  list(`
a an the this that these those some any my our your his her its their me i you he she it we they them us him
im id ive ill youre youve theyre whats thats hows lets is am are was were be been being do does did done dont doesnt
didnt have has had havent can could would will wont cant should shall may might must get gets got getting give take
takes taking took make need needs needed want wants wanted like love looking look wondering wonder curious calling
call called hoping hope trying try know tell ask asking see say said think guess believe thought interested
to of in on at for from by with without about into over under up down out off as than then so if or and but nor
not no yes yeah yep nope ok okay sure please thanks thank hi hello hey good morning afternoon evening there here
what which who whom whose when where why how much many long often soon far
just only also too very really maybe perhaps actually basically kind kinda sort of um uh er hmm well now today
tomorrow tonight week weekend month year day days hour hours minute minutes monday tuesday wednesday thursday friday
saturday sunday january february march april june july august september october november december next last
one two three four five six seven eight nine ten couple few bit lot
price prices pricing cost costs charge charges fee rate rates quote quotes estimate estimates dollars bucks worth expensive cheap
book booking booked appointment appointments schedule scheduling reserve available availability slot come bring drop
something anything someone anybody somebody everything thing things stuff way guys guy folks person people
offer offers provide sell carry handle deal help helps work works working job jobs
again back still already yet more less most another other same different able possible ready
je tu il elle on nous vous ils elles le la les un une des du de au aux ce cette ces mon ma mes votre vos notre nos
est sont etre avoir ai avez fait faire faites voudrais veux besoin combien pour avec sans dans sur et ou mais que
qui quoi quel quelle quels quelles comment quand bonjour merci svp plait oui non prix coute couter
peux puis pouvez pouvons veut faut peut quoi comme tu ca cela celui y se moi toi lui chez par moins aussi alors ben bien juste donc deja
quelque chose voir savoir aimerais aimerait voudrait prendre prenez prend rendez mes tes ses leur leurs jour jours heure heures semaine
faudrait aurais aurait autres autre matin soir midi chargez chargent demandez allo salut bonsoir oui cest lundi mardi mercredi jeudi vendredi samedi dimanche demain deux trois quatre cinq six sept huit neuf dix onze douze
treize quatorze quinze seize vingt trente janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre quinzaine
pis puis faque tse icitte mettons coudonc abord pantoute pas tout toute tous toutes si en par parce quand dont car
sera serait serais soit etait etais avait avais avaient aurait aurai faisait ferait ferais ferez feriez irait iriez va vas vais aller allez
vient viens venez venir vont met mets mettez mettre dit dis dire dites ont voulez veulent faudra pourrait pourriez pourrais devrait
trop tres vraiment peu beaucoup encore deja toujours jamais rien eux elles leur ici voila attends attendez madame monsieur
go goes going let lets since because while after before though actually right problem issue happening keep
`),
);

/** For whom something is, which alone does not say what. */
export const audienceWords: ReadonlySet<string> = new Set(list('kid man woman senior').map(stem));

/** Stems found in many a service's name, which alone tell none from another. */
export const vagueWords: ReadonlySet<string> = new Set(
  list(`
service full complete basic standard premium deluxe regular general professional custom package combo special option
car vehicle auto automobile automotive house home residential commercial business office property condo apartment
whole entire all single double per each extra add plus size small medium large big short long
treatment solution system work job consultation appointment session visit call new quick express only trip
honda toyota ford chevrolet chevy gmc dodge ram jeep tesla bmw audi mercedes benz lexus acura nissan mazda subaru
hyundai kia volkswagen vw volvo porsche infiniti buick cadillac chrysler lincoln civic corolla camry accord model suv
truck sedan van minivan hatchback pickup real estate family local mobile front rear back left right top
patient client customer guest member electrical electric plumbing dental medical therapeutic
  `).map(stem),
);

/** What stands beside a request without changing what is asked for, as stems. */
export const asideWords: ReadonlySet<string> = new Set(
  list(`
due overdue insurance sometime soonest asap lately recently already supposed ago since
insured covered coverage total altogether roughly ballpark running rundown approximately exactly
friend mom dad mother father parents husband wife boyfriend girlfriend partner roommate neighbour neighbor tenant landlord boss
christmas holidays holiday wedding birthday vacation winter summer spring fall season
place places location shop store office area quick question hopefully definitely honestly obviously
bad hurry rush please kinda sorta gonna wanna gotta lemme yall ya eh
coupe max min range average typical usual normally usually generally minimum maximum starting
include includes included including extra tax taxes interested recommend recommended told heard saw website online google
samsung lg whirlpool maytag bosch kenmore frigidaire lennox trane carrier goodman
male female new thousand hundred big huge nice small good bad little kitchen bathroom bedroom basement backyard garage upstairs downstairs outside inside old older
doctor dentist vet free wait waiting later start started starting able kill killing hurt hurting ache aching pain painful both either each own myself
  `).map(stem),
);

/** The stems of the words of a text that name something: "the cut and blow dry" holds cut, blow, dry. */
export const contentStems = remembering((text): ReadonlySet<string> => {
  return new Set(
    wordsOf(text)
      .filter(({ text: word }) => !smallWords.has(word) && word.length > 1)
      .map(({ text: word }) => stem(word)),
  );
});
