import { nameOf, sayOption } from '../dialogue/price-rows.ts';
import type { Turn } from '../dialogue/turn.ts';
import { areSeveral, visitsOf } from '../dialogue/visits.ts';
import type { RequestItem } from '../dialogue/wanted-state.ts';
import { sayList } from '../speaking/say-list.ts';
import { lookUpAll, withKnownOption } from './refs.ts';

/** "Balayage, partial, and Bang Trim"; of several visits, each with its time. */
export function sayWanted(turn: Turn): string {
  const { wanted, language } = turn.state;
  if (!areSeveral(wanted)) return sayItems(turn, wanted.items);
  const told = visitsOf(wanted).map(({ items, time }) => {
    const what = sayItems(turn, items, true);
    return time ? `${what}${language === 'fr' ? ',' : ''} ${time.spoken}` : what;
  });
  return told.join(language === 'fr' ? ', et ' : ', and ');
}

/** The same with whom it is wished: "Balayage, partial, with Ines". */
export function sayWantedWith(turn: Turn): string {
  const { wanted, language } = turn.state;
  const what = sayWanted(turn);
  if (!what || !wanted.person || wanted.requests.some(({ kind }) => kind === 'person')) return what;
  return `${what} ${language === 'fr' ? 'avec' : 'with'} ${wanted.person}`;
}

/** What has no time yet, where something else that is wanted has; empty: nothing. */
export function sayUntimed(turn: Turn): string {
  const { items } = turn.state.wanted;
  const untimed = items.filter(({ time }) => !time);
  return untimed.length < items.length ? sayItems(turn, untimed) : '';
}

function sayItems(turn: Turn, items: readonly RequestItem[], apart = false): string {
  const { language } = turn.state;
  const names = items.flatMap(({ ref, count, forWhom }) => {
    const [found] = lookUpAll(turn, [withKnownOption(turn, ref)]);
    if (!found) return [];
    const name = nameOf(found.service, language);
    const whole = found.option ? `${name} (${sayOption(found.option, language)})` : name;
    const counted = count > 1 ? `${count}${language === 'fr' ? ' fois' : ''} ${whole}` : whole;
    return apart && forWhom ? `${counted} ${sayForWhom(forWhom)}` : counted;
  });
  return sayList(names, language);
}

const english: readonly (readonly [RegExp, string])[] = [
  [/^(?:me|myself|us)$/, 'you'],
  [/^(?:my|our) /, 'your '],
];
const french: readonly (readonly [RegExp, string])[] = [
  [/^(?:moi|nous)$/, 'vous'],
  [/^(?:mon|ma|notre) /, 'votre '],
  [/^mes /, 'vos '],
];

/** "For your son Leo", of what the caller called "my son Leo". */
function sayForWhom(forWhom: string): string {
  const told = (rules: typeof english) => rules.find(([words]) => words.test(forWhom));
  const inFrench = told(french);
  const [words, instead] = inFrench ?? told(english) ?? [];
  const whom = words && instead ? forWhom.replace(words, instead) : forWhom;
  return `${inFrench ? 'pour' : 'for'} ${whom}`;
}
