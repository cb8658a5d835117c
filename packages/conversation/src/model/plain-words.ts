import type { Language } from '../conversation.ts';
import { beginningOf } from '../knowledge/begin-alike.ts';
import { smallWords } from '../knowledge/common-words.ts';
import { stem } from '../knowledge/words.ts';
import { everydayStems } from './everyday-words.ts';

/** Said of any shop, beside what is learned: forms that are told together and words of paraphrase. */
const plain = `
allowed pups accident aged aloud apologies appreciate assume basis consider forward general gentle
gone hasnt hesitate indeed info itll known level manage maximum meant neednt paper papers ride
shot shouldnt show somewhere specific split spoken thatll theyll thrice toward towards werent
wouldve youll
aide ainsi ans apres-midi autant avance beau cet ceux chanceuse chanceux choses commencent commencer
comprendre connaitre dabord davantage demandent depasser doivent espere existe falloir fauteuil fois
garde general info joue jusqu lors moyen necessaire oblige ouvrage partent pense penser permettre
possibilite pourquoi pouvoir prefererais prennent pres propos propose proposer qu quant quarantaine
rendre rester revenez secteur service suivant ta telle termine trouve vouloir
`;

/** How something is done or goes, seems and feels, in words of any conversation: they name no thing, place or person. */
const paraphrase = `
aboard absorb accomplish accordingly actually adore advance afternoons afterward ahead aim alas
alike allow alternate altogether amaze amid amuse anxious apiece apparent apparently arise arrange
arrive aside attempt attend aware awfully awhile awkward badly barely base basically bear beat
beautiful begin behave believe belong below beneath bet bigger bit blame bless blessing blink boil
bold bored borrow brave brief bring broad bump burden busy calm capture carefully carry catch
catchy cause cautious celebrate certain certainly challenge chance charm chase chat cheer cheerful
choice choose chosen clash classic clearly clever cling clue combine comfort comfy commit common
complain complete completely complicate concern confident confuse congrats consider constant
consult contact contain continue convince count couple courage cozy create crowd crucial cruel
curious current cutting daily dare deal dear decent decide dedicate definitely delay delicate
delight demand depend describe description deserve desire detail determine differ difficult direct
disappear disaster discover discuss distant disturb divide done doubt drag drawn dread dream drift
dull eager earn ease easily effort elegant else embarrass emotional encourage endless ensure enter
entire envy equal escape essential essentially even evenings event eventually evident exact
exciting exclude exhaust exist expect explain explanation explore express extend extreme face
facing fail fair fairly faithful fall fancy fantastic farther fault favour fetch fiddly figure
finish firmly flip flow focus folks fond forever forget forgive forth fortunate frank frankly
freely frequent frustrate further fuss gather gentle gently genuine gladly glance glitch grab
gradual grand grateful grief grin grow grown guess guide handier handle handy happen happily
harder hardly harsh haste hate haunt head heading heartbreak helpful hesitant hiccup hint honestly
hop hope hopefully horrible huge hurry ideal ignore imagine immediate immense impatient imply
importantly impress inconvenient indeed indoors informal ingenious insist inspire intend interest
interrupt introduce involve irritate jog join joy judge juggle jump keen keeping kick kindly knack
lack lasting lately latter lay lead lean leap learn leave leaving lend lengthy lesser likewise
limit linger link literally lively lonely longing lovely luck luckily lucky maintain maker manage
manufacturer marvellous matter mean meantime meanwhile measure memorable mention merely merry mess
messy mighty mild mindful mine minor miserable misfortune mishap missing mistaken mixed monthly
mornings mostly motivate mystery namely naturally nearby neat needless nerve nervous nevertheless
news nicely nightly nights noisy notice nuisance obvious obviously odd offhand onto opposite opt
optimal ordinary otherwise outcome outdoors outline outright overall overdue overly overwhelm
owing pace pains panic particular partly patience payable peace peculiar perfect perfectly perhaps
perk permanent personal personally picky pity plainly plan playful pleasant pleased polite pop
possess possible postpone practically precious precise prefer pressing presumably presume pretend
prevent previous prior prize proceed progress prompt prone proper properly proud prove provided
putting puzzled quarrel queue quickly quiet quietly quirk rank rather realise realistic reassure
reassuring recall recent reckon reflect regard regret regular relate relax relevant relief relieve
reluctant rely remain remark remarkable remind remote repeat resist resort respect respond rest
result resume reveal rid ridiculous rightly rise risky rough roughly rude ruin ruled ruling rush
rushed sad sadly sake satisfy scare scary scratch seem select sense sensible separate serious
settle settled shake shame shape share shift shy sideways sigh silly similar simple simply sincere
situation skip slight slightly slim slip slow slowly smart smile smooth snag snug sole solely
solve somehow someplace sooner sorrow sort sorted sorting souvenir spare spin spite splendid spoil
spot stamp stand steady steep steer stick sticking stiff stitch straightforward strain strange
stress stretch strict strike strong struggle stubborn stuck stumble stunning subject succeed
sudden suffer suggest suit sum suppose sure surely surprise survive suspect swap sweet swing
tackle taking tale tangle taste tease tempt tend tender terrible terribly terrific thankfully
thereabouts thief thieves thorough thoughtful thrill thrilled tidy tie tight tired tiring totally
tough tragic transform treasure trick tricky trigger triple troublesome truly trust truth tuck tug
tune tweak twist ultimate unable underneath uneasy unfold unfortunate unfortunately unhappy
unlikely unlucky unpaid unpleasant upcoming upset urge useless usual vague vary vast venture
versus view vital void wander warmly waste weak wear weekly weird wise wisely wish withdraw wonder
workable worn worried worrying worse worthwhile wow yearly yikes yonder youngster abandonner
absolument accompagner accoutumer accueillir achalander admettre admirer adorer affaire affecter
affreux agacer agir agreable ailleurs aimable ainsi aise ajuster allonger allusion amelioration
ampleur amuser angoissant angoisse anticiper apercevoir appartenir appele appris approche
approcher arracher arrangement arrive assumer astreindre astuce attarder atteindre attention
attirer attraper autrement avancer avantage aventure avouer badin beaucoup bemol bienvenue bizarre
blague bonheur bouger bouleversant bref brin brusquer cadre calmement calmer capable caprice
carrement cas categorie causer celebrer certitude cesser chagrin chamboulement chance chanceux
charmant choisir chose chouette circonstance clairement coincer combiner comble commode
comparaison compassion complet compliquer compte compter concerner conclure concordance confiance
confier confondre confort confusion conjoncture connaissance connu conseiller consequence
consideration consister constater content contrainte contraire contrarier contretemps convaincre
convenir correct correspondre coup courage craindre craintif creer critere cru cruel curieux
curiosite debarrasser deborder debrouiller debut deception decevant decevoir decider decouler
decourager decouvrir defaut defi degager delicat delicatesse demande demarche demesure demeurer
depasse depasser dependamment deplaisant deprimant deranger desagreable desastre desesperer
desordre detour deviner differer difficile difficulte digne directement discuter disparaitre dispo
distraire divers donc donne doucement douter drame drole durer echange echapper echeant eclairer
ecouter effet efficace effort effrayant egalement elever eloigner embarras embetant embetement
embeter emotion emouvant emouvoir empecher empresser enchanter encombrer encourager endurer
energie enerver enjeu ennui ennuyer ennuyeux enorme ensuite entendre entendu entourer entraide
envie envier eprouvant eprouver epuisant epuiser erreur espece espoir essai essayer essentiel
etaler etape etonnant etonner etrange eu evenement eventualite evidemment eviter exactement
exagerer excitant excuse excuser exemple exigence exprimer fabuleux facheux facilement facilite
facon faillir fallu fameux familier fatigant fatigue fatiguer faveur felicitation fier fierte
figurer finalement foi fonction fonctionner forcement forme formidable formule franchement
frustrant gaffe gene gener genial genre gentiment geste grace grandir grave gros guere guetter
habile habituer hasard hasarder hate hesiter heureusement heureux hic histoire honnetement honneur
horreur horrible humeur ideal idee ignorer imaginer immense impatience importance important
impossible impression imprevu incident incommoder inconfort inconvenient inconvenients incroyable
indiquer information inopine inquiet inquieter inquietude insatisfait insister intention
interesser interet inutile inutilement invitation joie joli joyeux juger justement lacher laisse
lancer larme larmes legitime lendemain lentement limite logique loin loisir lourd lu magnifique
maigre maladroit malchance malcommode malgre malheur malin maniere manifestement manque manquer
mefier melanger mention meriter merveille merveilleux mesure methode mieux mignon milieu minime
mis misere moindre moment montrer motif moyen mysterieux nature naturellement nerveux noter nul
objectif obstacle obtenir occasion occuper offusquer opinion ordinaire ordre origine oser oublier
outre paisible panique paraitre pareillement parle parti participer particulier passage patience
patient peine penible pense pepin perdre perdu permettre permis persister personnel phase pile
pire plaindre plaire plaisir plan plutot point portee poser possibilite poursuivre pousser
pratique pratiquement precaution precieux precipiter precis preferable preference preoccuper
preparer presence presque pressant pression preuve prier principe pris probleme proceder procurer
profiter programme projet prompt propice propos prudemment prudence prudent pu quasi quasiment
question quitter quotidien raconter raison raisonnable rappeler rapport rapprocher rassurant
rassurer rater rattraper realiser realite recapituler recevoir recit recommander reconnaissant
reconnaitre reculer reduire reflechir reflexion regard regle regret regretter rejouir relation
relaxer remarquer remerciement remis remonter rencontrer rendu renoncer renseignement renseigner
repartir reponse repos repousser reprendre respect responsable ressembler ressentir restreindre
resulter retarder retenir retomber retrouver reussir reussite reveler rever rigoler risque risquer
role ruiner rythme sage sagesse saisir satisfaire sauter secouer sembler sens sensible sentiment
sentir serieux serre serrer simplement sincere situation soigneusement somme songer sort sorte
sorti souci soucieux soudain souffrir souhaiter soulagement soulager sourire soutenir souvenir
stressant stresser style subir succes suffire suggerer suite sujet supporter supposer sur surement
surgir surprenant surprendre surprise sympa sympathique systematiquement tache tandis tanner tant
taquiner tellement temoigner tendance tenter tenu terme terrible theme tomber tort tourment
tourner tracas tracasser tranquille tranquillement tranquillite traverser triste tristement
tristesse tromper trouve utile utilite vague valable valoir vaste venu veritable version vexant
vexer vivement vivre voie volonte volontiers voulu vrai vraiment vu vue
`;

/**
 * Words of any conversation that tell something of a shop all the same: things, places and people, how much, how
 * often and how well, and what is charged, sent, kept or promised.
 */
const telling = `
accept accessible account agent allergy ambulance app appointment assess automatic
availability available back-up book boss brand budget cancel capable card change charge cheap
cheaper claim clean clinic cold company competitor computer crew cut cutoff damage danger
dangerous deadline deduct degree delivery discount dispatch doctor downstairs dry electric
elevator emergency empty enough every entrance estimator excellent
expensive experience expert family fill final financing flexible floor future garage gas
gear gift groomer group guarantee hand heal heat held holiday hot immediate
improve include individual infection install instalment instant instead interac internet item kid
kilometre labour land landlord lawyer leg legal lent license load longer lost low mail member
metre middle mile mount overnight partner passenger patio photo pickup
picture plug plumber police policy pound priority private professional promise promo protect
purify recycle refund region repair reserve room round safe safer search
secure security send several shelf short shorter sleep smell smoke soft specialist spend spent
spread square stairs standard stock storage street stylist summer super supply surcharge switch
system table tap tax tech tenant text thick third top tow town traffic trip tub vehicle
vet video waive walk warm warranty wash watch water weekday weekend wheel whenever whichever whole
wind window winter worth yard accessoire annule annuler auto averti avertir avertit avocat bouchon
camion chaud chemin clinique couvert couvre decharge dehors demenageur derriere devant domicile
dos doux eau enfant entier entretien envoie envoyer etage ete exterieur famille femme fenetre
frais froid garantie garantir gauche gratuit hiver inscrire inscrit installe installer interieur
jardin leger libre lien livraison livre livrer maison medecin meuble moitie mur nettoyage
nuit offert offre ouvert patron piece pied plafond plancher plein pleine plupart porte
poste pret priorite promet propre proprietaire rabais rapide recu regulier remorquer repare
reparer reserver rue sac saison salle salon securite soin sol stationne supplement surface tapis
tarif taxe terrasse toit travail vapeur vehicule veille vend vendre veterinaire vieux
vitre voisin voyage new newer nouveau nouvelle fast front back travel small petite
`;

const stemsIn = (words: string) => words.trim().split(/\s+/).map(stem);

/**
 * Stems of words in which anything is told and that tell nothing themselves: "the brakes are something we can
 * do". What else a sentence tells of a shop stands in the owner's text.
 */
const plainStems: ReadonlySet<string> = plainOf();

const tellingStems: ReadonlySet<string> = new Set(stemsIn(telling));

/** Shorter words are no forms of one another. */
const frenchRoot = 5;
const frenchRoots: ReadonlySet<string> = new Set(
  stemsIn(paraphrase).flatMap((one) => (one.length >= frenchRoot ? beginningOf(one) : [])),
);

/** Whether a stem is one of those, or in French another form of one: "repoussé" beside "repousser". */
export function isPlain(one: string, language: Language): boolean {
  if (plainStems.has(one)) return true;
  if (language !== 'fr' || one.length < frenchRoot || tellingStems.has(one)) return false;
  return frenchRoots.has(beginningOf(one));
}

function plainOf(): Set<string> {
  const stems = new Set([
    ...stemsIn([...smallWords].join(' ')),
    ...everydayStems,
    ...stemsIn(plain),
    ...stemsIn(paraphrase),
  ]);
  for (const one of stemsIn(telling)) stems.delete(one);
  return stems;
}
