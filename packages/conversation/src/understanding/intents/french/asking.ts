import type { IntentPhrases } from '../vocabulary.ts';

/** What callers ask about the business. */
export const asking: IntentPhrases[] = [
  {
    intent: 'price',
    certain: [
      '(taux|tarif) horaire',
      'quoi (vos|votre|le|les|vot) (frais|prix|tarif*|taux|coût*)',
      'combien (ça|cela|il|elle|est|pour|vous|coûte*|je|on|le|la|un|une|du|de) .. (coûte*|coût*|charge*|prend*|faut|revient|pour|coûterait|vaut|est ce que|un|une|le|la)',
      "(c'est|ça|ca|ce sera|ce serait) (coûte|coûterait|est)? combien",
      '(quel*|connaître|savoir|donner|donnez|dire|sur) .. (prix|tarif*|coût*)',
      "(prix|tarif*|coût) (de|du|des|pour|d'un|d'une|d)",
      'combien (coûte*|chargez|demandez|ça)',
      '(quel est|quels sont) (le|les|vos|votre) (prix|tarif*|coût*)',
    ],
    likely: ['combien', '(prix|tarif|tarifs)', '(cher|chère)'],
    unless: [
      'combien de temps',
      'combien (d heures|de jours|de minutes)',
      'cher (monsieur|client)',
    ],
  },
  {
    intent: 'quote',
    certain: ['(soumission*|devis|estimation*|estimé*|évaluation*)'],
  },
  {
    intent: 'discount',
    certain: [
      '(rabais|promotion*|promo*|coupon*|spécial|spéciaux|escompte*|aubaine*|solde*)',
      '(réduction*|offre* spéciale*|offres)',
      'en (spécial|vente|promo|promotion|solde)',
    ],
  },
  {
    intent: 'payment',
    certain: [
      '(prenez|acceptez|acceptes|accepte|payer|paie|paye) .. (carte*|crédit|débit|comptant|argent|interac|visa|mastercard|amex|chèque*|virement)',
      '(mode*|façon|plan*) .. paiement',
      '(financement|dépôt|acompte)',
      '(payer|paiement)',
    ],
  },
  {
    intent: 'isOpenNow',
    certain: [
      "(êtes vous|vous êtes|c'est) .. ouvert* (maintenant|présentement|en ce moment|là|encore)",
      '(encore|toujours) ouvert*',
    ],
  },
  {
    intent: 'hours',
    certain: [
      "(heures d'ouverture|vos heures|horaire*|heures d'affaires|les heures)",
      "(à|jusqu'à|quelle|quelles) quelle* heure* .. (ouvr*|ferm*|êtes|ferme)",
      'quelle heure .. (ouvr*|ferm*)',
      '(ouvert*|ferm*|ouvrez) .. <jour>',
      'vous (ouvrez|fermez)',
      '(travaillez vous|vous travaillez) .. <jour>',
      'quel* (jour|jours) .. ouvert*',
      '(ouvrez|fermez) vous',
    ],
    likely: ['(ouvert|ouverts|ouverte|fermé|fermés)'],
    unless: ['rendez vous .. heures', '(taux|tarif) horaire'],
  },
  {
    intent: 'address',
    certain: [
      "(où|ou) (êtes vous|vous êtes|est ce que|c'est|se trouve*|est situ*|es tu|est votre|est le|est la|vous trouvez|situé*)",
      "(votre|vos|l'|l|quelle est .. ) adresse",
      'quelle (est votre)? .. adresse',
      '(situé*|stationnement|direction*)',
      'comment .. (me rendre|se rendre|y aller|arriver)',
      "c'est où",
      'vous êtes (où|situé*)',
    ],
    unless: ['mon adresse', 'adresse (courriel|email)'],
  },
  {
    intent: 'area',
    certain: [
      '(vous|venez vous|desservez*|couvrez|déplacez*) .. (déplacez|desservez|couvrez|venez) .. (à|au|en|jusqu|dans|chez|le|la)?',
      '(desservez|déplacez|couvrez) (vous)?',
      'faites vous affaire (à|au|en|dans|avec)',
      "vous (venez|allez) .. (à|chez|jusqu'à|dans)",
      'venez vous',
      'allez vous (à|au|du|jusqu|dans|sur)',
    ],
  },
  {
    intent: 'contact',
    certain: [
      '(votre|vos|un|le) (numéro|courriel|site|site web|site internet|adresse courriel|email|page facebook|télécopieur)',
      'comment .. (vous joindre|vous rejoindre|vous contacter)',
      '(site web|adresse courriel)',
    ],
    unless: ['mon (numéro|courriel)', 'mauvais numéro'],
  },
  {
    intent: 'duration',
    certain: [
      'combien de temps',
      'ça (prend|dure) .. (longtemps|heures|jours)',
      '(prendre|durer) combien',
      "combien d'heures",
      'combien de jours',
      "c'est long",
    ],
    unless: ['combien de temps .. (attente|attendre)'],
  },
  {
    intent: 'waitTime',
    certain: [
      'quand .. vous (pouvez|pourriez|seriez)',
      "(temps d'attente|liste d'attente|délai*|prochaine disponibilité)",
      'quand .. (pouvez vous|pourriez vous|prochain*|disponible*|venir|avez vous de la place)',
      'combien de temps .. (attente|attendre)',
      '(plus tôt|plus vite) possible',
      'première (place|disponibilité)',
      'la prochaine place',
    ],
  },
  {
    intent: 'warranty',
    certain: ['garanti*'],
  },
  {
    intent: 'insurance',
    certain: ['(assurance*|saaq|assuré*|franchise|réclamation)'],
    unless: ['assurance (maladie .. suspendu)'],
  },
  {
    intent: 'refund',
    certain: ['(rembours*|ravoir mon argent|retourner (le|la|un|mon|ma)|échange*)'],
    negatable: true,
  },
  {
    intent: 'serviceOffered',
    certain: [
      '(pouvez|pourriez) vous (installer|réparer|poser|changer|faire|nettoyer|remplacer|couper|déboucher|peindre|laver)',
      '(travaillez|prenez|acceptez|réparez|lavez|nettoyez|posez|coupez) (vous|tu) _',
      'peux tu _ ',
      '(faites vous|est ce que vous (faites|offrez|avez|vendez|réparez|posez|installez|pouvez|prenez|coupez|changez)|offrez vous|vendez vous|avez vous|réparez vous|posez vous|installez vous|vous (faites|offrez|vendez|réparez|posez|installez|faites tu))',
      'quels (services|genres|types)',
      'faites (vous|tu)',
      'avez vous (des|un|une|de la)',
      'sans rendez vous',
    ],
    unless: [
      'avez vous (de la place|une disponibilité|des disponibilités|une place|un moment|reçu)',
      'vous avez (de la place|une place)',
    ],
  },
  {
    intent: 'status',
    certain: [
      '(est|sont) (il|elle|ce que .. ) .. (prêt|prête|prêts|fini|finie|terminé|terminée|réparé|réparée)',
      '(mon|ma|mes) .. (est|sont) (elle|il|ils|t elle|tu)? .. (prêt*|fini*|terminé*|arrivé*)',
      '(prêt|prête|prêts)$',
      '(nouvelles|suivi|statut|avancement) .. (mon|ma|de|sur|commande)',
      'quand .. (prêt*|récupérer|chercher)',
    ],
    unless: ['je suis prêt*'],
  },
  {
    intent: 'generalQuestion',
    certain: [
      "(j'ai|j'aurais|une|petite|autre) .. question*",
      '(renseignement*|information*|info)',
      '(savoir|demander) (si|est ce|quelque)',
    ],
    likely: [
      "(est ce que|qu'est ce que|pourquoi|comment|quand)",
      "c'est quoi",
      'quel*',
      '^ .. (sont|est) (ils|elles|il|elle)',
      "(j'appelle|appelle) (pour|au sujet|concernant)",
    ],
  },
];
