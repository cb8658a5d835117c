import {
  everydayFirstNames,
  firstNames,
  neverNames,
} from '../understanding/slots/names/name-words.ts';
import { fold } from '../understanding/slots/words/tokens.ts';
import type { BusinessKnowledge } from './business.ts';
import { smallWords } from './common-words.ts';

/** Before a name in the shop's own words, these say that it is a person's. */
const beforePerson =
  /(?:\b(?:dr|doctor|docteur|dre|mr|mrs|ms|mme|ask for|call|see|by|par|avec|with|demande[rz]?|appele[rz]|owner|proprietaire|our (?:\p{L}+ ){0,3}(?:guy|girl|lady|tech|technician|mechanic|stylist|barber|groomer|trainer|instructor|hygienist))\.?\s+)$/iu;

/** In characters: the longest of those words with the blanks around it. */
const longestLeadIn = 48;

/** "St. Thomas" is a place, and nobody of the shop's. */
const ofPlace =
  /\b(?:st|ste|saint|sainte|mount|mont|lake|lac|port|fort|cape|point|north|south|east|west)\.?[ -]$/i;

const placeAfter =
  /^ (?:harbou?r|islands?|street|st|road|rd|avenue|ave|lake|bay|beach|river|creek|hills?|heights|park|county|drive|square)\b/;

/** After a word written large, these say that it is a person's name: "Odalys works Fridays", "Yara specialises in braids". */
const afterPerson =
  /^ (?:works? (?:on |only |every )?(?:mon|tue|wed|thu|fri|sat|sun)|(?:is|are) (?:here|in|off|away|back|out|on (?:vacation|holidays?|leave)) (?:on |only |every |from |until |till |the )*(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|this|next|\d)|speciali[sz]es?\b|is (?:our|the one|the only one|not taking|on leave)\b|travaille (?:du |le |les )?(?:lun|mar|mercre|jeu|vendre|same|diman)|est (?:la|en vacances|en conge|absente?) (?:du |le |les |jusqu'au )?(?:lun|mar|mercre|jeu|vendre|same|diman|\d)|se specialise\b)/;

/** "Jan 2" is a day. */
const monthCut = /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|april|march|august)$/;

/** After a name these say what somebody does: "Bastien fait le sportif", where people are spoken of. */
const doesTheir =
  /^ (?:does|handles|takes care of|looks after|teaches|cuts|runs|fait|s'occupe d|enseigne|coupe)\b(?! not\b)/;

/** "Works Fridays, Bram Mondays": the next of several, without a verb of its own. */
const listedPerson = /^ (?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/;

/** The people a shop's own words name: "done by Dr. Penner", "ask for Marek". Folded. */
export function staffOf({
  services,
  commonQuestions,
  operationalNotes,
  about,
}: BusinessKnowledge): ReadonlySet<string> {
  const texts = [
    about ?? '',
    ...services.flatMap(({ description, options }) => [
      description ?? '',
      ...options.map(({ name }) => name),
    ]),
    ...commonQuestions.flatMap(({ question, explanation }) => [question, explanation ?? '']),
    ...operationalNotes.map(({ content }) => content),
  ];
  const staff = new Set<string>();
  const headings = new Map(operationalNotes.map(({ title, content }) => [content, title]));
  for (const text of texts) {
    let listed = false;
    const tellsOfPeople = ofPeople.test(fold(`${headings.get(text) ?? ''} ${text}`));
    for (const { 0: word, index } of text.matchAll(/\p{Lu}\p{Ll}[\p{L}'-]+/gu)) {
      const name = fold(word).replace(/'s$/, '');
      const before = text.slice(Math.max(0, index - longestLeadIn), index);
      const after = fold(text.slice(index + word.length, index + word.length + longestVerb));
      const begins = /(?:^|[.!?]\s)$/.test(before);
      const works =
        afterPerson.test(after) || (doesTheir.test(after) && (!begins || tellsOfPeople));
      if (neverNames.has(name) || smallWords.has(name) || ofPlace.test(before)) continue;
      if (placeAfter.test(after) || (monthCut.test(name) && /^\.? \d/.test(after))) continue;
      const known = firstNames.has(name) && !everydayFirstNames.has(name);
      const inList = listed && listedPerson.test(after);
      if (known || beforePerson.test(before) || works || inList) staff.add(name);
      listed ||= works || (known && listedPerson.test(after));
    }
  }
  for (const name of listedStaff(texts)) staff.add(name);
  return staff;
}

/** "Renata, Dov and Ines": who stands in a row of which most are first names, where people are spoken of. */
function listedStaff(texts: readonly string[]): string[] {
  const joined = texts.join('\n');
  return [...joined.matchAll(rowOfNames)].flatMap(({ 0: row, index }) => {
    const around = joined.slice(Math.max(0, index - longestLeadToRow), index + row.length);
    const names = row.split(/,\s+(?:and |et )?|\s+(?:and|et|or|ou|&)\s+/u).map(fold);
    const known = names.filter((name) => firstNames.has(name) && !everydayFirstNames.has(name));
    const isRow = known.length * 2 >= names.length && ofPeople.test(fold(around));
    return isRow ? names.filter((name) => !neverNames.has(name)) : [];
  });
}

const rowOfNames =
  /\p{Lu}\p{Ll}[\p{L}'-]+(?:,\s+\p{Lu}\p{Ll}[\p{L}'-]+)*,?\s+(?:and|et|or|ou|&)\s+\p{Lu}\p{Ll}[\p{L}'-]+/gu;
/** In characters: as far before a row of names as it is said what they are. */
const longestLeadToRow = 90;
const ofPeople =
  /\b(?:who|team|staff|crew|stylists?|barbers?|groomers?|tech\w*|mechanics?|hygienists?|dentists?|doctors?|vets?|artists?|trainers?|coach\w*|instructors?|teachers?|tutors?|cleaners?|estheticians?|therapists?|painters?|plumbers?|electricians?|qui|equipe|employes?|coiffeu\w*|barbiers?|toiletteu\w*|mecanicien\w*|dentistes?|hygienistes?|artistes?|entraineu\w*|professeur\w*|massotherapeut\w*|estheticienn\w*|peintres?|plombiers?)\b/;

/** In characters: the longest of the verbs that follow a name, with its day. */
const longestVerb = 40;
