import { fold } from '../knowledge/words.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/** Nouns that work and things for sale are called by, whose endings do not tell their gender. */
const feminine = set(`
coupe pose vidange visite vente retouche tonte taille formule garde fuite porte table couronne brosse cire demande recharge
semaine journee nuit main dent cle clef peau eau fin fleur couleur chaleur douche tache meche barbe cuve fosse
toilette remise recherche crevaison course planche plaque piste classe roue courroie pompe batterie borne
chambre piece lampe prise fenetre vitre moquette housse hotte haie facture carte tresse permanente
thermopompe fournaise piscine terrasse surprise tarte corde scene commande cave tete
`);
const masculine = set(`
service diagnostic programme menage ongle filtre controle compte titre cadre dossier coffre test bain soin massage appel plan
forfait suivi suivis depot tarif essai permis cours devis debarras souper diner dejeuner brunch cafe the cote pate ete
vernis gel botox cil sourcil poil pied pneu frein toit mur arbre meuble lit tapis drain film cirage lavage transport
deblocage lifting shampooing brushing balayage panneau bilan rinse maquillage chignon chauffe cable nid filet tour
detartrage peeling extra branchement velo chien chat chiot peignage antirouille evenement
`);
const feminineEnding =
  /(?:tion|sion|aison|te|ure|ance|ence|ette|elle|esse|erie|ie|ise|ade|ee|euse|trice|ienne|ine|ille)$/;
const masculineEnding =
  /(?:age|ment|isme|eau|oir|ier|et|al|ail|eil|euil|ien|in|ain|tif|ard|ot|el|er|on|eur|ic|at|is|us|il|it|oc|ort|ent|ant)$/;
/** Before these an article keeps its vowel, though they begin with an h. */
const aspirated = set('hotte haie housse hauban hublot hangar homard hockey');

function genderOf(noun: string): 'm' | 'f' | null {
  if (feminine.has(noun)) return 'f';
  if (masculine.has(noun)) return 'm';
  if (feminineEnding.test(noun)) return 'f';
  return masculineEnding.test(noun) ? 'm' : null;
}

/** Words that end like a plural and are none. */
const endsInS = set('devis permis cours bois tapis vernis debarras gaz remis bras dos');

/**
 * A French title as it stands within a sentence: "l'entretien de fournaise", "la pose de vernis", "les mèches".
 * As it was written where its first word is no noun whose article is known.
 */
export function titleInSentence(title: string): string {
  const written = title.trim();
  const [first = ''] = /^\p{Lu}?\p{Ll}+(?:-\p{L}+)*/u.exec(written) ?? [];
  const rest = written.slice(first.length);
  if (first.length < 3 || /^['’\p{L}\d]/u.test(rest)) return written;
  const noun = first.charAt(0).toLowerCase() + first.slice(1);
  const folded = fold(noun);
  const [head = ''] = folded.split('-');
  const plural = /[^s]s$/.test(folded) && !endsInS.has(folded);
  const gender = genderOf(plural ? head.replace(/s$/, '') : head);
  if (plural) return gender ? `les ${noun}${rest}` : written;
  if (/^[aeiouhy]/.test(folded) && !aspirated.has(folded))
    return gender ? `l'${noun}${rest}` : written;
  return gender ? `${gender === 'f' ? 'la' : 'le'} ${noun}${rest}` : written;
}
