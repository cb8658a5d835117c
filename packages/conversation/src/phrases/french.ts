import { disclosures } from './disclosure.ts';
import type { PhraseBook } from './phrase-book.ts';

/** The same lines as in English, in the French spoken in Canada, with the polite form. */
export const french: PhraseBook = {
  greeting: ["Merci d'appeler {business}. {disclosure} Comment puis-je vous aider?"],
  disclosure: [disclosures.fr.plain],
  disclosureNamed: [disclosures.fr.named],
  resumed: ['Désolée, nous avons été coupés un instant.', 'Désolée, je suis de retour en ligne.'],

  sure: ['Bien sûr.', 'Avec plaisir.', 'Certainement.'],
  thanksName: ['Merci, {name}.', 'Merci bien, {name}.', 'Parfait, merci {name}.'],

  howToHelp: [
    'Comment puis-je vous aider?',
    'Que puis-je faire pour vous?',
    'Que voulez-vous savoir?',
  ],
  anythingElse: [
    'Puis-je vous aider avec autre chose?',
    'Y a-t-il autre chose?',
    'Autre chose que je peux faire pour vous?',
    'Aviez-vous une autre question?',
  ],

  price: [
    "{service}, c'est {price}.",
    "Pour {service}, c'est {price}.",
    "C'est {price} pour {service}.",
  ],
  priceFrom: [
    "{service}, c'est à partir de {price}; le prix final peut être plus élevé.",
    'Pour {service}, les prix commencent à {price}.',
  ],
  priceSeveral: ['Pour {count}, cela fait {total}.', 'Cela fait {total} pour {count}.'],
  besideAt: ["{service} avec {other}, c'est {price}."],
  thereAndBack: ['Aller-retour, cela fait {total}.', 'Dans les deux sens, ça fait {total}.'],
  pricesDiffer: ['La différence est de {amount}.', 'Il y a {amount} de différence.'],
  priceTotalLess: [
    'Ensemble, avec {off} de moins, cela fait {total}.',
    'Avec {off} de moins pour le tout, cela fait {total}.',
  ],
  priceTotal: ['En tout, cela fait {total}.', 'Le total est de {total}.'],
  priceList: ['{service} : {list}.', 'Pour {service} : {list}.'],
  dontSay: [
    "Je ne peux pas donner de prix au téléphone pour {service}, mais quelqu'un ici peut vous faire une soumission.",
    "Je ne peux pas donner de prix moi-même pour {service}. Quelqu'un de l'équipe peut vous en donner un.",
  ],
  priceUnknown: [
    "Je n'ai pas de prix fixe pour {service} sous les yeux.",
    "Il n'y a pas de prix indiqué pour {service}, et je préfère ne pas deviner.",
  ],
  taxExtra: ['Les taxes sont en sus.', "C'est avant taxes."],
  taxIncluded: ['Les taxes sont comprises.', "C'est taxes comprises."],
  taxUnknown: [
    "C'est le prix indiqué. Je ne peux pas dire si les taxes sont comprises; l'équipe pourra le confirmer.",
    "J'ai seulement le prix affiché, et il ne précise pas les taxes.",
  ],

  offered: ['Oui, nous faisons {service}.', 'Oui, nous offrons {service}.'],
  offeredAt: [
    'Oui, nous offrons {service}, à {price}.',
    "Oui, on fait ça: {service}, c'est {price}.",
  ],
  notDone: ['Malheureusement non, {said}.', 'Désolé, {said}.'],
  notDoneBare: ['Désolé, {said}.', 'Je regrette, {said}.'],
  notListed: [
    'Je ne vois pas {thing} dans notre liste de services.',
    'À ma connaissance, {thing} ne fait pas partie de notre liste.',
  ],
  maybeDone: [
    'Je ne peux pas vous dire avec certitude si nous faisons ça.',
    'Je ne suis pas certaine que nous fassions ça.',
    'Si nous faisons ça, je ne saurais vous le dire avec certitude.',
  ],
  servicesAre: ['Nous offrons {list}.', 'Nos services sont {list}.'],
  servicesSome: ['Entre autres, nous offrons {list}.', 'Notre liste comprend {list}.'],
  servicesUnknown: [
    "Je n'ai pas la liste des services sous les yeux.",
    "L'équipe ne m'a pas encore donné la liste des services.",
  ],

  whichService: ['Est-ce {list}?', 'Ce serait {list}?'],
  meansThat: ["Est-ce que c'est ce que vous cherchez?", 'Est-ce à ça que vous pensez?'],
  whichServiceOpen: [
    "C'est pour quel service?",
    'Que souhaitez-vous faire faire?',
    'De quel travail avez-vous besoin?',
  ],
  whichOption: ['Lequel serait-ce pour vous?', 'Ce serait lequel?'],
  whichOptionFor: ['Pour {service}, est-ce {list}?', 'Laquelle serait-ce pour {service}: {list}?'],

  wantIt: [
    'Voulez-vous prendre rendez-vous?',
    'Est-ce que je vous note pour ça?',
    "Voulez-vous que je m'en occupe pour vous?",
  ],
  upsell: [
    'Nous pourrions aussi faire {service}, à {price}. Je le note?',
    "Nous offrons aussi {service} pour {price}. Voulez-vous que je l'ajoute?",
  ],
  upsellAdded: ["J'ajoute {service}.", 'Je note aussi {service}.'],
  declined: ['Pas de problème.', "C'est parfait."],

  promotion: [
    'Nous avons une promotion en ce moment, {promotion}.',
    'Il y a une promotion en ce moment, {promotion}.',
  ],
  promotionToo: ['Il y a aussi {promotion}.', 'Nous avons aussi {promotion}.'],
  promotionUntil: ["Elle dure jusqu'au {date}.", "C'est jusqu'au {date}."],
  promotionLastDay: ["C'est aujourd'hui le dernier jour.", "Elle se termine aujourd'hui."],
  promotionComing: [
    'À partir du {date}, nous avons une promotion, {promotion}.',
    'Il y a une promotion à partir du {date}, {promotion}.',
  ],
  morePromotions: ['Voulez-vous entendre les autres?', 'Est-ce que je vous dis les autres?'],

  onTopic: ['Côté {topic}:'],
  perhaps: ["Je crois que c'est ce que vous cherchez:", "C'est peut-être ceci:"],
  asISaid: ['Comme je vous le disais: {said}', "Voici ce que j'ai là-dessus: {said}"],
  unknownAnswer: [
    "Je n'ai pas cette réponse ici, alors je transmets votre question à l'équipe.",
    "Ça, je ne l'ai pas d'écrit, alors je ne devine pas. Je transmets votre question.",
    'Je ne suis pas certaine pour ça, alors je transmets la question.',
  ],
  toldAll: [
    "Ce que je vous ai dit, c'est tout ce que j'ai là-dessus. Je note votre question pour l'équipe.",
    "Je n'ai rien de plus ici là-dessus. Je note votre question pour l'équipe.",
  ],
  offerCallback: [
    "Voulez-vous que quelqu'un vous rappelle à ce sujet?",
    'Est-ce que je vous fais rappeler?',
  ],

  addressIs: [
    'Nous sommes au {address}.',
    "L'adresse est le {address}.",
    'Vous nous trouverez au {address}.',
  ],
  townIs: ['Nous sommes à {town}.', 'Nous sommes établis à {town}.'],
  addressUnknown: [
    "Je n'ai pas l'adresse sous les yeux.",
    "Désolée, on ne m'a pas donné l'adresse.",
  ],
  areaCovers: ['Oui, on va à {place}. {area}', 'Oui, {place} est couvert. {area}'],
  areaForFee: [
    'Oui, on va à {place}, avec {fee} de déplacement.',
    'Oui, on se rend à {place}; le déplacement est de {fee}.',
  ],
  areaFree: [
    "Non, pour {place}, c'est sans frais de déplacement.",
    "Pour {place}, il n'y a pas de frais de déplacement.",
  ],
  areaNoFee: [
    "Je n'ai pas de frais de plus pour y aller.",
    "Rien de plus n'est écrit pour cet endroit.",
  ],
  areaUnknown: [
    "Je ne sais pas exactement jusqu'où nous nous déplaçons.",
    "On ne m'a pas dit où s'arrête notre territoire.",
  ],
  contactPhone: ['Le numéro est le {phone}.', 'Vous pouvez appeler le {phone}.'],
  contactEmail: ["L'adresse courriel est {email}.", 'Vous pouvez écrire à {email}.'],
  contactWebsite: ['Le site web est {website}.', 'Vous nous trouverez en ligne à {website}.'],
  websiteUnknown: ["Je n'ai pas de site web pour nous.", "Aucun site web ne m'a été donné."],
  contactUnknown: [
    "Je n'ai pas cette coordonnée.",
    "C'est une coordonnée qu'on ne m'a pas donnée.",
  ],

  robot: [
    "Je suis l'assistante virtuelle de {business}, une intelligence artificielle, pas une personne. Je peux répondre à vos questions, noter un rendez-vous et transmettre un message.",
    "Vous parlez à l'assistante virtuelle de {business}. Tout ce que vous me dites est transmis à l'équipe.",
  ],
  welcome: ['Avec plaisir.', 'Je vous en prie.', 'Bienvenue.'],
  repeatLead: [
    'Bien sûr.',
    'Oui, encore une fois.',
    'Pas de problème, je répète:',
    'Avec plaisir.',
  ],
  hold: [
    'Bien sûr, prenez votre temps.',
    "Il n'y a pas de presse, j'attends.",
    "D'accord, j'attends.",
  ],
  sureLanguage: ['Bien sûr, parlons français.', 'Avec plaisir, continuons en français.'],
  otherLanguage: [
    'Je parle français et anglais.',
    'Je peux vous parler en français ou en anglais.',
  ],
  injection: [
    'Je peux seulement vous aider pour {business}.',
    "Je m'en tiens à aider les clients de {business}.",
  ],

  noCardsHere: [
    "S'il vous plaît, ne me donnez pas de numéro de carte: je ne peux pas prendre de paiement ici, et je ne le garde pas.",
  ],
  condolence: ['Je suis vraiment désolée.'],
  notTheirOwn: [
    "Je ne peux pas donner le numéro ou l'adresse personnelle de quelqu'un, mais je peux transmettre un message.",
    'Je ne donne pas les coordonnées privées des gens, mais je transmets volontiers un message.',
  ],
  personUnavailable: [
    "Je ne peux pas vous transférer maintenant, mais je m'assure qu'une personne reçoive votre message.",
    "Personne n'est libre à l'instant, mais quelqu'un peut vous rappeler.",
    "Je ne peux pas transférer l'appel pour le moment. Quelqu'un vous répondra.",
  ],
  transferring: [
    "Je vous transfère. Un instant, s'il vous plaît.",
    "Un instant, je vous passe quelqu'un.",
  ],
  transferFailed: [
    "Personne n'a répondu, désolée. Je peux prendre un message et vous faire rappeler.",
    "Je n'ai pu joindre personne, désolée. On va vous rappeler.",
  ],

  danger: [
    "Si quelqu'un est en danger, raccrochez et composez le 911 tout de suite.",
    "Appelez d'abord le 911 si quelqu'un peut être en danger.",
  ],
  noHelpSent: [
    "Je ne peux pas appeler le 911 d'ici, donc aucun secours n'est en route: raccrochez et composez le 911 vous-même, ou demandez à quelqu'un près de vous.",
    "Personne n'est en route à cause de cet appel: je ne peux pas joindre le 911 pour vous. Composez le 911 maintenant, de n'importe quel téléphone.",
  ],
  perhapsDanger: [
    "Si quelqu'un est blessé ou en danger, raccrochez et composez d'abord le 911.",
    "D'abord, si c'est une urgence, composez le 911.",
  ],
  dangerToSelf: [
    "Si quelqu'un est en danger, composez le 911 tout de suite. Vous pouvez aussi appeler ou texter le 9-8-8, jour et nuit, pour parler à quelqu'un.",
    "Composez le 911 si quelqu'un est en danger, et appelez ou textez le 9-8-8, jour et nuit: on y est là pour vous écouter.",
  ],
  urgent: ["C'est urgent, je comprends.", 'Ça ne peut pas attendre.'],
  priceFixed: [
    'Je ne peux pas changer le prix moi-même, mais je transmets votre question au propriétaire.',
    "Le prix n'est pas à moi. Je vais le demander au propriétaire pour vous.",
  ],
  mercyAsked: [
    "Je comprends. Ce n'est pas à moi de décider, mais je le demande à l'équipe pour vous.",
    "Je vous comprends. Je ne peux pas l'enlever moi-même, mais je transmets votre demande.",
  ],
  sorry: [
    "Je suis désolée d'entendre cela.",
    'Désolée pour cette situation.',
    "Cela n'aurait pas dû arriver, désolée.",
  ],
  textsStopped: [
    "D'accord, plus aucun texto ne sera envoyé au numéro d'où vous appelez.",
    "C'est fait: vous ne recevrez plus de textos au numéro d'où vous appelez.",
  ],
  textsPassedOn: [
    "Je ne vois pas de quel téléphone il s'agit, alors je demande à l'équipe d'arrêter ces textos.",
    "Je ne vois pas votre numéro d'ici, alors l'équipe verra à arrêter ces textos.",
  ],
  sendsNoText: [
    "Je ne peux pas envoyer de texto moi-même d'ici, mais je demande à l'équipe de vous l'envoyer.",
    "Ce texto-là, je ne peux pas l'envoyer moi-même; je transmets votre demande à l'équipe.",
  ],
  sendsNoEmail: [
    "Je ne peux pas envoyer de courriel moi-même d'ici, mais je demande à l'équipe de vous l'envoyer.",
    "Un courriel, je ne peux pas l'envoyer moi-même; je transmets votre demande à l'équipe.",
  ],
  sendsNothing: [
    "Je ne peux rien envoyer moi-même d'ici, mais je demande à l'équipe de vous l'envoyer.",
    "Je ne peux pas l'envoyer moi-même; je transmets votre demande à l'équipe.",
  ],
  tellEmail: [
    "Si vous me donnez l'adresse courriel, je la note pour eux.",
    "Vous pouvez me donner l'adresse courriel, je l'ajoute.",
  ],
  textUnderWay: [
    "Oui, le texto part au numéro d'où vous appelez.",
    "Oui, le texto s'en vient au numéro d'où vous appelez.",
  ],
  keptForDays: [
    "Aucun son n'est enregistré. Nos paroles sont notées pour {business} et effacées après {days} jours; un court résumé leur reste.",
    "Rien n'est gardé en son. Nos paroles sont notées pour {business} et effacées après {days} jours, et un court résumé reste.",
  ],
  keptForTime: [
    "Aucun son n'est enregistré. Nos paroles sont notées pour {business} et gardées un temps limité; un court résumé leur reste.",
    "Rien n'est gardé en son. Nos paroles sont notées pour {business} et gardées un temps limité, et un court résumé reste.",
  ],
  faultForPeople: [
    "Ce n'est pas à moi de dire qui est responsable ni ce qui sera payé. Quelqu'un de l'équipe va regarder ça.",
    "Je ne peux pas répondre de cela, ni dans un sens ni dans l'autre. Je le transmets, et quelqu'un va regarder ça.",
  ],
  threatPassedOn: [
    'Je vous ai entendu. Je transmets votre message au propriétaire maintenant, comme vous l’avez dit.',
    'Je comprends que vous êtes en colère. Le propriétaire reçoit vos paroles comme vous les avez dites.',
  ],
  threatNoted: [
    'Je vous ai entendu. Je transmets votre message, comme vous l’avez dit.',
    'Je comprends que vous êtes en colère. Vos paroles sont transmises comme vous les avez dites.',
  ],
  complaintOwner: [
    "Je m'assure que le propriétaire en soit informé.",
    "Le propriétaire le saura aujourd'hui.",
  ],
  applicationNoted: [
    'Merci de votre intérêt. Je peux transmettre votre nom et votre numéro au propriétaire.',
    "Je ne sais pas s'il y a un poste, mais je transmets votre nom et votre numéro.",
  ],
  supplierNoted: ["Je transmets cela à l'équipe.", "Je peux prendre les détails pour l'équipe."],
  statusUnknown: [
    "Je ne vois pas l'avancement d'ici, mais quelqu'un vous appellera pour vous le dire.",
    "Je n'ai pas l'information devant moi. Je vous fais rappeler avec la réponse.",
  ],
  returningCallNoted: [
    "Quelqu'un d'ici vous a peut-être appelé. Je peux dire que vous avez rappelé.",
    "Je vais dire à l'équipe que vous avez retourné l'appel.",
  ],
  spamFirst: [
    'Merci, mais cela ne nous intéresse pas, et veuillez retirer ce numéro de votre liste. Si vous avez besoin de nos services, je peux vous aider.',
  ],
  spamLast: ['Non merci. Au revoir.'],
  reached: ['Vous êtes chez {business}.', 'Ici {business}.'],
  wrongNumber: ['Pas de problème. Vous êtes chez {business}. Bonne journée.'],

  bookIntro: [
    "Je prends vos coordonnées, et quelqu'un confirmera l'heure avec vous.",
    "Je note vos détails pour que l'équipe confirme une heure.",
  ],
  rescheduleIntro: [
    "Je transmets le changement, et quelqu'un le confirmera.",
    "Je note le changement pour que l'équipe le confirme.",
  ],
  cancelIntro: [
    "Je dis à l'équipe de l'annuler.",
    "Je peux transmettre l'annulation tout de suite.",
  ],
  messageIntro: ['Je prends le message.', 'Je peux le transmettre.'],
  callbackIntro: ['Je vous fais rappeler.', "Je demande à quelqu'un de vous rappeler."],

  letMeThink: ["D'accord.", 'Entendu.', 'Très bien.'],
  letMeSee: ['Je regarde ça.', "D'accord.", 'Un instant.', 'Bon.', 'Une petite seconde.'],
  withYou: ['Je vous entends.', 'Je suis avec vous.'],
  oneMoment: ["Un instant, je regarde l'agenda.", 'Un petit instant, je vérifie.'],
  slotFree: ["C'est libre {time}.", "Bien, c'est disponible {time}."],
  tooSoon: [
    "C'est trop tôt pour réserver par téléphone; il faut s'y prendre plus d'avance.",
    "Par téléphone, il faut réserver plus d'avance que cela.",
  ],
  slotTaken: ['Cette heure est prise.', "Désolée, cette heure n'est pas libre."],
  whichSlot: ["J'ai {list}. Laquelle préférez-vous?", 'Il reste {list}. Laquelle vous convient?'],
  oneSlot: ["J'ai {time}. Cela vous irait?", 'Il y a {time}. Je la prends?'],
  noSlots: ['Je ne vois rien de libre {time}.', "Il n'y a rien de libre {time}, désolée."],
  askBooking: ['Donc {what}. Je le réserve?', 'Je réserverais {what}. Est-ce exact?'],
  askMove: [
    'Donc, je le déplace: {what}. Est-ce exact?',
    'Ce serait plutôt {what}. Je le déplace?',
  ],
  bookedFor: ["C'est réservé: {what}.", 'Votre rendez-vous est pris: {what}.'],
  movedTo: ["C'est déplacé: {what}.", 'Votre nouvelle heure est fixée: {what}.'],
  askCancel: ["Je vois {what}. Je l'annule?", "Vous avez {what}. Voulez-vous l'annuler?"],
  cancelledIs: ["{what}: c'est annulé.", "C'est annulé: {what}."],
  leftAsIs: ["D'accord, je le laisse tel quel.", "Très bien, il reste à l'agenda."],
  appointmentFound: ["Je l'ai trouvé: {what}.", 'Je vois votre rendez-vous: {what}.'],
  appointmentNotFound: [
    "Je ne trouve pas de rendez-vous à ce numéro; je transmets donc à l'équipe.",
  ],
  bookSilent: [
    "L'agenda ne répond pas, alors je ne peux rien vous promettre pour l'instant.",
    "Je n'ai pas pu faire confirmer le rendez-vous, car l'agenda ne répond pas.",
  ],
  askTextWhenKnown: ["Voulez-vous un texto dès que j'ai la réponse?"],
  willTextWhenKnown: ["Je vous envoie un texto dès que j'ai la réponse."],
  askText: ['Voulez-vous un texto de confirmation?', 'Je vous envoie la confirmation par texto?'],
  willText: ["Je vous l'envoie.", 'Le texto est en route.'],
  cannotText: [
    'Je ne peux pas envoyer de texto depuis cet appel.',
    'Aucun texto ne peut partir de cet appel.',
  ],
  willNotText: ['Pas de texto, alors.', "D'accord, je n'envoie rien."],

  askReason: ["C'est à quel sujet?", 'Que dois-je leur dire?', 'Quel message voulez-vous laisser?'],
  askComplaint: ["Que s'est-il passé?", "Pouvez-vous me dire ce qui n'a pas été?"],
  askEmergency: ["Quelle est l'adresse, et que se passe-t-il?", 'Où est-ce, et que se passe-t-il?'],
  askTime: [
    'Quel jour et quelle heure vous conviendraient?',
    'Quand cela vous conviendrait-il?',
    'Quel jour préférez-vous?',
  ],
  askNewTime: ['À quand voulez-vous le déplacer?', 'Quel jour irait mieux?'],
  askName: [
    'Puis-je avoir votre nom?',
    'À quel nom dois-je le noter?',
    "Et votre nom, s'il vous plaît?",
  ],
  askPhone: [
    'Quel est le meilleur numéro pour vous joindre?',
    'À quel numéro doit-on vous rappeler?',
    'Pouvez-vous me donner votre numéro de téléphone?',
  ],
  phoneSoFar: [
    "J'ai {digits} jusqu'ici. Quelle est la suite?",
    "Jusqu'ici, j'ai {digits}. Pouvez-vous me donner le reste?",
  ],
  changeWhat: ['Désolée. Que dois-je changer?', 'Je corrige. Quelle partie est inexacte?'],

  readBackPhone: ["J'ai votre numéro: {phone}.", 'Votre numéro est le {phone}.'],
  readBackOther: ['Et pour {who}, le {phone}.', "Et j'ai le {phone} pour {who}."],
  readBackInstead: [
    "C'est {who} qu'on appellera, au {phone}.",
    'On appellera {who} au {phone}, pas vous.',
  ],
  readBackInsteadOnly: ["C'est {who} qu'on appellera.", 'On appellera {who}, pas vous.'],
  readBackFor: ["C'est pour {who}.", 'Et ce sera pour {who}.'],
  gotOther: ["{phone} pour {who}, c'est noté.", "J'ai noté le {phone} pour {who}."],
  promiseCallOther: ["Je demande à l'équipe d'appeler {who}.", 'Je fais appeler {who}.'],
  yourRelation: ['votre {relation}'],
  thatPerson: ['cette personne'],
  readBackEmail: ['Votre courriel est {email}.', "J'ai {email}."],
  promiseCall: ["Je demande à l'équipe de vous rappeler {time}.", 'Je vous fais rappeler {time}.'],
  promiseCallBack: ["Je demande à l'équipe de vous rappeler.", 'Je vous fais rappeler.'],
  promiseText: ["Je demande à l'équipe de vous texter {time}.", "Quelqu'un va vous texter {time}."],
  promiseTextBack: ["Je demande à l'équipe de vous texter.", "Quelqu'un va vous texter."],
  promisePass: ["Je transmets cela à l'équipe.", "L'équipe recevra votre message."],
  promiseUrgent: [
    'Le propriétaire est averti maintenant et a votre numéro.',
    "J'ai dit au propriétaire que c'est urgent, avec votre numéro.",
  ],
  promiseBooking: [
    "J'ai noté {what} pour {time}, et l'équipe vous appellera pour confirmer.",
    "Donc {what}, {time}. L'équipe vous le confirmera.",
  ],
  byTextNoted: ["J'ai noté qu'un texto est mieux.", "J'indique de vous texter."],
  outsideHours: [
    'Pas à cette heure-là, malheureusement: {hours}',
    "C'est en dehors de nos heures: {hours}",
  ],
  besideNoted: ["C'est noté, {what}.", "Et {what}, je l'ai écrit."],
  besideAdded: ["J'ai noté cela aussi.", "Je l'ajoute à la demande."],
  callTimeNoted: ["J'ai noté de vous appeler {time}.", "J'indique de vous appeler {time}."],
  promiseVisits: [
    "J'ai noté {what}, et l'équipe vous appellera pour confirmer.",
    "Donc {what}. L'équipe vous confirmera le tout.",
  ],
  wantedNow: ["D'accord, donc {what}.", 'Parfait, ce serait {what}.'],
  askTimeOf: ['Et {what}, ce serait pour quand?', 'Quel jour et quelle heure pour {what}?'],
  promiseBookingAny: [
    "L'équipe vous appellera pour fixer une heure.",
    "Quelqu'un vous appellera pour trouver un moment.",
  ],
  promiseCancel: [
    "Je dis à l'équipe d'annuler, et elle vous le confirmera.",
    "L'équipe va l'annuler et vous avertir.",
  ],
  isThatRight: ['Est-ce exact?', 'Ai-je bien compris?', "Est-ce que c'est correct?"],
  lateNoted: ['Merci de me prévenir. Je transmets.', 'Pas de problème, je transmets.'],
  described: ['Pour {service}: {description}', 'Voici pour {service}: {description}'],
  listedApart: [
    "Je vois {other} à part sur notre liste, alors je ne peux pas dire si c'est compris dans {service}.",
    "{other}, c'est à part sur notre liste. Je ne peux pas dire si c'est compris dans {service}.",
  ],
  noted: ["D'accord, je l'ai ajouté.", "Très bien, c'est écrit.", "C'est noté."],
  messageAdded: ['Je le transmets avec le reste.', 'Je le leur fais savoir aussi.'],
  stillHere: ['Oui, je suis là.', 'Je suis là.'],
  corrected: ["Merci, j'ai corrigé.", "D'accord, c'est corrigé."],
  passedOnAgreed: ['Merci, je transmets ça tout de suite.', "D'accord, je leur transmets ça."],
  allSet: ["C'est noté.", 'Parfait, tout est noté.', "Très bien, j'ai tout ce qu'il faut."],

  sorryToo: [
    'Je suis désolée pour ça aussi, je le note.',
    'Désolée, je le transmets aussi au propriétaire.',
  ],
  gotThat: ["D'accord, je vois.", 'Je comprends.'],
  gotTime: ["{time}, c'est noté.", '{time}, parfait.', "{time}, d'accord."],
  gotPhone: ["{phone}, c'est noté.", '{phone}, merci.'],
  gotAddress: ["{address}, c'est noté.", '{address}, merci.'],
  yes: ['Oui, on fait ça.', 'Oui, tout à fait.'],
  shortPrice: ["{service}, c'est {price}"],
  shortPriceFrom: ["{service}, c'est à partir de {price}"],
  shortPriceNone: ["je n'ai pas de prix à donner au téléphone pour {service}"],
  priceFree: ["{service}, c'est gratuit.", "C'est sans frais pour {service}."],
  priceRange: [
    "{service}, c'est à partir de {price}, selon le choix : {list}.",
    'Pour {service}, ça dépend du choix, {list}, à partir de {price}.',
  ],
  optionAt: ['{option}, {price}'],
  priceExtra: [
    'Chaque suivant est à {extra}, donc {total} pour {count}.',
    "C'est {extra} de plus pour chacun des suivants, ce qui fait {total} pour {count}.",
  ],
  withExtra: [
    'Avec {extra} pour le surplus, cela fait {total}.',
    'Le surplus est de {extra}, donc {total} en tout.',
  ],
  withExtras: [
    'Avec {count} de plus à {extra} chacun, cela fait {total}.',
    '{count} de plus à {extra} chacun, donc {total} en tout.',
  ],
  partFor: ["{service} pour {count}, c'est {price}"],
  partWithExtra: ["{service} avec {count} de plus, c'est {price}"],
  partWithSurcharge: ["{service} avec le supplément de {extra}, c'est {price}"],
  beyondAt: ['{count} de plus à {price} chacun.', 'Et {count} de plus à {price} chacun.'],
  bundleInstead: [
    'Pour {list} ensemble, il y a {service}, à {price}.',
    'Pour {list}, il y a {service} à {price}, qui remplace le tout.',
  ],
  saves: [
    'Vous économisez {saved} : {price} pour {service}, au lieu de {apart}.',
    'Ça vous fait {saved} de moins : {price} pour {service}, au lieu de {apart}.',
  ],
  reducedTo: [
    'Avec ce rabais, cela revient à {price}.',
    'Une fois le rabais enlevé, c’est {price}.',
  ],
  bothWays: ['Non, c’est pour l’aller-retour.', 'Non, ça couvre l’aller et le retour.'],
  savesTogether: ['Vous économisez {saved} : {price} au lieu de {apart}.'],
  reckonedRight: ["Oui, c'est ça.", 'Oui, exactement.'],
  reckonedWrong: ['Pas tout à fait.', 'Ça ne donne pas tout à fait ça.'],
  reckonedUnknown: [
    "Le reste de ce que vous nommez n'est pas sur notre liste, alors je ne peux pas confirmer ce total.",
    "Je n'ai pas l'autre montant ici, alors je ne peux pas confirmer ce total. Je le transmets à l'équipe.",
  ],
  bundleHolds: ['Avec {service}, vous avez déjà {list}.', '{service} comprend déjà {list}.'],
  bundleDoesAll: [
    'Pour le tout, il y a {service}, à {price}.',
    '{service} comprend tout ça, à {price}.',
  ],
  bundle: [
    'Il y a aussi {service}, qui comprend le tout pour {price}.',
    'Si vous voulez les deux, il y a {service}, à {price}.',
  ],
  totalFrom: ['En tout, cela commence à {total}.', 'Le tout est à partir de {total}.'],
  totalDepends: [
    'Le total dépend de la quantité.',
    'Ce que ça donne en tout dépend de ce que ça demande.',
  ],
  withTravel: [
    'Avec les {fee} pour aller à {place}, ça fait {total}.',
    'Le déplacement à {place} est de {fee}, donc {total} en tout.',
  ],
  noMoreThen: ["Non, c'est le même prix.", 'Non, le prix reste le même.'],
  sameThen: ["Oui, c'est le même prix.", 'Oui, le prix reste le même.'],
  withFeeTold: [
    'Avec les frais que je vous disais, cela fait {total}.',
    'Avec ces frais, {total}.',
  ],
  withFee: ['Avec ça, cela fait {total}.', 'Donc {total} avec ça.'],
  peopleAre: ['Ce serait {list}.', "C'est {list}."],
  limitKept: ['Oui.'],
  inTime: ['Non, vous êtes dans les temps.'],
  tooLate: ['Malheureusement, oui.'],
  limitWithin: ['Non, pas du tout.'],
  limitBroken: ['Malheureusement, non.', "J'ai bien peur que non."],
  totalUnknown: [
    "Je ne peux pas faire le total, parce que tout n'a pas un prix fixe.",
    "Une partie n'a pas de prix fixe, alors je ne peux pas vous donner un total.",
  ],
  dontSayAgain: [
    'Je suis désolée, je ne peux pas donner de chiffre pour ça, même approximatif.',
    "C'est un prix que je ne peux pas donner, même à peu près.",
  ],
  claimPrice: [
    "Ce que j'ai sur notre liste, c'est {price} pour {service}.",
    'Notre liste dit {price} pour {service}.',
  ],
  claimUnknown: [
    "Je ne peux pas le confirmer d'ici, mais je le transmets à l'équipe.",
    "Je ne vois pas ça ici, alors je vais demander à l'équipe de vérifier.",
  ],
  offeredFrom: ['Oui, nous offrons {service}, {price}.', 'Oui, on a {service}, {price}.'],
  offeredFree: ["Oui, on fait {service}, et c'est gratuit.", 'Oui, {service}, sans frais.'],
  offeredSome: ['On fait {list}.', 'Il y a {list}.'],
  soundsLike: ['Pour ça, on a {list}.', "On dirait que c'est {list}."],
  listedApartAt: [
    "{other}, c'est à part, à {price}.",
    "Non, {other}, ce n'est pas compris: c'est {price}.",
  ],
  includesNoMore: [
    "Pour le reste, je préfère que l'équipe vous le confirme.",
    "C'est tout ce que j'ai là-dessus, alors je note votre question pour l'équipe.",
  ],
  includesUnknown: [
    "Je ne peux pas vous dire ce qui est compris, alors je note la question pour l'équipe.",
    "Ce n'est pas écrit ici. Je note la question pour que l'équipe vous réponde.",
  ],
  describedAt: ["{service}, c'est {price}. {description}", '{service}, à {price} : {description}'],
  notListedThat: [
    'Je ne vois pas ça dans nos services.',
    "À ma connaissance, ce n'est pas dans notre liste.",
  ],
  unknownNoted: [
    "Je n'ai pas cette réponse, mais je note la question et l'équipe vous répondra.",
    "Ça, je ne le sais pas, mais je l'ajoute pour l'équipe.",
  ],
  otherPassedOn: [
    "Pour le reste, je transmets la question à l'équipe.",
    "L'équipe vous répondra pour l'autre partie.",
  ],
  areaNot: ['Désolée, on ne va pas à {place}. {area}', "{place} n'est pas couvert. {area}"],
  outsideArea: [
    "{place} est en dehors de notre secteur, donc l'équipe devra d'abord dire si c'est possible.",
    "On ne va normalement pas à {place}; quelqu'un devra dire si on peut.",
  ],
  areaUnlisted: [
    "{place} n'est pas dans notre liste, alors il faudrait que quelqu'un vous le confirme.",
    "Je ne vois pas {place} dans notre liste, alors l'équipe devra vous le dire.",
  ],
  areaIs: ['On couvre {area}', "Notre secteur, c'est {area}"],
  bookUnseen: [
    "Je ne vois pas l'horaire d'ici, mais je note votre souhait et l'équipe le confirme.",
    "Je le note comme votre souhait, et quelqu'un vous confirmera l'heure.",
  ],
  bookUnseenAt: [
    "Je ne vois pas l'horaire d'ici, mais je note {time}, et l'équipe le confirme.",
    "Je note {time} comme votre souhait, et quelqu'un vous le confirmera.",
  ],
  timeNotSure: [
    "Je l'ai noté, et l'équipe le confirme.",
    "Ce n'est pas encore confirmé, mais c'est noté.",
  ],
  nextUrgent: [
    "Ils ont votre numéro, et quelqu'un devrait vous rappeler dès que possible. Je ne peux pas donner d'heure exacte.",
    "Je ne peux pas promettre d'heure, mais c'est transmis comme urgent avec votre numéro.",
  ],
  nextUrgentPass: [
    "Je ne peux pas promettre d'heure, mais c'est transmis comme urgent avec votre numéro.",
    "C'est marqué urgent, avec votre numéro, mais je ne peux pas dire quand quelqu'un vous rappellera.",
  ],
  nextNothing: ["Rien n'est encore prévu.", "Je n'ai encore rien transmis."],
  nextPerson: [
    "{person} ou quelqu'un de l'équipe vous rappellera. Je ne peux pas dire exactement quand.",
    "Je m'assure que {person} ait le message. Je ne peux pas dire exactement quand.",
  ],
  nextTeam: [
    "Quelqu'un de l'équipe vous rappellera. Je ne peux pas dire exactement quand.",
    "Une personne de l'équipe vous rappelle; je ne peux pas promettre l'heure.",
  ],
  personAway: [
    'Je ne peux pas voir si {person} est là, mais je peux lui transmettre un message.',
    "Je ne peux pas vous passer {person} d'ici, mais je prends le message.",
  ],
  apology: ['Je suis désolée.', "Pardon, vous l'aviez dit."],
  goAhead: ['Allez-y, je vous écoute.', "Oui, qu'est-ce que je peux faire pour vous?"],
  noRush: [
    'Pas de problème, prenez votre temps.',
    'Bien sûr, rien ne presse. Rappelez-nous quand vous voulez.',
  ],
  customerToo: ['Est-ce que je peux faire quelque chose pour vous comme client?'],
  mine: ["J'ai {list}.", "Voici ce que j'ai : {list}."],
  mineName: ['votre nom, {name}'],
  minePhone: ['votre numéro, {phone}'],
  mineWhat: ['{what}'],
  mineTime: ['{time}'],
  mineAddress: ["l'adresse, {address}"],
  mineOnlyTime: ["Oui, c'est noté: {time}.", "Oui, {time}, je l'ai bien."],
  passedTo: ['Je transmets ça à {person}.', 'Je le fais savoir à {person}.'],
  promiseBookingAnyText: [
    "L'équipe vous textera pour convenir d'un moment.",
    "Quelqu'un vous textera pour trouver un moment.",
  ],
  promiseBookingText: [
    "J'ai noté {what} pour {time}, et l'équipe vous textera pour confirmer.",
    "Donc {what}, {time}. L'équipe vous le confirmera par texto.",
  ],
  mineNothing: ["Je n'ai encore rien noté.", "Rien n'est noté pour l'instant."],
  alerting: [
    "J'avertis le propriétaire tout de suite.",
    "Je préviens le propriétaire à l'instant.",
  ],
  calmed: [
    "D'accord, ce n'est donc pas urgent. C'est noté.",
    'Bon, alors je ne traite pas ça comme urgent.',
  ],
  passingOn: ['Je transmets ça comme urgent.', "Je le marque urgent pour l'équipe."],
  adviceGas: [
    'Si vous sentez le gaz, sortez tout de suite, ne touchez à aucun interrupteur et appelez le 911 de dehors.',
  ],
  openLatest: ['Nous sommes ouverts le plus tard {days}.', "Le plus tard, c'est {days}."],
  openEarliest: ['Nous ouvrons le plus tôt {days}.', "Le plus tôt, c'est {days}."],
  openLater: [
    'Après cette heure-là, nous sommes ouverts: {days}.',
    'À ce moment-là, il y a: {days}.',
  ],
  adviceMonoxide: [
    "Sortez tout le monde à l'air frais tout de suite, et appelez le 911 de dehors.",
  ],
  adviceFire: ['Faites sortir tout le monde et appelez le 911.'],
  adviceElectricity: [
    "N'y touchez pas. Si c'est sans danger, coupez le courant au panneau, et appelez le 911 si vous voyez de la fumée ou des flammes.",
  ],
  adviceHeldByCurrent: [
    "Ne touchez pas à une personne qui est en contact avec le courant. Coupez le courant au panneau si c'est sans danger, et appelez le 911.",
  ],
  adviceWetAndLive: [
    "Restez hors de l'eau, loin du panneau et de tout ce qui est électrique là-bas, et appelez le 911.",
  ],
  helpersKnow: [
    'Au 911, on vous le dira tout de suite: appelez-les maintenant.',
    "Appelez le 911 maintenant et demandez-le: on vous dira quoi faire jusqu'à l'arrivée des secours.",
  ],
  adviceWater: [
    "Si c'est sans danger, fermez l'entrée d'eau principale, et tenez-vous loin de tout ce qui est électrique et mouillé.",
  ],
  adviceTracks: [
    'Faites sortir tout le monde, éloignez-vous de la voie ferrée et composez le 911: laissez le véhicule là.',
  ],
  adviceWiresDown: [
    "Restez à au moins dix mètres des fils et de tout ce qu'ils touchent, et composez le 911. Si vous êtes dans un véhicule qu'ils touchent, restez-y.",
  ],
  adviceRoad: [
    "Si vous êtes au bord de la route, mettez vos feux de détresse, tenez tout le monde loin de la circulation, et appelez le 911 si vous n'êtes pas en sécurité.",
  ],
  notNow: ['Non, surtout pas.', 'Non, ne faites pas ça.'],
  keepOff: ["Oui, laissez-le fermé jusqu'à ce que quelqu'un l'ait vérifié."],
  leaveNow: ['Oui, tout de suite.', "Oui, s'il vous plaît."],
  adviceCold: [
    'Gardez tout le monde au chaud dans une pièce, et ne chauffez jamais avec la cuisinière ou un barbecue.',
  ],
  adviceInjury: ["Si quelqu'un est blessé, appelez d'abord le 911."],
  askReasonForThem: ["Qu'est-ce que je lui dis?", 'Quel est votre message?'],
  askReasonFor: ["Qu'est-ce que je dis à {person}?", 'Quel message pour {person}?'],
  askAddress: ["Quelle est l'adresse?", "Et c'est à quelle adresse?"],
  readBackAddress: ["L'adresse est {address}.", "C'est au {address}."],
  readBackCallerNumber: [
    "On vous rappelle au numéro d'où vous appelez, le {phone}.",
    "Votre numéro est celui d'où vous appelez, le {phone}.",
  ],
  promiseBookingTime: [
    "J'ai noté {time}. L'équipe vous appellera pour confirmer.",
    "Je note {time}, et quelqu'un vous le confirmera.",
  ],
  promiseMove: [
    'Je leur demande de le déplacer à {time}, et ils vous le confirmeront.',
    "J'ai noté le nouveau moment, {time}. L'équipe le confirmera.",
  ],
  promiseCancelOf: [
    "Je leur demande d'annuler votre rendez-vous de {existing}, et ils vous le confirmeront.",
    "L'équipe annule {existing} et vous le confirme.",
  ],
  promiseLate: [
    'Je les avertis que vous serez en retard.',
    'Je leur dis que vous aurez du retard.',
  ],
  promiseUrgentPass: [
    'Je transmets ça comme urgent, avec votre numéro.',
    "Ça part à l'équipe marqué urgent, avec votre numéro.",
  ],
  promisePerson: ["Je m'assure que {person} ait le message.", '{person} aura votre message.'],
  promisePersonAt: [
    'Je demande à {person} de vous appeler {when}.',
    "Je m'assure que {person} ait le message et vous appelle {when}.",
  ],
  promiseOwner: [
    "Le propriétaire en sera informé, et quelqu'un vous appellera.",
    "Je m'assure que le propriétaire le sache et vous appelle.",
  ],
  promiseOwnerAt: [
    'Je demande au propriétaire de vous appeler {when}.',
    'Le propriétaire en sera informé, et je demande un appel {when}.',
  ],
  allSetName: ["C'est noté, {name}.", 'Parfait, {name}, tout est noté.'],

  notUnderstood: [
    "Désolée, je n'ai pas saisi. Pouvez-vous le dire autrement?",
    "Je n'ai pas compris, désolée. Pouvez-vous reformuler?",
  ],
  choices: [
    'Je peux vous parler de nos services, des prix et des heures, ou prendre un message. Que préférez-vous?',
    "Vous pouvez me demander un prix ou les heures, ou je peux vous faire rappeler. Qu'aimeriez-vous?",
  ],
  stillUnclear: [
    "J'ai du mal à comprendre, alors je vais vous faire rappeler par une personne.",
    "Je ne veux pas me tromper. Le mieux est que quelqu'un de l'équipe vous rappelle.",
  ],

  silenceAsk: ['Êtes-vous toujours là?', "Allô, m'entendez-vous?"],
  silenceSimpler: [
    "Je n'ai rien entendu. Vous pouvez demander un prix ou nos heures, ou dites simplement « message ».",
  ],
  silenceMessage: [
    'Je ne vous entends pas. Si vous dites votre nom et votre numéro maintenant, je les transmettrai.',
  ],
  silenceEnd: [
    "Je n'entends toujours rien, alors je raccroche. Rappelez-nous quand vous voulez. Au revoir.",
  ],

  goodbye: [
    "Merci d'avoir appelé {business}. Au revoir.",
    'Merci de votre appel. Bonne journée.',
    "Merci d'avoir appelé. Au plaisir.",
  ],
  goodbyePassed: [
    "Je transmets le tout. Merci d'avoir appelé {business}. Au revoir.",
    "L'équipe recevra tout cela. Merci de votre appel. Au revoir.",
  ],
  tooLong: [
    "Je dois mettre fin à l'appel ici. Tout ce que vous m'avez dit est transmis à l'équipe. Au revoir.",
  ],
  again: ['Comme je disais:', 'Encore une fois:', 'Je le redis:'],
};
