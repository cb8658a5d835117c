import type { Language } from '../conversation.ts';
import { clausesOf } from '../speaking/say-fragment.ts';
import { asSentences, sentences } from '../speaking/sentences.ts';
import { answerOf, sayNote } from './answers.ts';
import type { BusinessKnowledge } from './business.ts';
import { daysWritten, withDaysInFull, type YearSpan, yearSpansIn } from './days-away.ts';
import { dayNames, fold } from './words.ts';

/** Somebody of the shop's. */
export interface Worker {
  /** Folded. */
  key: string;
  /** As it is written. */
  name: string;
}

/** One thing an owner wrote of some of their people: when they work, or what they do. */
export interface WrittenOfPeople {
  people: readonly Worker[];
  /** As a sentence of its own; of a service, as it stands in its description. */
  says: string;
  /** Days of the week on which they work, or are off, 0 is Monday; empty: it tells of none. */
  days: ReadonlySet<number>;
  /** When they are off, where that is what it tells; null: it tells of their being there, or of what they do. */
  off: readonly YearSpan[] | null;
  /** The service whose own words it is of; null: a note or an answer. */
  service: { serviceId: string; optionId: string | null } | null;
  /** `note:…` or `faq:…`; null: a service's own words. */
  factId: string | null;
}

/** More of it no shop has. */
const mostWritten = 300;

/** Everything that the owner wrote of the people who work there, each of them apart where they are told apart. */
export function writtenOfPeople(
  { services, commonQuestions, operationalNotes }: BusinessKnowledge,
  staff: ReadonlySet<string>,
  language: Language,
): readonly WrittenOfPeople[] {
  if (staff.size === 0) return [];
  const notes = operationalNotes.map((note) => ({
    factId: `note:${note.id}`,
    title: note.title,
    text: sayNote(note, language),
  }));
  const answers = commonQuestions
    .filter(({ answer }) => answer === 'explain')
    .map((item) => ({
      factId: `faq:${item.id}`,
      title: '',
      text: answerOf(item, language, { polar: false }),
    }));
  return [
    ...[...notes, ...answers].flatMap(({ factId, title, text }) =>
      clausesOfPeople(text, namesIn(title, staff), staff).map((one) => ({
        ...one,
        service: null,
        factId,
      })),
    ),
    ...services.flatMap(({ id, description, options }) => [
      ...describedPeople(description ?? '', staff).map(({ people, says }): WrittenOfPeople => {
        const service = { serviceId: id, optionId: null };
        return { people, says, ...workOf(says), service, factId: null };
      }),
      ...options.flatMap(({ id: optionId, name }): WrittenOfPeople[] => {
        const people = namesIn(name, staff);
        const service = { serviceId: id, optionId };
        return people.length > 0
          ? [{ people, says: name, days: new Set(), off: null, service, factId: null }]
          : [];
      }),
    ]),
  ].slice(0, mostWritten);
}

/** When words of an owner's tell that somebody works, or is off. */
function workOf(says: string): Pick<WrittenOfPeople, 'days' | 'off'> {
  return { days: daysWritten(says), off: isOff.test(fold(says)) ? yearSpansIn(says) : null };
}

const isOff =
  /\b(?:off|away|(?:on|en) (?:vacations?|vacances|holidays?|leave|conge)|not (?:in|here|working|available)|absente?s?|pas la)\b/;

/** The clauses of a description that name people; "Dana's chair. Tuesday to Saturday": with the days that stand behind. */
function describedPeople(
  description: string,
  staff: ReadonlySet<string>,
): { people: Worker[]; says: string }[] {
  const found: { people: Worker[]; says: string }[] = [];
  let before: { people: Worker[]; says: string } | null = null;
  for (const says of clausesOf(description)) {
    const people = namesIn(says, staff);
    const [first = ''] = says.split(',');
    const isWhen = people.length === 0 && onlyDays.test(fold(withDaysInFull(first)));
    if (before && isWhen) before.says += `, ${first}`;
    else before = people.length > 0 ? { people, says } : null;
    if (before && people.length > 0) found.push(before);
  }
  return found;
}

const onlyDays = new RegExp(
  `^(?:(?:${dayNames})s?|to|and|through|only|on|au|a|et|du|le|les|seulement|[,&–-]|\\s)+$`,
);

/** The people that a text names, in their order. */
export function namesIn(text: string, staff: ReadonlySet<string>): Worker[] {
  const found = new Map<string, Worker>();
  for (const word of text.replaceAll(elided, ' ').split(/[^\p{L}'’-]+/u)) {
    const name = staff.has(fold(word)) ? word : word.replace(/['’]?s$/, '');
    const key = fold(name);
    if (staff.has(key) && !found.has(key)) found.set(key, { key, name });
  }
  return [...found.values()];
}

/** "Qu'Odile" names her as "Odile" does. */
const elided = /(?<!\p{L})(?:[cdjlmnst]|qu)['’](?=\p{L})/giu;

type Clause = Pick<WrittenOfPeople, 'people' | 'says' | 'days' | 'off'>;

/** What a text says of people: "Odalys works Mondays, Bram Fridays" tells of two, each by itself. */
function clausesOfPeople(
  text: string,
  titled: readonly Worker[],
  staff: ReadonlySet<string>,
): Clause[] {
  let last: readonly Worker[] = titled;
  return sentencesOf(text, staff).flatMap((sentence) => {
    const parts = partsOf(sentence, staff);
    const apart = parts.every((part) => saysSomething(part, staff));
    const clauses = (apart ? parts : [sentence]).map((part): Clause => {
      const named = namesIn(part, staff);
      const says = named.length > 0 ? withVerb(part, sentence) : withName(part, last);
      const people = named.length > 0 ? named : leansOn.test(fold(part)) ? last : titled;
      if (people.length > 0) last = people;
      return { people, says: asSentences(says), ...workOf(part) };
    });
    return clauses.filter(({ people }) => people.length > 0);
  });
}

/** The sentences of a text; what names nobody goes on with what stands before it. */
function sentencesOf(text: string, staff: ReadonlySet<string>): string[] {
  return sentences(text).flatMap((sentence) => {
    const found: string[] = [];
    for (const clause of clausesOf(sentence)) {
      const before = found.at(-1);
      if (before === undefined || namesIn(clause, staff).length > 0 || leansOn.test(fold(clause)))
        found.push(clause);
      else found[found.length - 1] = `${before}; ${clause}`;
    }
    return found;
  });
}

const leansOn = /^(?:and |but |et |mais )?(?:s?he|they|both|elles?|ils?)\b/;

/** The parts of a sentence that each begin where another person is named. */
function partsOf(sentence: string, staff: ReadonlySet<string>): string[] {
  const parts: string[] = [];
  for (const piece of sentence.split(
    /,\s+(?:(?:and|but|while|et|mais)\s+)?|\s+(?:and|while|et)\s+(?=\p{Lu})/u,
  )) {
    const before = parts.at(-1);
    const bare = before !== undefined && !saysSomething(before, staff);
    const names = namesIn(piece, staff).length > 0;
    if (before !== undefined && (bare || !names))
      parts[parts.length - 1] = sentence.slice(
        sentence.indexOf(before),
        sentence.indexOf(piece, sentence.indexOf(before) + before.length) + piece.length,
      );
    else parts.push(piece);
  }
  return parts;
}

/** Whether more than names stands in a part. */
function saysSomething(part: string, staff: ReadonlySet<string>): boolean {
  const words = fold(part)
    .split(/[^\p{L}'-]+/u)
    .filter((word) => word !== '' && !joins.test(word));
  return words.some((word) => !staff.has(word.replace(/'s$/, '')));
}

const joins = /^(?:and|or|et|ou)$/;

const working =
  /^\p{Lu}[\p{L}'-]* (works?|is (?:here|in|on|available)|comes in|travaille|est (?:là|ici|présente?))(?![\p{L}])/u;

/** "Bram Fridays", after "Odalys works Mondays": with the verb that it leans on. */
function withVerb(part: string, sentence: string): string {
  const verb = working.exec(sentence)?.[1];
  const [, names = '', rest = ''] =
    /^((?:\p{Lu}[\p{L}'-]*)(?:(?:, | and | or | et | ou )\p{Lu}[\p{L}'-]*)*) (?=(?:on |from |every |du |le |les )?(?:mon|tues|wednes|thurs|fri|satur|sun|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche))(.+)$/iu.exec(
      part,
    ) ?? [];
  return names && verb ? `${names} ${verb} ${rest}` : part;
}

/** "She is in on Fridays", told by itself: with the name it leans on. */
function withName(part: string, people: readonly Worker[]): string {
  const [only, other] = people;
  if (!only || other) return part;
  return part.replace(/^(?:and |but )?(?:she|he|elle|il)\b/i, only.name);
}
