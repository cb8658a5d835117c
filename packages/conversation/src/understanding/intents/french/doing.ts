import type { IntentPhrases } from '../vocabulary.ts';

/** What callers want done, and who is calling. */
export const doing: IntentPhrases[] = [
  {
    intent: 'reschedule',
    certain: [
      '(déplacer|changer|reporter|remettre|décaler|devancer|modifier|repousser|déplace|change|reporte) .. <visite>',
      '(céduler|prendre) un autre (moment|rendez vous)',
      '(déplacer|reporter|remettre|décaler|devancer|repousser) (le|la|ça|mon|ma|à)',
      '(vais être|suis|serai|être) en retard',
      '(à la place|autre (jour|journée|heure|moment))',
      "(changer|modifier) (l'heure|la date|le jour)",
    ],
    negatable: true,
  },
  {
    intent: 'cancel',
    certain: [
      '(annul*|canceller|cancelle|cancellé|décommander)',
      '(pourrai|peux|pourrais|serai|pourra) (pas|pu|plus) (venir|être là|y aller|me présenter|me rendre)',
      '(plus|pas) besoin .. <visite>',
    ],
    unless: ['(frais|politique) .. annul*'],
    negatable: true,
  },
  {
    intent: 'confirmBooking',
    certain: [
      '(confirmer|vérifier) .. <visite>',
      '(à quelle heure|quand) .. (mon|le|notre) rendez vous',
      "est ce que (j'ai|on a) .. rendez vous",
      "(j'ai|j ai) (déjà)? (un|mon) rendez vous",
    ],
    negatable: true,
  },
  {
    intent: 'book',
    certain: [
      '(prendre|fixer|avoir|céduler|réserver|planifier|booker|booké|prend|veux|voudrais|voulais|aimerais|obtenir|besoin) .. (rendez vous|réservation|place|table|visite)',
      '(réserver|céduler|booker)',
      '(avez vous|vous avez|auriez vous|reste t il|il y a|y a t il) .. (de la place|disponibilité*|une place|des places|disponible*|un trou|libre) ',
      "(envoyer|envoyez|venir) (quelqu'un|un technicien|un plombier|chercher|voir|réparer|faire)",
      '(de la place|disponible*|libre*) .. <jour>',
      "(passer|venir|amener|apporter) .. (mon|ma|pour|au garage|l'auto|le char|vous voir)",
      'faire (réparer|changer|poser|teindre|couper|installer|nettoyer|remplacer|vérifier|inspecter|teinter)',
      'rendez vous (pour|demain|lundi|avec)',
      '^ (un)? rendez vous',
    ],
    likely: [
      'rendez vous',
      '<veux> .. (un|une|de|faire|changement|coupe|mes|mon|ma)',
      '(mon|ma|le|la) .. (coule|brisé*|marche pas|fonctionne pas|bloqué*|bouché*|fuit)',
    ],
    hints: ['<jour>'],
    unless: [
      '(parler|poser une question|soumission|message|postuler|emploi|rappel*|prix|savoir)',
      'sans rendez vous',
    ],
    negatable: true,
  },
  {
    intent: 'message',
    certain: [
      '(laisser|prendre|transmettre|laissez|prenez) .. message',
      '(dire|dites|dis) (lui|leur|à|au) ',
      'faire (le|un) message',
      'boîte vocale',
    ],
    negatable: true,
  },
  {
    intent: 'callback',
    certain: [
      '(rappel*|rappelez|rappeler|rappelle) (moi|nous)?',
      '(me|nous) (rappeler|téléphoner|appeler|recontacter|rejoindre|rappelle)',
      '(appelez|téléphonez) moi',
      "qu'on me rappelle",
    ],
    unless: [
      'je (vous|vais|te) .. rappel*',
      'rappel de sécurité',
      '(ne|pas|plus) .. rappel*',
      "(m'avez|avez) appelé",
      '(ne me|me souviens|rappelle) (rappelle)? (pas|plus)',
    ],
    negatable: true,
  },
  {
    intent: 'returningCall',
    certain: [
      '(retourne|retourner|je vous retourne) .. appel',
      '(manqué|reçu|raté) .. (appel|message|texto)',
      "(vous m'avez|quelqu'un m'a|on m'a|vous avez) (appelé|téléphoné|laissé|texté|essayé)",
    ],
  },
  {
    intent: 'person',
    certain: [
      '(parler|parle|transférer|transférez|passer|passez|joindre|jaser|discuter) .. (à|avec|au|vers)? <quelquun>',
      '(parler|parle) (à|avec|au) ',
      '(transférez|passez) moi',
      '(un humain|une vraie personne|un être humain|un agent|un préposé)',
      'est ce que _ est là',
      '(le|la) (propriétaire|patron|patronne|gérant|gérante) .. (est|là)',
    ],
    unless: [
      '(êtes vous|est ce que|suis je|je) (je)? parle* (à|avec) (un|une) (robot|machine|humain|vraie|vrai)',
      'parle* (français|anglais)',
      'parler de',
      '(êtes vous|es tu|vous êtes) (un|une)',
      '(est ce que je parle)',
    ],
    negatable: true,
  },
  {
    intent: 'complaint',
    certain: [
      '(plainte*|plaindre|pas content*|pas satisfait*|déçu*|insatisfait*|fâché*|inacceptable|épouvantable|ridicule|frustré*)',
      '(mal (fait|réparé|posé|coupé)|encore brisé*|toujours brisé*|pas réglé)',
      '(avez|ont|a) .. (brisé|cassé|abîmé|égratigné|scrappé|endommagé)',
      '(jamais|personne) .. (rappelé|venu|présenté|répondu)',
      'facturé .. (deux fois|trop)',
      '(problème|problèmes) avec (le|la|mon|ma|votre) (travail|service|réparation|facture|coupe)',
      'se décolle',
    ],
    negatable: true,
  },
  {
    intent: 'emergency',
    certain: [
      "(urgence|inond*|dégât d'eau|feu|incendie|fumée|fuite de gaz|911|9 1 1|ambulance|monoxyde)",
      '(sent|odeur|sens) .. (gaz|brûlé)',
      '(tuyau*|chauffe eau) .. (éclaté|explosé|pété|crevé)',
      '(eau) .. (partout|plafond|déborde|coule à flot)',
      '(enfermé*|embarré*|pris) .. (dehors|bébé|enfant|auto|char|dehors)',
      '(refoule*|refoulement|égout)',
      '(pas|plus) de (chauffage|courant|électricité)',
      '(étincelle*|blessé*|saigne|respire (pas|plus))',
      '(pu|plus|pas) d (eau chaude|électricité|eau)',
      '(accident)',
    ],
    unless: [
      'feu (arrière|avant|de position|de circulation)',
      '(faites|offrez|avez) .. urgence*',
      'foyer',
    ],
    negatable: true,
  },
  {
    intent: 'jobApplication',
    certain: [
      "(emploi|postuler|embauche*|offre d'emploi|poste (affiché|disponible|ouvert)|curriculum|cv|engagez|cherche (une job|du travail|un emploi|une job)|une job)",
    ],
  },
  {
    intent: 'supplier',
    certain: [
      '(fournisseur|distributeur|livraison pour vous|livreur|facture impayée|comptes (payables|recevables)|purolator)',
    ],
  },
  {
    intent: 'wrongNumber',
    certain: ['(mauvais|faux) numéro', 'trompé* .. numéro', 'trompé* de numéro'],
  },
  {
    intent: 'stopCalling',
    certain: [
      '(arrêtez|cessez|arrête) .. (appeler|déranger|téléphoner)',
      '(retirez|enlevez) .. (liste|numéro)',
      '(appelez|rappelez) (moi|nous)? (plus|pu)',
    ],
  },
];
