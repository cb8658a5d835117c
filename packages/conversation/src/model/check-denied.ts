import type { BusinessKnowledge } from '../knowledge/business.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { exclusionsIn } from '../knowledge/exclusions.ts';
import { coversPlace, townsIn } from '../knowledge/place.ts';
import { fold } from '../knowledge/words.ts';
import type { Receptionist } from '../receptionist.ts';
import { rememberingOf } from '../remembering.ts';
import { sentences } from '../speaking/sentences.ts';
import { isNegated } from './check-gifts.ts';
import { feelsWithThem, statesNothing } from './check-unsupported.ts';
import {
  answersNo,
  clausesWritten,
  condition,
  entriesOf,
  type Things,
  turnsRound,
} from './clauses-denied.ts';
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
export function checkDenied(sentence: ModelSentence, grounds: Grounds): DropReason | null {
  const { folded } = sentence;
  if (statesNothing(sentence) || passedOn.test(folded) || sighs.test(folded)) return null;
  if (feelsWithThem(folded, grounds)) return null;
  // What a figure is told with is held against where the figure stands.
  const tellsFigure = sentence.places.some(({ computed }) => computed !== null);
  if (!tellsFigure && answersOtherwise(folded, grounds)) return 'unsupported';
  const priced = new Set(
    sentence.places
      .flatMap(({ computed }) => computed?.figures ?? [])
      .flatMap(({ source }) => (source.kind === 'row' ? source.ref.serviceId : [])),
  );
  return statements(folded).some((said) => isDenied(said, priced, grounds)) ? 'unsupported' : null;
}

/** "Yes, we take rabbits", in whatever language, where the owner's own answer to what was asked is no; and the other way. */
function answersOtherwise(folded: string, { plan, lastWords }: Grounds): boolean {
  const own = fold(plan).replace(sorryToHear, '');
  // "Do you charge for the way there": who is told no is served.
  if (
    asksOfCharge.test(lastWords) ||
    conditional.test(folded) ||
    leavesRoom.test(own.split(/[.!?]/)[0] ?? '')
  )
    return false;
  const negated = (words: string) => isNegated(words.replace(plainNo, ' ').replace(plainYes, ' '));
  return plainNo.test(own)
    ? plainYes.test(folded) && !negated(folded)
    : ownYes.test(own) && plainNo.test(folded) && negated(folded);
}

/** Sympathy answers nothing. */
const sorryToHear =
  /^\W*(?:(?:i'm|i am) (?:so |very |really )?sorry (?:to hear|about|for|that)\b|(?:je suis )?desolee? (?:d'apprendre|d'entendre|de)\b)[^.!?]*[.!?]\s*/;
const asksOfCharge =
  /\b(?:charge[sd]?|fees?|pay|extra|cost\w*|charg\w+|frais|pay\w+|supplements?|cout\w*)\b/;
const ownYes = /^\W*(?:yes|oui)\b/;
const plainYes =
  /^\W*(?:yes|yeah|yep|sure|of course|absolutely|certainly|definitely|no problem|oui|bien sur|certainement|pas de probleme|absolument)\b/;
const plainNo =
  /^\W*(?:no(?! (?:problem|worries|trouble|need))|nope|sorry|i'm sorry|unfortunately|non|desolee?|malheureusement)\b/;
const leavesRoom = /\b(?:but|except|unless|only|if|mais|sauf|seulement|si|a moins)\b/;

function isDenied(said: string, priced: ReadonlySet<string>, grounds: Grounds): boolean {
  if (waives(said, grounds) || deniesAffirmed(said, grounds)) return true;
  if (conditional.test(said)) return false;
  const main = said.replace(condition, ' ');
  if (!isNegated(main) && turnsRound(main, grounds, priced)) return true;
  return (
    !isNegated(said) &&
    (namesTownLeftOut(said, grounds) ||
      affirmsExcluded(said, grounds.receptionist) ||
      affirmsCallersOwn(said, grounds))
  );
}

/** "That's a rotten thing to find on your bike." */
const sighs =
  /^\W*(?:(?:oh|ah|aw+|ugh|no|non)\b,? )+(?:that's|c'est) (?:an?|une?|really|so|too|tout|bien) /;

const conditional =
  /\b(?:unless|except|only|other than|apart from|instead|whether|outside|beyond|too far|(?:farther|further) (?:out |away )?than|plus loin qu|(?:is|are|stays?|leave|left|leaving) out|sauf|seulement|au lieu|plutot|hors|en dehors|a l'exterieur|trop loin)\b/;
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
      townsIn(text).filter(
        (town) =>
          coversPlace(text, address, town) === 'no' && isDeniedAt(text, town) && !isCovered(town),
      ),
    );
    return [...new Set(towns.map((town) => fold(town).replace(/[^a-z' -]/g, '')))]
      .filter((town) => town.length > 2)
      .map((town) => new RegExp(`(?<![a-z-])${town}(?![a-z-])`));
  },
);

/** "Parking on Larchmont, the garage behind is not ours" denies what comes after the street, and no town. */
const isDeniedAt = (text: string, town: string) =>
  /\b(?:not|never|no|jamais|except|excluding|outside|sauf|excepte|pas|aucune?)\b|n't\b/.test(
    fold(text.slice(0, text.indexOf(town) + town.length)) +
      (/^[^,;.]*/.exec(fold(text.slice(text.indexOf(town) + town.length)))?.[0] ?? ''),
  );

/** "We repair scooters too", of an owner who wrote that they do not. */
function affirmsExcluded(folded: string, receptionist: Receptionist): boolean {
  const said = saidStems(folded);
  return excludedBy(receptionist).some((thing) => [...thing].every((stem) => said.has(stem)));
}

/** What asks in a question, and names nothing. */
const asksOnly =
  /\b(?:do|does|are|is|can|could|will|would|have|you|your|i|we|my|take|accept|offer|sell|carry|provide|repair|fix|any|est-ce que|avez|vous|prenez|acceptez|offrez|vendez|reparez|faites|puis|je|[a-z]{3,}ez)\b/g;

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
    // "Do you teach guitar?": the guitar alone, where nothing that is sold is called so.
    .flatMap(({ question }) => {
      const whole = contentStems(fold(question).replace(asksOnly, ' '));
      const object = contentStems(fold(question).replace(asksOnly, ' ').replace(itsVerb, ' '));
      const isSold = (thing: ReadonlySet<string>) => [...thing].every((stem) => sold.has(stem));
      return object.size > 0 && !isSold(object) ? [object] : isSold(whole) ? [] : [whole];
    })
    .filter((thing) => thing.size > 0 && !affirmedToo(thing, commonQuestions));
  return [...things, ...denied];
});

/** The verb that a question without its "do you" begins with. */
const itsVerb = /^\W*[a-z]+\b/;

/** "Do you sell used bikes?", answered yes, beside "Do you buy used bikes?". */
function affirmedToo(
  thing: ReadonlySet<string>,
  questions: BusinessKnowledge['commonQuestions'],
): boolean {
  return questions.some(({ question, answer }) => {
    const stems = contentStems(question);
    return answer !== 'no' && [...thing].every((stem) => stems.has(stem));
  });
}

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
export function saidBeside({ plan, state: { caller, wanted } }: Grounds): string {
  const affirms = sentences(plan).filter((one) => !isNegated(fold(one)));
  const people = [caller.name?.value, wanted.person, ...wanted.others.map(({ name }) => name)];
  return [...affirms, ...people.map((name) => name ?? '')].join(' . ');
}

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
  const { commonQuestions } = receptionist.profile.knowledge;
  const { denials } = clausesWritten(receptionist);
  return said.split(/,\s/).some((clause) => {
    if (!isNegated(clause) || conditional.test(clause) || cannotTell.test(clause)) return false;
    if (fallsShort.test(clause)) return false;
    const stems = new Set([...saidStems(clause), ...topicStems(clause)]);
    const isSaid = (thing: Iterable<string>) => [...thing].every((stem) => stems.has(stem));
    // What the owner denies as well may be denied: "the first instalment is not returned".
    const isTrue =
      denials.some(({ denied }) => denied.length > 1 && isSaid(denied)) ||
      commonQuestions.some(
        ({ question, answer }) =>
          answer === 'no' && isSaid(contentStems(fold(question).replace(asksOnly, ' '))),
      );
    return !isTrue && affirmedBy(receptionist).some(isSaid);
  });
}

/** "It doesn't reach the $900 that it starts above": so much is not enough, and what is offered is. */
const fallsShort =
  /\b(?:reach\w*|qualif\w+|enough|(?:starts? )?(?:above|under|below)|at least|minimum|attein\w+|assez|au moins|en bas de)\b/;

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
