import type { PeopleQuestion } from '../knowledge/people-answers.ts';

const someDay =
  "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|weekdays?|today|tomorrow|tonight|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|fins? de semaine|aujourd'hui|demain)";
/** A day that was named before, or by its date. */
const aDay =
  '\\b(?:(?:that|this) (?:day|morning|afternoon|evening|week)|then|or not|the \\d{1,2}(?:st|nd|rd|th)?|the (?:\\p{L}+[- ])?\\p{L}+(?:th|st|nd|rd))\\b|\\d{1,2}(?:st|nd|rd|th)\\b|\\ble \\d{1,2}\\b|\\b(?:cette journee|ce jour)[- ]la\\b';
/** Who is spoken of without a name, in folded words. */
export const pronouns = "(?:she|he|they|elle|il|elles|ils)(?:'s|'re)?";
const atWork = '(?:in|there|here|on|off|around|working|available|la|disponible)';
const every = '(?:on |every |this |next |coming |a |the |le |les |du )*';

/** Questions about people, each with the words that put it; `WHO` stands for a name or a pronoun. */
const forms: readonly (readonly [PeopleQuestion['asks'], string])[] = [
  [
    'days',
    `\\b(?:when(?:'?s| is| are| does| do)?|(?:what|which) days?(?: of the week)?(?: is| are| does| do)?) WHO (?:usually )?(?:${atWork}|works?|come in)\\b`,
  ],
  ['days', `\\b(?:is|are|will|would) WHO (?:be )?(?:${atWork}|away) ${every}${someDay}`],
  ['days', `\\bWHO (?:is |are )?(?:${atWork}|works?) ${every}${someDay}`],
  ['days', `\\b(?:is|are|will) WHO (?:be )?(?:${atWork}|off|away)\\b.*?(?:${aDay})`],
  ['days', `\\bdo(?:es)? WHO work(?! (?:on|with|at)\\b(?! ${every}${someDay}))`],
  ['days', `\\b(?:quand|quels? jours?)\\b.* WHO\\b.*(?:travaille|\\bla\\b)`],
  [
    'days',
    `\\bWHO (?:travaille(?:nt)?|est(?:[- ]t[ui])? (?:la|en vacances|en conge))(?:[- ]t[ui])?(?:[- ]t-)?(?:[- ](?:elle|il))? (?:quand|quels? jours?|${every}${someDay})`,
  ],
  [
    'whoOn',
    `\\bwho(?:'?s| is| all| do you have| would| will)?(?: all)? (?:be )?(?:${atWork}|works?)\\b.*?${someDay}`,
  ],
  [
    'whoOn',
    `${someDay}\\b.*\\bwho(?:'?s| is| would| will| could| can| does| do)?\\b(?: (?:that|it))?(?: (?:be|do|is|${atWork}))?`,
  ],
  ['whoOn', `\\bqui (?:travaille|est la|est-ce qui travaille)\\b.*?${someDay}`],
  [
    'whoDoes',
    `\\b(?:anybody|anyone|somebody|someone|person)\\b.* (?:who|whos|who's|that|to do)\\b`,
  ],
  [
    'whoDoes',
    `\\bwho(?:'s|s| is| does| do you have (?:for|that)| would (?:i|we) (?:see|get|ask)| would you send| can| could| knows| handles)\\b`,
  ],
  [
    'whoDoes',
    `\\b(?:qui (?:fait|s'occupe|est (?:bon|bonne)|connait)|quelqu'un qui (?:fait|s'y|connait|est))\\b`,
  ],
  // "Is that Dale who does it", "would it be Dale", "c'est-tu Odile qui le ferait".
  [
    'isIt',
    `\\b(?:is|be|was)(?: (?:it|that|this))? WHO (?:who|that|doing|going to|gonna|i'?d|i'?ll|we'?d|to do|the one|on it)\\b`,
  ],
  [
    'isIt',
    `\\b(?:it|that)(?:'s|'d be|'ll be) (?:gonna be |going to be )?WHO (?:who|that|doing)\\b`,
  ],
  ['isIt', `\\b(?:would|will) (?:it|that) be WHO\\b`],
  [
    'isIt',
    `\\b(?:would|will|is|are) WHO (?:be |gonna |going to |gonna be |going to be )(?:the one|doing|do it|working on|looking after|fixing|on it)`,
  ],
  ['isIt', `\\bwill WHO (?:do|fix|handle|look after) (?:it|that|this|them|those|me|mine|my)\\b`],
  [
    'isIt',
    `\\b(?:c'est|ca (?:sera|serait|va etre)|ce (?:sera|serait))(?:[- ]t[ui])?(?: (?:la|le|avec))?(?: (?:docteure?|madame|monsieur|dre?|mme|m))? WHO(?: qui\\b|\\W*$)`,
  ],
  [
    'isIt',
    `\\b(?:est-ce|est-ce que) (?:c'est |ce (?:sera|serait) )?(?:WHO (?:qui|va|ferait|fera)\\b)`,
  ],
  [
    'does',
    `\\b(?:can|could|would|will|do|does) WHO (?:also )?(?:do|does|take|handle|cut|see|work (?:on|with))\\b`,
  ],
  ['does', `\\bWHO (?:does|do|handles?|takes?|works? (?:on|with)|fait|prend|peut)\\b`],
];

/** What is asked of people in folded words; `who`: how those are called who may be meant. */
export function formOf(said: string, who: readonly string[]): PeopleQuestion['asks'] | null {
  const one = `(?:${who.join('|')})`;
  const found = forms.find(([, form]) => {
    if (who.length === 0 && form.includes('WHO')) return false;
    return new RegExp(form.replaceAll('WHO', one), 'u').test(said);
  });
  return found?.[0] ?? null;
}
