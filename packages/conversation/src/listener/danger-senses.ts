import { frenchRoot } from '../knowledge/senses.ts';
import { stem } from '../knowledge/words.ts';

/**
 * What words stand for where people tell of danger, in both languages: one group a line, its name first, words of
 * several joined by `_`. No group is a danger: what was learned weighs them beside one another.
 */
const written = `
close mom mum mommy mother dad daddy father son daughter wife husband brother sister grandma grandpa nana papa grandmother grandfather grandson granddaughter aunt uncle cousin nephew niece boyfriend girlfriend fiance partner roommate mere pere fils fille femme mari chum blonde frere soeur grand_mere grand_pere mamie papi mononcle matante tante oncle neveu coloc conjoint conjointe beau_pere belle_mere beau_frere belle_soeur
small baby infant newborn toddler kid child little_one little_girl little_boy twins bebe enfant ptit ptite petit petite flo gamin nourrisson jumeaux
other somebody someone lady man woman guy fella customer client patient coworker boss employee worker helper neighbour neighbor stranger kids people tenant teacher student driver roofer painter quelquun gars homme dame monsieur madame cliente employe ouvrier voisin voisine collegue patron livreur monde passant
animal dog cat puppy kitten horse hamster bird fish chien chat chiot chaton cheval poisson oiseau
trunk chest heart ribs breastbone belly stomach back poitrine coeur cotes ventre estomac thorax
head head skull face forehead jaw scalp tete crane visage face front machoire
airway throat neck windpipe tongue lips mouth gorge cou langue levres bouche trachee
eye eye eyes eyeball oeil yeux
limb arm arms leg legs hand hands foot feet finger fingers thumb wrist knee hip toes bras jambe main mains pied pieds doigt doigts pouce poignet genou hanche orteil
breath breathe breathing breath breaths air wheeze wheezing gasp gasping puffing inhaler puffer oxygen respire respirer respiration souffle air pompe sile sille siffle oxygene haleter halete cherche_son_air
blood blood bleed bleeding bled gushing spurting gash artery sang saigne saigner pisse_le_sang artere entaille hemorragie
colour blue bluish purple grey gray greyish pale white dusky ashen bleu bleue mauve violet gris grise blanc blanche blanchatre pale vert bleute
out unconscious unresponsive passed_out passing_out pass_out faint fainted fainting collapse collapsed slumped limp knocked_out blacked_out out_cold lifeless keeled_over keel inconscient inconsciente connaissance evanoui evanouie effondre effondree ecrase mou molle sans_connaissance vapes perdu_connaissance
not not cant cannot couldnt wont wouldnt isnt doesnt dont arent didnt wasnt never without barely hardly no nothing none pas plus pu pus jamais rien pantoute aucun personne sans
rouse wake waking woke respond responding answer answering move moving budge talk talking speak react blink open_eyes reveille reveiller reveil repond repondre bouge bouger grouille parle parler reagit
floor on_the_floor on_the_ground on_the_pavement on_the_driveway on_the_grass lying laying lies face_down par_terre a_terre plancher etendu etendue couche couchee allonge sur_le_dos sur_le_ventre
pain pain pains hurt hurts hurting ache aching sore squeezing squeeze pressure tight tightness crushing heavy burning stabbing cramp agony mal douleur serre serrement pression etau lourd brule elance crampe fait_mal
numb numb numbness tingle tingling droop drooping droopy drooped crooked slur slurred slurring weak paralyzed lopsided garbled engourdi engourdie croche pend paralyse faible fourmis machouille sent_plus
shake seizure seizing convulsion convulsing fit fits shaking jerking twitching foaming foam stiff rolled_back convulsions epilepsie tremble trembler bave secoue raide mousse revire
dizzy dizzy lightheaded woozy nauseous nausea sick throwing_up vomit vomiting puking headache headaches sweating sweaty clammy confused sleepy drowsy etourdi etourdie vomi vomit nausee mal_de_tete mal_a_tete mal_au_coeur sueur sueurs confus endormi
ingest swallow swallowed drank drunk drink ate eaten eating took taken taking sip gulp chewed licked bit_into inhaled avale avaler bu boire mange manger pris croque gorgee leche respire
poison bleach ammonia antifreeze drano lye acid pesticide weedkiller weed_killer cleaner detergent pod thinner varsol gasoline turpentine lighter_fluid poison poisonous chemical chemicals chlorine peroxide mothball solvent windshield_fluid javel ammoniaque antigel acide debouche nettoyeur nettoyant diluant essence capsule chlore soude solvant produit raticide poison lave_vitre
pill pill pills tablet tablets tylenol advil meds medication medicine prescription refill dose insulin fentanyl heroin oxy oxys percocet percs naloxone narcan dope overdose overdosed gummies edibles pilule pilules comprime comprimes medicament medicaments tempo somnifere surdose drogue seringue antidouleurs ordonnance insuline jujubes
weapon knife gun rifle shotgun pistol handgun machete axe hatchet crowbar bat hammer blade sword weapon armed couteau fusil carabine pistolet gun hache machette batte marteau arme barre_de_fer pied_de_biche
attack stab stabbed stabbing shoot shooting shot hit hitting beat beating punch punched punching choke choked choking strangle strangled grab grabbed attack attacking attacked assault assaulted kick kicking throw throwing threaten threatening threatened swinging poignarde poignarder tire tirer tuer frappe frapper bat battre etrangle etrangler etouffe attaque attaquer menace menacer fesse pousse varge agresse garroche
intrude break_in breaking_in broke_in broken_in kicked_in kicking_in kick_in intruder burglar robber robbing robbed robbery hiding hide masked mask screaming scream yelling ski_mask following followed stalker vole voleur vol rentre rentrer cache cachee cagoule defonce defoncer suit entre_par_effraction intrus
suicide kill_myself killing_myself end_it end_my_life suicide suicidal die_tonight hang_myself hanging_myself cut_myself cutting_myself hurt_myself harm_myself better_off_without dont_want_to_live want_to_die dont_want_to_be_here be_gone say_goodbye goodbye_note take_my_life jump_off me_tuer me_suicider suicider suicide en_finir me_pendre pendre m_ouvrir_les_veines veines veux_mourir envie_de_mourir veux_pus_vivre veux_plus_vivre plus_envie_de_vivre lettre_d_adieu adieu plus_la
means rope noose bridge ledge balcony railing cliff hose wrists veins pills note garage tracks corde pont rebord balcon falaise boyau poignets veines train
burden anymore no_point pointless hopeless worthless tired_of tired alone goodbye forgive sorry burden done_with had_enough give_away take_care_of pu_capable plus_capable a_quoi_bon fatigue tanne sert_a_rien toute_seule tout_seul fardeau pardon pardonnez adieu occupez
die die dies dying died dead death kill killed killing murder lost_pulse pulse heartbeat mourir meurt mort morte deces tue tuer pouls mourant
fire fire fires flame flames blaze blazing burning smoke smoking smoky torched caught_fire ablaze engulfed feu flamme flammes flambe fumee boucane brule bruler incendie pogne_en_feu en_feu passe_au_feu
burn burned burnt scald scalded scalding blister blisters grease boiling brulure ebouillante bouillante bouillant ampoule cloque huile friteuse
gas gas propane fumes carbon_monoxide monoxide co rotten_eggs rotten_egg sulphur sulfur hissing gaz propane monoxyde vapeurs oeufs_pourris oeuf_pourri soufre detecteur siffle
smell smell smells smelling stink stinks stench odour odor reek sent senteur odeur pue
shock electrocuted shocked shock zapped live_wire power_line hydro_line wire wires sparks sparking sparked arcing outlet panel breaker breaker_box electrocute electrocution choc fil fils fil_electrique etincelle etincelles flammeches prise panneau courant hydro
water drown drowning drowned underwater under_the_water pool lake river pond hot_tub ice_fell floating float waves current boat kayak canoe swimming noie noyer noyade noye piscine lac riviere sous_leau flotte spa chaloupe bouee glace courant
fall fell fall falls fallen tumbled came_off ladder scaffold scaffolding roof stairs stairwell off_the_roof slipped jumped tombe tomber tombee echelle echafaud echafaudage toit escalier escaliers debarque glisse saute
crush crushed crushing crush pinned pin trapped stuck caught buried under underneath beneath jack forklift collapsed rolled_over tipped ecrase ecrasee pris pogne poigne coince coincee dessous sous ensevelit enterre cric chariot bascule renverse
structure ceiling wall beam deck floor building crane trench scaffold tree branch chimney roof plafond mur poutre galerie plancher batisse grue tranchee arbre cheminee toit
machine saw grinder press conveyor auger lathe mixer blender machine chipper baler mower snowblower table_saw scie meuleuse presse convoyeur tour malaxeur machine broyeur tondeuse souffleuse hachoir
explode explosion exploded explode exploding blew_up blew blown_up bang boom explosion explose exploser sauter pete
choke choking choke choked gagging lodged went_down_wrong swallowed grape hot_dog etouffe etouffer sapprend pris_dans_la_gorge avale_de_travers raisin heimlich
allergy allergic allergy anaphylaxis anaphylactic epipen swelling swollen swells hives rash welts itchy bee wasp stung peanut nut shrimp shellfish reaction allergique allergie enfle enfler enflee plaques urticaire guepe abeille pique arachide noix crevette crevettes reaction epipen gonfle gonfler
stroke stroke heart_attack cardiac angina defibrillator cpr avc crise_cardiaque crise_de_coeur infarctus rcr defibrillateur
cold hypothermia frostbite shivering freezing frozen snowbank ditch hypothermie engelure grelotte gele gelee banc_de_neige fosse congele
heat heatstroke heat_stroke hot_car hot_truck locked_in_the_car overheated sunstroke coup_de_chaleur chaleur insolation enferme dans_le_char dans_lauto
labour labour labor contractions contraction water_broke waters_broke crowning pregnant weeks_pregnant push pushing contractions perdu_mes_eaux enceinte accouche accoucher accouchement semaines pousse
missing missing wandered gone disappeared lost_track disparu disparue perdu sauve parti
helpers ambulance paramedic paramedics police cops 911 firefighters fire_department help_me hurry emergency secours ambulance police pompiers urgence urgences au_secours aidez aide vite depechez
now now right_now just_now currently still happening ongoing minutes_ago as_we_speak tonight la_la en_ce_moment encore maintenant vient_de viens_de tout_de_suite depuis
worse worse getting_worse spreading everywhere everything wont_stop keeps pire empire partout arrete_pas continue
past years_ago year_ago months_ago weeks_ago last_year last_month last_week last_summer last_winter last_time used_to yesterday when_i_was back_in healed recovered lan_passe lannee_passee le_mois_passe la_semaine_passee dans_le_temps hier y_a_deux_ans guerie gueri lete_passe lhiver_passe
suppose if in_case what_if would ever suppose supposing hypothetically policy worried_about training course drill practice si_jamais au_cas si pratique exercice formation cours
work price cost charge quote estimate book appointment install installed replace repair fix fixed sell carry rent order buy prix cout coute combien soumission rendez_vous installer remplacer reparer vendez louer commander acheter changer changement
thing furnace car truck van engine phone screen laptop battery fridge dryer washer dishwasher toaster printer lawn plant plants tree hedge hydrangeas sink toilet tub drain tap faucet heater computer bike tire tires colour hair nails cake char auto camion moteur batterie cellulaire ordi frigo secheuse laveuse fournaise pelouse plante plantes evier toilette drain robinet velo pneu couleur cheveux gateau
figure killing_me to_die_for dying_to dying_for scared_to_death bored_to_death dead_tired heart_set breaks_my_heart kidding joking joke lol haha no_kidding movie film show book story game song blague joke niaise mort_de_rire crampe morte_de_rire meurs_denvie mort_de_fatigue film emission histoire
calm no_rush no_hurry not_urgent whenever not_an_emergency false_alarm fine_now okay_now its_fine hes_fine shes_fine all_good pas_presse pas_urgent presse_pas rien_de_grave fausse_alerte est_correct prenez_votre_temps
`;

/** What of a danger a word stands for: the number of its group. */
export type DangerSense = number;

interface Phrase {
  roots: readonly string[];
  sense: DangerSense;
}

/** The root by which the words of danger are compared: inflections of both languages have one. */
export function dangerRoot(word: string): string {
  return frenchRoot(stem(word));
}

const byFirst: ReadonlyMap<string, readonly Phrase[]> = phrasesByFirst();

function phrasesByFirst(): Map<string, Phrase[]> {
  const found = new Map<string, Phrase[]>();
  written
    .trim()
    .split('\n')
    .forEach((line, sense) => {
      const [, ...phrases] = line.split(/\s+/);
      for (const phrase of new Set(phrases)) {
        const roots = phrase.split('_').map(dangerRoot);
        const first = roots[0] ?? '';
        found.set(first, [...(found.get(first) ?? []), { roots, sense }]);
      }
    });
  return found;
}

/** What each of these words stands for, alone and in the phrases it begins. */
export function dangerSenses(roots: readonly string[]): DangerSense[][] {
  return roots.map((root, at) => [
    ...new Set(
      (byFirst.get(root) ?? [])
        .filter((phrase) => phrase.roots.every((one, after) => roots[at + after] === one))
        .map(({ sense }) => sense),
    ),
  ]);
}
