import type { BusinessKnowledge } from '../knowledge/business.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { exclusionsIn } from '../knowledge/exclusions.ts';
import { coversPlace, townsIn } from '../knowledge/place.ts';
import { fold } from '../knowledge/words.ts';
import type { Receptionist } from '../receptionist.ts';
import { rememberingOf } from '../remembering.ts';
import { sentences } from '../speaking/sentences.ts';
import { isNegated } from './check-gifts.ts';
import type { DropReason } from './drop-reason.ts';
import { everydayStems } from './everyday-words.ts';
import { type Grounds, passagesOf } from './grounds.ts';
import { saidStems } from './in-both.ts';
import type { ModelSentence } from './resolve-sentence.ts';
import { statements } from './statements.ts';
import { topicStems } from './topic-stems.ts';

/**
 * What the owner wrote is not so is never said to be so: a town nobody goes to, a thing that is not done, a
 * deposit that is not returned. Nor is a thing affirmed that only the caller has spoken of. Who denies,
 * asks, or tells on what condition affirms nothing.
 */
export function checkDenied(
  { folded, blanked }: ModelSentence,
  grounds: Grounds,
): DropReason | null {
  if (/\?\s*$/.test(blanked) || passedOn.test(folded)) return null;
  return statements(folded).some((said) => isDenied(said, grounds)) ? 'unsupported' : null;
}

function isDenied(said: string, grounds: Grounds): boolean {
  if (waives(said, grounds) || deniesAffirmed(said, grounds)) return true;
  if (conditional.test(said)) return false;
  const main = said.replace(condition, ' ');
  if (!isNegated(main) && turnsRound(main, grounds)) return true;
  return (
    !isNegated(said) &&
    (namesTownLeftOut(said, grounds) ||
      affirmsExcluded(said, grounds.receptionist) ||
      affirmsCallersOwn(said, grounds))
  );
}

const conditional =
  /\b(?:unless|except|only|other than|apart from|instead|whether|outside|beyond|too far|(?:is|are|stays?|leave|left|leaving) out|sauf|seulement|au lieu|plutot|hors|en dehors|a l'exterieur|trop loin)\b/;
/** What is noted, asked or passed on is affirmed by nobody. */
const passedOn =
  /\b(?:noted?|noting|add(?:ed|ing)|writ(?:e|ten|ing)|put (?:down|that)|pass(?:ed|ing)?|ask(?:ed|ing)?|check(?:ing)?|find out|let (?:them|him|her|the)|message|wonder\w*|you(?:'re| are| have|'ve got| said| mentioned| asked)|transmets?|demande[rz]?|vous (?:dites|avez|etes|demandez)|verifier?|message)\b/;

/** "Yes, we go to Amherst", of an owner who does not. */
function namesTownLeftOut(folded: string, { receptionist }: Grounds): boolean {
  return townsLeftOut(receptionist).some((town) => town.test(folded));
}

const townsLeftOut = rememberingOf(
  ({ profile: { knowledge } }: Receptionist): readonly RegExp[] => {
    const { address, serviceArea } = knowledge;
    const texts = [serviceArea ?? '', ...entriesOf(knowledge).map(({ words }) => words)];
    const isCovered = (town: string) =>
      texts.some((text) => text.includes(town) && coversPlace(text, address, town) === 'yes');
    const towns = texts.flatMap((text) =>
      townsIn(text).filter((town) => coversPlace(text, address, town) === 'no' && !isCovered(town)),
    );
    return [...new Set(towns.map((town) => fold(town).replace(/[^a-z' -]/g, '')))]
      .filter((town) => town.length > 2)
      .map((town) => new RegExp(`(?<![a-z-])${town}(?![a-z-])`));
  },
);

interface Entry {
  /** What it is about: the question, or the title. */
  about: string;
  words: string;
}

/** The owner's answers and notes. */
function entriesOf({ commonQuestions, operationalNotes }: BusinessKnowledge): Entry[] {
  return [
    ...commonQuestions.map(({ question, explanation }) => ({
      about: question,
      words: explanation ?? '',
    })),
    ...operationalNotes.map(({ title, content }) => ({ about: title, words: content })),
  ];
}

/** "We repair scooters too", of an owner who wrote that they do not. */
function affirmsExcluded(folded: string, receptionist: Receptionist): boolean {
  const said = saidStems(folded);
  return excludedBy(receptionist).some((thing) => [...thing].every((stem) => said.has(stem)));
}

/** What asks in a question, and names nothing. */
const asksOnly =
  /\b(?:do|does|are|is|can|could|will|would|have|you|your|i|we|my|take|accept|offer|sell|carry|provide|repair|fix|any|est-ce que|avez|vous|prenez|acceptez|offrez|vendez|reparez|faites|puis|je|[a-z]{3,}ez)\b/g;

type Things = readonly ReadonlySet<string>[];

/** What the owner's answers and notes say is not done, each by its stems, where nothing of that name is sold. */
const excludedBy = rememberingOf(({ profile: { knowledge } }: Receptionist): Things => {
  const { commonQuestions, services } = knowledge;
  const sold = contentStems(
    services.map(({ name, description }) => `${name} ${description ?? ''}`).join(' . '),
  );
  const things = entriesOf(knowledge)
    .flatMap(({ words }) => exclusionsIn(words))
    .filter(({ leans, verb }) => !leans && verb === null)
    .flatMap((one) => one.things)
    .filter((thing) => thing.size > 0 && ![...thing].some((stem) => sold.has(stem)));
  // "Do you take American Express?", answered no.
  const denied = commonQuestions
    .filter(({ answer }) => answer === 'no')
    .map(({ question }) => contentStems(fold(question).replace(asksOnly, ' ')))
    // "Do you board cats?": what is left of it that nothing sold is called by.
    .map((thing) => new Set([...thing].filter((stem) => !sold.has(stem))))
    .filter((thing) => thing.size > 0);
  return [...things, ...denied];
});

/** A shop that says of itself what it does, and the words after that. */
const doesWork = {
  en: /\bwe\b(?:'ll|'ve|'re)? (.+)$/,
  fr: /\b(?:on|nous)\b (.+)$/,
};
const isGiven =
  /^(.*?)\b(?:is|are|comes?|est|sont) (?:also |all |aussi )?(?:included|available|covered|offered|free|with (?:it|that)|inclus\w*|compris\w*|couverte?s?|offerte?s?|disponibles?)\b/;

/** "Yes, we do caricatures", where the caller alone has spoken of them. */
function affirmsCallersOwn(said: string, grounds: Grounds): boolean {
  const thing = doesWork[grounds.language].exec(said)?.[1] ?? isGiven.exec(said)?.[1] ?? '';
  const own = [...contentStems(thing)].filter(
    (stem) => !/\d/.test(stem) && !everydayStems.has(stem),
  );
  if (own.length === 0) return false;
  const shop = shopStems(grounds.receptionist);
  const beside = contentStems(saidBeside(grounds));
  const callers = contentStems(grounds.caller);
  return own.every((stem) => !shop.has(stem) && !beside.has(stem) && callers.has(stem));
}

/** What the shop has words for, in either language. */
const shopStems = rememberingOf(
  (receptionist: Receptionist): ReadonlySet<string> =>
    new Set(
      passagesOf(receptionist).flatMap(({ stems, words }) => [...stems, ...saidStems(words)]),
    ),
);

/** What the plan affirms this turn, and who was named. What the plan says it cannot tell is nothing that it affirms. */
function saidBeside({ plan, state: { caller, wanted } }: Grounds): string {
  const affirms = sentences(plan).filter((one) => !isNegated(fold(one)));
  const people = [caller.name?.value, wanted.person, ...wanted.others.map(({ name }) => name)];
  return [...affirms, ...people.map((name) => name ?? '')].join(' . ');
}

interface Denial {
  /** The stems of what is denied, up to any condition. */
  denied: readonly string[];
  /** What the whole entry is about. */
  about: ReadonlySet<string>;
}

/**
 * "The deposit is returned if you change your mind", of an owner who wrote that it is not: a clause that is denied,
 * said without the denial. Where something the owner affirms has as many of the sentence's words, that is meant.
 */
function turnsRound(folded: string, { receptionist }: Grounds): boolean {
  const said = topicStems(folded);
  const overlap = (stems: Iterable<string>) => [...stems].filter((stem) => said.has(stem)).length;
  const { denials, affirmed } = clausesWritten(receptionist);
  const turned = denials.filter(({ denied, about }) => {
    if (!denied.every((stem) => said.has(stem))) return false;
    return (
      denied.length >= 2 || [...about].some((stem) => !denied.includes(stem) && said.has(stem))
    );
  });
  if (turned.length === 0) return false;
  const most = Math.max(...turned.map(({ denied }) => denied.length));
  return affirmed.every((stems) => overlap(stems) <= most);
}

const clauseEnds =
  /[.;:!?](?:\s|$)|,\s*(?=(?:but|no|not|never|we|mais|pas|aucune?|non|on|nous|les?|la|ils?|elles?)\b)|\b(?:but|mais)\b/;
const condition =
  /\b(?:once|if|when|before|after|until|unless|except|without|during|while|where|than|for|une fois|si|quand|lorsque|avant|apres|tant que|sauf|pendant|sans|pour)\b.*$/;
/** "Not on heat treatments": of what stands before it, and no whole of its own. */
const leansOn =
  /^(?:and |but |et |mais )?(?:not|pas|jamais|never) (?:on|for|with|in|at|to|before|after|between|during|if|sur|pour|avec|en|a|au|aux|avant|apres|entre|si|les?|la|des?)\b/;
/** "No, everything is baked here": the answer is no, and what follows is so. */
const answersNo =
  /^\W*(?:no|non|sorry|desole)\b[,.]?\s+(?=(?:we|it|they|you|everything|all|the|our|on|nous|c'est|tout|les?|la)\b)/;
const denies = /\b(?:not|no|never|cannot|non|pas|jamais|aucune?|ni)\b|n't\b/;
/** "No later than", "not only", "no problem": nothing is denied. */
const deniesNothing =
  /\b(?:no (?:later|more|less|longer|problem|need|matter)|not (?:only|just|more|less|later)|pas (?:seulement|plus|moins)|non (?:plus|seulement))\b/;

interface Clauses {
  denials: readonly Denial[];
  /** The stems of each clause that denies nothing. */
  affirmed: Things;
}

/** What the owner's answers, notes and descriptions deny and affirm, clause by clause. */
const clausesWritten = rememberingOf(({ profile: { knowledge } }: Receptionist): Clauses => {
  const described = knowledge.services.map(({ name, description }) => ({
    about: name,
    words: description ?? '',
  }));
  const denials: Denial[] = [];
  const affirmed: ReadonlySet<string>[] = [];
  for (const { about, words } of [...entriesOf(knowledge), ...described])
    for (const part of fold(words).split(clauseEnds)) {
      const clause = part.replace(answersNo, '').trim();
      if (!clause) continue;
      if (!denies.test(clause)) {
        affirmed.push(topicStems(clause));
        continue;
      }
      if (deniesNothing.test(clause) || leansOn.test(clause)) continue;
      const denied = [...topicStems(clause.replace(condition, ' '))].filter(
        (stem) => !/\d/.test(stem),
      );
      if (denied.length > 0 && denied.length <= mostDenied)
        denials.push({ denied, about: topicStems(`${about} ${words}`) });
    }
  return { denials, affirmed };
});

/** Who denies at more length denies more than one thing. */
const mostDenied = 4;

/** "You don't need the registration", "no visit needed". */
const needless =
  /\b(?:(?:don't|do not|won't|doesn't|needn't|never|no longer) (?:have to|need(?: to)?)|(?:isn't|is not|aren't|are not) (?:needed|required|necessary)|no need (?:for|to)|(?:no|without(?: an?| any)?) (?:[a-z]+ ){1,3}(?:needed|required|necessary)|(?:pas|aucun|plus) (?:besoin|oblige|necessaire|obligatoire|requis)\w*|n'est pas (?:requis|necessaire|obligatoire)\w*|sans)\b/;
const demands =
  /\b(?:must|required?|requires|needs?|mandatory|has to|have to|after|upon|exige\w*|doit|doivent|faut|obligatoires?|requis\w*|necessaires?|apres)\b/;
const letsOff =
  /\b(?:no|not|never|without|except|unless|if|optional|sauf|sans|pas|si|non|aucune?)\b|n't\b/;

/** That something is not needed, which the owner wrote is. */
function waives(said: string, grounds: Grounds): boolean {
  const words = needless.exec(said)?.[0];
  if (words === undefined) return false;
  const after = said.slice(said.indexOf(words));
  const told = [
    ...contentStems(/^sans\b/.test(words) ? (withoutThing.exec(after)?.[0] ?? '') : after),
  ];
  const isNamed = (stem: string) => !everydayStems.has(stem) || owedStems.has(stem);
  const things = told.filter((stem) => isNamed(stem) && !/\d/.test(stem));
  if (things.length === 0) return false;
  const asked = new Set(grounds.asked.map(({ serviceId }) => serviceId));
  const of = (id: string | null) => id !== null && asked.has(id);
  const clauses = grounds.passages
    .filter(({ kind, id }) => kind === 'fact' || (kind === 'service' && of(id)))
    .flatMap(({ words: text }) => fold(text).split(/[.;?](?:\s|$)/));
  const about = clauses.filter((clause) =>
    [...saidStems(clause)].some((stem) => things.includes(stem)),
  );
  return (
    about.some((clause) => (demands.test(clause) || owed.test(clause)) && !letsOff.test(clause)) &&
    !about.some((clause) => letsOff.test(clause))
  );
}

/** "A deposit of 50 dollars" is asked for, whatever the verb. */
const owed = /\b(?:deposits?|depots?|acomptes?)\b.*\d|\d.*\b(?:deposits?|depots?|acomptes?)\b/;
const owedStems = contentStems('deposit deposits dépôt dépôts acompte acomptes');

const withoutThing = /^sans [a-z' -]{3,30}/;

/** "No, we aren't licensed", of an owner whose answer is yes. */
function deniesAffirmed(answer: string, { receptionist }: Grounds): boolean {
  const said = answer.replace(answersNo, ' ');
  if (!isNegated(said) || conditional.test(said) || cannotTell.test(said)) return false;
  const stems = saidStems(said);
  return affirmedBy(receptionist).some((thing) => [...thing].every((stem) => stems.has(stem)));
}

const cannotTell =
  /\b(?:(?:don't|do not|can't|cannot|not|n't)(?: [a-z]+)? (?:have|know|see|tell|say|sure|certain|find|worry|hesitate|need)|no (?:problem|worries|need|information|details?)|(?:ne )?(?:sais|peux|trouve|vois|ai) pas|pas besoin)\b/;

/** What the owner plainly answers with yes, by the stems of what is asked. */
const affirmedBy = rememberingOf(
  ({ profile }: Receptionist): Things =>
    profile.knowledge.commonQuestions
      .map(({ question, answer, explanation }) => ({
        question,
        answer,
        why: fold(explanation ?? ''),
      }))
      .filter(({ answer, why }) => !letsOff.test(why) && (answer === 'yes' || saysYes.test(why)))
      .map(({ question }) => contentStems(fold(question).replace(asksOnly, ' ')))
      .filter((thing) => thing.size > 0),
);

const saysYes = /^\W*(?:yes|oui)\b/;
