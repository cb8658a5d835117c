import { describe, expect, it } from 'vitest';
import { primaryIntent } from './recognise-intents.ts';
import { callerLines } from './testing/caller-lines.ts';

describe('French as it is spoken on the phone in Canada', () => {
  it.each(
    callerLines({
      price: [
        'combien ça coûte',
        "c'est combien pour une coupe",
        'quel est le prix pour teinter un VUS',
        'vous chargez combien pour les freins',
        'ca coute combien un changement dhuile',
        'quels sont vos tarifs',
      ],
      quote: ["j'aimerais avoir une soumission", 'faites-vous des estimations gratuites'],
      payment: ['prenez-vous la carte de crédit', 'acceptez-vous le comptant'],
      hours: [
        "quelles sont vos heures d'ouverture",
        'êtes-vous ouverts samedi',
        'à quelle heure vous fermez',
        'vous ouvrez à quelle heure demain',
        'etes vous ouvert le dimanche',
      ],
      isOpenNow: ['êtes-vous ouverts maintenant', 'vous êtes encore ouverts'],
      address: [
        'où êtes-vous situés',
        "c'est où votre garage",
        'quelle est votre adresse',
        'vous êtes où exactement',
      ],
      area: ['vous déplacez-vous à Laval', 'desservez-vous Gatineau'],
      serviceOffered: [
        'faites-vous les freins',
        'est-ce que vous réparez les pare-brise',
        'vendez-vous des pneus',
        'est-ce que vous faites les barbes',
      ],
      book: [
        'je voudrais prendre rendez-vous',
        "j'aimerais un rendez-vous pour demain",
        'avez-vous de la place vendredi',
        "j'ai besoin d'un plombier",
        'je veux faire changer mes pneus',
        'est-ce que je peux réserver pour samedi',
        'prendre un rdv svp',
      ],
      reschedule: [
        'je dois déplacer mon rendez-vous',
        'est-ce que je peux changer mon rendez-vous pour jeudi',
        'je vais être en retard',
        'je veux pas annuler juste le déplacer à lundi',
      ],
      cancel: [
        'je veux annuler mon rendez-vous',
        'je pourrai pas venir demain',
        'il faut que j annule',
      ],
      person: [
        'je veux parler à quelqu’un',
        'puis-je parler au propriétaire',
        'transférez-moi à un humain',
        'je voudrais parler à une vraie personne',
      ],
      message: ['je voudrais laisser un message', 'pouvez-vous prendre un message'],
      callback: ['pouvez-vous me rappeler', 'rappelez-moi demain'],
      emergency: [
        'ça sent le gaz',
        "il y a de l'eau partout dans le sous-sol",
        "c'est une urgence",
        'mon sous-sol est inondé',
        'un tuyau a éclaté',
      ],
      complaint: [
        'je ne suis pas satisfait du travail',
        'je veux faire une plainte',
        'vous avez égratigné mon auto',
      ],
      status: ['est-ce que mon auto est prête', 'ma voiture est-elle prête'],
      repeat: ['pouvez-vous répéter', "j'ai pas compris", 'pardon'],
      hold: ['un instant', 'attendez une minute', 'une seconde'],
      robotQuestion: ['êtes-vous un robot', 'est-ce que je parle à une vraie personne'],
      language: ['parlez-vous anglais', 'en français svp'],
      wrongNumber: ['désolé mauvais numéro'],
      greeting: ['bonjour', 'allô'],
      thanks: ['merci beaucoup', 'merci'],
      goodbye: ['au revoir', "c'est tout merci", 'bonne journée'],
      yes: ['oui', 'ouais', 'ben oui', 'exactement'],
      no: ['non', 'non merci', 'pas vraiment', 'pas du tout'],
      dontKnow: ['je sais pas', 'aucune idée'],
      jobApplication: ["j'appelle pour l'offre d'emploi"],
      waitTime: ["c'est quoi le temps d'attente", 'quand pouvez-vous venir'],
      duration: ['combien de temps ça prend'],
      warranty: ['avez-vous une garantie'],
    }),
  )('hears %s in "%s"', (intent, text) => {
    expect(primaryIntent(text)).toBe(intent);
  });
});
