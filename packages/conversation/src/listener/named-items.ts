import type { ServiceRef, SlotValues } from '../heard/heard.ts';
import { beyondName } from '../knowledge/beyond-name.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { matchOptions } from '../knowledge/options.ts';
import { isRuledOut } from '../knowledge/ruled-out.ts';
import { placedMentions } from '../knowledge/service-mentions.ts';
import { fold } from '../knowledge/words.ts';
import { neverNames, neverNamesFrench } from '../understanding/slots/names/name-words.ts';
import { isRelation } from '../understanding/slots/names/relations.ts';
import { writeName } from '../understanding/slots/names/write-name.ts';
import type { Hearing } from './hearing.ts';
import { callingThem, mentionsOutright } from './named-outright.ts';
import { namesSome } from './put-right.ts';
import { withOption } from './service-targets.ts';

/** A service that words name, where they do, and whether they rule it out. */
export interface NamedItem {
  ref: ServiceRef;
  start: number;
  end: number;
  ruledOut: boolean;
  /** For whom it is: "me", "my son Leo". */
  person?: string;
}

/** Words that begin by denying what was said before. */
export const opensDenying =
  /^(?:(?:uh|um|oh|well|yeah|euh|ben|bon|what|wait|sorry|mais)[ ,.]+)*(?:no|nope|nah|non|not|pas)(?![\p{L}'])/u;
/** What may stand between two things that are named; a long gap is where a day or a number stood. */
const joint =
  /[,.;:!?]+|\s{3,}|(?<![\p{L}'’])(?:and|plus|also|along with|as well as|with|on top of|but|not|just|only|forget|scrap|instead of|it['’]?s|pas|et|pis|puis|avec|mais|c['’]est|plutôt que|au lieu de|juste)(?![\p{L}'’])/giu;

interface Part {
  text: string;
  start: number;
  /** "Not the full, the partial": begins by ruling something out. */
  denied: boolean;
}

/** The stretches of a text that may each name something; an "and" within one service's name parts nothing. */
function partsOf(text: string, { receptionist }: Hearing): Part[] {
  const parts: Part[] = [];
  let from = 0;
  let denied = false;
  for (const { index, 0: words } of text.matchAll(joint)) {
    const [before, after] = [text.slice(from, index), text.slice(index + words.length)];
    const [last, next] = [stemOf(lastWord.exec(before)), stemOf(firstWord.exec(after))];
    const oneName = receptionist.candidates.all.some(
      ({ kind, title }) => kind === 'service' && last && next && title.has(last) && title.has(next),
    );
    if (oneName) continue;
    parts.push({ text: before, start: from, denied });
    denied = /^(?:not|pas)$/i.test(words);
    from = index + words.length;
  }
  return [...parts, { text: text.slice(from), start: from, denied }];
}

const lastWord = /[\p{L}\p{N}'’-]+(?=\s*$)/u;
const firstWord = /^\s*([\p{L}\p{N}'’-]+)/u;
const stemOf = (found: RegExpExecArray | null) => [...contentStems(found?.[0] ?? '')][0];

/** What is wanted, and where nothing is, what is talked of: few words name one of these. */
function inMind({ wanted = [], focus }: Hearing): string[] {
  return [
    ...new Set([...wanted.map(({ ref }) => ref), ...focus].map(({ serviceId }) => serviceId)),
  ];
}

/** "The cut", where one service that is wanted is a cut, and no other words name it. */
function wantedIn(part: Part, found: readonly Placed[], hearing: Hearing): Placed[] {
  const known = inMind(hearing).map((id) => ({
    id,
    stems: contentStems(hearing.receptionist.serviceById.get(id)?.name ?? ''),
  }));
  const placed: Placed[] = [];
  for (const { 0: word, index } of part.text.matchAll(/[\p{L}\p{N}'’-]+/gu)) {
    const start = part.start + index;
    const end = start + word.length;
    const stem = [...contentStems(word)].find((one) => one.length > 2);
    if (stem === undefined || found.some((one) => start < one.end && end > one.start)) continue;
    const [only, other] = known.filter(({ stems }) => stems.has(stem));
    if (!only || other || [...found, ...placed].some(({ id }) => id === only.id)) continue;
    placed.push({ id: only.id, start, end });
  }
  return placed;
}

/** "Every time it snows", "quand il neige": how often, or when, and no "Snow Clearing" or "One-time visit". */
const howOften =
  /(?<!\p{L})(?:(?:every|each|any|this|next|last|chaque) (?:time|fois)|when(?:ever)?|as soon as|quand|lorsque)(?:(?: (?:it|you|we|they|que?|il|elle|on|vous|ça)|qu['’](?:il|elle|on))+ \p{L}+)?(?!\p{L})/giu;

/** "No snake, please" calls no drain cleaning by its name: it rules none out. */
function isCalled(said: string, { serviceId }: ServiceRef, { receptionist }: Hearing): boolean {
  const service = receptionist.serviceById.get(serviceId);
  return service !== undefined && namesSome(said, service);
}

interface Placed {
  id: string;
  start: number;
  end: number;
}

/** The services one stretch of words names, each with the words that do. */
function servicesIn(part: Part, hearing: Hearing): Placed[] {
  const meant = inMind(hearing);
  const found = placedMentions(hearing.receptionist.services, part.text).flatMap((one) => {
    const known = one.rivals.filter(({ id }) => meant.includes(id));
    const service = one.rivals.length === 0 ? one.service : known.length === 1 ? known[0] : null;
    if (!service || !(one.sure || meant.includes(service.id))) return [];
    return { id: service.id, start: part.start + one.start, end: part.start + one.end };
  });
  const outright = mentionsOutright(hearing.receptionist, part.text).flatMap(
    ({ serviceId, start, end }) =>
      found.some(({ id }) => id === serviceId)
        ? []
        : [{ id: serviceId, start: part.start + start, end: part.start + end }],
  );
  const told = [...found, ...outright].filter((one) => isNamedIn(part, one, meant));
  const all = calledIn(part, told, hearing);
  return [...all, ...wantedIn(part, all, hearing)].sort((one, other) => one.start - other.start);
}

/** "I'm the daughter", "a sick kid at home": who is spoken of names nothing that is done for them. */
function isNamedIn({ text, start }: Part, one: Placed, meant: readonly string[]): boolean {
  const said = fold(text.slice(one.start - start, one.end - start));
  if (!peopleOnly.test(said) || meant.includes(one.id)) return true;
  return forThem.test(fold(text.slice(0, one.start - start))) || plural.test(said);
}

const peopleOnly =
  /^(?:kid|child|children|son|daughter|baby|boy|girl|wife|husband|mom|mum|mother|dad|father|lady|man|woman|enfant|fils|fille|gars|garcon|bebe|femme|mari|mere|pere|dame|homme)s?$/;
const plural = /s$/;
const forThem = /\b(?:for|pour) (?:(?:my|our|the|an?|mon|ma|mes|notre|un|une) )?$/;

function calledIn({ text, start }: Part, placed: readonly Placed[], hearing: Hearing) {
  const here = placed.map((one) => ({
    placed: one,
    serviceId: one.id,
    start: one.start - start,
    end: one.end - start,
  }));
  return callingThem(text, here, hearing.receptionist).map((one) => one.placed);
}

/**
 * The services that a turn names, in their order, each with the option that the words beside it choose.
 * @param text the turn, with what has a type of its own (days, numbers, addresses) left blank.
 */
export function namedItems(text: string, values: SlotValues, hearing: Hearing): NamedItem[] {
  const { receptionist } = hearing;
  const bare = text.replace(howOften, (words) => ' '.repeat(words.length));
  const parts = partsOf(bare, hearing).map((part) => ({
    part,
    services: servicesIn(part, hearing),
  }));
  const items = parts.flatMap(({ part, services }, at): NamedItem[] =>
    services.map(({ id, start, end }, index) => {
      const next = parts.slice(at + 1).findIndex((one) => one.services.length > 0);
      const after = parts
        .slice(at + 1, next < 0 ? undefined : at + 1 + next)
        .map((one) => one.part.text);
      const from = services[index - 1]?.end ?? part.start;
      const to = services[index + 1]?.start ?? part.start + part.text.length;
      const said = text.slice(from, to);
      const own = part.denied && index === 0 ? `not ${said.trimStart()}` : said;
      const beside = index === services.length - 1 ? after : [];
      const ref = withOption(receptionist, id, [own, ...beside], values, hearing);
      const person = personIn([own, ...beside]);
      return {
        ref,
        start,
        end,
        ruledOut: isRuledOut(text, start, end) && isCalled(text.slice(start, end), ref, hearing),
        ...(person ? { person } : {}),
      };
    }),
  );
  return items
    .filter(
      ({ ref, ruledOut, start, end }) =>
        !(ruledOut && isOption(text.slice(start, end), ref, hearing)),
    )
    .map((item, _at, items) => {
      // "Leak? No, not a leak": what is said of it last holds.
      const last = items.findLast((one) => one.ref.serviceId === item.ref.serviceId);
      return { ...item, ruledOut: last?.ruledOut ?? item.ruledOut };
    })
    .filter(
      ({ ref }, at, items) => items.findIndex((one) => one.ref.serviceId === ref.serviceId) === at,
    );
}

/** "The roots", of a colour: words that name an option, and not its service. */
function isOption(words: string, { serviceId }: ServiceRef, { receptionist }: Hearing): boolean {
  const service = receptionist.serviceById.get(serviceId);
  const name = contentStems(service?.name ?? '');
  if (!service || [...contentStems(words)].some((stem) => name.has(stem))) return false;
  return matchOptions(service, words).length === 1;
}

/** "Not full head, just the roots": another option of something wanted, in words that name no service. */
export function optionsPutRight(text: string, hearing: Hearing): ServiceRef[] {
  const { receptionist, wanted = [] } = hearing;
  const left = fold(text).replace(notThis, ' ');
  const found = wanted.flatMap(({ ref }): ServiceRef[] => {
    const service = receptionist.serviceById.get(ref.serviceId);
    if (!service || service.options.length < 2) return [];
    const [only, other] = matchOptions(service, beyondName(service, left));
    if (!only || other || only.id === ref.optionId) return [];
    return [{ serviceId: ref.serviceId, optionId: only.id }];
  });
  return found.length === 1 ? found : [];
}

const notThis =
  /\b(?:not|pas|instead of|rather than|au lieu de) (?:(?:the|an?|my|le|la|les|un|une|de) )*(?:(?!just |only |but |it's |juste |c'est |mais )\p{L}[\p{L}'-]*(?: |$)){1,2}/gu;

const forWhom =
  /(?<![\p{L}'’])(?:for|pour)\s+((?:me|myself|us|moi|nous)(?![\p{L}'’])|(?:my|our|mon|ma|notre|mes)\s+\p{L}+(?:\s+\p{L}+)?|\p{L}+)/iu;
const relation = /^(my|our|mon|ma|notre|mes)\s+(\p{L}+)(?:\s+(\p{L}+))?$/iu;

/** For whom a thing is: themselves, one of theirs, or somebody by name. */
function personIn(texts: readonly string[]): string | null {
  for (const text of texts) {
    const said = forWhom.exec(text)?.[1]?.trim();
    if (!said) continue;
    if (/^(?:me|myself|us|moi|nous)$/i.test(said)) return said.toLowerCase();
    const [, whose = '', who = '', name = ''] = relation.exec(said) ?? [];
    if (who && isRelation(fold(who)))
      return `${whose.toLowerCase()} ${who.toLowerCase()}${isName(name) ? ` ${writeName([name])}` : ''}`;
  }
  return null;
}

function isName(word: string): boolean {
  const one = fold(word);
  return one.length > 1 && !neverNames.has(one) && !neverNamesFrench.has(one);
}
