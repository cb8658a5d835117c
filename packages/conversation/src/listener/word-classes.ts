import { fold } from '../understanding/slots/words/tokens.ts';
import { hashText } from './hash.ts';

/**
 * Words that do the same work in a caller's sentence, English and French together: what is learned
 * of one is learned of all. `_` joins words that mean it only together.
 */
const written = `
howmuch: how_much combien cest_combien whats_it_gonna ca_coute ca_monte combien_vous combien_ca combien_c'est c'est_combien ca_vaut ca_revient ca_reviendrait ca_monterait ca_couterait combien_pour
price: price prices pricing cost costs costing charge charges charging rate rates fee fees quote quotes ballpark estimate pricey expensive cheap cheaper cheapest bucks dollars dollar prix coute couter tarif tarifs frais soumission estimation piasses piastres cher chers moins_cher coutait coutent facture facturez chargez charger run_me set_me_back chargeriez chargent demandez couterait couteraient coutant vaut tarification estime
total: total altogether together both all_in combined grand ensemble totale en_tout au_total les_deux tout_ensemble comes_to come_to add_up works_out tout_compris le_tout toute_ensemble revient monte_a reviendrait
includes: include included includes including extra extras additional on_top separate separately part throw_in comes_with come_with inclus incluse inclut compris comprend dedans en_plus supplement extra_la
tax: tax taxes gst pst hst tps tvq taxe
offer: do_you do_you_guys you_guys yall you_do you_offer offer offers carry sell fix repair handle service faites vous_faites faites-vous est-ce_que_vous offrez vendez reparez posez installez nettoyez changez remplacez avez_vous prenez_vous acceptez travaillez travaillez_vous touchez occupez tenez donnez_vous
can: can could able possible would may peux peut pouvez pourriez pourrait possible capable puis pourrais pourrions pouvons peut_on pourra
want: want wanna need needs like_to looking_for looking_to hoping love_to get_in come_in bring_in veux voudrais aimerais besoin faudrait cherche souhaite voudrait voulais voulait aimerait aimerions cherchais cherchait faut faudra prendrais prendrait
book: book booking booked schedule appointment appointments slot reserve reservation put_me sign_me set_up rendez-vous rendezvous rendez rdv reserver prendre ceduler cedule booker reserverais cedulez cedulee prenais inscrire inscrivez placer caser
move: reschedule move push change switch different_day another_day deplacer changer remettre reporter deplace deplacez remette remettez reporte changerais devancer repousser remettons
cancel: cancel cancelling canceled cancelled call_off annuler annulation annule canceller cancelle cancellez cancelles cancelee annulez annulee annulais decommander decommande
late: late running_late behind traffic stuck held_up retard en_retard pogne bouchon pognee trafic tard pris_dans
call: call phone ring call_back give_me text reach rappeler rappelez rappelle appeler appelez telephone texto rappele rappelle_moi rappelez-moi appelle appelez-moi rejoindre joindre texter cellulaire
tell: tell message pass let_them let_him let_her know leave relay dire dites message laisser passer transmettre dis transmettez transmets avertir aviser avisez prevenir laissez passez
person: person human someone somebody manager owner boss real_person operator representative speak talk quelqu quelqu'un personne humain patron proprietaire gerant parler responsable monsieur madame proprio gerante quelqu'une employe vraie_personne monde
there: there in_today around available is_he is_she la present presente ici rentre arrive travaille
robot: robot machine computer ai recording bot automated human intelligence_artificielle machine ordinateur vrai_personne vraie_personne enregistrement
when: when what_time what_day how_soon earliest next_available quand quelle_heure quel_jour bientot prochaine plus_tot quand_est-ce quelle_journee quelle_date prochain_trou disponibilites disponibilite dispo dispos a_quelle
hours: open close closed closing opening hours ouvert ouverts ouverte ouvrez ferme fermez fermes fermeture heures ouvrent ferment fermee ferme-tu horaire horaires ouverture
where: where address located location directions find_you ou adresse situes situe localise trouve stationner situez rendre coin trouvez localises
area: come_out travel deliver service_area as_far far_as cover outside vous_deplacez deplacez livrez desservez secteur region couvrez venez deplaciez desservi couvert venez_vous allez_vous allez_jusqu territoire secteurs deplacer loin trop_loin
come: come go visit drive coming venir vient viens passer passe aller
pay: pay cash credit debit visa mastercard amex card cards cheque e-transfer interac financing payments payer comptant carte credit debit versements financement virement paye paie payez payes paiement paiements cheques financez payable payante
policy: policy cancellation deposit refund warranty guarantee guaranteed insurance insured licensed licence garantie garanti depot remboursement assurance assure politique permis garantissez garanties rembourse remboursez assures licencies licencie licences acompte annulations
park: park parking stationnement stationner parker garer parque parquez stationnez stationnements garez
howlong: how_long how_many takes take long duration combien_de prend dure duree longtemps temps durent prend_combien combien_d combien_temps
why: why pourquoi
what: what whats which quoi quel quelle quels quelles c'est_quoi qu'est-ce
difference: difference different better best recommend versus vs or compared worth which_one suggest meilleur difference mieux recommandez conseillez vaut recommanderiez conseilleriez suggerez mieux_de differents
do_now: should do_i what_do meantime until right_now en_attendant dois-je je_fais je_fais_quoi quoi_faire entre-temps
status: ready done status update finished yet pret prete fini rendu avancement pretes prets finie finis finit termine terminee reparee avance avancee ou_en
name: name names last_name first_name spelled nom prenom m'appelle appelle
number: number cell phone_number mobile reach_me numero cellulaire telephone mon_cell
mail: email e-mail gmail at_gmail dot_com courriel arobase
addressword: street avenue road drive crescent lane court boulevard rue rang chemin unit apartment apt suite condo floor etage appartement
yes: yes yeah yep yup sure absolutely definitely correct right exactly perfect please oui ouais ouin certain exact parfait c'est_ca en_plein d'accord certainement absolument exactement exact_c tout_a_fait c'est_bon c'est_beau mets-en parfaitement
no: no nope nah not don't dont wasn't isn't never non nan pas pantoute nenon non_non jamais rien aucun
ok: okay ok alright gotcha got_it i_see fine great awesome cool sounds bon correct good parfait super daccord ben
thanks: thanks thank appreciate cheers merci gentil remercie
bye: bye goodbye have_a take_care later see_ya that's_it that's_all all_set bonjour_la bonne_journee au_revoir bye_bye salut c'est_tout
hello: hi hello hey morning afternoon evening bonjour allo salut bonsoir
filler: um uh er like so well you_know i_mean kinda sorta basically actually just anyway euh ben la genre tsé tse faque pis bon
sorry: sorry pardon excuse desole excusez
again: again repeat say_that catch_that hear_you slower what_was didn't_hear repeter repetez redire encore comprends_pas pas_compris repetez-vous redites pardon quoi_ca
wait: wait hold hang hold_on hang_on sec second one_sec moment minute attendez attends seconde minute attend une_minute deux_secondes quitte quittez instant
either: either whichever whatever whenever anytime wherever doesn't_matter any either_one up_to_you importe peu_importe n'importe egal n'importe_quand n'importe_lequel pareil
think: think_about talk_to ask_my wife husband later call_you_back let_me get_back penser reflechir parler conjoint rappelle_plus penserai jaser parlerai regarder verifier_avec blonde chum conjointe rappellerai
justprice: just_the only_want just_want just_asking just_curious just_wondering seulement juste_le juste_savoir juste_pour juste_un curiosite savoir_combien
angry: listening said_that already_told i_just ridiculous stupid useless come_on seriously ecoutez niaiseux deja_dit ecoute_pas tannee tanne niaisage repete ca_a_pas_d'allure voyons
complaint: plainte content contente pantoute complaint complain unhappy upset disappointed terrible wrong ruined broke damaged scratched overcharged never_showed no_show redo refund decu decue fache insatisfait brise magane recommencer insatisfaite fachee ecoeure ecoeuree remboursee rembourse scrap scrape gache gachee endommage abime abimee mal_pose mal_fait mal_faite egratigne cassee brisee inacceptable
deal: deal discount better_price match lower cheaper special promotion promo coupon rabais escompte negocier speciaux reduction prix_d'ami aubaine meilleur_prix reductions escomptes
told: told said quoted promised website mentioned online guy_said dit promis site mentionne avez_dit avait_dit promettait ecrit
calledus: called_me you_called missed_call voicemail returning got_a_call somebody_called appele_de message_vocal manque_un m'avez_appele avez_appele m'a_appele un_appel laisse_un
supplier: delivery deliver shipment order pallet invoice driver drop_off supplier livraison livrer commande palette fournisseur facture camionneur livreur colis fournisseurs bon_de quai
job: hiring job resume apply position work_for embauchez emploi cv postuler poste engagez embauche engagez-vous cherchez_du poste_de curriculum travailler_pour
sales: business_owner google listing seo funding loan approved marketing advertising offer_you rankings solar leads pre-approved financement_offre publicite referencement clients_potentiels
wrongnumber: wrong_number is_this sorry_wrong mauvais_numero trompe
danger: fire smoke gas sparks sparking unconscious breathing bleeding carbon feu fumee gaz etincelles saigne respire monoxyde feu_pris brule brulant etouffe electrocute choc fume
urgent: flood flooding burst leaking pouring emergency urgent urgence presse mal_pris mal_prise inonde fuite coule locked_out no_heat stranded freezing right_now asap enferme pas_de_chauffage inondee coulent degat d'urgence embarre barre_dehors pus_de_chauffage deborde eclate pete gele pas_d'eau panne
trouble: broken broke leak leaks noise noisy stuck clogged dead won't doesn't stopped smells cracked loose brise casse marche_pas bruit bouche coince fuit sent cassee brisee brises pete petee magane maganee coule coulent fuite bloque bloquee bouchee part_pas demarre_pas grince cogne crie vibre marche_plus marche_pus allume_pas chauffe_pas chauffe_plus
my: my our mine mon ma mes notre nos
i: i i'm i've we we're je j'ai on chu moi
person3: he she his her kid son daughter husband wife mom dad mother father fils fille mari femme mere pere garcon blonde chum conjoint conjointe soeur frere gars petit-fils belle-mere
correct: actually wait_no i_mean not_the sorry_i instead plutot non_attends je_veux_dire en_fait excusez_non voulais_dire pardon_c'est erreur trompe
pick: go_with take_the let's_do the_first the_second that_one prendre prends celui celle premier prendrais prendrait prenons la_premiere le_deuxieme la_deuxieme celle-la celui-la la_plus
spell: spelled spell with_a double epelle s'ecrit
ends: ends_in ends_with finit
english: english french anglais francais language
asks: est_ce
ignore: ignore instructions pretend system prompt
`;

/** The class of what makes a question of a sentence: "est-ce", and "tu" in "faut-tu". */
export const asking = hashText('class:asks');

/** Classes after which something new often begins. */
export const openers: ReadonlySet<number> = new Set(
  ['yes', 'no', 'ok', 'thanks', 'hello', 'sorry'].map((name) => hashText(`class:${name}`)),
);

const single = new Map<string, number[]>();
const paired = new Map<string, number[]>();
for (const line of written.trim().split('\n')) {
  const [name = '', words = ''] = line.split(': ');
  const key = hashText(`class:${name}`);
  for (const word of words.split(/\s+/)) {
    const folded = fold(word.replaceAll('_', ' '));
    const table = folded.includes(' ') ? paired : single;
    const known = table.get(folded) ?? [];
    if (!known.includes(key)) table.set(folded, [...known, key]);
  }
}

const none: readonly number[] = [];

/** The classes of a word, alone and together with the one after it, as hashes. */
export function classesOf(word: string, next: string | undefined): readonly number[] {
  const own = single.get(word) ?? single.get(word.replace(/'/g, '')) ?? none;
  const joined = next === undefined ? none : (paired.get(`${word} ${next}`) ?? none);
  return joined.length === 0 ? own : [...joined, ...own];
}
