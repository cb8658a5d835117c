export type SmsKeyword = 'stop' | 'start' | 'help';

/** The words of the CTIA's messaging principles and of the FCC's rules, and French ones Canadian carriers ask for. */
const keywords: Readonly<Record<string, SmsKeyword>> = {
  STOP: 'stop',
  STOPALL: 'stop',
  UNSUBSCRIBE: 'stop',
  CANCEL: 'stop',
  CANCELALL: 'stop',
  END: 'stop',
  QUIT: 'stop',
  OPTOUT: 'stop',
  REVOKE: 'stop',
  ARRET: 'stop',
  ARRETER: 'stop',
  ARRETEZ: 'stop',
  DESABONNER: 'stop',
  DESABONNEMENT: 'stop',
  DESABONNEZMOI: 'stop',
  DESINSCRIRE: 'stop',
  DESINSCRIPTION: 'stop',
  FIN: 'stop',
  START: 'start',
  UNSTOP: 'start',
  HELP: 'help',
  INFO: 'help',
  AIDE: 'help',
};

/**
 * What a message asks of its sender's texts: the keyword that it is, whatever its case, accents and punctuation, or
 * in a sentence of their own that they be sent none any more. Null where it says anything else: that is for the
 * receptionist. Courtesies and a signature beside it say nothing.
 */
export function readKeyword(text: string): SmsKeyword | null {
  const plain = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\u2018\u2019]/g, "'")
    .toLowerCase();
  const said = plain.replace(signature, '');
  const known = keywords[lettersOf(said)] ?? keywords[lettersOf(said.replaceAll(courtesy, ' '))];
  if (known) return known;
  const bare = said
    .replaceAll(courtesy, ' ')
    .replaceAll(/[^\p{L}' ]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return noMore.test(bare) ? 'stop' : null;
}

const lettersOf = (words: string) => words.replaceAll(/[^\p{L}]/gu, '').toUpperCase();

/** What stands below a message, whatever it says: "-- Robin", "Sent from my phone". */
const signature =
  /\n\s*(?:[-\u2013\u2014_~]|sent from|get outlook|envoye (?:de|depuis|a partir)).*$/s;

const courtesy =
  /(?<!\p{L})(?:please|pls|plz|thanks|thank you|thx|hi|hello|hey|now|immediately|just|ok(?:ay)?|svp|s'il vous plait|merci|bonjour|allo)(?!\p{L})/gu;

const texting =
  '(?:text(?:ing)?|messag(?:e|ing)|sms(?:ing)?|contact(?:ing)?|writ(?:e|ing)(?: to)?|bother(?:ing)?|spam(?:ming)?)';
const texts = '(?:texts?|text messages?|messages?|sms(?:es)?|spam)';
const me = '(?:me|us|this (?:number|phone))';
const ever = '(?: (?:again|any ?more|ever again|ever))*';
const textos = '(?:textos?|messages?(?: textes?)?|sms|courriels?|pubs?)';
const ecrire = '(?:ecri(?:re|vez|s)|text(?:er|ez)|envo(?:yer|yez|ie)(?: de)?|contact(?:er|ez))';

/** A whole message that asks to be sent nothing more: "stop texting me", "cessez de m'envoyer des textos". */
const noMore = new RegExp(
  `^(?:${[
    `stop(?: (?:${texting} ${me}|sending(?: ${me})?(?: (?:these|any|all|the|your))? ?${texts}|(?:all|these|the|your) ${texts}|it|this))?${ever}`,
    `(?:do not|don't|dont|never|you (?:may|can) not|i (?:do not|don't|dont) want you to) ${texting} ${me}${ever}`,
    `(?:i (?:do not|don't|dont) want |i want )?no more ${texts}(?: from you)?${ever}`,
    `i (?:do not|don't|dont) want (?:any ?(?:more)? ?|your |these |to (?:get|receive) (?:any ?(?:more)? ?|your |these )?)${texts}(?: from you)?${ever}`,
    `(?:i want to |i'd like to )?(?:unsubscribe|opt out|opt ${me} out)(?: ${me})?(?: (?:of|from) (?:these|the|your|all) ${texts})?`,
    `(?:i )?revoke(?: my)? consent`,
    `(?:remove|delete|take) ${me}(?: off)?(?: (?:from )?(?:your|this) (?:(?:text|texting|message|sms|mailing|contact) )?list)?${ever}`,
    `(?:remove|delete) my (?:phone )?number`,
    `ne (?:m'|me |nous )${ecrire}(?: (?:de |des )?${textos})? ?plus(?: (?:jamais|de ${textos}))?`,
    `(?:cessez|arretez|arrete|cesse)(?: de (?:m'|me |nous )${ecrire}(?: (?:des |de |vos |ces )?${textos})?)?`,
    `(?:je (?:ne )?veux )?plus (?:de |aucun |recevoir (?:de |vos |ces )?)${textos}`,
    `(?:desabonnez|desinscrivez|retirez|enlevez)[- ]moi(?: de (?:votre|la|cette) liste)?`,
    `(?:je veux )?me (?:desabonner|desinscrire)`,
  ].join('|')})$`,
);
