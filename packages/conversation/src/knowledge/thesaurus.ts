import { sameThing } from './synonyms.ts';

/**
 * What people call the same work, the same thing and the same terms, in any trade and in both languages: one
 * group a line, words of several joined by `_`. Looser than `sameThing`, which makes names one: a group is
 * evidence that words may be about a thing, among other evidence.
 */
const written = `
fix mend repair patch_up put_right get_going broken busted reparer reparation arranger brise casse pete magane rafistoler
replace swap change_out new_one put_in remplacer remplacement changer
install put_in put_up hook_up set_up fit mount installer installation poser pose brancher
exam examination test checkup check_up check_over look_over physical examen bilan checker
inspect inspection assess assessment evaluation evaluate diagnose diagnostic diagnosis look_at inspecter verifier verification diagnostiquer
clean cleaning wash washing scrub shampoo nettoyer nettoyage laver lavage menage
remove removal take_off take_out get_rid_of take_away enlever retirer retrait oter
get_rid_of take_away haul_away hauling_away throw_out toss dispose disposal recycle recycling debarrasser jeter recyclage recycler
trim prune cut_back clip tailler taille couper coupe emonder elaguer raccourcir
deworm dewormer deworming worm_pill worm_treatment worms vermifuge vermifuger vers_intestinaux
spay neuter sterilize sterilise castrate get_fixed steriliser sterilisation castrer castration
vaccine vaccination shot jab booster needle vaccin vacciner piqure
nail_trim claw claws clip_nails nails_done cut_nails griffe griffes couper_griffes
tooth_clean dental_clean scaling teeth_cleaned clean_teeth hygienist hygiene detartrage nettoyage_dents
filling cavity hole_in_tooth obturation plombage carie
crown cap couronne
denture false_teeth dentier prothese partiel
root_canal nerve traitement_canal
extraction pull_tooth take_out_tooth tooth_out arracher extraire
whiten bleach blanchir blanchiment
glasses eyeglass spectacle frame lunette monture
sunglasses shades lunettes_soleil solaire
contact_lens contacts lentille verres_contact
eye_exam eye_test eye_check vision_test eyes_checked eyes_tested examen_vue examen_yeux examen_visuel
lens lenses verre verres
gutter eavestrough eaves eave downspout gouttiere
roof shingle roofing toit toiture bardeau
leak leaking drip dripping fuite coule coulisse infiltration
hedge cedar bush shrub haie cedre arbuste
lawn grass turf gazon pelouse
mow cut_grass cut_lawn tondre tonte
snow plow shovel neige deneiger deneigement pelleter deblayer
driveway laneway entree
tree stump branch limb arbre souche branche
leaf leaves rake feuille rateler ramasser_feuilles
weed weeds fertilizer mauvaises_herbes engrais
toilet bowl toilette bol
faucet tap spigot robinet champlure
water_heater hot_water_tank hot_water chauffe_eau eau_chaude reservoir
drain clog clogged blocked plugged backed_up snake bouche boucher deboucher refoule
furnace heating heater boiler fournaise chauffage chaudiere
air_conditioning ac cooling climatiseur clim climatisation
heat_pump mini_split thermopompe murale
duct vent conduit ventilation
chimney flue sweep cheminee ramonage ramoner
mouse mice rodent rat souris rongeur
ant ants fourmi
wasp hornet yellow_jacket bee nest guepe frelon abeille nid
bed_bug bedbug punaise
cockroach roach coquerelle cafard
raccoon squirrel skunk wildlife critter raton ecureuil moufette
move moving relocate demenager demenagement
pack packing box_up emballer emballage boite
storage store_stuff sits sitting entreposage entreposer garder_pneus laisse_pneus remiser
junk garbage trash rubbish debris ordure dechet debarras
window pane glass vitre fenetre carreau carreaux
carpet rug tapis moquette
couch sofa upholstery loveseat divan canape fauteuil
oven stove range four cuisiniere
fridge refrigerator freezer frigo refrigerateur congelateur
washer washing_machine laveuse
dryer secheuse
dishwasher lave_vaisselle
oil_change oil lube vidange huile
brake rotor pad frein plaquette disque
battery dead_battery batterie pile
boost jump jump_start survolter survoltage
windshield windscreen pare_brise
detail detailing esthetique_auto
wax polish buff cire cirage polir
rust rustproof undercoat rouille antirouille
dent ding bosse debosselage
scratch scrape scuff egratignure eraflure
body_work bodywork dent fender_bender collision carrosserie debosselage
bumper pare_choc
paint painting respray peinture peinturer
tire wheel flat pneu roue crevaison clou
tow towing winch remorquage remorquer
lock deadbolt serrure barrure verrou
key fob spare cle clef
lockout locked_out lock_out embarre barre_dehors
screen display cracked ecran
virus malware popup
data files recover recovery donnee fichier recuperation recuperer
outlet plug socket receptacle prise
light fixture lamp chandelier luminaire lumiere lampe
panel fuse_box breaker panneau disjoncteur
ev_charger charger charging_station borne chargeur
switch dimmer interrupteur gradateur
generator genset generatrice
wire wiring rewire filage cablage fil
haircut cut_hair hair_cut trim_hair coupe_cheveux couper_cheveux
color dye roots coloration teinture teindre repousse racine
highlight foil streak meche
blowdry blowout blow_out blow_dry brushing mise_plis
beard barbe
shave shaving rasage raser
manicure nails_done manucure
pedicure toes feet_done pied orteil
fill refill infill remplissage
lash lashes eyelash cil
brow eyebrow sourcil
waxing wax hair_removal epilation epiler
massage rub massotherapie masser
pregnant pregnancy expecting prenatal enceinte grossesse
facial face_treatment soin_visage
cake gateau
wedding bridal bride mariage mariee
birthday bday anniversaire fete
deliver delivery drop_off bring_it livrer livraison
photo picture portrait shoot session seance photographie
passport passeport
newborn baby infant nouveau_ne bebe
groom grooming toilettage toiletter
bath bathe bain baigner
brush comb brossage brosser
mat mats matted knot tangle tangled demelage demeler noeud noue feutre bourre
shed shedding deshed undercoat mue perd_poil perte_poil poil_partout
flea tick puce tique
ear ears oreille
tooth teeth dent
puppy pup chiot
cat kitty kitten chat chatte chaton
dog doggy pooch pup chien chienne toutou
bite biting bites aggressive mean nippy snap growl agressif agressive mord mordre malin mechant grogne
nervous anxious scared afraid fear panic anxieux nerveux peur stresse angoisse
board boarding kennel overnight pension garder garderie
lesson class course cours lecon
septic tank fosse
pump_out pump_it empty_tank pomper vidanger
insurance insured coverage claim assurance assure assureur reclamation
cheque check_by cheques
card credit visa mastercard debit amex tap carte
e_transfer etransfer interac transfer virement
cash comptant
installment payment_plan pay_over_time financing monthly versement financement plusieurs_fois paye_mois payer_mois paiements_mois mensualite
deposit down_payment up_front upfront in_advance depot acompte avance
refund money_back rembourser remboursement
cancel cancellation call_off not_show no_show miss missed annuler annulation manquer manque canceller decommander
reschedule move_it change_date postpone remettre deplacer reporter
late running_behind retard
warranty guarantee garantie garantir
discount deal percent_off cheaper rabais escompte reduction moins_cher
senior elderly pensioner retired old_age aine retraite age_or
kid child children toddler enfant petit_gars petite_fille
park parking stationnement stationner garer parker parquer parque
appointment walk_in drop_in rendez_vous sans_appeler passer_meme arriver_meme venir_meme
wait stay attendre rester
pick_up collect come_get ramasser chercher recuperer
be_home be_there present around_for etre_la etre_maison
wheelchair accessible stairs steps ramp stroller fauteuil_roulant chaise_roulante escalier marche accessible poussette
estimate quote soumission estimation devis
free no_charge complimentary gratuit gratuite sans_frais
rain weather storm wind pluie pleut tempete meteo mouille
product supply supplies chemical produit materiel
allergy allergic peanut nut gluten allergie allergique arachide
prescription script referral ordonnance reference
new_patient new_client taking_people nouveau_patient nouveau_client
voucher gift_card gift_certificate carte_cadeau certificat_cadeau
open_sunday weekend fin_semaine dimanche
odor odour smell stink odeur senteur pue puer ca_sent sent_mauvais sent_bon
duree dure durent longtemps combien_temps est_long trop_long prend_temps
licensed licence certified permis certifie
redo rebuild reroof refaire refection remettre_neuf
bangs fringe frange toupet
deducted credited taken_off comes_off applied_to deduit deduire enleve_facture ote_facture rembourse credite
bill invoice receipt facture recu
extension rallonge extensions
straighten keratin lissage keratine defriser
perm permanente
tarp bache
vacuum aspirateur balayeuse
laundry lessive lavage_linge
office bureau
basement sous_sol
balancing balance balancement equilibrage equilibrer
loaner courtoisie courtesy
toner gloss tonifiant
renovation reno renovate remodel redone gutted drywall drywall_dust plaster plaster_dust construction contractor renover gyproc platre poussiere_platre entrepreneur
flood flooded flooding underwater water_damage water_came water_got sewer_backup inonde inondation degat_eau
engine motor moteur
headlight front_lights lights phare
iron ironing press pressing repassage repasser
theory classroom class_part class_portion bookwork theorie en_classe
online at_home from_home own_house living_room virtual zoom remote en_ligne a_distance virtuel a_la_maison chez_moi
`;

const phrasesOf = (line: string) => line.split(/\s+/).map((one) => one.replace(/_/g, ' '));

/** Groups of words and phrases that people use for one another. */
export const usedAlike: readonly (readonly string[])[] = [
  ...sameThing,
  ...written.trim().split('\n').map(phrasesOf),
];
