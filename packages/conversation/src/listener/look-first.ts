import type { Act } from '../heard/acts.ts';
import type { Target } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import type { Receptionist } from '../receptionist.ts';
import { hashText } from './hash.ts';
import type { Ranked } from './retrieve.ts';
import type { HeardWord } from './tokens.ts';

/** "Just to have a look at it", "somebody to come and tell me what it'd be": the work is to find out. */
const askingToLook =
  /\b(?:(?:have|take|get) (?:a |another )?(?:look|peek)|(?:come|just|to) (?:look(?! (?:after|like|for|forward|around|up))|see it|have a look)|look (?:at (?:it|this|that|them)|it over|into (?:it|that))|check (?:it|that|this|them) (?:out|over)|(?:see|find out|figure out|tell me) what(?:'?s| is)? (?:wrong|going on|the (?:problem|matter|trouble)|it is|it needs)|diagnos\w*|(?:come|came) (?:out |over |by )?(?:and |to )?(?:give|tell|quote)|give (?:me|us) (?:a|the) (?:price|quote|estimate)|estimates?|regarder (?:ca|la|le)|venir voir|jeter un (?:oeil|coup d'oeil)|checker (?:ca|la|le)|voir c'est quoi|trouver (?:le (?:bobo|probleme)|c'est quoi)|soumission|estimation)\b/;

/** "To come look", "to see what's wrong with the oven": not the work on what is named, but finding out. */
const findingOut =
  /\b(?:come (?:out |over |by )?(?:and |to |just to |for a )?(?:look|see|check|have a look|take a look)(?! after\b| for\b)|(?:see|find out|figure out|tell me) (?:what(?:'?s| is)? (?:wrong|going on|the (?:problem|matter|trouble))|why)|(?:just|only) to (?:have |take |get )?(?:a )?look|(?:somebody|someone|a guy|the guy|one of you|you guys|you|him|her|them|he|she) (?:to )?(?:come )?(?:(?:out|over|by) )?(?:and |to )?(?:tell|let) (?:me|us) (?:know )?(?:if|whether|that)|(?:have|get|send|pay|want|for|need) (?:a |the |some |your |one of (?:your|the) )?(?:guy|man|tech\w*|fella|repairman|mechanic|plumber|electrician|somebody|someone|anybody|person|expert|him|her|them) (?:to )?(?:just )?(?:come )?(?:out |over |by )?(?:and |to )?(?:take a |have a |get a )?(?:look(?! after| for)|see what|check)|(?:come|came) (?:out |over |by )?(?:and |to )?(?:tell|show) (?:me|us)\b|(?:just|only) for the (?:visit|trip|call|look|looking)|the (?:visit|looking) (?:itself|alone)|diagnos\w*|(?:juste|seulement) pour (?:la visite|le deplacement|regarder)|(?:venir|vienne|viennent|passer|passe) (?:juste )?(?:voir|regarder|checker|jeter un)|(?:faire venir|envoyer|envoyez|deplacer) (?:quelqu'un|un gars|le gars|un technicien|un homme)|trouver (?:le (?:bobo|probleme)|c'est quoi)|voir c'est quoi)\b/;

/** Whether it is asked for somebody to come and find out, and not for the work on what is named. */
export const findsOut = (words: string): boolean => findingOut.test(fold(words));

const looking =
  /\b(?:inspect\w*|diagnos\w*|assess\w*|estimat\w*|consult\w*|evaluat\w*|service calls?|call-?outs?|check-?ups?|quotes?|soumissions?|visites?|appels? de service|verification)\b/;

/** "Just to have somebody look at a stove": a visit that finds out what is wrong is meant, and not the stove's repair. */
export function asksOnlyToLook(
  words: string,
  target: Target | null,
  { serviceById }: Receptionist,
): boolean {
  if (target?.kind !== 'services' || !findsOut(words)) return false;
  const named = target.refs.flatMap(({ serviceId }) => serviceById.get(serviceId) ?? []);
  return named.length > 0 && named.every(({ name }) => looking.test(fold(name)));
}

const troubles: ReadonlySet<number> = new Set([
  hashText('class:trouble'),
  hashText('class:urgent'),
]);
const leastTrouble = 6;

/**
 * The likeliest of the services that find out what is wrong, where that is what is asked for, or
 * where a trouble is told that nothing listed is surely the work for; null elsewhere.
 * @param sure a service is named, or likelier than not.
 */
export function lookFirst(
  said: string,
  act: Act,
  words: readonly HeardWord[],
  known: readonly Ranked[],
  sure: boolean,
): string | null {
  const asks = (act !== 'describe' && findsOut(said)) || (!sure && askingToLook.test(fold(said)));
  const trouble =
    !sure &&
    act === 'describe' &&
    words.length >= leastTrouble &&
    words.some(({ classes }) => classes.some((one) => troubles.has(one)));
  if (!asks && !trouble) return null;
  const found = known.find(
    ({ candidate }) =>
      candidate?.kind === 'service' && looking.test(fold(candidate.compared.title)),
  );
  return found?.candidate?.id ?? null;
}
