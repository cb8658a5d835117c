import type { Language } from '../conversation.ts';
import type { PhraseKey, Variants } from './phrase-book.ts';

/** What is written in place of a line that only fits what is spoken, in a thread of text messages. */
export const inTexts: Readonly<Record<Language, Partial<Record<PhraseKey, Variants>>>> = {
  en: {
    greeting: ['{disclosure}'],
    disclosure: ['This is the AI assistant at {business}.'],
    disclosureNamed: ['This is {name}, the AI assistant at {business}.'],
    dontSay: [
      "I can't give the price of {service} by text, but someone here can give you a quote.",
      "I can't quote {service} myself. Someone from the team can give you a price.",
    ],
    shortPriceNone: ['{service} has no price I can give by text'],
    noCardsHere: [
      "Please don't send me card numbers: I can't take a payment by text, and I don't keep them.",
    ],
    danger: [
      'If anyone is in danger, please call 911 right now.',
      'Please call 911 first if anyone could be in danger.',
    ],
    dangerToSelf: [
      'If anyone is in danger, please call 911 right now. You can text 9-8-8 too, day or night, and talk to someone.',
      'Please call 911 if anyone is in danger, and text 9-8-8, day or night: someone is there to talk.',
    ],
    readBackCallerNumber: [
      'They will use the number you are texting from, {phone}.',
      'And your number is the one you are texting from, {phone}.',
    ],
    notUnderstood: [
      "Sorry, I didn't understand that. Could you put it another way?",
      "I'm not sure what you mean, sorry. Could you put it differently?",
    ],
    goodbye: ['Thanks for writing to {business}.', 'Thank you, and have a good day.'],
    goodbyePassed: [
      "I'll pass everything on. Thanks for writing to {business}.",
      "I'll see that the team gets this. Thank you.",
    ],
    tooLong: ["I'll have to stop here. Everything you told me goes to the team."],
    textsStopped: ['All right, no more texts will be sent to this number.'],
    keptForDays: ['What you write is kept by {business}, with a short summary of it.'],
    keptForTime: ['What you write is kept by {business}, with a short summary of it.'],
    again: ['Once more:', 'As I wrote:'],
  },
  fr: {
    greeting: ['{disclosure}'],
    disclosure: ["Ici l'assistante virtuelle de {business}, une intelligence artificielle."],
    disclosureNamed: [
      "Ici {name}, l'assistante virtuelle de {business}, une intelligence artificielle.",
    ],
    dontSay: [
      "Je ne peux pas donner de prix par texto pour {service}, mais quelqu'un ici peut vous faire une soumission.",
      "Je ne peux pas chiffrer {service} moi-même. Quelqu'un de l'équipe peut vous donner un prix.",
    ],
    shortPriceNone: ["je n'ai pas de prix à donner par texto pour {service}"],
    noCardsHere: [
      "S'il vous plaît, ne m'envoyez pas de numéro de carte: je ne prends aucun paiement par texto, et je ne le garde pas.",
    ],
    danger: [
      "Si quelqu'un est en danger, composez le 911 tout de suite.",
      "Appelez d'abord le 911 si quelqu'un peut être en danger.",
    ],
    dangerToSelf: [
      "Si quelqu'un est en danger, composez le 911 tout de suite. Vous pouvez aussi texter le 9-8-8, jour et nuit, pour parler à quelqu'un.",
      "Composez le 911 si quelqu'un est en danger, et textez le 9-8-8, jour et nuit: on y est là pour vous écouter.",
    ],
    readBackCallerNumber: [
      "On vous rappelle au numéro d'où vous écrivez, le {phone}.",
      "Votre numéro est celui d'où vous écrivez, le {phone}.",
    ],
    notUnderstood: [
      "Désolée, je n'ai pas compris. Pouvez-vous l'écrire autrement?",
      'Je ne suis pas certaine de comprendre, désolée. Pouvez-vous reformuler?',
    ],
    goodbye: ["Merci d'avoir écrit à {business}.", 'Merci, et bonne journée.'],
    goodbyePassed: [
      "Je transmets le tout. Merci d'avoir écrit à {business}.",
      "L'équipe recevra tout cela. Merci.",
    ],
    tooLong: ["Je dois m'arrêter ici. Tout ce que vous m'avez écrit est transmis à l'équipe."],
    textsStopped: ["D'accord, plus aucun texto ne sera envoyé à ce numéro."],
    keptForDays: ['Ce que vous écrivez est gardé par {business}, avec un court résumé.'],
    keptForTime: ['Ce que vous écrivez est gardé par {business}, avec un court résumé.'],
    again: ['Comme je disais:', 'Encore une fois:'],
  },
};
