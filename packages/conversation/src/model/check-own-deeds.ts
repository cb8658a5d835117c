import { fold } from '../knowledge/words.ts';
import type { DropReason } from './drop-reason.ts';
import type { Grounds } from './grounds.ts';
import type { ModelSentence } from './resolve-sentence.ts';

/**
 * Who answers the telephone says of themselves that they will note, pass on, ask, tell and the like: whatever else
 * "I'll …" announces is a deed of the shop's, which only the plan does. "I guarantee" is the owner's to say.
 */
export function checkOwnDeeds(
  { folded, blanked }: ModelSentence,
  { plan, state }: Grounds,
): DropReason | null {
  if (/\?\s*$/.test(blanked)) return null;
  if (guarantees.test(folded)) return 'promise';
  // Whether an alert has left is looked at as the promise it is.
  const isAlert = state.urgent && alerted.test(folded);
  if (!isAlert && isDone(folded) && !isPlannedDone(folded, plan)) return 'promise';
  const promised = [...folded.matchAll(announced)].map(({ 1: deed = '' }) => deed);
  const toThem = [...folded.matchAll(announcedInFrench)].map(({ 1: deed = '' }) => deed);
  const isPlanned = (deed: string) => {
    const [verb = ''] = deed.split(' ');
    return verb.length > 3 && plan.toLowerCase().includes(verb);
  };
  return promised.some((deed) => !ofAnswering.test(deed) && !isPlanned(deed)) ||
    toThem.some((deed) => !ofAnsweringInFrench.test(deed) && !isPlanned(deed))
    ? 'promise'
    : null;
}

const guarantees =
  /\bi (?:can |do |will |personally |absolutely |completely )*guarantee\b|\bje (?:vous )?(?:le |la |l')?garantis\b/;

/** "I've …" of what the one who answers can have done: heard, noted, put in order. Any other deed is the plan's. */
const done =
  /\bi(?:'ve| have)(?: just| already| also| now| gone ahead and)* (?!got\b|noted|written|made (?:a |that |it |the )?(?:quick )?note|added|put (?:in (?:the|your|my|that|a) (?:message|note|request)\b|that|it|this|down|your|(?:both|them|those|these|all(?: (?:two|three|four))?|everything|the (?:two|three|four))(?: of (?:them|those|these|it))? down(?! (?:for |on |at |in )?(?:(?:the|this|next|noon|midday|any|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+)\b(?! (?:call|message|note|list|team|owner|office|shop)\b)|to(?:day|morrow|night)\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day)))|heard|understood|missed|misheard|passed|taken (?:down|that|this|it|your|note|a note)|marked|flagged|changed|moved|corrected|been|told you|mentioned|said|updated|included|read|repeated|asked (?:you|that|for|them|the (?:team|owner|shop|office)|some(?:body|one))|given you)(?:[a-z]+ed|sent|spoken|seen|gone|done|found|kept|held|set|let|paid|bought|brought|made|left|met|given|gotten|chosen|begun|run|cut|taken|written|told|put)\b|\bje viens (?:tout juste )?d(?:e |')(?!noter|l'inscrire|le noter|l'ajouter|vous (?:dire|expliquer))|\bje vous ai (?:mis|garde|reserve|inscrit|place|envoye|bloque|trouve)|\bj'ai (?:deja |bien )?(?:averti|avise|prevenu|reserve|mis(?! (?:dans|sur|au) (?:le |la |votre |ma |mon )?(?:message|note|dossier|demande)\b)|envoye|appele|parle|verifie|bloque|garde)\b/;

const alerted = /\bi(?:'ve| have)(?: just| already)? (?:alerted|notified|paged|told|informed)\b/;

function isDone(folded: string): boolean {
  return done.test(folded);
}

function isPlannedDone(folded: string, plan: string): boolean {
  const words = done.exec(folded)?.[0].split(' ') ?? [];
  const verb = words.at(-1) ?? '';
  return verb.length > 3 && fold(plan).includes(verb);
}

/** "I'll …" and what follows, as far as its part of the sentence goes. */
const announced =
  /\b(?:i'll|i will|i'm going to|i am going to) (?:just |also |gladly |happily |quickly |certainly |definitely |first |then |now |go ahead and |personally )*([a-z][^,;.!]*)/g;
const ofAnswering = new RegExp(
  `^(?:${[
    'note|pass|add|ask|tell|write|mark|mention|record|jot|log|flag|report|relay|forward|include|put|take|get|give|send|leave|say|repeat|read|spell|explain|answer|describe|say|speak|talk|need|want|see|look|check|find|try|listen|hear|start|begin|go|stop|skip|help|use|keep|confirm|correct|change|update|fix|move|switch|remove|drop|cancel|count|add|work|figure|reckon|call|phone|ring|text|email|e-?mail|transfer|connect|alert|book|be|double|assume|admit|understand|remember|apologi[sz]e|show|share|suggest|recommend|point|raise|quote|book|hold|follow',
    'do (?:that|it|this|so|what i can|my best|everything i can)\\b',
    'set (?:that|it|this|you|him|her|them) (?:up|down)',
    'bring (?:it|that|this) up',
    "let (?:[a-z'-]+ ){1,6}(?:know|decide|answer|confirm|tell|explain|go|see|have|finish)\\b",
    'let (?:you|him|her|them|the [a-z]+)$',
    'have (?:\\S+ +){1,8}?(?:call|called|ring|phone|text|e-?mail|get|reach|contact|confirm|look|check|tell|answer|let|follow|explain|go over|quote|talk|speak|respond|noted|added|passed|written|moved|changed|cancelled|work|take|see|give|advise|decide|help|sort)\\b',
    'make (?:a |another |that |it |this )?(?:note|clear|quick|brief|short|\\d|two|three|four|five|six)',
    "make sure (?:[a-z'-]+ ){0,8}?(?:gets?|knows?|sees?|has|have|hears?|reads?|passed|noted|written|mentioned|told|understands?|down|note|on (?:it|there|the [a-z]+)|in (?:it|there|the [a-z]+))\\b",
  ].join('|')})`,
);

const announcedInFrench =
  /\bje (?:vais )?(?:aussi )?vous (?:(?:le|la|les|en|y|lui|leur) |l')?([a-z][^,;.!]*)/g;
const ofAnsweringInFrench =
  /^(?:compren|enten|ecout|croi|remerci|souhait|prie|pri[eo]|demand|di[srt]|redi|donn|expliqu|repet|rappel|confirm|not|inscri|met|mis|pass|transfer|ecri|li[st]|laiss|fai\w* (?:[a-z]+ ){0,2}[a-z]+(?:er|re|ir)\b|fai(?:s|re) (?:suivre|signe|part)|conseill|propos|sugger|invit|avis|transm|ajout|enlev|retir|cherch|verifi|precis|av|ai\b|sen|imagin|regard|reli|appell|envoi|revien|chang|corrig|modifi|indiqu|rassur|recommand|parl|tien|aid|repond|trouv|quitt|presente|assur|promet|connai|sugg|texte|vois)/;
