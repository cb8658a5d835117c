import { contentStems } from '../knowledge/common-words.ts';
import { exclusionsIn } from '../knowledge/exclusions.ts';
import { shopLanguage } from '../knowledge/shop-language.ts';
import type { Receptionist } from '../receptionist.ts';
import { isNegated } from './check-gifts.ts';
import type { DropReason } from './drop-reason.ts';
import { everydayWords } from './everyday-words.ts';
import type { Grounds } from './grounds.ts';
import { saidStems } from './in-both.ts';
import type { ModelSentence } from './resolve-sentence.ts';

const everyday: ReadonlySet<string> = new Set(everydayWords.split(' '));
const stemsKnown = new WeakMap<Grounds, ReadonlySet<string>>();

/**
 * What a sentence states it states in words that stand in the shop's text, in the caller's words or in what the plan
 * says, and else in those that receptionists use of any shop: "there's a ramp at the back", where nobody wrote of
 * one, has a word of its own. Questions state nothing, nor does who says that they do not know. What is said in
 * another language than the owner wrote in is not held against their words.
 */
export function checkUnsupported(
  { folded, blanked }: ModelSentence,
  grounds: Grounds,
): DropReason | null {
  const { language, receptionist } = grounds;
  if (/\?\s*$/.test(blanked) || notKnown.test(folded) || callsHelp.test(folded)) return null;
  if (affirmsExcluded(folded, receptionist)) return 'unsupported';
  if (language !== shopLanguage(receptionist.profile.knowledge)) return null;
  const known = knownTo(grounds);
  const isNew = (stem: string) => !/\d/.test(stem) && !known.has(stem) && !everyday.has(stem);
  return [...contentStems(folded)].some(isNew) ? 'unsupported' : null;
}

/** What gets people out of danger is never held back for want of a word. */
const callsHelp =
  /\b(?:9-?1-?1|nine[- ]one[- ]one|neuf[- ]un[- ]un|hang up|get out|get (?:everybody|everyone) out|raccrochez|sortez)\b/;

const notKnown =
  /\b(?:(?:can't|cannot|couldn't|not able to|unable to|wouldn't|don't|do not|not)(?: really| even| actually)? (?:say|tell|know|have|see|find|answer|speak to|comment|sure|certain)|no (?:information|idea|details?|word|mention)|(?:isn't|is not|aren't|not) (?:listed|mentioned|stated|written|something|on (?:our|the|my) list)|(?:ne )?(?:sais|peux|saurais|trouve|vois) pas|pas (?:cette|cet|ce|l'|d')(?: ?[a-z]+)? ?(?:information|reponse|detail|renseignement)|aucune? (?:information|detail|idee|mention))\b/;

function knownTo(grounds: Grounds): ReadonlySet<string> {
  const before = stemsKnown.get(grounds);
  if (before) return before;
  const stems = contentStems([...grounds.known].join(' '));
  stemsKnown.set(grounds, stems);
  return stems;
}

/** "We also go out to Virden", of an owner who wrote that they do not go there. */
function affirmsExcluded(folded: string, receptionist: Receptionist): boolean {
  if (isNegated(folded) || conditional.test(folded)) return false;
  const said = saidStems(folded);
  return excludedBy(receptionist).some((thing) => [...thing].every((stem) => said.has(stem)));
}

const conditional =
  /\b(?:if|unless|except|only|other than|apart from|instead|whether|si|sauf|seulement|au lieu|plutot)\b/;

const excluded = new WeakMap<Receptionist, readonly ReadonlySet<string>[]>();

/** What the owner's answers and notes say is not done, each by its stems, where nothing of that name is sold. */
function excludedBy(receptionist: Receptionist): readonly ReadonlySet<string>[] {
  const known = excluded.get(receptionist);
  if (known) return known;
  const { commonQuestions, operationalNotes, services } = receptionist.profile.knowledge;
  const sold = contentStems(
    services.map(({ name, description }) => `${name} ${description ?? ''}`).join(' . '),
  );
  const texts = [
    ...commonQuestions.map(({ explanation }) => explanation ?? ''),
    ...operationalNotes.map(({ content }) => content),
  ];
  const things = texts
    .flatMap((text) => exclusionsIn(text))
    .filter(({ leans, verb }) => !leans && verb === null)
    .flatMap((one) => one.things)
    .filter((thing) => thing.size > 0 && ![...thing].some((stem) => sold.has(stem)));
  excluded.set(receptionist, things);
  return things;
}
