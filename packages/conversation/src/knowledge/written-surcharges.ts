import { mayBeMoneyIn } from './bare-amounts.ts';
import type { BusinessKnowledge, OperationsNote, Service, WrittenSurcharge } from './business.ts';
import { contentStems, vagueWords } from './common-words.ts';
import { daysNamedIn } from './day-rules.ts';
import { fold, wordsOf } from './words.ts';

const adds =
  /\b(?:extra|more|additional|surcharge|on top|adds?|ajoute[rz]?|ajoutons|de plus|en plus|en sus|supplementaires?|supplement)\b/;
const addsNear = new RegExp(
  `^[^|]*${adds.source}[^|]{0,8}\\||\\|[\\s$]*(?:dollars?|bucks|\\$)?\\s*${adds.source}`,
);
const nearest = 24;
/** What goes by the clock, by a count or by a share, and what everybody pays. */
const ofElse =
  /\b(?:each|per|every|all|any|over|under|more than|less than|after|before|within|weekends?|evenings?|nights?|holidays?|rush|same.day|late|hours?|minutes?|km|fees?|supplies|levy|chaque|tous|toutes|chacune?|par|plus de|moins de|apres|avant|soirs?|nuits?|feries?|fins? de semaine|frais|heures?)\b|%/;
/** "Extra $3 a pane" is added as often as there are panes. */
const ofEach = /^\s*(?:more |extra |de plus )?(?:an?|the|la|le|du|de la) (?!case\b)\p{L}+\b/u;
const where =
  /\b(?:if|when|where|with|on|in|by|for|that (?:is|are|has|have|needs?)|si|quand|lorsque|avec|sur|pour|par|en|dont)\b/;
/** What stands for the note's own subject: "a rug done by her". */
const pronoun = /^(?:her|him|them|it|those|these|this|that|done|lui|elle|eux|ca|cela)$/;
const amount =
  /(?:\$ ?)?\d+(?:[.,]\d{1,2})?(?: ?(?:\$|dollars?|bucks|piastres?))?|\b(?:is|are|est|sont|costs?|coutent?|be|for|pour)\b(?= (?:\$ ?)?\d)/g;

/**
 * The knowledge with what its owner wrote in a note of the price of some services: of "Jackets with a lining are
 * 15 extra" every service that such words name gets the surcharge, which is due where a caller tells of the case,
 * or of what the note is titled by.
 */
export function withWrittenSurcharges(knowledge: BusinessKnowledge): BusinessKnowledge {
  const named = knowledge.services.map((service) => ({
    service,
    stems: contentStems(`${service.name} ${service.nameFr ?? ''}`),
  }));
  const found = new Map<string, WrittenSurcharge[]>();
  for (const note of knowledge.operationalNotes)
    for (const said of sentencesOf(note.content))
      for (const { service, ways, cents } of surchargesIn(said, note, named))
        found.set(service.id, [
          ...(found.get(service.id) ?? []),
          { noteId: note.id, title: note.title, said, cents, ways },
        ]);
  if (found.size === 0) return knowledge;
  return {
    ...knowledge,
    services: knowledge.services.map((service) => {
      const addedElsewhere = found.get(service.id);
      return addedElsewhere ? { ...service, addedElsewhere } : service;
    }),
  };
}

const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.;!?])\s+|\n+/)
    .map((part) => part.replace(/[\s.;]+$/, '').trim())
    .filter((part) => part !== '' && part.length <= longest);

/** No owner writes what one case costs in more words than these. */
const longest = 160;

interface Named {
  service: Service;
  stems: ReadonlySet<string>;
}

function surchargesIn(
  said: string,
  { title }: OperationsNote,
  services: readonly Named[],
): { service: Service; ways: string[]; cents: number }[] {
  const folded = fold(said);
  const [money, other] = mayBeMoneyIn(said);
  if (!money || other || daysNamedIn(folded).size > 0) return [];
  // Right before or behind the amount it is said to be more.
  const near = `${folded.slice(0, money.start).slice(-nearest)}|${folded.slice(money.end)}`;
  if (!addsNear.test(near) || ofEach.test(folded.slice(money.end))) return [];
  const bare = folded.replace(amount, ' ').replace(new RegExp(adds.source, 'g'), ' ');
  if (ofElse.test(bare)) return [];
  const scope = scopeOf(contentStems(said), services);
  const ofWork = new Set(scope.flatMap(({ stems }) => [...stems]));
  const titled = tellsApart(title, services) ? [title] : [];
  const found = where.exec(bare);
  const after = found ? bare.slice(found.index + found[0].length) : '';
  const condition = tells(after, ofWork) ? after : bare;
  const ways = [...(tells(condition, ofWork) ? [condition] : []), ...titled];
  return ways.length === 0
    ? []
    : scope.map(({ service }) => ({ service, ways, cents: money.cents }));
}

/** The services a sentence is of: those all of whose name stands in it, else those some of whose name does. */
function scopeOf(said: ReadonlySet<string>, services: readonly Named[]): Named[] {
  const priced = services.filter(({ service }) => service.pricingType !== 'dont_say');
  const whole = priced.filter(
    ({ stems }) => stems.size > 0 && [...stems].every((stem) => said.has(stem)),
  );
  if (whole.length > 0) return whole;
  return priced.filter(({ stems }) =>
    [...stems].some((stem) => !vagueWords.has(stem) && said.has(stem)),
  );
}

/** Whether words say more than the name of the work and what stands for the note's subject. */
function tells(text: string, ofWork: ReadonlySet<string>): boolean {
  const words = wordsOf(text).filter((word) => !pronoun.test(word.text));
  return [...contentStems(words.map((word) => word.text).join(' '))].some(
    (stem) => !ofWork.has(stem) && !vagueWords.has(stem),
  );
}

/** Whether a title names a case, and no service. */
function tellsApart(title: string, services: readonly Named[]): boolean {
  const stems = [...contentStems(title)];
  const telling = stems.filter((stem) => !vagueWords.has(stem));
  return (
    telling.length > 0 &&
    !services.some((one) => stems.every((stem) => one.stems.has(stem))) &&
    !ofElse.test(fold(title))
  );
}
