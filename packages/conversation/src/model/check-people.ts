import { smallWords, vagueWords } from '../knowledge/common-words.ts';
import { namesIn } from '../knowledge/people-at-work.ts';
import { fold, stem } from '../knowledge/words.ts';
import { writtenTexts } from '../knowledge/written-texts.ts';
import type { Receptionist } from '../receptionist.ts';
import { rememberingOf } from '../remembering.ts';
import type { DropReason } from './drop-reason.ts';
import type { Grounds } from './grounds.ts';
import { saidStems } from './in-both.ts';
import type { ModelSentence } from './resolve-sentence.ts';
import { nameUses } from './services-named.ts';

/**
 * "Basil does the puppies", of an owner who wrote that Fern does: work that is told of one of their people is written
 * of them. A wish for somebody, and what is passed on to them, gives them no work.
 */
export function checkPeople({ folded }: ModelSentence, grounds: Grounds): DropReason | null {
  const { receptionist, caller } = grounds;
  const written = workWritten(receptionist);
  const said = new Set(folded.match(/[a-z]+/g));
  const named = new Set(written.flatMap(({ people }) => people).filter((one) => said.has(one)));
  const isOf = ({ people }: Work) => people.some((one) => named.has(one));
  const mine = written.filter(isOf);
  const [name] = named;
  if (name === undefined || [...named].some((one) => caller.includes(one))) return null;
  // Of two who do different things the sentence tells several.
  if (
    [...named].some(
      (one) => !mine.some(({ people }) => people.includes(one) && people.includes(name)),
    )
  )
    return null;
  if (passesOn.test(folded) || isTold(name).test(folded)) return null;
  const others = written.filter((one) => one.people.length > 0 && !isOf(one));
  const names = new Set([...named].map(stem));
  const about = [...saidStems(folded.replace(inOrder, ' '))].filter(
    (one) => !names.has(one) && !vagueWords.has(one),
  );
  if (others.length === 0 || about.some((one) => mine.some(({ stems }) => stems.has(one))))
    return null;
  const sold = nameUses(receptionist);
  return about.some((one) => sold.has(one) || others.some(({ stems }) => stems.has(one)))
    ? 'name'
    : null;
}

/** "Priya has to see it first": before the rest, whatever is sold as a first one. */
const inOrder =
  /\b(?:first|d'abord|en premier)(?=\W*$|[,.;:]|\s(?:and|so|then|before|et|avant|puis|alors)\b)/g;

/** Somebody of the shop's is to be told, or to say something themselves. */
const passesOn =
  /\b(?:i|i'll|i can|i've|let me|we'll|je|je vais|je peux|puis-je|on peut)\b[^.;]*\b(?:pass\w*|not(?:e|ed|ing)|add(?:ed)?|tell|ask|let|messages?|leave|transmet\w*|demande\w*|dire|aviser?|laisser?)\b|\b(?:message|note) (?:for|to|pour|a)\b/;

/** "Ottilie can call you about it." */
const isTold = (name: string) =>
  new RegExp(
    `\\b${name}(?:'ll| will| can| could| would| va| peut| pourra| pourrait)?(?: vous)? (?:call|ring|phone|text|tell|say|answer|confirm|know|explain|get back|appel|rappel|dira|dire|repond|confirm|expliqu)`,
  );

/** One thing an owner wrote of some of their people. */
interface Work {
  people: readonly string[];
  stems: ReadonlySet<string>;
}

/**
 * What the owner wrote of their people, clause by clause. Where one of the staff is spoken of, whoever else a clause
 * begins with is of them: "Fern does the puppies, Basil the cats".
 */
const workWritten = rememberingOf(({ profile, staff }: Receptionist): readonly Work[] => {
  const texts = [
    ...writtenTexts(profile.knowledge).map(({ body }) => ({ of: '', text: body })),
    ...profile.knowledge.services.map(({ name, description }) => ({
      of: name,
      text: description ?? '',
    })),
  ];
  return texts.flatMap(({ of, text }) => {
    if (namesIn(text, staff).length === 0) return [];
    const ofText = saidStems(`${of} ${text}`);
    return text.split(/[.;:]\s+/).flatMap((sentence) => {
      let people: string[] = [];
      return sentence.split(/,\s+(?:and |but |et |mais )?(?=\p{Lu})/u).map((clause): Work => {
        const known = namesIn(clause, staff).map(({ key }) => key);
        const here = [...new Set([...known, ...subjectsOf(clause)])];
        // "…, Upper Quay and Sand Bay the first Friday" goes on about whoever came before.
        if (here.length > 0) people = here;
        const names = new Set(people.map(stem));
        const told = [...saidStems(`${of} ${clause}`)].filter((one) => !names.has(one));
        // "Ask for Bertrand": of what the rest of the text tells.
        const stems = told.length > 0 ? told : [...ofText].filter((one) => !names.has(one));
        return { people, stems: new Set(stems) };
      });
    });
  });
});

/** Who a clause begins with: "Dov and Ines mend the nets". */
function subjectsOf(clause: string): string[] {
  const [row = ''] =
    /^\p{Lu}[\p{L}'-]+(?:(?:, | and | et | & | )\p{Lu}[\p{L}'-]+)*(?= (?!(?:and|et|the|an?|on|in|at|every|each|from|to|of|with|la|les?|une?|au|du|de|des|chaque|à)\b)\p{Ll})/u.exec(
      clause.trim(),
    ) ?? [];
  const words = row.split(/,? (?:and |et |& )?/).map(fold);
  return words.filter((word) => word !== '' && !smallWords.has(word));
}
