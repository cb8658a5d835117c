import { asideWords, vagueWords } from '../knowledge/common-words.ts';
import { stem } from '../knowledge/words.ts';
import {
  everydayFirstNames,
  firstNames,
  neverNames,
  neverNamesFrench,
} from '../understanding/slots/names/name-words.ts';
import { fold } from '../understanding/slots/words/tokens.ts';
import { tellingStems } from './own-words.ts';
import type { HeardWord } from './tokens.ts';

/** Whether words name no thing: nobody but somebody who works there. */
export function namesNothing(said: string, { staff }: { staff: ReadonlySet<string> }): boolean {
  const names = new Set([...staff].flatMap((name) => [name, stem(name)]));
  return tellingStems(said).every((one) => names.has(one));
}

const aboutNow =
  /(?<!\b(?:this|that|it|name|here|he|she|who) )\b(?:is|will|would|are) (?:(?:dr|doctor|mr|mrs|ms)\.? )?([\p{L}-]+) (?:be )?(?:about|around|in|there|here|available|free|working|at work|back)\b(?! (?:on|the|a|an|for|from|with|to)\b)|\b(?:dr\.? |docteur |dre |madame |monsieur )?([\p{L}-]+) (?:est|serait|sera|y est)(?:[- ](?:t-)?(?:il|elle|tu|y))?[- ](?:la|dispo\w*|libre|present\w*)\b/u;

/** "Is there a Marcus there", "is there somebody named Odile working there". */
const aboutOne =
  /\b(?:is|was) there (?:an?|somebody|someone) (?:named |called )?([\p{L}-]+) (?:there|around|about|in|working|who works)\b/u;

/** "Just put Odile on", "get me the owner on the line", "passez-moi Hugo": brought to the telephone. */
const toThePhone =
  /\b(?:put|get|bring|grab) (?:me )?(?:(?:dr|doctor|mr|mrs|ms)\.? )?([\p{L}-]+) (?:on(?: the (?:phone|line|horn))?|to the phone)\b(?! (?:the (?!phone|line|horn)|a|an|my|your|hold|for|at|in|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b)|\b(?:pass|hand|patch|put|transfer) me (?:over |through |on )?to (?:(?:dr|doctor|mr|mrs|ms)\.? )?([\p{L}-]+)\b|\b(?:passez|passe|mettez)[- ]moi (?:donc )?([\p{L}-]+)(?! (?:en|une?|le|la|les|du)\b)/u;

/** All that is said: "hi is Dawna there by any chance". A word that means nothing else is a name then. */
const onlyWhether =
  /^\W*(?:(?:hi|hello|hey|yes|yeah|yup|good (?:morning|afternoon|evening|day)|um+|uh+|so|ok(?:ay)?|well|there)\b\W*)*(?:is|would) ([\p{L}'-]{3,}) (?:be )?(?:there|in|around|about)(?: (?:by (?:any )?chance|today|right now|just now|now|please|at all|maybe|yet|still))*\W*$/u;

/** "Is Marek about by any chance": somebody is asked for by name, and no question is put. */
export function asksForPerson(said: string, staff: ReadonlySet<string>): boolean {
  const folded = fold(said);
  const found = aboutNow.exec(folded) ?? aboutOne.exec(folded) ?? toThePhone.exec(folded);
  const name = found?.slice(1).find((one) => one !== undefined);
  if (!name) return false;
  if (staff.has(name) || (firstNames.has(name) && !everydayFirstNames.has(name))) return true;
  const alone = onlyWhether.exec(folded)?.[1];
  return alone !== undefined && !meansElse(alone);
}

function meansElse(word: string): boolean {
  return (
    neverNames.has(word) ||
    neverNamesFrench.has(word) ||
    anybody.has(word) ||
    [asideWords, vagueWords, commonThings].some((known) => known.has(stem(word)))
  );
}

const whetherThereIs =
  /\b(?:is|are|was) there (?:an?|any|some) (?!one\b|body\b)(?:\p{L}+ )?(?!person|people|human|man\b|woman|lady|guy|girl|manager|owner|boss|supervisor|somebody|someone|anybody|anyone|rep|agent|operator)\p{L}+\W*$|\b(?:y a|y'a)[- ]?(?:tu|t[- ]il) (?:un|une|des|de) (?!personne|gerant|patron|humain|proprio|responsable|vrai)/u;

/** "Is there a deal": of a thing, and of nobody. */
export function asksForThing(said: string): boolean {
  return whetherThereIs.test(fold(said));
}

/** Roles and anybody at all, who have no name: "whoever's in charge", "the boss". */
const anybody = new Set(
  `real actual live human person somebody someone anybody anyone whoever whomever people first second minute moment
  manager management boss owner supervisor head charge lead chief director operator representative agent rep office
  man woman lady guy girl fella gentleman folks crew human duty top super higher
  vrai vraie personne humain quelqu quelqu'un patron patronne gerant gerante responsable boss proprietaire proprio
  dirigeant dirigeante directeur directrice charge mene dirige celui celle ceux monsieur madame dame haut grand
  sorry excuse doctor docteur dr`.split(/\s+/),
);
/** Said of the call, and nobody's name: "put me through", "passez-moi". */
const connecting = new Set(
  `put pass passes passez passer hand patch connect transfer transferer transferez give donnez donner mettez mettre
  speak speaking talk talking chat word line phone reach grab fetch find hold runs run runs running manages manage
  looks handles deals parler parle jaser rejoindre joindre appeler appelez trouver voir`.split(
    /\s+/,
  ),
);

/** "Transfer me": what comes before is to be done with the caller, and is nobody's name. */
const doneToThem = /^(?:me|us|through|moi|nous)$/;

/** What follows is done, and is nobody's name: "whoever looks after the till". */
const whoever = /^(?:whoever|whoever's|who|who's|that|that's|which|qui)$/;

/** The first name or two said together: "get Gord, he was the guy that came". */
export function personAsked(
  said: readonly HeardWord[],
  text: string,
  staff: ReadonlySet<string>,
): string | null {
  const bareOf = ({ word }: HeardWord) => word.replace(/'s$/, '');
  const role = said.some((word) => anybody.has(bareOf(word)));
  const isName = (one: HeardWord, at: number) => {
    const { small, classes, key, kind } = one;
    const word = bareOf(one);
    if (anybody.has(word) || connecting.has(word)) return false;
    if (staff.has(word)) return true;
    const known = firstNames.has(word) && !everydayFirstNames.has(word);
    const large = at > 0 && /^\p{Lu}\p{Ll}/u.test(text.slice(one.start));
    if (small || classes.length > 0 || key !== kind || !/^[\p{L}'-]{2,}$/u.test(word)) return false;
    if (meansElse(word)) return false;
    // Beside "the manager", a word in small letters says what they manage.
    if (doneToThem.test(said[at + 1]?.word ?? '')) return false;
    return !(role && !known && !large) && !whoever.test(said[at - 1]?.word ?? '');
  };
  const first = said.findIndex(isName);
  const given = said[first];
  if (!given) return null;
  const second = said[first + 1];
  const both = second !== undefined && second.after === '' && isName(second, first + 1);
  return (both ? [given, second] : [given])
    .map(({ start, end }) => text.slice(start, end).replace(/['’]s$/, ''))
    .map((name) => name.charAt(0).toUpperCase() + name.slice(1))
    .join(' ');
}

const commonThings = new Set(['servic', 'question', 'shop', 'team', 'staff', 'desk']);
