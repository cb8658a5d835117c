import type { IntentPhrases } from '../vocabulary.ts';

/** Steering the conversation, and courtesies. */
export const steering: IntentPhrases[] = [
  {
    intent: 'robotQuestion',
    certain: [
      "(êtes vous|es tu|t'es|vous êtes|tu es|c'est|est ce|je parle .. |parler à|parle à) .. (robot|machine|ordinateur|humain|vraie personne|répondeur|intelligence artificielle|ia)",
    ],
    unless: ['(voudrais|veux|aimerais|peux|pourrais|puis) .. parler'],
  },
  {
    intent: 'language',
    certain: [
      '(parlez|parle|parles|service|continuer|en) (vous|tu)? .. (français|anglais|espagnol|arabe|francais)',
      'en français',
      '^ (français|anglais|in english)',
      '(parlez|parlez vous|parler) .. (français|anglais)',
    ],
  },
  {
    intent: 'repeat',
    certain: [
      '(répét*|redire|redites|redis)',
      '(pas|rien) (compris|entendu|catché|saisi)',
      "^ (pardon|quoi|hein|comment|s'cusez|scusez|désolé)$",
      "(qu'est ce que|quoi) .. (avez dit|as dit|vous dites|tu dis)",
      'vous dites$',
      'comment ça$',
    ],
  },
  {
    intent: 'slower',
    certain: [
      '(moins vite|plus lentement|plus fort|trop vite|ralenti*|plus doucement|entends (pas|mal))',
    ],
  },
  {
    intent: 'hold',
    certain: [
      '(un|une|deux) (instant|moment|seconde|minute|petite seconde|secondes|minutes|petit instant)$',
      '(attendez|attends|patientez|quittez pas|minute)$',
      '(attendez|attends) (un|une|moi|minute)',
      'ne quittez pas',
      'donnez moi (une|un|deux) (seconde|instant|minute|minutes|moment)',
      '(je vais|laissez moi) (chercher|regarder|vérifier|prendre un crayon|voir)',
    ],
  },
  {
    intent: 'correction',
    certain: [
      "(c'est pas|ce n'est pas|c est pas) (ça|ce que|le bon|la bonne|bon|exact|correct|mon)",
      '(je voulais dire|je veux dire|plutôt|erreur|mal compris)',
      "(c'est) (faux|une erreur)",
      "j'ai pas dit",
      "je n'ai pas dit",
    ],
  },
  {
    intent: 'alreadySaid',
    certain: [
      "(j'ai|je vous ai|je l'ai|je te l'ai|vous l'ai) déjà (dit|donné|répondu|expliqué)",
      'je viens de (le|vous le|te le) dire',
      'déjà (dit|demandé)',
    ],
  },
  {
    intent: 'audioCheck',
    certain: [
      "(êtes vous|vous êtes|es tu|t'es) (toujours|encore)? là",
      "(vous m'entendez|m'entendez vous|tu m'entends)",
      "(il y a|y a t il) quelqu'un",
      '^allô allô',
    ],
  },
  {
    intent: 'greeting',
    certain: ['^ (oui)? (bonjour|salut|bonsoir|allô|coucou|bon matin|bon après midi)'],
    unless: ['allô allô', 'salut (là)? (bonne|à)'],
  },
  {
    intent: 'howAreYou',
    certain: ['(comment (ça va|allez vous|vas tu|vous allez)|ça va (bien)?$)'],
    unless: ['ça va être'],
  },
  {
    intent: 'thanks',
    certain: ['(merci|remercie|remercier|apprécie|gentil|gentille)'],
  },
  {
    intent: 'goodbye',
    certain: [
      '(au revoir|aurevoir|bye|à bientôt|à la prochaine|à demain|à plus tard|bonne (journée|soirée|fin|nuit|semaine)|à tantôt|tchao|salut bonne)',
      "(c'est tout|ce sera tout|ça va être tout|c'est bon pour moi|rien d'autre|ça sera tout|c'est beau comme ça|ça fait le tour|tout ce (que|qu'il|dont))",
      '(rien|plus rien) (de plus|autre|d autre)',
      'je (vais y|dois y|dois vous) (aller|laisser)',
      'je vous laisse',
    ],
  },
  {
    intent: 'dontKnow',
    certain: [
      "((je)? (ne)? sais (pas|plus|pu)|chais pas|aucune idée|pas (sûr|sûre|certain|certaine)|me (souviens|rappelle) (pas|plus|pu)|ça dépend|peu importe|pas décidé*|j'ai oublié)",
      "m'en souviens (plus|pas)",
    ],
  },
  {
    intent: 'abuse',
    certain: [
      '(va chier|mange de la marde|ostie|crisse|tabarnak|câlisse|imbécile|épais|niaiseux|vieux con|stupide)',
    ],
  },
];
