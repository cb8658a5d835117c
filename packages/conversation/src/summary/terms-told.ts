import type { CallOutcome, FactUsed, Language } from '../conversation.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { amountsIn, notMoney, writtenFiguresIn } from '../knowledge/guard.ts';
import { fold } from '../knowledge/words.ts';
import { writtenTexts } from '../knowledge/written-texts.ts';
import type { Receptionist } from '../receptionist.ts';
import { quoted } from '../speaking/quoted.ts';
import { clausesOf } from '../speaking/say-fragment.ts';
import { sayMoney } from '../speaking/say-money.ts';

const mostTold = 2;
/** A longer clause says too much of other things to tell what an amount is for. */
const longestClause = 90;

/**
 * Amounts that were told out of an owner's descriptions, answers and notes and stand in no price told of: a fee
 * for a town, a price for a team, each with the owner's own words for it ("$95 “Selkirk and Steinbach 95 a trip”").
 * What a deposit or a late cancellation costs is no price of anything, nor is what is taken off one; and what was
 * only read out beside something else, of which the caller never spoke, was quoted to nobody.
 * @param prices what is told of the price table, as the owner reads it.
 */
export function termsTold(
  receptionist: Receptionist,
  { transcript, quotes, lead }: CallOutcome,
  prices: readonly string[],
  language: Language,
): TermsTold {
  const known = new Set([
    ...prices.flatMap(amountsIn),
    ...quotes.flatMap(({ spoken, amountCents, proof = '' }) => [
      ...amountsIn(`${spoken} . ${proof}`),
      amountCents ?? 0,
    ]),
  ]);
  const told = new Map<string, string>();
  const spoken = contentStems(
    transcript.flatMap(({ role, content }) => (role === 'user' ? content : [])).join(' . '),
  );
  const isSpokenOf = ({ clause, of }: WrittenClause) => {
    const name = contentStems(of);
    const own = [...contentStems(clause)].filter((stem) => !name.has(stem) && !/\d/.test(stem));
    return own.length === 0 || own.some((stem) => spoken.has(stem));
  };
  for (const { role, content, facts = [] } of transcript) {
    if (role !== 'assistant') continue;
    const clauses = facts.flatMap((fact) => clausesWritten(receptionist, fact)).filter(isSpokenOf);
    for (const cents of new Set(amountsIn(content))) {
      if (known.has(cents)) continue;
      const written = clauseWith(clauses, cents, content);
      if (!written) continue;
      const { clause, of, count } = written;
      // What so many come to says what one costs too.
      if (count === 1 && told.has(clause)) continue;
      const times = count > 1 ? `${count} × ` : '';
      told.delete(clause);
      told.set(clause, `${sayMoney(cents, language)} ${of}(${times}${quoted(clause, language)})`);
    }
  }
  const wish = lead?.reason?.split('; ')[0] ?? '';
  const wanted = receptionist.profile.knowledge.services
    .filter(({ id, name }) => wish.includes(name) && !quotes.some((one) => one.serviceId === id))
    .flatMap(({ description }) => clausesOf(description ?? ''));
  const terms = [...told].slice(-mostTold);
  const isWanted = ([clause]: [string, string]) => wanted.includes(clause);
  return {
    ofWanted: terms.filter(isWanted).map(([, said]) => said),
    others: terms.filter((one) => !isWanted(one)).map(([, said]) => said),
  };
}

interface TermsTold {
  /** Of what is wanted, where no price of the table was told of it. */
  ofWanted: string[];
  others: string[];
}

/** A part of an owner's text, and the service it describes with a space after it; empty: none. */
interface WrittenClause {
  clause: string;
  of: string;
}

/** The parts of an owner's text that a fact stands for, without those on what is no price. */
function clausesWritten({ profile }: Receptionist, { kind, id }: FactUsed): WrittenClause[] {
  const { knowledge } = profile;
  const texts =
    kind === 'service' || kind === 'option'
      ? knowledge.services
          .filter((one) => one.id === id || one.options.some((option) => option.id === id))
          .map(({ name, description }) => ({ of: `${name} `, text: description ?? '' }))
      : writtenTexts(knowledge)
          .filter(({ fact }) => fact.kind === kind && fact.id === id)
          .filter(({ title }) => !ofTerms.test(fold(title)))
          .map(({ body }) => ({ of: '', text: body }));
  return texts
    .flatMap(({ of, text }) => clausesOf(text).map((clause) => ({ clause, of })))
    .filter(({ clause }) => clause.length <= longestClause && !ofTerms.test(fold(clause)))
    .filter(({ clause }) => !takesOff.test(fold(clause)));
}

const ofTerms =
  /\b(?:deposit|down payment|balance|cancel\w*|late|no.?shows?|miss(?:ed|ing)?|minimum|refund\w*|acompte|depot|solde|annul\w*|retard|rembours\w*|manque\w*)\b/;

const takesOff = /\b(?:off|discounts?|rabais|escomptes?|de moins)\b/;

/** The clause an amount stands in, or of whose amount it is so many times as are spoken of. */
function clauseWith(
  clauses: readonly WrittenClause[],
  cents: number,
  said: string,
): (WrittenClause & { count: number }) | null {
  const counts = new Set(writtenFiguresIn(fold(said)).map(({ value }) => value));
  for (const count of [1, ...counts].filter((one) => Number.isInteger(one) && one > 0)) {
    const written = clauses.find(({ clause }) => centsIn(clause).includes(cents / count));
    if (written) return { ...written, count };
  }
  return null;
}

/** Every number of a clause that may be money, bare as owners write it, in cents. */
function centsIn(clause: string): number[] {
  const folded = fold(clause);
  return writtenFiguresIn(folded).flatMap(({ value, start, end }) => {
    const isBound = boundBefore.test(folded.slice(0, start)) || boundAfter.test(folded.slice(end));
    return isBound || notMoney.test(folded.slice(end)) ? [] : Math.round(value * 100);
  });
}

/** "Jobs over 2,000", "300 et plus": from where on something holds, and the price of nothing. */
const boundBefore =
  /\b(?:over|above|under|below|(?:more|less) than|at least|up to|within|plus de|moins de|au-dessus de|en bas de|jusqu'a|a partir de) \$?\s?$/;
const boundAfter = /^\s?\$?\s?(?:and|or|et|ou) (?:more|up|over|above|less|plus|moins)\b/;
