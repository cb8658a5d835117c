import { phrase, type Turn } from '../dialogue/turn.ts';
import type { HeardAct } from '../heard/heard.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { exclusionsIn } from '../knowledge/exclusions.ts';
import { fold } from '../knowledge/words.ts';
import { clausesOf } from '../speaking/say-fragment.ts';
import { asSentences } from '../speaking/sentences.ts';
import { writtenFacts } from './written-facts.ts';

/**
 * "It's a Bosch", where the makes that are repaired are listed: yes, with the list. False where no one note or
 * answer lists what is named, or its owner wrote it to be left out.
 */
export function tellListed(turn: Turn, { act, words }: Pick<HeardAct, 'act' | 'words'>): boolean {
  const { areaFacts } = turn.receptionist;
  const found = writtenFacts(turn).filter(
    ({ key, said, inOwnWords }) => inOwnWords && !areaFacts.includes(key) && listsOne(said, words),
  );
  const [only, other] = found;
  if (!only || other || !act.startsWith('ask.') || turn.described.has(only.key)) return false;
  turn.answered = true;
  turn.described.add(only.key);
  turn.facts.push(only.fact);
  const listed = clausesOf(only.said).filter((clause) => !leavesOut.test(fold(clause)));
  const said = `${phrase(turn, 'limitKept')} ${listed.map(asSentences).join(' ')}`;
  turn.verdicts.add(said);
  turn.statements.push(said);
  return true;
}

/** Whether a name of a list is said, and is not left out. */
export function listsOne(written: string, words: string): boolean {
  const said = contentStems(words);
  const isSaid = (stems: ReadonlySet<string>) =>
    stems.size > 0 && [...stems].every((stem) => said.has(stem));
  if (exclusionsIn(written).some(({ things }) => things.some(isSaid))) return false;
  return clausesOf(written)
    .filter((clause) => !leavesOut.test(fold(clause)))
    .flatMap(namesListed)
    .some(isSaid);
}

const leavesOut = /\b(?:not|no|never|except|n't|pas|sauf|jamais)\b/;

/** The names of a list in a clause: at least two, each of words written large. */
function namesListed(clause: string): ReadonlySet<string>[] {
  const names = clause
    .split(/\s*,\s*(?:(?:and|or|et|ou) )?|\s+(?:and|or|et|ou)\s+/)
    .map((item) => /^(?:\p{Lu}[\p{L}\d'-]*(?: |$))+/u.exec(item)?.[0].trim() ?? '')
    .filter(Boolean);
  return names.length > 1 ? names.map((name) => contentStems(name)) : [];
}
