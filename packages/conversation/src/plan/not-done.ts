import { lastSaid, phrase, type Turn } from '../dialogue/turn.ts';
import type { Act } from '../heard/acts.ts';
import { type HeardAct, refsMeant } from '../heard/heard.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { daysNamedIn } from '../knowledge/day-rules.ts';
import { type Exclusion, exclusionsIn } from '../knowledge/exclusions.ts';
import { fold } from '../knowledge/words.ts';
import { begunSmall } from '../speaking/say-fragment.ts';
import { focusOn, lookUpAll } from './refs.ts';
import { type WrittenFact, writtenFact, writtenFacts } from './written-facts.ts';

/** Acts that ask for work, or of what: what is not done with it comes before any yes or price. */
const asksForWork: ReadonlySet<Act> = new Set([
  'ask.offer',
  'ask.price',
  'ask.fact',
  'ask.total',
  'ask.when',
  'describe',
  'want.book',
]);

/**
 * "Do you fix Miele dishwashers", where the owner wrote that they do not work on Miele: says so, in place of the
 * yes and the price that the work would have.
 * @returns the acts that are left to be met; all of them where nothing of the kind is written.
 */
export function tellNotDone(turn: Turn, acts: readonly HeardAct[]): readonly HeardAct[] {
  const asked = acts.filter(({ act }) => asksForWork.has(act));
  if (turn.state.model || !asked.some(({ act }) => act.startsWith('ask.') || act === 'want.book'))
    return acts;
  const found = exclusionFor(turn, asked);
  if (!found) return acts;
  const { said, fact } = found;
  const key = `${fact.kind}:${fact.id}`;
  // Asked by its own name, it is told whole.
  const itself = asked.some(({ target }) => target?.kind === 'fact' && target.factId === key);
  if (itself && /^(?:no|non)\b/i.test(writtenFact(turn, key)?.said ?? '')) return acts;
  const [first] = asked;
  focusOn(
    turn,
    asked.flatMap(({ target }) => refsMeant(target)),
  );
  turn.state.focus.asked = first?.act ?? null;
  turn.answered = true;
  turn.facts.push(fact);
  turn.described.add(fact.kind === 'service' ? fact.id : key);
  const bare = /^(?:no|not|never|pas|aucune?)\b/i.test(said);
  const told = phrase(turn, bare ? 'notDoneBare' : 'notDone', {
    said: turn.state.language === 'en' ? begunSmall(said) : said,
  });
  turn.verdicts.add(told);
  turn.statements.push(told);
  return acts.filter(
    ({ act, target }) =>
      !asksForWork.has(act) ||
      (target?.kind === 'fact' && act === 'ask.fact' && target.factId !== key),
  );
}

interface Found {
  said: string;
  fact: Turn['facts'][number];
}

function exclusionFor(turn: Turn, acts: readonly HeardAct[]): Found | null {
  const words = acts.map((one) => one.words).join(' . ');
  const said = contentStems(words || lastSaid(turn));
  const named = acts.flatMap(({ target }) => refsMeant(target));
  const refs = named.length > 0 ? named : turn.state.focus.refs;
  // "What about a maple", of planting: what is not planted need not be said to be.
  const works = lookUpAll(turn, refs).flatMap(({ service }) => [...contentStems(service.name)]);
  const isSaid = ({ things, verb }: Exclusion) =>
    things.some((thing) => thing.size > 0 && [...thing].every((stem) => said.has(stem))) &&
    (verb === null ||
      [...contentStems(verb)].some((stem) => said.has(stem) || works.includes(stem)));
  for (const { service } of lookUpAll(turn, refs)) {
    const own = exclusionsIn(service.description ?? '').find(isSaid);
    if (own)
      return { said: own.said, fact: { kind: 'service', id: service.id, label: service.name } };
  }
  const general = factsOfWork(turn).flatMap(({ said: text, subject, fact }) =>
    exclusionsIn(text)
      .filter((one) => !one.leans && isSaid(one) && !isService(turn, one) && !isOfDay(one))
      .filter((one) => !isWorkedOn(turn, one) || sharesSubject(subject, one, said))
      .map((one) => ({ said: one.said, fact })),
  );
  return general[0] ?? null;
}

/** What is written of work in general: not of where it is done, nor of money. */
function factsOfWork(turn: Turn): WrittenFact[] {
  const { areaFacts } = turn.receptionist;
  return writtenFacts(turn).filter(
    ({ key, subject }) => !areaFacts.includes(key) && !ofMoney.test(fold(subject)),
  );
}

const ofMoney =
  /\b(?:pay\w*|cards?|credit|debit|cash|cheques?|discounts?|deals?|deposits?|fees?|financ\w*|warrant\w*|guarant\w*|refunds?|insurance|paiements?|cartes?|rabais|depots?|frais|garanti\w*)\b/;

/** "Not on Friday" leaves a day out, and none of the work. */
function isOfDay({ things }: Exclusion): boolean {
  return things.some((thing) => daysNamedIn([...thing].join(' ')).size > 0);
}

/** What is listed with a price of its own is done. */
function isService({ receptionist }: Turn, { things }: Exclusion): boolean {
  return receptionist.profile.knowledge.services.some(({ name }) => {
    const own = contentStems(name);
    return things.some((thing) => own.size > 0 && [...own].every((stem) => thing.has(stem)));
  });
}

/** Whether a service is named after what is left out: "no fridges" of used ones denies no repair of a fridge. */
function isWorkedOn({ receptionist }: Turn, { things }: Exclusion): boolean {
  return receptionist.profile.knowledge.services.some(({ name, options }) => {
    const own = contentStems(`${name} ${options.map((option) => option.name).join(' ')}`);
    return things.some((thing) => [...thing].some((stem) => own.has(stem)));
  });
}

/** Whether a caller speaks of what a fact is about, in a word beside the thing it leaves out. */
function sharesSubject(subject: string, { things }: Exclusion, said: ReadonlySet<string>): boolean {
  const left = new Set(things.flatMap((thing) => [...thing]));
  return [...contentStems(subject)].some((stem) => !left.has(stem) && said.has(stem));
}
