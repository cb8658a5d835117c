import { everydayStems } from './everyday-words.ts';
import type { Grounds } from './grounds.ts';
import { saidStems } from './in-both.ts';

/** "Je n'ai pas de rabais prévu", "I know of nobody": nothing is known of it, which is not that there is none. */
const none =
  /\bje n'ai (?:pas (?:de |d'|grand)|aucune? |rien\b|personne\b)(?=[^,;.]*\b(?:a vous [a-z]+(?:er|ir|re)|(?:de )?prevue?s?|inscrit\w*|ecrit\w*|notee?s?|indique\w*|la-dessus|dans mes notes|devant moi|sous la main)\b)|\bje ne (?:connais|vois) (?:personne|rien|aucune?|pas d[e']|pas grand)|\bi (?:know of|see|have) (?:nobody|no one|nothing|none|no [a-z]+)(?= (?:[^,;.]* )?(?:to (?:name|recommend|suggest|send|offer|give|tell)|here|listed|written|noted|in (?:my|the) notes|on that|about that)\b)|\bi know of (?:nobody|no one|nothing|none|no)\b/;

/** What it is about, beside it: "pour la neige par là, …". */
const topic =
  /^\W*(?:(?:and|but|et|mais) )?(?:pour|quant|concernant|cote|sur|for|as for|about|as to|with|regarding)\b/;
const verb =
  /\b(?:is|are|has|have|does|do|can|will|we|they|est|sont|a|ont|fait|font|peut|va|on|nous|ils?|elles?|c'est)\b/;
const manners =
  /^\W*(?:(?:i'm |i am |je suis )?(?:sorry|afraid|desolee?)|unfortunately|malheureusement|honestly|no|non)\W*$/;

/**
 * Whether all that a sentence says is that nothing is known of something. Of what the owner wrote about it
 * cannot be said, whatever they wrote.
 */
export function knowsOfNone(folded: string, { passages }: Grounds): boolean {
  const clauses = folded.split(/[,;:]\s|\b(?:but|mais)\b/).filter((part) => /[a-z]/.test(part));
  if (!clauses.some((part) => none.test(part))) return false;
  const isSilent = (part: string) =>
    none.test(part) || manners.test(part) || (topic.test(part) && !verb.test(part));
  if (!clauses.every(isSilent)) return false;
  return clauses.every((part) => {
    const [, thing] = ofThing.exec(part) ?? [];
    if (!none.test(part) || ofNobody.test(part)) return true;
    const head = [...saidStems(thing ?? '')];
    const about = [...saidStems(folded.replace(ofThing, ' '))].filter(
      (stem) => !everydayStems.has(stem),
    );
    return passages.every(
      ({ stems }) =>
        (head.length > 0 && !head.some((stem) => stems.has(stem))) ||
        !about.some((stem) => stems.has(stem)),
    );
  });
}

/** The thing that none is known of; nothing, where it is "nothing". */
const ofThing = /\b(?:pas (?:de |d')|aucune? |no )([a-z-]+)/;
const ofNobody = /\b(?:personne|nobody|no one)\b/;
