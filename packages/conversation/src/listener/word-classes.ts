import { fold } from '../understanding/slots/words/tokens.ts';
import { hashText } from './hash.ts';

/**
 * Words that do the same work in a caller's sentence, English and French together: what is learned
 * of one is learned of all. `_` joins words that mean it only together.
 */
const written = `
howmuch: how_much combien cest_combien whats_it_gonna ca_coute ca_monte
price: price prices pricing cost costs costing charge charges charging rate rates fee fees quote quotes ballpark estimate pricey expensive cheap cheaper cheapest bucks dollars dollar prix coute couter tarif tarifs frais soumission estimation piasses piastres cher chers moins_cher coutait coutent facture facturez chargez charger run_me set_me_back
total: total altogether together both all_in combined grand ensemble totale en_tout au_total les_deux tout_ensemble comes_to come_to add_up works_out
includes: include included includes including extra extras additional on_top separate separately part throw_in comes_with come_with inclus incluse inclut compris comprend dedans en_plus supplement extra_la
tax: tax taxes gst pst hst tps tvq
offer: do_you do_you_guys you_guys yall you_do you_offer offer offers carry sell fix repair handle service faites vous_faites faites-vous est-ce_que_vous offrez vendez reparez posez
can: can could able possible would may peux peut pouvez pourriez pourrait possible capable
want: want wanna need needs like_to looking_for looking_to hoping love_to get_in come_in bring_in veux voudrais aimerais besoin faudrait cherche souhaite
book: book booking booked schedule appointment appointments slot reserve reservation put_me sign_me set_up rendez-vous rendezvous rendez rdv reserver prendre ceduler cedule booker
move: reschedule move push change switch different_day another_day deplacer changer remettre reporter
cancel: cancel cancelling canceled cancelled call_off annuler annulation annule
late: late running_late behind traffic stuck held_up retard en_retard pogne bouchon
call: call phone ring call_back give_me text reach rappeler rappelez rappelle appeler appelez telephone texto
tell: tell message pass let_them let_him let_her know leave relay dire dites message laisser passer transmettre
person: person human someone somebody manager owner boss real_person operator representative speak talk quelqu quelqu'un personne humain patron proprietaire gerant parler responsable
there: there in_today around available is_he is_she la present
robot: robot machine computer ai recording bot automated human intelligence_artificielle machine ordinateur vrai_personne
when: when what_time what_day how_soon earliest next_available quand quelle_heure quel_jour bientot prochaine plus_tot
hours: open close closed closing opening hours ouvert ouverts ouverte ouvrez ferme fermez fermes fermeture heures
where: where address located location directions find_you ou adresse situes situe localise trouve stationner
area: come_out travel deliver service_area as_far far_as cover outside vous_deplacez deplacez livrez desservez secteur region couvrez venez
come: come go visit drive coming venir vient viens passer passe aller
pay: pay cash credit debit visa mastercard amex card cards cheque e-transfer interac financing payments payer comptant carte credit debit versements financement virement
policy: policy cancellation deposit refund warranty guarantee guaranteed insurance insured licensed licence garantie garanti depot remboursement assurance assure politique permis
park: park parking stationnement stationner parker garer
howlong: how_long how_many takes take long duration combien_de prend dure duree longtemps temps
why: why pourquoi
what: what whats which quoi quel quelle quels quelles c'est_quoi qu'est-ce
difference: difference different better best recommend versus vs or compared worth which_one suggest meilleur difference mieux recommandez conseillez vaut
do_now: should do_i what_do meantime until right_now en_attendant dois-je je_fais
status: ready done status update finished yet pret prete fini rendu avancement
name: name names last_name first_name spelled nom prenom m'appelle appelle
number: number cell phone_number mobile reach_me numero cellulaire telephone
mail: email e-mail gmail at_gmail dot_com courriel arobase
addressword: street avenue road drive crescent lane court boulevard rue rang chemin unit apartment apt suite condo floor etage appartement
yes: yes yeah yep yup sure absolutely definitely correct right exactly perfect please oui ouais ouin certain exact parfait c'est_ca en_plein d'accord
no: no nope nah not don't dont wasn't isn't never non nan pas pantoute
ok: okay ok alright gotcha got_it i_see fine great awesome cool sounds bon correct good parfait super daccord ben
thanks: thanks thank appreciate cheers merci gentil
bye: bye goodbye have_a take_care later see_ya that's_it that's_all all_set bonjour_la bonne_journee au_revoir bye_bye salut c'est_tout
hello: hi hello hey morning afternoon evening bonjour allo salut bonsoir
filler: um uh er like so well you_know i_mean kinda sorta basically actually just anyway euh ben la genre tsé tse faque pis bon
sorry: sorry pardon excuse desole excusez
again: again repeat say_that catch_that hear_you slower what_was didn't_hear repeter repetez redire encore comprends_pas pas_compris
wait: wait hold hang hold_on hang_on sec second one_sec moment minute attendez attends seconde minute
either: either whichever whatever whenever anytime wherever doesn't_matter any either_one up_to_you importe peu_importe n'importe egal
think: think_about talk_to ask_my wife husband later call_you_back let_me get_back penser reflechir parler conjoint rappelle_plus
justprice: just_the only_want just_want just_asking just_curious just_wondering seulement juste_le juste_savoir
angry: listening said_that already_told i_just ridiculous stupid useless come_on seriously ecoutez niaiseux deja_dit ecoute_pas
complaint: plainte content contente pantoute complaint complain unhappy upset disappointed terrible wrong ruined broke damaged scratched overcharged never_showed no_show redo refund decu decue fache insatisfait brise magane recommencer
deal: deal discount better_price match lower cheaper special promotion promo coupon rabais escompte negocier speciaux reduction
told: told said quoted promised website mentioned online guy_said dit promis site mentionne
calledus: called_me you_called missed_call voicemail returning got_a_call somebody_called appele_de message_vocal manque_un
supplier: delivery deliver shipment order pallet invoice driver drop_off supplier livraison livrer commande palette fournisseur facture camionneur
job: hiring job resume apply position work_for embauchez emploi cv postuler poste engagez
sales: business_owner google listing seo funding loan approved marketing advertising offer_you rankings solar leads pre-approved financement_offre publicite referencement clients_potentiels
wrongnumber: wrong_number is_this sorry_wrong mauvais_numero trompe
danger: fire smoke gas sparks sparking unconscious breathing bleeding carbon feu fumee gaz etincelles saigne respire monoxyde
urgent: flood flooding burst leaking pouring emergency urgent urgence presse mal_pris mal_prise inonde fuite coule locked_out no_heat stranded freezing right_now asap enferme pas_de_chauffage
trouble: broken broke leak leaks noise noisy stuck clogged dead won't doesn't stopped smells cracked loose brise casse marche_pas bruit bouche coince fuit sent
my: my our mine mon ma mes notre
i: i i'm i've we we're je j'ai on chu moi
person3: he she his her kid son daughter husband wife mom dad mother father fils fille mari femme mere pere garcon
correct: actually wait_no i_mean not_the sorry_i instead plutot non_attends je_veux_dire
pick: go_with take_the let's_do the_first the_second that_one prendre prends celui celle premier
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
