import type { BusinessKnowledge } from '../knowledge/business.ts';
import { fold } from '../knowledge/words.ts';
import { writtenTexts } from '../knowledge/written-texts.ts';
import type { Receptionist } from '../receptionist.ts';
import { rememberingOf } from '../remembering.ts';
import type { Grounds } from './grounds.ts';
import { topicStems } from './topic-stems.ts';

interface Entry {
  /** What it is about: the question, or the title. */
  about: string;
  words: string;
}

/** The owner's answers and notes. */
export function entriesOf(knowledge: BusinessKnowledge): Entry[] {
  return writtenTexts(knowledge).map(({ title, body }) => ({ about: title, words: body }));
}

export type Things = readonly ReadonlySet<string>[];

interface Denial {
  /** The stems of what is denied, up to any condition. */
  denied: readonly string[];
  /** "The frame is not included": only that it comes with it is denied. */
  ofIncluding: boolean;
  /** What the whole entry is about. */
  about: ReadonlySet<string>;
  /** The service whose description it is; null of an answer or a note. */
  serviceId: string | null;
}

/**
 * "The deposit is returned if you change your mind", of an owner who wrote that it is not: a clause that is denied,
 * said without the denial. Where something the owner affirms has as many of the sentence's words, that is meant; and
 * what a description denies is denied of that service, where the price of another is told.
 * @param priced the services whose prices are told.
 */
export function turnsRound(
  folded: string,
  { receptionist }: Grounds,
  priced: ReadonlySet<string> = new Set(),
): boolean {
  const said = topicStems(folded);
  const overlap = (stems: Iterable<string>) => [...stems].filter((stem) => said.has(stem)).length;
  const { denials, affirmed } = clausesWritten(receptionist);
  const turned = denials.filter(({ denied, about, serviceId, ofIncluding }) => {
    if (serviceId !== null && priced.size > 0 && !priced.has(serviceId)) return false;
    if (!denied.every((stem) => said.has(stem))) return false;
    if (ofIncluding && !comesWith.test(folded)) return false;
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
export const condition =
  /\b(?:once|if|when|before|after|until|unless|except|without|during|while|where|than|for|une fois|si|quand|lorsque|avant|apres|tant que|sauf|pendant|sans|pour)\b.*$/;
/** "Not on heat treatments": of what stands before it, and no whole of its own. */
const leansOn =
  /^(?:and |but |et |mais )?(?:not|pas|jamais|never) (?:on|for|with|in|at|to|before|after|between|during|if|sur|pour|avec|en|a|au|aux|avant|apres|entre|si|les?|la|des?)\b/;
/** "No, everything is baked here": the answer is no, and what follows is so. */
export const answersNo =
  /^\W*(?:no|non|sorry|desole)\b[,.]?\s+(?=(?:we|it|they|you|everything|all|the|our|as long as|if|unless|once|provided|just|that|there|on|nous|c'est|tout|les?|la|tant que|si|pourvu|ca)\b)/;
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
export const clausesWritten = rememberingOf(({ profile: { knowledge } }: Receptionist): Clauses => {
  const described = knowledge.services.map(({ id, name, description }) => ({
    about: name,
    words: description ?? '',
    serviceId: id,
  }));
  const written = entriesOf(knowledge).map((entry) => ({ ...entry, serviceId: null }));
  const denials: Denial[] = [];
  const affirmed: ReadonlySet<string>[] = [];
  for (const { about, words, serviceId } of [...written, ...described])
    for (const part of fold(words).split(clauseEnds)) {
      const clause = part.replace(answersNo, '').replace(contrasted, ' ').trim();
      if (!clause) continue;
      if (!denies.test(clause)) {
        affirmed.push(topicStems(clause));
        continue;
      }
      if (deniesNothing.test(clause) || leansOn.test(clause)) continue;
      // "Doesn't include duct changes or a liner" denies the one and the other.
      const parts = clause.replace(condition, ' ').split(listed);
      const from = parts.findIndex((part) => denies.test(part));
      for (const thing of parts.slice(Math.max(0, from))) {
        const denied = [...topicStems(thing.replace(includes, ' '))].filter(
          (stem) => !/\d/.test(stem),
        );
        if (denied.length > 0 && denied.length <= mostDenied)
          denials.push({
            denied,
            serviceId,
            about: topicStems(`${about} ${words}`),
            ofIncluding: thing.replace(includes, ' ') !== thing,
          });
      }
    }
  return { denials, affirmed };
});

/** "Paid to them, not us": of somebody else, and nothing is denied of what is paid. */
const contrasted =
  /,? ?\b(?:not|pas|et non) (?:to |a )?(?:us|me|you|them|him|her|nous|moi|vous|eux|elle|lui)\b/;
const listed = /,\s|\b(?:or|nor|ou|ni)\b/;
const includes = /\b(?:includ\w+|inclu\w+|compr(?:end|is)\w*|cover\w*|couvr\w*)\b/g;

/** Says that a thing is paid with another. */
const comesWith =
  /\b(?:includ\w+|inclu\w+|compr(?:end|is)\w*|cover\w*|couvr\w*|with|free|part of|got|gets?|have|has|and|in (?:it|that|there|the price)|everything|all|avec|gratuit\w*|dedans|tout|et)\b/;

/** Who denies at more length denies more than one thing. */
const mostDenied = 4;
