import { nameOf } from '../dialogue/price-rows.ts';
import { lastSaid, phrase, type Turn, tell } from '../dialogue/turn.ts';
import type { HeardAct } from '../heard/heard.ts';
import type { Service } from '../knowledge/business.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { hearQuestion } from '../knowledge/heard-question.ts';
import { keepsLimit } from '../knowledge/limits.ts';
import { fold } from '../knowledge/words.ts';
import { begunSmall, clauseAloud, clausesOf, saidAloud } from '../speaking/say-fragment.ts';
import { sentences } from '../speaking/sentences.ts';
import { isOtherLanguage } from './bearing.ts';
import { limitLead } from './conclusions.ts';
import { whetherPart } from './whether-part.ts';

/**
 * Tells what an owner wrote of a service as a person would: a yes or a no first where the words decide
 * what was asked, and the service's name where it is not clear which one is meant.
 * True where they decide it.
 * @param written the part of its description that is for these words.
 */
export function tellWritten(
  turn: Turn,
  service: Service,
  written: string,
  act: Pick<HeardAct, 'act' | 'words'> | null,
): boolean {
  const { language } = turn.state;
  const decided = act && language === 'en' ? whetherPart(act, service, written) : null;
  if (decided) {
    turn.verdicts.add(decided);
    turn.statements.push(decided);
    return true;
  }
  const kept = act?.act.startsWith('ask.') ? keepsLimit(lastSaid(turn), written) : null;
  if (kept && language === 'en') tell(turn, limitLead(kept, act?.words ?? ''));
  turn.statements.push(sayWritten(turn, service, written));
  return kept !== null;
}

/** What an owner wrote of a service, led by its name where it is not clear which one is meant. */
export function sayWritten(turn: Turn, service: Service, written: string): string {
  const { language } = turn.state;
  const said = saidAloud(written, language);
  if (language === 'en' && isClear(turn, service)) return said;
  // "For Washer repair (labour), that's labour only": what stands in brackets is not how it is called.
  const name = nameOf(service, language).replace(/\s*\([^)]*\)/g, '');
  if (isOtherLanguage(turn, said)) return `${name}: ${said}`;
  const description = language === 'en' ? begunSmaller(said) : said;
  return phrase(turn, 'described', { service: name, description });
}

/** What was told before, told once more as such. */
export function saidBefore(turn: Turn, said: string): string {
  const plain = said.replace(namedFirst, '');
  if (/^(?:yes|no|oui|non)\b/i.test(plain) || isOtherLanguage(turn, plain)) return plain;
  return phrase(turn, 'asISaid', {
    said: turn.state.language === 'en' ? begunSmaller(plain) : said,
  });
}

/**
 * Of a sentence that was told, the part that is for what is asked now: "it does not fit in underground
 * parking", with a no before it where that is asked for. All of it where no part is for the words alone.
 */
export function partMeant(turn: Turn, { words }: Pick<HeardAct, 'words'>, said: string): string {
  if (turn.state.language !== 'en') return saidBefore(turn, said);
  const asked = contentStems(words);
  const shares = (text: string) => [...contentStems(text)].filter((stem) => asked.has(stem)).length;
  const parts = clausesOf(said.replace(namedFirst, ''));
  const [best, second] = parts.toSorted((one, other) => shares(other) - shares(one));
  if (best === undefined || second === undefined || shares(best) === shares(second))
    return saidBefore(turn, said);
  const part = begunSmall(clauseAloud(best));
  const denied = /\b(?:not|never|cannot)\b|n't\b/.test(fold(best)) && !/^no\b/i.test(best);
  return denied && hearQuestion(words).polar ? `No, ${part}` : saidBefore(turn, part);
}

const namedFirst = /^For [^,.?!]{1,60}, (?!it is\b|prices\b)/;

function begunSmaller(said: string): string {
  const [first = '', ...others] = sentences(said);
  return [begunSmall(first), ...others].join(' ');
}

/** Whether the last words of either side named it, and no other service. */
function isClear(turn: Turn, service: Service): boolean {
  const names = (text: string) => (one: Service) => {
    const said = contentStems(text);
    const own = [...contentStems(one.name)];
    return own.length > 0 && own.every((stem) => said.has(stem));
  };
  const before = turn.state.transcript.findLast(({ role }) => role === 'assistant')?.facts ?? [];
  const told = before.filter(({ kind }) => kind === 'service').map(({ id }) => id);
  if (told.length > 0 && told.every((id) => id === service.id)) return true;
  const text = [turn.state.lastLine, lastSaid(turn), ...turn.statements].join(' . ');
  const named = turn.receptionist.profile.knowledge.services.filter(names(text));
  return named.length === 1 && named[0]?.id === service.id;
}
